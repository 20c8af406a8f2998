"""The end as a scene: the village in fire or at dawn with survivors and graves, the players' names, and the
turning points."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import RESIGNED, Account
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.ending import draw_ending, finished, free, turning_lines
from renderers.kit.marks import people, signs
from renderers.kit.nature.fire import fire, smoke
from renderers.kit.seats import draw_name
from renderers.kit.sizes import HEIGHT, MARGIN, WIDTH
from renderers.painter import Players
from renderers.palette import AI, NIGHT, SHU, Colour, pigment
from renderers.seven_ronin import land, tokens
from renderers.seven_ronin.closer import pack
from renderers.seven_ronin.ground import lit_by, near
from renderers.seven_ronin.leaders import ATTACKER, DEFENDER
from renderers.seven_ronin.open_places import gravestone
from renderers.seven_ronin.ronin import ronin

HORIZON: Final = 236
HOUSES: Final = (
    ("area:granary", 118, 0.84),
    ("area:pen", 300, 0.72),
    ("area:watchtower", 452, 0.8),
    ("area:shrine", 618, 0.76),
    ("area:well", 770, 0.66),
    ("area:inn", 950, 0.84),
)
"""The houses at the back of the scene: key, x, size."""
HOUSE_FEET: Final = 296
FIGURE: Final = 1.16
BLOODY: Colour = pigment("8A2F26")
SUNRISE: Final = (1.1, 1.0, 0.86)
BURNING: Final = (1.12, 0.82, 0.72)
"""Factors for red, green and blue."""


def draw_end(view: VillageView, words: Words, players: Players, account: Account) -> Sheet:
    """Draw the whole picture. A village that was not taken stands at dawn."""
    told = turning_lines(account, words)
    taken = ATTACKER in account.winners
    scene = Sheet(_country(taken).copy())
    _, _, _, floor = free(len(told))
    _village(scene, view, taken)
    _people(scene, view, min(floor - 62, 470))
    sign = signs.cross if not account.winners else people.hood if taken else people.hat
    sheet = draw_ending(scene.image, title(account, words, players), sign, told)
    for seat, x, anchor, ink in (
        (ATTACKER, MARGIN + 14, "lm", SHU),
        (DEFENDER, WIDTH - MARGIN - 14, "rm", AI),
    ):
        player = players.get(seat)
        if player is not None:
            draw_name(sheet, player, x, floor - 24, 430, ink, anchor)
    return finished(sheet)


def title(account: Account, words: Words, players: Players) -> str:
    """The winner, by name if known; or how else the game ended."""
    if not account.winners:
        return words.say("picture-end-called-off")
    winner = account.winners[0]
    if account.ended == RESIGNED:
        return words.say("picture-end-given-up", winner=winner)
    player = players.get(winner)
    if player is None:
        return words.say("picture-step-over", winner=winner)
    return words.say("picture-end-won", name=player.name, winner=winner)


# The scene


@cache
def _country(burning: bool) -> Image.Image:
    """Snow under the dawn of the ninth day, or under a sky red with fire."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="end")
    at = (WIDTH * 0.5, HORIZON - 60.0)
    land.sky(canvas, 0, HORIZON, (*at, 0 if burning else 58), 0.55 if burning else 1.25)
    land.mountains(canvas, HORIZON, 0.8)
    land.forest(canvas, HORIZON, 0.9)
    land.snowfield(canvas, HORIZON, HEIGHT)
    image = lit_by(land.receded(canvas, 0, HEIGHT), at, 0, HEIGHT)
    shares = BURNING if burning else SUNRISE
    return image.point([min(255, round(value * share)) for share in shares for value in range(256)])


def _village(sheet: Sheet, view: VillageView, burning: bool) -> None:
    held = {area.key for area in view.areas if area.occupied}
    for index, (place, x, size) in enumerate(HOUSES):
        lost = place in held
        sheet.paste(near(place, size, lost), x, HOUSE_FEET)
        if lost and burning:
            sheet.paste(fire(112, place), x + 6, HOUSE_FEET - 62 * size)
        if lost:
            sheet.paste(smoke(leaning=1 if index % 2 else -1), x + 8, HOUSE_FEET - 100 * size)
            sheet.paste(tokens.banner(0.8), x - 84 * size, HOUSE_FEET + 6)


def _people(sheet: Sheet, view: VillageView, feet: float) -> None:
    """The seven in a row, standing or as gravestones; ninja at the edges if any are left."""
    pitch = 112.0
    left = WIDTH / 2 - 3 * pitch
    ninja = sum(area.ninja for area in view.areas)
    for side in (0, 1):
        share = (ninja + 1 - side) // 2
        if share:
            pack(sheet, min(share, 7), (WIDTH - 128) * side + 26, feet - 6, 0.9)
    for place, one in enumerate(view.ronin):
        x = left + place * pitch
        if one.fallen:
            sheet.paste(_stone(), x, feet)
        else:
            sheet.paste(ronin(one.key, FIGURE), x, feet)


@lru_cache(maxsize=1)
def _stone() -> Sprite:
    return sprite((-30, -90, 30, 10), lambda c: gravestone(c, 34, 66), size=1.25, rim_width=4)
