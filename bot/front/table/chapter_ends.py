"""The accounts of days, rounds and turns that have ended, for the table's message, hands and log.

They are made from the public record only, so everybody may read them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog
from cachetools import LRUCache

from bot.engine import GameRules, JournalMismatch, Step, StepFacts, Stretch, stretches
from bot.engine.match import RulesBroken
from bot.store import StoreUnavailable
from bot.tables.table import Table
from bot.wording import Words, message_id

log = structlog.get_logger()

MOST_KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class ChapterEnd:
    """A day, a round or a turn that has ended. ``opened`` is the position of its first step, ``told`` its
    account."""

    opened: int
    told: Sequence[StepFacts]


Ends: TypeAlias = Mapping[int, Sequence[ChapterEnd]]
"""The stretches that ended at a position."""


class ChapterEnds:
    """The ends of stretches of all tables. Each account is made once."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, int, bool], Sequence[ChapterEnd]] = LRUCache(MOST_KEPT)
        """By table, position, and whether the match was over."""

    async def later_than(self, table: Table, steps: Sequence[Step], after: int) -> list[ChapterEnd]:
        """The ends later than a position, in order.

        ``steps`` are the latest steps of the table, without a gap. If they do not go back far enough, the
        match is replayed; if the store is away, the ends before them are left out.
        """
        over = None if table.playing else table.position
        closed = [*closing_positions(steps, table.game, over)]
        wanted = sorted({position for position in closed if position > after})
        known = {one: self._kept.get((table.id, one, over == one)) for one in wanted}
        if None in known.values():
            found = ends_in(steps, table.game, over)
            if any(known[one] is None and one not in found for one in wanted):
                found = await self._from_the_record(table, over) or found
            for one in wanted:
                known[one] = self._kept[(table.id, one, over == one)] = found.get(one, ())
        return [end for one in wanted for end in known[one] or ()]

    @staticmethod
    async def _from_the_record(table: Table, over: int | None) -> Ends | None:
        try:
            replayed = await table.replay()
        except (StoreUnavailable, JournalMismatch, RulesBroken) as trouble:
            log.warning("chapter_ends.untold", table=table.id, reason=str(trouble))
            return None
        return ends_in(replayed.opening(), table.game, over)


def openings(game: GameRules) -> Collection[str]:
    """The names of the steps that begin a stretch; without accounts, each chapter is one."""
    return game.chapter_accounts.opens or game.chapters


def closing_positions(steps: Iterable[Step], game: GameRules, over: int | None) -> Iterable[int]:
    """The positions at which a stretch may have ended: another one began, or the match was ``over``."""
    yield from (step.position for step in steps if step.name in openings(game))
    if over is not None:
        yield over


def ends_in(steps: Sequence[Step], game: GameRules, over: int | None) -> Ends:
    """The ends of the stretches that begin in these steps, by the position at which they ended."""
    found: defaultdict[int, list[ChapterEnd]] = defaultdict(list)
    for one in stretches(steps, openings(game), over=over is not None):
        closed = over if one.then is None else one.then.position
        assert closed is not None
        if one.steps:
            told = game.chapter_accounts.tell(one)
            found[closed].append(ChapterEnd(one.steps[0].position, told))
    return found


def said_of(end: ChapterEnd, words: Words) -> str:
    """The account of a stretch in words."""
    return _said(end.told, words)


def account_of(stretch: Stretch, game: GameRules, words: Words) -> str:
    """The account of a stretch in words; empty if it had no steps."""
    return _said(game.chapter_accounts.tell(stretch), words) if stretch.steps else ""


def _said(told: Iterable[StepFacts], words: Words) -> str:
    """A line for each fact."""
    return "\n".join(words.say(f"ended-{message_id(one.step_name())}", one.as_facts()) for one in told)
