"""The seven ronin, each recognisable by outline: hat, weapon, stance; and in the poses of what happens.

They are drawn around the point between the feet, about 100 high, and face the ninja on their left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from PIL import ImageOps

from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import sprite, stroke
from renderers.palette import WASHI, mix
from renderers.seven_ronin.figures import ROBES, UPPER
from renderers.seven_ronin.poses import LIFT, Pose, legs, lying

BOX = (-88, -128, 88, 26)
LOW = (-96, -64, 96, 22)
"""The box of somebody who lies."""
RIM = 5.2
LEAN: Final[Mapping[Pose, float]] = {"strike": -0.24, "hurt": 0.26, "kneel": -0.1}
"""The slant of a body, to the left below 0."""
FORWARD: Final[Mapping[Pose, float]] = {"strike": -9, "hurt": 6, "kneel": 0}
"""The shift of a body over its legs."""

PORTRAITS: Final[Mapping[str, tuple[float, float]]] = {
    "ronin:hayai": (21, 84),
    "ronin:kabe": (2, 84),
    "ronin:musashi": (0, 82),
    "ronin:taiko": (2, 84),
    "ronin:tasuke": (0, 90),
    "ronin:yobu": (0, 90),
    "ronin:yumi": (2, 86),
}
"""The offset of each figure, right and down, that puts the head into a portrait."""


@cache
def drawing(key: str, pose: Pose = "stand") -> Callable[[Canvas], None]:
    """A ronin in a pose, as a drawing."""

    def draw(c: Canvas) -> None:
        if pose == "lie":
            lying(c, key)
            return
        legs(c, key, pose)
        with c.at(FORWARD.get(pose, 0), LIFT.get(pose, 0)), c.slanted(LEAN.get(pose, 0)):
            UPPER[key](c)

    return draw


def face_at(key: str, feet: Point, size: float, pose: Pose) -> Point:
    """The middle of a face, for somebody whose feet are here."""
    running = RUNS if key == "ronin:hayai" else 0
    lean = LEAN.get(pose, 0) - running
    down = LIFT.get(pose, 0) - FACE
    return feet[0] + (FORWARD.get(pose, 0) + FACE * lean) * size, feet[1] + down * size


FACE: Final = 68
"""The height of a face above the feet of somebody who stands."""
RUNS: Final = 0.3
"""Hayai leans forward always."""


@lru_cache(maxsize=128)
def ronin(key: str, size: float, pose: Pose = "stand") -> Sprite:
    """A ronin, anchored between his feet."""
    box = LOW if pose == "lie" else BOX
    return sprite(box, drawing(key, pose), size=size, rim_width=RIM)


@lru_cache(maxsize=64)
def ronin_ghost(key: str, size: float) -> Sprite:
    """A pale ronin, for a place he has just left."""
    return ronin(key, size).faded(0.6)


@lru_cache(maxsize=64)
def portrait(key: str, width: int, height: int, fallen: bool) -> Sprite:
    """Head and shoulders in a frame, anchored at its upper left corner; grey if he has fallen."""
    size = width / 50
    across, down = PORTRAITS[key]
    ground = mix(ROBES[key], WASHI, 0.45)
    canvas = Canvas(width, height, ground, seed=key)
    with canvas.at(width / 2, height * 0.44, size), canvas.at(across, down - 12):
        drawing(key)(canvas)
    if fallen:
        grey = ImageOps.colorize(canvas.image.convert("L"), black=(58, 58, 66), white=(196, 192, 184))
        canvas.image.paste(grey)
    frame = [(1, 1), (width - 1, 1), (width - 1, height - 1), (1, height - 1)]
    stroke(canvas, frame, 2.4, closed=True)
    canvas.image = canvas.image.convert("RGBA")
    return canvas.sprite(0, 0)
