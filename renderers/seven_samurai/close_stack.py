"""What may still come: the raiders that lie nowhere open, counted by value, symbol and flames.

Drawn from the open cards alone: what really lies in the stack, or who the intruders are, is not known
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.seven_samurai.hidden import Wave, waves
from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.palette import NIGHT, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_samurai import alt
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.scroll import ACROSS, EDGE, Scroll, cards, heading, unroll
from renderers.seven_samurai.slips import SQUARE, draw_slip
from renderers.seven_samurai.tokens import symbol_token
from renderers.type import Face

COLUMNS: Final[tuple[Symbol | None, ...]] = (*SYMBOLS, None)
ROW: Final = 78
"""The height of the slip of one value."""
COLUMN: Final = (ACROSS - 2 * EDGE - SQUARE) / len(COLUMNS)
QUIET: Final = mix(SUMI, WASHI, 0.55)


def write_stack(view: TableView, words: Words) -> Scroll:
    scroll = unroll(words.label("pile:stack"), _piles(view, words))
    if view.revealed:
        heading(scroll, words.say("picture-close-revealed"))
        cards(scroll, view.revealed)
    _symbols(scroll)
    for wave in waves(view):
        heading(scroll, _wave(wave, view, words), _choice(wave, words))
        if wave.face_down:
            for value in values(wave):
                _row(scroll, value, of_value(wave, value))
    return scroll


def _piles(view: TableView, words: Words) -> str:
    return words.say("picture-close-piles", stack=view.stack, intruders=view.intruders)


def _wave(wave: Wave, view: TableView, words: Words) -> str:
    """How many of a kind lie face down, or when they will come."""
    return words.say(
        "picture-close-wave",
        kind=wave.kind,
        hidden=wave.face_down,
        joined=view.round >= wave.arrival,
        arrival=wave.arrival,
    )


def _choice(wave: Wave, words: Words) -> str:
    """Out of how many they are, as far as anybody can see."""
    if not wave.face_down:
        return ""
    count = len(wave.cards)
    return words.say("picture-close-choice", count=count, box=count - wave.face_down)


def values(wave: Wave) -> list[int]:
    return sorted({raider.value for raider in wave.cards})


def of_value(wave: Wave, value: int) -> list[Raider]:
    return [raider for raider in wave.cards if raider.value == value]


def _centre(column: int) -> float:
    return EDGE + SQUARE + COLUMN * (column + 0.5)


def _symbols(scroll: Scroll) -> None:
    """The heads of the columns."""
    for column, symbol in enumerate(COLUMNS):
        x, y = _centre(column), scroll.y + 28
        token = mark("nothing", 50, YUKI, NIGHT) if symbol is None else symbol_token(symbol, 25, True)
        scroll.sheet.paste(token, x, y)
    scroll.y += 60


def _row(scroll: Scroll, value: int, raiders: Sequence[Raider]) -> None:
    """How many of a value show each symbol, and how many of those burn."""
    box = (EDGE, scroll.y + 4, ACROSS - EDGE, scroll.y + ROW - 10)
    middle = (box[1] + box[3]) / 2
    draw_slip(scroll.sheet, box)
    sheet = scroll.sheet
    sheet.text(round(EDGE + SQUARE / 2), round(middle - 1), str(value), Face.NUMBER, 48, YUKI, "mm")
    for column, symbol in enumerate(COLUMNS):
        fitting = [raider for raider in raiders if raider.symbol == symbol]
        burning = sum(raider.flames for raider in fitting)
        x = round(_centre(column))
        if not burning:
            colour = SUMI if fitting else QUIET
            sheet.text(x, round(middle - 1), str(len(fitting)), Face.NUMBER, 46, colour, "mm")
            continue
        sheet.text(x - 34, round(middle - 1), str(len(fitting)), Face.NUMBER, 46, SUMI, "mm")
        sheet.paste(mark("fire", 34, YAMABUKI, WASHI), x + 14, middle)
        sheet.text(x + 46, round(middle - 1), str(burning), Face.NUMBER, 32, SUMI, "mm")
    scroll.y += ROW


def describe_stack(view: TableView, words: Words) -> str:
    """The same counts in words."""
    sentences = [words.say("alt-close-stack", stack=view.stack, intruders=view.intruders)]
    if view.revealed:
        revealed = tuple(raider.key for raider in view.revealed)
        sentences.append(words.say("alt-close-revealed", cards=revealed))
    for wave in waves(view):
        sentences.append(words.say("sentence", text=_wave(wave, view, words)))
        if wave.face_down:
            sentences.append(_choice(wave, words))
            sentences += [_value(value, of_value(wave, value), words) for value in values(wave)]
    return words.run_on(sentences, alt.MOST)


def _value(value: int, raiders: Sequence[Raider], words: Words) -> str:
    cells: list[str] = []
    for symbol in COLUMNS:
        fitting = [raider for raider in raiders if raider.symbol == symbol]
        if fitting:
            name = words.say(f"picture-symbol-{symbol or 'none'}")
            flames = sum(raider.flames for raider in fitting)
            cells.append(words.say("alt-close-cell", count=len(fitting), symbol=name, flames=flames))
    return words.say("alt-close-value", value=value, cells=tuple(cells))
