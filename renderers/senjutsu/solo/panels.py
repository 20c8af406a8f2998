"""The panels at the sides of a fight: heroes to the left, AI opponents to the right, up to four on a side.

With fewer fighters a panel tells more. The smallest one tells the name, the wounds, the behaviour and the
open card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.view import SamuraiView
from bot.games.senjutsu_solo.view import OpponentView, SoloView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD
from renderers.kit.cards import back
from renderers.kit.cards import speed as draw_speed
from renderers.kit.marks import Drawing, arms, mark, people, signs, spirit, stamp_coin
from renderers.kit.plate import bust
from renderers.kit.seats import write_name
from renderers.kit.sizes import LEAST
from renderers.painter import Player, Players
from renderers.palette import SUMI, YUKI, ink_on
from renderers.senjutsu.cards.faced import faced, has_face
from renderers.senjutsu.field import layout
from renderers.senjutsu.people.bodies import alike, kind_of, number_of
from renderers.senjutsu.people.figures import SIDES
from renderers.senjutsu.people.panels import (
    FOCUS_ROOM,
    INSET,
    STATUSES,
    STRIP,
    count,
    draw_fallen,
    draw_focus,
    draw_panel,
    draw_wounds,
    drops,
    panel_paper,
)
from renderers.senjutsu.people.portraits import PORTRAITS
from renderers.senjutsu.people.posture import behaviour_track, ordinal, posture
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.icons import KINDS
from renderers.senjutsu.signs.kamae import kamae_mark
from renderers.senjutsu.solo.intents import intent
from renderers.type import Face, fit, fit_name, width, wrap

TALL: Final = 400
HALF: Final = 240
"""Pixels: lower panels fill a third or a quarter of a side, and have two rows below the name."""
LOW_STRIP: Final = 46
MOST_DROPS: Final = 7
"""The most wounds drawn as drops; a larger limit is written as a number."""
TILE: Final = 62
"""Pixels: the height of a speed."""
COIN: Final = 25
LEAST_COIN: Final = 14
"""Pixels: the smallest coin with a card's type; with less room there is none."""
MANY: Final = 3
"""From this number of pearls on, the tag with a fighter's number has smaller pearls."""
CONTRACT: Final = 40
MEANT: Final = 40
"""Pixels: the height of the target's face beside the card."""
LARGEST_FACE: Final = 124
SMALLEST_FACE: Final = 60
TALL_HAT: Final = 1.46
"""The height of a portrait with hat, horns or sword, as a multiple of the face."""


def draw_panels(sheet: Sheet, view: SoloView, words: Words, players: Players) -> None:
    """Draws all panels: heroes in seating order, opponents in the order in which they came."""
    order = {seat: place for place, seat in enumerate(view.track, start=1)}
    boxes = layout.column(len(view.samurai), right=False)
    for one, box in zip(view.samurai, boxes, strict=True):
        player = players.get(one.seat)
        if box[3] - box[1] > HALF:
            draw_panel(sheet, one, order.get(one.seat, 0), words, player, box)
        else:
            _draw_low_hero(sheet, one, words, player, box)
    shown = [one for one in view.opponents if not one.fallen] or list(view.opponents)
    for one, box in zip(shown, layout.column(max(1, len(shown)), right=True), strict=False):
        _draw_opponent(sheet, view, one, words, box)


def _draw_low_hero(sheet: Sheet, one: SamuraiView, words: Words, player: Player | None, box: Box) -> None:
    """Draws a hero in little room: player, wounds, focus, kamae, and the card."""
    left, top, right, bottom = box
    sheet.paste(panel_paper(round(right - left), round(bottom - top), one.seat, LOW_STRIP), left, top)
    ink = ink_on(SIDES[one.seat])
    room = right - left - 2 * INSET
    if player is not None:
        write_name(sheet, player, left + INSET, top + LOW_STRIP / 2 + 1, room, ink, SIDES[one.seat])
    else:
        name = fit(words.label(one.key), Face.TITLE_BOLD, 38, room, LEAST)
        sheet.line(left + INSET, top + LOW_STRIP / 2 + 1, name, ink)
    y = top + LOW_STRIP + 24
    draw_wounds(sheet, one, (left + INSET, y), right - left - 2 * INSET - FOCUS_ROOM, 24)
    if one.fallen:
        draw_fallen(sheet, (left, y + 12, right, bottom))
        return
    draw_focus(sheet, one.focus, (right - INSET - FOCUS_ROOM + 4, y))
    y = round((y + 16 + bottom) / 2) - 2
    sheet.paste(kamae_mark(one.kamae, 40), left + INSET + 16, y)
    count(sheet, marks.draw, one.hand, left + INSET + 40, y)
    start = left + INSET + 84 + width(str(one.hand), Face.NUMBER, 40)
    _card(sheet, one, start, y, right - 8)


