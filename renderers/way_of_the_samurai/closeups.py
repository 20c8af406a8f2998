"""The closeups: piles, the enemy's cards, the place, the map of a campaign."""

from __future__ import annotations

from typing import Final

from bot.games.way_of_the_samurai.cards import Action, OpponentCard
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.band import draw_ground
from renderers.kit.marks import mark, signs
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Players
from renderers.palette import SUMI, WASHI, YUKI
from renderers.type import Face, fit
from renderers.way_of_the_samurai.board import named, place_of
from renderers.way_of_the_samurai.faces import Size, action_card, amount, sign, tone
from renderers.way_of_the_samurai.hand import ground
from renderers.way_of_the_samurai.layout import BAND
from renderers.way_of_the_samurai.maps import draw_campaign, draw_clan
from renderers.way_of_the_samurai.marks import die_face
from renderers.way_of_the_samurai.places.scene import scene
from renderers.way_of_the_samurai.scroll import draw_scroll
from renderers.way_of_the_samurai.stance import face_of

CHRONICLE: Final = "chronicle:run"
HALVES: Final = ("defence", "counter")


def keys(view: DuelView) -> tuple[str, ...]:
    """The keys of the closeups available now, the map of a run first."""
    found: list[str] = []
    if view.stops:
        found.append("map:campaign")
    if view.mode == "clan":
        found.append("map:clan")
    if view.passages:
        found.append(CHRONICLE)
    if len(view.fighters) == 1:
        found.append("opponents:all")
    if view.place:
        found.append(view.place.key)
    found += [f"discard:{fighter.key}" for fighter in view.fighters if fighter.discard]
    return tuple(found)


def draw_closeup(view: DuelView, words: Words, key: str, players: Players) -> Sheet:
    kind, _, name = key.partition(":")
    sheet = Sheet(ground(place_of(view), view.weather).copy())
    if key == CHRONICLE:
        draw_scroll(sheet, view, words, players, words.label(CHRONICLE))
        return sheet
    if kind == "map":
        (draw_clan if name == "clan" else draw_campaign)(sheet, view, words)
        return sheet
    draw_ground(sheet, BAND)
    heading = named(view, words) if kind == "place" else words.label(key)
    title = fit(heading, Face.TITLE, 42, 1060, LEAST)
    sheet.line(20, BAND / 2 - 4, title, YUKI)
    if kind == "discard":
        fighter = next(one for one in view.fighters if one.key == name)
        _actions(sheet, fighter.discard)
    elif kind == "opponents":
        _opponents(sheet, view, words)
    else:
        _place(sheet, view)
    return sheet


def _actions(sheet: Sheet, cards: tuple[Action, ...]) -> None:
    """At most eighteen cards, the last ones first."""
    shown = tuple(reversed(cards))[:18]
    a_row = 9 if len(shown) > 12 else 5 if 6 < len(shown) <= 10 else 6
    wide = (WIDTH - 32) // a_row - 8
    rows = max(1, -(-len(shown) // a_row))
    number, symbol = (44, 40) if a_row == 9 else (52, 48)
    size = Size(wide, min(300, (HEIGHT - 84) // rows - 12), number, symbol, 0.34)
    for place, card in enumerate(shown):
        row, column = divmod(place, a_row)
        sheet.paste(action_card(card, size), 16 + column * (wide + 8), 84 + row * (size.high + 12))


def _opponents(sheet: Sheet, view: DuelView, words: Words) -> None:
    """All cards of the enemy, defence above counter; recently seen cards are ticked."""
    cards = [card for card in dict.fromkeys(view.opponent_cards) if not card.hard][:10]
    heads = [fit(words.say(f"picture-stance-{half}"), Face.TITLE, 40, 140, 37) for half in HALVES]
    seen = set(view.opponent_discard) | ({view.defence} if view.defence else set[OpponentCard]())
    for place, card in enumerate(cards):
        row, column = divmod(place, 5)
        x, y = 16 + column * 216, 76 + row * 310
        sheet.paste(face_of(card, (204, 146), countering=False), x, y)
        sheet.paste(face_of(card, (204, 146), countering=True), x, y + 152)
        for half, head in enumerate(heads):
            sheet.line(x + 124, y + 28 + half * 152, head, YUKI, "mm")
        if card in seen:
            sheet.paste(mark(signs.tick, 44, YUKI, SUMI), x + 30, y + 24)


def _place(sheet: Sheet, view: DuelView) -> None:
    """The effect of each number of the place's die."""
    assert view.place is not None
    sheet.image.paste(scene(place_of(view), view.weather), (0, BAND))
    for row, effect in enumerate(view.place.rows):
        x, y = 40 + (row // 3) * 530, 470 + (row % 3) * 76
        sheet.draw.rounded_rectangle((x, y, x + 490, y + 66), 10, fill=WASHI)
        sheet.paste(mark(die_face(row + 1), 50, SUMI, WASHI), x + 38, y + 33)
        across = x + 110
        for deed in effect.deeds:
            sheet.paste(mark(sign(deed), 46, tone(deed), WASHI), across, y + 33)
            across = sheet.text(across + 28, y + 32, amount(deed), Face.NUMBER, 46, tone(deed)) + 50
