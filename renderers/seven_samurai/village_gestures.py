"""What is drawn when the village loses something, or is given it back, and when a samurai bleeds."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.canvas import Point
from renderers.kit.captions import GOOD
from renderers.kit.facts import number
from renderers.kit.marks import DROP, piece
from renderers.kit.strokes import draw_burst, draw_cut, draw_ring
from renderers.palette import SHU, SUMI
from renderers.seven_samurai import village
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import who


def stakes(table: Table, place: int) -> tuple[Point, float]:
    """The middle of a barricade, and its width."""
    x, y, width = village.barricade_place(place, table.view.village.barricades_at_start)
    return table.spots.village(x, y - width * 0.42), width * table.spots.scale


def barricade(table: Table, facts: Facts) -> None:
    at, width = stakes(table, number(facts, "after"))
    draw_burst(table.sheet, at, width * 0.62, width * 0.62 + 62)


def build(table: Table, facts: Facts) -> None:
    at, width = stakes(table, number(facts, "before"))
    draw_ring(table.sheet, at, width * 0.85, width * 0.85)


def farm(table: Table, facts: Facts) -> None:
    x, y, width = village.FARMS[number(facts, "after")]
    reach = width * 0.56 * table.spots.scale
    draw_burst(table.sheet, table.spots.village(x, y - width * 0.3), reach, reach + 66)


def family(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[number(facts, "after")]
    draw_burst(table.sheet, table.spots.village(x, y - 30), 46 * table.spots.scale, 104 * table.spots.scale)


def wound(table: Table, facts: Facts) -> None:
    """A drop at the heart, clear of the face."""
    left, _, right, bottom = table.place(who(facts)).portrait
    reach = min(150, right - left)
    at = ((left + right) / 2, bottom - reach * 0.42)
    draw_burst(table.sheet, at, reach * 0.34, reach * 0.66)
    table.sheet.paste(piece(DROP, round(reach * 0.62), SHU, line=SUMI), *at)


def death(table: Table, facts: Facts) -> None:
    left, top, right, bottom = table.place(who(facts)).portrait
    draw_cut(table.sheet, (left, top, right, bottom - (bottom - top) * 0.36))


def heal(table: Table, facts: Facts) -> None:
    left, top, right, _ = table.place(who(facts)).portrait
    mirrored = table.place(who(facts)).places.mirrored
    draw_ring(table.sheet, (right - 20 if mirrored else left + 18, top + 56), 42, 74, GOOD)
