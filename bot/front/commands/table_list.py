"""Which tables there are, as far as the visitor may know: for ``/table status``, and for the option that
names one."""

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
"""How many ended matches of a server are searched for what is typed. Older ones are found by their number."""
MOST_LISTED = 10
FARTHEST = (True, True)
"""Neither here nor the visitor's own."""


async def meant_here(interaction: Interaction) -> list[Glance]:
    """The live tables that a command without a number can mean, the likeliest first: the visitor's own of
    this channel, others of this channel, the visitor's own elsewhere."""
    meant = [one for one in await live_glances(interaction) if one.live]
    near = [one for one in meant if _far(interaction, one) != FARTHEST]
    return sorted(near, key=lambda one: _far(interaction, one))


def _far(interaction: Interaction, table: Glance) -> tuple[bool, bool]:
    return interaction.channel_id not in (table.thread_id, table.channel_id), not table.sits


async def equally_meant(interaction: Interaction, *, own: bool, waiting: bool) -> list[Glance]:
    """The likeliest table, and those that are as likely. What is only for who plays is for their ``own``, and
    ``waiting`` for those first at which they are waited for: where they play at several, these are loaded."""
    tables = await meant_here(interaction)
    if own:
        mine = [table for table in tables if table.status == "playing" and table.sits]
        first = await _waiting(interaction, mine) if waiting and len(mine) > 1 else []
        tables = first or mine or tables[:1]
    return [table for table in tables if _far(interaction, table) == _far(interaction, tables[0])]


async def _waiting(interaction: Interaction, own: list[Glance]) -> list[Glance]:
    """Those at which the visitor is waited for."""
    found: list[Glance] = []
    for glance in own:
        with suppress(Refusal):
            table = await table_for(interaction, glance.id)
            if table is not None and waits_for(table, interaction.user.id):
                found.append(glance)
    return found


async def status_of_all(interaction: Interaction) -> str:
    """What is being played here, and who is waited for; as much of it as fits. Empty where nothing is. Only
    the tables that are told of are loaded."""
    meant = await meant_here(interaction)
    entries: list[str] = []
    for one in meant[:MOST_LISTED]:
        entries.append(await _entry(interaction, one.id))
        if sum(map(len, entries)) > LONGEST_MESSAGE:
            break
    return listed(entries, MOST_LISTED, words_for(interaction), more=len(meant) - len(entries))


async def _entry(interaction: Interaction, number: int) -> str:
    """One table, in two lines. What cannot be told of it does not keep the others from being told of."""
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
    """How the match stands, and who leads which seat."""
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
    """Numbers of tables, for an option that takes one: the live ones, then what was played here last."""
    return _fitting(interaction, typed, await _suggested(interaction))


@answered_anyway
async def suggest_tables_to_check(
    interaction: Interaction, typed: str | float
) -> list[app_commands.Choice[int]]:
    """The same to check a table: first what has ended, in this channel and then in the server."""
    ended = await glances_to_check(interaction, MOST_SEARCHED)
    here = await glances_here(interaction, MOST_SUGGESTIONS)
    checkable = {one.id for one in ended}
    first = [one for one in here if one.id in checkable]
    tables = {one.id: one for one in (*first, *ended, *await _suggested(interaction))}
    return _fitting(interaction, typed, tables.values())


def _fitting(
    interaction: Interaction, typed: str | float, tables: Iterable[Glance]
) -> list[app_commands.Choice[int]]:
    """Those that what is typed may mean; all as long as nothing is."""
    wanted = str(typed).casefold().strip()
    said_of = cache(partial(_said_of, interaction))
    fitting = (
        one
        for one in tables
        if wanted in str(one.id) or wanted in said_of(one.game, one.language, one.status)
    )
    return [offered(_name(interaction, one), one.id) for one in islice(fitting, MOST_SUGGESTIONS)]


async def _suggested(interaction: Interaction) -> list[Glance]:
    """All that may be offered, the likeliest first, each once."""
    games = interaction.client.games
    live = await live_glances(interaction)
    near = sorted(live, key=lambda one: (not one.live, _far(interaction, one)))
    last = await glances_here(interaction, MOST_SUGGESTIONS)
    return list({one.id: one for one in (*near, *last) if one.game in games}.values())


def _said_of(interaction: Interaction, game: str, language: str, status: Status) -> str:
    """What may be typed to find a table, beside its number."""
    said = words_for(interaction, game, language)
    return f"{said.say('game-name')} {said.label(f'state:{status}')}".casefold()


def _name(interaction: Interaction, table: Glance) -> str:
    said = words_for(interaction, table.game, table.language)
    return said.say("suggest-table", table=table.id, state=f"state:{table.status}")
