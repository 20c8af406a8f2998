"""Joints: a pose in a few numbers, and the skeleton that follows from it.

Everybody looks to the right and stands on the line ``y = 0``, between the feet at ``x = 0``; y runs
downwards, and a grown man is about 200 high. A pose names the hip, the lean of the trunk, both feet and both
hands. Knees and elbows are computed, so that limbs keep their length.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from renderers.canvas import Point

THIGH = SHIN = 47.0
UPPER, FORE = 33.0, 34.0
TRUNK = 62.0
STRETCHED = 0.997
"""A limb never stretches beyond this share of its length."""
DROP = 11.0
"""The distance from the neck down to the line of the shoulders."""
NEAR_SHOULDER, FAR_SHOULDER = -15.0, 16.0
NEAR_HIP, FAR_HIP = -7.0, 8.0


def apart(a: Point, b: Point, share: float) -> Point:
    """The point at this share of the way from ``a`` to ``b``."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def moved(a: Point, across: float, down: float) -> Point:
    return a[0] + across, a[1] + down


def beyond(a: Point, aim: float, along: float, aside: float = 0) -> Point:
    """The point ``along`` from ``a`` in this direction (degrees: 0 ahead, 90 up) and ``aside`` below it."""
    right, up = math.cos(math.radians(aim)), math.sin(math.radians(aim))
    return a[0] + right * along + up * aside, a[1] - up * along + right * aside


def bend(a: Point, b: Point, first: float, second: float, way: float) -> tuple[Point, Point]:
    """The joint between ``a`` and ``b``, and the end of the limb, which falls short if ``b`` is too far.

    A positive ``way`` bends the joint to the left of the line from ``a`` to ``b``.
    """
    run = math.dist(a, b) or 1.0
    most = (first + second) * STRETCHED
    if run > most:
        b, run = apart(a, b, most / run), most
    along = (run * run + first * first - second * second) / (2 * run)
    out = math.sqrt(max(0.0, first * first - along * along)) * way
    dx, dy = (b[0] - a[0]) / run, (b[1] - a[1]) / run
    return (a[0] + dx * along + dy * out, a[1] + dy * along - dx * out), b


@dataclass(frozen=True, slots=True)
class Hold:
    """The hands: the near one, the direction of the weapon in it, and the far one.

    ``far`` is None while it holds the same weapon. ``aim`` is None while both hands are empty; then the
    weapon lies, or flies, where ``loose`` says.
    """

    hand: Point
    aim: float | None
    far: Point | None = None
    spread: float = 1.0
    """The factor for the distance of both hands on a shaft."""
    elbow: float = -1.0
    """The side to which the near elbow bends: -1 down and back, 1 up and forward."""
    second: float = 52.0
    """Degrees between the weapon and a second one in the far hand."""
    loose: tuple[float, float, float] = (44.0, 8.0, 176.0)
    """The place and the direction of a weapon that nobody holds."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The body of somebody in a moment."""

    hip: Point
    lean: float
    """Degrees from upright; positive is forward."""
    near: Point
    far: Point
    head: float = 0.0
    """The tilt of the head on the trunk in degrees; positive is forward."""
    wind: float = -1.0
    """The direction and strength in which cloth flies: -1 backward."""
    knees: tuple[float, float] = (1.0, 1.0)
    """How far the near and the far knee bend forward; negative is backward."""


@dataclass(frozen=True, slots=True)
class Skeleton:
    """All joints of a pose with its hold."""

    pose: Pose
    hold: Hold
    neck: Point
    shoulders: tuple[Point, Point]
    elbows: tuple[Point, Point]
    hands: tuple[Point, Point]
    hips: tuple[Point, Point]
    knees: tuple[Point, Point]
    feet: tuple[Point, Point]
    grip: Point
    """The point of the weapon that lies at its origin: the near hand."""

    def on_trunk(self, across: float, down: float) -> Point:
        """A point of the trunk: ``across`` forward from its middle, ``down`` from the neck (0) to the hip
        (1)."""
        turn = math.radians(self.pose.lean)
        x, y = apart(self.neck, self.pose.hip, down)
        return x + across * math.cos(turn), y + across * math.sin(turn)


def skeleton(pose: Pose, hold: Hold, apart_on_shaft: float = 0.0, girth: float = 1.0) -> Skeleton:
    """The joints of a pose; ``apart_on_shaft`` is the distance from the near to the far hand along the
    weapon."""
    turn = math.radians(pose.lean)
    up, ahead = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    neck = moved(pose.hip, up[0] * TRUNK, up[1] * TRUNK)

    def on(at: Point, along: float, down: float = 0.0) -> Point:
        return at[0] + ahead[0] * along - up[0] * down, at[1] + ahead[1] * along - up[1] * down

    shoulders = (on(neck, NEAR_SHOULDER * girth, DROP), on(neck, FAR_SHOULDER * girth, DROP - 2))
    hips = (on(pose.hip, NEAR_HIP), on(pose.hip, FAR_HIP))
    near_knee, near_foot = bend(hips[0], moved(pose.near, 0, -7), THIGH, SHIN, pose.knees[0])
    far_knee, far_foot = bend(hips[1], moved(pose.far, 0, -7), THIGH, SHIN, pose.knees[1])
    near_elbow, near_hand = bend(shoulders[0], hold.hand, UPPER, FORE, hold.elbow)
    wanted = hold.far
    if wanted is None:
        wanted = beyond(near_hand, hold.aim or 0.0, apart_on_shaft * hold.spread)
    far_elbow, far_hand = bend(shoulders[1], wanted, UPPER, FORE, -1.0)
    return Skeleton(
        pose,
        hold,
        neck,
        shoulders,
        (near_elbow, far_elbow),
        (near_hand, far_hand),
        hips,
        (near_knee, far_knee),
        (near_foot, far_foot),
        near_hand,
    )
