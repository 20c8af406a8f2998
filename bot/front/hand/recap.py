"""The recap: a summary of the steps since a player's last answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import structlog
from cachetools import LRUCache

from bot.engine import Fact, JournalMismatch, Seat, Step
from bot.front.shared.pictures import Studio
from bot.front.shared.seat_names import with_names
from bot.front.table.story import HIGHLIGHT, TURNING_POINT
from bot.store import StoreUnavailable
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

MOST_LINES = 4
MOST_KEPT = 500
MOST_TABLES, MOST_STEPS = 100, 120
"""Cache limits: tables, and steps of each."""


class Recaps:
    """The steps since each player's last answer that they may know, computed once for each question."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, int], tuple[int, Sequence[Step]]] = LRUCache(MOST_KEPT)
        self._heard: LRUCache[int, Sequence[Step]] = LRUCache(MOST_TABLES)
        """A gapless row of the latest steps, by table."""

    async def of(self, table: Table, user_id: int) -> Sequence[Step]:
        kept = self._kept.get((table.id, user_id))
        if kept is not None and kept[0] == table.position:
            return kept[1]
        position, steps = table.position, await self._since(table, user_id)
        self._kept[(table.id, user_id)] = position, steps
        return steps

    async def _since(self, table: Table, user_id: int) -> Sequence[Step]:
        """The steps since the last answer; empty before the first one, when the board shows everything."""
        steps, seats = self._listen(table), set(table.seats_of(user_id))
        rounds = table.match.rounds if table.match is not None else []
        answered = next((one.position for one in reversed(rounds) if not one.spoke.isdisjoint(seats)), None)
        if answered is None:
            return ()
        if not steps or steps[0].position > answered:  # longer ago than the cached steps
            try:
                steps = (await table.replay()).opening()
            except (StoreUnavailable, JournalMismatch) as trouble:
                log.warning("recap.untold", table=table.id, reason=str(trouble))
        return [step for step in steps if step.position > answered and step.open_to(seats)]

    def _listen(self, table: Table) -> Sequence[Step]:
        """The cached steps of a table, with the new ones. They mostly go back further than the chapter, which
        saves a replay of the match."""
        heard = self._heard[table.id] = longer(self._heard.get(table.id, ()), table.news)[-MOST_STEPS:]
        return heard


def longer(heard: Sequence[Step], news: Sequence[Step]) -> Sequence[Step]:
    """The cached steps with the new ones; the news alone if a step was missed or put back in between."""
    last = next((place for place, step in enumerate(news) if heard and step is heard[-1]), None)
    return news if last is None else [*heard, *news[last + 1 :]]


def recap(studio: Studio, table: Table, words: Words, steps: Sequence[Step], seats: Collection[Seat]) -> str:
    """The most important steps in a few lines: great moments first, then those about the reader."""

    def weight(step: Step) -> int:
        return studio.weight(table.game.key, step) if step.public else TURNING_POINT

    def counts(place: int) -> tuple[int, bool, int]:
        step = steps[place]
        return weight(step), names(step, seats), place

    told = [place for place, step in enumerate(steps) if weight(step) >= HIGHLIGHT]
    chosen = sorted(sorted(told, key=counts)[-MOST_LINES:])
    if not chosen:
        return ""
    if len(steps) - len(chosen) == 1:  # a line about one omitted step would be as long as its own
        chosen = list(range(len(steps)))
    said = with_names(table, words)
    lines = [words.say("since-title"), *(f"- {said.step(steps[place])}" for place in chosen)]
    if len(steps) > len(chosen):
        lines.append(words.say("since-untold", count=len(steps) - len(chosen)))
    return "\n".join(lines)


def names(step: Step, seats: Collection[Seat]) -> bool:
    """True if a step is about one of these seats."""
    return any(_names(fact, seats) for fact in step.facts.values())


def _names(fact: Fact, seats: Collection[Seat]) -> bool:
    if isinstance(fact, tuple):
        return any(_names(part, seats) for part in fact)
    return isinstance(fact, str) and fact.rpartition(":")[2] in seats
