"""Which tables there are, as far as the visitor may know: for ``/table status``, and for the option that
names one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
import structlog
from discord import app_commands

from bot.front import speech
from bot.front.company import in_company
from bot.front.door import asked_twice, may_look, tables_for
from bot.front.limits import listed
from bot.front.own_games import waits_for
from bot.front.reading import words_for
from bot.front.suggesting import answered_anyway, offered
from bot.front.table_message import status
from bot.store import TableRow
from bot.tables.table import Table
from bot.wording import Words

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()

MOST_SUGGESTIONS = 25
MOST_LISTED = 10
FARTHEST = (True, True)
"""Neither here nor the visitor's own."""


def in_order(interaction: discord.Interaction[Any], tables: list[Table]) -> list[Table]:
    """The visitor's own of this channel, others of this channel, the visitor's own elsewhere."""
    meant = [table for table in tables if table.row.live and _far(interaction, table) != FARTHEST]
    return sorted(meant, key=lambda table: _far(interaction, table))


def _far(interaction: discord.Interaction[Any], table: Table) -> tuple[bool, bool]:
    here = interaction.channel_id in (table.row.thread_id, table.row.channel_id)
    return not here, not table.is_seated(interaction.user.id)


async def tables_here(interaction: discord.Interaction[Any]) -> list[Table]:
    """The live tables that a command without a number can mean, the likeliest first."""
    tables, _ = await tables_for(interaction)
    return in_order(interaction, tables)


async def equally_meant(interaction: discord.Interaction[Any], *, own: bool, waiting: bool) -> list[Table]:
    """The likeliest table, and those that are as likely. What is only for who plays is for their ``own``, and
    ``waiting`` for those first at which they are waited for."""
    tables, visitor = await tables_here(interaction), interaction.user.id
    if own:
        mine = [table for table in tables if table.playing and table.is_seated(visitor)]
        first = [table for table in mine if waiting and waits_for(table, visitor)]
        tables = first or mine or tables[:1]
    return [table for table in tables if _far(interaction, table) == _far(interaction, tables[0])]


async def status_of_all(interaction: discord.Interaction[Any]) -> str:
    """What is being played here, and who is waited for; as much of it as fits. Empty where nothing is."""
    tables, unreadable = await tables_for(interaction)
    entries = [_entry(interaction, table) for table in in_order(interaction, tables)]
    entries += [_unreadable(interaction, number) for number in unreadable]
    return listed(entries, MOST_LISTED, words_for(interaction))


def _entry(interaction: discord.Interaction[Any], table: Table) -> str:
    """One table, in two lines. What cannot be told of it does not keep the others from being told of."""
    said = words_for(interaction, table.game.key, table.row.language)
    places = cast("Tatami", interaction.client).places
    try:
        present = (
            said.say("status-lobby")
            if table.in_lobby
            else "\n".join([*_standing(table, said), status(table, said)])
        )
    except Exception:
        log.exception("status.untold", table=table.id)
        return _unreadable(interaction, table.id)
    title = said.say("table-title", table=table.id)
    if table.row.message_id is not None:
        title = said.say("status-title", table=table.id, link=places.message(table).jump_url)
    return f"{title}\n{present}"


def _standing(table: Table, words: Words) -> list[str]:
    """How the match stands, and who leads which seat."""
    if table.match is None or not table.playing:
        return []
    seats = words.say("status-seats", seats=speech.seats(table, words, table.setup.seats))
    if not words.has("standing"):
        return [seats]
    said = in_company(table, words)
    return [said.say("standing", table.game.standing(table.match.view(None))), seats]


def _unreadable(interaction: discord.Interaction[Any], number: int) -> str:
    said = words_for(interaction)
    return f"{said.say('table-title', table=number)}\n{said.say('table-paused')}"


@answered_anyway
async def suggest_tables(
    interaction: discord.Interaction[Any], typed: str | float
) -> list[app_commands.Choice[int]]:
    """Numbers of tables, for an option that takes one: the live ones, then what was played here last."""
    rows = await _suggested(interaction)
    named = {row.id: _name(interaction, row) for row in rows}
    wanted = str(typed).casefold().strip()
    return [offered(name, number) for number, name in named.items() if wanted in name.casefold()][
        :MOST_SUGGESTIONS
    ]


async def _suggested(interaction: discord.Interaction[Any]) -> list[TableRow]:
    client = cast("Tatami", interaction.client)
    tables, _ = await tables_for(interaction)
    meant = in_order(interaction, tables)
    elsewhere = [table for table in tables if table not in meant]
    assert interaction.channel_id is not None
    channel_id = interaction.channel_id
    last = await asked_twice(lambda: client.house.store.tables_in_channel(channel_id))
    over = [row for row in last if row.game in client.games and may_look(interaction, row, ())]
    return [*(table.row for table in (*meant, *elsewhere)), *over]


def _name(interaction: discord.Interaction[Any], row: TableRow) -> str:
    said = words_for(interaction, row.game, row.language)
    return said.say("suggest-table", table=row.id, state=f"state:{row.status}")
