"""The band above the village: the round, whose turn it is, and what is left to defend."""

from __future__ import annotations

from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet
from renderers.kit.band import Fact, Style, draw_facts, draw_ground
from renderers.palette import KINAKO, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI
from renderers.seven_samurai import labels
from renderers.seven_samurai.marks import mark
from renderers.type import Face, fit

BAND = 72
"""Its height on a board."""


def left_standing(view: TableView) -> tuple[tuple[str, int, int], ...]:
    """Farms, families and barricades: mark, left, at the start."""
    village = view.village
    return (
        ("farm", village.farms_left, len(village.farms)),
        ("doll", village.families_left, len(village.families)),
        ("wall", village.barricades, village.barricades_at_start),
    )


def draw_band(sheet: Sheet, view: TableView, words: Words) -> None:
    draw_ground(sheet, BAND)
    middle = BAND // 2 - 2
    x = sheet.text(26, middle, words.say("picture-round", round=view.round), Face.TITLE, 38, YUKI)
    sheet.text(x + 18, middle + 2, words.say(f"picture-level-{view.level}"), Face.LABEL, 28, KINAKO)
    draw_turn(sheet, view, words, 640, middle, 400)
    draw_counts(sheet, view, sheet.width - 22, middle, 36, 34)


def draw_counts(sheet: Sheet, view: TableView, right: float, y: float, size: int, gap: float) -> None:
    """What is left of what there was, ending at ``right``. Red: it is nearly over."""
    facts = [
        Fact(
            name,
            "",
            mark(name, round(size * 1.1), SHU if left <= 1 else KINAKO, NIGHT),
            str(left),
            f"/{start}",
        )
        for name, left, start in left_standing(view)
    ]
    draw_facts(sheet, facts, Style(size, size, size - 10, size - 10), 0, right, y, gap)


def draw_turn(sheet: Sheet, view: TableView, words: Words, x: int, y: int, room: int) -> None:
    """A plate with the name of whoever has the turn."""
    if view.turn is None:
        return
    line = fit(
        words.say("picture-turn", samurai=labels.name(words, view.turn)), Face.TITLE, 34, room - 40, 24
    )
    half = line.width / 2 + 22

    def draw(canvas: Canvas) -> None:
        canvas.slab((x - half, y - 25, x + half, y + 25), 6, YAMABUKI)
        canvas.slab((x - half + 5, y - 20, x + half - 5, y + 20), 3, WASHI, 2, SUMI)

    sheet.ink((x - half - 4, y - 27, x + half + 4, y + 27), draw)
    sheet.line(x, y - 1, line, SUMI, "mm")
