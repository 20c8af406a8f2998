"""The weight of steps: which of them a summary tells first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.engine import Step

HIGHLIGHT: Final = 1
TURNING_POINT: Final = 2
GREAT_MOMENT: Final = 3


def with_causes(steps: Sequence[Step], weight: Callable[[Step], int]) -> list[int]:
    """The weight of each step. A step right before a turning point of the same resolution led to it and
    weighs as much: a loss is not told without its cause."""
    own = [weight(step) for step in steps]
    weights = [*own]
    for place in reversed(range(len(steps) - 1)):
        together = steps[place].position == steps[place + 1].position
        if together and own[place] >= HIGHLIGHT and own[place + 1] >= TURNING_POINT:
            weights[place] = max(own[place], weights[place + 1])
    return weights
