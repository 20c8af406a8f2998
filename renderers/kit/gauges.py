"""Gauges for amounts, progress and goals, readable at a glance.

Pips are counted, pearls are life, a rail is a scale with a pawn on it, a track is time. Lost and future
things always have another shape or an empty outline, never only another colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.marks import outlined
from renderers.palette import (
    DRIED,
    FAINT,
    KINAKO,
    PALE_WOOD,
    SHU,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    Colour,
    ink_on,
    mix,
)
from renderers.pieces import kept
from renderers.type import Face

ROUND = "50,4 82.5,17.5 96,50 82.5,82.5 50,96 17.5,82.5 4,50 17.5,17.5"
"""A circle, as an outline of 100 units."""
PALE = mix(WASHI, SUMI, 0.5)
"""The line around empty pips on paper."""


@dataclass(frozen=True, slots=True)
class Pips:
    """A row or column of shapes: their size and pitch, and the colours (fill and line) of the filled and of
    the empty ones."""

    outline: str
    size: float
    pitch: float
    full: tuple[Colour, Colour] = (SUMI, SUMI)
    empty: tuple[Colour, Colour] = (WASHI, PALE)
    line: float = 2
    upright: bool = False


def draw_pips(canvas: Canvas, pips: Pips, filled: int, total: int, x: float, y: float) -> None:
    """Draw ``filled`` of ``total`` pips; the middle of the first is here."""
    for place in range(total):
        fill, ink = pips.full if place < filled else pips.empty
        run = place * pips.pitch
        at = (x, y + run) if pips.upright else (x + run, y)
        outlined(canvas, pips.outline, *at, pips.size, fill, pips.line * 100 / pips.size, ink)


@lru_cache(maxsize=64)
def row_of(pips: Pips, filled: int, total: int) -> Sprite:
    """The pips as a sprite, anchored in the middle of the row."""
    reach, half = pips.size / 2 + 3, (total - 1) * pips.pitch / 2
    across, down = (reach, reach + half) if pips.upright else (reach + half, reach)
    start = (0, -half) if pips.upright else (-half, 0)
    return sprite((-across, -down, across, down), lambda c: draw_pips(c, pips, filled, total, *start))


@dataclass(frozen=True, slots=True)
class Rail:
    """A scale from ``least`` to ``most`` with a position and a goal.

    ``over`` is the first value that is too far; ``numbers`` are written below the places.
    """

    least: int
    most: int
    at: int
    goal: int | None = None
    over: int | None = None

    @property
    def too_far(self) -> bool:
        return self.over is not None and self.at >= self.over

    def x(self, value: int, left: float, right: float) -> float:
        """The x of a value between these ends; values outside the scale are at the ends."""
        inside = min(max(value, self.least), self.most)
        return left + (right - left) * (inside - self.least) / (self.most - self.least)


@dataclass(frozen=True, slots=True)
class Size:
    """The proportions of a rail: the pawn's radius, the flag's width and height, the scale's type."""

    pawn: float
    flag: tuple[float, float] = (0, 0)
    scale: float = 0


def draw_rail(canvas: Canvas, rail: Rail, left: float, right: float, y: float, size: Size) -> None:
    """Draw the rail with its pawn. The goal is a flag over it, or a gate if there is no flag."""
    start, end = left + size.pawn, right - size.pawn
    pawn_x = rail.x(rail.at, start, end)
    bar = size.pawn * 0.36
    canvas.slab((left, y - bar, right, y + bar), bar, PALE_WOOD, 2)
    if rail.over is not None:
        canvas.slab((rail.x(rail.over - 1, start, end), y - bar, right, y + bar), bar, DRIED)
    zero = rail.x(0, start, end) if rail.least < 0 else left
    first, last = min(zero, pawn_x), min(max(zero, pawn_x), right - 4)
    canvas.slab((first, y - bar, last, y + bar), bar, DRIED if rail.too_far else SUMI)
    for value in range(rail.least, rail.most + 1):
        _notch(canvas, rail, value, rail.x(value, start, end), y, size)
    if rail.goal is not None:
        goal_x = rail.x(rail.goal, start, end)
        if size.flag[0]:
            _flag(canvas, rail.goal, goal_x, y, size)
        else:
            _gate(canvas, goal_x, y, size.pawn, reached=rail.at >= rail.goal)
    canvas.disc(pawn_x, y, size.pawn, DRIED if rail.too_far else SUMI, 4, YUKI)
    canvas.disc(pawn_x, y, size.pawn + 2, None, 1.4)
    text = str(rail.at) if rail.at >= 0 else f"−{-rail.at}"
    canvas.text(pawn_x, y - 1, text, Face.NUMBER, size.pawn * (1.36 if len(text) < 3 else 1.1), YUKI)


