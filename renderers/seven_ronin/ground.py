"""The village without anybody in it: drawn once for each format, then copied."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.games.seven_ronin.figures import FIGURES
from renderers.canvas import Canvas
from renderers.palette import NIGHT
from renderers.seven_ronin import land
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.places import DRAWINGS, MARKET
from renderers.seven_ronin.timber import drift, pine, snowy_bough, stone_lantern

RING = tuple(FIGURES.limits)
"""The ten areas in ring order."""


@cache
def ground(layout: Layout) -> Image.Image:
    """The empty village. Copy it before drawing on it: it is cached."""
    canvas = Canvas(layout.width, layout.height, NIGHT, seed="village")
    top, bottom, horizon = layout.band, layout.tiles, layout.horizon
    land.sky(canvas, top, horizon, layout.moon)
    land.mountains(canvas, horizon, layout.ridge)
    land.forest(canvas, horizon)
    land.snowfield(canvas, horizon, bottom)
    market = layout.spots[MARKET]
    land.road(
        canvas,
        [(layout.spots[place].x, layout.spots[place].y - 2) for place in RING],
        (market.x, market.y - 12),
        [(layout.spots[place].x, layout.spots[place].y) for place in layout.lanes],
    )
    land.lamplight(canvas, layout.lamps)
    for x, y, height in layout.pines:
        pine(canvas, x, y, height)
        drift(canvas, x - 8, x + 8, y + 2, 4)
    for place, spot in layout.spots.items():
        across, down = spot.drawing
        with canvas.at(spot.x + across, spot.y + down, spot.size):
            DRAWINGS[place](canvas)
    for x, y in layout.lanterns:
        with canvas.at(x, y):
            stone_lantern(canvas)
    if not layout.phone:
        with canvas.at(-6, top + 8, 0.95):
            snowy_bough(canvas)
    land.recede(canvas, top, bottom)
    land.snowfall(canvas, top, bottom, layout.flakes)
    canvas.fill(
        [(0, bottom), (layout.width, bottom), (layout.width, layout.height), (0, layout.height)], NIGHT
    )
    canvas.fill([(0, 0), (layout.width, 0), (layout.width, top - 3), (0, top - 3)], NIGHT)
    return canvas.reduced()
