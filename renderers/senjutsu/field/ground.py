"""The ground of a duel: the land of its battlefield, and the hexes on it with their names.

Everything here stays the same for a whole duel, so it is drawn once and cached.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from bot.games.senjutsu.board.hexes import AROUND, Hex
from renderers.canvas import Canvas, Point, Sheet, Written
from renderers.kit.hexes import ROOT, Field
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import (
    SUMI,
    YUKI,
    Colour,
    contrast,
    ink_on,
    mix,
    thin,
)
from renderers.paper import bokashi
from renderers.pieces import kept
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.countries import Country, country
from renderers.senjutsu.field.layout import NAMED
from renderers.type import NARROWEST, Face, Line

HORIZON: Final = 236.0


@kept
def backdrop(field: str, horizon: float = HORIZON) -> Image.Image:
    """The land without its hexes. Cached: copy it before drawing."""
    seen = country(field)
    canvas = Canvas(WIDTH, HEIGHT, seen.land[-1], seed=field)
    bokashi(canvas, _even(seen.sky), 0, horizon + 20)
    bokashi(canvas, _even(seen.land), horizon + 10, HEIGHT)
    seen.scenery(canvas, horizon)
    if seen.snow:
        for _ in range(190):
            x, y = canvas.random.uniform(0, WIDTH), canvas.random.uniform(60, HEIGHT)
            radius = canvas.random.choice((1.4, 2.0, 2.8))
            canvas.oval(x, y, radius, radius, thin(YUKI, 220 if y < horizon else 120))
    return canvas.reduced()


def _even(colours: Iterable[Colour]) -> list[tuple[float, Colour]]:
    stops = list(colours)
    return [(place / (len(stops) - 1), colour) for place, colour in enumerate(stops)]


def in_order(hexes: Iterable[Hex]) -> list[Hex]:
    """The hexes sorted from the far edge to the near one."""
    return sorted(hexes, key=lambda place: (2 * place.r + place.q, place.q))


@dataclass(frozen=True, slots=True)
class Land:
    """The land of a field, and the names on it."""

    image: Image.Image
    names: tuple[Written, ...]


@kept
def ground(field: str, hexes: frozenset[Hex], drawn: Field, veil: Colour | None = None) -> Land:
    """The land with its hexes and their names, under a veil of a colour if there is one.

    Kept: copy the image before drawing.
    """
    seen = country(field)
    sheet = Sheet(backdrop(field).copy())
    lay_hexes(sheet, seen, drawn, hexes)
    if veil is not None:
        sheet = Sheet(veiled(sheet.image, veil))
        seen = replace(seen, tile=mix(seen.tile, veil, VEIL))
    write = write_names if drawn.radius >= NAMED else write_rulers
    write(sheet, seen, drawn, hexes)
    return Land(sheet.image, tuple(sheet.written))


VEIL: Final = 0.46
"""The opacity of a veil over the land."""


def veiled(image: Image.Image, veil: Colour) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, veil), VEIL)


def write_names(sheet: Sheet, seen: Country, drawn: Field, hexes: Iterable[Hex]) -> None:
    """Writes on each hex its name in the log, at its lower edge."""
    ink = ink_on(seen.tile)
    while contrast(softer := mix(ink, seen.tile, SOFTER), seen.tile) > READABLE:
        ink = softer
    for place in hexes:
        x, y = drawn.at(place, 0, 0.4)
        sheet.text(x, y, place.key, Face.LABEL, LEAST, ink, "mm")


READABLE: Final = 5.4
"""The contrast of the name of a hex: quiet, but readable on each shade of the ground."""
SOFTER: Final = 0.06


def write_rulers(
    sheet: Sheet, seen: Country, drawn: Field, hexes: Iterable[Hex], free: Iterable[Hex] = ()
) -> None:
    """Writes a letter below each column and a number at both ends of each row, on free hexes if any."""
    places = sorted(hexes)
    columns = {place.q: place for place in sorted(places, key=lambda place: place.r)}
    rows = sorted(free) or places
    lefts = {place.key[1:]: place for place in reversed(rows)}
    rights = {place.key[1:]: place for place in rows}
    taken: list[Point] = []
    numbers = sorted(lefts, key=int)
    # Rows lie close: a number stands at one end at least, at both where there is room.
    for end, other in ((lefts, rights), (rights, lefts)):
        for number in numbers:
            spots = [drawn.at(ends[number]) for ends in (end, other)]
            spot = next((at for at in spots if _is_free(at, taken)), None)
            if spot is not None:
                taken.append(spot)
                _tag(sheet, spot, number, seen)
    for place in columns.values():
        _tag(sheet, drawn.at(place, 0, ROOT / 2 + LETTER), place.key[0], seen)


def _is_free(at: Point, taken: Iterable[Point]) -> bool:
    """True if a tag here touches none of the others."""
    return all(abs(at[0] - x) >= 2 * TAG or abs(at[1] - y) >= 2 * TAG for x, y in taken)


def _tag(sheet: Sheet, at: Point, text: str, seen: Country) -> None:
    x, y = at
    plate, ink = seen.tile, ink_on(seen.tile)
    while contrast(ink, plate) < READABLE:  # under a veil a tile may be neither light nor dark
        plate = mix(plate, YUKI if ink == SUMI else SUMI, SOFTER)
    sheet.draw.rounded_rectangle((x - TAG, y - TAG, x + TAG, y + TAG), 8, fill=plate)
    narrow = NARROWEST if text[1:] else 1
    sheet.line(x, y - 2, Line(text, Face.LABEL_BOLD, LEAST, narrow), ink, "mm")


TAG: Final = 18
"""Pixels: half the side of the tag under a letter or a number."""
LETTER: Final = 0.75
"""Radii of a hex between a column and the middle of its letter."""
SHADES: Final = 5
"""Shades of the ground, so that hexes beside each other differ a little."""


def lay_hexes(sheet: Sheet, seen: Country, drawn: Field, hexes: Collection[Hex]) -> None:
    """Draws the ground of the field, from far to near."""
    radius = round(drawn.radius)
    places = in_order(hexes)
    for place in places:
        if any(place + AROUND[turns] not in hexes for turns in NEAR):
            sheet.paste(tiles.skirt(radius, seen.skirt), *drawn.at(place))
    for place in places:
        shade = (place.q * 7 + place.r * 13) % SHADES / SHADES
        fill = mix(seen.tile, seen.line, 0.03 + 0.09 * shade)
        sheet.paste(tiles.tile(radius, fill, seen.line, seen.blade), *drawn.at(place))


NEAR: Final = (2, 3, 4)
"""The three edges of a hex that face the viewer."""
