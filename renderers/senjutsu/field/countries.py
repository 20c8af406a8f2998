"""The look of each battlefield: its colours, and the scenery on its horizon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from renderers.canvas import Canvas
from renderers.palette import (
    AI,
    ASAGI,
    KINAKO,
    MATCHA,
    NIGHT,
    SHU,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)
from renderers.senjutsu.field import scenery

Scenery = Callable[[Canvas, float], None]
"""Draws mountains, trees or houses on a horizon at this height."""


@dataclass(frozen=True, slots=True)
class Country:
    """The look of a battlefield: colours of sky, land and hexes, and the scenery on the horizon."""

    sky: tuple[Colour, ...]
    land: tuple[Colour, ...]
    tile: Colour
    line: Colour
    skirt: Colour
    scenery: Scenery
    snow: bool = False
    blade: Colour = SUMI
    """The colour of the small strokes on the ground."""


COUNTRIES: Final[Mapping[str, Country]] = {
    "snowy_clearing": Country(
        (mix(AI, SUMI, 0.2), AI, mix(ASAGI, AI, 0.3), mix(ASAGI, WASHI, 0.7)),
        (mix(YUKI, ASAGI, 0.3), mix(YUKI, ASAGI, 0.16), mix(ASAGI, AI, 0.45)),
        mix(YUKI, WASHI, 0.4),
        mix(ASAGI, YUKI, 0.25),
        mix(AI, ASAGI, 0.5),
        scenery.snowy,
        snow=True,
        blade=mix(YUKI, ASAGI, 0.45),
    ),
    "burning_village": Country(
        (NIGHT, mix(SUMI, SHU, 0.35), mix(SHU, YAMABUKI, 0.25)),
        (mix(WOOD, SUMI, 0.4), mix(WOOD, SUMI, 0.6), SUMI),
        mix(KINAKO, WASHI, 0.35),
        mix(WOOD, SUMI, 0.2),
        mix(WOOD, SUMI, 0.5),
        scenery.burning,
        blade=mix(WOOD, KINAKO, 0.4),
    ),
    "riverside": Country(
        (mix(ASAGI, AI, 0.2), mix(ASAGI, WASHI, 0.5), mix(WASHI, YAMABUKI, 0.25)),
        (mix(AI, ASAGI, 0.7), mix(AI, ASAGI, 0.5), AI),
        mix(mix(MATCHA, WASHI, 0.62), YUKI, 0.2),
        mix(MATCHA, SUMI, 0.25),
        mix(WOOD, MATCHA, 0.3),
        scenery.riverside,
        blade=mix(MATCHA, SUMI, 0.1),
    ),
    "temple_garden": Country(
        (mix(AI, SUMI, 0.1), mix(ASAGI, AI, 0.4), mix(KINAKO, WASHI, 0.3)),
        (mix(MATCHA, AI, 0.5), mix(MATCHA, AI, 0.65), mix(AI, SUMI, 0.3)),
        mix(WASHI, YUKI, 0.35),
        mix(KINAKO, SUMI, 0.2),
        mix(ASAGI, SUMI, 0.4),
        scenery.temple,
        blade=mix(KINAKO, WASHI, 0.35),
    ),
    "long_road": Country(
        (mix(AI, ASAGI, 0.4), mix(KINAKO, ASAGI, 0.3), mix(YAMABUKI, WASHI, 0.4)),
        (mix(KINAKO, WOOD, 0.3), mix(KINAKO, WOOD, 0.5), mix(WOOD, SUMI, 0.4)),
        mix(KINAKO, WASHI, 0.6),
        mix(WOOD, KINAKO, 0.3),
        mix(WOOD, SUMI, 0.2),
        scenery.plain,
        blade=mix(KINAKO, WOOD, 0.3),
    ),
}
ELSEWHERE: Final = COUNTRIES["long_road"]


def country(field: str) -> Country:
    """The look of a battlefield, by its key."""
    return COUNTRIES.get(field, ELSEWHERE)
