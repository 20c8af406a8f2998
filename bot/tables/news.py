"""News of a table: the steps that are shown with its board, those of the chapter being told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile

from bot.engine import Seat, Step
from bot.engine.match import Match
from bot.engine.rounds import Round


def chapter(steps: Sequence[Step], chapters: Collection[str]) -> Sequence[Step]:
    """The steps since the present chapter began. As long as nothing has come of its beginning, those of the
    chapter before stand in front of them: it has not been read yet."""
    starts = [place for place, step in enumerate(steps) if step.name in chapters]
    if not starts:
        return steps
    opened = steps[starts[-1]].position
    # Positions only grow: whether any public one is later is for the last ones to say.
    goes_on = any(step.public for step in takewhile(lambda step: step.position > opened, reversed(steps)))
    return steps[starts[-1] if goes_on else starts[-2:][0] :]


class News:
    """The steps of the chapter being told, whatever was answered in between.

    In a game without chapters each answer of a person that leads to something begins one; what AI seats do
    among themselves adds to it. A question that led to nothing leaves the news as they are: whoever looks at
    the table sees no difference.
    """

    def __init__(self, steps: Iterable[Step] = (), chapters: Collection[str] = ()) -> None:
        self.steps: Sequence[Step] = list(steps)
        self._chapters = chapters
        self._heard = False
        self._unread = True
        """The chapter before may stand in front of the present one."""

    @classmethod
    def of(cls, match: Match, people: Collection[Seat]) -> News:
        """The news of a match that has been rebuilt, with all its steps."""
        steps, chapters = match.opening(), match.game.chapters
        if chapters:
            return cls(chapter(steps, chapters), chapters)
        newest = max((step.position for step in steps if step.public), default=-1)
        said = [one.position for one in match.rounds if has_heard([one], people)]
        last = max((position for position in said if position < newest), default=-1)
        return cls(step for step in steps if step.position > last)

    def hear(self, steps: Sequence[Step], rounds: Sequence[Round], people: Collection[Seat]) -> None:
        """These steps came of these rounds of questions."""
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
        # Whoever is showing the earlier ones goes on with those.
        self.steps = [*since, *steps]


def has_heard(rounds: Sequence[Round], people: Collection[Seat]) -> bool:
    """Whether a person had a say in one of these rounds of questions."""
    return any(not one.spoke.isdisjoint(people) for one in rounds)
