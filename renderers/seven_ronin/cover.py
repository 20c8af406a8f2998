"""The cover: seven on the ice, and many hoods on the ridge behind them."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from bot.wording import Words
from renderers.canvas import Canvas, Sheet
from renderers.ink import curve, stroke
from renderers.kit.cover import draw_cover
from renderers.kit.marks import people
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import NIGHT, pigment
from renderers.seven_ronin import land
from renderers.seven_ronin.faces import FACES
from renderers.seven_ronin.ground import lit_by, near
from renderers.seven_ronin.ninja import ninja
from renderers.seven_ronin.ronin import ronin

HORIZON: Final = 250
RIDGE: Final = ((-20, 236), (160, 206), (360, 226), (550, 188), (760, 224), (950, 204), (1120, 238))
FEET: Final = 452
PITCH: Final = 148
HOODS: Final = 0.62
SEVEN: Final = 1.9
HILL: Final = pigment("4E6886")
LEDGE: Final = pigment("C9D6E2")


def draw_front(words: Words) -> Sheet:
    name = words.say("game-name")
    return draw_cover(_scene(), name, words.say("picture-cover"), people.hat)


@cache
def _scene() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="cover")
    at = (WIDTH * 0.5, 104.0)
    land.sky(canvas, 0, HORIZON, (*at, 74), 0.3)
    land.mountains(canvas, HORIZON - 30, 0.9)
    ridge = curve(RIDGE)
    canvas.fill([*ridge, (WIDTH + 20, HEIGHT), (-20, HEIGHT)], HILL)
    stroke(canvas, ridge, 7, LEDGE)
    land.forest(canvas, HORIZON + 18, 0.8)
    land.snowfield(canvas, HORIZON + 18, HEIGHT)
    land.moonlight(canvas, at[0], HORIZON + 18, HEIGHT)
    sheet = Sheet(lit_by(land.receded(canvas, 0, HEIGHT), at, 0, HEIGHT))
    for x, y in ridge[2::3]:
        sheet.paste(ninja(HOODS), x, y + 4)
    for place, x, size in (
        ("area:granary", 96, 0.8),
        ("area:watchtower", 326, 0.7),
        ("area:inn", 1000, 0.84),
    ):
        sheet.paste(near(place, size), x, FEET - 78)
    for place, key in enumerate(FACES):
        away = abs(place - 3)
        sheet.paste(ronin(key, SEVEN), WIDTH / 2 + (place - 3) * PITCH, FEET + 20 - away * 6)
    snow = Canvas(WIDTH, HEIGHT, NIGHT, seed="cover snow", scale=1)
    snow.image.paste(sheet.image)
    land.snowfall(snow, 0, HEIGHT, 240)
    return snow.image
