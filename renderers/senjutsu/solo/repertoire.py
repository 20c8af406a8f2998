"""The close-up of an opponent: his face, and every card of his deck; spent ones are grey."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image

from bot.games.senjutsu_solo.view import OpponentView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.kit.cards import greyed
from renderers.kit.plate import bust
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import NIGHT, WASHI, YUKI
from renderers.paper import printed
from renderers.senjutsu.cards.chips import chip
from renderers.senjutsu.cards.faced import faced
from renderers.senjutsu.people.figures import SIDES
from renderers.senjutsu.people.portraits import PORTRAITS
from renderers.senjutsu.people.posture import posture
from renderers.type import Face, fit

BAND: Final = 92
AIR: Final = 10
COLUMNS: Final = 4
LARGEST: Final = 292
"""Pixels: the largest height of a card."""
PORTRAIT: Final = 108


def cards_of(one: OpponentView) -> list[tuple[str, int, bool]]:
    """Each of his cards: key, number of copies, and True if all copies are in his discard pile."""
    spent = Counter(one.discard)
    many = Counter(one.deck_list)
    return [(key, number, spent[key] >= number) for key, number in many.items()]


def _portrait(kind: str) -> Sprite:
    """His face with its hat, as high as the band."""
    large = bust(PORTRAITS[kind], PORTRAIT)
    _, top, _, _ = large.image.getbbox() or (0, 0, 0, 0)
    return bust(PORTRAITS[kind], min(PORTRAIT, round(PORTRAIT * (BAND - 10) / (large.y - top))))


def draw_repertoire(one: OpponentView, words: Words) -> Sheet:
    """The picture of his whole deck. Spent cards are grey until the deck is shuffled."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    sheet.draw.rectangle((0, 0, WIDTH, BAND), fill=SIDES[one.kind])
    sheet.draw.rectangle((0, BAND - 4, WIDTH, BAND), fill=WASHI)
    sheet.paste(_portrait(one.kind), 92, BAND - 4)
    name = fit(words.label(one.key), Face.TITLE_BOLD, 52, WIDTH - 330, LEAST)
    sheet.draw.rectangle((172, 14, 172 + name.width + 36, BAND - 18), fill=NIGHT)
    sheet.line(190, BAND / 2 - 3, name, YUKI)
    sheet.paste(posture(one.stance, one.behaviour, 60), WIDTH - 64, BAND / 2 - 2)
    shown = cards_of(one)
    rows = [shown[start : start + COLUMNS] for start in range(0, len(shown), COLUMNS)]
    across = (WIDTH - AIR * (COLUMNS + 1)) // COLUMNS
    room = HEIGHT - BAND - AIR
    down = min(LARGEST, round(room / max(1, len(rows))) - AIR)
    y = BAND + (HEIGHT - BAND - len(rows) * (down + AIR) + AIR) / 2
    for row in rows:
        x = (WIDTH - len(row) * (across + AIR) + AIR) / 2
        for key, number, spent in row:
            card = faced(key)
            drawn = chip(card, words.label(card.key), across, down, number)
            sheet.paste(greyed(drawn) if spent else drawn, x, y)
            x += across + AIR
        y += down + AIR
    sheet.image = printed(sheet.image, 9)
    return sheet
