"""What the rules report of rounds, the village and wounds: the facts of these steps.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class DealAgain(StepFacts):
    """Fewer than two dolls among the plunderers: all are shuffled again (spare-token rules)."""

    dolls: int


@value
class Round(StepFacts):
    """A round begins."""

    round: int
    first: str
    """Samurai."""
    stack: int
    joined: int
    """Cards added this round."""
    barricades: int


@value
class Lap(StepFacts):
    """The turns have gone once round the table."""

    round: int
    lap: int
    stack: int


@value
class Barricade(StepFacts):
    """A barricade is lost."""

    before: int
    after: int


@value
class Farm(StepFacts):
    """A farm is lost; its penalty's own steps follow."""

    before: int
    after: int
    penalised: bool
    """The level uses the backs, and farms are left."""
    farm_penalty: str
    """Key, or ""."""


@value
class Family(StepFacts):
    """A family is lost."""

    before: int
    after: int
    bonus: str
    """Key of the lost bonus, or "" when not in use."""


@value
class Build(StepFacts):
    """A barricade is added."""

    before: int
    after: int


@value
class Wound(StepFacts):
    """Somebody is wounded."""

    samurai: str
    before: int
    after: int
    """Wounds."""


@value
class Beast(StepFacts):
    """The second wound: the board is turned."""

    samurai: str
    before: int
    after: int
    """Kiai."""
    total: int


@value
class Death(StepFacts):
    """The fourth wound; ``over`` follows."""

    samurai: str


@value
class Heal(StepFacts):
    """A wound marker is removed."""

    samurai: str
    before: int
    after: int
    """Wounds."""


@value
class RoundOver(StepFacts):
    """A round ends."""

    round: int
    reason: str
    """``stack`` or ``passed``."""
    moved: int
    """Cards of the stack that join the intruders."""
    intruders: int


@value
class Unguarded(StepFacts):
    """Who has not defended a symbol when a round ends. Wounds, or a farm, or a family follow."""

    symbol: str
    samurai: tuple[str, ...]
    count: int


@value
class Bonus(StepFacts):
    """A surviving family thanks; ``heal``, ``build`` or ``bonus_intruder`` follows when it works."""

    bonus: str
    works: bool


@value
class BonusIntruder(StepFacts):
    """The top intruder is discarded, face up."""

    card: str
    before: int
    after: int
    """Intruders."""


@value
class Exposed(StepFacts):
    """End of round, step 4: an intruder is revealed; ``barricade`` or ``farm`` follows flames."""

    card: str
    flames: bool
    left: int
    """Intruders still hidden."""


@value
class Over(StepFacts):
    """The end."""

    won: bool
    reason: str
    """``held``, ``death``, ``farms`` or ``families``."""
    score: int
    suffix: str
    farms: int
    families: int
    unwounded: bool
    fallen: str
    """A samurai, or empty."""


STEPS: Final = (
    DealAgain,
    Round,
    Lap,
    Barricade,
    Farm,
    Family,
    Build,
    Wound,
    Beast,
    Death,
    Heal,
    RoundOver,
    Unguarded,
    Bonus,
    BonusIntruder,
    Exposed,
    Over,
)
