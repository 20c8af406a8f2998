"""The marks that only 7 Ronin uses: the sign of each area's ability, and the Attacker's banner.

Pointed hood: ninja. Spearhead: an attack, an occupied area. Drop: a wound. Pearl: life.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.ink import BLUNT, shape, stroke
from renderers.kit.marks import DROP, HOOD, SPEARHEAD, Drawing, outlined, signs, stamp
from renderers.palette import KINAKO, SUMI, WASHI, YUKI, Colour


def _watchtower(c: Canvas, ink: Colour, ground: Colour) -> None:
    """Arrows to both sides, and blood."""
    outlined(c, DROP, 50, 52, 46, ink, 0)
    stamp(c, signs.left, 14, 55, 36, ink, ground)
    stamp(c, signs.right, 86, 55, 36, ink, ground)


def _well(c: Canvas, ink: Colour, _: Colour) -> None:
    outlined(c, DROP, 50, 50, 92, ink, 0)


def _granary(c: Canvas, ink: Colour, ground: Colour) -> None:
    """More ninja."""
    outlined(c, HOOD, 34, 60, 66, ink, 0)
    stamp(c, signs.up, 80, 46, 84, ink, ground)


def _field(c: Canvas, ink: Colour, _: Colour) -> None:
    """Bales of rice."""
    for x, y in ((10, 54), (53, 54), (32, 14)):
        paint(c, f"{x},{y}! {x + 36},{y}! {x + 36},{y + 34}! {x},{y + 34}!", ink)


def _path(c: Canvas, ink: Colour, _: Colour) -> None:
    """Ninja come this way."""
    paint(c, "4,30! 54,30! 54,12! 96,37! 54,62! 54,44! 4,44!", ink)
    for x in (22, 60):
        paint(c, f"{x},70! {x + 16},70! {x + 16},90! {x},90!", ink)


def _graveyard(c: Canvas, ink: Colour, _: Colour) -> None:
    """Ninja go back."""
    brush(c, "84,92 88,44 62,22 34,24", 13, ink, start=1, end=1)
    paint(c, "2,26! 40,0! 40,52!", ink)
    outlined(c, HOOD, 38, 80, 42, ink, 0)


SIGNS: Final[Mapping[str, Drawing]] = {
    "area:watchtower": _watchtower,
    "area:inn": signs.copies,
    "area:well": _well,
    "area:granary": _granary,
    "area:pen": signs.padlock,
    "area:field_north": _field,
    "area:field_south": _field,
    "area:path": _path,
    "area:graveyard": _graveyard,
    "area:shrine": signs.banned,
}
"""The sign of each area's ability."""


def banner(c: Canvas) -> None:
    """The Attacker's banner over an occupied area; its origin is the foot of the pole."""
    stroke(c, "0,0 0,-112", 5, taper=BLUNT)
    stroke(c, "0,0 0,-111", 2.4, KINAKO, taper=BLUNT)
    cloth = "2,-108 36,-106 33,-84 37,-58 20,-50 2,-58"
    shape(c, cloth, SUMI, 6, YUKI)
    shape(c, cloth, SUMI, 1.5)
    outlined(c, SPEARHEAD, 18, -80, 32, SUMI, 8, WASHI)
