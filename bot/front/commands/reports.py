"""*Report a problem* and ``/report``: a private file that helps a maintainer.

The file holds only what the reporter may know (``bot.tables.report``). Its number is also in the operator's
log, which leads to the journal. A report changes nothing visible to others, and their number is limited for
each member.
"""

from __future__ import annotations

import io
import platform
import time
import tomllib
from collections import deque
from functools import cache
from typing import Final

import discord
import structlog
from cachetools import LRUCache

from bot.engine import Problem, Refusal
from bot.front.history.log_lines import log_lines
from bot.front.inbound.access import table_for
from bot.front.inbound.acknowledging import acknowledge
from bot.front.inbound.refusals import UNEXPECTED
from bot.front.inbound.visit import Visit
from bot.front.shared.action import Action
from bot.front.shared.actions import ReportTrouble
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.version import PROJECT, edition
from bot.harmless import plainly
from bot.tables.report import Json, is_replayable, report_on, written
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

MOST: Final = 5
PERIOD_SECONDS: Final = 600.0
"""A member has ``MOST`` reports in this time. Each costs a replay of the match, and a line in the operator's
log."""
MOST_REPORTERS: Final = 1000


class Reports:
    """The time of each member's last report. It is lost when the process ends."""

    def __init__(self) -> None:
        self._made: LRUCache[int, deque[float]] = LRUCache(MOST_REPORTERS)

    def admit(self, user_id: int) -> None:
        """Note one more report. Raises ``Refusal`` for a member who has made too many."""
        now, made = time.monotonic(), self._made.setdefault(user_id, deque(maxlen=MOST))
        if len(made) == MOST and now - made[0] < PERIOD_SECONDS:
            raise Refusal(Problem("too-many-reports", {"minutes": int(PERIOD_SECONDS // 60)}))
        made.append(now)


async def report_table(reports: Reports, visit: Visit, _: Action) -> None:
    """``/report``: the table as the visitor sees it."""
    await visit.acknowledge()
    await _hand_out(reports, visit.interaction, visit.table, visit.words, "")


async def report_trouble(reports: Reports, interaction: Interaction, action: ReportTrouble) -> None:
    """The button beside a refusal. The report includes the table if it can be read."""
    await acknowledge(interaction)
    try:
        table = await table_for(interaction, action.table)
    except Refusal:
        table = None
    problem = action.problem if action.problem in UNEXPECTED else ""
    words = words_for(interaction) if table is None else Visit(interaction, table, table.position).words
    await _hand_out(reports, interaction, table, words, problem)


async def _hand_out(
    reports: Reports, interaction: Interaction, table: Table | None, words: Words, problem: str
) -> None:
    """Make the file, log a line for the operator, and send the file to the reporter privately."""
    reports.admit(interaction.user.id)
    number = _number(interaction, table)
    about: dict[str, Json] = {"number": number, "problem": problem, "versions": versions()}
    if table is None:
        content, name = written(about), "report.json"
    else:
        lines = await _public_log(table, words)
        content = await report_on(table, interaction.user.id, about, lines)
        name = f"report-{table.id}.json"
    _tell_operator(number, table, interaction.user.id, problem)
    holds = words.say(_what_it_holds(table, interaction.user.id))
    text = words.say("report-made", number=number, holds=holds)
    file = discord.File(io.BytesIO(content), name)
    await interaction.followup.send(text, file=file, ephemeral=True)


def _what_it_holds(table: Table | None, user_id: int) -> str:
    """The id of the sentence that lists the contents of the file."""
    if table is None:
        return "report-house"
    if is_replayable(table):
        return "report-over"
    # Without a match, as at a paused table, there is no hand to look at.
    return "report-running" if table.match is not None and table.is_seated(user_id) else "report-watched"


def _number(interaction: Interaction, table: Table | None) -> str:
    """The table, where its match stands, and a number of its own from Discord's for this press."""
    own = f"{interaction.id % 10**6:06}"
    return own if table is None else f"{table.id}-{max(table.position, 0)}-{own}"


def _tell_operator(number: str, table: Table | None, user_id: int, problem: str) -> None:
    """One line; nothing of what the reporter or anybody else has in hand."""
    if table is None:
        log.warning("report", number=number, user=user_id, problem=problem)
        return
    game, status, seq = table.game.key, table.row.status, table.written[1]
    log.warning(
        "report",
        number=number,
        table=table.id,
        game=game,
        status=status,
        seq=seq,
        user=user_id,
        problem=problem,
    )


async def _public_log(table: Table, words: Words) -> list[str]:
    """The lines of the log, without Markdown; none where there is nothing to tell yet."""
    try:
        return [plainly(line.text) for line in await log_lines(table, words)]
    except Refusal:
        return []


@cache
def versions() -> dict[str, Json]:
    """Of the bot (its number, and the fingerprint of what it is made of), and of what it runs on."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    return {
        "tatami": str(project["version"]),
        "edition": edition(),
        "python": platform.python_version(),
        "discord.py": discord.__version__,
    }
