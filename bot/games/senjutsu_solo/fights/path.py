"""The Path: a campaign of twelve fights, each harder than the one before. It is not in the rulebook.

A table plays one stop. How far somebody has come is handed on (``Outcome.legacy``) to the next match of the
table and to any that they open later: the farthest stop counts, and nothing is lost by a defeat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine import Fact, Facts
from bot.engine.data import figures
from bot.games.senjutsu_solo.fights.foes import FOES, Foe


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on the Path, with its opponents."""

    name: str
    number: int
    """From 1 on."""
    foes: tuple[Foe, ...]
    field: str
    terrain: str
    wounds: int
    """The wound limit of each of them."""
    nightmare: bool
    x: int
    y: int
    """The place on the map, in hundredths of its height."""

    @property
    def key(self) -> str:
        return f"stop:{self.name}"


def _read(number: int, row: Mapping[str, Any]) -> Stop:
    return Stop(
        name=row["name"],
        number=number,
        foes=tuple([FOES[foe] for foe in row["foes"]]),
        field=row["field"],
        terrain=row["terrain"],
        wounds=row["wounds"],
        nightmare=row.get("nightmare", False),
        x=row["x"],
        y=row["y"],
    )


STOPS: Final = tuple([_read(number, row) for number, row in enumerate(figures("senjutsu", "path"), 1)])
WALKED: Final = "path"
"""The fact of a legacy that holds the number of finished stops."""


def walked(legacy: Facts) -> int:
    """The number of stops that somebody has finished."""
    return _count(legacy.get(WALKED, 0))


def next_stop(legacy: Facts) -> Stop:
    """The next stop of somebody. The summit is repeated by those who have reached it."""
    return STOPS[min(walked(legacy), len(STOPS) - 1)]


def legacy_after(stop: Stop, legacy: Facts, *, won: bool) -> Facts:
    """The legacy after this stop: one stop more if it was won, otherwise the same."""
    return {WALKED: max(walked(legacy), stop.number) if won else walked(legacy)}


def heritage(legacies: Sequence[Facts]) -> Facts:
    """The farthest stop of all legacies, which somebody brings into a new match."""
    farthest = max([walked(legacy) for legacy in legacies], default=0)
    return {WALKED: farthest} if farthest else {}


def _count(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0
