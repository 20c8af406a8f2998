"""What anybody may look at closely: piles, the enemy's cards, the place, the way of a campaign."""

from __future__ import annotations

from typing import Final

from bot.games.way_of_the_samurai.cards import Action, OpponentCard
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Canvas, Sheet
from renderers.kit.band import draw_ground
from renderers.kit.marks import mark, people, signs
from renderers.kit.sizes import LEAST
from renderers.palette import KINAKO, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.type import Face, fit
from renderers.way_of_the_samurai.board import place_of
from renderers.way_of_the_samurai.faces import Size, action_card, amount, sign, tone
from renderers.way_of_the_samurai.hand import ground
from renderers.way_of_the_samurai.layout import BAND
from renderers.way_of_the_samurai.marks import die_face
from renderers.way_of_the_samurai.places.scene import scene
from renderers.way_of_the_samurai.stance import face_of

STATES: Final = {"won": MATCHA, "here": SHU, "next": YAMABUKI, "later": WASHI, "passed_by": (120, 116, 110)}


def keys(view: DuelView) -> tuple[str, ...]:
    """What there is to look at now."""
    found = [f"discard:{fighter.seat}" for fighter in view.fighters if fighter.discard]
    if len(view.fighters) == 1:
        found.append("opponents:all")
    if view.place:
        found.append(view.place.key)
    if view.stops:
        found.append("map:campaign")
    return tuple(found)


def draw_closeup(view: DuelView, words: Words, key: str) -> Sheet:
    kind, _, name = key.partition(":")
    sheet = Sheet(ground(view))
    draw_ground(sheet, BAND)
    title = fit(words.label(key), Face.TITLE, 42, 1060, LEAST)
    sheet.line(20, BAND / 2 - 4, title, YUKI)
    if kind == "discard":
        fighter = next(one for one in view.fighters if one.seat == name)
        _actions(sheet, fighter.discard)
    elif kind == "opponents":
        _opponents(sheet, view)
    elif kind == "place":
        _place(sheet, view)
    else:
        _map(sheet, view, words)
    return sheet


def _actions(sheet: Sheet, cards: tuple[Action, ...]) -> None:
    """At most eighteen, the last ones first."""
    shown = tuple(reversed(cards))[:18]
    a_row = 9 if len(shown) > 12 else 6
    wide = (1100 - 32) // a_row - 8
    size = Size(wide, min(300, round(wide * 1.66)), 44 if a_row == 9 else 52, 40 if a_row == 9 else 48, 0.38)
    for place, card in enumerate(shown):
        row, column = divmod(place, a_row)
        sheet.paste(action_card(card, size), 16 + column * (wide + 8), 84 + row * (size.high + 12))


def _opponents(sheet: Sheet, view: DuelView) -> None:
    """Every card that he has, defence over counter; those that were seen lately are ticked."""
    cards = [card for card in dict.fromkeys(view.opponent_cards) if not card.hard][:10]
    seen = set(view.opponent_discard) | ({view.defence} if view.defence else set[OpponentCard]())
    for place, card in enumerate(cards):
        row, column = divmod(place, 5)
        x, y = 16 + column * 216, 76 + row * 310
        sheet.paste(face_of(card, (204, 146), countering=False), x, y)
        sheet.paste(face_of(card, (204, 146), countering=True), x, y + 152)
        if card in seen:
            sheet.paste(mark(signs.tick, 44, YUKI, SUMI), x + 30, y + 24)


def _place(sheet: Sheet, view: DuelView) -> None:
    """What each number of the die does there."""
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


def _map(sheet: Sheet, view: DuelView, words: Words) -> None:
    """The way that was walked, and where it may lead."""
    left, top, right, bottom = 60, 110, 1040, 650
    sheet.draw.rounded_rectangle((16, 74, 1084, 688), 12, fill=mix(WASHI, KINAKO, 0.2))
    at = {
        stop.name: (left + (right - left) * stop.x / 100, top + (bottom - top) * stop.y / 100)
        for stop in view.stops
    }

    def ways(c: Canvas) -> None:
        for stop in view.stops:
            for name in stop.leads:
                done = stop.state == "won"
                ink = SUMI if done else mix(SUMI, WASHI, 0.5)
                brush(c, [at[stop.name], at[name]], 9 if done else 5, ink, start=1, end=0.6)

    sheet.ink((16, 74, 1084, 688), ways, seed="map")
    for stop in view.stops:
        x, y = at[stop.name]
        fill = STATES[stop.state]
        sheet.draw.ellipse((x - 38, y - 38, x + 38, y + 38), fill=fill, outline=SUMI, width=4)
        if stop.state == "won":
            sheet.paste(mark(signs.tick, 48, YUKI, SUMI), x, y)
        elif stop.state == "here":
            sheet.paste(mark(people.hat, 54, YUKI, SHU), x, y)
        elif stop.life:
            sheet.text(x, y - 1, str(stop.life), Face.NUMBER, 44, SUMI, "mm")
        else:
            sheet.text(x, y - 1, "?", Face.NUMBER, 44, SUMI, "mm")
    text = words.say("picture-felled", felled=view.felled)
    sheet.line(1076, BAND / 2 - 4, fit(text, Face.LABEL, 40, 300, LEAST), KINAKO, "rm")
