"""The Defender's win: the sun of the ninth day, the bravest close by, the others in the distance."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.moment import FLOOR
from renderers.kit.nature.night import bank, disc, flakes, tinted
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import NIGHT, Colour, mix, pigment
from renderers.paper import bokashi
from renderers.pieces import kept
from renderers.seven_ronin import land
from renderers.seven_ronin.faces import face_of
from renderers.seven_ronin.ground import near
from renderers.seven_ronin.open_places import gravestone
from renderers.seven_ronin.ronin import ronin

SKY: Final = (
    (0.0, pigment("34507A")),
    (0.36, pigment("7D8FAE")),
    (0.66, pigment("E0B08C")),
    (1.0, pigment("F2CF8E")),
)
SUN: Final = (402.0, 286.0)
RADIUS: Final = 168
LIGHT: Final = pigment("F6E3A8")
HALO: Final = (pigment("D9AE94"), pigment("EBC694"))
BARS: Final = pigment("C8928A")
HORIZON: Final = 372
SNOW: Final[tuple[Colour, Colour]] = (pigment("D6CFD8"), pigment("F0E8E0"))
SUNLIGHT: Final = (255, 242, 222)
BUST: Final = (-60.0, -90.0, 175.0, 170.0)
SIZE: Final = 3.35
ROW: Final = 96
"""The distance between those in the distance."""
FIGURE: Final = 1.22


def saved(view: VillageView) -> Image.Image:
    """The survivor with the most wounds close by, the others in the sun, stones for the fallen."""
    sheet = Sheet(_morning().copy())
    standing = [one for one in view.ronin if not one.fallen] or list(view.ronin)
    bravest = max(standing, key=lambda one: one.wounds)
    for place, x, size in (
        ("area:watchtower", 68, 0.74),
        ("area:granary", 640, 0.66),
        ("area:shrine", 176, 0.62),
    ):
        sheet.paste(_sunlit(place, size), x, HORIZON + 44)
    sheet.paste(bank(WIDTH, 120, SNOW, "dawn"), 0, HEIGHT - 112)
    others = [one for one in view.ronin if one.key != bravest.key]
    for place, one in enumerate(others):
        x, foot = 78 + ROW * place, FLOOR - 34 - 14 * (place % 2)
        sheet.paste(_stone() if one.fallen else ronin(one.key, FIGURE), x, foot)
    sheet.paste(_near(bravest.key), 842, FLOOR + 6)
    return sheet.image


@kept
def _morning() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="morning", scale=1)
    bokashi(canvas, SKY, 0, HORIZON + 30)
    sky = Sheet(canvas.image)
    sky.ink((0, 0, WIDTH, FLOOR), lambda c: disc(c, SUN, RADIUS, LIGHT, HALO, BARS))
    below = Canvas(WIDTH, HEIGHT, seed="ninth day")
    land.mountains(below, HORIZON, 1.0)
    land.forest(below, HORIZON, 0.9)
    land.snowfield(below, HORIZON, HEIGHT)
    ground = tinted(below.reduced(), SUNLIGHT)
    sky.image.paste(ground, (0, 0), ground)
    sky.ink((0, 0, WIDTH, FLOOR), lambda c: flakes(c, 0, FLOOR, 40, "last snow"))
    return sky.image


@kept
def _sunlit(place: str, size: float) -> Sprite:
    house = near(place, size)
    return Sprite(tinted(house.image, SUNLIGHT), house.x, house.y)


@kept
def _near(key: str) -> Sprite:
    drawn = sprite(
        BUST, face_of(key), size=SIZE, rim_width=6, rim_colour=mix(LIGHT, pigment("FFFFFF"), 0.4), seed=key
    )
    return Sprite(tinted(drawn.image, SUNLIGHT), drawn.x + round(50 * SIZE), drawn.y + round(128 * SIZE))


@kept
def _stone() -> Sprite:
    return sprite((-30, -90, 30, 10), lambda c: gravestone(c, 34, 66), size=1.2, rim_width=4)
