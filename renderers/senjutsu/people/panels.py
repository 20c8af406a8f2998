"""The panels of samurai at the sides of the field: player, wounds, focus, kamae, cards, open card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.heroes import HEROES, MOST_FOCUS
from bot.games.senjutsu.view import SamuraiView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD
from renderers.kit.cards import back
from renderers.kit.cards import speed as draw_speed
from renderers.kit.gauges import PALE, Pips, draw_pips
from renderers.kit.marks import DROP, Drawing, arms, mark, people, spirit, stamp_coin
from renderers.kit.seats import write_name
from renderers.kit.sizes import LEAST
from renderers.painter import Player
from renderers.palette import DRIED, FUJI, KINAKO, SHU, SUMI, WASHI, YUKI, ink_on, mix
from renderers.pieces import kept
from renderers.senjutsu.people.crests import CRESTS, crest
from renderers.senjutsu.people.figures import SIDES
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.icons import KINDS
from renderers.senjutsu.signs.kamae import tree
from renderers.type import Face, fit, width, wrap

TALL: Final = 400
"""Pixels: a lower panel shares its side with another one, so it shows less."""
STRIP: Final = 54
INSET: Final = 14
CREST: Final = 38
SKULL: Final = 110
COUNT: Final = 36
"""Pixels: the size of a mark beside its number."""
ROUND: Final = "50,4 82.5,17.5 96,50 82.5,82.5 50,96 17.5,82.5 4,50 17.5,17.5"
FOCUS: Final = Pips(ROUND, 34, 40, (FUJI, SUMI), (WASHI, PALE), 2.4)
SMALL_FOCUS: Final = Pips(ROUND, 22, 18, (FUJI, SUMI), (WASHI, PALE), 2.2)
FOCUS_ROOM: Final = 84
"""Pixels for pearls and their number in a lower panel."""
STATUSES: Final[dict[str, Drawing]] = {
    "crippling": marks.poison,
    "mist": marks.look,
    "toxin": marks.poison,
    "paralysis": spirit.bolt,
    "virulent": arms.skull,
}
"""The mark of each poison."""


def draw_panel(
    sheet: Sheet, one: SamuraiView, place: int, words: Words, player: Player | None, box: Box
) -> None:
    """Draws a panel, tall or half as high. ``place`` is his place on the advantage track, from 1 on."""
    left, top, right, bottom = box
    sheet.paste(panel_paper(round(right - left), round(bottom - top), one.seat, STRIP), left, top)
    y = _head(sheet, one, place, words, player, box)
    tall = bottom - top > TALL
    middle = (left + right) / 2
    size = 34 if tall else 24
    room = right - left - 2 * INSET - (0 if tall else FOCUS_ROOM)
    draw_wounds(sheet, one, (left + INSET, y + 4 + size / 2), room, size)
    if one.fallen:
        draw_fallen(sheet, (left, y + size + 4, right, bottom))
        return
    if tall:
        y += size + 14
        draw_focus(sheet, one.focus, (left + INSET, y + 20), FOCUS)
        y += 44
        sheet.paste(tree(HEROES[one.seat], one.kamae, 164), middle, y + 82)
        y += 170
        _counts(sheet, one, left + INSET, right - INSET, y + 22)
        _statuses(sheet, one, left + INSET, middle, y + 68)
        y += 92
    else:
        draw_focus(sheet, one.focus, (right - INSET - FOCUS_ROOM + 4, y + 4 + size / 2))
        y += 38
        sheet.paste(tree(HEROES[one.seat], one.kamae, 98), left + 62, y + 48)
        count(sheet, marks.draw, one.hand, left + 132, y + 22)
        _statuses(sheet, one, left + 130, right - INSET, y + 70)
        y += 96
    _card(sheet, one, words, (left + 8, y, right - 8, bottom - 8), tall=tall)


def draw_fallen(sheet: Sheet, box: Box) -> None:
    """Draws a skull in place of a fallen fighter's cards and marks."""
    left, top, right, bottom = box
    size = min(SKULL, round(bottom - top - 12))
    sheet.paste(mark(arms.skull, size), (left + right) / 2, (top + bottom) / 2)


