"""The buildings of the village, whole and destroyed."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sprite
from renderers.ink import rim
from renderers.kit.marks import FLAME
from renderers.palette import (
    AI,
    ASAGI,
    FUJI,
    KINAKO,
    NIGHT,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    pigment,
)

PLASTER = pigment("E3D2AE")
CHARRED = pigment("2B2527")
SMOKE = pigment("2C3145")
THATCH_LINE = pigment("8A6A3A")
ROOF, PLUME = 7, 232
"""The space above a farm, and above the smoke of a ruin."""


@lru_cache(maxsize=16)
def farmhouse(width: int, stands: bool, mirrored: bool) -> Sprite:
    """A thatched farm, or its smoking ruin; anchored at the middle of its foot."""
    size, above = width / 100, ROOF if stands else PLUME
    canvas = Canvas(190 * size, (above + 98) * size, seed=f"farm {width} {stands}")
    with canvas.at((145 if mirrored else 45) * size, above * size, size, mirrored=mirrored):
        (_farm if stands else _ruin)(canvas)
    if stands:
        canvas.image = rim(canvas.image, 2 * canvas.scale, mix(KINAKO, YUKI, 0.6))
    return canvas.sprite(95 * size, (above + 86) * size)


def _farm(canvas: Canvas) -> None:
    paint(canvas, "14,52! 86,52! 84,86! 16,86!", PLASTER, 1.8)
    for x in (27, 44, 62, 75):
        brush(canvas, f"{x},54 {x},86", 1.8, WOOD, start=1, end=1)
    paint(canvas, "45,61! 61,61! 61,86! 45,86!", SUMI)
    paint(canvas, "22,61! 37,61! 37,73! 22,73!", YAMABUKI, 1.3)
    brush(canvas, "29.5,61 29.5,73", 1.3, SUMI, start=1, end=1)
    brush(canvas, "22,67 37,67", 1.1, SUMI, start=1, end=1)
    paint(canvas, "30,8! 70,8! 80,28 100,58! 50,55 0,58! 20,28", KINAKO, 2)
    dice = Random("thatch")
    for _ in range(44):
        x, y = dice.uniform(8, 92), dice.uniform(14, 50)
        if abs(x - 50) < 24 + (y - 10) * 0.48:
            straw = [(x, y), (x + (x - 50) * 0.06, y + 4), (x + (x - 50) * 0.12, y + 9)]
            brush(canvas, straw, 1.1, THATCH_LINE, start=0.8, end=0.1)
    brush(canvas, "26,9 50,6 74,9", 5.5, WOOD, start=0.8, end=0.8)
    for x in (36, 50, 64):
        brush(canvas, f"{x - 4},3 {x},8 {x + 4},13", 2.6, SUMI, start=0.7, end=0.4)
    brush(canvas, "0,58 50,55 100,58", 2.6, SUMI, start=0.4, end=0.4)


def _ruin(canvas: Canvas) -> None:
    _smoke(canvas)
    for x0, x1, y in ((18, 22, 34), (36, 33, 20), (55, 60, 12), (74, 70, 30), (86, 90, 44)):
        brush(canvas, [(x0, 88), (x1, y)], 5, SUMI, start=1, end=0.6)
    brush(canvas, "8,52 50,40 66,20", 4.4, SUMI, start=0.9, end=0.5)
    brush(canvas, "60,16 80,46 96,60", 4, SUMI, start=0.9, end=0.4)
    brush(canvas, "12,70 50,66 92,72", 4, SUMI, start=0.9, end=0.6)
    paint(canvas, "4,90 20,79 50,83 76,77 98,90", CHARRED)
    for x, y, size in ((30, 84, 0.3), (62, 80, 0.36)):
        with canvas.at(x - 50 * size, y - 90 * size, size):
            paint(canvas, FLAME[0], mix(SHU, YAMABUKI, 0.35))
            paint(canvas, FLAME[1], YAMABUKI)


def _smoke(canvas: Canvas) -> None:
    plumes = (
        ([(44, 40), (52, 4), (32, -38), (58, -84), (42, -126), (84, -166)], 34),
        ([(50, 14), (72, -26), (64, -72), (96, -116)], 24),
    )
    for grow, colour in ((4, pigment("11141F")), (0, SMOKE)):
        for plume, swell in plumes:
            count = 24
            for puff in range(count):
                along = puff / (count - 1) * (len(plume) - 1)
                at, share = min(int(along), len(plume) - 2), along - min(int(along), len(plume) - 2)
                x = plume[at][0] + (plume[at + 1][0] - plume[at][0]) * share
                y = plume[at][1] + (plume[at + 1][1] - plume[at][1]) * share
                radius = 6 + swell * 0.62 * puff / count + 3 * math.sin(puff * 1.7)
                canvas.oval(x + 5 * math.sin(puff * 2.1), y, radius + grow * 0.5, radius + grow * 0.5, colour)
    for x, y, radius, turn in (
        (52, -22, 10, 20),
        (46, -70, 13, 160),
        (74, -96, 12, -20),
        (54, -124, 14, 120),
    ):
        curl = [
            (
                x + radius * (1 - step / 26) * math.cos(math.radians(turn + step * 22)),
                y + radius * (1 - step / 26) * math.sin(math.radians(turn + step * 22)),
            )
            for step in range(22)
        ]
        brush(canvas, curl, 2.4, pigment("6C7488"), start=0.4, end=0.2)


HOUSEHOLDS: tuple[tuple[Colour, Colour, Colour], ...] = (
    (AI, FUJI, YAMABUKI),
    (pigment("5B6470"), FUJI, ASAGI),
    (pigment("6B4F30"), ASAGI, FUJI),
)


@lru_cache(maxsize=12)
def household(place: int, size: float = 0.72) -> Sprite:
    """Father, mother and child, anchored between their feet."""
    canvas = Canvas(130 * size, 120 * size, seed="family", scale=3)
    with canvas.at(12 * size, 14 * size, size):
        people = zip(((22, 0, 1.0), (54, 4, 0.95), (84, 30, 0.64)), HOUSEHOLDS[place], strict=True)
        for number, ((x, y, scale), colour) in enumerate(people):
            with canvas.at(x, y, scale):
                paint(canvas, "-15,92! -14,52 -7,38 7,38 14,52 15,92!", colour, 2.4)
                canvas.disc(0, 26, 12, SKIN, 2)
                if number == 0:
                    paint(canvas, "0,2! 26,24! 0,27 -26,24!", KINAKO, 2.2)
                else:
                    paint(canvas, "-13,26 -11,15 0,11 11,15 13,26 6,19 -6,19", SUMI)
                    canvas.oval(0, 9, 5, 5, SUMI)
                brush(canvas, "-6,40 1,50 -3,60", 2.4, YUKI, start=0.8, end=0.6)
    canvas.image = rim(canvas.image, 3 * canvas.scale, YUKI)
    return canvas.sprite(64 * size, 106 * size)


@lru_cache(maxsize=8)
def grave(size: float = 1) -> Sprite:
    """A stone and a branch, for a lost family."""
    canvas = Canvas(60 * size, 72 * size, scale=3)
    stone = pigment("5D6470")
    with canvas.at(6 * size, 6 * size, size):
        canvas.oval(24, 56, 23, 6, mix(CHARRED, SUMI, 0.2))
        paint(canvas, "12,56! 13,16 18,8 30,8 35,16 36,56!", stone, 1.8)
        brush(canvas, "17,22 18,48", 1.6, mix(stone, YUKI, 0.4), start=0.5)
        for y in (22, 31, 40):
            brush(canvas, f"22,{y} 31,{y}", 1.8, SUMI, start=0.8, end=0.5)
        brush(canvas, "40,56 44,40 43,30", 1.6, WOOD, start=1, end=0.5)
    return canvas.sprite(30 * size, 62 * size)


@lru_cache(maxsize=48)
def stakes(stands: bool, width: int, kind: int) -> Sprite:
    """A barricade of pointed stakes, or its remains; anchored at the middle of its foot."""
    size = width / 90
    canvas = Canvas(112 * size, 120 * size, seed=f"stakes {kind} {stands}", scale=3)
    with canvas.at(14 * size, 12 * size, size):
        if stands:
            _whole_stakes(canvas, kind)
        else:
            _broken_stakes(canvas)
    canvas.image = rim(canvas.image, (2.6 if stands else 1.4) * canvas.scale, YUKI)
    return canvas.sprite((14 + 44) * size, (12 + 92) * size)


def _whole_stakes(canvas: Canvas, kind: int) -> None:
    dice = Random(kind)
    for y in (46, 74):
        brush(canvas, f"-4,{y} 92,{y - 3}", 8, WOOD, start=1, end=1)
    for stake in range(5):
        x, tip = 8 + stake * 18, 4 + dice.uniform(-4, 4)
        outline = f"{x - 7},94! {x - 7},{tip + 18}! {x},{tip}! {x + 7},{tip + 18}! {x + 7},94!"
        paint(canvas, outline, KINAKO if stake % 2 else mix(KINAKO, WOOD, 0.25), 2.6)
        brush(canvas, f"{x + 2},{tip + 22} {x + 2},88", 1.6, THATCH_LINE, start=0.6, end=0.2)
        for y in (44, 72):
            brush(canvas, f"{x - 8},{y - 3} {x},{y + 1} {x + 8},{y + 3}", 4, WASHI, start=0.9, end=0.9)


def _broken_stakes(canvas: Canvas) -> None:
    wood = mix(WOOD, NIGHT, 0.25)
    for x, y, lean in ((8, 66, -3), (26, 60, 5), (64, 68, -6), (82, 62, 4)):
        outline = (
            f"{x - 6},95! {x - 6 + lean * 0.5},{y + 8}! {x - 3 + lean},{y - 6}! {x + 1 + lean},{y + 4}!"
            f" {x + 5 + lean},{y - 3}! {x + 6},95!"
        )
        paint(canvas, outline, wood, 2.4)
    brush(canvas, "14,94 44,82 84,90", 9, SUMI, start=1, end=1)
    brush(canvas, "14,94 44,82 84,90", 5, wood, start=1, end=1)
