"""The panels at the sides of a fight: heroes to the left, AI opponents to the right, up to four on a side.

The fewer there are, the more a panel tells; the least is who it is, what is left of him, how he behaves and
what card lies open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.solo.view import OpponentView, SoloView
from bot.games.senjutsu.view import SamuraiView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.cards import back
from renderers.kit.cards import speed as draw_speed
from renderers.kit.marks import Drawing, arms, mark, people, signs, spirit, stamp_coin
from renderers.kit.seats import write_name
from renderers.kit.sizes import LEAST
from renderers.painter import Company, Member
from renderers.palette import SUMI, YUKI, ink_on
from renderers.senjutsu import layout, marks
from renderers.senjutsu.bodies import alike, kind_of, number_of
from renderers.senjutsu.faced import faced, has_face
from renderers.senjutsu.figures import SIDES
from renderers.senjutsu.icons import KINDS
from renderers.senjutsu.kamae import kamae_mark
from renderers.senjutsu.panels import INSET, STATUSES, STRIP, count, draw_panel, drops, focus, panel_paper
from renderers.senjutsu.posture import behaviour_track, ordinal, posture
from renderers.type import Face, fit, wrap

TALL: Final = 400
HALF: Final = 240
"""Lower panels are a third or a quarter of a side: they have two rows below the name."""
LOW_STRIP: Final = 46
MOST_DROPS: Final = 7
"""More wounds than these are a number."""
CONTRACT: Final = 40
TILE: Final = 56
LOW_TILE: Final = 46
"""The height of a speed."""


def draw_panels(sheet: Sheet, view: SoloView, words: Words, company: Company) -> None:
    """Everybody, in seating order; the opponents in the order in which they came."""
    order = {seat: place for place, seat in enumerate(view.track, start=1)}
    boxes = layout.column(len(view.samurai), right=False)
    for one, box in zip(view.samurai, boxes, strict=True):
        member = company.get(one.seat)
        if box[3] - box[1] > HALF:
            draw_panel(sheet, one, order.get(one.seat, 0), words, member, box)
        else:
            _draw_low_hero(sheet, one, words, member, box)
    shown = [one for one in view.opponents if not one.fallen] or list(view.opponents)
    for one, box in zip(shown, layout.column(max(1, len(shown)), right=True), strict=False):
        _draw_opponent(sheet, one, words, box, numbered=alike(one, view))


def _draw_low_hero(sheet: Sheet, one: SamuraiView, words: Words, member: Member | None, box: Box) -> None:
    """A hero in little room: who plays him, wounds and focus, kamae, and the card."""
    left, top, right, bottom = box
    sheet.paste(panel_paper(round(right - left), round(bottom - top), one.seat, LOW_STRIP), left, top)
    ink = ink_on(SIDES[one.seat])
    room = right - left - 2 * INSET
    if member is not None:
        write_name(sheet, member, left + INSET, top + LOW_STRIP / 2 + 1, room, ink, SIDES[one.seat])
    else:
        name = fit(words.label(one.key), Face.TITLE_BOLD, 38, room, LEAST)
        sheet.line(left + INSET, top + LOW_STRIP / 2 + 1, name, ink)
    y = top + LOW_STRIP + 24
    sheet.paste(drops(one.wounds, one.bleeding, one.wound_limit, 24, 25), left + INSET, y)
    sheet.paste(focus(one.focus), right - INSET - 82, y)
    y = (y + 16 + bottom) / 2 - 2
    sheet.paste(kamae_mark(one.kamae, 44), left + INSET + 20, y)
    count(sheet, marks.draw, one.hand, left + INSET + 48, y)
    _card(sheet, one, left + INSET + 108, y, LOW_TILE)


def _draw_opponent(sheet: Sheet, one: OpponentView, words: Words, box: Box, *, numbered: bool) -> None:
    left, top, right, bottom = box
    high = bottom - top
    strip = STRIP if high > HALF else LOW_STRIP
    sheet.paste(panel_paper(round(right - left), round(high), one.kind, strip), left, top)
    _name(sheet, one, words, (left, top, right, top + strip), numbered=numbered)
    y = top + strip + 26
    _wounds(sheet, one, left + INSET, right - INSET, y)
    if high > TALL:
        _tall(sheet, one, words, (left, y + 28, right, bottom))
    elif high > HALF:
        _half(sheet, one, (left, y + 24, right, bottom))
    else:
        y = (y + 20 + bottom) / 2 - 3
        sheet.paste(posture(one.stance, one.behaviour, 44), left + INSET + 24, y)
        _card(sheet, one, left + INSET + 60, y, LOW_TILE)
        taken = min(one.wound_limit, MOST_DROPS) * _pitch(right - left - 2 * INSET) + 8
        _conditions(sheet, one, left + INSET + taken, right - INSET, top + strip + 26)


def _name(sheet: Sheet, one: OpponentView, words: Words, box: Box, *, numbered: bool) -> None:
    left, top, right, bottom = box
    ink, middle = ink_on(SIDES[one.kind]), (top + bottom) / 2 + 1
    end = right - INSET
    if numbered:
        tag = ordinal(number_of(one), 40)
        end -= tag.image.width
        sheet.paste(tag, end + tag.x + 4, middle)
    name = words.say(f"picture-kind-{kind_of(one).replace('_', '-')}")
    sheet.line(left + INSET, middle, fit(name, Face.TITLE_BOLD, 40, end - left - INSET, LEAST), ink)


def _wounds(sheet: Sheet, one: OpponentView, left: float, right: float, y: float) -> None:
    """Drops, then stuns as turned stars: both have the same limit."""
    if one.wound_limit <= MOST_DROPS:
        pitch = _pitch(right - left)
        size = round(min(34.0, pitch * 0.94))
        sheet.paste(drops(one.wounds, one.bleeding, one.wound_limit, size, round(pitch)), left, y)
        return
    sheet.paste(mark(arms.wound, 40), left + 20, y)
    sheet.text(left + 46, y, f"{one.all_wounds}/{one.wound_limit}", Face.NUMBER, 42, SUMI)


def _pitch(room: float) -> float:
    """From drop to drop, so that as many as there may be have room."""
    return min(38.0, room / MOST_DROPS)


def _tall(sheet: Sheet, one: OpponentView, words: Words, box: Box) -> None:
    """One opponent alone: his track, what he waits for, his deck, his card with its name."""
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
    if one.card and has_face(one.card):
        name = wrap(words.label(one.card), Face.LABEL_BOLD, 38, right - left - 20, 2, LEAST)
        y = bottom - 16 - 39 * len(name)
        _card(sheet, one, left + INSET, y - 30)
        for line in name:
            sheet.line(middle, y + 20, line, SUMI, "mm")
            y += 39
    else:
        _card(sheet, one, left + INSET, bottom - 70)


def _half(sheet: Sheet, one: OpponentView, box: Box) -> None:
    left, top, right, bottom = box
    y = top + 32
    sheet.paste(posture(one.stance, one.behaviour, 58), left + INSET + 32, y)
    count(sheet, people.card, one.deck, left + INSET + 80, y)
    count(sheet, marks.discard, len(one.discard), left + INSET + 146, y)
    y += 60
    if one.contracts:
        _contracts(sheet, one, left + INSET, y)
    else:
        _conditions(sheet, one, left + INSET, right - INSET, y)
    _card(sheet, one, left + INSET, bottom - 48)


def _contracts(sheet: Sheet, one: OpponentView, left: float, y: float) -> None:
    """A scroll for each contract, ticked when it is fulfilled."""
    for place, (_, done) in enumerate(one.contracts):
        x = left + (CONTRACT + 24) * place + CONTRACT / 2
        sheet.paste(mark(marks.scroll, CONTRACT), x, y)
        if done:
            sheet.paste(mark(signs.tick, CONTRACT), x + 10, y - 4)


def conditions(one: OpponentView) -> list[tuple[Drawing, int]]:
    """What has befallen him, and what he is just now; with how often."""
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


def _card(sheet: Sheet, one: SamuraiView | OpponentView, left: float, y: float, tile: int = TILE) -> None:
    """What lies before him: a card face down, or what was revealed with its speed."""
    if not one.card:
        if one.chosen:
            sheet.paste(back(34, 48, sign=spirit.torii), left + 24, y)
        return
    if has_face(one.card):
        sheet.paste(_speed(str(one.speed or faced(one.card).speeds), one.card, tile, lost=one.lost), left, y)
        return
    sheet.paste(mark(arms.stun if one.card == "status:stun" else marks.poison, 50), left + 28, y)


@lru_cache(maxsize=64)
def _speed(text: str, card: str, tile: int, *, lost: bool) -> Sprite:
    """A card's speed and its type; struck out when the rest of it is lost."""
    drawing, ground = KINDS[faced(card).kind]

    def draw(c: Canvas) -> None:
        coin = tile * 0.44
        run = draw_speed(c, 2, 0, tile, text)
        stamp_coin(c, drawing, run + coin + 12, 0, coin, ground, YUKI)
        if lost:
            for width, ink in ((14, YUKI), (8, SUMI)):
                ends = [(run + 12, coin), (run + 2 * coin + 12, -coin)]
                brush(c, ends, width, ink, start=0.9, end=0.9)

    return sprite((-2, -32, 190, 32), draw)
