"""News of a table: the steps that are shown with its board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.engine import Seat, Step
from bot.engine.match import Match, Round


class News:
    """The steps since a person last had a say that led to anything.

    What AI seats do among themselves adds to them. A question that led to nothing leaves them as they are:
    whoever looks at the table sees no difference.
    """

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.steps = list(steps)
        self._heard = False

    @classmethod
    def of(cls, match: Match, people: Collection[Seat]) -> News:
        """The news of a match that has been rebuilt, with all its steps."""
        steps = match.opening()
        newest = max((step.position for step in steps if step.public), default=-1)
        said = [one.position for one in match.rounds if has_heard([one], people)]
        last = max((position for position in said if position < newest), default=-1)
        return cls(step for step in steps if step.position > last)

    def hear(self, steps: Sequence[Step], rounds: Sequence[Round], people: Collection[Seat]) -> None:
        """These steps came of these rounds of questions."""
        self._heard = self._heard or has_heard(rounds, people)
        since = self.steps
        if self._heard and any(step.public for step in steps):
            since, self._heard = [], False
        # Whoever is showing the earlier ones goes on with those.
        self.steps = [*since, *steps]


def has_heard(rounds: Sequence[Round], people: Collection[Seat]) -> bool:
    """Whether a person had a say in one of these rounds of questions."""
    return any(not one.spoke.isdisjoint(people) for one in rounds)
