"""The figures printed on the board and the tiles, read from ``data/seven_ronin``.

Ruling: the order of the areas around the ring and the threat of each round are our reading of the board,
because we have no print of it. Both are data and easily replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.data import figures


@dataclass(frozen=True, slots=True)
class Figures:
    """All numbers and orders of the village that are not rules."""

    reserve: int
    pool: int
    rounds: int
    winning_areas: int
    starvation_from: int
    threat: tuple[int, ...]
    """By round: the number of areas the Attacker may send ninja to."""
    limits: dict[str, int]
    """By area, in ring order: the number of ninja that may be sent there in one round."""
    endurance: dict[str, int]
    """By ronin: the number of wounds that makes him fall."""

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickle the shared figures by name, so that a copy of a village does not copy them."""
        return "FIGURES" if self is FIGURES else super().__reduce__()


def read_figures(village: Mapping[str, Any]) -> Figures:
    return Figures(
        reserve=village["ninja"]["reserve"],
        pool=village["ninja"]["pool"],
        rounds=village["rounds"],
        winning_areas=village["winning_areas"],
        starvation_from=village["starvation_from"],
        threat=tuple(village["threat"]),
        limits={f"area:{area['key']}": area["limit"] for area in village["ring"]},
        endurance={f"ronin:{ronin['key']}": ronin["endurance"] for ronin in village["ronin"]},
    )


FIGURES: Final = read_figures(figures("seven_ronin", "village"))
