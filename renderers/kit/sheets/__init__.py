"""A sample sheet of every tool, for tests and for people who draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Sheet
from renderers.kit.sheets import cards, gauges, hexes, marks, pages, rig, strokes

SHEETS: Final[Mapping[str, Callable[[], Sheet]]] = {
    "marks": marks.sheet,
    "gauges": gauges.sheet,
    "strokes": strokes.sheet,
    "hexes": hexes.sheet,
    "cards": cards.sheet,
    "poses": rig.sheet,
    "page of one": pages.page_of_one,
    "page of two": pages.page_of_two,
    "page of three": pages.page_of_three,
    "page of four": pages.page_of_four,
    "plate of a fall": pages.plate,
    "plate of something good": pages.rise,
    "cover": pages.cover,
    "games": pages.games,
    "many games": pages.many_games,
    "ending": pages.ending,
}
"""By the name of its file."""
