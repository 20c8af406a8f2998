"""News of a table: the steps that are shown with its board, those of the current chapter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile

from bot.engine import Seat, Step
from bot.engine.match import Match
from bot.engine.rounds import Round


def chapter(steps: Sequence[Step], chapters: Collection[str]) -> Sequence[Step]:
    """The steps of the current chapter. The previous chapter is included until a public step has followed the
    new chapter's opening: it has not been read yet."""
    starts = [place for place, step in enumerate(steps) if step.name in chapters]
    if not starts:
        return steps
    opened = steps[starts[-1]].position
    # Positions only grow: the last steps tell whether a public one is later.
    goes_on = any(step.public for step in takewhile(lambda step: step.position > opened, reversed(steps)))
    return steps[starts[-1] if goes_on else starts[-2:][0] :]


class News:
    """The steps of the current chapter.

    In a game without chapters, each answer of a person that leads to something begins a chapter; AI seats
    only add to it. A question that led to nothing leaves the news unchanged: the board looks the same.
    """

    def __init__(self, steps: Iterable[Step] = (), chapters: Collection[str] = ()) -> None:
        self.steps: Sequence[Step] = list(steps)
        self._chapters = chapters
        self._heard = False
        self._unread = True
        """The list may still begin with the previous chapter."""

    @classmethod
    def of(cls, match: Match, people: Collection[Seat]) -> News:
        """The news of a rebuilt match, from all its steps."""
        steps, chapters = match.opening(), match.game.chapters
        if chapters:
            return cls(chapter(steps, chapters), chapters)
        newest = max((step.position for step in steps if step.public), default=-1)
        said = [one.position for one in match.rounds if has_heard([one], people)]
        last = max((position for position in said if position < newest), default=-1)
        return cls(step for step in steps if step.position > last)

    def hear(self, steps: Sequence[Step], rounds: Sequence[Round], people: Collection[Seat]) -> None:
        """Add the steps that came from these rounds of questions."""
        chapters = self._chapters
        if chapters:
            self.steps = [*self.steps, *steps]
            if self._unread or any(step.name in chapters for step in steps):
                self.steps = chapter(self.steps, chapters)
                self._unread = sum([step.name in chapters for step in self.steps]) > 1
            return
        self._heard = self._heard or has_heard(rounds, people)
        since = self.steps
        if self._heard and any(step.public for step in steps):
            since, self._heard = [], False
        # A running display of the earlier steps keeps its own list.
        self.steps = [*since, *steps]


def has_heard(rounds: Sequence[Round], people: Collection[Seat]) -> bool:
    """True if a person took part in one of these rounds of questions."""
    return any(not one.spoke.isdisjoint(people) for one in rounds)
