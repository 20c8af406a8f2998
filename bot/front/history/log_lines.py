"""The lines of a table's log: the promise, the public steps of the game, and remarks.

A remark stands between the steps that were public before it was made and those that followed. Its place
reveals nothing about hidden plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord.utils import format_dt

from bot.engine import Dealer, Fact, JournalMismatch, Problem, Refusal, Step, read_journal, stretches
from bot.engine.match import Match, RulesBroken
from bot.front.fairness.promises import where_promised
from bot.front.shared.seat_names import with_names
from bot.front.shared.table_text import mention, standstill
from bot.front.table.chapter_ends import account_of, openings
from bot.harmless import FromPeople
from bot.store import Remark, RemarkFact
from bot.tables.table import Table
from bot.waits import in_thread
from bot.wording import Words


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; with its step, if it has one, and the title of the chapter that the step opens."""

    text: str
    step: Step | None = None
    title: str = ""


async def log_lines(table: Table, words: Words) -> list[LogLine]:
    """Every line so far. Raises ``Refusal`` if the log is empty."""
    remarks = await table.remarks()
    started = table.row.started_at
    if table.in_lobby or (started is None and not remarks):
        raise Refusal(Problem("not-playing"))
    if started is None:
        return [_remark(words, remark) for remark in remarks]
    lines = await table.journal_lines()
    steps = await in_thread("a replay", None, public_steps, table, lines)
    lines = [LogLine(text) for text in fairness_lines(table, words)]
    lines += [_remark(words, remark) for remark in remarks if remark.at < started]
    later = [remark for remark in remarks if remark.at >= started]
    lines += _told(table, words, steps, later)
    if table.row.status == "paused":
        lines.append(LogLine(words.say(f"table-{standstill(table)}")))
    elif not steps:
        lines.append(LogLine(words.say("log-empty")))
    return lines


def fairness_lines(table: Table, words: Words) -> list[str]:
    """The promise of the lobby, and everybody's contributions to the seed."""
    lines = [words.say("log-fair", where_promised(table), commitment=table.row.commitment)]
    if table.row.contributions and table.row.dealt_commitment is not None:
        added = tuple(
            words.say("log-addition", name=mention(member), number=str(press))
            for member, press in table.row.contributions
        )
        lines.append(words.say("log-added", added=added, dealt=table.row.dealt_commitment))
    return lines


def public_steps(table: Table, lines: Sequence[str]) -> list[Step]:
    """The public steps of a match; of a paused one, those that can still be played."""
    try:
        entries = read_journal(lines)
    except JournalMismatch as unreadable:
        entries = read_journal(lines[: unreadable.seq])
    try:
        dealer = Dealer(table.dealt_seed)
        steps = Match.replay(table.game, table.setup, dealer, entries, watched=True).opening()
    except JournalMismatch as mismatch:
        return public_steps(table, lines[: mismatch.seq])
    except (RulesBroken, LookupError, ValueError):
        return []
    # Chance that has not been used yet stays hidden.
    return [step for step in steps if step.public and step.seq <= len(entries)]


def _told(table: Table, words: Words, steps: Sequence[Step], remarks: Sequence[Remark]) -> list[LogLine]:
    """Steps and remarks in their order, and the account of each chapter before the next one begins."""
    lines: list[LogLine] = []
    later, accounts = list(remarks), _accounts(table, words, steps)
    for step in steps:
        lines += accounts.pop(id(step), [])
        while later and later[0].seq < step.seq:
            lines.append(_remark(words, later.pop(0)))
        lines.append(_step(table, words, step))
    lines += accounts.pop(id(None), [])
    return [*lines, *(_remark(words, remark) for remark in later)]


def _accounts(table: Table, words: Words, steps: Sequence[Step]) -> dict[int, list[LogLine]]:
    """The account of each stretch that has ended, by the identity of the step that begins the next one."""
    over, named = table.row.status == "over", with_names(table, words)
    ended = stretches(steps, openings(table.game), over=over)
    said = {id(one.then): account_of(one, table.game, named) for one in ended}
    return {then: [LogLine(text)] for then, text in said.items() if text}


def _step(table: Table, words: Words, step: Step) -> LogLine:
    """The line of a step; one that opens a chapter is bold."""
    text = with_names(table, words).step(step)
    if step.name not in table.game.chapters:
        return LogLine(f"- {text}", step)
    return LogLine(f"**{text}**", step, text)


def _remark(words: Words, remark: Remark) -> LogLine:
    facts = {name: _from_people(fact) for name, fact in remark.facts.items()}
    said = words.say(f"remark-{remark.name}", facts)
    return LogLine("- " + words.say("log-remark", remark=said, moment=format_dt(remark.at, "f")))


def _from_people(fact: RemarkFact) -> Fact:
    """Mark the texts in a remark as names of members."""
    if isinstance(fact, list):
        return tuple(FromPeople(each) for each in fact)
    return FromPeople(fact) if isinstance(fact, str) else fact
