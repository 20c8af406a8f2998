"""Icons on cards, and rows of them. A number stands beside its icon, never in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from renderers.canvas import Canvas
from renderers.kit.cards import EDGES, Edge
from renderers.kit.marks import HEXAGON, Drawing, arms, outlined, spirit, stamp, stamp_coin
from renderers.palette import AI, ASAGI, FUJI, KINAKO, SHU, SUMI, WASHI, YUKI, Colour
from renderers.senjutsu.signs.kamae import draw_kamae
from renderers.type import Face, width

Draw: TypeAlias = Callable[[Canvas, float, float, float], None]
"""Draws on a canvas: x of the left edge, y of the middle, height."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing in a row, and its width as a multiple of the row's height."""

    wide: float
    draw: Draw


KINDS: Final[dict[str, tuple[Drawing, Colour]]] = {
    "attack": (arms.sword, SHU),
    "defence": (arms.block, AI),
    "meditation": (spirit.void, ASAGI),
    "core": (spirit.torii, SUMI),
}
RANKS: Final[dict[str, Edge]] = {
    "core": "lacquer",
    "wood": "wood",
    "steel": "steel",
    "gold": "gold",
    "jade": "jade",
}
AIR: Final = 0.12
"""The gap between two icons of a row, as a share of its height."""
DIGIT: Final = 0.8
"""The type size of numbers, as a share of the row's height."""


def number(text: str) -> Icon:
    """A number or a few letters beside a mark."""
    return Icon(
        width(text, Face.NUMBER, 100) * DIGIT / 100,
        lambda c, x, y, high: c.text(x, y - high * 0.03, text, Face.NUMBER, high * DIGIT, SUMI, "lm"),
    )


def marked(drawing: Drawing, ink: Colour = SUMI, ground: Colour = WASHI, wide: float = 0.92) -> Icon:
    return Icon(
        wide,
        lambda c, x, y, high: stamp(c, drawing, x + wide * high / 2, y, high * min(wide, 0.94), ink, ground),
    )


def kind(name: str) -> Icon:
    """The coin of a type of card."""
    drawing, ground = KINDS[name]
    return Icon(
        0.9, lambda c, x, y, high: stamp_coin(c, drawing, x + high * 0.45, y, high * 0.42, ground, YUKI)
    )


def kamae(name: str) -> Icon:
    return Icon(0.84, lambda c, x, y, high: draw_kamae(c, name, x + high * 0.42, y, high * 0.84))


def rank(name: str) -> Icon:
    """A card of a rank: a little card in its colour."""

    def draw(c: Canvas, x: float, y: float, high: float) -> None:
        half = high * 0.26
        c.slab(
            (x + high * 0.06, y - high * 0.4, x + high * 0.06 + 2 * half, y + high * 0.4),
            high * 0.06,
            EDGES[RANKS[name]],
            2,
        )
        pips = ("wood", "steel", "gold", "jade").index(name) + 1 if name != "core" else 0
        for pip in range(pips):
            c.oval(x + high * 0.06 + half, y + high * (0.3 - 0.19 * pip), high * 0.075, high * 0.075, SUMI)

    return Icon(0.66, draw)


def speed_tile(text: str) -> Icon:
    def draw(c: Canvas, x: float, y: float, high: float) -> None:
        outlined(c, HEXAGON, x + high / 2, y, high, SUMI, 5, KINAKO)
        c.text(x + high / 2, y - high * 0.02, text, Face.NUMBER, high * 0.8, YUKI)

    return Icon(1.0, draw)


def pearls(count: int) -> Icon:
    """A number of focus, as pearls."""

    def draw(c: Canvas, x: float, y: float, high: float) -> None:
        for place in range(count):
            stamp(c, spirit.pearl, x + high * (0.32 + 0.5 * place), y, high * 0.62, FUJI, YUKI)

    return Icon(0.14 + 0.5 * count, draw)


def drops(count: int) -> Icon:
    """A number of wounds, as drops."""

    def draw(c: Canvas, x: float, y: float, high: float) -> None:
        for place in range(count):
            stamp(c, arms.wound, x + high * (0.36 + 0.52 * place), y, high * 0.84, SHU, YUKI)

    return Icon(0.2 + 0.52 * count, draw)


def run(icons: list[Icon]) -> float:
    """The width of a row of icons one pixel high."""
    return sum(icon.wide for icon in icons) + AIR * max(0, len(icons) - 1)


def draw_run(c: Canvas, icons: list[Icon], x: float, y: float, high: float) -> float:
    """Draws icons in a row from x on. Returns their right end."""
    for icon in icons:
        icon.draw(c, x, y, high)
        x += (icon.wide + AIR) * high
    return x - AIR * high
