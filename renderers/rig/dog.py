"""A soldier's dog in the poses of the rig: he stands, leaps, is thrown back, lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderers.canvas import Canvas, Point
from renderers.palette import KINAKO, SHU, SUMI, YUKI, mix
from renderers.rig.bones import moved
from renderers.rig.faces import Mood
from renderers.rig.pen import fine, line, sheet, tube, wash
from renderers.rig.poses import PoseName

FUR: Final = mix(KINAKO, SHU, 0.16)
PALE: Final = mix(YUKI, KINAKO, 0.12)
SHADE: Final = mix(FUR, SUMI, 0.2)
COLLAR: Final = mix(SHU, SUMI, 0.18)


@dataclass(frozen=True, slots=True)
class Stance:
    """Degrees of the back (positive: head up), its height, the four paws, and the turn of the head.

    The paws: fore near, fore far, hind near, hind far.
    """

    turn: float
    high: float
    paws: tuple[Point, Point, Point, Point]
    head: float = 0.0


STANDING: Final = Stance(6, 74, ((44, 0), (58, -3), (-44, 0), (-32, -3)))
STANCES: Final[dict[PoseName, Stance]] = {
    "stand": STANDING,
    "guard": Stance(-4, 66, ((52, 0), (64, -4), (-48, 0), (-36, -3)), 8),
    "high": Stance(34, 84, ((66, -66), (78, -84), (-40, 0), (-24, -3)), -10),
    "strike": Stance(12, 100, ((84, -92), (96, -74), (-86, -62), (-72, -48)), 4),
    "recoil": Stance(22, 64, ((34, -30), (52, -22), (-48, 0), (-30, -3)), -24),
    "block": Stance(-12, 58, ((56, 0), (68, -4), (-40, 0), (-28, -3)), 14),
    "kneel": Stance(-14, 48, ((60, 0), (70, -4), (-34, 0), (-24, -3)), 30),
    "lie": Stance(0, 26, ((66, -2), (74, -8), (-70, 0), (-62, -8)), 26),
    "run": Stance(2, 76, ((78, -22), (60, -6), (-74, -20), (-56, -4)), 0),
    "fall": Stance(40, 60, ((40, -64), (54, -50), (-36, 0), (-20, -3)), -40),
    "bow": Stance(-18, 56, ((56, 0), (68, -4), (-42, 0), (-30, -3)), 34),
}


def draw_dog(c: Canvas, pose: PoseName, mood: Mood) -> None:
    """Draw him around his paws at the origin, looking to the right."""
    stance = STANCES[pose]
    with c.turned(0, -stance.high, -stance.turn):
        tail = "-46,-22 -70,-34 -84,-58 -74,-82 -50,-80 -42,-60 -54,-50 -66,-58 -60,-68! -54,-64 -52,-58!"
        tail += " -46,-62 -56,-72 -68,-66 -62,-46 -44,-40"
        if pose in ("recoil", "kneel", "lie", "fall"):
            tail = "-44,-18 -70,-8 -88,16 -80,24 -62,10 -44,2"
        wash(c, tail, FUR, 2.6)
    for place in (1, 3):
        _leg(c, stance, place, SHADE)
    with c.turned(0, -stance.high, -stance.turn):
        wash(c, "-56,-8 -50,-28 -20,-34 20,-30 48,-34 58,-14 52,8 30,20 0,14 -30,12 -50,12", FUR, 2.8)
        wash(c, "-34,10 -10,8 24,14 44,8 30,20 0,16", PALE, 0)
    for place in (0, 2):
        _leg(c, stance, place, FUR)
    with c.turned(0, -stance.high, -stance.turn), c.turned(48, -22, stance.head):
        _head(c, mood)


def _leg(c: Canvas, stance: Stance, place: int, fur: tuple[int, int, int]) -> None:
    fore = place < 2
    x, y = stance.paws[place]
    run = 44 if fore else -42
    top = (run + (6 if place % 2 else 0), -stance.high + 2 - run * stance.turn * 0.0165)
    knee = ((top[0] + x) / 2 + (4 if fore else -9), (top[1] + y) / 2)
    sheet(c, tube([top, knee, moved((x, y), 0, -6)], [15, 9, 6], [15, 9, 6]), fur, 2.5)
    wash(c, [(x - 8, y - 9), (x + 8, y - 9), (x + 14, y), (x - 8, y + 2)], PALE, 2.2)


def _head(c: Canvas, mood: Mood) -> None:
    wash(c, "4,-24! 2,-58 20,-34!", FUR, 2.6)
    wash(c, "-12,-6 -4,-30 18,-40 38,-30 62,-20 70,-10 56,2 30,14 6,16 -8,10", FUR, 2.8)
    wash(c, "20,-30! 22,-64 42,-32!", FUR, 2.6)
    if fine(c):
        wash(c, "24,-36! 25,-54 35,-35!", COLLAR, 0)
    wash(c, "34,-10 60,-14 70,-8 54,4 34,12 22,8", PALE, 2)
    if mood in ("shout", "strain"):
        wash(c, "40,-2! 70,-6! 60,10 46,14 34,8!", mix(SHU, SUMI, 0.4), 2.2)
        for x in (46, 54, 62):
            sheet(c, [(x - 3, -3), (x + 4, -3), (x + 1, 5)], YUKI, 1)
    else:
        line(c, "40,4 54,2 68,-5", 2.4, SUMI)
    c.oval(69, -11, 5.4, 4.6, SUMI)
    if mood in ("closed", "pain"):
        line(c, "34,-18 40,-15 46,-18", 3, SUMI, start=0.5, end=0.4)
    else:
        c.oval(42, -19, 3.8, 3.4, SUMI)
        line(c, "34,-26 44,-23", 3, SUMI, start=0.5, end=0.5)
    wash(c, "-12,-12 4,-2 6,16! -6,18 -16,4!", COLLAR, 2.4)