def _draw_opponent(sheet: Sheet, view: SoloView, one: OpponentView, words: Words, box: Box) -> None:
    left, top, right, bottom = box
    high = bottom - top
    strip = STRIP if high > HALF else LOW_STRIP
    sheet.paste(panel_paper(round(right - left), round(high), one.kind, strip), left, top)
    _name(sheet, one, words, (left, top, right, top + strip), numbered=alike(one, view))
    y = top + strip + 26
    _wounds(sheet, one, left + INSET, right - INSET, y)
    if one.fallen:
        draw_fallen(sheet, (left, y + 26, right, bottom))
        return
    due = intent(view, one)
    meant = None if due is None else due.hero
    if high > TALL:
        _tall(sheet, one, words, (left, y + 28, right, bottom), meant)
    elif high > HALF:
        _half(sheet, one, (left, y + 24, right, bottom), meant)
    else:
        y = round((y + 20 + bottom) / 2) - 3
        sheet.paste(posture(one.stance, one.behaviour, 44), left + INSET + 24, y)
        _card(sheet, one, left + INSET + 52, y, right - 8 - (MEANT if meant else 0))
        _meant(sheet, meant, right, y)
        taken = min(one.wound_limit, MOST_DROPS) * _pitch(right - left - 2 * INSET) + 8 + WOUNDS
        _conditions(sheet, one, left + INSET + taken, right - INSET, top + strip + 26)


def _name(sheet: Sheet, one: OpponentView, words: Words, box: Box, *, numbered: bool) -> None:
    left, top, right, bottom = box
    ink, middle = ink_on(SIDES[one.kind]), (top + bottom) / 2 + 1
    end = right - INSET
    if numbered:
        tag = ordinal(number_of(one), 40 if number_of(one) < MANY else 32)
        end -= tag.image.width
        sheet.paste(tag, end + tag.x + 4, middle)
    name = words.say(f"picture-kind-{kind_of(one).replace('_', '-')}")
    sheet.line(left + INSET, middle, fit_name(name, 0, Face.TITLE_BOLD, 40, end - left - INSET, LEAST), ink)


def _wounds(sheet: Sheet, one: OpponentView, left: float, right: float, y: float) -> None:
    """Draws the wounds as drops, or as a number if the limit is high."""
    if one.wound_limit <= MOST_DROPS:
        pitch = _pitch(right - left)
        size = round(min(34.0, pitch * 0.94))
        sheet.paste(drops(one.wounds, one.bleeding, one.wound_limit, size, round(pitch)), left, y)
        ink = BLOOD if one.all_wounds else SUMI
        sheet.text(left + pitch * one.wound_limit + 4, y, str(one.all_wounds), Face.NUMBER, LEAST, ink)
        return
    sheet.paste(mark(arms.wound, 40), left + 20, y)
    sheet.text(left + 46, y, f"{one.all_wounds}/{one.wound_limit}", Face.NUMBER, 42, SUMI)


WOUNDS: Final = 34
"""Pixels for the number behind the drops."""


def _pitch(room: float) -> float:
    """Pixels from drop to drop, so that the largest number of drops fits."""
    return min(38.0, (room - WOUNDS) / MOST_DROPS)


def _tall(sheet: Sheet, one: OpponentView, words: Words, box: Box, meant: SamuraiView | None) -> None:
    """Draws an opponent with a side to himself: behaviours, stance, deck, contracts, and his card with its
    name."""
    left, top, right, bottom = box
    middle = (left + right) / 2
    y = top + 44
    sheet.paste(behaviour_track(one.stance, one.behaviour, 60), middle, y)
    y += 66
    stance = fit(words.label(f"stance:{one.stance}"), Face.LABEL_BOLD, 40, right - left - 2 * INSET, LEAST)
    sheet.line(middle, y, stance, SUMI, "mm")
    y += 52
    count(sheet, people.card, one.deck, left + INSET, y)
    count(sheet, marks.discard, len(one.discard), middle + 4, y)
    y += 48
    if one.contracts:
        _contracts(sheet, one, left + INSET, y)
        y += 46
    _conditions(sheet, one, left + INSET, right - INSET, y)
    y_above = y + (24 if conditions(one) else -24)
    if one.card and has_face(one.card):
        name = wrap(words.label(one.card), Face.LABEL_BOLD, 38, right - left - 20, 2, LEAST)
        y = bottom - 16 - 39 * len(name)
        _face(sheet, one, middle, y - 66, y_above)
        _card(sheet, one, left + INSET, y - 30, right)
        _meant(sheet, meant, right, y - 30)
        for line in name:
            sheet.line(middle, y + 20, line, SUMI, "mm")
            y += 39
    else:
        _face(sheet, one, middle, bottom - 84, y_above)
        _card(sheet, one, left + INSET, bottom - 42, right)


