"""The hits in a step of 7 Ronin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bot.engine.question import Facts
from bot.games.seven_ronin import steps


@dataclass(frozen=True, slots=True)
class Hit:
    """The wounds a ronin has just taken."""

    ronin: str
    dealt: int
    before: int
    after: int


def hits(facts: Facts) -> list[Hit]:
    """All ronin attacked, hurt or not; empty for a step without hits."""
    return [Hit(*hit) for hit in cast("tuple[steps.Hit, ...]", facts.get("hits", ()))]


def hurt(facts: Facts) -> dict[str, int]:
    """The wounds dealt, by ronin."""
    return {hit.ronin: hit.dealt for hit in hits(facts) if hit.dealt}
