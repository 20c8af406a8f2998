"""The common parts of all portraits: a human face seen from the front, a robe, and fur.

All portraits are drawn in a box 100 wide and 130 high with the eyes at a height of 48, so that a man and his
beast look from the same height when he turns. The light comes from the left.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

from renderers.brush import both, brush, clipped, paint, smooth, trail, whole
from renderers.canvas import Canvas
from renderers.palette import SKIN, SUMI, YUKI, Colour, mix, pigment

TONE = mix(SKIN, pigment("9A6B45"), 0.42)
"""The shadow side of a face."""
LINE = mix(SUMI, pigment("6B3A22"), 0.25)
"""Fine lines within a face, softer than its outline."""
LIP = mix(SKIN, pigment("A2483C"), 0.32)
EYE_WHITE = mix(YUKI, SKIN, 0.18)
STUBBLE = mix(SKIN, pigment("56616B"), 0.5)
SHEEN = mix(SUMI, pigment("6F7C94"), 0.5)
"""Light strands on black hair."""
ROSE = pigment("A8625A")
MAW = pigment("4A1418")
BROWN_IRIS = mix(SUMI, pigment("4A2A15"), 0.6)


Mood: TypeAlias = Literal["calm", "strain", "shout", "pain", "closed"]
"""The look of a face, as set on a canvas."""
SET_LOWER: Final = 2.2
"""The distance by which brows sink in strain, in pain and in a shout."""


@dataclass(frozen=True, slots=True)
class Gaze:
    """The eyes of a man: outlines of the right one, and the place of the iris in it."""

    opening: str = "56.5,50.9! 60,48.3 65,47.2 69.2,47.9 72.4,49.2! 67.5,51.4 62,52"
    upper: str = "55,51.9 60,48 65,46.8 69.5,47.5 74,49.4"
    crease: str = "57.2,47.6 62.5,44.6 71.8,46"
    lower: str = "58,52.2 63,53 69.5,51.4"
    iris: float = 2.55
    iris_y: float = 49.2
    turn: float = -1.0
    """The distance by which both eyes look to the left of the picture."""


def robe(
    canvas: Canvas,
    cloth: Colour,
    pattern: Callable[[Canvas], None] | None = None,
    *,
    inner: Colour = YUKI,
    throat: Colour = TONE,
    top: float = 100,
) -> None:
    """Shoulders and the crossed collar, left over right."""
    body = (
        f"-12,190! -10,{top + 40} -4,{top + 20} 16,{top + 5} 37,{top - 5} 63,{top - 5} 84,{top + 5}"
        f" 104,{top + 20} 110,{top + 40} 112,190!"
    )
    with clipped(canvas, body):
        paint(canvas, body, cloth)
        if pattern is not None:
            pattern(canvas)
        shade = mix(cloth, SUMI, 0.35)
        brush(canvas, f"22,{top + 10} 14,{top + 24} 12,{top + 46}", 1.6, shade)
        brush(canvas, f"82,{top + 12} 88,{top + 26} 89,{top + 50}", 1.6, shade)
    paint(canvas, f"37,{top - 8} 63,{top - 8} 57,{top + 14} 50,{top + 26} 43,{top + 14}", throat)
    paint(
        canvas,
        f"61,{top - 10}! 68,{top - 6} 61,{top + 12} 49,{top + 34}! 40,{top + 34}! 54,{top + 12}",
        inner,
        0.9,
    )
    paint(
        canvas,
        f"65,{top - 9}! 75,{top - 3} 66,{top + 16} 50,{top + 46}! 38,{top + 46}! 58,{top + 16}",
        cloth,
        1.1,
    )
    paint(
        canvas,
        f"39,{top - 10}! 32,{top - 6} 39,{top + 12} 55,{top + 40}! 66,{top + 46}! 46,{top + 12}",
        inner,
        0.9,
    )
    paint(
        canvas,
        f"35,{top - 9}! 25,{top - 3} 34,{top + 16} 52,{top + 50}! 66,{top + 50}! 42,{top + 16}",
        cloth,
        1.1,
    )
    for x, line in ((16, 1.4), (84, 1.4)):
        side = -1 if x < 50 else 1
        brush(canvas, f"{50 + side * 16},{top - 5} {x},{top + 5} {50 + side * 56},{top + 22}", line, SUMI)


def stripes(colour: Colour, step: float = 9, width: float = 1.8) -> Callable[[Canvas], None]:
    """A robe woven in stripes."""

    def pattern(canvas: Canvas) -> None:
        for count in range(-3, 16):
            x = count * step
            brush(canvas, f"{x - 6},92 {x},116 {x + 4},190", width, colour, start=1, end=1)

    return pattern


def dots(colour: Colour, step: float = 10, radius: float = 1.5) -> Callable[[Canvas], None]:
    """A robe dyed with dots."""

    def pattern(canvas: Canvas) -> None:
        for row in range(12):
            for count in range(-2, 13):
                canvas.oval(count * step + row % 2 * step / 2, 98 + row * 7, radius, radius, colour)

    return pattern


def neck(canvas: Canvas, skin: Colour = TONE) -> None:
    paint(canvas, "36,78 64,78 65,100 60,112 50,122 40,112 35,100", skin)
    brush(canvas, "37.5,92 38,102 43,114", 0.8, LINE)
    brush(canvas, "62.5,92 62,102 57,114", 0.8, LINE)


def ears(canvas: Canvas, y: float = 48, skin: Colour = SKIN) -> None:
    def ear(canvas: Canvas) -> None:
        paint(
            canvas,
            f"74.5,{y} 78.5,{y - 4} 81.6,{y + 1} 80.6,{y + 10} 77.6,{y + 16.5} 74.6,{y + 13}",
            skin,
            1.0,
        )
        brush(canvas, f"77,{y - 1} 79.4,{y + 3} 77.4,{y + 10}", 0.7, LINE)

    both(canvas, ear)


def face(canvas: Canvas, half: str, *, skin: Colour = SKIN, scalp: Colour | None = None) -> None:
    """The face with its shadow side; ``scalp`` tints a shaven head."""
    outline = whole(half)
    tone = mix(skin, pigment("94603C"), 0.42)
    paint(canvas, outline, skin, 1.25)
    with clipped(canvas, outline):
        if scalp is not None:
            paint(canvas, whole("50,8 70,10 82,24 80,44! 74.5,43 70,33 60,28 50,27"), scalp)
        paint(
            canvas,
            "66,10! 67,26 70.5,40 69,49 70,58 64.5,69 65,79 59,89 51,95.5 48,104 90,104 90,10!",
            tone,
        )
        paint(canvas, "22,70! 27,76 32,88 42,97 50,100 50,106! 20,106!", tone)
    trail(canvas, [*smooth(outline, closed=True), smooth(outline, closed=True)[0]], 1.25)


def eyes(canvas: Canvas, gaze: Gaze, iris: Colour = BROWN_IRIS) -> None:
    """Both eyes, looking the same way; shut in pain and in rest."""
    if canvas.mood in ("pain", "closed"):
        both(canvas, _squeezed if canvas.mood == "pain" else _lid)
        return
    for mirrored in (False, True):
        with canvas.at(100 if mirrored else 0, 0, mirrored=mirrored):
            paint(canvas, gaze.opening, EYE_WHITE)
            x = 64.3 + (-gaze.turn if mirrored else gaze.turn)
            with clipped(canvas, gaze.opening):
                canvas.oval(x, gaze.iris_y, gaze.iris, gaze.iris * 1.08, iris)
                canvas.oval(x, gaze.iris_y, gaze.iris * 0.5, gaze.iris * 0.56, SUMI)
                brush(canvas, gaze.upper, 2.2, mix(TONE, SUMI, 0.35), start=0.6, end=0.6)
            glint = -0.8 if not mirrored else 0.8
            canvas.oval(x + glint, gaze.iris_y - 0.9, 0.55, 0.55, YUKI)
            brush(canvas, gaze.upper, 1.75, SUMI, start=0.25, end=0.3, peak=0.55)
            brush(canvas, gaze.crease, 0.75, LINE, start=0.3, peak=0.5)
            brush(canvas, gaze.lower, 0.6, LINE, start=0.2, peak=0.5)


def _lid(half: Canvas) -> None:
    """An eye at rest."""
    brush(half, "55.4,50.6 60,53.4 66.4,53.6 74,50", 1.9, SUMI, start=0.3, end=0.3, peak=0.5)
    for x, y in ((59.4, 53.4), (64, 54.4), (69, 53.8)):
        brush(half, [(x, y), (x + 1, y + 2)], 0.8, SUMI, start=0.8)
    brush(half, "57.2,47.6 62.5,45.6 71.8,46.6", 0.75, LINE, start=0.3, peak=0.5)


def _squeezed(half: Canvas) -> None:
    """An eye shut tight."""
    brush(half, "55.4,52.6 63,50.4 74,46.8", 2.1, SUMI, start=0.4, end=0.3)
    brush(half, "57,54 65,53.2 73,53.4", 0.9, SUMI, start=0.3)
    for path in ("75,47.4 78.6,45", "75.4,50.4 79,50.6", "57,49 62,46.6 68,44.6"):
        brush(half, path, 0.8, LINE, start=0.3)


def nose(canvas: Canvas, *, width: float = 1, bridge: str = "53,47.5 53.6,55 55.4,61.5") -> None:
    """Bridge in shadow on the right, two wings and the tip."""
    tone = mix(SKIN, pigment("9A6B45"), 0.36)
    paint(canvas, "52.4,45! 54.2,55 57.5,62 57.5,66.5 53,68 52,62 51.4,55", tone)
    brush(canvas, bridge, 0.85, LINE, start=0.5, end=0.2)
    for side in (1, -1):
        wing = [
            (50 + side * 5.4 * width, 61.4),
            (50 + side * 8 * width, 64.2),
            (50 + side * 7 * width, 67.2),
            (50 + side * 4 * width, 67.4),
        ]
        path = " ".join(f"{x},{y}" for x, y in wing)
        brush(canvas, path, 1.05, LINE, start=0.2, end=0.3, peak=0.6)
        brush(canvas, f"{50 + side * 5.2 * width},66.4 {50 + side * 3 * width},67.2", 1.3, SUMI, start=0.4)
    brush(canvas, f"{50 - 3.4 * width},67.9 50,69.4 {50 + 3.4 * width},67.9", 0.95, LINE, start=0.2, peak=0.5)


def mouth(
    canvas: Canvas,
    line: str = "41,79 46,77.6 50,78.4 54,77.6 59,79",
    *,
    lip: Colour = LIP,
    fold: bool = True,
) -> None:
    """A closed mouth; clenched teeth in strain and pain, an open mouth in a shout."""
    if canvas.mood in ("strain", "pain"):
        _teeth(canvas)
        return
    if canvas.mood == "shout":
        _open(canvas)
        return
    paint(canvas, "43,79.2 50,78.6 57,79.2 54.5,82.6 50,83.4 45.5,82.6", lip)
    paint(canvas, "43.6,78.6! 47,76.9 50,77.5 53,76.9 56.4,78.6!", lip)
    brush(canvas, line, 1.25, SUMI, start=0.35, end=0.35, peak=0.5)
    brush(canvas, "46,86.4 50,87.2 54,86.4", 0.8, LINE, start=0.2, peak=0.5)
    brush(canvas, "49.4,70.8 49.2,73 49.6,75", 0.6, LINE, start=0.2)
    if fold:
        brush(canvas, "60.5,67 64,72 64.6,78", 0.8, LINE, start=0.2, peak=0.4)
        brush(canvas, "39.5,67 36,72 35.4,78", 0.7, LINE, start=0.2, peak=0.4)


def _teeth(canvas: Canvas) -> None:
    paint(canvas, "40.6,76.4! 45,75.4 55,75.4 59.6,76.4! 58.6,82.4 54,84 46,84 41.4,82.4", YUKI, 1.2)
    brush(canvas, "41,79.8 50,79.2 59.4,79.8", 0.9, SUMI, start=0.6, end=0.6)
    for x in (44.4, 47.4, 50.2, 53, 56):
        brush(canvas, [(x, 75.8), (x, 83.4)], 0.6, SUMI, start=0.8, end=0.8)
    for path in ("61,67 65,72.4 65,80", "39,67 35,72.4 35,80"):
        brush(canvas, path, 1.0, LINE, start=0.3, peak=0.4)


def _open(canvas: Canvas) -> None:
    paint(canvas, "40,76.4! 45,73.6 55,73.6 60,76.4! 60.6,84 56,91.6 50,93 44,91.6 39.4,84", MAW, 1.3)
    paint(canvas, "41.4,76.6! 46,75 54,75 58.6,76.6! 57.6,79.6 50,80.6 42.4,79.6", YUKI)
    paint(canvas, "43.6,89.4! 47,85.6 53,85.6 56.4,89.4! 53,91.6 47,91.6", ROSE)
    for path in ("61.4,67 66,72.4 66.6,81", "38.6,67 34,72.4 33.4,81"):
        brush(canvas, path, 1.0, LINE, start=0.3, peak=0.4)


def brows(canvas: Canvas, right: str, left: str, width: float, ink: Colour = SUMI) -> None:
    """Eyebrows: one strong stroke each."""
    with canvas.at(0, 0 if canvas.mood in ("calm", "closed") else SET_LOWER):
        for path in (right, left):
            brush(canvas, path, width, ink, start=0.45, end=0.05, peak=0.3)


def beard(
    canvas: Canvas,
    roots: list[tuple[float, float]],
    length: float,
    ink: Colour,
    *,
    seed: str,
    width: float = 1,
    spread: float = 0.12,
) -> None:
    """Short strokes that grow from the roots downwards and away from the middle."""
    dice = Random(seed)
    for x, y in roots:
        reach = length * dice.uniform(0.7, 1.1)
        lean = (x - 50) * spread + dice.uniform(-0.8, 0.8)
        brush(
            canvas,
            [(x, y), (x + lean * 0.4, y + reach * 0.5), (x + lean, y + reach)],
            width * dice.uniform(0.8, 1.2),
            ink,
            start=0.6,
            peak=0.2,
        )


def stubble(canvas: Canvas, ink: Colour, *, seed: str, count: int = 220, top: float = 72) -> None:
    """A beard of a few days, along the jaw."""
    dice = Random(seed)
    for _ in range(count):
        angle = dice.uniform(0.18, math.pi - 0.18)
        reach = dice.uniform(19, 27.5)
        x, y = 50 + math.cos(angle) * reach * 0.92, 70 + math.sin(angle) * reach
        if y > top:
            brush(canvas, [(x, y), (x + math.cos(angle) * 0.4, y + 1.3)], 0.4, ink, start=0.8, end=0.2)


def tufts(
    canvas: Canvas,
    *,
    seed: str,
    count: int,
    ring: tuple[float, float],
    arc: tuple[float, float],
    ink: Colour,
    length: float = 3,
    width: float = 0.55,
    squash: float = 1.0,
) -> None:
    """Hairs of fur on the right side of a beast, pointing away from the middle of the face."""
    dice = Random(seed)
    for _ in range(count):
        angle = dice.uniform(*arc)
        reach = dice.uniform(*ring)
        x, y = 50 + reach * math.cos(angle), 54 + reach * math.sin(angle) * squash
        run = length * dice.uniform(0.6, 1.1)
        brush(
            canvas,
            [
                (x, y),
                (x + run * 0.5 * math.cos(angle), y + run * 0.5 * math.sin(angle) + 0.4),
                (x + run * math.cos(angle), y + run * math.sin(angle) + 1),
            ],
            width,
            ink,
            start=0.6,
            peak=0.3,
        )
