"""Clothes, cut to the bones: legs, trunk and sleeves; and hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from renderers.canvas import Canvas, Point
from renderers.palette import SUMI, YAMABUKI, YUKI, Colour, mix
from renderers.rig.bones import Skeleton, apart, beyond, moved
from renderers.rig.pen import dark, filled, fine, inside, line, pale, sheet, tube, wash

Legs: TypeAlias = Literal["hakama", "tight", "bare", "gown"]
Sleeves: TypeAlias = Literal["wide", "tied", "tight", "none"]
Pattern: TypeAlias = Literal["plain", "striped", "flowers", "patched"]

CUTS: Final[dict[Legs, tuple[Sequence[float], Sequence[float]]]] = {
    "hakama": ((15, 19, 17, 18, 21), (19, 23, 24, 29, 37)),
    "gown": ((21, 24, 24, 26, 28), (22, 25, 27, 32, 38)),
    "tight": ((14, 15, 12, 11, 8), (15, 15, 11, 12, 9)),
    "bare": ((12, 11, 9, 9, 6), (12, 11, 9, 11, 6)),
}
"""The distances of the front and of the back of a leg's cloth from its bones, from hip to ankle."""
HIGH: Final = 1000.0
GROUND: Final = 11.0
"""The lowest point of cloth on the ground."""
LOOSE: Final = frozenset[Legs](["hakama", "gown"])


def draw_foot(c: Canvas, at: Point, knee: Point, shoe: Colour) -> None:
    """A foot below its ankle: flat on the ground, or hanging from a lifted leg."""
    x, y = at
    turn = 0.0
    if y < -11:
        shin = math.degrees(math.atan2(y - knee[1], x - knee[0]))
        turn = max(-75.0, min(75.0, (shin - 90) * 0.8))
    points = [(-11, -6), (2, -8), (15, -2), (24, 3), (24, 8), (4, 9), (-11, 9)]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    way = [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in points]
    wash(c, way, shoe, 2.2)
    if fine(c):
        sole = [(-11, 8), (4, 9.4), (24, 8)]
        line(
            c,
            [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in sole],
            3.4,
            SUMI,
            start=0.8,
            end=0.8,
        )


def draw_leg(
    c: Canvas, body: Skeleton, place: int, cut: Legs, cloth: Colour, shoe: Colour, skin: Colour
) -> None:
    """The near (0) or the far leg (1), with its foot."""
    hip, knee, foot = body.hips[place], body.knees[place], body.feet[place]
    fill = dark(cloth, 0.3) if place else cloth
    draw_foot(c, foot, knee, dark(shoe, 0.2) if place else shoe)
    front, back = CUTS[cut]
    bones = filled([hip, knee, moved(foot, 0, 3 if cut in LOOSE else -2)])
    blown = body.pose.wind * 7
    if cut in LOOSE:
        back = [*back[:3], back[3] - blown * 0.5, back[4] - blown]
        front = [*front[:3], front[3] + blown * 0.4, front[4] + blown * 0.7]
    if cut == "bare":
        fill = dark(skin, 0.24) if place else skin
    floor = max(5.0, foot[1] + 12) if cut in LOOSE else HIGH
    sheet(c, _above(floor, tube(bones, front, back)), fill, 2.6)
    shade = [*inside(bones, front, back, 0.66), *reversed(inside(bones, front, back, 0.97))]
    sheet(c, _above(floor - 2, shade), dark(fill, 0.22), 0)
    if not fine(c):
        return
    if cut in LOOSE:
        for share in (0.14, 0.34, 0.55, 0.76):
            line(
                c,
                _above(floor - 3, inside(bones, front, back, share)),
                1.7,
                pale(fill, 0.26) if share < 0.6 else dark(fill, 0.34),
                end=0.5,
            )
    elif cut == "tight":
        shin = filled([knee, foot])
        for share in (0.25, 0.5, 0.75):
            at = apart(shin[0], shin[-1], share)
            line(
                c,
                [moved(at, -11, 3), moved(at, 0, 1), moved(at, 11, -3)],
                1.8,
                dark(fill, 0.5),
                start=0.8,
                end=0.8,
            )


