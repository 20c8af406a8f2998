"""Drawing surfaces: a supersampled canvas for ink, and the sheet it is printed on.

A ``Canvas`` is drawn larger than its final size and reduced at the end, which gives soft edges. That costs
time, so a canvas makes a ``Sprite`` and callers cache sprites. A picture is a ``Sheet`` at final size:
sprites are pasted onto it, and text is set on it directly.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.palette import SUMI, Colour, Ink
from renderers.type import Face, Line, extent, font

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
Outline: TypeAlias = str | Sequence[Point]
"""Points of a drawing, as a list or written as in SVG: ``"0,0 10,-4 20,0"``."""

SUPERSAMPLING = 2
"""Pixels drawn for one pixel of the picture, in each direction: this makes edges smooth."""
CLEAR: Ink = (0, 0, 0, 0)


def trace(outline: Outline) -> Sequence[Point]:
    """The points of an outline."""
    return _written(outline) if isinstance(outline, str) else outline


@lru_cache(maxsize=2048)
def _written(outline: str) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in outline.split()))


@dataclass(frozen=True, slots=True)
class Written:
    """A text in a picture: its type, its ink, and the box its letters fill."""

    text: str
    size: int
    box: Box
    face: Face
    ink: Ink

    def moved(self, across: float, down: float) -> Written:
        left, top, right, bottom = self.box
        return replace(self, box=(left + across, top + down, right + across, bottom + down))


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing at final size. ``x``, ``y`` is its anchor point; ``written`` is the text on it."""

    image: Image.Image
    x: int
    y: int
    written: tuple[Written, ...] = ()

    def faded(self, share: float) -> Sprite:
        """A more transparent copy: ``share`` of the opacity is left."""
        ghost = self.image.copy()
        ghost.putalpha(ghost.getchannel("A").point([round(value * share) for value in range(256)]))
        return Sprite(ghost, self.x, self.y, self.written)


@dataclass(frozen=True, slots=True)
class Hand:
    """The transformation of the next drawing: origin, size, mirror, slant and turn."""

    x: float = 0
    y: float = 0
    size: float = 1
    mirrored: bool = False
    slant: float = 0
    turn: float = 0
    """Radians, clockwise. Ovals and slabs stay upright."""


