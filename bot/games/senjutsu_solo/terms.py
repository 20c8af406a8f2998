"""The terms of fights against AI opponents: behaviours, stances, modes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Behaviour: TypeAlias = Literal["left", "centre", "right"]
BEHAVIOURS: Final[tuple[Behaviour, ...]] = get_args(Behaviour)
"""In the order of the track; after the last comes the first. Each names a side of a hero, seen by him."""
Stance: TypeAlias = Literal["offensive", "defensive"]
STANCES: Final[tuple[Stance, ...]] = get_args(Stance)
Mode: TypeAlias = Literal["fight", "horde", "nightmare", "nightmare_horde", "fallen_lord", "path"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
HEROES: Final = "heroes"
OPPONENTS: Final = "opponents"
"""The two teams: all heroes, and everybody whom no player leads."""
