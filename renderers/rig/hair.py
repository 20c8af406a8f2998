"""Hair and beards over a face."""

from __future__ import annotations

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.palette import KINAKO, SUMI, WASHI, YUKI, Colour, mix, pigment
from renderers.rig.faces import Part

SHINE = 0.34


def _strands(c: Canvas, colour: Colour, *ways: str) -> None:
    for way in ways:
        brush(c, way, 2, mix(colour, YUKI, SHINE), start=0.2, end=0.1)


def topknot(colour: Colour = SUMI, *, shaven: bool = True) -> Part:
    """Hair drawn back into a knot; the crown is shaven."""

    def draw(c: Canvas) -> None:
        if shaven:
            paint(c, "-8,-76! 4,-90 20,-86 28,-74! 14,-79 2,-76", pigment("93A0A6"))
            brush(c, "-8,-80 4,-91 20,-87 29,-73", 3.4, SUMI, start=0.6, end=0.6)
            side = "-2,-78! 4,-66 -3,-58 -8,-62! -10,-42 -16,-34 -22,-38 -27,-58 -20,-78"
        else:
            side = (
                "29,-70! 24,-74 10,-76 4,-66 -2,-58 -8,-62! -10,-42 -18,-34 -26,-46 -26,-68 -14,-88 6,-96"
                " 24,-88"
            )
        paint(c, side, colour, 2)
        paint(c, "-14,-84! -22,-94 -26,-106 -14,-110! -2,-102 12,-96 16,-90! 2,-90 -8,-86", colour, 2)
        brush(c, "-20,-92 -12,-96", 4, WASHI, start=1, end=1)
        _strands(c, colour, "-20,-70 -22,-56 -18,-44", "-14,-74 -16,-62 -12,-50")

    return draw


def ponytail(colour: Colour = SUMI, *, long: float = 1.0) -> Part:
    """Full hair, tied high, the tail in the wind."""

    def draw(c: Canvas) -> None:
        reach = -40 - 44 * long
        tail = (
            f"-14,-84! -30,-104 {reach * 0.7},-104 {reach},-84! {reach * 0.86},-76 {reach * 0.6},-84 -26,-76"
        )
        paint(c, tail, colour, 2.4)
        paint(
            c,
            "29,-72! 22,-76 10,-77 3,-66 -3,-57 -8,-62! -10,-42 -18,-32 -27,-46 -27,-68 -16,-88 4,-97 24,-90",
            colour,
            2,
        )
        brush(c, "-20,-94 -14,-78", 6, YUKI, start=1, end=1)
        _strands(c, colour, "-22,-72 -10,-86 10,-88", "-22,-56 -18,-70 -6,-78", f"-30,-92 {reach * 0.7},-92")

    return draw


def loose(colour: Colour = SUMI, *, down: float = 60) -> Part:
    """Long loose hair that falls over the back."""

    def draw(c: Canvas) -> None:
        fall = (
            f"6,-94! -18,-92 -32,-70 -34,-30 -40,{down * 0.5} -54,{down}! -30,{down * 0.86} -16,{down * 0.5}"
            " -8,-20 -4,-44!"
        )
        paint(c, fall, colour, 2.4)
        paint(
            c,
            "29,-68! 24,-78 12,-80 4,-66 1,-48 -4,-40! -12,-50 -26,-52 -24,-78 -8,-96 14,-97 27,-86",
            colour,
            2,
        )
        _strands(
            c,
            colour,
            f"-24,-70 -28,-20 -36,{down * 0.6}",
            f"-16,-60 -20,-10 -30,{down * 0.7}",
            "-14,-84 6,-90 22,-82",
        )

    return draw


def wild(colour: Colour = SUMI) -> Part:
    """Uncombed spikes."""

    def draw(c: Canvas) -> None:
        paint(
            c,
            "29,-70! 22,-74 18,-68! 12,-76 6,-62! 2,-72 -4,-52! -10,-60 -12,-36 -22,-30! -20,-42 -36,-34!"
            " -28,-50 -46,-54! -32,-64 -50,-78! -30,-78 -40,-98! -20,-90 -22,-112! -6,-98 2,-116! 10,-99"
            " 24,-108! 24,-92 38,-92! 30,-82",
            colour,
            2.4,
        )
        _strands(c, colour, "-14,-74 -24,-84", "-2,-84 -8,-98", "10,-86 12,-98", "-18,-58 -32,-58")

    return draw


def bald(c: Canvas) -> None:
    """A bare old head."""
    brush(c, "-2,-84 8,-86 16,-82", 1.8, mix(KINAKO, SUMI, 0.3), start=0.3)


def beard(colour: Colour = YUKI, long: float = 44) -> Part:
    """Moustache and a beard that runs to a point."""

    def draw(c: Canvas) -> None:
        paint(
            c,
            f"-6,-32! 2,-24 12,-28 20,-30! 31,-26 30,-10 26,{long * 0.5} 16,{long}! 4,{long * 0.5} -4,-8",
            colour,
            2.8,
        )
        brush(c, "15,-19 20,-18 26,-19", 2.4, SUMI, start=0.5, end=0.3)
        ink = mix(colour, SUMI, 0.4)
        for way in (f"8,-14 12,10 14,{long * 0.7}", f"22,-12 22,8 18,{long * 0.6}"):
            brush(c, way, 1.8, ink, start=0.4)

    return draw


def stubble(c: Canvas) -> None:
    for x, y in ((2, -18), (8, -12), (14, -10), (20, -13), (-3, -24), (10, -17), (24, -17)):
        brush(c, [(x, y), (x + 1, y + 3.4)], 1.8, SUMI, start=0.9, end=0.4)


def moustache(c: Canvas) -> None:
    brush(c, "30,-30 22,-30 14,-24 10,-16", 4.4, SUMI, start=0.6, end=0.1)


def full_beard(c: Canvas) -> None:
    """A black beard around the jaw; the mouth stays free."""
    paint(c, "-12,-36! -4,-26 8,-14 20,-14! 27,-16 24,-4 12,4 -2,-4 -12,-20", SUMI, 1.6)
    brush(c, "30,-30 22,-29 12,-25", 3.6, SUMI, start=0.6, end=0.3)
