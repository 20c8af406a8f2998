"""The facts of the steps that only Senjutsu Solo has.

Keys are those of the duel's ``steps``, and ``behaviour:<name>``, ``stance:<name>``, ``contract:<name>``,
``mode:<name>`` and ``rank:<name>``.
"""

from __future__ import annotations

from typing import Final, TypedDict

from bot.engine import StepFacts, reader, value
from bot.games.senjutsu import steps
from bot.games.senjutsu_solo import path_steps


@value
class Enters(StepFacts):
    """An opponent enters."""

    samurai: str
    behaviour: str
    stance: str
    limit: int
    """The wounds that make him fall."""
    count: int
    """The cards of his deck."""


class WhatComes(TypedDict, total=False):
    """The result of a decision: the facts of ``Decides`` that not every decision has."""

    came: str
    arrived: str
    beyond: str
    instead: str
    wounds: int
    goal: str | None
    speed: int | None


@value
class Decides(StepFacts):
    """An opponent decides, and by which rule; what he does follows."""

    samurai: str
    card: str
    """Empty if he has none."""
    rule: str
    why: str | tuple[str, ...]
    """The rule, or all rules: what *Why?* says."""
    here: str
    behaviour: str
    stance: str
    came: str = "stay"
    """The result: ``walk``, ``turn`` on the spot, or ``stay``."""
    arrived: str = "no"
    """``yes`` if the walk ends where it should."""
    beyond: str = "no"
    """``yes`` if the target is beyond an archer's range."""
    instead: str = "nothing"
    """The action instead of an attack: another ``attack``, the ``second`` part, or ``nothing``."""
    wounds: int = 0
    """The wounds that came before all steps."""
    foe: str | None = None
    there: str | None = None
    """The hex of the foe."""
    goal: str | None = None
    speed: int | None = None


@value
class Missed(StepFacts):
    """A shot misses."""

    samurai: str
    foe: str
    card: str


@value
class CounterStrikes(StepFacts):
    """The top card of an opponent strikes back."""

    samurai: str
    foe: str


@value
class CounterFails(StepFacts):
    """The top card of an opponent does not strike back."""

    samurai: str
    foe: str


@value
class Behaviour(StepFacts):
    """An opponent behaves otherwise from now on."""

    samurai: str
    behaviour: str


@value
class Stance(StepFacts):
    """An opponent takes another stance."""

    samurai: str
    stance: str


@value
class Concealed(StepFacts):
    """An opponent hides."""

    samurai: str


@value
class Distance(StepFacts):
    """An opponent keeps another distance."""

    samurai: str
    number: int


@value
class Contract(StepFacts):
    """Yojimbo fulfils a contract."""

    samurai: str
    contract: str
    number: int
    """Those fulfilled so far."""


# The deck of an opponent


@value
class Renewed(StepFacts):
    """The discard pile becomes the deck."""

    samurai: str
    deck: int


@value
class Recalled(StepFacts):
    """Cards come back from the discard pile."""

    samurai: str
    number: int
    deck: int


@value
class Reset(StepFacts):
    """The discard pile is shuffled into the deck."""

    samurai: str
    deck: int


@value
class StunShuffled(StepFacts):
    """A stun is shuffled into the deck."""

    samurai: str
    deck: int


# The fallen lord and the horde


@value
class LordLies(StepFacts):
    """The lord lies on a hex."""

    samurai: str
    place: str


@value
class LordStruck(StepFacts):
    """The lord is struck: the fight is lost."""

    samurai: str
    card: str


@value
class LordSaved(StepFacts):
    """A guard saves the lord."""

    samurai: str
    card: str


@value
class Stage(StepFacts):
    """A stage of the horde begins."""

    number: int


@value
class Wave(StepFacts):
    """A wave of the horde comes."""

    number: int
    stage: int
    count: int
    """Those who come."""


@value
class Rank(StepFacts):
    """The horde is worth a rank."""

    rank: str


@value
class Recovered(StepFacts):
    """A hero recovers between two stages."""

    samurai: str
    number: int
    """The cards prepared again."""
    place: str
    deck: int


# The end


@value
class Over(StepFacts):
    """The end. It takes the place of the duel's."""

    result: str
    """``won``, ``lost`` or ``ranked``."""
    mode: str
    winners: tuple[str, ...]
    heroes: tuple[str, ...]
    count: int
    """The number of heroes."""
    turn: int
    rank: str
    """Empty without one."""
    stage: int
    wave: int


STEPS: Final = (
    *[one for one in steps.STEPS if one is not steps.Over],
    *path_steps.STEPS,
    Enters,
    Decides,
    Missed,
    CounterStrikes,
    CounterFails,
    Behaviour,
    Stance,
    Concealed,
    Distance,
    Contract,
    Renewed,
    Recalled,
    Reset,
    StunShuffled,
    LordLies,
    LordStruck,
    LordSaved,
    Stage,
    Wave,
    Rank,
    Recovered,
    Over,
)

read: Final = reader(*STEPS)
"""Gives the facts of any step of this game."""