@kept
def panel_paper(across: int, down: int, who: str, strip: int) -> Sprite:
    """Paper between two rods, with a strip in a fighter's colour."""

    def draw(c: Canvas) -> None:
        c.slab((0, 0, across, down), 6, WASHI, 3)
        c.slab((4, 4, across - 4, strip), 3, SIDES[who])
        c.fill([(4, strip), (across - 4, strip), (across - 4, strip + 3), (4, strip + 3)], SUMI)

    return sprite((-5, -5, across + 5, down + 5), draw, rim_width=2)


def _head(sheet: Sheet, one: SamuraiView, place: int, words: Words, player: Player | None, box: Box) -> float:
    """Draws the hero's name, his place on the track, his player and his team. Returns the height below it."""
    left, top, right, bottom = box
    ink = ink_on(SIDES[one.seat])
    end = right - 12
    if place == 1:
        sheet.paste(mark(people.flag, 34, ink, SIDES[one.seat]), end - 17, top + STRIP / 2 + 2)
    else:
        sheet.text(end, top + STRIP / 2 + 1, str(place), Face.NUMBER, LEAST, ink, "rm")
    name = fit(words.label(one.key), Face.TITLE_BOLD, 40, end - left - INSET - 48, LEAST)
    sheet.line(left + INSET, top + STRIP / 2 + 1, name, ink)
    y = top + STRIP + (6 if bottom - top > TALL else 2)
    room = right - left - 2 * INSET
    if one.team in CRESTS:
        sheet.paste(crest(one.team, CREST), right - INSET - CREST / 2, y + 22)
        room -= CREST + 8
    if player is not None:
        write_name(sheet, player, left + INSET, y + 22, room, SUMI, WASHI)
    elif bottom - top > TALL:
        sheet.draw.line(
            (left + INSET, y + 22, left + INSET + room, y + 22), fill=mix(KINAKO, WASHI, 0.3), width=3
        )
    return y + (46 if bottom - top > TALL else 43)


def draw_wounds(sheet: Sheet, one: SamuraiView, at: Point, room: float, size: int) -> None:
    """Draws wounds as drops, with their number behind them."""
    text = str(one.all_wounds)
    pitch = int(min(size + 1, (room - width(text, Face.NUMBER, LEAST) - 10) / one.wound_limit))
    sheet.paste(drops(one.wounds, one.bleeding, one.wound_limit, size, pitch), *at)
    ink = BLOOD if one.all_wounds else SUMI
    sheet.text(at[0] + pitch * (one.wound_limit - 1) + size + 6, at[1], text, Face.NUMBER, LEAST, ink)


def draw_focus(sheet: Sheet, number: int, at: Point, pips: Pips = SMALL_FOCUS) -> None:
    """Draws focus as pearls, with its number behind them."""
    sheet.paste(focus(number, pips), *at)
    sheet.text(
        at[0] + pips.pitch * (MOST_FOCUS - 1) + pips.size + 6, at[1], str(number), Face.NUMBER, LEAST, SUMI
    )


@lru_cache(maxsize=64)
def drops(wounds: int, bleeding: int, limit: int, size: int, pitch: int) -> Sprite:
    """Wounds as drops: bleeding ones drip, empty ones show what he can still take."""
    filled = min(limit, wounds + bleeding)

    def draw(c: Canvas) -> None:
        pips = Pips(DROP, size, pitch, (SHU, SUMI), (WASHI, PALE), 2.2)
        draw_pips(c, pips, filled, limit, size / 2, 0)
        for place in range(min(bleeding, filled)):
            x = size / 2 + (filled - 1 - place) * pitch
            for dx, dy in ((-0.26, 0.66), (0.26, 0.66), (0, 0.86)):
                c.oval(x + size * dx, size * dy, size * 0.1, size * 0.13, DRIED)

    return sprite((-4, -size, limit * pitch + 6, size + 4), draw)


