"""Finished figures: sprites of people in a pose and a mood, cached, with the places to draw around."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.canvas import Box, Canvas, Point, Sprite
from renderers.ink import sprite
from renderers.palette import YUKI, Colour
from renderers.pieces import kept
from renderers.rig.bones import beyond
from renderers.rig.dog import draw_dog
from renderers.rig.faces import Mood
from renderers.rig.pen import SMALL
from renderers.rig.person import LARGER, Person, body_of, draw_person, head_of
from renderers.rig.poses import PoseName

TALL: Final = 200.0
"""The height of a grown man who stands, in the units of the rig."""
BOX: Final[Box] = (-270, -350, 270, 60)
DOG_FACE, DOG_HEART, DOG_MOUTH = (74.0, -96.0), (6.0, -66.0), (122.0, -96.0)
TINY: Final = 0.2
LARGE: Final = 1.2
AIR: Final = 16.0
"""The room around a drawing for its rim and for lines that grow less than the figure."""
RIM: Final = (2.0, 0.012)
"""The width of the paper rim: pixels, and a share of the height."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, anchored between the feet; all places are in pixels from there."""

    sprite: Sprite
    face: Box
    """The face with hair or hat: forbidden ground for everything drawn over the figure."""
    heart: Point
    """The middle of the trunk, where he is hit."""
    hand: Point
    """The hand with the weapon."""
    tip: Point
    """The point of the weapon."""


@kept
def figure(
    one: Person | None,
    pose: PoseName,
    mood: Mood = "calm",
    *,
    high: int,
    left: bool = False,
    rim: Colour = YUKI,
) -> Figure:
    """Somebody in a pose and a mood, as large as if he stood ``high`` pixels; ``left``: he looks to the left.

    ``None`` is the dog. A small figure has a larger head, stronger lines and fewer details.
    """
    size = high / TALL

    def inked(c: Canvas) -> None:
        with c.at(0, 0, mirrored=left):
            draw(c, one, pose, mood)

    key = one.key if one is not None else "dog"
    box = _bounds(one, pose, left=left) if size > LARGE else BOX
    drawn = sprite(box, inked, size=size, rim_width=RIM[0] + RIM[1] * high, rim_colour=rim, seed=key)
    return Figure(_cropped(drawn), *_places(one, pose, size, left=left))


@lru_cache(maxsize=256)
def _bounds(one: Person | None, pose: PoseName, *, left: bool) -> Box:
    """The box that he fills, measured on a tiny drawing, so that the canvas of a large one is no larger."""
    across, down = BOX[2] - BOX[0], BOX[3] - BOX[1]
    canvas = Canvas(across * TINY, down * TINY, scale=1)
    with canvas.at(-BOX[0] * TINY, -BOX[1] * TINY, TINY, mirrored=left):
        draw(canvas, one, pose)
    seen = canvas.image.getbbox() or (0, 0, 1, 1)
    left_, top, right, bottom = (edge / TINY for edge in seen)
    return (
        max(BOX[0], left_ + BOX[0] - AIR),
        max(BOX[1], top + BOX[1] - AIR),
        min(BOX[2], right + BOX[0] + AIR),
        min(BOX[3], bottom + BOX[1] + AIR),
    )


def draw(c: Canvas, one: Person | None, pose: PoseName, mood: Mood = "calm") -> None:
    """Draw somebody on a canvas, looking to the right, between his feet at the origin, about 200 high."""
    if one is None:
        draw_dog(c, pose, mood)
    else:
        draw_person(c, one, pose, mood)


def _cropped(drawn: Sprite) -> Sprite:
    """The sprite without its empty margins: it is cached for long."""
    box = drawn.image.getbbox() or (0, 0, 1, 1)
    return Sprite(drawn.image.crop(box), drawn.x - box[0], drawn.y - box[1])


def _places(
    one: Person | None, pose: PoseName, size: float, *, left: bool
) -> tuple[Box, Point, Point, Point]:
    """Face, heart, hand and tip of a figure."""
    if one is None:
        points, face, reach, tall = (DOG_HEART, DOG_MOUTH, DOG_MOUTH), DOG_FACE, 36.0, 1.0
    else:
        body, tall = body_of(one, pose), one.tall
        face, reach = head_of(one, body, 1 if size >= SMALL else LARGER)
        aim = body.hold.aim
        tip = body.grip if aim is None else beyond(body.grip, aim, one.weapon.reach)
        points = (body.on_trunk(0, 0.5), body.grip, tip)
    way = -size if left else size
    heart, hand, tip = [(x * way * tall, y * size * tall) for x, y in points]
    return _box((face[0] * way, face[1] * size), reach * size), heart, hand, tip


def _box(at: Point, reach: float) -> Box:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
