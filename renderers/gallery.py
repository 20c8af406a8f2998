"""All painters, by the key of their game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers import senjutsu, seven_ronin, seven_samurai, way_of_the_samurai
from renderers.painter import Painter
from renderers.plain import PLAIN

PAINTERS: Final[Mapping[str, Painter]] = {
    "senjutsu": senjutsu.PAINTER,
    "senjutsu-solo": senjutsu.SOLO_PAINTER,
    "seven-ronin": seven_ronin.PAINTER,
    "seven-samurai": seven_samurai.PAINTER,
    "way-of-the-samurai": way_of_the_samurai.PAINTER,
}


def painter_of(game: str) -> Painter:
    """The painter of a game, or the plain one for a game without a painter."""
    return PAINTERS.get(game, PLAIN)
