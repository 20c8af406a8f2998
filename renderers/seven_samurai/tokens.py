"""Small things on the samurai's boards: symbols, support tokens, wounds, slips."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from bot.games.seven_samurai.raiders import Symbol
from renderers.brush import clipped, paint, trail
from renderers.canvas import Canvas, Sprite
from renderers.ink import rim
from renderers.kit.gauges import PALE, Pips, draw_pips
from renderers.kit.marks import DROP, stamp
from renderers.kit.strokes import seal_ground
from renderers.palette import DRIED, KINAKO, NIGHT, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.portraits import CENTRE, LIKENESSES
from renderers.type import Face, width

MISSING = mix(WASHI, SUMI, 0.55)
"""The line around a missing symbol."""
PLAQUE = (42, 46)
"""The size of a support token."""


@lru_cache(maxsize=64)
def symbol_token(symbol: Symbol, radius: int, defended: bool) -> Sprite:
    """A symbol in a circle: gold when defended, a dashed ring while it is missing."""
    reach = radius + 4
    canvas = Canvas(2 * reach, 2 * reach, seed=symbol, scale=3)
    with canvas.at(reach, reach):
        if defended:
            canvas.disc(0, 0, radius, YAMABUKI, 2.4)
        else:
            canvas.disc(0, 0, radius, (*WASHI, 225), 0)
            for dash in range(10):
                arc = [math.radians(dash * 36 + turn) for turn in (0, 7, 14, 21)]
                trail(canvas, [(radius * math.cos(a), radius * math.sin(a)) for a in arc], 2.2, MISSING)
        ink, ground = (SUMI, YAMABUKI) if defended else (MISSING, WASHI)
        stamp(canvas, MARKS[symbol], 0, -0.5, radius * 1.28, ink, ground)
    return canvas.sprite(reach, reach)


@lru_cache(maxsize=64)
def support_token(owner: str, size: float = 1, used: bool = False) -> Sprite:
    """A wooden plaque with the head of the samurai whose talent it lends, anchored in its middle."""
    across, down = PLAQUE[0] * size, PLAQUE[1] * size
    likeness = LIKENESSES[owner]
    canvas = Canvas(across + 14, down + 14, seed=owner, scale=4)
    canvas.weight = 0.8
    outline = f"{across / 2},0! {across},{down * 0.26}! {across},{down}! 0,{down}! 0,{down * 0.26}!"
    with canvas.at(7, 7):
        with clipped(canvas, outline):
            paint(canvas, outline, mix(likeness.ground, SUMI, 0.5) if used else likeness.ground)
            unit = across / 104
            with canvas.at(across / 2 - CENTRE * unit, down * 0.24, unit):
                likeness.human(canvas)
        ring = [*[pair.rstrip("!") for pair in outline.split()], outline.split()[0].rstrip("!")]
        trail(canvas, " ".join(f"{pair}!" for pair in ring), 4.6 * size**0.5, KINAKO)
        trail(canvas, " ".join(f"{pair}!" for pair in ring), 1.4, SUMI)
        if used:
            trail(canvas, f"2,{down - 2}! {across - 2},4!", 5, SUMI)
    canvas.image = rim(canvas.image, 2.6 * canvas.scale, YUKI)
    return canvas.sprite(7 + across / 2, 7 + down / 2)


@lru_cache(maxsize=8)
def lent_token(size: float = 1) -> Sprite:
    """The empty place of a support token that another samurai has."""
    across, down = PLAQUE[0] * size, PLAQUE[1] * size
    canvas = Canvas(across + 8, down + 8, scale=3)
    corners = [(across / 2, 0.0), (across, down * 0.26), (across, down), (0, down), (0, down * 0.26)]
    with canvas.at(4, 4):
        canvas.fill(corners, (*NIGHT, 120))
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            for share in (0.06, 0.4, 0.74):
                dash = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (share, share + 0.2)]
                trail(canvas, dash, 2.4, YUKI)
    return canvas.sprite(4 + across / 2, 4 + down / 2)


@lru_cache(maxsize=16)
def wound_drops(wounds: int, size: int, upright: bool = True) -> Sprite:
    """Four drops, one filled for each wound: the fourth is death. Anchored at the upper left."""
    pitch = size + 4
    across, down = (size + 8, 4 * pitch + 6) if upright else (4 * pitch + 6, size + 8)
    canvas = Canvas(across + 8, down + 8, scale=3)
    with canvas.at(4, 4):
        canvas.slab((0, 0, across, down), 7, YUKI, 1.6)
        x, y = (4 + size / 2, 5 + size / 2) if upright else (5 + size / 2, 4 + size / 2)
        drops = Pips(DROP, size, pitch, (DRIED, SUMI), (WASHI, PALE), upright=upright)
        draw_pips(canvas, drops, wounds, 4, x, y)
    return canvas.sprite(4, 4)


@lru_cache(maxsize=64)
def slip(text: str, size: int, ground: Colour, ink: Colour = YUKI, tilt: float = 0) -> Sprite:
    """A stamped slip of paper with one word, anchored in its middle."""
    across = math.ceil(width(text, Face.LABEL_BOLD, size)) + size
    down = round(size * 1.62)
    canvas = Canvas(across + 12, down + 12, seed=text)
    with canvas.at(6, 6):
        seal_ground(canvas, (0, 0, across, down), ground, ink, line=1.8)
        canvas.text(across / 2, down / 2 - 1, text, Face.LABEL_BOLD, size, ink)
    canvas.image = rim(canvas.image, 2.4 * canvas.scale, YUKI)
    image = canvas.image.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else canvas.image
    image = image.reduce(canvas.scale)
    return Sprite(image, image.width // 2, image.height // 2)
