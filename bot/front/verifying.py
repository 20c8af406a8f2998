"""``/table verify``: before the end, what is promised; after it, whether it was kept."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.engine import Problem, Refusal
from bot.front.promises import where_promised
from bot.front.visit import Visit
from bot.tables.evidence_file import read_evidence, write_evidence
from bot.tables.fairness import Evidence, Verdict, verify
from bot.tables.table import Table
from bot.verdict import FINGERPRINT, sentences
from bot.waits import in_thread
from bot.wording import Words

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()


async def answer_verify(visit: Visit) -> None:
    """Say what is promised about this table, or whether it was kept."""
    await visit.acknowledge()
    table, said = visit.table, visit.words
    if table.row.status not in ("over", "cancelled"):
        await visit.say(_promised(table, said))
        return
    if table.row.started_at is None:
        await visit.say(said.say("verify-nothing-dealt", table=table.id))
        return
    try:
        record = write_evidence(await table.evidence())
        evidence = read_evidence(record)
    except Refusal as refusal:
        problem = said.run_on(said.problem(each) for each in refusal.problems)
        await visit.say(said.say("verify-no-file", problem=problem))
        return
    message = await _posted_message(visit.client, table)
    posted = _fingerprint_in(message)
    verdict = await in_thread("a replay", None, verify, table.game, evidence, posted)
    promise: list[str] = []
    if message is not None and posted is not None:
        verdict = _with_the_message(verdict, evidence, message)
        promise.append(_when_posted(said, evidence, message))
    else:
        promise.append(said.say("verify-not-posted"))
    lines = [*sentences(said, table.game, evidence, verdict), *promise, said.say("verify-file")]
    file = discord.File(io.BytesIO(record), f"table-{table.id}.json")
    await visit.interaction.followup.send("\n".join(lines), file=file, ephemeral=True)


def _promised(table: Table, said: Words) -> str:
    return said.say("verify-later", where_promised(table), table=table.id, commitment=table.row.commitment)


# The posted message


async def _posted_message(client: Tatami, table: Table) -> discord.Message | None:
    """The message with the fingerprint, where it can still be read."""
    row = table.row
    if row.promise_message_id is None or row.promise_channel_id is None:
        return None
    place = client.places.channel(row.promise_channel_id, row.guild_id)
    try:
        return await place.fetch_message(row.promise_message_id)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as trouble:
        log.info("promise.unreadable", table=table.id, reason=str(trouble))
        return None


def _fingerprint_in(message: discord.Message | None) -> str | None:
    found = FINGERPRINT_IN_TEXT.search(message.content) if message is not None else None
    return found[0] if found else None


FINGERPRINT_IN_TEXT = re.compile(rf"\b{FINGERPRINT.pattern}\b")


def _with_the_message(verdict: Verdict, evidence: Evidence, message: discord.Message) -> Verdict:
    """What the message itself gives away."""
    problems = list(verdict.problems)
    if message.edited_at is not None:
        problems.append(Problem("unfair-edited"))
    if evidence.contributions and not _added_after(evidence, message):
        problems.append(Problem("unfair-late"))
    return Verdict(verdict.drawn, tuple(problems))


def _added_after(evidence: Evidence, message: discord.Message) -> int:
    """How many numbers were added after the message was posted: Discord counts both in one row."""
    return sum(press > message.id for _, press in evidence.contributions)


def _when_posted(said: Words, evidence: Evidence, message: discord.Message) -> str:
    facts = {
        "link": message.jump_url,
        "when": discord.utils.format_dt(message.created_at, "f"),
        "later": _added_after(evidence, message),
        "count": len(evidence.contributions),
    }
    return said.say("verify-posted", facts).rstrip()
