"""The marks of 7 Ronin, told apart by shape before colour.

Pointed hood: ninja. Spearhead: an attack, an occupied area. Drop: a wound. Pearl: life. Each area
has the sign of its ability. Every mark is drawn round its middle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Canvas, Outline, Point, trace
from renderers.ink import BLUNT, curve, shape, stroke
from renderers.palette import FAINT, KINAKO, SUMI, WASHI, YUKI, Colour, Ink

Sign = Callable[[Canvas, Colour], None]


def hood(c: Canvas, radius: float, fill: Ink, line: float = 2, ink: Ink = SUMI) -> None:
    """A ninja's hood: the house's sign for a number of ninja."""
    left = curve("-1,0.85 -1.02,-0.1 -0.55,-0.75")
    right = curve("0.55,-0.75 1.02,-0.1 1,0.85 0,1.05 -1,0.85")
    shape(c, _scaled([*left, (0, -1.5), *right], radius), fill, line, ink)


def spearhead(c: Canvas, radius: float, fill: Ink, line: float = 2.2, ink: Ink = SUMI) -> None:
    """A spearhead pointing up: hollow for an attack, solid for an occupied area."""
    outline = "0,-1.5 0.78,-0.1 0.3,0.35 0.3,1 -0.3,1 -0.3,0.35 -0.78,-0.1"
    shape(c, _scaled(outline, radius), fill, line, ink)


BROAD = (
    "0,-1.5 0.62,-0.72 0.98,0.18 0.66,0.74 0.3,0.8 0.3,1.22 "
    "-0.3,1.22 -0.3,0.8 -0.66,0.74 -0.98,0.18 -0.62,-0.72"
)


def broad_outline(c: Canvas, radius: float, line: float, ink: Ink) -> None:
    """An empty place for a number."""
    stroke(c, _scaled(BROAD, radius), line, ink, closed=True)


def broad_spearhead(c: Canvas, radius: float, fill: Ink, line: float = 3.4, ink: Ink = SUMI) -> None:
    """A spearhead with room for a number."""
    shape(c, _scaled(BROAD, radius), fill, line, ink)


def drop(c: Canvas, radius: float, fill: Ink, line: float = 2, ink: Ink = SUMI) -> None:
    """A drop of blood: one wound, or as many as stand in it."""
    belly = [
        (radius * math.cos(turn), radius * math.sin(turn))
        for turn in (-0.55 + step * (math.pi + 1.1) / 16 for step in range(17))
    ]
    shape(c, [(0, -radius * 1.55), *belly], fill, line, ink)


def straw_hat(c: Canvas, radius: float, ink: Ink) -> None:
    """A straw hat from the side: the ronin."""
    c.fill(_scaled("-1.35,0.45 -0.6,-0.35 0,-0.85 0.6,-0.35 1.35,0.45 0,0.75", radius), ink)
    stroke(c, [(-radius * 0.55, radius * 0.85), (radius * 0.55, radius * 0.85)], 4, ink)


def bowl(c: Canvas, radius: float, fill: Ink | None, ink: Colour = SUMI, line: float = 2) -> None:
    """An empty rice bowl: a round in which ninja starve."""
    points = _scaled("-1,-0.5 1,-0.5 0.8,0.3 0.4,0.75 -0.4,0.75 -0.8,0.3", radius)
    if fill is not None:
        c.fill(points, fill)
    stroke(c, points, line, ink, closed=True, wobble=0)


def cross(c: Canvas, radius: float, width: float, ink: Ink = SUMI) -> None:
    """Two strokes of the brush: struck out."""
    stroke(c, [(-radius, -radius), (radius, radius)], width, ink, taper=(0.6, 0.3))
    stroke(c, [(radius, -radius * 0.9), (-radius, radius * 0.9)], width, ink, taper=(0.6, 0.3))


def tick(c: Canvas, size: float, ink: Ink, width: float = 4.6) -> None:
    """Done."""
    points = [(-9 * size, 0), (-3 * size, 8 * size), (11 * size, -11 * size)]
    stroke(c, points, width * size, ink, taper=(0.6, 0.3))


def padlock(c: Canvas, ink: Colour) -> None:
    """Kept in the Animal Pen."""
    stroke(c, "-6,-1 -6,-6 0,-11 6,-6 6,-1", 3.2, ink, smooth=True, taper=BLUNT)
    c.fill("-10,-1 10,-1 10,11 -10,11", ink)


def banned(c: Canvas, ink: Colour) -> None:
    """No ability: a ring with a bar across it."""
    c.disc(0, 0, 10, None, 3.2, ink)
    stroke(c, "-7,7 7,-7", 3, ink, taper=BLUNT)


def banner(c: Canvas) -> None:
    """The Attacker's banner over an occupied area; drawn from the foot of its pole."""
    stroke(c, "0,0 0,-112", 5, taper=BLUNT)
    stroke(c, "0,0 0,-111", 2.4, KINAKO, taper=BLUNT)
    cloth = "2,-108 36,-106 33,-84 37,-58 20,-50 2,-58"
    shape(c, cloth, SUMI, 6, YUKI)
    shape(c, cloth, SUMI, 1.5)
    with c.at(18, -80):
        spearhead(c, 11, SUMI, 2.8, WASHI)


