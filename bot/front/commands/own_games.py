"""/games: the member's own tables on all servers, those with an open question, and runs that can be
continued."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import structlog
from discord import app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.inbound.access import asked_twice
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours, table_text
from bot.front.shared.components import Item, layout, rows
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import listed
from bot.front.shared.message import Poster
from bot.front.shared.translator import named
from bot.front.social.notifications import hearing_button
from bot.tables.seating import facts_of
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

MOST_LISTED = 20
LONGEST_LIST = 3000


def games_command() -> app_commands.Command[Any, ..., None]:
    async def own_games(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        tables = await tables_of(interaction)
        begun = await _begun(interaction, {table.game.key for table in tables})
        await show_privately(interaction, games_poster(interaction, tables, begun))

    return app_commands.Command(
        name=named("command-games"), description=named("command-games-about"), callback=own_games
    )


async def tables_of(interaction: Interaction, game: str | None = None) -> list[Table]:
    """The visitor's tables, those with an open question first; of one game if ``game`` is given. Unreadable
    tables are left out."""
    house, visitor = interaction.client.house, interaction.user.id
    tables: list[Table] = []
    for number in await asked_twice(lambda: house.store.tables_of(visitor, game)):
        try:
            table = await house.find(number)
        except Refusal:
            table = None
        if table is None:
            log.warning("games.unreadable", table=number)
        else:
            tables.append(table)
    return sorted(tables, key=lambda table: not waits_for(table, visitor))


def waits_for(table: Table, user_id: int) -> bool:
    """True if this member has an open question at the table."""
    return not set(table.seats_of(user_id)).isdisjoint(table.waiting_for)


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


def games_poster(interaction: Interaction, tables: list[Table], begun: list[str]) -> Poster:
    words = words_for(interaction)
    if not tables and not begun:
        raise Refusal(Problem("no-games"))
    played = listed([line_of(interaction, table) for table in tables], MOST_LISTED, words, LONGEST_LIST)
    items: list[Item] = [
        ui.TextDisplay("\n".join([words.say("games-title"), *([played] if played else []), *begun])),
        *rows([hearing_button(words)]),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)))


def line_of(interaction: Interaction, table: Table) -> str:
    """A table, with its open question."""
    said = words_for(interaction, table.game.key, table.row.language)
    places = interaction.client.places
    known = table.shown.message_id is not None
    title = said.say("games-table", table=table.id)
    if known:
        title = said.say("games-table-link", table=table.id, link=places.message(table).jump_url)
    return said.say("games-line", title=title, present=_present(table, said, interaction.user.id))


def _present(table: Table, words: Words, user_id: int) -> str:
    """The state of the table for this member."""
    if table.in_lobby:
        return words.say("status-lobby")
    if not table.playing:
        return words.say(f"games-{table_text.standstill(table)}")
    own = [seat for seat in table.waiting_for if seat in table.seats_of(user_id)]
    if own:
        what = table_text.what_for(table, words, own[0]) or words.say("nudge-for-an-answer")
        return words.say("games-yours", what=what)
    return words.say("table-waiting", names=table_text.seats(table, words, table.waiting_for))
