"""A place in its weather, as the background of other pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import curve
from renderers.palette import YUKI, Colour, mix, pigment
from renderers.pieces import kept
from renderers.way_of_the_samurai.places.grounds import FEET, GROUNDS, HIGH, WIDE

SCENE: Final = (WIDE, HIGH)
GLOOM: Final[Mapping[str, tuple[Colour, float]]] = {
    "wind": (pigment("8C8A6A"), 0.08),
    "rain": (pigment("1E2C40"), 0.3),
    "snow": (pigment("C9D4DE"), 0.3),
    "thunder": (pigment("14162A"), 0.48),
}
"""The colour of a weather over a place, and its share."""


@kept
def scene(place: str, weather: str) -> Image.Image:
    """The ground with the weather behind the fighters. It is cached: do not draw on it."""
    canvas = Canvas(WIDE, HIGH, pigment("22304F"), seed=f"ground {place}")
    GROUNDS[place](canvas)
    image = canvas.reduced()
    if weather:
        colour, share = GLOOM[weather]
        image = Image.blend(image, Image.new("RGB", image.size, colour), share)
        sheet = Sheet(image)
        sheet.ink((0, 0, WIDE, HIGH), lambda c: BEHIND[weather](c), seed=weather)
        image = sheet.image
    return image


@lru_cache(maxsize=4)
def weather_before(weather: str) -> Sprite:
    """Rain, snow or leaves in front of the fighters."""
    canvas = Canvas(WIDE, HIGH, seed=f"before {weather}")
    BEFORE[weather](canvas)
    return canvas.sprite(0, 0)


def _streaks(
    c: Canvas,
    seed: str,
    count: int,
    ink: Colour,
    width: float,
    lean: float,
    run: tuple[float, float],
    bottom: float,
) -> None:
    dice = Random(seed)
    for _ in range(count):
        x, y, length = dice.uniform(-80, WIDE + 120), dice.uniform(-120, bottom), dice.uniform(*run)
        brush(
            c,
            [(x, y), (x - lean * length, y + length)],
            width * dice.uniform(0.6, 1.2),
            ink,
            start=0.3,
            end=0,
            peak=0.3,
        )


def _rain_behind(c: Canvas) -> None:
    _streaks(c, "rain far", 130, pigment("C9D3D2"), 2, 0.2, (80, 190), FEET - 60)


def _rain_before(c: Canvas) -> None:
    _streaks(c, "rain near", 70, pigment("E8ECE6"), 2.2, 0.2, (50, 130), FEET)
    dice = Random("splashes")
    for _ in range(34):
        x, y = dice.uniform(0, WIDE), FEET + dice.uniform(-8, 26)
        for side in (-1, 0, 1):
            brush(c, [(x + side * 3, y), (x + side * 8, y - 9 + abs(side) * 3)], 2, YUKI, start=0.8, end=0)


def _flakes(c: Canvas, seed: str, count: int, size: tuple[float, float]) -> None:
    dice = Random(seed)
    for _ in range(count):
        radius = dice.uniform(*size)
        c.oval(dice.uniform(0, WIDE), dice.uniform(-10, HIGH), radius, radius, YUKI)


def _snow_behind(c: Canvas) -> None:
    _flakes(c, "snow far", 220, (1.2, 2.8))
    dice = Random("drifts")
    for _ in range(26):
        x, y = dice.uniform(0, WIDE), dice.uniform(FEET - 26, HIGH)
        c.oval(
            x,
            y,
            dice.uniform(30, 110),
            dice.uniform(3, 8),
            mix(YUKI, pigment("8FA3BC"), dice.uniform(0, 0.3)),
        )


def _snow_before(c: Canvas) -> None:
    _flakes(c, "snow near", 70, (2.4, 5))


def _gusts(c: Canvas, seed: str, count: int, ink: Colour, width: float) -> None:
    dice = Random(seed)
    for _ in range(count):
        x, y, run = dice.uniform(-140, WIDE), dice.uniform(20, FEET - 20), dice.uniform(150, 330)
        curl = dice.uniform(10, 22)
        path = [
            (x, y),
            (x + run * 0.5, y - curl * 0.6),
            (x + run, y + 4),
            (x + run + curl, y - curl),
            (x + run - 4, y - curl * 1.4),
        ]
        brush(c, curve(path), width, ink, start=0.1, end=0, peak=0.5)


def _wind_behind(c: Canvas) -> None:
    _gusts(c, "gusts far", 12, pigment("E6E2CE"), 4)


def _wind_before(c: Canvas) -> None:
    dice = Random("leaves")
    for _ in range(34):
        x, y, size = dice.uniform(0, WIDE), dice.uniform(40, HIGH - 20), dice.uniform(7, 13)
        tone = dice.choice((pigment("B4572E"), pigment("C9A13E"), pigment("8A6A34")))
        paint(
            c,
            f"{x},{y}! {x + size},{y - size * 0.6} {x + size * 2},{y + size * 0.2}!"
            f" {x + size},{y + size * 0.5}",
            tone,
            1.4,
        )
    _gusts(c, "gusts near", 4, YUKI, 5)


def _thunder_behind(c: Canvas) -> None:
    _streaks(c, "storm far", 110, pigment("9FB0C4"), 2, 0.34, (80, 190), FEET - 60)
    for x, seed in ((250, "bolt one"), (842, "bolt two")):
        dice = Random(seed)
        path = [(float(x), -10.0)]
        while path[-1][1] < 262:
            px, py = path[-1]
            path.append((px + dice.uniform(-34, 34), py + dice.uniform(24, 46)))
        brush(c, path, 13, pigment("8FA0D0"), start=0.7, end=0.1)
        brush(c, path, 6, YUKI, start=0.8, end=0.1)
        px, py = path[3]
        fork = [(px, py), (px + 40, py + 34), (px + 34, py + 64), (px + 74, py + 104)]
        brush(c, fork, 5, YUKI, start=0.9, end=0)


def _thunder_before(c: Canvas) -> None:
    _streaks(c, "storm near", 80, pigment("DDE4EA"), 2.2, 0.34, (50, 130), FEET)


BEHIND: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "wind": _wind_behind,
    "rain": _rain_behind,
    "snow": _snow_behind,
    "thunder": _thunder_behind,
}
BEFORE: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "wind": _wind_before,
    "rain": _rain_before,
    "snow": _snow_before,
    "thunder": _thunder_before,
}
