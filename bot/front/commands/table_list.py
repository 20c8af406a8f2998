"""The tables that the visitor may know of, for ``/table status`` and for the option that names a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import islice

import structlog
from discord import app_commands

from bot.engine import Problem
from bot.front.commands.own_games import known
from bot.front.inbound.access import asked_twice, glances_here, glances_to_check, live_glances
from bot.front.shared import table_text
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import listed
from bot.front.shared.seat_names import with_names
from bot.front.shared.suggestions import MOST_SUGGESTIONS, answered_anyway, offered
from bot.store import Glance, Status
from bot.tables.listed import ListedTable
from bot.wording import Words

log = structlog.get_logger()

MOST_SEARCHED = 200
"""The number of a server's ended matches that are searched for the typed text. Older ones are found by
number."""
MOST_LISTED = 10
MOST_ASKED = 8
"""The number of tables in the question which one is meant."""
FARTHEST = (True, True)
"""The distance of a table that is neither in this channel nor the visitor's own."""


async def meant_here(interaction: Interaction) -> list[Glance]:
    """The live tables that a command without a number can mean, the most likely first: the visitor's own in
    this channel, others in this channel, the visitor's own elsewhere."""
    far = {one: _far(interaction, one) for one in await live_glances(interaction) if one.live}
    return sorted((one for one in far if far[one] != FARTHEST), key=far.__getitem__)


def _far(interaction: Interaction, table: Glance) -> tuple[bool, bool]:
    return interaction.channel_id not in (table.thread_id, table.channel_id), not table.sits


async def to_check_here(interaction: Interaction) -> list[Glance]:
    """The matches that ``/table verify`` can mean: those being played in this channel, one's own if there
    are some, and the latest that has ended, of this channel if there is one."""
    here = interaction.channel_id
    played = [one for one in await meant_here(interaction) if one.status == "playing"]
    ended = await glances_to_check(interaction, MOST_SEARCHED)
    ended.sort(key=lambda one: (here not in (one.thread_id, one.channel_id), not one.sits))
    played = [one for one in played if here in (one.thread_id, one.channel_id)]
    played = [one for one in played if one.sits] or played
    return [*played[:MOST_ASKED], *ended[:1]]


async def equally_meant(
    interaction: Interaction, *, own: bool, waiting: bool
) -> tuple[list[Glance], Mapping[int, ListedTable]]:
    """The most likely tables, all equally likely and at most ``MOST_ASKED``. If there are several, also
    their ``ListedTable``, by number.

    With ``own``, running tables of the visitor count first; with ``waiting``, those with an open question for
    the visitor.
    """
    tables, told = await meant_here(interaction), dict[int, ListedTable]()
    if own:
        mine = [table for table in tables if table.status == "playing" and table.sits]
        if waiting and len(mine) > 1:
            told = await listed_tables(interaction, mine)
            asked = {one.id for one in told.values() if one.asked_of(interaction.user.id) is not None}
            mine = [table for table in mine if table.id in asked] or mine
        tables = mine or tables[:1]
    far = tables and _far(interaction, tables[0])
    tables = list(islice((table for table in tables if _far(interaction, table) == far), MOST_ASKED))
    if len(tables) > 1 and not told:
        told = await listed_tables(interaction, tables)
    return tables, told


async def listed_tables(interaction: Interaction, tables: Sequence[Glance]) -> dict[int, ListedTable]:
    """These tables as lists tell of them, by number. Tables of unknown games are left out. No match is
    loaded."""
    store, numbers = interaction.client.house.store, [one.id for one in tables]
    found = await asked_twice(lambda: store.glances.listings(numbers, interaction.user.id))
    return {one.id: one for one in known(interaction, found)}


async def status_of_all(interaction: Interaction) -> str:
    """The tables of this channel and the visitor's own, with their open questions, as many as fit; empty if
    there are none."""
    meant = await meant_here(interaction)
    if not meant:
        return ""
    tables = await listed_tables(interaction, meant[:MOST_LISTED])
    entries = [_entry(interaction, one.id, tables.get(one.id)) for one in meant[:MOST_LISTED]]
    more = len(meant) - len(entries)
    return listed(entries, MOST_LISTED, words_for(interaction), more=more)