def _above(floor: float, points: Sequence[Point]) -> list[Point]:
    """The points, none of them below the floor: a hem rests on the ground."""
    return [(x, min(y, floor)) for x, y in points]


def draw_trunk(
    c: Canvas, body: Skeleton, robe: Colour, inner: Colour, sash: Colour, girth: float, pattern: Pattern
) -> None:
    """A kimono crossed over the breast, with its sash."""

    def at(x: float, down: float) -> Point:
        return body.on_trunk(x * girth, down)

    wash(
        c,
        [
            at(10, 0.03),
            at(26, 0.13),
            at(29, 0.4),
            at(23, 0.8),
            at(24, 1.06),
            at(-23, 1.06),
            at(-24, 0.8),
            at(-30, 0.45),
            at(-27, 0.13),
            at(-11, 0.03),
        ],
        robe,
        2.8,
    )
    sheet(
        c,
        [at(-27, 0.2), at(-14, 0.3), at(-13, 0.7), at(-20, 0.95), at(-24, 0.8), at(-29, 0.45)],
        dark(robe, 0.2),
        0,
    )
    if fine(c):
        _pattern(c, body, robe, girth, pattern)
    sheet(c, [at(-9, -0.02), at(13, -0.02), at(8, 0.24), at(2, 0.46), at(-4, 0.3)], inner, 2)
    for ways, width, ink in (
        ([at(14, 0), at(4, 0.36), at(-10, 0.82)], 2.4, SUMI),
        ([at(-10, -0.02), at(3, 0.34), at(17, 0.82)], 8.4, SUMI),
        ([at(-10, -0.02), at(3, 0.34), at(17, 0.82)], 5.2, pale(robe, 0.16)),
    ):
        line(c, ways, width, ink, start=0.9, end=0.7)
    if fine(c):
        line(c, [at(-24, 0.5), at(-12, 0.62), at(-6, 0.84)], 1.8, dark(robe, 0.5))
        line(c, [at(25, 0.5), at(16, 0.66), at(13, 0.84)], 1.8, dark(robe, 0.5))
    wash(c, [at(24, 0.84), at(0, 0.87), at(-24, 0.84), at(-26, 1.04), at(0, 1.08), at(26, 1.04)], sash, 2.4)
    if fine(c):
        line(c, [at(24, 0.94), at(0, 0.97), at(-24, 0.94)], 1.6, dark(sash, 0.45), start=0.9, end=0.9)


def _pattern(c: Canvas, body: Skeleton, robe: Colour, girth: float, pattern: Pattern) -> None:
    if pattern == "striped":
        for x in (-22, -14, -6, 12, 20):
            ways = [body.on_trunk(x * girth, 0.16), body.on_trunk(x * girth * 0.95, 0.8)]
            line(c, ways, 1.7, pale(robe, 0.45), start=0.9, end=0.9)
    elif pattern == "flowers":
        for x, down in ((-20, 0.3), (-16, 0.66), (20, 0.24), (22, 0.56)):
            spot = body.on_trunk(x * girth, down)
            c.oval(*spot, 5.2, 5.2, YUKI)
            c.oval(*spot, 2.1, 2.1, YAMABUKI)
    elif pattern == "patched":
        for x, down in ((-20, 0.5), (19, 0.68)):
            corners = [
                body.on_trunk(x + a, down + b) for a, b in ((-6, -0.1), (7, -0.08), (6, 0.1), (-7, 0.09))
            ]
            sheet(c, corners, pale(robe, 0.4), 1.6)