def _notch(canvas: Canvas, rail: Rail, value: int, x: float, y: float, size: Size) -> None:
    if not size.scale:
        canvas.oval(x, y, 2.2, 2.2, KINAKO if rail.least <= value < rail.at else SUMI)
        return
    down = size.pawn * (0.62 if value == 0 else 0.46)
    canvas.fill([(x - 1.5, y - down), (x + 1.5, y - down), (x + 1.5, y + down), (x - 1.5, y + down)], SUMI)
    if value != rail.at:
        text = str(value) if value >= 0 else f"−{-value}"
        canvas.text(x, y + size.pawn + size.scale * 0.36, text, Face.NUMBER, size.scale, SUMI)


def _flag(canvas: Canvas, goal: int, x: float, y: float, size: Size) -> None:
    across, down = size.flag
    top = y - size.pawn - down - 3
    brush(canvas, [(x, y + 6), (x, top + down - 4)], 3.6, SUMI, start=1, end=1)
    canvas.slab((x - across / 2, top, x + across / 2, top + down), 3, YAMABUKI, 2)
    canvas.text(x, top + down / 2 - 1, str(goal), Face.NUMBER, down * 0.8)


def _gate(canvas: Canvas, x: float, y: float, radius: float, *, reached: bool) -> None:
    """Draw a torii as the goal: solid when it is reached."""
    ink = SHU if reached else mix(SHU, SUMI, 0.35)
    half, top = radius * 1.32, y - radius * 1.12
    for side in (-1, 1):
        brush(
            canvas,
            [(x + side * half, y + radius * 1.1), (x + side * half * 0.96, top)],
            radius * 0.28,
            ink,
            start=1,
            end=1,
        )
    tips, upper, lower = half * 1.5, top - radius * 0.3, top + radius * 0.06
    paint(
        canvas,
        f"{x - tips},{upper}! {x},{top - radius * 0.14} {x + tips},{upper}!"
        f" {x + tips * 0.95},{lower}! {x},{top + radius * 0.16} {x - tips * 0.95},{lower}!",
        ink,
    )
    canvas.slab((x - half * 1.16, top + radius * 0.4, x + half * 1.16, top + radius * 0.6), 1, ink)


When: TypeAlias = Literal["past", "now", "to come"]


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of a track: its shape, and optionally a number on it."""

    outline: str = ROUND
    text: str = ""


NOW = 1.45
"""The size of the current place of a track, as a multiple of the others."""


def when(place: int, now: int) -> When:
    return "past" if place < now else "now" if place == now else "to come"


@kept
def track(
    stops: tuple[Stop, ...],
    now: int,
    pitch: float,
    size: int,
    lit: Colour = YAMABUKI,
    ground: Colour = SUMI,
) -> Sprite:
    """Time on the night: past places are filled, the current one is large and lit, the rest are outlined.
    Anchored in the middle."""
    half, reach = (len(stops) - 1) * pitch / 2, size * NOW / 2 + 2

    def draw(c: Canvas) -> None:
        for place, stop in enumerate(stops):
            _stop(c, stop, when(place, now), place * pitch - half, size, lit, ground)

    return sprite((-half - reach, -reach, half + reach, reach), draw)


def _stop(c: Canvas, stop: Stop, moment: When, x: float, size: int, lit: Colour, ground: Colour) -> None:
    across = size * NOW if moment == "now" else size
    line = lit if moment == "now" else FAINT
    fill = ground if moment == "to come" else line
    outlined(c, stop.outline, x, 0, across, fill, 300 / across, line)
    if stop.text:
        ink = ink_on(fill)
        c.text(x, -across * 0.02, stop.text, Face.NUMBER, across * 0.62, ink)
