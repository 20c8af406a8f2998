"""The empty village, drawn once for each day and then copied.

The moon moves from the first night to the last, and the sky turns to dawn with it. Occupied places are dark
and smoke.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image

from bot.games.seven_ronin.figures import FIGURES
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.nature.fire import fire, smoke
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import NIGHT
from renderers.paper import patches, toned
from renderers.pieces import kept
from renderers.seven_ronin import land
from renderers.seven_ronin.layout import (
    BAND,
    FLAKES,
    HORIZON,
    LAMPS,
    LANES,
    LANTERNS,
    PINES,
    POND,
    SPOTS,
    TILES,
)
from renderers.seven_ronin.places import DRAWINGS, MARKET
from renderers.seven_ronin.timber import drift, pine, snowy_bough, stone_lantern

RING = tuple(FIGURES.limits)
"""The ten areas in ring order."""
MOONRISE, MOONSET = 384.0, 748.0
MOON_HEIGHT: Final = 104
MOON_RISE: Final = 16
"""The extra height of the moon in the middle of its course."""
MOON: Final = 23
DARK: Final = (0.40, 0.43, 0.58)
"""Factors for red, green and blue of an occupied place."""
REACH: Final = 128
HIGH: Final = 166
"""Limits of a place's drawing: to either side of its foot, and above it."""


def moon(day: int) -> Point:
    """The position of the moon on a day, from the first to the last."""
    share = (day - 1) / (FIGURES.rounds - 1)
    return MOONRISE + (MOONSET - MOONRISE) * share, MOON_HEIGHT - MOON_RISE * (1 - (2 * share - 1) ** 2)


@kept
def ground(day: int) -> Image.Image:
    """The empty village on a day. It is cached: copy it before drawing on it."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="village")
    late = (day - 1) / (FIGURES.rounds - 1)
    x, y = moon(day)
    land.sky(canvas, BAND, HORIZON, (x, y, MOON), late)
    land.mountains(canvas, HORIZON, 0.5)
    land.forest(canvas, HORIZON, 0.62)
    land.snowfield(canvas, HORIZON, TILES)
    land.moonlight(canvas, x, HORIZON, TILES)
    land.pond(canvas, POND, x)
    market = SPOTS[MARKET]
    land.road(
        canvas,
        [(SPOTS[place].x, SPOTS[place].y - 2) for place in RING],
        (market.x, market.y - 10),
        [(SPOTS[place].x, SPOTS[place].y) for place in LANES],
    )
    land.lamplight(canvas, LAMPS)
    for left, foot, height in PINES:
        pine(canvas, left, foot, height)
        drift(canvas, left - 8, left + 8, foot + 2, 4)
    for left, foot in LANTERNS:
        with canvas.at(left, foot, 0.86):
            stone_lantern(canvas)
    with canvas.at(-6, BAND + 4, 0.7):
        snowy_bough(canvas)
    image = land.receded(canvas, BAND, TILES)
    for place, spot in SPOTS.items():
        left, foot = spot.foot
        house = near(place, spot.size)
        image.paste(house.image, (round(left) - house.x, round(foot) - house.y), house.image)
    lit = lit_by(image, (x, y), BAND, TILES)
    finish = Canvas(WIDTH, HEIGHT, NIGHT, seed="snow", scale=1)
    finish.image.paste(lit)
    land.snowfall(finish, BAND, TILES, FLAKES)
    for top, bottom in ((TILES, HEIGHT), (0, BAND - 3)):
        finish.fill([(0, top), (WIDTH, top), (WIDTH, bottom), (0, bottom)], NIGHT)
    return finish.image


def lit_by(image: Image.Image, light: Point, top: float, bottom: float) -> Image.Image:
    """The edges of a scene a fifth darker, and the part towards the moon a little lighter."""
    columns, rows = patches(image.width), patches(image.height)
    down = (rows - top) / (bottom - top)
    sides, foot = np.abs(columns / image.width * 2 - 1) ** 3, np.clip(down * 2 - 1, 0, 1) ** 3
    edge = np.clip((np.maximum(sides[None, :], foot[:, None]) - 0.35) / 0.65, 0, 1)
    near_moon = np.exp(-(((columns - light[0]) / (image.width * 0.21)) ** 2))
    towards = near_moon[None, :] * np.clip(1 - down, 0, 1)[:, None]
    return toned(image, 0.97 - 0.22 * edge + 0.10 * towards)


@lru_cache(maxsize=64)
def near(place: str, size: float, held: bool = False) -> Sprite:
    """The drawing of a place at any size, anchored at its foot; dark if occupied."""
    drawn = sprite((-REACH, -HIGH, REACH, 24), DRAWINGS[place], size=size, seed=place)
    table = [round(low + value * (high - low) / 255) for low, high in land.LIFT for value in range(256)]
    colours = drawn.image.convert("RGB").point(table)
    if held:
        colours = colours.point([round(value * share) for share in DARK for value in range(256)])
    colours.putalpha(drawn.image.getchannel("A"))
    left, top, right, bottom = colours.getbbox() or (0, 0, 1, 1)
    return Sprite(colours.crop((left, top, right, bottom)), drawn.x - left, drawn.y - top)


OPEN = ("area:field_north", "area:field_south", "area:path", "area:graveyard")
"""Places without a roof: when occupied they are dark, but do not smoke."""


def burn(sheet: Sheet, area: str, size: float = 1) -> None:
    """Draw smoke and flames over an occupied place, if it has a roof."""
    if area in OPEN:
        return
    spot = SPOTS[area]
    x, y = spot.foot
    sheet.paste(smoke(), x + 8, y - 86 * spot.size)
    sheet.paste(fire(round(70 * size), area), x + 16, y - (70 - 18 * (size - 1)) * spot.size)
