"""Fire and smoke, as large as a caller needs them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import curve, sprite
from renderers.palette import GLOW, NIGHT, SHU, SUMI, YAMABUKI, YUKI, Colour, mix, pigment, thin
from renderers.pieces import kept

TONGUES: Final = 7
"""The flames of a fire beside each other."""
LAYERS: Final[Sequence[tuple[float, Colour]]] = (
    (1.0, SHU),
    (0.76, mix(SHU, YAMABUKI, 0.6)),
    (0.52, YAMABUKI),
    (0.28, mix(GLOW, YUKI, 0.4)),
)
"""The size and colour of a fire from its edge to its heart."""
RIM: Final = mix(pigment("8A2F26"), SUMI, 0.5)
SMOKE: Final = mix(pigment("3C4252"), NIGHT, 0.2)


@kept
def fire(across: int, seed: str = "fire") -> Sprite:
    """Flames ``across`` pixels wide and about as high, anchored in the middle of their foot."""
    unit = across / 100

    def draw(c: Canvas) -> None:
        flames(c, seed)

    return sprite((-60, -130, 60, 12), draw, size=unit, rim_width=2, rim_colour=RIM)


def flames(c: Canvas, seed: str = "fire") -> None:
    """Draw flames 100 wide around the origin, licking upwards, with sparks above them."""
    dice = Random(seed)
    tips = [
        (-50 + 100 * (n + 0.5) / TONGUES + dice.uniform(-5, 5), dice.uniform(44, 78)) for n in range(TONGUES)
    ]
    tips = [(x, high * (1.25 - abs(x) / 70)) for x, high in tips]
    for share, colour in LAYERS:
        c.fill(curve(_tongues(tips, share), closed=True, steps=5), colour)
    for _ in range(12):
        x, y = dice.uniform(-46, 46), -dice.uniform(60, 124)
        c.disc(x, y, dice.uniform(0.9, 2.4), mix(YAMABUKI, SHU, dice.random() * 0.7), 0)


def _tongues(tips: Sequence[Point], share: float) -> list[Point]:
    """The outline of the flames at this share of their size."""
    outline: list[Point] = [(-50 * share, 4)]
    for place, (x, high) in enumerate(tips):
        lean = 7 if place % 2 else -6
        outline += [(x * share - 6 * share, -high * 0.3 * share), (x * share + lean * share, -high * share)]
        outline.append((x * share + 7 * share, -high * 0.26 * share))
    outline += [(50 * share, 4), (0, 9 * share)]
    return outline


@kept
def smoke(high: int = 100, leaning: int = 1, seed: str = "smoke") -> Sprite:
    """A column of smoke ``high`` pixels high, anchored at its start, drifting to one side."""
    dice = Random(seed)
    puffs = 7 if high > 160 else 5

    def draw(c: Canvas) -> None:
        for number in range(puffs, 0, -1):
            far = number / puffs
            reach = (6 + 17 * far) * (1 if high <= 160 else 1.35)
            across, down = 32 * far**1.5 * leaning + dice.uniform(-3, 3), -88 * far
            puff = [
                (across + reach * dx * dice.uniform(0.9, 1.12), down + reach * dy * 0.8)
                for dx, dy in ((-1, 0.1), (-0.5, -0.8), (0.3, -1), (1, -0.3), (0.8, 0.6), (0, 0.9))
            ]
            c.fill(curve(puff, closed=True), thin(SMOKE, round(228 - 130 * far)))

    return sprite((-66, -126, 66, 12), draw, size=high / 100, seed=seed)
