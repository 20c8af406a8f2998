"""The discard pile spread out: every card, by value and symbol."""

from __future__ import annotations

from itertools import groupby

from bot.games.seven_samurai.raiders import SYMBOLS, Raider
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.palette import SHADE, YUKI
from renderers.seven_samurai import alt
from renderers.seven_samurai.scroll import CARD, EDGE, Scroll, cards, heading, legend, unroll
from renderers.type import Face, fit

ASIDE = 106
"""The room for a value and how many cards show it."""


def spread(view: TableView) -> list[tuple[int, list[Raider]]]:
    """The discarded cards of each value, by symbol."""
    in_order = sorted(view.discard, key=_order)
    return [(value, list(group)) for value, group in groupby(in_order, lambda raider: raider.value)]


def _order(raider: Raider) -> tuple[int, int, int]:
    place = len(SYMBOLS) if raider.symbol is None else SYMBOLS.index(raider.symbol)
    return raider.value, place, raider.number


def write_discard(view: TableView, words: Words) -> Scroll:
    scroll = unroll(words.label("pile:discard"), _count(view.discard, words))
    if not view.discard:
        heading(scroll, words.say("picture-close-empty"))
    for value, group in spread(view):
        number = fit(str(value), Face.NUMBER, 64, ASIDE - 12, 64)
        scroll.sheet.line(EDGE + ASIDE / 2 - 6, scroll.y + CARD[1] * 0.4, number, YUKI, "mm")
        count = fit(_count(group, words), Face.LABEL, 26, ASIDE - 12, 18)
        scroll.sheet.line(EDGE + ASIDE / 2 - 6, scroll.y + CARD[1] * 0.78, count, SHADE, "mm")
        cards(scroll, group, EDGE + ASIDE)
        scroll.y += 8
    legend(scroll, words, view.discard)
    return scroll


def _count(raiders: list[Raider] | tuple[Raider, ...], words: Words) -> str:
    return words.say("picture-close-cards", count=len(raiders))


def describe_discard(view: TableView, words: Words) -> str:
    """How many cards, and each of them."""
    total = words.say("alt-close-discard", count=len(view.discard))
    groups = [tuple(raider.key for raider in group) for _, group in spread(view)]
    return words.run_on([total, *(words.say("sentence", text=group) for group in groups)], alt.MOST)
