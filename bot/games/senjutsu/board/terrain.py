"""Terrain: its effect on a samurai who is forced onto it, and whether it blocks attacks and sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Terrain: TypeAlias = Literal["rocks", "bamboo", "cart", "shrine", "torii", "cherry", "fallen", "boat"]
"""``torii`` is a pillar of the gate; the gate between its pillars is free. ``fallen`` is a dead samurai."""
TERRAIN: Final[tuple[Terrain, ...]] = get_args(Terrain)


@dataclass(frozen=True, slots=True)
class Nature:
    """The properties of a kind of terrain."""

    walkable: bool = False
    """A hex like any other, for steps."""
    wall: bool = True
    """It blocks on its hex at every speed, and nobody sees through it."""
    stuns: bool = True
    hobbles: bool = False
    wounds: bool = False
    frail: bool = False
    """It goes when somebody steps into it, or when a wounding attack strikes it."""
    holy: bool = False
    """At the end of a turn it gives 1 focus to each samurai beside it."""
    takes_focus: bool = False


NATURES: Final[dict[Terrain, Nature]] = {
    "rocks": Nature(),
    "bamboo": Nature(hobbles=True, frail=True),
    "cart": Nature(wounds=True),
    "shrine": Nature(holy=True),
    "torii": Nature(),
    "cherry": Nature(),
    "fallen": Nature(walkable=True, wall=False, takes_focus=True),
    "boat": Nature(walkable=True, wall=False, stuns=False),
}


def terrain_of(name: str) -> Terrain:
    """The terrain of this name."""
    if name not in TERRAIN:
        raise ValueError(name)
    return name
