"""The private picture: the owner's cards in hand, with the gauges and goals they serve."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.form import Draft, filled_in
from bot.engine.question import Request, barred, numbered_places, options_of
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.view import DuelView, FighterView
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.band import draw_ground
from renderers.kit.cards import greyed
from renderers.kit.marks import mark, spirit
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.kit.strokes import ring_round
from renderers.painter import Player, Players
from renderers.palette import FUJI, KINAKO, SUMI, WASHI, YUKI
from renderers.type import Face, fit, wrap
from renderers.way_of_the_samurai.board import place_of
from renderers.way_of_the_samurai.faces import Size, action_card
from renderers.way_of_the_samurai.layout import BAND
from renderers.way_of_the_samurai.places.scene import SCENE, scene
from renderers.way_of_the_samurai.rails import draw_rails, draw_rival
from renderers.way_of_the_samurai.stance import draw_stance

TOP: Final = 76.0
SMALL: Final = Size(120, 180, 42, 38, 0.36)
ONE_ROW: Final = 6
CARDS_TOP: Final = 276.0
DIM: Final = 0.55
"""The share of night over the ground behind a hand."""


def draw_hand(
    view: DuelView,
    fighter: FighterView,
    words: Words,
    request: Request[object] | None,
    draft: Draft,
    players: Players,
) -> Sheet:
    """Above: gauges, the enemy's stance or the rival's gauges, and this exchange's cards. Below: the hand,
    with unplayable cards grey."""
    sheet = Sheet(ground(place_of(view), view.weather).copy())
    draw_ground(sheet, BAND)
    y = BAND / 2 - 4
    sheet.line(20, y, fit(words.say("picture-hand"), Face.TITLE, 42, 420, LEAST), YUKI)
    when = words.say("picture-when", round=view.round, exchange=view.exchange)
    sheet.line(606, y, fit(when, Face.LABEL, 38, 450, LEAST), KINAKO, "mm")
    x = 1076.0
    for drawing, value, ink in ((spirit.magatama, fighter.qi, FUJI), (spirit.pearl, fighter.life, YUKI)):
        sheet.text(x, y, str(value), Face.NUMBER, 44, YUKI, "rm")
        sheet.paste(mark(drawing, 40, ink if ink != FUJI else (168, 138, 190), SUMI), x - 64, y)
        x -= 124
    draw_rails(sheet, view, fighter, (16, TOP, 452, TOP + 182))
    if len(view.fighters) == 1:
        draw_stance(sheet, view, words, (464, TOP, 690, TOP + 182))
    for rival in view.fighters:
        if rival is not fighter:
            player = players.get(rival.seat, Player(words.label(rival.key)))
            draw_rival(sheet, rival, player, (464, TOP, 690, TOP + 182))
    for place, card in enumerate(fighter.played[:3]):
        sheet.paste(action_card(card, SMALL), 704 + place * 128, TOP)
    _cards(sheet, (*(fighter.hand or ()), *fighter.reserve), words, request, draft)
    return sheet


@lru_cache(maxsize=4)
def ground(place: str, weather: str) -> Image.Image:
    """The place in the dark."""
    image = Image.new("RGB", (WIDTH, HEIGHT), (23, 27, 43))
    behind = scene(place, weather).resize((WIDTH, round(SCENE[1] * 1.34)))
    dark = Image.blend(behind, Image.new("RGB", behind.size, (16, 20, 34)), DIM)
    image.paste(dark, (0, BAND))
    return image


def _cards(
    sheet: Sheet, cards: tuple[Action, ...], words: Words, request: Request[object] | None, draft: Draft
) -> None:
    shut = _shut(request)
    numbers: Mapping[str, int] = {} if request is None else numbered_places(request)
    picked = set(filled_in(draft).choices.values())
    rows = 1 if len(cards) <= ONE_ROW else 2
    a_row = max(1, -(-len(cards) // rows))
    wide = min(172, round((WIDTH - 32) / a_row) - 8)
    size = Size(wide, 262, 56, 54, 0.4) if rows == 1 else Size(min(wide, 140), 198, 46, 42, 0.36)
    pitch = size.wide + 8
    for place, card in enumerate(cards):
        row, column = divmod(place, a_row)
        count = min(a_row, len(cards) - row * a_row)
        x = (WIDTH - count * pitch + 8) / 2 + column * pitch
        y = CARDS_TOP + row * (size.high + 10)
        drawn = action_card(card, size)
        sheet.paste(greyed(drawn) if card.key in shut else drawn, x, y)
        if card.key in picked:
            ring_round(sheet, (x, y, x + size.wide, y + size.high))
        if (number := numbers.get(card.key)) is not None:
            _numbered(sheet, number, x + size.wide - 26, y + 26)
        if rows == 1:
            _name(sheet, words.label(card.key), x + size.wide / 2, y + size.high + 12, size.wide + 4)


def _shut(request: Request[object] | None) -> frozenset[str]:
    """The keys of cards in hand that cannot be played now."""
    if request is None:
        return frozenset()
    return frozenset(
        option.key.partition("#")[0] for option in options_of(request) if barred(option) is not None
    )


def _name(sheet: Sheet, name: str, x: float, top: float, room: float) -> None:
    lines = wrap(name, Face.LABEL, 38, room - (14 if " " in name else 4), 2, LEAST)
    high = len(lines) * 44 + 10
    sheet.draw.rounded_rectangle((x - room / 2 + 2, top, x + room / 2 - 2, top + high), 7, fill=WASHI)
    for row, line in enumerate(lines):
        sheet.line(x, top + 5 + 44 * (row + 0.5), line, SUMI, "mm")


def _numbered(sheet: Sheet, number: int, x: float, y: float) -> None:
    """The number of a card on the buttons below the picture."""
    sheet.paste(badge(), x, y)
    sheet.text(x, y - 1, str(number), Face.NUMBER, LEAST, YUKI, "mm")


@lru_cache(maxsize=1)
def badge() -> Sprite:
    return sprite((-28, -28, 28, 28), lambda c: c.disc(0, 0, 23, SUMI, 3, YUKI), seed="badge")
