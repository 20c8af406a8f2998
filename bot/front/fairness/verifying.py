"""``/table verify`` and the button *Verify*: the promise before the end, the result of the check after it."""

from __future__ import annotations

import io

import discord

from bot.engine import Problem, Refusal
from bot.front.fairness.discord_evidence import DiscordEvidence, gather_discord_evidence
from bot.front.fairness.promises import where_promised
from bot.front.inbound.access import Sight
from bot.front.inbound.visit import Visit
from bot.front.shared.action import Action
from bot.tables.evidence_file import read_evidence, write_evidence
from bot.tables.fairness import Evidence, Verdict, verify
from bot.tables.table import Table
from bot.verdict import sentences
from bot.waits import in_thread
from bot.wording import Words


async def answer_verify(visit: Visit, _: Action) -> None:
    """Show the promise of this table, or the result of the verification."""
    await visit.think()
    table, said = visit.table, visit.words
    if table.row.status not in ("over", "cancelled"):
        await visit.say(_promised(table, said))
        return
    if not await table.has_begun():
        await visit.say(said.say("verify-nothing-dealt", table=table.id))
        return
    try:
        record = write_evidence(await table.evidence())
        evidence = read_evidence(record)
    except Refusal as refusal:
        problem = said.run_on(said.problem(each) for each in refusal.problems)
        await visit.say(said.say("verify-no-file", problem=problem))
        return
    told = await gather_discord_evidence(visit.client.places, table, evidence, visit.interaction.channel_id)
    if not told.doubts and not Sight(visit.interaction).may_read(evidence.agreed.channel):
        # In a channel of the host's own anything may have been posted, and deleted again.
        told.doubts.append(Problem("unproven-out-of-sight"))
    verdict = await in_thread("a replay", None, verify, table.game, evidence, told.posted)
    verdict = _with_discord_evidence(table, evidence, verdict, told)
    lines = sentences(said, table.game, evidence, verdict)
    lines += ["", *_when_posted(said, told)] if len(lines) > 1 else _when_posted(said, told)
    if visit.client.dates_itself:
        lines.append(said.say("verify-local"))
    file = discord.File(io.BytesIO(record), f"table-{table.id}.json")
    await visit.acknowledge()  # a file comes after the first response, however soon it is ready
    await visit.interaction.followup.send(
        "\n".join([*lines, said.say("verify-file")]), file=file, ephemeral=True
    )


def _promised(table: Table, said: Words) -> str:
    return said.say("verify-later", where_promised(table), table=table.id, commitment=table.row.commitment)


def _with_discord_evidence(
    table: Table, evidence: Evidence, verdict: Verdict, told: DiscordEvidence
) -> Verdict:
    problems = [*verdict.problems, *told.problems]
    if evidence.table != table.id:
        problems.append(Problem("unfair-other-table", {"table": evidence.table}))
    unlike = {(problem.code, str(problem.facts)): problem for problem in problems}
    doubts = {problem.code: problem for problem in (*verdict.doubts, *told.doubts)}
    return Verdict(verdict.drawn, tuple(unlike.values()), tuple(doubts.values()))


def _when_posted(said: Words, told: DiscordEvidence) -> list[str]:
    """The links to the promise and the agreement, with their dates."""
    lines: list[str] = []
    for name, message in (("verify-posted", told.promise), ("verify-agreed", told.agreement)):
        if message is not None:
            when = discord.utils.format_dt(message.created_at, "f")
            lines.append(said.say(name, link=message.jump_url, when=when))
    return lines
