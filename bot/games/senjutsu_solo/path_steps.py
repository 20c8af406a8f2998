"""The facts of the steps that only the Path has.

Keys are those of ``solo_steps``, and ``stop:<name>``, ``mark:<name>``, ``tale:<name>``, ``gained:<name>`` and
``lost:<name>``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Arrives(StepFacts):
    """The heroes arrive at a stop of the Path."""

    stop: str
    tale: str
    number: int
    """From 1."""
    count: int
    """The stops of one walk."""
    practice: bool


@value
class Marked(StepFacts):
    """A stop of the Path is another one because of a mark."""

    tale: str


@value
class Carries(StepFacts):
    """The marks that a hero carries into a fight on the Path."""

    samurai: str
    marks: tuple[tuple[str, tuple[str, ...]], ...]
    """Each with its effects: ``effect:<name>``, or a card in the deck."""


@value
class Gains(StepFacts):
    """A hero on the Path has a mark from now on."""

    samurai: str
    mark: str
    tale: str


@value
class Loses(StepFacts):
    """A hero on the Path has a mark no longer."""

    samurai: str
    mark: str
    tale: str


@value
class GoesOn(StepFacts):
    """The next stop of a hero on the Path; chosen if the way forked."""

    samurai: str
    stop: str
    forked: bool


STEPS: Final = (Arrives, Marked, Carries, Gains, Loses, GoesOn)
