"""The frame of a plan's map: problems above it, the Attacker's sums or the Defender's seven below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.engine.form import Form
from bot.engine.question import Problem
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words, message_id
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import mark, signs, stamp
from renderers.kit.sizes import LEAST, LOUD, MARGIN, WIDTH
from renderers.palette import MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import SKY, TILES
from renderers.seven_ronin.tiles import ACROSS, DARK_RED, HEIGHT, draw_card, names_of, tile_at
from renderers.type import Face, fit

PALE_INK = mix(SUMI, WASHI, 0.18)
READY: Colour = mix(MATCHA, SUMI, 0.45)
WRONG: Colour = mix(SHU, SUMI, 0.12)


@dataclass(frozen=True, slots=True)
class Sum:
    """A number, its label, its limit, and a flag if it is within the limit."""

    number: int
    what: str
    should: str
    sound: bool


def draw_note(sheet: Sheet, words: Words, problems: Sequence[Problem], price: str = "") -> None:
    """The first problem that keeps the plan from being locked in; else its price; else a note that it is
    ready."""
    left, top, right, bottom = SKY
    sheet.paste(_band(round(right - left), round(bottom - top), bool(problems)), left, top)
    text = _briefly(words, problems[0]) if problems else price or words.say("picture-plan-ready")
    sheet.line(left + 60, (top + bottom) / 2, fit(text, Face.LABEL_BOLD, 39, right - left - 76, LEAST), SUMI)


def _briefly(words: Words, problem: Problem) -> str:
    """A short form of the problem; the message beside the picture has the whole sentence."""
    return words.say(f"picture-problem-{message_id(problem.code)}", problem.facts)


def draw_sums(sheet: Sheet, words: Words, sums: Sequence[Sum]) -> None:
    """Big numbers, each with its label, its limit, and a tick or a cross."""
    width = (WIDTH - 2 * MARGIN - 16) / len(sums)
    top = TILES + 4
    for place, each in enumerate(sums):
        left, middle = MARGIN + place * (width + 8), top + HEIGHT / 2
        sheet.paste(_card(round(width), HEIGHT), left, top)
        sign = mark(signs.tick, 34, READY) if each.sound else mark(signs.cross, 34, WRONG)
        sheet.paste(sign, left + width - 30, top + 28)
        ink = SUMI if each.sound else DARK_RED
        end = sheet.text(left + 18, middle, str(each.number), Face.NUMBER, LOUD + 8, ink) + 16
        room = left + width - end - 12
        sheet.line(
            end, middle - 20, fit(words.say(each.what), Face.LABEL_BOLD, LEAST, room - 46, LEAST), SUMI
        )
        sheet.line(end, middle + 21, fit(each.should, Face.LABEL, LEAST, room, LEAST), PALE_INK)


def draw_muster(
    sheet: Sheet, view: VillageView, words: Words, form: Form[object], goals: Mapping[str, str]
) -> None:
    """All seven along the foot: sent, still waiting, kept or fallen."""
    for place, (one, name) in enumerate(zip(view.ronin, names_of(view, words), strict=True)):
        waiting = one.key in form.by_key and one.key not in goals
        x, y = tile_at(place)
        draw_card(sheet, (x, y), one, name, lit=waiting)
        if one.silenced:
            sheet.paste(tokens.badge("silenced", 13), x + 14, y + HEIGHT - 14)
        if one.fallen:
            sheet.paste(mark(signs.cross, 38), x + ACROSS - 34, y + 68)
            continue
        sheet.text(x + 78, y + 67, str(one.endurance - one.wounds), Face.NUMBER, LOUD, SUMI, "mm")
        at = (x + ACROSS - 26, y + 67)
        if waiting:
            sheet.text(*at, "?", Face.NUMBER, LOUD, DARK_RED, "mm")
        elif one.kept:
            sheet.paste(tokens.badge("kept", 18), *at)
        else:
            sheet.paste(mark(signs.tick, 32, READY), *at)


@lru_cache(maxsize=8)
def _band(width: int, height: int, wrong: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        colour = WRONG if wrong else READY
        c.slab((0, 0, width, height), 7, YUKI, 2)
        c.slab((0, 0, 48, height), 7, colour)
        c.fill([(36, 0), (48, 0), (48, height), (36, height)], colour)
        stamp(c, signs.warning if wrong else signs.tick, 24, height / 2, 40 if wrong else 30, YUKI)

    return sprite((-3, -3, width + 3, height + 3), draw)


@lru_cache(maxsize=16)
def _card(width: int, height: int, waiting: bool = False) -> Sprite:
    paper = mix(YAMABUKI, YUKI, 0.45) if waiting else WASHI
    return sprite((0, 0, width, height), lambda c: c.slab((0, 0, width, height), 8, paper))