def straight_arrow(c: Canvas, start: Point, end: Point, width: float, ink: Ink, head: float) -> None:
    """A plain small arrow, for signs."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    base = (end[0] - head * math.cos(angle), end[1] - head * math.sin(angle))
    across = (-math.sin(angle) * head * 0.72, math.cos(angle) * head * 0.72)
    stroke(c, [start, base], width, ink, taper=BLUNT)
    c.fill([end, (base[0] + across[0], base[1] + across[1]), (base[0] - across[0], base[1] - across[1])], ink)


def _watchtower(c: Canvas, ink: Colour) -> None:
    with c.at(0, 3):
        drop(c, 5, ink, 0)
    straight_arrow(c, (-6, 3), (-16, 3), 3, ink, 7)
    straight_arrow(c, (6, 3), (16, 3), 3, ink, 7)


def _inn(c: Canvas, ink: Colour) -> None:
    stroke(c, "-10,-9 3,-9 3,4 -10,4", 2.6, ink, closed=True)
    c.fill("-3,-3 10,-3 10,10 -3,10", ink)


def _well(c: Canvas, ink: Colour) -> None:
    with c.at(0, 4):
        drop(c, 8.5, ink, 0)


def _granary(c: Canvas, ink: Colour) -> None:
    with c.at(-5, 5):
        hood(c, 7, ink, 0)
    straight_arrow(c, (8, 11), (8, -12), 3.6, ink, 9)


def _field(c: Canvas, ink: Colour) -> None:
    for x, y in ((-10, 2), (1, 2), (-4.5, -9)):
        c.fill([(x, y), (x + 9, y), (x + 9, y + 8), (x, y + 8)], ink)


def _path(c: Canvas, ink: Colour) -> None:
    straight_arrow(c, (-12, -4), (13, -4), 3.4, ink, 9)
    stroke(c, "-8,6 -8,10", 5, ink, taper=BLUNT)
    stroke(c, "3,6 3,10", 5, ink, taper=BLUNT)


def _graveyard(c: Canvas, ink: Colour) -> None:
    stroke(c, "9,10 10,-2 2,-8 -4,-7", 3.4, ink, smooth=True, taper=BLUNT)
    c.fill("-13,-6 -3,-14 -3,1", ink)
    with c.at(-3, 9):
        hood(c, 4.6, ink, 0)


SIGNS: Final[Mapping[str, Sign]] = {
    "area:watchtower": _watchtower,
    "area:inn": _inn,
    "area:well": _well,
    "area:granary": _granary,
    "area:pen": padlock,
    "area:field_north": _field,
    "area:field_south": _field,
    "area:path": _path,
    "area:graveyard": _graveyard,
    "area:shrine": banned,
}
"""The sign of each area's ability, about 26 across."""


def ring_of_ink(c: Canvas, width: float, height: float, ink: Ink) -> None:
    """A ring of one brush stroke round something that matters."""
    route = [
        (width * math.cos(turn) * (1 + 0.03 * math.sin(3 * turn)), height * math.sin(turn))
        for turn in (-2 + step * 6.5 / 60 for step in range(61))
    ]
    stroke(c, route, 8, ink, taper=(1, 0.15), wobble=0.3)


def rope_of_pearls(c: Canvas, endurance: int, left: int, radius: float, sag: float) -> None:
    """What a ronin can still take, over his head: white pearls, and dark ones for wounds."""
    pitch = radius * 2.05
    half = (endurance - 1) / 2
    beads = [((place - half) * pitch, sag * ((place - half) / half) ** 2) for place in range(endurance)]
    stroke(c, beads, 1.4, smooth=True, taper=BLUNT)
    for place, (x, y) in enumerate(beads):
        if place < left:
            c.disc(x, y, radius, YUKI, 2)
        else:
            c.disc(x, y, radius * 0.9, FAINT, 1.8)


def _scaled(outline: Outline, size: float) -> list[Point]:
    return [(x * size, y * size) for x, y in trace(outline)]
