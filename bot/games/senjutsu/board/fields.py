"""The battlefields: their hexes, where duels begin, and where terrain stands in a preset.

The snowy clearing and the burning village are those of the box; the riverside and the temple garden are
ours. Two boards may be joined into a larger field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.data import figures
from bot.games.senjutsu.board.hexes import CENTRE, Facing, Hex, distance
from bot.games.senjutsu.board.terrain import Terrain, terrain_of


@dataclass(frozen=True, slots=True)
class Start:
    """A starting place with its facing."""

    place: Hex
    facing: Facing


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Field:
    """A battlefield."""

    key: str
    hexes: frozenset[Hex]
    starts: tuple[Start, ...]
    """The first two lie opposite each other."""
    preset: Mapping[Hex, Terrain]
    pieces: tuple[Terrain, ...]
    """The terrain that players place in turns."""

    @property
    def name(self) -> str:
        return f"field:{self.key}"

    def __repr__(self) -> str:
        return f"Field({self.key})"

    def __reduce__(self) -> tuple[object, ...]:
        return (field_of, (self.key,))


def _read(key: str, row: Mapping[str, Any]) -> Field:
    hexes: set[Hex] = set()
    for q, r in row.get("boards", []):
        hexes |= {place + Hex(q, r) for place in _BOARD}
    for q, column in row.get("columns", {}).items():
        hexes |= {Hex(int(q), r) for r in column}
    hexes -= {Hex(q, r) for q, r in row.get("without", [])}
    preset: dict[Hex, Terrain] = {
        Hex(q, r): terrain_of(name) for name, places in row["preset"].items() for q, r in places
    }
    pieces: tuple[Terrain, ...] = tuple(
        [terrain_of(name) for name, number in row["pieces"].items() for _ in range(number)]
    )
    afloat = {place for place, terrain in preset.items() if terrain == "boat"}
    starts = tuple([Start(Hex(q, r), facing) for q, r, facing in row["starts"]])
    return Field(key, frozenset(hexes | afloat), starts, preset, pieces)


_BOARD: Final = [Hex(q, r) for q in range(-3, 4) for r in range(-3, 4) if distance(CENTRE, Hex(q, r)) <= 3]
FIELDS: Final[Mapping[str, Field]] = {
    key: _read(key, row) for key, row in figures("senjutsu", "fields").items()
}


def field_of(key: str) -> Field:
    return FIELDS[key]