class Canvas:
    """A supersampled drawing area, measured in final pixels.

    All randomness comes from ``seed``, so a drawing never depends on what was drawn before it.
    """

    def __init__(
        self,
        width: float,
        height: float,
        ground: Ink = CLEAR,
        *,
        seed: str = "ink",
        scale: int = SUPERSAMPLING,
    ) -> None:
        self.width = math.ceil(width)
        self.height = math.ceil(height)
        self.scale = scale
        self.mode = "RGB" if len(ground) == 3 else "RGBA"
        self.image = Image.new(self.mode, (self.width * scale, self.height * scale), ground)
        # On an opaque ground washes blend; on a clear one they must keep their own opacity.
        self.draw = ImageDraw.Draw(self.image, "RGBA")
        self.plain = ImageDraw.Draw(self.image)
        self.random = Random(seed)
        self.hand: Hand = Hand()
        self.weight = 1.0
        """The factor for the width of every stroke: below 1 for small or quiet drawings."""
        self.mood = "calm"
        """The look of the faces drawn on it (see ``kit.visage.Mood``)."""
        self.written: list[Written] = []

    @contextmanager
    def at(
        self, x: float, y: float, size: float = 1, *, mirrored: bool = False, slant: float = 0
    ) -> Generator[Canvas, None, None]:
        """Move the origin for the ``with`` block, relative to the current origin."""
        before = self.hand
        origin_x, origin_y = self._placed((x, y))
        self.hand = Hand(
            origin_x,
            origin_y,
            before.size * size,
            before.mirrored != mirrored,
            before.slant + slant,
            before.turn,
        )
        try:
            yield self
        finally:
            self.hand = before

    @contextmanager
    def turned(
        self, x: float, y: float, degrees: float, size: float = 1, *, mirrored: bool = False
    ) -> Generator[Canvas, None, None]:
        """Like ``at``, and turn the drawing clockwise by these degrees (counterclockwise inside a mirror)."""
        with self.at(x, y, size, mirrored=mirrored):
            outside = self.hand.mirrored != mirrored
            turn = math.radians(-degrees if outside else degrees)
            self.hand = replace(self.hand, turn=self.hand.turn + turn)
            yield self

    @contextmanager
    def slanted(self, slant: float) -> Generator[Canvas, None, None]:
        """Slant the drawing in the ``with`` block; the origin stays."""
        before = self.hand
        self.hand = replace(before, slant=before.slant + slant)
        try:
            yield self
        finally:
            self.hand = before

    def _placed(self, point: Point) -> Point:
        hand = self.hand
        x, y = (-point[0] if hand.mirrored else point[0]) - point[1] * hand.slant, point[1]
        if hand.turn:
            x, y = _rotated(x, y, hand.turn)
        return hand.x + x * hand.size, hand.y + y * hand.size

    def device(self, point: Point) -> Point:
        """The position of a point on the supersampled image."""
        x, y = self._placed(point)
        return x * self.scale, y * self.scale

    def devices(self, points: Iterable[Point]) -> list[Point]:
        """The positions of these points on the supersampled image."""
        hand, size = self.hand, self.hand.size * self.scale
        across, lean = -size if hand.mirrored else size, size * hand.slant
        left, top = hand.x * self.scale, hand.y * self.scale
        if hand.turn:
            cos, sin = math.cos(hand.turn), math.sin(hand.turn)
            placed = [(x * across - y * lean, y * size) for x, y in points]
            return [(left + x * cos - y * sin, top + x * sin + y * cos) for x, y in placed]
        return [(left + x * across - y * lean, top + y * size) for x, y in points]

    def length(self, length: float) -> float:
        """A length of the drawing in supersampled pixels."""
        return length * self.hand.size * self.scale

    def thickness(self, width: float) -> float:
        """The width of a stroke in supersampled pixels. It grows slower than the drawing, as with a real
        brush."""
        return width * self.scale * self.hand.size**0.6 * self.weight

    def _pen(self, colour: Ink) -> ImageDraw.ImageDraw:
        return self.plain if len(colour) == 3 or self.mode == "RGBA" else self.draw

    def fill(self, outline: Outline, colour: Ink) -> None:
        """Draw a flat shape without an outline."""
        self._pen(colour).polygon(self.devices(trace(outline)), fill=colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Ink) -> None:
        """Draw a flat ellipse with these radii."""
        centre_x, centre_y = self.device((x, y))
        rx, ry = self.length(across), self.length(down)
        self._pen(colour).ellipse((centre_x - rx, centre_y - ry, centre_x + rx, centre_y + ry), fill=colour)

    def disc(
        self, x: float, y: float, radius: float, fill: Ink | None, line: float = 2, ink: Colour = SUMI
    ) -> None:
        """Draw a circle. Its outline of width ``line`` straddles the edge."""
        centre_x, centre_y = self.device((x, y))
        half = self.thickness(line) / 2 if line else 0
        reach = self.length(radius)
        outer, inner = reach + half, max(0.0, reach - half)
        if line and fill is None:
            box = (centre_x - outer, centre_y - outer, centre_x + outer, centre_y + outer)
            self.plain.ellipse(box, outline=ink, width=max(1, round(2 * half)))
            return
        if line:
            self.plain.ellipse(
                (centre_x - outer, centre_y - outer, centre_x + outer, centre_y + outer), fill=ink
            )
        if fill is not None:
            self._pen(fill).ellipse(
                (centre_x - inner, centre_y - inner, centre_x + inner, centre_y + inner), fill=fill
            )

    def slab(self, box: Box, radius: float, fill: Ink, line: float = 0, ink: Colour = SUMI) -> None:
        """Draw a rounded rectangle. Its outline of width ``line`` lies outside the box."""
        left, top = self.device(box[:2])
        right, bottom = self.device(box[2:])
        left, right = min(left, right), max(left, right)
        corner = self.length(radius)
        if line:
            grow = line * self.scale
            outside = (left - grow, top - grow, right + grow, bottom + grow)
            self.plain.rounded_rectangle(outside, corner + grow, fill=ink)
        self._pen(fill).rounded_rectangle((left, top, right, bottom), corner, fill=fill)

    def text(
        self, x: float, y: float, text: str, face: Face, size: float, colour: Ink = SUMI, anchor: str = "mm"
    ) -> None:
        """Draw text as part of a drawing. Text of a picture is better set on the sheet itself."""
        type_size = max(1, round(self.length(size)))
        type_face, (left, top) = font(face, type_size), self.device((x, y))
        self.plain.text((left, top), text, font=type_face, fill=colour, anchor=anchor)
        box = type_face.getbbox(text, anchor=anchor)
        corners = (left + box[0], top + box[1], left + box[2], top + box[3])
        x0, y0, x1, y1 = (corner / self.scale for corner in corners)
        self.written.append(Written(text, round(type_size / self.scale), (x0, y0, x1, y1), face, colour))

    def stamp(self, image: Image.Image, x: float, y: float) -> None:
        """Paste a supersampled image with its upper left corner here."""
        left, top = self.device((x, y))
        mask = image if image.mode == "RGBA" else None
        if self.mode == "RGBA" and mask is not None:
            self.image.alpha_composite(image, (max(0, round(left)), max(0, round(top))))
        else:
            self.image.paste(image, (round(left), round(top)), mask)

    def reduced(self) -> Image.Image:
        """The drawing at final size."""
        return self.image.reduce(self.scale)

    def sprite(self, x: float, y: float) -> Sprite:
        """The drawing as a sprite with this anchor point."""
        return Sprite(self.reduced(), round(x), round(y), tuple(self.written))


