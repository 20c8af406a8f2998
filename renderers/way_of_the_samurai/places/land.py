"""The parts of places: skies, mountains, trees, water, grass."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from renderers.brush import brush, paint, whole
from renderers.canvas import Canvas
from renderers.ink import curve
from renderers.palette import SUMI, YUKI, Colour, mix, pigment
from renderers.paper import bokashi

DUSK: Final = (
    (0.0, pigment("1F2A44")),
    (0.45, pigment("4A6378")),
    (0.8, pigment("A9B7B4")),
    (1.0, pigment("DCCFB0")),
)
DAWN: Final = (
    (0.0, pigment("2A3A58")),
    (0.5, pigment("7D93A0")),
    (0.85, pigment("E2C9A0")),
    (1.0, pigment("EAD8B8")),
)
GREY: Final = (
    (0.0, pigment("1A2234")),
    (0.5, pigment("45596A")),
    (1.0, pigment("93A3A6")),
)
NIGHT_SKY: Final = (
    (0.0, pigment("12172A")),
    (0.6, pigment("27375A")),
    (1.0, pigment("5B7688")),
)
BARK: Final = pigment("4A3B33")


def sky(c: Canvas, stops: Sequence[tuple[float, Colour]], horizon: float) -> None:
    bokashi(c, stops, 0, horizon)


def moon(c: Canvas, x: float, y: float, radius: float, ground: Colour) -> None:
    for step in (3, 2, 1):
        c.disc(x, y, radius * (1 + step * 0.28), mix(ground, YUKI, 0.1 * (4 - step)), 0)
    c.disc(x, y, radius, mix(YUKI, pigment("F0D9A8"), 0.3), 0)


def mountain(
    c: Canvas, peak: tuple[float, float], foot: float, breadth: float, colour: Colour, *, snow: float = 0.3
) -> None:
    """A cone with a zigzag cap of snow."""
    x, y = peak
    high = foot - y
    paint(
        c,
        f"{x - breadth},{foot}! {x - breadth * 0.4},{foot - high * 0.42} {x - 10},{y}! {x + 12},{y + 2}!"
        f" {x + breadth * 0.42},{foot - high * 0.4} {x + breadth},{foot}!",
        colour,
    )
    if snow:
        down, wide = y + high * snow, breadth * snow * 0.62
        teeth = [f"{x - wide},{down}!"]
        for step in range(1, 8):
            across = x - wide + 2 * wide * step / 8
            teeth.append(f"{across},{down - (high * 0.1 if step % 2 else -high * 0.03)}!")
        paint(
            c,
            f"{x - 10},{y}! {' '.join(teeth)} {x + wide},{down}! {x + 12},{y + 2}!",
            mix(YUKI, colour, 0.12),
        )


def mist(c: Canvas, seed: str, top: float, bottom: float, colour: Colour, count: int = 7) -> None:
    """Bars of mist, long and flat."""
    dice = Random(seed)
    for _ in range(count):
        x, y = dice.uniform(-100, c.width), dice.uniform(top, bottom)
        run = dice.uniform(180, 460)
        c.slab((x, y, x + run, y + dice.uniform(7, 15)), 7, colour)


def pine(c: Canvas, x: float, y: float, size: float, colour: Colour, *, trunk: Colour = BARK) -> None:
    """A pine of flat boughs."""
    with c.at(x, y, size):
        brush(c, "0,0 -6,-60 8,-120 2,-190", 13, trunk, start=1, end=0.4)
        boughs = ((-40, -96, 74), (34, -124, 66), (-26, -156, 58), (18, -186, 54), (0, -212, 34))
        for across, up, wide in boughs:
            brush(c, [(0, up + 14), (across, up + 4)], 6, trunk, start=1, end=0.6)
            paint(
                c,
                f"{across - wide},{up + 8} {across - wide * 0.6},{up - 14} {across},{up - 24}"
                f" {across + wide * 0.6},{up - 14} {across + wide},{up + 8} {across},{up + 14}",
                colour,
                2.2,
            )
            for tick in range(-3, 4):
                at = across + tick * wide * 0.26
                brush(c, [(at, up + 6), (at + 4, up - 12)], 2, mix(colour, SUMI, 0.45), start=0.4)


def cedar(c: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    with c.at(x, y, size):
        paint(c, "-4,0! -4,-30 4,-30 4,0!", BARK)
        paint(
            c,
            whole("0,-150! 12,-112 8,-110! 22,-74 14,-72! 32,-24! 0,-18", 0),
            colour,
        )


def cedars(
    c: Canvas, seed: str, y: float, count: int, size: tuple[float, float], colours: tuple[Colour, Colour]
) -> None:
    """A distant row of trees in the mist."""
    dice = Random(seed)
    for _ in range(count):
        tone = mix(*colours, dice.random())
        cedar(c, dice.uniform(-20, c.width + 20), y + dice.uniform(-4, 4), dice.uniform(*size), tone)


def trunk(c: Canvas, x: float, foot: float, wide: float, colour: Colour) -> None:
    """A tree of which only the trunk is visible."""
    flare = wide * 1.5
    paint(
        c,
        f"{x - wide},-20! {x - wide * 0.9},{foot - 70} {x - flare},{foot}! {x + flare},{foot}!"
        f" {x + wide * 0.9},{foot - 70} {x + wide},-20!",
        colour,
        2.4,
    )
    dice = Random(f"bark {x}")
    for _ in range(7):
        across, top = x + dice.uniform(-0.7, 0.7) * wide, dice.uniform(0, foot - 120)
        run = dice.uniform(50, 120)
        brush(
            c,
            [(across, top), (across + 3, top + run / 2), (across - 1, top + run)],
            2.4,
            mix(colour, SUMI, 0.4),
            start=0.4,
        )


def bamboo(c: Canvas, x: float, foot: float, lean: float, wide: float, colour: Colour) -> None:
    top = -30.0
    joints = 7
    dark = mix(colour, SUMI, 0.5)
    path = [(x + lean * t * t, foot + (top - foot) * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    brush(c, path, wide + 4, dark, start=1, end=0.8)
    brush(c, path, wide, colour, start=1, end=0.8)
    brush(
        c, [(px - wide * 0.22, py) for px, py in path], wide * 0.2, mix(colour, YUKI, 0.4), start=1, end=0.8
    )
    for joint in range(1, joints):
        t = joint / joints
        at = x + lean * t * t
        y = foot + (top - foot) * t
        brush(c, [(at - wide * 0.62, y), (at + wide * 0.62, y)], 3, dark, start=1, end=1)


def bamboo_leaves(c: Canvas, seed: str, count: int, top: float, bottom: float, colour: Colour) -> None:
    dice = Random(seed)
    for _ in range(count):
        x, y = dice.uniform(-30, c.width + 10), dice.uniform(top, bottom)
        tone = mix(colour, dice.choice((SUMI, YUKI)), dice.uniform(0, 0.3))
        for turn in (-0.5, 0.2, 0.8):
            run = dice.uniform(26, 50)
            tip = (x + run * math.cos(turn + 0.4), y + run * math.sin(turn + 0.4))
            brush(
                c,
                [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 4), tip],
                8,
                tone,
                start=0.3,
                end=0,
                peak=0.4,
            )


def grass(
    c: Canvas, seed: str, count: int, top: float, bottom: float, colour: Colour, high: float = 16
) -> None:
    dice = Random(seed)
    for _ in range(count):
        x, y = dice.uniform(0, c.width), dice.uniform(top, bottom)
        for lean in (-5, 0, 6):
            brush(
                c,
                [(x + lean * 0.3, y), (x + lean * 1.6, y - high * dice.uniform(0.6, 1.1))],
                2.6,
                colour,
                start=0.9,
                end=0,
            )


def plumes(c: Canvas, seed: str, count: int, foot: float, high: tuple[float, float], colour: Colour) -> None:
    """Pampas grass, bent in one direction."""
    dice = Random(seed)
    for _ in range(count):
        x, tall = dice.uniform(-20, c.width + 10), dice.uniform(*high)
        bow = tall * dice.uniform(0.3, 0.5)
        stalk = [(x, foot), (x + bow * 0.2, foot - tall * 0.6), (x + bow, foot - tall)]
        brush(c, curve(stalk), 2.4, mix(colour, SUMI, 0.35), start=1, end=0.5)
        head = [
            (x + bow * 0.45, foot - tall * 0.74),
            (x + bow * 0.8, foot - tall * 0.98),
            (x + bow * 1.5, foot - tall * 0.98),
        ]
        brush(c, curve(head), 11, colour, start=0.3, end=0, peak=0.5)


def ripples(c: Canvas, seed: str, count: int, top: float, bottom: float, colour: Colour) -> None:
    dice = Random(seed)
    for _ in range(count):
        x = dice.uniform(-40, c.width)
        share = dice.random() ** 1.4
        y = top + share * (bottom - top)
        run = dice.uniform(30, 110) * (0.5 + share)
        brush(c, [(x, y), (x + run * 0.3, y - 3), (x + run * 0.6, y + 2), (x + run, y - 1)], 2.2, colour)


def stones(c: Canvas, seed: str, count: int, top: float, bottom: float, colour: Colour) -> None:
    dice = Random(seed)
    for _ in range(count):
        x, y = dice.uniform(0, c.width), dice.uniform(top, bottom)
        size = dice.uniform(10, 30)
        paint(
            c,
            f"{x - size},{y}! {x - size * 0.7},{y - size * 0.6} {x},{y - size * 0.8}"
            f" {x + size * 0.8},{y - size * 0.45} {x + size},{y}!",
            mix(colour, SUMI, dice.uniform(0, 0.2)),
            2.2,
        )
