"""The recap: what a player has not seen since their last answer.

It holds the steps that the player may know of, and the public accounts of the chapters that have ended.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import structlog
from cachetools import LRUCache

from bot.engine import Fact, JournalMismatch, Seat, Step
from bot.engine.match import RulesBroken
from bot.front.shared.pictures import Studio
from bot.front.shared.seat_names import with_names
from bot.front.table.chapter_ends import ChapterEnd, ChapterEnds, said_of
from bot.front.table.weighing import HIGHLIGHT, TURNING_POINT, with_causes
from bot.store import StoreUnavailable
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

ROOM: Final = 600
"""Characters of a recap, so that the question stays on the same screen of a phone."""
MOST: Final = 1400
"""Characters of a recap with accounts of chapters and turning points; Discord's limit of a message is
4,000."""
MOST_ACCOUNTS: Final = 3
MOST_KEPT: Final = 500
MOST_TABLES, MOST_STEPS = 100, 120
"""Cache limits: tables, and steps of each."""


@dataclass(frozen=True, slots=True)
class Since:
    """The events since a player's last answer. ``ended`` are the chapters that have ended."""

    answered: int = 0
    """The position of that answer."""
    steps: Sequence[Step] = ()
    ended: Sequence[ChapterEnd] = ()

    @property
    def passed(self) -> int:
        """The number of chapters that began and ended without a decision of the player."""
        return sum(end.opened > self.answered for end in self.ended)


NOTHING: Final = Since()


class Recaps:
    """The recap of each player, computed once for each question."""

    def __init__(self, ends: ChapterEnds) -> None:
        self._ends = ends
        self._kept: LRUCache[tuple[int, int], tuple[tuple[int, str], Since]] = LRUCache(MOST_KEPT)
        self._heard: LRUCache[int, Sequence[Step]] = LRUCache(MOST_TABLES)
        """A gapless row of the latest steps, by table."""

    async def of(self, table: Table, user_id: int) -> Since:
        """The recap of this player; empty before their first answer, when the board shows everything."""
        state = (table.position, table.row.status)
        kept = self._kept.get((table.id, user_id))
        if kept is not None and kept[0] == state:
            return kept[1]
        since = await self._since(table, user_id)
        self._kept[(table.id, user_id)] = state, since
        return since

    async def _since(self, table: Table, user_id: int) -> Since:
        steps, seats = self._listen(table), set(table.seats_of(user_id))
        rounds = table.match.rounds if table.match is not None else []
        answered = next((one.position for one in reversed(rounds) if not one.spoke.isdisjoint(seats)), None)
        if answered is None:
            return NOTHING
        if not steps or steps[0].position > answered:  # longer ago than the cached steps
            try:
                steps = (await table.replay()).opening()
            except (StoreUnavailable, JournalMismatch, RulesBroken) as trouble:
                log.warning("recap.untold", table=table.id, reason=str(trouble))
        ended = await self._ends.later_than(table, steps, answered) if steps else []
        told = [step for step in steps if step.position > answered and step.open_to(seats)]
        return Since(answered, told, ended)

    def _listen(self, table: Table) -> Sequence[Step]:
        """The cached steps of a table, with the new ones. They mostly go back further than the chapter, which
        saves a replay of the match."""
        heard = self._heard[table.id] = longer(self._heard.get(table.id, ()), table.news)[-MOST_STEPS:]
        return heard


def longer(heard: Sequence[Step], news: Sequence[Step]) -> Sequence[Step]:
    """The cached steps with the new ones; the news alone if a step was missed or put back in between."""
    last = next((place for place, step in enumerate(news) if heard and step is heard[-1]), None)
    return news if last is None else [*heard, *news[last + 1 :]]


def recap(studio: Studio, table: Table, words: Words, since: Since, seats: Collection[Seat]) -> str:
    """The recap in words: the accounts of the chapters that have ended, then the steps by their weight."""
    accounts = [text for end in since.ended[-MOST_ACCOUNTS:] if (text := said_of(end, words))]
    told = "\n".join(accounts)
    lines = _lines(studio, table, words, since.steps, seats, len(told))
    return "\n".join([*accounts, *lines])


def _lines(
    studio: Studio, table: Table, words: Words, steps: Sequence[Step], seats: Collection[Seat], used: int
) -> list[str]:
    """The steps by their weight, those of equal weight in their order, as far as they fit. Turning points and
    great moments may take more room than the others."""

    def weight(step: Step) -> int:
        return studio.weight(table.game.key, step) if step.public else TURNING_POINT

    named = with_names(table, words)
    weights = with_causes(steps, weight)
    told = {place: f"- {named.step(steps[place])}" for place, one in enumerate(weights) if one >= HIGHLIGHT}
    chosen: list[int] = []
    for place in sorted(told, key=lambda one: (weights[one], names(steps[one], seats), one), reverse=True):
        used += len(told[place]) + 1
        if used > (ROOM if weights[place] < TURNING_POINT else MOST):
            break
        chosen.append(place)
    if not chosen:
        return []
    if len(steps) - len(chosen) == 1:  # a line about one omitted step would be as long as its own
        told = {place: f"- {named.step(step)}" for place, step in enumerate(steps)}
        chosen = [*told]
    chosen.sort(key=lambda place: (-weights[place], place))
    lines = [words.say("since-title"), *(told[place] for place in chosen)]
    if len(steps) > len(chosen):
        lines.append(words.say("since-untold", count=len(steps) - len(chosen)))
    return lines


def reasons(table: Table, words: Words, steps: Sequence[Step]) -> str:
    """The steps that a rule led to, each with that rule: the newest that fit. Empty if there are none."""
    named, room = with_names(table, words), MOST
    told: list[str] = []
    for step in reversed(steps):
        why = "".join(f"\n{words.say('watch-why', reason=reason)}" for reason in named.why(step))
        line = f"- {named.step(step)}{why}"
        if why and len(line) <= room:
            told.insert(0, line)
            room -= len(line)
    return "\n".join([words.say("since-why"), *told]) if told else ""


def names(step: Step, seats: Collection[Seat]) -> bool:
    """True if a step is about one of these seats."""
    return any(_names(fact, seats) for fact in step.facts.values())


def _names(fact: Fact, seats: Collection[Seat]) -> bool:
    if isinstance(fact, tuple):
        return any(_names(part, seats) for part in fact)
    return isinstance(fact, str) and fact.rpartition(":")[2] in seats
