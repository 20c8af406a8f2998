"""Faces, seen from three quarters and looking to the right, and the moods in them.

The origin is the root of the neck; a face is drawn about 90 high and scaled down with the head.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.palette import SHU, SUMI, YUKI, Colour, mix, pigment

Mood: TypeAlias = Literal["calm", "strain", "shout", "pain", "closed"]
MOODS: Final[tuple[Mood, ...]] = get_args(Mood)
Part: TypeAlias = Callable[[Canvas], None]

MOUTH: Final = pigment("4A1418")
FACE: Final = (
    "-20,-60 -14,-80 4,-88 22,-84 29,-70 29,-60 27.5,-54 32,-45 31.5,-36 29,-24 21,-11 12,-6 2,-9 -9,-20"
    " -16,-36"
)
NECK: Final = "-15,-26! 12,-14 14,6! -2,16 -17,8!"
SHADOW: Final = "-20,-60! -12,-62 -8,-44 -2,-26 10,-14 20,-12! 12,-6 2,-9 -9,-20 -16,-36"


def _lines(skin: Colour) -> Colour:
    return mix(mix(skin, pigment("6B3A22"), 0.62), SUMI, 0.25)


def draw_face(c: Canvas, skin: Colour, mood: Mood, *, fine: bool, brows: Colour = SUMI) -> None:
    """Neck, face, ear and the mood; hair, hats and beards are drawn over it."""
    shade = mix(skin, pigment("7A4526"), 0.34)
    paint(c, NECK, shade, 3.4)
    paint(c, FACE, skin, 3.8)
    paint(c, SHADOW, shade)
    paint(c, "-22,-54 -16,-60 -9,-56 -9,-44 -14,-36 -20,-40", skin, 2.6)
    if fine:
        brush(c, "-17,-54 -13,-50 -15,-43", 1.8, _lines(skin), start=0.4)
    EYES[mood](c, brows)
    # The nose: one confident hook.
    brush(c, "21,-57 27,-46 32,-38! 25,-34", 2.8, _lines(skin), start=0.2, end=0.6, peak=0.7)
    MOUTHS[mood](c, _lines(skin))


def _lid(c: Canvas, near: str, far: str, width: float) -> None:
    brush(c, near, width, SUMI, start=0.35, end=0.25, peak=0.5)
    brush(c, far, width * 0.9, SUMI, start=0.3, end=0.3, peak=0.5)


def _whites(c: Canvas, open_: float) -> None:
    paint(c, f"2,-52 9,{-54 - open_} 18,-52 12,{-49 + open_ * 0.4} 5,-49.4", YUKI)
    paint(c, f"23,-53 27,{-55 - open_} 31,-52 27,{-50 + open_ * 0.4}", YUKI)


def _pupils(c: Canvas, size: float) -> None:
    c.oval(12, -52, size, size * 1.15, SUMI)
    c.oval(27.6, -52.4, size * 0.9, size * 1.1, SUMI)


def _brows(c: Canvas, ink: Colour, inner: float, width: float) -> None:
    """Eyebrows; ``inner`` lowers their ends at the nose."""
    brush(c, f"-2,{-63 + inner * 0.1} 8,-69 19,{-63 + inner}", width, ink, start=0.7, end=0.4)
    brush(c, f"22,{-62.5 + inner} 28,-67.5 32,-64", width * 0.85, ink, start=0.5, end=0.6)


def _calm(c: Canvas, brows: Colour) -> None:
    _whites(c, 0.4)
    _pupils(c, 2.9)
    _lid(c, "0,-51 8,-55.6 19,-52", "22,-53 27,-56.4 32,-52.5", 3.6)
    _brows(c, brows, 1, 4.6)


def _strained(c: Canvas, brows: Colour) -> None:
    _whites(c, 0)
    _pupils(c, 2.7)
    _lid(c, "0,-52 9,-54.4 19,-50", "22,-51.5 27,-54.6 32,-52.5", 4.2)
    brush(c, "4,-46.5 11,-46 17,-48", 1.8, SUMI, start=0.2)
    _brows(c, brows, 7, 5.6)
    brush(c, "20.5,-63 21.5,-58", 2, SUMI, start=0.6)


def _staring(c: Canvas, brows: Colour) -> None:
    _whites(c, 4.4)
    _pupils(c, 2.9)
    _lid(c, "0,-52 8,-60 19,-53", "22,-54 27,-61 32,-53", 3.8)
    brush(c, "4,-47.5 11,-46 18,-49", 1.8, SUMI, start=0.2)
    _brows(c, brows, 6, 6)


def _hurt(c: Canvas, brows: Colour) -> None:
    for path in ("2,-56 18,-50!", "2,-46 18,-50!"):
        brush(c, path, 3.6, SUMI, start=0.4, end=0.8)
    for path in ("32,-56 23,-51!", "32,-47 23,-51!"):
        brush(c, path, 3.2, SUMI, start=0.4, end=0.8)
    brush(c, "-2,-62 8,-66 18,-68", 5, brows, start=0.5, end=0.5)
    brush(c, "22,-68 28,-66 32,-62", 4.4, brows, start=0.5, end=0.5)


def _shut(c: Canvas, brows: Colour) -> None:
    _lid(c, "0,-53 9,-48.5 18,-51", "23,-51.5 27,-49 31.5,-52", 3.4)
    for x, y in ((4, -50), (9, -48.4), (14, -49)):
        brush(c, [(x, y), (x + 1, y + 4)], 1.6, SUMI, start=0.8)
    brush(c, "-2,-62 8,-66 19,-64", 4.2, brows, start=0.6, end=0.3)
    brush(c, "22,-64 28,-65.5 32,-62", 3.8, brows, start=0.4, end=0.5)


def _closed_mouth(c: Canvas, ink: Colour) -> None:
    brush(c, "13,-23 19,-24.5 27,-23", 3, SUMI, start=0.4, end=0.3)
    brush(c, "17,-18.6 21,-18 24,-19", 1.8, ink, start=0.3)


def _pressed_mouth(c: Canvas, ink: Colour) -> None:
    brush(c, "11,-19 17,-24 28,-22.5", 3.6, SUMI, start=0.6, end=0.4)
    brush(c, "15,-17 20,-16.4 24,-18", 2, ink, start=0.3)
    brush(c, "6,-38 10,-30 8,-22", 2, ink, start=0.2)


def _open_mouth(c: Canvas, ink: Colour) -> None:
    paint(c, "10,-27! 19,-29 28.5,-27! 29,-18 23,-10 14,-11!", MOUTH, 2.8)
    paint(c, "12,-26.4! 19,-28 27,-26.4! 26,-23 14,-22.6!", YUKI)
    paint(c, "15,-13 20,-17 25,-14 22,-11", mix(SHU, MOUTH, 0.35))
    brush(c, "4,-40 8,-30 5,-18", 2.2, ink, start=0.2)


def _clenched(c: Canvas, ink: Colour) -> None:
    paint(c, "10,-25! 19,-28 28.5,-26! 28,-17 19,-15 11,-17!", YUKI, 2.8)
    brush(c, "11,-21 19,-21.6 28,-21.4", 1.7, SUMI, start=0.9, end=0.9)
    for x in (15, 19.5, 24):
        brush(c, [(x, -26.4), (x, -16.4)], 1.4, SUMI, start=0.9, end=0.9)
    brush(c, "4,-40 8,-31 5,-20", 2.2, ink, start=0.2)


def _slack(c: Canvas, ink: Colour) -> None:
    brush(c, "14,-21 20,-23 26,-21.5", 2.8, SUMI, start=0.4, end=0.3)
    brush(c, "18,-17 21,-16.6 24,-17.6", 1.8, ink, start=0.3)


EYES: Final[dict[Mood, Callable[[Canvas, Colour], None]]] = {
    "calm": _calm,
    "strain": _strained,
    "shout": _staring,
    "pain": _hurt,
    "closed": _shut,
}
MOUTHS: Final[dict[Mood, Callable[[Canvas, Colour], None]]] = {
    "calm": _closed_mouth,
    "strain": _pressed_mouth,
    "shout": _open_mouth,
    "pain": _clenched,
    "closed": _slack,
}
