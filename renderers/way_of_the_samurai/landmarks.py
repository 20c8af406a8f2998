"""Small buildings for the stops of a campaign: a gate, a pavilion, a well. The origin is the foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from renderers.brush import brush, paint, whole
from renderers.canvas import Canvas
from renderers.palette import AI, ASAGI, KINAKO, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.way_of_the_samurai.places.land import pine

Landmark: TypeAlias = Callable[[Canvas], None]

TIMBER: Final = mix(KINAKO, SUMI, 0.55)
THATCH: Final = mix(KINAKO, SUMI, 0.2)
SLATE: Final = mix(AI, ASAGI, 0.35)
NEEDLES: Final = mix(MATCHA, SUMI, 0.3)
LINE: Final = 3.0


def house(c: Canvas, roof: Colour = THATCH, wall: Colour = WASHI) -> None:
    """Plaster between posts under a heavy roof."""
    paint(c, "-40,0! -40,-34! 40,-34! 40,0!", wall, LINE)
    paint(c, "-10,0! -10,-26! 10,-26! 10,0!", TIMBER)
    for x in (-38, -22, 22, 38):
        brush(c, [(x, -34), (x, 0)], 4, TIMBER, start=1, end=1)
    paint(c, whole("0,-80! 22,-78 40,-52! 58,-30! 0,-34", 0), roof, LINE)
    for x in (-24, 0, 24):
        brush(c, [(x * 0.5, -74), (x * 1.4, -38)], 2.4, mix(roof, SUMI, 0.4), start=1, end=0.5)


def hall(c: Canvas) -> None:
    """A house of the school, with a slate roof."""
    house(c, SLATE)


def torii(c: Canvas, ink: Colour = SHU) -> None:
    for x in (-30, 30):
        brush(c, [(x * 0.9, -74), (x, 2)], 12, SUMI, start=1, end=1)
        brush(c, [(x * 0.9, -74), (x, 2)], 8, ink, start=1, end=1)
    for y, reach, wide in ((-78, 52, 13), (-56, 38, 8)):
        brush(c, [(-reach, y - 4), (0, y + 3), (reach, y - 4)], wide + 4, SUMI, start=1, end=1)
        brush(c, [(-reach, y - 4), (0, y + 3), (reach, y - 4)], wide, ink, start=1, end=1)


def gate(c: Canvas) -> None:
    """Two posts and a roof over the road."""
    for x in (-34, 34):
        brush(c, [(x, -58), (x, 2)], 11, TIMBER, start=1, end=1)
    brush(c, [(-46, -44), (46, -44)], 9, TIMBER, start=1, end=1)
    paint(c, whole("0,-92! 26,-88 44,-70! 60,-54! 0,-60", 0), SLATE, LINE)


def garden(c: Canvas) -> None:
    with c.at(0, 0, 0.42):
        pine(c, 0, 0, 1, NEEDLES)
    for x, size in ((-34, 12), (30, 15), (44, 9)):
        c.oval(x, -4, size, size * 0.6, SUMI)
        c.oval(x, -5, size - 3, size * 0.6 - 3, mix(WASHI, SUMI, 0.4))


def pond(c: Canvas) -> None:
    paint(c, "-58,-18 -30,-40 10,-44 50,-32 58,-14 30,0 -24,2", ASAGI, LINE)
    for x, y in ((-20, -20), (16, -28), (28, -12)):
        brush(c, [(x - 14, y), (x, y - 3), (x + 14, y)], 4, YUKI, start=0.3)


def stairs(c: Canvas) -> None:
    for step in range(5):
        y, half = -step * 15, 44 - step * 5
        paint(c, f"{-half},{y}! {-half},{y - 13}! {half},{y - 13}! {half},{y}!", mix(WASHI, SUMI, 0.2), 2.4)


def armoury(c: Canvas) -> None:
    hall(c)
    for x in (-52, 52):
        brush(c, [(x, 2), (x * 0.9, -86)], 5, TIMBER, start=1, end=1)
        paint(c, f"{x * 0.9 - 6},-84! {x * 0.9},-106! {x * 0.9 + 6},-84!", YUKI, 2)


def keep(c: Canvas) -> None:
    """The master's house: two roofs, one above the other."""
    paint(c, "-50,0! -50,-32! 50,-32! 50,0!", WASHI, LINE)
    paint(c, whole("0,-58! 34,-56 52,-42! 70,-24! 0,-32", 0), SLATE, LINE)
    paint(c, "-26,-56! -26,-78! 26,-78! 26,-56!", WASHI, LINE)
    paint(c, whole("0,-112! 20,-108 34,-92! 48,-70! 0,-78", 0), SLATE, LINE)
    paint(c, "-12,0! -12,-26! 12,-26! 12,0!", SHU, 2)
    brush(c, [(-6, -110), (0, -122), (8, -112)], 5, YAMABUKI, start=1, end=0.6)


