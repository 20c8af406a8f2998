"""Armour, and what somebody carries on his back: plates, cloaks, banners, quivers and scabbards."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas, Point
from renderers.palette import SUMI, WASHI, WOOD, YAMABUKI, Colour
from renderers.rig.bones import Skeleton, apart, beyond, moved
from renderers.rig.cloth import sides
from renderers.rig.pen import fine, line, pale, sheet, tube

LYING: Final = 70.0
"""Degrees: with more lean than this somebody lies."""


def draw_plates(c: Canvas, body: Skeleton, lace: Colour, plate: Colour, girth: float) -> None:
    """A laced breastplate."""

    def at(x: float, down: float) -> Point:
        return body.on_trunk(x * girth, down)

    sheet(
        c,
        [
            at(-21, 0.14),
            at(-8, 0.2),
            at(9, 0.2),
            at(22, 0.14),
            at(26, 0.42),
            at(24, 0.9),
            at(-24, 0.9),
            at(-27, 0.42),
        ],
        plate,
        2.6,
    )
    for down in (0.36, 0.52, 0.68, 0.84):
        line(c, [at(-25, down), at(0, down + 0.03), at(25, down)], 3.6, lace, start=1, end=1)
    if fine(c):
        line(c, [at(-20, 0.2), at(-23, 0.44), at(-21, 0.86)], 2, pale(plate, 0.3))


def draw_skirt(c: Canvas, body: Skeleton, lace: Colour, plate: Colour, girth: float) -> None:
    """The plates of armour over the hips, each following a thigh."""
    for place, x in ((1, 15.0), (0, -17.0), (0, 0.0)):
        top, knee = body.on_trunk(x * girth, 1.02), body.knees[place]
        low = apart(top, moved(knee, x * 0.7, 0), 0.62)
        one, other = sides(top, low, 12 * girth)
        far_one, far_other = sides(
            apart(top, low, 0.999), moved(low, low[0] - top[0], low[1] - top[1]), 15 * girth
        )
        sheet(c, [one, far_one, far_other, other], plate, 2.4)
        for share in (0.34, 0.62, 0.88):
            line(c, [apart(one, far_one, share), apart(other, far_other, share)], 3.2, lace, start=1, end=1)


def draw_shoulder(c: Canvas, body: Skeleton, place: int, lace: Colour, plate: Colour, girth: float) -> None:
    """A plate of armour over an upper arm."""
    shoulder, elbow = body.shoulders[place], body.elbows[place]
    end = apart(shoulder, elbow, 0.86)
    one, other = sides(apart(shoulder, elbow, -0.18), elbow, 14 * girth)
    low_one, low_other = sides(end, apart(shoulder, elbow, 1.6), 18 * girth)
    sheet(c, [one, low_one, low_other, other], plate, 2.5)
    for share in (0.3, 0.56, 0.82):
        line(c, [apart(one, low_one, share), apart(other, low_other, share)], 3.4, lace, start=1, end=1)


def draw_cape(c: Canvas, body: Skeleton, cloth: Colour) -> None:
    """A cloak behind him, in the wind."""
    wind, top = body.pose.wind, body.on_trunk(-6, -0.02)
    lying = abs(body.pose.lean) > LYING
    reach = moved(body.pose.hip, wind * 46, 14 if lying else 62)
    low, front = moved(reach, -wind * 20, 10), body.on_trunk(20, 0.0)
    hem = [moved(reach, wind * 10, -8), apart(reach, low, 0.5), low]
    back = moved(apart(top, reach, 0.5), wind * 12, -6)
    sheet(c, [front, top, back, *hem, body.on_trunk(16, 1.0)], cloth, 2.7)
    line(c, [moved(top, 2, 8), moved(back, -wind * 12, 8), apart(reach, low, 0.4)], 2, pale(cloth, 0.24))


def draw_banner(c: Canvas, body: Skeleton, cloth: Colour, sign: Colour) -> None:
    """A banner on a pole at his back."""
    foot = body.on_trunk(-12, 0.8)
    turn = 90 - body.pose.lean * 0.8
    head = beyond(foot, turn, 142)
    line(c, [foot, head], 6.4, SUMI, start=1, end=1)
    line(c, [foot, head], 3.6, WOOD, start=1, end=1)
    side = body.pose.wind * 84
    upper, lower = head, beyond(foot, turn, 62)
    sheet(
        c,
        [
            upper,
            moved(upper, side * 0.5, 6),
            moved(upper, side, 0),
            moved(lower, side * 0.9, 4),
            moved(lower, side * 0.5, -4),
            lower,
        ],
        cloth,
        2.6,
    )
    x, y = apart(moved(upper, side * 0.5, 2), moved(lower, side * 0.46, 0), 0.5)
    c.disc(x, y, 17, sign, 2)
    c.disc(x, y, 8, cloth, 1.6)


def draw_quiver(c: Canvas, body: Skeleton) -> None:
    a, b = body.on_trunk(-22, 0.9), body.on_trunk(-34, -0.2)
    for out in (-6, 0, 6):
        tip = moved(beyond(b, 112, 24), out, 0)
        line(c, [b, tip], 3, SUMI, start=1, end=1)
        line(c, [tip, beyond(tip, 112, 14)], 7, WASHI, start=1, end=0.6)
    sheet(c, tube([a, b], [9, 10], [9, 10]), WOOD, 2.4)


def draw_scabbard(c: Canvas, body: Skeleton, long: float, place: int = 0) -> None:
    at = body.on_trunk(12 - place * 6, 0.94)
    aim = 202 - place * 8 - body.pose.lean * 0.7
    line(c, [at, beyond(at, aim, long * 0.6), beyond(at, aim, long, -6)], 8, SUMI, start=1, end=0.85)
    if fine(c):
        line(c, [beyond(at, aim, 30, -1), beyond(at, aim, 34, -1)], 8.4, YAMABUKI, start=1, end=1)