def draw_sleeve(
    c: Canvas, body: Skeleton, place: int, cut: Sleeves, robe: Colour, skin: Colour, girth: float
) -> None:
    """The near (0) or the far arm (1) without its hand."""
    shoulder, elbow, hand = body.shoulders[place], body.elbows[place], body.hands[place]
    fill = dark(robe, 0.26) if place else robe
    flesh = dark(skin, 0.2) if place else skin
    arm = filled([shoulder, elbow, hand])
    thick = 8.5 * girth
    if cut != "tight":
        sheet(
            c,
            tube(arm, [thick + 2, thick, thick, thick - 2, 6], [thick + 2, thick, thick, thick - 2, 6]),
            flesh,
            2.3,
        )
    if cut == "none":
        return
    if cut == "tight":
        wide = [13 * girth, 12 * girth, 11 * girth, 10, 7.5]
        sheet(c, tube(arm, wide, wide), fill, 2.6)
        if fine(c):
            for share in (0.3, 0.75):
                spot = apart(elbow, hand, share)
                line(c, [moved(spot, -6, -5), moved(spot, 6, 5)], 1.7, dark(fill, 0.45))
        return
    short = cut == "tied"
    end = apart(elbow, hand, 0.12 if short else 0.66)
    raised = hand[1] < shoulder[1] - 20
    if raised and not short:
        end = apart(elbow, hand, 0.3)
    wind = body.pose.wind
    hang = 20.0 if short else 40.0
    low = moved(apart(elbow, end, 0.5), wind * 11, hang)
    back = moved(elbow, wind * 14, hang * 0.5)
    one, other = sides(shoulder, elbow, 16 * girth)
    wrist_one, wrist_other = sides(elbow, end, 11)
    lower, upper = (wrist_one, wrist_other) if wrist_one[1] > wrist_other[1] else (wrist_other, wrist_one)
    top, under = (one, other) if one[1] <= other[1] else (other, one)
    outer = apart(elbow, beyond(elbow, 0, 0), 0)
    outline = [under, top, moved(outer, 0, -13), upper, lower, moved(low, -wind * 6, 2), low, back]
    wash(c, _above(GROUND, outline), fill, 2.6)
    shade = [apart(elbow, low, 0.3), apart(lower, low, 0.4), low, back, apart(under, back, 0.6)]
    sheet(c, _above(GROUND, shade), dark(fill, 0.2), 0)
    line(c, [apart(top, elbow, 0.2), moved(elbow, 0, 4), apart(elbow, low, 0.7)], 1.9, dark(fill, 0.5))
    if fine(c):
        line(
            c,
            [apart(shoulder, elbow, 0.7), moved(elbow, wind * 8, 14), apart(back, low, 0.5)],
            1.7,
            dark(fill, 0.5),
        )
        line(
            c, [apart(upper, lower, 0.1), apart(upper, lower, 0.9)], 1.9, pale(fill, 0.4), start=0.8, end=0.8
        )


def sides(a: Point, b: Point, wide: float) -> tuple[Point, Point]:
    """The two points beside ``a``, across the way to ``b``."""
    run = math.dist(a, b) or 1.0
    u, v = (b[1] - a[1]) / run * wide, -(b[0] - a[0]) / run * wide
    return (a[0] + u, a[1] + v), (a[0] - u, a[1] - v)


def draw_hand(c: Canvas, at: Point, aim: float | None, skin: Colour, elbow: Point) -> None:
    """A fist around a weapon, or an open hand."""
    if aim is None:
        away = math.degrees(math.atan2(elbow[1] - at[1], at[0] - elbow[0]))
        wash(c, [beyond(at, away, x, y) for x, y in ((-7, -6), (4, -8), (9, -3), (8, 5), (-6, 7))], skin, 2.1)
        for y, reach in ((-7, 15), (-2.4, 18), (2.2, 17), (6, 13)):
            line(
                c,
                [beyond(at, away, 4, y * 0.8), beyond(at, away, reach, y * 1.25)],
                6.4,
                SUMI,
                start=0.8,
                end=0.7,
            )
            line(
                c,
                [beyond(at, away, 3, y * 0.8), beyond(at, away, reach - 1, y * 1.25)],
                3.6,
                skin,
                start=0.9,
                end=0.8,
            )
        return
    wash(
        c,
        [beyond(at, aim, x, y) for x, y in ((-9, -8), (0, -10), (9, -7), (10, 3), (7, 9), (-8, 9), (-10, 2))],
        skin,
        2.2,
    )
    if fine(c):
        for x in (-4, 0.6, 5.2):
            line(
                c,
                [beyond(at, aim, x, -8.6), beyond(at, aim, x + 0.6, -0.6)],
                1.3,
                mix(skin, SUMI, 0.6),
                start=0.8,
            )
        line(
            c,
            [beyond(at, aim, -8, 3), beyond(at, aim, 0, 4.4), beyond(at, aim, 7, 1.4)],
            1.7,
            mix(skin, SUMI, 0.6),
        )
