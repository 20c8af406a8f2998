"""A strip with the open cards of the others, for a question: owner, speed and type."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.view import DuelView, SamuraiView
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.cards import speed as draw_speed
from renderers.kit.marks import stamp_coin
from renderers.kit.plate import bust
from renderers.palette import KINAKO, WASHI, YUKI
from renderers.senjutsu.cards.faced import faced, has_face
from renderers.senjutsu.people.bodies import Body, bodies, kind_of
from renderers.senjutsu.people.portraits import PORTRAITS
from renderers.senjutsu.signs.icons import KINDS

HIGH: Final = 84
"""Pixels: the height of the strip."""
MOST: Final = 4
"""The most cards in the strip; attacks come first."""
FACE: Final = 52
TILE: Final = 62
COIN: Final = 23
ROOM: Final = 190
"""Pixels: with less room for each card, only its speed is shown."""


def rivals(view: DuelView, me: SamuraiView) -> list[Body]:
    """The others with an open card: attacks first, then by speed."""
    found = [one for one in bodies(view) if one.key != me.key and not one.fallen and has_face(one.card)]
    return sorted(found, key=lambda one: (faced(one.card).kind != "attack", -_fastest(one)))[:MOST]


def _fastest(one: Body) -> int:
    return one.speed or faced(one.card).speeds.highest


def draw_rivals(sheet: Sheet, view: DuelView, me: SamuraiView, box: Box) -> None:
    """Draws the strip at the lower edge of a box, or nothing if no card is open."""
    shown = rivals(view, me)
    if not shown:
        return
    left, _, right, bottom = (round(edge) for edge in box)
    sheet.draw.rectangle((left, bottom - HIGH, right, bottom), fill=WASHI)
    sheet.draw.rectangle((left, bottom - HIGH, right, bottom - HIGH + 3), fill=KINAKO)
    pitch = (right - left) / len(shown)
    y = bottom - HIGH / 2 + 1
    for place, one in enumerate(shown):
        x = left + pitch * (place + 0.5)
        wide = pitch >= ROOM
        sheet.paste(bust(PORTRAITS[kind_of(one)], FACE), x - (70 if wide else 40), bottom)
        sheet.paste(_card(str(_fastest(one)), faced(one.card).kind, wide), x - (34 if wide else 4), y)


@lru_cache(maxsize=64)
def _card(text: str, kind: str, wide: bool) -> Sprite:
    drawing, ground = KINDS[kind]

    def draw(c: Canvas) -> None:
        run = draw_speed(c, 0, 0, TILE, text)
        if wide:
            stamp_coin(c, drawing, run + COIN + 8, 0, COIN, ground, YUKI)

    return sprite((-3, -36, 130, 36), draw)