def _face(sheet: Sheet, one: OpponentView, x: float, foot: float, top: float) -> None:
    """Draws his face as large as the room allows, or not at all if it would be too small."""
    high = round((foot - top) / TALL_HAT)
    if high >= SMALLEST_FACE:
        sheet.paste(bust(PORTRAITS[one.kind], min(high, LARGEST_FACE)), x, foot)
        sheet.draw.rectangle((x - 108, foot, x + 108, foot + 2), fill=SUMI)


def _half(sheet: Sheet, one: OpponentView, box: Box, meant: SamuraiView | None) -> None:
    left, top, right, bottom = box
    y = top + 32
    sheet.paste(posture(one.stance, one.behaviour, 58), left + INSET + 32, y)
    count(sheet, people.card, one.deck, left + INSET + 100, y)
    y += 60
    if one.contracts:
        _contracts(sheet, one, left + INSET, y)
    else:
        _conditions(sheet, one, left + INSET, right - INSET, y)
    _card(sheet, one, left + INSET, bottom - 48, right)
    _meant(sheet, meant, right, bottom - 48)


def _meant(sheet: Sheet, meant: SamuraiView | None, right: float, y: float) -> None:
    """Draws the face of the open card's target beside the card."""
    if meant is not None:
        sheet.paste(bust(PORTRAITS[meant.seat], MEANT), right - INSET - 14, y + MEANT * 0.56)


def _contracts(sheet: Sheet, one: OpponentView, left: float, y: float) -> None:
    """Draws a scroll for each contract, ticked if it is fulfilled."""
    for place, (_, done) in enumerate(one.contracts):
        x = left + (CONTRACT + 24) * place + CONTRACT / 2
        sheet.paste(mark(marks.scroll, CONTRACT), x, y)
        if done:
            sheet.paste(mark(signs.tick, CONTRACT), x + 10, y - 4)


def conditions(one: OpponentView) -> list[tuple[Drawing, int]]:
    """His statuses, each with its number."""
    shown: list[tuple[Drawing, int]] = []
    if one.stuns:
        shown.append((arms.stun, one.stuns))
    if one.hobbles:
        shown.append((marks.hobble, len(one.hobbles)))
    if one.concealed:
        shown.append((people.hood, 1))
    if one.desperate:
        shown.append((arms.fire, 1))
    return [*shown, *[(STATUSES[poison], 1) for poison, _ in one.poisons]]


def _conditions(sheet: Sheet, one: OpponentView, left: float, right: float, y: float) -> None:
    shown = conditions(one)
    pitch = min(66.0, (right - left) / max(1, len(shown)))
    for place, (drawing, number) in enumerate(shown):
        x = left + pitch * place
        sheet.paste(mark(drawing, min(38, round(pitch))), x + min(19, pitch / 2), y)
        if number > 1 and pitch > 60:
            sheet.text(x + 42, y, str(number), Face.NUMBER, LEAST, SUMI)


def _card(sheet: Sheet, one: SamuraiView | OpponentView, left: float, y: float, right: float) -> None:
    """Draws his card of this turn: face down, or revealed with speed and type."""
    if not one.card:
        if one.chosen:
            sheet.paste(back(34, 48, sign=spirit.torii), left + 24, y)
        return
    if has_face(one.card):
        text = str(one.speed or faced(one.card).speeds)
        sheet.paste(_speed(text, one.card, round(right - left), lost=one.lost), left, y)
        return
    sheet.paste(mark(arms.stun if one.card == "status:stun" else marks.poison, 50), left + 28, y)


@lru_cache(maxsize=64)
def _speed(text: str, card: str, room: int, *, lost: bool) -> Sprite:
    """A card's speed and type, struck out if the rest of the card is lost."""
    drawing, ground = KINDS[faced(card).kind]

    def draw(c: Canvas) -> None:
        run = draw_speed(c, 0, 0, TILE, text)
        coin = min(COIN, (room - run - 8) / 2)
        if coin >= LEAST_COIN:
            stamp_coin(c, drawing, run + coin + 8, 0, coin, ground, YUKI)
        if lost:
            for thick, ink in ((14, YUKI), (8, SUMI)):
                ends = [(run + 8, COIN), (run + 2 * coin + 8, -COIN)]
                brush(c, ends, thick, ink, start=0.9, end=0.9)

    return sprite((-3, -36, 200, 36), draw)