def well(c: Canvas) -> None:
    for x in (-26, 26):
        brush(c, [(x, -60), (x, -10)], 6, TIMBER, start=1, end=1)
    paint(c, whole("0,-84! 24,-74 42,-54! 0,-58", 0), THATCH, LINE)
    paint(c, "-30,0! -32,-24! 32,-24! 30,0!", mix(WASHI, SUMI, 0.35), LINE)
    c.oval(0, -24, 26, 7, AI)


def smithy(c: Canvas) -> None:
    house(c, mix(SUMI, KINAKO, 0.3))
    brush(c, [(22, -78), (34, -100), (20, -118), (36, -138)], 13, mix(WASHI, SUMI, 0.25), start=0.5, end=0.1)
    c.oval(0, -12, 8, 11, SHU)


def tea_house(c: Canvas) -> None:
    house(c)
    for x in (-46, 46):
        c.disc(x, -22, 11, SHU, 2.4)


def mill(c: Canvas) -> None:
    house(c)
    c.disc(48, -24, 28, None, 7, TIMBER)
    for across, down in ((26, 0), (0, 26), (18, 18), (18, -18)):
        brush(c, [(48 - across, -24 - down), (48 + across, -24 + down)], 4, TIMBER, start=1, end=1)


def market(c: Canvas) -> None:
    for x, tint in ((-32, SHU), (32, SLATE)):
        for post in (x - 24, x + 24):
            brush(c, [(post, -44), (post, 0)], 4, TIMBER, start=1, end=1)
        paint(c, f"{x - 32},-40! {x - 22},-62! {x + 22},-62! {x + 32},-40!", tint, LINE)
        paint(c, f"{x - 24},-6! {x - 24},-20! {x + 24},-20! {x + 24},-6!", KINAKO, 2.4)


def granary(c: Canvas) -> None:
    house(c, THATCH, mix(KINAKO, WASHI, 0.4))
    for x, y in ((-54, -8), (-46, -22), (54, -8)):
        c.disc(x, y, 10, YAMABUKI, 2.4)


def ford(c: Canvas) -> None:
    paint(c, "-66,-30 -20,-40 30,-34 68,-40 66,-8 20,-2 -30,-6 -68,0", ASAGI, LINE)
    for x in (-36, -8, 20, 46):
        c.oval(x, -20, 11, 7, SUMI)
        c.oval(x, -21, 8, 5, mix(WASHI, SUMI, 0.3))


def tree(c: Canvas) -> None:
    with c.at(0, 0, 0.5):
        pine(c, 0, 0, 1, NEEDLES)


LANDMARKS: Final[Mapping[str, Landmark]] = {
    "courtyard": torii,
    "garden": garden,
    "gallery": hall,
    "pond": pond,
    "stairs": stairs,
    "armoury": armoury,
    "threshold": gate,
    "inner_room": hall,
    "master": keep,
    "tree": tree,
    "well": well,
    "smithy": smithy,
    "tea_house": tea_house,
    "mill": mill,
    "shrine": torii,
    "market": market,
    "granary": granary,
    "stable": house,
    "ford": ford,
    "gate": gate,
}
