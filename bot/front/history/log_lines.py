"""The lines of a table's log: what was promised, what happened, and what else is to be said.

They are the public steps of the game and the remarks of its table. A remark stands between the steps
that were public before it was made and those that followed, so its place tells nothing of plans that
lie face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord.utils import format_dt

from bot.engine import Dealer, Fact, JournalMismatch, Problem, Refusal, Step, read_journal
from bot.engine.match import Match, RulesBroken
from bot.front.fairness.promises import where_promised
from bot.front.shared.seat_names import in_company
from bot.front.shared.table_text import mention, standstill
from bot.harmless import FromPeople
from bot.store import Remark, RemarkFact
from bot.tables.table import Table
from bot.waits import in_thread
from bot.wording import Words


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log; with the step that it tells, if it tells one, and the title of the chapter that
    this step opens."""

    text: str
    step: Step | None = None
    title: str = ""


async def log_lines(table: Table, words: Words) -> list[Line]:
    """Every line so far. Raises ``Refusal`` where there is nothing to tell yet."""
    remarks = await table.store.remarks(table.id)
    started = table.row.started_at
    if table.in_lobby or (started is None and not remarks):
        raise Refusal(Problem("not-playing"))
    if started is None:
        return [_remark(words, remark) for remark in remarks]
    lines = await table.store.journal(table.id)
    steps = await in_thread("a replay", None, public_steps, table, lines)
    lines = [Line(text) for text in fairness_lines(table, words)]
    lines += [_remark(words, remark) for remark in remarks if remark.at < started]
    later = [remark for remark in remarks if remark.at >= started]
    lines += _told(table, words, steps, later)
    if table.row.status == "paused":
        lines.append(Line(words.say(f"table-{standstill(table)}")))
    elif not steps:
        lines.append(Line(words.say("log-empty")))
    return lines


def fairness_lines(table: Table, words: Words) -> list[str]:
    """What was promised in the lobby, and what everybody added to it."""
    lines = [words.say("log-fair", where_promised(table), commitment=table.row.commitment)]
    if table.row.contributions and table.row.dealt_commitment is not None:
        added = tuple(
            words.say("log-addition", name=mention(member), number=str(press))
            for member, press in table.row.contributions
        )
        lines.append(words.say("log-added", added=added, dealt=table.row.dealt_commitment))
    return lines


def public_steps(table: Table, lines: Sequence[str]) -> list[Step]:
    """The steps of a match that everybody may know; of one that is paused, those that led to where it stands
    still."""
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
    # What would have been drawn next is nobody's business.
    return [step for step in steps if step.public and step.seq <= len(entries)]


def _told(table: Table, words: Words, steps: Sequence[Step], remarks: Sequence[Remark]) -> list[Line]:
    """Steps and remarks, each in its place."""
    lines: list[Line] = []
    later = list(remarks)
    for step in steps:
        while later and later[0].seq < step.seq:
            lines.append(_remark(words, later.pop(0)))
        lines.append(_step(table, words, step))
    return [*lines, *(_remark(words, remark) for remark in later)]


def _step(table: Table, words: Words, step: Step) -> Line:
    """A step that opens a chapter stands out."""
    text = in_company(table, words).step(step)
    if step.name not in table.game.chapters:
        return Line(f"- {text}", step)
    return Line(f"**{text}**", step, text)


def _remark(words: Words, remark: Remark) -> Line:
    facts = {name: _from_people(fact) for name, fact in remark.facts.items()}
    said = words.say(f"remark-{remark.name}", facts)
    return Line("- " + words.say("log-remark", remark=said, moment=format_dt(remark.at, "f")))


def _from_people(fact: RemarkFact) -> Fact:
    """The texts in a remark are names of members."""
    if isinstance(fact, list):
        return tuple(FromPeople(each) for each in fact)
    return FromPeople(fact) if isinstance(fact, str) else fact
