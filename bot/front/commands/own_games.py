"""/games: the member's own tables on all servers, those with an open question, and runs that can be
continued."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

from discord import app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.inbound.access import Sight, asked_twice
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours, table_text
from bot.front.shared.components import Item, Poster, layout, rows
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import listed
from bot.front.shared.seat_names import with_names
from bot.front.shared.translator import named
from bot.front.social.notifications import hearing_button
from bot.store import Ended, Listing
from bot.tables.listed import ListedTable
from bot.tables.seating import facts_of
from bot.wording import Words

MOST_LISTED = 20
MOST_ENDED, MOST_SEARCHED = 6, 30
"""The number of ended matches that are listed, and of those that are looked through for them."""
LONGEST_LIST = 3000


def games_command() -> app_commands.Command[Any, ..., None]:
    async def own_games(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        tables = await own_tables(interaction)
        begun = await _begun(interaction, {table.game.key for table in tables})
        over = await ended_games(interaction)
        await show_privately(interaction, games_poster(interaction, tables, begun, over))

    return app_commands.Command(
        name=named("command-games"), description=named("command-games-about"), callback=own_games
    )


async def own_tables(interaction: Interaction) -> list[ListedTable]:
    """The visitor's tables, those with an open question first. No match is loaded."""
    store, visitor = interaction.client.house.store, interaction.user.id
    found = await asked_twice(lambda: store.glances.own(visitor))
    return sorted(known(interaction, found), key=lambda table: table.asked_of(visitor) is None)


def known(interaction: Interaction, listings: Iterable[Listing]) -> list[ListedTable]:
    """The tables of known games."""
    games = interaction.client.games
    return [ListedTable(games[one.glance.game], one) for one in listings if one.glance.game in games]


async def ended_games(interaction: Interaction) -> list[str]:
    """A line for each of the latest matches that are over: the visitor's own, and those in this server that
    they may look at."""
    store, sight = interaction.client.house.store, Sight(interaction)
    guild, visitor = interaction.guild_id, interaction.user.id
    found = await asked_twice(lambda: store.glances.ended(guild, visitor, MOST_SEARCHED))
    seen = [one for one in found if one.glance.sits or sight.may_look(one.glance, sits=False)]
    known = [one for one in seen if one.glance.game in interaction.client.games]
    return [_ended(interaction, one) for one in known[:MOST_ENDED]]


def _ended(interaction: Interaction, one: Ended) -> str:
    """A match with its result, and whether the visitor won."""
    game = interaction.client.games[one.glance.game]
    table = ListedTable(game, Listing(one.glance, None, one.sitters))
    said = words_for(interaction, game.key, one.glance.language)
    if one.outcome is None:
        present = said.say("table-cancelled")
    else:
        named = with_names(table, said)
        present = named.say(f"outcome-{one.outcome['reason']}", facts_of(one.outcome["facts"]))
        own = {sitter.seat for sitter in one.sitters if sitter.user_id == interaction.user.id}
        if own & {*one.outcome["winners"]}:
            present = said.say("games-won", present=present)
    return said.say("games-line", title=_title(interaction, table, said), present=present)


async def _begun(interaction: Interaction, played: Collection[str]) -> list[str]:
    """Runs the visitor can continue, in games in which they have no table."""
    client = interaction.client
    lines: list[str] = []
    for game in client.games.values():
        if game.heritage is None or game.key in played:
            continue
        legacy = await asked_twice(partial(client.house.heritage, game, interaction.user.id))
        said = words_for(interaction, game.key)
        if legacy and said.has("lobby-legacy"):
            lines.append(said.say("games-begun", present=said.say("lobby-legacy", facts_of(legacy))))
    return lines


def games_poster(
    interaction: Interaction, tables: list[ListedTable], begun: list[str], over: list[str]
) -> Poster:
    words = words_for(interaction)
    if not tables and not begun and not over:
        raise Refusal(Problem("no-games"))
    ended = listed(over, MOST_ENDED, words, LONGEST_LIST // 3)
    room = LONGEST_LIST - len(ended)
    played = listed([line_of(interaction, table) for table in tables], MOST_LISTED, words, room)
    present = [played, *begun] if played or begun else [words.say("games-none")]
    past = [words.say("games-over"), ended] if ended else []
    items: list[Item] = [
        ui.TextDisplay("\n".join(filter(None, [words.say("games-title"), *present, *past]))),
        *rows([hearing_button(words)]),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)))


def line_of(interaction: Interaction, table: ListedTable) -> str:
    """A table, and the answers that it waits for."""
    said = words_for(interaction, table.game.key, table.glance.language)
    title, present = _title(interaction, table, said), _present(table, said, interaction.user.id)
    return said.say("games-line", title=title, present=present)


def _title(interaction: Interaction, table: ListedTable, said: Words) -> str:
    """The game and the number of a table, with a link to its message if there is one."""
    link = interaction.client.places.link_to(table.glance)
    if link is None:
        return said.say("games-table", table=table.id)
    return said.say("games-table-link", table=table.id, link=link)


def _present(table: ListedTable, words: Words, user_id: int) -> str:
    """The state of the table for this member."""
    if table.in_lobby:
        return words.say("status-lobby")
    if not table.playing:
        return words.say(f"games-{table_text.standstill(table)}")
    asked = table.asked_of(user_id)
    if asked is not None:
        what = table_text.what_is_asked(words, asked) or words.say("nudge-for-an-answer")
        return words.say("games-yours", what=what)
    return " ".join(table_text.waiting(table, words))
