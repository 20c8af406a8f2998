"""Drawings of wounds on the boards. What the village loses and gains is staged (``acting``)."""

from __future__ import annotations

from bot.games.seven_samurai import round_steps
from renderers.kit.captions import GOOD
from renderers.kit.facts import bare
from renderers.kit.marks import DROP, piece
from renderers.kit.strokes import draw_burst, draw_ring
from renderers.palette import SHU, SUMI
from renderers.seven_samurai.table import TableMap


def wound(table: TableMap, told: round_steps.Wound) -> None:
    """A drop at the heart, below the face."""
    left, top, right, bottom = table.place(bare(told.samurai)).portrait
    at = ((left + right) / 2, bottom - (bottom - top) * 0.36)
    draw_burst(table.sheet, at, 24, 44)
    table.sheet.paste(piece(DROP, 46, SHU, line=SUMI), *at)


def heal(table: TableMap, told: round_steps.Heal) -> None:
    place = table.place(bare(told.samurai))
    x, y = place.at(place.places.drops)
    draw_ring(table.sheet, (x + 15, y + 48), 22, 62, GOOD)
