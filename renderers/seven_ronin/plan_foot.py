"""The foot of the planning board: what is still wrong, the Attacker's sums, the Defender's seven."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.question import Draft, Form, Problem
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, shape, sprite, stroke
from renderers.kit.marks import mark, signs, stamp
from renderers.palette import (
    FUJI,
    KINAKO,
    MATCHA,
    PALE_WOOD,
    SHU,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)
from renderers.seven_ronin import tokens
from renderers.seven_ronin.parchment import HEIGHT, WIDTH
from renderers.seven_ronin.ronin import portrait
from renderers.type import LEADING, Face, fill, fit, fit_all, wrap

LEAST = 30
"""Shown 400 px wide on a phone, smaller type could hardly be read."""
MARGIN = 16
NOTE_TOP, NOTE_FOOT = 752, 904
SUMS_TOP, SUMS_FOOT = 912, HEIGHT - 14
NOTE_SIZE, NOTE_LEAST = 31, 26
"""Two long sentences may shrink the note's type a little; they stand in the message as well."""
PALE_INK = mix(SUMI, WASHI, 0.25)
READY: Colour = mix(MATCHA, SUMI, 0.25)


def draw_note(sheet: Sheet, words: Words, problems: Sequence[Problem]) -> None:
    """What keeps the plan from being locked in; or that nothing does."""
    height = NOTE_FOOT - NOTE_TOP
    middle = (NOTE_TOP + NOTE_FOOT) / 2
    sheet.paste(_band(WIDTH - 2 * MARGIN, height, bool(problems)), MARGIN, NOTE_TOP)
    left = 92
    room = WIDTH - MARGIN - left - (14 if problems else 190)
    if problems:
        sentences = [words.problem(problem) for problem in problems[:2]]
        told = list(zip(sentences, (Face.LABEL_BOLD, Face.LABEL), strict=False))
        lines = fill(told, NOTE_SIZE, room, height - 8, NOTE_LEAST)
    else:
        lines = wrap(words.say("picture-plan-ready"), Face.LABEL_BOLD, 32, room, 3, LEAST)
    leading = lines[0].size * LEADING
    y = middle - leading * (len(lines) - 1) / 2
    for line in lines:
        sheet.line(left, y, line, SUMI)
        y += leading
    if not problems:
        sheet.paste(_scroll(), WIDTH - 118, middle)


def draw_sums(sheet: Sheet, cards: Sequence[tuple[str, str, str, bool]]) -> None:
    """Big numbers, what they count, what they should be, and a tick when they are sound."""
    width = (WIDTH - 2 * MARGIN - 16) / len(cards)
    for place, (number, what, should, sound) in enumerate(cards):
        left = MARGIN + place * (width + 8)
        middle = (SUMS_TOP + SUMS_FOOT) / 2
        sheet.paste(_card(round(width), SUMS_FOOT - SUMS_TOP), left, SUMS_TOP)
        end = sheet.text(left + 16, middle, number, Face.NUMBER, 54, SUMI if sound else SHU) + 12
        room = left + width - end - 42
        sheet.line(end, middle - 18, fit(what, Face.LABEL_BOLD, 30, room + 34, 26), SUMI)
        sheet.line(end, middle + 18, fit(should, Face.LABEL, 30, room + 34, 26), PALE_INK)
        if sound:
            sheet.paste(_tick(), left + width - 22, SUMS_TOP + 20)


def draw_muster(sheet: Sheet, view: VillageView, words: Words, form: Form[object], goals: Draft) -> None:
    """All seven along the foot: sent, still waiting, kept or fallen."""
    width = (WIDTH - 2 * MARGIN - 6 * 6) / len(view.ronin)
    names = fit_all([words.label(one.key) for one in view.ronin], Face.LABEL, 30, width - 6, LEAST)
    for place, (one, name) in enumerate(zip(view.ronin, names, strict=True)):
        left, top = MARGIN + place * (width + 6), SUMS_TOP
        waiting = one.key in form.by_key and one.key not in goals
        sheet.paste(_card(round(width), SUMS_FOOT - SUMS_TOP, waiting), left, top)
        sheet.paste(portrait(one.key, 42, 54, one.fallen), left + 7, top + 8)
        sheet.line(left + width / 2, SUMS_FOOT - 20, name, PALE_INK if one.fallen else SUMI, "mm")
        x, y = left + width - 24, top + 36
        if one.fallen:
            sheet.paste(_cross(), x - 10, y)
            continue
        life = str(one.endurance - one.wounds)
        sheet.text(left + 66, y, life, Face.NUMBER, 40, SUMI, "mm")
        if one.silenced:
            sheet.paste(tokens.badge("silenced", 13), left + 14, top + 52)
        if waiting:
            sheet.text(x, y, "?", Face.NUMBER, 40, SHU, "mm")
        elif one.kept:
            sheet.paste(tokens.badge("kept", 15), x, y)
        else:
            sheet.paste(_tick(), x, y)


@lru_cache(maxsize=8)
def _band(width: int, height: int, wrong: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        colour = SHU if wrong else READY
        c.slab((0, 0, width, height), 8, WASHI)
        c.slab((0, 0, 60, height), 8, colour)
        c.fill([(44, 0), (60, 0), (60, height), (44, height)], colour)
        stamp(c, signs.warning if wrong else signs.tick, 30, height / 2, 54 if wrong else 36, YUKI)

    return sprite((0, 0, width, height), draw)


@lru_cache(maxsize=1)
def _scroll() -> Sprite:
    """The plan rolled up and tied: it could be sent."""

    def draw(c: Canvas) -> None:
        shape(c, "-66,-22 66,-22 66,22 -66,22", mix(WASHI, KINAKO, 0.3), 2.6)
        for x in (-66, 66):
            c.oval(x, 0, 11, 24, SUMI)
            c.oval(x, 0, 8, 21, PALE_WOOD)
        stroke(c, "-52,-10 48,-12", 1.6, KINAKO)
        stroke(c, "-50,9 52,8", 1.6, KINAKO)
        for x in (-6, 6):
            stroke(c, [(x, -22), (x - 2, 22)], 6, FUJI, taper=BLUNT)
        stroke(c, "0,20 -12,36 -4,44", 5, FUJI, smooth=True)
        stroke(c, "2,20 14,34 10,46", 5, FUJI, smooth=True)

    return sprite((-84, -50, 84, 50), draw)


@lru_cache(maxsize=16)
def _card(width: int, height: int, waiting: bool = False) -> Sprite:
    paper = mix(YAMABUKI, YUKI, 0.45) if waiting else WASHI
    return sprite((0, 0, width, height), lambda c: c.slab((0, 0, width, height), 8, paper))


def _tick() -> Sprite:
    return mark(signs.tick, 27, READY)


def _cross() -> Sprite:
    return mark(signs.cross, 36)
