"""/games: the member's own tables on all servers, those with an open question, and runs that can be
continued."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

from discord import app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.inbound.access import asked_twice
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours, table_text
from bot.front.shared.components import Item, Poster, layout, rows
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import listed
from bot.front.shared.translator import named
from bot.front.social.notifications import hearing_button
from bot.store import Listing
from bot.tables.listed import ListedTable
from bot.tables.seating import facts_of
from bot.wording import Words

MOST_LISTED = 20
LONGEST_LIST = 3000


def games_command() -> app_commands.Command[Any, ..., None]:
    async def own_games(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        tables = await own_tables(interaction)
        begun = await _begun(interaction, {table.game.key for table in tables})
        await show_privately(interaction, games_poster(interaction, tables, begun))

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


def games_poster(interaction: Interaction, tables: list[ListedTable], begun: list[str]) -> Poster:
    words = words_for(interaction)
    if not tables and not begun:
        raise Refusal(Problem("no-games"))
    played = listed([line_of(interaction, table) for table in tables], MOST_LISTED, words, LONGEST_LIST)
    items: list[Item] = [
        ui.TextDisplay("\n".join([words.say("games-title"), *([played] if played else []), *begun])),
        *rows([hearing_button(words)]),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)))


def line_of(interaction: Interaction, table: ListedTable) -> str:
    """A table, and the answers that it waits for."""
    said = words_for(interaction, table.game.key, table.glance.language)
    link = interaction.client.places.link_to(table.glance)
    title = said.say("games-table", table=table.id)
    if link is not None:
        title = said.say("games-table-link", table=table.id, link=link)
    return said.say("games-line", title=title, present=_present(table, said, interaction.user.id))


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
