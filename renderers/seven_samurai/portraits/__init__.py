"""The seven samurai, each as a man and as his beast.

There is one module for each samurai, with ``human`` and ``beast`` drawn in a box 100 wide, the eyes at a
height of 48. The caller decides the background and the size.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from renderers.canvas import Canvas, Sprite
from renderers.ink import rim
from renderers.kit.visage import Mood
from renderers.palette import Colour
from renderers.pieces import kept
from renderers.seven_samurai.portraits import (
    daisuke,
    gorobei,
    heihachi,
    kanbei,
    katsushiro,
    kikuchiyo,
    kyuzo,
)

CENTRE = 50
"""The middle of a portrait's box."""
HEADROOM = 30
"""The height of antlers and topknots above the box."""
SIDE = 16
"""The width of shoulders beyond the box."""
BUST = 150
"""The lowest point of a portrait."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """Both sides of one samurai."""

    ground: Colour
    human: Callable[[Canvas], None]
    beast: Callable[[Canvas], None]


LIKENESSES: Final = {
    name: Likeness(person.GROUND, person.human, person.beast)
    for name, person in (
        ("heihachi", heihachi),
        ("daisuke", daisuke),
        ("gorobei", gorobei),
        ("kanbei", kanbei),
        ("kikuchiyo", kikuchiyo),
        ("kyuzo", kyuzo),
        ("katsushiro", katsushiro),
    )
}


@cache
def at_rest(seat: str) -> Callable[[Canvas], None]:
    """The portrait of a dead samurai: a man again, with closed eyes."""
    human = LIKENESSES[seat].human

    def draw(c: Canvas) -> None:
        c.mood = "closed"
        human(c)

    draw.__name__ = f"{seat} at rest"
    return draw


@kept
def bust(seat: str, beast: bool, size: float, mood: Mood = "calm") -> Sprite:
    """A portrait with ``size`` pixels to the unit, anchored in the middle of its box at its upper edge."""
    likeness = LIKENESSES[seat]
    canvas = Canvas((100 + 2 * SIDE) * size, (HEADROOM + BUST) * size, seed=seat, scale=3)
    canvas.mood = mood
    with canvas.at(SIDE * size, HEADROOM * size, size):
        (likeness.beast if beast else likeness.human)(canvas)
    return canvas.sprite((SIDE + CENTRE) * size, HEADROOM * size)


def hang(
    image: Image.Image, seat: str, beast: bool, x: float, y: float, size: float, mood: Mood = "calm"
) -> None:
    """Paste a portrait into a picture: ``x`` is the middle of the face, ``y`` the top of the box."""
    sprite = bust(seat, beast, size, mood)
    image.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)


@lru_cache(maxsize=32)
def roundel(seat: str, beast: bool, radius: int) -> Sprite:
    """A portrait in a round frame, anchored in its middle; the top of the head reaches beyond the frame."""
    likeness = LIKENESSES[seat]
    reach = round(radius * 1.36)
    canvas = Canvas(2 * reach, 2 * reach, seed=seat)
    unit = radius / 62
    canvas.disc(reach, reach, radius, likeness.ground, 5)
    head = bust(seat, beast, unit * canvas.scale)
    inside = Image.new("L", canvas.image.size, 0)
    draw = ImageDraw.Draw(inside)
    centre, arm = reach * canvas.scale, (radius - 3) * canvas.scale
    draw.ellipse((centre - arm, centre - arm, centre + arm, centre + arm), fill=255)
    draw.rectangle((centre - arm, 0, centre + arm, centre), fill=255)
    layer = Image.new("RGBA", canvas.image.size)
    layer.paste(head.image, (centre - head.x, round(centre - 58 * unit * canvas.scale) - head.y))
    layer.putalpha(ImageChops.multiply(layer.getchannel("A"), inside))
    canvas.image.alpha_composite(layer)
    canvas.image = rim(canvas.image, 4 * canvas.scale)
    return canvas.sprite(reach, reach)
