"""The band above the village: the round, the samurai whose turn it is, and the things left to defend."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.band import Fact, Style, draw_facts, draw_ground
from renderers.kit.sizes import LEAST, LOUD, MARGIN
from renderers.palette import KINAKO, NIGHT, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_samurai import labels
from renderers.seven_samurai.marks import mark
from renderers.type import ELLIPSIS, Face, fit

BAND: Final = 78
"""The height of the band."""
MIDDLE: Final = BAND // 2 - 3
ALARM: Final = mix(YAMABUKI, YUKI, 0.2)
"""The ink of something nearly gone; an exclamation mark follows the number."""
STYLE: Final = Style(LOUD, LEAST, LEAST, LEAST)


def left_standing(view: TableView) -> tuple[tuple[str, int, int], ...]:
    """Farms, families and barricades: mark, number left, number at the start."""
    village = view.village
    return (
        ("farm", village.farms_left, len(village.farms)),
        ("doll", village.families_left, len(village.families)),
        ("wall", village.barricades, village.barricades_at_start),
    )


def draw_band(sheet: Sheet, view: TableView, words: Words) -> None:
    draw_ground(sheet, BAND)
    title = fit(words.say("picture-round", round=view.round), Face.TITLE, 42, 250, LEAST)
    start = sheet.line(MARGIN + 4, MIDDLE, title, YUKI)
    end = draw_counts(sheet, view)
    draw_turn(sheet, view, words, start + 18, end - 18)


def draw_counts(sheet: Sheet, view: TableView) -> float:
    """The numbers left of those at the start, marked if the next blow may end them. Returns the left edge."""
    facts = [
        Fact(
            name,
            "",
            mark(name, 46, ALARM if left <= 1 else KINAKO, NIGHT),
            str(left),
            f"/{start}{'!' if left <= 1 else ''}",
        )
        for name, left, start in left_standing(view)
    ]
    boxes = draw_facts(sheet, facts, STYLE, 0, sheet.width - MARGIN, MIDDLE, 22)
    return min(box[0] for box in boxes.values())


def draw_turn(sheet: Sheet, view: TableView, words: Words, left: float, right: float) -> None:
    """A plate with the name of the samurai whose turn it is."""
    if view.turn is None or view.result is not None:
        return
    name, room = labels.name(words, view.turn), right - left - 30
    line = fit(words.say("picture-turn", samurai=name), Face.TITLE, 42, room, LEAST)
    if ELLIPSIS in line.text:
        line = fit(name, Face.TITLE, 42, room, LEAST)
    half, x, y = line.width / 2 + 14, (left + right) / 2, MIDDLE

    sheet.paste(_plate(round(half)), x, y)
    sheet.line(x, y - 2, line, SUMI, "mm")


@lru_cache(maxsize=16)
def _plate(half: int) -> Sprite:
    """The plate behind a name, anchored in its middle."""

    def draw(canvas: Canvas) -> None:
        canvas.slab((-half, -29, half, 29), 6, YAMABUKI)
        canvas.slab((-half + 5, -24, half - 5, 24), 3, WASHI, 2, SUMI)

    return sprite((-half - 4, -31, half + 4, 31), draw)
