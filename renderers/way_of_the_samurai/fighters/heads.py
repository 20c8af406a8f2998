"""Heads: faces, hair, hats and masks, looking to the right, around the root of the neck."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from renderers.brush import brush, clipped, paint, trail
from renderers.canvas import Canvas
from renderers.palette import KINAKO, SHU, SKIN, STEEL, SUMI, YAMABUKI, YUKI, Colour, mix, pigment

Head: TypeAlias = Callable[[Canvas], None]

FACE: Final = "-9,-20 -7,-36 5,-45 21,-41 27,-31 26,-24 32,-15 27.5,-11.5 28,-6 24,2 12,7 0,1"
NECK: Final = "-15,-6 9,-5 15,14 1,22 -15,12"
STRAW: Final = pigment("7A5A2E")


def head(*parts: Head) -> Head:
    """A head of several parts, drawn from back to front."""

    def draw(canvas: Canvas) -> None:
        for part in parts:
            part(canvas)

    return draw


# Faces


def face(skin: Colour = SKIN, *, shade: float = 0.22) -> Head:
    def draw(canvas: Canvas) -> None:
        paint(canvas, NECK, skin, 2)
        paint(canvas, FACE, skin, 2.2)
        with clipped(canvas, FACE):
            paint(canvas, "-12,-30! 2,-20 6,-4 26,6! -12,12!", mix(skin, pigment("7A4A30"), shade))
        brush(canvas, "16,-24 21,-26.5 27,-25", 2.6, SUMI, start=0.4, end=0.2)
        brush(canvas, "17,-20.5 22,-21.6 26,-20.4", 2.2, SUMI, start=0.3, end=0.2)
        brush(canvas, "21,-4 24,-5 28,-5", 1.7, SUMI, start=0.3, end=0.5)
        brush(canvas, "-1,-18 3,-14 1,-9", 1.6, SUMI, start=0.3, end=0.2)

    return draw


def skull(canvas: Canvas) -> None:
    paint(canvas, NECK, SUMI, 2)
    paint(canvas, "-9,-20 -7,-38 6,-47 22,-43 29,-31 26,-20 30,-13! 26,-10 27,4! 8,5 4,-4 -6,-10", YUKI, 2.4)
    paint(canvas, "12,-27 22,-29 26,-22 20,-16 12,-18", SUMI)
    paint(canvas, "26,-17! 30,-12 25,-11!", SUMI)
    for x in (11, 16, 21):
        brush(canvas, f"{x},-7 {x},4", 1.8, SUMI, start=1, end=1)
    canvas.oval(19, -22, 1.8, 1.8, SHU)


def blindfold(canvas: Canvas) -> None:
    paint(canvas, "-9,-26! 27,-29! 28,-18 -9,-15!", SUMI)
    brush(canvas, "-8,-20 -20,-16 -34,-22", 5, SUMI, start=0.8, end=0.1)


def mask(colour: Colour, *, jaw: bool = True) -> Head:
    """A cloth or an iron jaw over mouth and nose."""

    def draw(canvas: Canvas) -> None:
        outline = (
            "2,-14! 18,-13 30,-16! 28,-4 24,4 12,9 0,3" if jaw else "-8,-27! 26,-30! 29,-20 25,-16 -8,-15!"
        )
        paint(canvas, outline, colour, 1.8)
        if jaw:
            brush(canvas, "15,-2 21,-4 27,-4", 1.4, mix(colour, YUKI, 0.4), start=0.6, end=0.6)
        else:
            paint(canvas, "17,-24! 25,-25 25,-20 18,-19!", YUKI)
            canvas.oval(22.4, -22, 1.7, 1.9, SUMI)
            brush(canvas, "-8,-20 -22,-14 -30,-20", 6, colour, start=0.9, end=0.2)

    return draw


def stripe(canvas: Canvas) -> None:
    """War paint over one eye."""
    brush(canvas, "14,-45 18,-32 19,-20 15,-8", 5, SHU, start=0.5, end=0.3)


def scar(canvas: Canvas) -> None:
    brush(canvas, "19,-33 20,-22 17,-12", 1.8, SHU, start=0.4, end=0.2)


def beard(colour: Colour, length: float = 18) -> Head:
    def draw(canvas: Canvas) -> None:
        outline = f"2,-8! 14,-4 20,-9 28,-8! 27,2 {20},{length * 0.6} 12,{length}! 4,{length * 0.5}"
        paint(canvas, outline, colour, 1.8)
        brush(canvas, f"10,-1 13,6 12,{length * 0.8}", 1.4, mix(colour, SUMI, 0.5), start=0.6)

    return draw


def moustache(canvas: Canvas) -> None:
    brush(canvas, "28,-9 22,-8 18,-3 19,4", 2.6, SUMI, start=0.5, end=0.1)


# Hair


def topknot(colour: Colour = SUMI) -> Head:
    def draw(canvas: Canvas) -> None:
        paint(
            canvas, "-14,-11 -19,-32 -7,-51 14,-54 26,-42 23,-35 12,-37 4,-29 4,-18 0,-6 -7,-2", colour, 1.4
        )
        brush(canvas, "-5,-50 -23,-62 -39,-58 -43,-50", 11, colour, start=0.8, end=0.1, peak=0.3)
        brush(canvas, "-8,-44 2,-48 12,-47", 1.4, mix(colour, YUKI, 0.35), start=0.2)

    return draw


def shaven(canvas: Canvas) -> None:
    """A bald head, with its shadow of stubble."""
    with clipped(canvas, FACE):
        paint(canvas, "-10,-22! -8,-50 20,-50! 24,-38 8,-38 0,-28 -2,-18", mix(SKIN, pigment("5A6470"), 0.4))
    trail(canvas, "-9,-20 -7,-36 5,-45 21,-41", 2.2)


def wild(colour: Colour, seed: str, *, spikes: int = 11, reach: float = 22) -> Head:
    """Hair with spikes."""

    def draw(canvas: Canvas) -> None:
        dice = Random(seed)
        knots = ["4,-20", "10,-34"]
        for step in range(spikes):
            turn = math.radians(62 + step * 168 / (spikes - 1))
            out = 24 + reach * dice.uniform(0.7, 1.1)
            knots.append(f"{4 + out * math.cos(turn):.1f},{-24 - out * math.sin(turn):.1f}!")
            turn += math.radians(84 / (spikes - 1))
            knots.append(f"{4 + 25 * math.cos(turn):.1f},{-24 - 24 * math.sin(turn):.1f}")
        knots += ["-13,-2!", "-4,-14"]
        paint(canvas, " ".join(knots), colour, 2)
        for lock in ("2,-38 -8,-44 -14,-50", "-6,-30 -16,-32 -24,-36", "10,-42 8,-50 10,-58"):
            brush(canvas, lock, 1.8, mix(colour, YUKI, 0.35), start=0.3)

    return draw


def long_hair(colour: Colour, *, length: float = 70, tied: bool = False) -> Head:
    """Long hair down the back."""

    def draw(canvas: Canvas) -> None:
        if tied:
            tail = f"-8,-42 -26,-40 -30,-10 -24,{length * 0.5} -34,{length}! -14,{length * 0.6} -12,-10"
            paint(canvas, tail, colour, 2)
        else:
            fall = (
                f"6,-48 -14,-48 -24,-26 -24,10 -32,{length * 0.7} -40,{length}! -16,{length * 0.9}"
                f" -10,{length * 0.4} -2,0 6,-24"
            )
            paint(canvas, fall, colour, 2)
        paint(canvas, "-12,-10 -16,-34 -4,-52 16,-53 27,-41 22,-36 12,-38 4,-28 2,-16 -4,-6", colour, 1.8)
        for lock in (
            f"-14,-30 -18,0 -24,{length * 0.6}",
            f"-9,-20 -14,10 -18,{length * 0.5}",
            "-6,-46 4,-50 14,-49",
        ):
            brush(canvas, lock, 1.6, mix(colour, SUMI, 0.45), start=0.3)

    return draw


def afro(canvas: Canvas) -> None:
    knots: list[str] = []
    for step in range(22):
        turn = math.tau * step / 22
        out = 42 if step % 2 else 38
        knots.append(f"{-2 + out * math.cos(turn):.1f},{-34 - out * 0.98 * math.sin(turn):.1f}")
    outline = " ".join(knots)
    paint(canvas, outline, SUMI, 1.6)
    dice = Random("afro")
    for _ in range(26):
        turn, out = dice.uniform(0, math.tau), dice.uniform(8, 34)
        x, y = -2 + out * math.cos(turn), -34 - out * math.sin(turn)
        brush(canvas, [(x, y), (x + 3, y - 3), (x + 6, y - 1)], 1.6, mix(SUMI, YUKI, 0.25), start=0.4)


def band(colour: Colour, *, long: bool = False) -> Head:
    """A headband, its ends in the wind."""

    def draw(canvas: Canvas) -> None:
        tails = ("-9,-30 -33,-44 -66,-36 -96,-48", "-9,-26 -31,-28 -60,-14 -86,-20")
        if long:
            tails = ("-9,-30 -40,-54 -90,-40 -146,-62", "-9,-26 -44,-26 -84,-2 -138,-16")
        for tail in tails:
            brush(canvas, tail, 10, SUMI, start=0.9, end=0.35, peak=0.3)
            brush(canvas, tail, 6.4, colour, start=0.9, end=0.3, peak=0.3)
        paint(canvas, "-12,-36! 8,-38 27,-35! 27,-29 8,-31 -12,-28!", colour, 1.4)

    return draw


# Hats


def straw_hat(canvas: Canvas) -> None:
    """The wide hat of a wanderer."""
    paint(canvas, "-78,-24! -42,-52 -10,-78! 26,-56 62,-32! 26,-24 -10,-20 -46,-26", KINAKO, 2.8)
    for rib in (-62, -44, -26, -8, 10, 28, 46):
        brush(canvas, [(-10, -74), ((rib - 10) / 2, -50), (rib, -26)], 1.7, STRAW, start=0.2, end=0.8)
    brush(canvas, "-76,-24 -42,-21 -10,-20 26,-24 60,-32", 2.4, SUMI, start=0.5, end=0.5)


def war_hat(colour: Colour = STEEL) -> Head:
    """The flat iron hat of a soldier."""

    def draw(canvas: Canvas) -> None:
        paint(canvas, "-40,-26! -22,-44 4,-58! 28,-46 48,-30! 24,-26 0,-24 -20,-24", colour, 2.8)
        brush(canvas, "4,-56 2,-40 0,-26", 1.8, mix(colour, YUKI, 0.35))
        canvas.disc(15, -38, 7, YAMABUKI, 1.8)

    return draw


def court_hat(canvas: Canvas) -> None:
    """The tall black cap of a lord."""
    paint(canvas, "-13,-34! -26,-72 -14,-104 8,-96! 16,-68 25,-36! 8,-40", SUMI, 2)
    brush(canvas, "-12,-88 -6,-66 4,-44", 2, mix(SUMI, YUKI, 0.35), start=0.3, end=0.3)
    brush(canvas, "12,-38 10,-12 16,8", 1.8, SHU, start=1, end=1)


def hood(colour: Colour, *, point: bool = False) -> Head:
    def draw(canvas: Canvas) -> None:
        tip = "6,-66! 24,-52" if point else "8,-58 24,-50"
        outline = f"-22,16! -27,-20 -16,-52 {tip} 31,-36! 20,-38 6,-30 4,-12 12,8! 4,20"
        paint(canvas, outline, colour, 2.4)
        for fold in ("-16,-40 -20,-14 -16,10", "-6,-48 -10,-20 -6,8"):
            brush(canvas, fold, 1.8, mix(colour, SUMI, 0.45), start=0.3)

    return draw


def brim(colour: Colour, band_colour: Colour = SUMI) -> Head:
    """A felt hat with a broad brim, from far away."""

    def draw(canvas: Canvas) -> None:
        paint(canvas, "-58,-30! -20,-42 28,-44 66,-38! 30,-30 -20,-24", colour, 2.6)
        paint(canvas, "-16,-40! -12,-68 10,-74 28,-64 28,-42! 6,-38", colour, 2.6)
        brush(canvas, "-14,-44 6,-42 28,-46", 6, band_colour, start=1, end=1)

    return draw


def bear(canvas: Canvas) -> None:
    """The round head of a toy bear, worn as a helmet."""
    fur = pigment("9A6B3F")
    for x in (-22, 28):
        canvas.disc(x, -58, 14, fur, 2.4)
        canvas.disc(x, -58, 7, mix(fur, YUKI, 0.4), 0)
    canvas.disc(3, -28, 37, fur, 2.8)
    canvas.oval(19, -17, 16, 12, mix(fur, YUKI, 0.45))
    canvas.disc(27, -22, 5, SUMI, 0)
    canvas.disc(11, -36, 4.6, SUMI, 0)
    canvas.disc(29, -37, 4, SUMI, 0)
    brush(canvas, "27,-17 24,-10 15,-9", 2, SUMI, start=0.5, end=0.3)


def turtle(canvas: Canvas) -> None:
    """A turtle with a blue cloth over its eyes."""
    green = pigment("6F8F4E")
    paint(canvas, NECK, mix(green, YUKI, 0.25), 2)
    paint(canvas, "-14,-16 -12,-40 6,-52 26,-46 36,-30 38,-16 32,-2 12,6 -4,-2", green, 2.4)
    paint(canvas, "-14,-36! 32,-40! 36,-26 -14,-20!", pigment("2E5FA0"), 1.6)
    for tail in ("-13,-30 -34,-34 -58,-24", "-13,-26 -32,-20 -50,-8"):
        brush(canvas, tail, 8, pigment("2E5FA0"), start=0.9, end=0.3)
    paint(canvas, "18,-36! 31,-37 31,-28 20,-27!", YUKI, 1)
    canvas.oval(27, -32, 2.4, 3, SUMI)
    brush(canvas, "36,-9 24,-5 14,-8", 2, SUMI, start=0.4, end=0.2)


def beads(canvas: Canvas) -> None:
    """Prayer beads round the neck."""
    for step in range(9):
        turn = math.radians(200 + step * 20)
        canvas.disc(2 + 30 * math.cos(turn), 6 - 26 * math.sin(turn), 6.4, pigment("7A4A38"), 1.8)


def sword_in_teeth(canvas: Canvas) -> None:
    brush(canvas, "-26,-8 20,-5 64,-7", 7, SUMI, start=1, end=1)
    brush(canvas, "34,-7 80,-12 108,-22", 9, SUMI, start=0.9, end=0.1)
    brush(canvas, "34,-7 80,-12 106,-21", 5, YUKI, start=0.9, end=0.1)
    brush(canvas, "32,-15 33,1", 5, YAMABUKI, start=1, end=1)