def _rotated(x: float, y: float, turn: float) -> Point:
    cos, sin = math.cos(turn), math.sin(turn)
    return x * cos - y * sin, x * sin + y * cos


class Sheet:
    """A picture at final size. ``written`` lists the text on it, so that tests can measure it."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground
        self.draw = ImageDraw.Draw(ground)
        self.written: list[Written] = []

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its anchor point here."""
        image = sprite.image
        left, top = round(x) - sprite.x, round(y) - sprite.y
        self.image.paste(image, (left, top), image)
        self.written += [text.moved(left, top) for text in sprite.written]

    def mount(self, sheet: Sheet, left: int, top: int) -> None:
        """Paste a whole sheet with its upper left corner here."""
        self.image.paste(sheet.image, (left, top))
        self.written += [text.moved(left, top) for text in sheet.written]

    def line(self, x: float, y: float, line: Line, colour: Ink = SUMI, anchor: str = "lm") -> float:
        """Set a line of text and return the x at its right end. Anchors are Pillow's."""
        face = font(line.face, line.size)
        left, top, right, bottom = extent(line.text, line.face, line.size, anchor)
        box = (left * line.narrow, top, right * line.narrow, bottom)
        filled = (x + box[0], y + box[1], x + box[2], y + box[3])
        if line.narrow == 1:
            self.draw.text((x, y), line.text, font=face, fill=colour, anchor=anchor)
        else:
            self._narrowed(line, filled, colour)
        self.written.append(Written(line.text, line.size, filled, line.face, colour))
        return x + box[2]

    def _narrowed(self, line: Line, box: Box, colour: Ink) -> None:
        """Set a line with narrowed letters in this box."""
        face = font(line.face, line.size)
        left, top, right, bottom = face.getbbox(line.text)
        mask = Image.new("L", (math.ceil(right - left), math.ceil(bottom - top)))
        ImageDraw.Draw(mask).text((-left, -top), line.text, font=face, fill=255)
        mask = mask.resize((max(1, round(box[2] - box[0])), mask.height), Image.Resampling.LANCZOS)
        self.draw.bitmap((round(box[0]), round(box[1])), mask, fill=colour)

    def text(
        self, x: float, y: float, text: str, face: Face, size: int, colour: Ink = SUMI, anchor: str = "lm"
    ) -> float:
        """Set a text that is known to fit and return the x at its right end."""
        return self.line(x, y, Line(text, face, size), colour, anchor)

    def ink(
        self, box: Box, draw: Callable[[Canvas], None], *, seed: str = "event", margin: float = 0
    ) -> None:
        """Draw on the sheet, supersampled, within this box only."""
        left, top = max(0, math.floor(box[0] - margin)), max(0, math.floor(box[1] - margin))
        right = min(self.width, math.ceil(box[2] + margin))
        bottom = min(self.height, math.ceil(box[3] + margin))
        if left >= right or top >= bottom:
            return
        canvas = Canvas(right - left, bottom - top, seed=seed)
        with canvas.at(-left, -top):
            draw(canvas)
        reduced = canvas.reduced()
        self.image.paste(reduced, (left, top), reduced)
        self.written += [text.moved(left, top) for text in canvas.written]