@lru_cache(maxsize=16)
def focus(number: int, pips: Pips = SMALL_FOCUS) -> Sprite:
    """Focus as pearls, anchored at their left end."""
    reach = pips.size / 2 + 3
    return sprite(
        (-3, -reach, MOST_FOCUS * pips.pitch + 4, reach),
        lambda c: draw_pips(c, pips, number, MOST_FOCUS, pips.size / 2, 0),
    )


def count(sheet: Sheet, drawing: Drawing, number: int, x: float, y: float) -> None:
    """Draws a mark and a number beside it."""
    sheet.paste(mark(drawing, COUNT), x + COUNT / 2, y)
    sheet.text(x + COUNT + 2, y, str(number), Face.NUMBER, 40, SUMI)


def _counts(sheet: Sheet, one: SamuraiView, left: float, right: float, y: float) -> None:
    """Draws the numbers of cards in hand, in the deck and, below it, in the discard pile."""
    middle = (left + right) / 2 + 4
    count(sheet, marks.draw, one.hand, left, y)
    count(sheet, people.card, one.deck, middle, y)
    count(sheet, marks.discard, len(one.discard), middle, y + 46)


def _statuses(sheet: Sheet, one: SamuraiView, left: float, right: float, y: float) -> None:
    """Draws cards that stay in play, stuns, hobbles and poisons; several of a kind as one mark with a
    number."""
    shown: list[tuple[Drawing, int]] = []
    if one.staying:
        shown.append((marks.stays, len(one.staying)))
    if one.stuns:
        shown.append((arms.stun, one.stuns))
    if one.hobbles:
        shown.append((marks.hobble, len(one.hobbles)))
    shown += [(STATUSES[poison], 1) for poison, _ in one.poisons]
    room = right - left
    pitch = min(62.0, room / max(1, len(shown)))
    for place, (drawing, number) in enumerate(shown):
        x = left + pitch * place
        sheet.paste(mark(drawing, 36), x + 18, y)
        if number > 1 and pitch > 58:
            sheet.text(x + 38, y, str(number), Face.NUMBER, LEAST, SUMI)


def _card(sheet: Sheet, one: SamuraiView, words: Words, box: Box, *, tall: bool) -> None:
    """Draws his card of this turn: nothing, a card face down, or the revealed card with its speed."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if not one.card:
        if one.chosen:
            high = round(min(118, bottom - top - 8))
            sheet.paste(back(round(high * 0.7), high, sign=spirit.torii), (left + right) / 2, middle)
        return
    if one.card.startswith("card:"):
        card = card_of(one.card)
        y = top + 33 if tall else middle
        sheet.paste(
            _speed(str(one.speed or card.speeds), one.card, lost=one.lost), left, y - (0 if tall else 2)
        )
        if not tall:
            return
        drawn = wrap(words.label(one.card), Face.LABEL_BOLD, 38, right - left, 2, LEAST)
        y = top + 84
        for line in drawn:
            sheet.line((left + right) / 2, y, line, SUMI, "mm")
            y += 39
        return
    sheet.paste(
        mark(arms.stun if one.card == "status:stun" else marks.poison, 64), (left + right) / 2, middle
    )


@lru_cache(maxsize=64)
def _speed(text: str, card: str, *, lost: bool) -> Sprite:
    """A card's speed and type, struck out if the rest of the card is lost."""
    drawing, ground = KINDS[card_of(card).kind]

    def draw(c: Canvas) -> None:
        run = draw_speed(c, 4, 0, 62, text)
        stamp_coin(c, drawing, run + 50, 0, 29, ground, YUKI)
        if lost:
            for width, ink in ((16, YUKI), (9, SUMI)):
                brush(c, [(run + 22, 28), (run + 78, -28)], width, ink, start=0.9, end=0.9)

    return sprite((-2, -36, 222, 36), draw)
