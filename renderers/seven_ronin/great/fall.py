"""The fall of a ronin: a face with closed eyes in moonlight, one red cut across the moon behind it, snow."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.dry_brush import spatter
from renderers.kit.moment import FLOOR
from renderers.kit.moonlit import MOON, night
from renderers.kit.nature.fire import smoke
from renderers.kit.nature.night import bank, tinted, turned
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import NIGHT, SHU, mix
from renderers.pieces import kept
from renderers.seven_ronin import tokens
from renderers.seven_ronin.faces import face_of
from renderers.seven_ronin.ground import near
from renderers.seven_ronin.ninja import pack

BUST: Final = (-130.0, -90.0, 230.0, 190.0)
SIZE: Final = 3.3
LEANS: Final = 11
"""Degrees by which the head has sunk."""
THERE: Final = (176.0, FLOOR - 36.0)
"""The foot of the place where it happened, in the distance on the left."""
HOUSE: Final = 1.36
DIMMED: Final = (150, 160, 196)
"""The light on what stands far off."""


def fallen(view: VillageView, ronin: str, area: str) -> Image.Image:
    """The scene; ``area`` is empty if he was on no place of the village."""
    sheet = Sheet(night(ronin).copy())
    if area:
        there = next(one for one in view.areas if one.key == area)
        x, foot = THERE
        sheet.paste(_far(area, there.occupied), x, foot)
        if there.ninja:
            sheet.paste(smoke(150, -1), x + 10, foot - 130)
            sheet.paste(tokens.banner(1.1), x - 128, foot + 14)
            pack(sheet, min(there.ninja, 6), x + 34, foot + 16, 0.96)
    sheet.paste(_face(ronin), MOON[0] - 190, FLOOR - 38)
    sheet.paste(bank(WIDTH, 92, seed="drift"), 0, HEIGHT - 124)
    sheet.paste(_drops(ronin), 350, FLOOR - 16)
    return sheet.image


@kept
def _face(ronin: str) -> Sprite:
    """The head of the fallen one, sunk to one side, in moonlight."""
    drawn = sprite(BUST, face_of(ronin, "closed"), size=SIZE, rim_width=5, seed=ronin)
    middle = Sprite(tinted(drawn.image), drawn.x + round(50 * SIZE), drawn.y + round(128 * SIZE))
    return turned(middle, LEANS)


@kept
def _far(area: str, held: bool) -> Sprite:
    house = near(area, HOUSE, held)
    return Sprite(tinted(house.image, DIMMED), house.x, house.y)


@kept
def _drops(ronin: str) -> Sprite:
    """Blood in the snow."""
    red = mix(SHU, NIGHT, 0.08)
    return sprite(
        (-60, -60, 240, 60), lambda c: spatter(c, (0, 0), 150, red, f"{ronin} drops", drops=26, lean=(1, 0.1))
    )
