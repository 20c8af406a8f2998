"""Drawings of losses and gains of the village, and of wounds."""

from __future__ import annotations

from bot.games.seven_samurai import round_steps
from renderers.canvas import Point
from renderers.kit.captions import GOOD
from renderers.kit.facts import bare
from renderers.kit.marks import DROP, piece
from renderers.kit.strokes import draw_burst, draw_ring
from renderers.palette import SHU, SUMI
from renderers.seven_samurai import village
from renderers.seven_samurai.table import TableMap


def stakes(table: TableMap, place: int) -> tuple[Point, float]:
    """The middle of a barricade, and its width."""
    x, y, width = village.barricade_place(place, table.view.village.barricades_at_start)
    return (x, y - width * 0.42), width


def barricade(table: TableMap, told: round_steps.Barricade) -> None:
    at, width = stakes(table, told.after)
    draw_burst(table.sheet, at, width * 0.6, width * 0.6 + 46)


def build(table: TableMap, told: round_steps.Build) -> None:
    at, width = stakes(table, told.before)
    draw_ring(table.sheet, at, width * 0.85, width * 0.85)


def farm(table: TableMap, told: round_steps.Farm) -> None:
    x, y, width = village.FARMS[told.after]
    reach = width * 0.5
    draw_burst(table.sheet, (x, y - width * 0.3), reach, reach + 54)


def family(table: TableMap, told: round_steps.Family) -> None:
    x, y = village.FAMILIES[told.after]
    draw_burst(table.sheet, (x, y - 30), 38, 84)


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
