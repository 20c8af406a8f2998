"""The facts of the steps of rounds, the village and wounds.

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
    """The samurai who begins."""
    stack: int
    joined: int
    """The number of cards added this round."""
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
    """A farm is lost. Later steps tell the effects of its penalty."""

    before: int
    after: int
    penalised: bool
    """True if the level uses the backs of farm cards, and farms are left."""
    farm_penalty: str
    """A key; empty if there is no penalty."""


@value
class Family(StepFacts):
    """A family is lost."""

    before: int
    after: int
    bonus: str
    """The key of the lost bonus; empty if bonuses are not in use."""


@value
class Build(StepFacts):
    """A barricade is added."""

    before: int
    after: int


@value
class Wound(StepFacts):
    """A samurai is wounded."""

    samurai: str
    before: int
    after: int
    """The number of wounds."""


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
    """The fourth wound: the samurai dies. The step ``over`` follows."""

    samurai: str


@value
class Heal(StepFacts):
    """A wound marker is removed."""

    samurai: str
    before: int
    after: int
    """The number of wounds."""


@value
class RoundOver(StepFacts):
    """A round ends."""

    round: int
    reason: str
    """``stack`` or ``passed``."""
    moved: int
    """The number of cards of the stack that join the intruders."""
    intruders: int


@value
class Unguarded(StepFacts):
    """At the end of a round, these samurai have not defended a symbol.

    Later steps tell the wounds, or the loss of a farm or family.
    """

    symbol: str
    samurai: tuple[str, ...]
    count: int


@value
class Bonus(StepFacts):
    """A surviving family thanks. If ``works``, the step ``heal``, ``build`` or ``bonus_intruder`` follows."""

    bonus: str
    works: bool


@value
class BonusIntruder(StepFacts):
    """The top intruder is discarded, face up."""

    card: str
    before: int
    after: int
    """The number of intruders."""


@value
class Exposed(StepFacts):
    """Step 4 of the end of a round: an intruder is revealed.

    After flames, ``barricade`` or ``farm`` follows.
    """

    card: str
    flames: bool
    left: int
    """The number of intruders still hidden."""


@value
class Over(StepFacts):
    """The game ends."""

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
