"""Cards looked at closely: one with its words, and those that lie open this turn side by side."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.senjutsu.cards import card_of
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.kit.strokes import ring_round
from renderers.palette import NIGHT
from renderers.paper import printed
from renderers.senjutsu.chips import chip
from renderers.senjutsu.face import ACROSS, DOWN, face
from renderers.senjutsu.faced import Faced
from renderers.senjutsu.figures import figure
from renderers.senjutsu.kamae import kamae_mark
from renderers.senjutsu.speech import draw_speech, set_lines

AIR: Final = 14
MOST: Final = 2
"""So many cards can stand side by side whole; of more, the smaller ones are shown."""


def open_cards(view: DuelView) -> tuple[str, ...]:
    """Whatever lies open on the table, by its card: this turn's first, then what stays in play, then the
    uppermost discards."""
    found: dict[str, None] = {}
    for one in view.samurai:
        found |= dict.fromkeys([one.card, *one.aside, *(card.card for card in one.staying)])
    for one in view.samurai:
        found |= dict.fromkeys(one.discard[-1:])
    for one in view.samurai:
        found |= dict.fromkeys([one.core, one.weapon])
    return tuple(key.partition("#")[0] for key in found if key.startswith("card:"))


def draw_card(words: Words, card: Faced) -> Sheet:
    """A card with its words beside it."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    left = WIDTH - ACROSS - AIR
    sheet.paste(face(card, words.label(card.key)), left, (HEIGHT - DOWN) / 2)
    box = (AIR, AIR + 2, left - AIR - 4, HEIGHT - AIR - 2)
    draw_speech(sheet, set_lines(card, words, box[2] - box[0], box[3] - box[1]), box)
    sheet.image = printed(sheet.image, 9)
    return sheet


def draw_revealed(view: DuelView, words: Words) -> Sheet | None:
    """The cards that lie open this turn; nothing while none does."""
    shown = [one for one in view.samurai if one.card.startswith("card:")]
    if not shown:
        return None
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    if len(shown) <= MOST:
        _pair(sheet, words, shown)
    else:
        _row(sheet, words, shown)
    sheet.image = printed(sheet.image, 9)
    return sheet


def _pair(sheet: Sheet, words: Words, shown: list[SamuraiView]) -> None:
    """Whole faces to the left and right, whose they are between them."""
    for place, one in enumerate(shown):
        card = card_of(one.card)
        left = AIR if place == 0 else WIDTH - ACROSS - AIR
        sheet.paste(face(card, words.label(card.key)), left, (HEIGHT - DOWN) / 2)
        x = WIDTH / 2 + (-6 if place == 0 else 6)
        y = HEIGHT * (0.3 if place == 0 else 0.76)
        sheet.paste(figure(one.seat, 80, mirrored=place == 1), x, y)
        sheet.paste(kamae_mark(one.kamae, 48), x, y + 46)


def _row(sheet: Sheet, words: Words, shown: list[SamuraiView]) -> None:
    """Smaller cards side by side, whose they are above them."""
    across = 262
    pitch = (WIDTH - 2 * AIR) / len(shown)
    for place, one in enumerate(shown):
        card = card_of(one.card)
        x = AIR + pitch * (place + 0.5)
        box = (x - across / 2, 260.0, x + across / 2, 660.0)
        sheet.paste(figure(one.seat, 170), x - 20, 226)
        sheet.paste(kamae_mark(one.kamae, 52), x + 90, 200)
        sheet.paste(chip(card, words.label(card.key), across, 400), box[0], box[1])
        if one.speed and all(one.speed >= other.speed for other in shown):
            ring_round(sheet, box)
