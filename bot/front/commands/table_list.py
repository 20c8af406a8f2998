"""The tables that the visitor may know of, for ``/table status`` and for the option that names a table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cache, partial
from itertools import islice

import structlog
from discord import app_commands

from bot.engine import Problem, Refusal
from bot.front.commands.own_games import waits_for
from bot.front.inbound.access import glances_here, glances_to_check, live_glances, table_for
from bot.front.shared import table_text
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.limits import LONGEST_MESSAGE, listed
from bot.front.shared.seat_names import in_company
from bot.front.shared.suggestions import MOST_SUGGESTIONS, answered_anyway, offered
from bot.front.table.message import status
from bot.store import Glance, Status, StoreUnavailable
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

MOST_SEARCHED = 200
"""The number of a server's ended matches that are searched for the typed text. Older ones are found by
number."""
MOST_LISTED = 10
FARTHEST = (True, True)
"""The distance of a table that is neither in this channel nor the visitor's own."""


async def meant_here(interaction: Interaction) -> list[Glance]:
    """The live tables that a command without a number can mean, the most likely first: the visitor's own in
    this channel, others in this channel, the visitor's own elsewhere."""
    meant = [one for one in await live_glances(interaction) if one.live]
    near = [one for one in meant if _far(interaction, one) != FARTHEST]
    return sorted(near, key=lambda one: _far(interaction, one))


def _far(interaction: Interaction, table: Glance) -> tuple[bool, bool]:
    return interaction.channel_id not in (table.thread_id, table.channel_id), not table.sits


async def equally_meant(interaction: Interaction, *, own: bool, waiting: bool) -> list[Glance]:
    """The most likely table, and those that are as likely. With ``own``, running tables of the visitor count
    first; with ``waiting``, those with an open question for the visitor. If there are several of these, they
    are loaded."""
    tables = await meant_here(interaction)
    if own:
        mine = [table for table in tables if table.status == "playing" and table.sits]
        first = await _waiting(interaction, mine) if waiting and len(mine) > 1 else []
        tables = first or mine or tables[:1]
    return [table for table in tables if _far(interaction, table) == _far(interaction, tables[0])]


async def _waiting(interaction: Interaction, own: list[Glance]) -> list[Glance]:
    """The tables with an open question for the visitor."""
    found: list[Glance] = []
    for glance in own:
        with suppress(Refusal):
            table = await table_for(interaction, glance.id)
            if table is not None and waits_for(table, interaction.user.id):
                found.append(glance)
    return found


async def status_of_all(interaction: Interaction) -> str:
    """The tables of this channel and the visitor's own, with their open questions, as many as fit; empty if
    there are none. Only the listed tables are loaded."""
    meant = await meant_here(interaction)
    entries: list[str] = []
    for one in meant[:MOST_LISTED]:
        entries.append(await _entry(interaction, one.id))
        if sum(map(len, entries)) > LONGEST_MESSAGE:
            break
    return listed(entries, MOST_LISTED, words_for(interaction), more=len(meant) - len(entries))


async def _entry(interaction: Interaction, number: int) -> str:
    """One table in two lines. An unreadable table has a line with the reason."""
    try:
        table = await table_for(interaction, number)
        if table is not None:
            return _told(interaction, table)
    except Refusal as refusal:
        return _unreadable(interaction, number, refusal.problems[0])
    except StoreUnavailable:
        raise
    except Exception:
        log.exception("status.untold", table=number)
    return _unreadable(interaction, number, Problem("damaged"))


def _told(interaction: Interaction, table: Table) -> str:
    said = words_for(interaction, table.game.key, table.row.language)
    places = interaction.client.places
    present = (
        said.say("status-lobby")
        if table.in_lobby
        else "\n".join([*_standing(table, said), status(table, said)])
    )
    title = said.say("table-title", table=table.id)
    if table.shown.message_id is not None:
        title = said.say("status-title", table=table.id, link=places.message(table).jump_url)
    return f"{title}\n{present}"


def _standing(table: Table, words: Words) -> list[str]:
    """The situation of the match, and the leader of each seat."""
    if table.match is None or not table.playing:
        return []
    seats = words.say("status-seats", seats=table_text.seats(table, words, table.setup.seats))
    if not words.has("situation"):
        return [seats]
    said = in_company(table, words)
    return [said.say("situation", table.game.situation(table.match.view(None))), seats]


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
