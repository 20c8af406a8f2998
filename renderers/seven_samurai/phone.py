"""The same table for a phone: the village as a strip, whoever has the turn large, the others below
in the order of their turns."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.engine import Seat
from bot.games.seven_samurai.view import SamuraiView, TableView, VillageView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.band import draw_ground
from renderers.palette import KINAKO, NIGHT, YUKI
from renderers.seven_samurai.band import draw_counts
from renderers.seven_samurai.hill import WIDTH
from renderers.seven_samurai.plans import NARROW, TILE, WIDE, Places
from renderers.seven_samurai.ring import HEIGHT, Place, lead, others
from renderers.seven_samurai.spots import BAND, CROP, PHONE, STRIP
from renderers.seven_samurai.table import Table, furnish
from renderers.seven_samurai.village import scene
from renderers.type import Face, fit

ACROSS = 800
LEAD_TOP = BAND + STRIP + 6
TILES_TOP = LEAD_TOP + WIDE.height + 8
ROW = TILE.height + 4


def lay_phone(
    view: TableView, words: Words, about: Seat | None = None, *, card: bool = False, pointing: bool = True
) -> Table:
    """The table as it stands; ``card`` keeps the place of the raider free."""
    first = lead(view, about)
    around = others(view, first)
    height = TILES_TOP + (len(around) + 1) // 2 * ROW + 6
    sheet = Sheet(Image.new("RGB", (ACROSS, height), NIGHT))
    sheet.image.paste(_strip(view.village), (0, BAND))
    draw_phone_band(sheet, view, words)
    table = Table(sheet, view, words, first, _seats(first, around, card or view.drawn is not None), PHONE)
    return furnish(table, pointing)


def _seats(first: SamuraiView, around: tuple[SamuraiView, ...], card: bool) -> dict[Seat, Place]:
    seated = {first.seat: Place(8, LEAD_TOP, Places(NARROW if card else WIDE, mirrored=False))}
    for number, samurai in enumerate(around):
        x = 8 if number % 2 == 0 else ACROSS - 8 - TILE.width
        seated[samurai.seat] = Place(x, TILES_TOP + number // 2 * ROW, Places(TILE, mirrored=False))
    return seated


@lru_cache(maxsize=6)
def _strip(village: VillageView) -> Image.Image:
    """The scene without its upper sky. Cached: paste it, do not draw on it."""
    below = CROP + round(STRIP * WIDTH / ACROSS)
    whole = scene(village, HEIGHT).crop((0, CROP, WIDTH, below))
    return whole.resize((ACROSS, STRIP), Image.Resampling.LANCZOS)


def draw_phone_band(sheet: Sheet, view: TableView, words: Words) -> None:
    draw_ground(sheet, BAND)
    sheet.line(20, 32, fit(words.say("picture-round", round=view.round), Face.TITLE, 38, 250, 28), YUKI)
    sheet.line(20, 68, fit(words.say(f"picture-level-{view.level}"), Face.LABEL, 30, 250, 24), KINAKO)
    draw_counts(sheet, view, ACROSS - 18, BAND // 2 - 2, 46, 26)
