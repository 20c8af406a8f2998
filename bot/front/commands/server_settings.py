"""The settings for tables that moderators change: the waiting time, and the language of new tables."""

from __future__ import annotations

from discord import app_commands

from bot.engine import Problem, Refusal
from bot.front.inbound.refusals import whisper
from bot.front.shared.host import Interaction
from bot.front.shared.languages import language_of_new_tables, words_for
from bot.front.shared.suggestions import MOST_SUGGESTIONS, offered
from bot.front.shared.table_text import HOUR, spoken
from bot.front.social.absence import patience_of
from bot.wording import languages, words

MOST_HOURS = 720


async def answer_patience(interaction: Interaction, hours: int | None) -> None:
    """Tell the time after which a player counts as absent; with ``hours``, set it first."""
    client, guild_id = interaction.client, interaction.guild_id
    assert guild_id is not None
    if hours is not None:
        # Discord checks the limits of an option, but a tampered client need not.
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal(Problem("odd-value"))
        _need_moderator(interaction)
        await client.house.store.servers.set_patience(guild_id, hours * HOUR)
    said = words_for(interaction)
    patience = spoken(await patience_of(client, guild_id), said)
    await whisper(interaction, said.say("patience-now" if hours is None else "patience-set", time=patience))


async def answer_language(interaction: Interaction, wish: str | None) -> None:
    """Tell the language of new tables; with a ``wish``, set it first."""
    client, guild_id = interaction.client, interaction.guild_id
    assert guild_id is not None
    if wish is not None:
        if wish not in languages():
            raise Refusal(Problem("odd-value"))
        _need_moderator(interaction)
        await client.house.store.servers.set_language(guild_id, wish)
    spoken_here = words(None, await language_of_new_tables(interaction)).say("language-name")
    message = "language-now" if wish is None else "language-set"
    await whisper(interaction, words_for(interaction).say(message, name=spoken_here))


def suggest_languages(typed: str) -> list[app_commands.Choice[str]]:
    """Every language, by its own name."""
    named = {language: words(None, language).say("language-name") for language in languages()}
    return [
        offered(name, language) for language, name in named.items() if typed.casefold() in name.casefold()
    ][:MOST_SUGGESTIONS]


def _need_moderator(interaction: Interaction) -> None:
    if not interaction.permissions.manage_messages:
        raise Refusal(Problem("not-a-moderator"))
