"""The hits in a step of 7 Ronin."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.step import StepFacts
from bot.games.seven_ronin.steps import Watchtower, Well, Wounds

Striking: TypeAlias = Wounds | Watchtower | Well
"""The steps with hits: all ronin attacked, hurt or not."""


def hurt(told: StepFacts) -> dict[str, int]:
    """The wounds dealt, by ronin; nothing for a step without hits."""
    match told:
        case Wounds(hits=hits) | Watchtower(hits=hits) | Well(hits=hits):
            return {hit.ronin: hit.dealt for hit in hits if hit.dealt}
        case _:
            return {}
