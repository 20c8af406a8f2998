"""The battlefields in ink and mist: the land, and the hexes on it.

Everything here stays the same for a whole duel, so it is drawn once and cached.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu.board.hexes import AROUND, Hex
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Point, Sheet
from renderers.kit.hexes import ROOT, Field
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import (
    AI,
    ASAGI,
    GLOW,
    KINAKO,
    MATCHA,
    NIGHT,
    SHU,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    thin,
)
from renderers.paper import bokashi
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.layout import NAMED
from renderers.type import NARROWEST, Face, Line

Scenery = Callable[[Canvas, float], None]
"""Draws mountains, trees or houses on a horizon at this height."""


@dataclass(frozen=True, slots=True)
class Country:
    """The look of a battlefield: colours of sky, land and hexes, and the scenery on the horizon."""

    sky: tuple[Colour, ...]
    land: tuple[Colour, ...]
    tile: Colour
    line: Colour
    skirt: Colour
    scenery: Scenery
    snow: bool = False
    blade: Colour = SUMI
    """The colour of the small strokes on the ground."""


HORIZON: Final = 236.0


def _ridge(c: Canvas, y: float, high: float, colour: Colour, seed: float) -> None:
    points = [
        (x, y - high * (0.55 + 0.3 * math.sin(x / 147 + seed) + 0.15 * math.sin(x / 61 + seed * 2)))
        for x in range(-40, WIDTH + 81, 40)
    ]
    c.fill([(-40, y + 60), *points, (WIDTH + 40, y + 60)], colour)


def _mist(c: Canvas, y: float, colour: Colour, count: int = 7) -> None:
    for _ in range(count):
        x, wide = c.random.uniform(-80, WIDTH - 60), c.random.uniform(120, 300)
        level = y + c.random.uniform(-36, 26)
        c.slab((x, level, x + wide, level + 9), 4.5, thin(colour, 150))
        c.slab((x + wide * 0.3, level + 8, x + wide * 1.1, level + 16), 4, thin(colour, 120))


def _pine(c: Canvas, x: float, y: float, high: float, colour: Colour, *, snow: bool) -> None:
    for tier in range(4):
        wide, top = high * (0.16 + 0.1 * tier), y - high + high * 0.2 * tier
        c.fill(
            [
                (x, top - high * 0.1),
                (x + wide, top + high * 0.2),
                (x + wide * 0.4, top + high * 0.17),
                (x, top + high * 0.22),
                (x - wide * 0.4, top + high * 0.17),
                (x - wide, top + high * 0.2),
            ],
            colour,
        )
        if snow:
            c.fill(
                [
                    (x, top - high * 0.11),
                    (x + wide * 0.6, top + high * 0.08),
                    (x - wide * 0.5, top + high * 0.06),
                ],
                YUKI,
            )
    brush(c, [(x, y - high * 0.1), (x, y + 4)], high * 0.06, colour, start=1, end=1)


def _fuji(c: Canvas, x: float, y: float, high: float) -> None:
    """A mountain with its snow."""
    side = high * 2.4
    rise = mix(ASAGI, WASHI, 0.42)
    paint(
        c,
        f"{x - side},{y + 30}! {x - side * 0.5},{y - high * 0.36} {x - high * 0.3},{y - high}!"
        f" {x + high * 0.3},{y - high}! {x + side * 0.5},{y - high * 0.36} {x + side},{y + 30}!",
        rise,
    )
    cap = [
        (-0.62, 0.68),
        (-0.3, 1),
        (0.3, 1),
        (0.62, 0.68),
        (0.4, 0.74),
        (0.22, 0.6),
        (0.02, 0.76),
        (-0.2, 0.58),
        (-0.4, 0.74),
    ]
    c.fill([(x + high * u, y - high * v) for u, v in cap], YUKI)


def _snowy(c: Canvas, y: float) -> None:
    _fuji(c, WIDTH / 2, y - 6, 124)
    _ridge(c, y + 6, 56, mix(YUKI, ASAGI, 0.3), 1.1)
    for place in range(30):
        x = place * 38 + c.random.uniform(-12, 12)
        if not 380 < x < 720:
            _pine(
                c,
                x,
                y + 10 + c.random.uniform(0, 14),
                c.random.uniform(52, 92),
                mix(AI, ASAGI, 0.4),
                snow=True,
            )


def _house(c: Canvas, x: float, y: float, size: float, *, burning: bool) -> None:
    dark = mix(SUMI, WOOD, 0.35)
    c.fill([(x - size, y), (x - size, y - size * 0.7), (x + size, y - size * 0.7), (x + size, y)], dark)
    if burning:
        for across in (-0.6, 0, 0.55):
            flame = (
                f"{x + size * (across - 0.34)},{y - size * 0.8} {x + size * (across - 0.2)},{y - size * 1.7}"
            )
            flame += f" {x + size * across},{y - size * 1.3} {x + size * (across + 0.14)},{y - size * 2.2}"
            flame += (
                f" {x + size * (across + 0.3)},{y - size * 1.2} {x + size * (across + 0.36)},{y - size * 0.8}"
            )
            paint(c, flame, mix(SHU, YAMABUKI, 0.3))
    c.fill(
        [
            (x - size * 1.4, y - size * 0.6),
            (x - size * 0.4, y - size * 1.4),
            (x + size * 0.4, y - size * 1.4),
            (x + size * 1.4, y - size * 0.6),
        ],
        SUMI,
    )
    c.slab((x - size * 0.2, y - size * 0.45, x + size * 0.2, y), 2, GLOW if burning else WOOD)


def _burning(c: Canvas, y: float) -> None:
    for _ in range(9):
        x, radius = c.random.uniform(0, WIDTH), c.random.uniform(40, 90)
        c.oval(x, y - 130 + c.random.uniform(-30, 30), radius, radius * 0.5, thin(SUMI, 90))
    _ridge(c, y + 4, 60, mix(SUMI, SHU, 0.22), 0.4)
    for place, x in enumerate((60, 190, 300, 420, 560, 690, 810, 930, 1050)):
        _house(c, x, y + 16 + (place % 3) * 8, 40 + (place * 7) % 18, burning=place % 3 != 1)
    for _ in range(70):
        x, level = c.random.uniform(0, WIDTH), c.random.uniform(70, HEIGHT)
        c.oval(x, level, 2.2, 2.2, mix(YAMABUKI, SHU, c.random.random()))


def _riverside(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.66, y - 96, 44, 44, WASHI)
    _ridge(c, y, 90, mix(ASAGI, WASHI, 0.35), 2.0)
    _ridge(c, y + 8, 50, mix(MATCHA, ASAGI, 0.5), 3.4)
    water = mix(AI, ASAGI, 0.75)
    c.fill([(-10, y + 4), (WIDTH + 10, y - 8), (WIDTH + 10, HEIGHT), (-10, HEIGHT)], water)
    for row in range(19):
        level = y + 20 + row * 25
        for _ in range(7):
            x, wide = c.random.uniform(0, WIDTH), c.random.uniform(30, 90)
            brush(c, [(x, level), (x + wide / 2, level - 4), (x + wide, level)], 2.6, mix(water, YUKI, 0.4))
    for x in (30, 90, 1010, 1070):
        for reed in range(9):
            foot = x + reed * 7 - 28
            brush(
                c,
                [(foot, y + 60), (foot + 3, y + 20), (foot + 10, y - 16 + reed % 4 * 9)],
                4,
                mix(MATCHA, SUMI, 0.3),
            )


def _temple(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.36, y - 92, 52, 52, mix(WASHI, YAMABUKI, 0.25))
    _ridge(c, y, 80, mix(ASAGI, AI, 0.35), 1.7)
    for x, size in ((240, 74), (860, 74)):
        dark = mix(AI, SUMI, 0.3)
        for tier in range(3):
            wide, level = size * (1 - tier * 0.22), y + 14 - tier * size * 0.56
            c.fill(
                [
                    (x - wide * 0.6, level),
                    (x - wide * 0.6, level - size * 0.4),
                    (x + wide * 0.6, level - size * 0.4),
                    (x + wide * 0.6, level),
                ],
                mix(SHU, SUMI, 0.5),
            )
            roof = ((-1.2, 0.24), (-0.5, 0.44), (0, 0.66), (0.5, 0.44), (1.2, 0.24), (0, 0.34))
            corners = [f"{x + wide * u},{level - size * v}{'' if abs(u) == 0.5 else '!'}" for u, v in roof]
            paint(
                c,
                " ".join(corners),
                dark,
            )
    for place in range(40):
        x = place * 28 + c.random.uniform(-8, 8)
        if 330 < x < 770:
            continue
        foot, lean = y + 30, c.random.uniform(-12, 12)
        brush(
            c,
            [(x, foot), (x + lean, y - c.random.uniform(60, 150))],
            6,
            mix(MATCHA, SUMI, 0.35),
            start=1,
            end=0.7,
        )
    _mist(c, y - 20, WASHI, 10)


def _plain(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.5, y - 40, 76, 76, mix(SHU, YAMABUKI, 0.35))
    _ridge(c, y, 70, mix(KINAKO, AI, 0.5), 0.9)
    _ridge(c, y + 10, 40, mix(KINAKO, SUMI, 0.4), 2.6)
    for _ in range(90):
        x, level = c.random.uniform(0, WIDTH), c.random.uniform(y + 20, HEIGHT)
        high = c.random.uniform(14, 34)
        brush(
            c, [(x, level), (x + 5, level - high * 0.6), (x + 12, level - high)], 3, mix(KINAKO, WASHI, 0.4)
        )


COUNTRIES: Final[Mapping[str, Country]] = {
    "snowy_clearing": Country(
        (mix(AI, SUMI, 0.2), AI, mix(ASAGI, AI, 0.3), mix(ASAGI, WASHI, 0.7)),
        (mix(YUKI, ASAGI, 0.3), mix(YUKI, ASAGI, 0.16), mix(ASAGI, AI, 0.45)),
        mix(YUKI, WASHI, 0.4),
        mix(ASAGI, YUKI, 0.25),
        mix(AI, ASAGI, 0.5),
        _snowy,
        snow=True,
        blade=mix(YUKI, ASAGI, 0.45),
    ),
    "burning_village": Country(
        (NIGHT, mix(SUMI, SHU, 0.35), mix(SHU, YAMABUKI, 0.25)),
        (mix(WOOD, SUMI, 0.4), mix(WOOD, SUMI, 0.6), SUMI),
        mix(KINAKO, WASHI, 0.35),
        mix(WOOD, SUMI, 0.2),
        mix(WOOD, SUMI, 0.5),
        _burning,
        blade=mix(WOOD, KINAKO, 0.4),
    ),
    "riverside": Country(
        (mix(ASAGI, AI, 0.2), mix(ASAGI, WASHI, 0.5), mix(WASHI, YAMABUKI, 0.25)),
        (mix(AI, ASAGI, 0.7), mix(AI, ASAGI, 0.5), AI),
        mix(mix(MATCHA, WASHI, 0.62), YUKI, 0.2),
        mix(MATCHA, SUMI, 0.25),
        mix(WOOD, MATCHA, 0.3),
        _riverside,
        blade=mix(MATCHA, SUMI, 0.1),
    ),
    "temple_garden": Country(
        (mix(AI, SUMI, 0.1), mix(ASAGI, AI, 0.4), mix(KINAKO, WASHI, 0.3)),
        (mix(MATCHA, AI, 0.5), mix(MATCHA, AI, 0.65), mix(AI, SUMI, 0.3)),
        mix(WASHI, YUKI, 0.35),
        mix(KINAKO, SUMI, 0.2),
        mix(ASAGI, SUMI, 0.4),
        _temple,
        blade=mix(KINAKO, WASHI, 0.35),
    ),
    "long_road": Country(
        (mix(AI, ASAGI, 0.4), mix(KINAKO, ASAGI, 0.3), mix(YAMABUKI, WASHI, 0.4)),
        (mix(KINAKO, WOOD, 0.3), mix(KINAKO, WOOD, 0.5), mix(WOOD, SUMI, 0.4)),
        mix(KINAKO, WASHI, 0.6),
        mix(WOOD, KINAKO, 0.3),
        mix(WOOD, SUMI, 0.2),
        _plain,
        blade=mix(KINAKO, WOOD, 0.3),
    ),
}
ELSEWHERE: Final = COUNTRIES["long_road"]


def country(field: str) -> Country:
    """The look of a battlefield, by its key."""
    return COUNTRIES.get(field, ELSEWHERE)


@lru_cache(maxsize=6)
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


@lru_cache(maxsize=6)
def ground(field: str, hexes: frozenset[Hex], drawn: Field) -> Image.Image:
    """The land with its hexes. Cached: copy it before drawing."""
    seen = country(field)
    sheet = Sheet(backdrop(field).copy())
    lay_hexes(sheet, seen, drawn, hexes)
    write = write_names if drawn.radius >= NAMED else write_rulers
    write(sheet, seen, drawn, hexes)
    return sheet.image


def write_names(sheet: Sheet, seen: Country, drawn: Field, hexes: Iterable[Hex]) -> None:
    """Writes on each hex its name in the log, pale, at its lower edge."""
    for place in hexes:
        x, y = drawn.at(place, 0, 0.44)
        sheet.text(x, y, place.key, Face.LABEL, LEAST, mix(seen.tile, seen.line, 0.55), "mm")


def write_rulers(
    sheet: Sheet, seen: Country, drawn: Field, hexes: Iterable[Hex], free: Iterable[Hex] = ()
) -> None:
    """Writes a letter below each column and a number at both ends of each row, on free hexes if any."""
    places = sorted(hexes)
    columns = {place.q: place for place in sorted(places, key=lambda place: place.r)}
    rows = sorted(free) or places
    lefts = {place.key[1:]: place for place in reversed(rows)}
    rights = {place.key[1:]: place for place in rows}
    for place in {*lefts.values(), *rights.values()}:
        _tag(sheet, drawn.at(place), place.key[1:], seen)
    for place in columns.values():
        _tag(sheet, drawn.at(place, 0, ROOT / 2 + LETTER), place.key[0], seen)


def _tag(sheet: Sheet, at: Point, text: str, seen: Country) -> None:
    x, y = at
    sheet.draw.rounded_rectangle((x - TAG, y - TAG, x + TAG, y + TAG), 8, fill=seen.tile)
    sheet.line(x, y - 2, Line(text, Face.LABEL_BOLD, LEAST, NARROWEST if text[1:] else 1), SUMI, "mm")


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
