"""Close-ups: one card with its sentences, or the cards revealed this turn side by side."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo.view import OpponentView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.kit.strokes import ring_round
from renderers.palette import NIGHT
from renderers.paper import printed
from renderers.senjutsu.cards.chips import chip
from renderers.senjutsu.cards.face import ACROSS, DOWN, face
from renderers.senjutsu.cards.faced import Faced, faced, has_face
from renderers.senjutsu.cards.speech import draw_speech, set_lines
from renderers.senjutsu.people.bodies import Body, bodies, kind_of, opponents
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.people.posture import posture
from renderers.senjutsu.signs.kamae import kamae_mark

AIR: Final = 14
ALONE: Final = (WIDTH - ACROSS) / 2
MOST: Final = 2
"""Whole cards that fit side by side; three or more are drawn as chips."""


def open_cards(view: DuelView) -> tuple[str, ...]:
    """The keys of all open cards: those of this turn, then those that stay in play, then the top discards,
    then the cores and weapons."""
    found: dict[str, None] = {}
    for one in view.samurai:
        found |= dict.fromkeys([one.card, *one.aside, *(card.card for card in one.staying)])
    found |= dict.fromkeys([one.card for one in opponents(view)])
    for each in bodies(view):
        found |= dict.fromkeys(each.discard[-1:])
    for one in view.samurai:
        found |= dict.fromkeys([one.core, one.weapon])
    return tuple(dict.fromkeys(key.partition("#")[0] for key in found if has_face(key)))


def draw_card(words: Words, card: Faced) -> Sheet:
    """A card with its sentences beside it."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    left = WIDTH - ACROSS - AIR
    sheet.paste(face(card, words.label(card.key)), left, (HEIGHT - DOWN) / 2)
    box = (AIR, AIR + 2, left - AIR - 4, HEIGHT - AIR - 2)
    draw_speech(sheet, set_lines(card, words, box[2] - box[0], box[3] - box[1]), box)
    sheet.image = printed(sheet.image, 9)
    return sheet


def draw_revealed(view: DuelView, words: Words) -> Sheet | None:
    """The cards revealed this turn, or None if there are none."""
    shown = [one for one in bodies(view) if has_face(one.card)]
    if not shown:
        return None
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    if len(shown) <= MOST:
        _pair(sheet, words, shown)
    else:
        _rows(sheet, words, shown)
    sheet.image = printed(sheet.image, 9)
    return sheet


def _pair(sheet: Sheet, words: Words, shown: list[Body]) -> None:
    """Whole faces on the left and on the right, their owners between them. A single card stands beside its
    owner, drawn large."""
    if len(shown) == 1:
        card = faced(shown[0].card)
        sheet.paste(face(card, words.label(card.key)), WIDTH - ACROSS - AIR, (HEIGHT - DOWN) / 2)
        sheet.paste(figure(kind_of(shown[0]), 330), ALONE, HEIGHT - 190)
        sheet.paste(_stands(shown[0], 96), ALONE, HEIGHT - 90)
        return
    for place, one in enumerate(shown):
        card = faced(one.card)
        left = AIR if place == 0 else WIDTH - ACROSS - AIR
        sheet.paste(face(card, words.label(card.key)), left, (HEIGHT - DOWN) / 2)
        x = WIDTH / 2 + (-6 if place == 0 else 6)
        y = HEIGHT * (0.3 if place == 0 else 0.76)
        sheet.paste(figure(kind_of(one), 80, mirrored=place == 1), x, y)
        sheet.paste(_stands(one, 48), x, y + 46)


def _stands(one: Body, size: int) -> Sprite:
    """The kamae of a samurai; the stance and behaviour of an opponent."""
    if isinstance(one, OpponentView):
        return posture(one.stance, one.behaviour, size)
    return kamae_mark(one.kamae, size)


COLUMNS: Final = 4
CHIP: Final = 262
"""Pixels: the width of a chip."""


def _rows(sheet: Sheet, words: Words, shown: list[Body]) -> None:
    """Chips side by side, their owners above them; five or more stand in two rows."""
    rows = [shown[start : start + COLUMNS] for start in range(0, len(shown), COLUMNS)]
    alone = len(rows) == 1
    high, down, head = HEIGHT / len(rows), 400 if alone else 236, 170 if alone else 84
    for number, row in enumerate(rows):
        pitch = (WIDTH - 2 * AIR) / len(row)
        bottom = high * (number + 1) - (40 if alone else 10)
        for place, one in enumerate(row):
            card = faced(one.card)
            x = AIR + pitch * (place + 0.5)
            box = (x - CHIP / 2, bottom - down, x + CHIP / 2, bottom)
            sheet.paste(figure(kind_of(one), head), x - 20, box[1] - (34 if alone else 8))
            sheet.paste(_stands(one, 52), x + 90, box[1] - (60 if alone else 44))
            sheet.paste(chip(card, words.label(card.key), CHIP, down), box[0], box[1])
            if one.speed and all(one.speed >= other.speed for other in shown):
                ring_round(sheet, box)
