"""The closeup of the discard pile: the number of cards by value and symbol."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.seven_samurai.raiders import SYMBOLS, Raider
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.seven_samurai import alt
from renderers.seven_samurai.count_table import cells, draw_table


def spread(view: TableView) -> list[tuple[int, list[Raider]]]:
    """The discarded cards of each value, by symbol."""
    in_order = sorted(view.discard, key=_order)
    return [(value, list(group)) for value, group in groupby(in_order, lambda raider: raider.value)]


def _order(raider: Raider) -> tuple[int, int, int]:
    place = len(SYMBOLS) if raider.symbol is None else SYMBOLS.index(raider.symbol)
    return raider.value, place, raider.number


def draw_discard(view: TableView, words: Words) -> Sheet:
    return draw_table(words.label("pile:discard"), _count(view.discard, words), view.discard, {})


def _count(raiders: Sequence[Raider], words: Words) -> str:
    return words.say("picture-close-cards", count=len(raiders))


def describe_discard(view: TableView, words: Words) -> str:
    """The number of cards, in total and by value and symbol."""
    total = words.say("alt-close-discard", count=len(view.discard))
    return words.run_on([total, *(cells(value, group, words) for value, group in spread(view))], alt.MOST)