def _entry(interaction: Interaction, number: int, table: ListedTable | None) -> str:
    """One table in a few lines. A table that cannot be told has a line with the reason."""
    if table is None:
        return _unreadable(interaction, number, Problem("paused"))
    try:
        return _told(interaction, table)
    except Exception:
        log.exception("status.untold", table=number)
        return _unreadable(interaction, number, Problem("damaged"))


def _told(interaction: Interaction, table: ListedTable) -> str:
    said = words_for(interaction, table.game.key, table.glance.language)
    link = interaction.client.places.link_to(table.glance)
    title = said.say("table-title", table=table.id)
    if link is not None:
        title = said.say("status-title", table=table.id, link=link)
    return "\n".join([title, *_present(table, said)])


def _present(table: ListedTable, words: Words) -> list[str]:
    """The situation of the match, the leader of each seat, and the open questions."""
    if table.in_lobby:
        return [words.say("status-lobby")]
    if not table.playing:
        return [words.say(f"table-{table_text.standstill(table)}")]
    seats = words.say("status-seats", seats=table_text.seats(table, words, table.seats))
    lines = [seats, *table_text.open_questions(table, words)]
    if words.has("situation"):
        lines.insert(0, with_names(table, words).say("situation", table.situation))
    return lines


def _unreadable(interaction: Interaction, number: int, problem: Problem) -> str:
    said = words_for(interaction)
    return f"{said.say('table-title', table=number)}\n{said.problem(problem)}"


@answered_anyway
async def suggest_tables(interaction: Interaction, typed: str | float) -> list[app_commands.Choice[int]]:
    """Suggestions for a table's number: the live tables, then the latest of this channel."""
    return _fitting(interaction, typed, await _suggested(interaction))


@answered_anyway
async def suggest_tables_to_check(
    interaction: Interaction, typed: str | float
) -> list[app_commands.Choice[int]]:
    """Suggestions for a table to verify: ended ones in this channel, then in the server."""
    ended = await glances_to_check(interaction, MOST_SEARCHED)
    here = await glances_here(interaction, MOST_SUGGESTIONS)
    checkable = {one.id for one in ended}
    first = [one for one in here if one.id in checkable]
    tables = {one.id: one for one in (*first, *ended, *await _suggested(interaction))}
    return _fitting(interaction, typed, tables.values())


def _fitting(
    interaction: Interaction, typed: str | float, tables: Iterable[Glance]
) -> list[app_commands.Choice[int]]:
    """The tables that match the typed text; all if nothing is typed."""
    wanted = str(typed).casefold().strip()
    said_of = cache(partial(_said_of, interaction))
    fitting = (
        one
        for one in tables
        if wanted in str(one.id) or wanted in said_of(one.game, one.language, one.status)
    )
    return [offered(_name(interaction, one), one.id) for one in islice(fitting, MOST_SUGGESTIONS)]


async def _suggested(interaction: Interaction) -> list[Glance]:
    """All suggested tables, the most likely first, each once."""
    games = interaction.client.games
    live = await live_glances(interaction)
    near = sorted(live, key=lambda one: (not one.live, _far(interaction, one)))
    last = await glances_here(interaction, MOST_SUGGESTIONS)
    return list({one.id: one for one in (*near, *last) if one.game in games}.values())


def _said_of(interaction: Interaction, game: str, language: str, status: Status) -> str:
    """The texts that find a table, beside its number."""
    said = words_for(interaction, game, language)
    return f"{said.say('game-name')} {said.label(f'state:{status}')}".casefold()


def _name(interaction: Interaction, table: Glance) -> str:
    said = words_for(interaction, table.game, table.language)
    return said.say("suggest-table", table=table.id, state=f"state:{table.status}")
