"""The scroll of the three gauges, with the goals once they are known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.way_of_the_samurai.notation import GAUGES, Need
from bot.games.way_of_the_samurai.view import DuelView, FighterView
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.gauges import Rail, Size, draw_rail
from renderers.kit.marks import mark
from renderers.kit.sizes import LEAST
from renderers.painter import Player
from renderers.palette import SHU, SUMI, WASHI, YUKI, mix
from renderers.type import Face, fit_name
from renderers.way_of_the_samurai.faces import threshold
from renderers.way_of_the_samurai.marks import BLOOD
from renderers.way_of_the_samurai.marks import GAUGES as SIGNS

LEAST_VALUE: Final = -2
MOST_VALUE: Final = 4
PAWN: Final = 27.3
"""The radius of the pawn, large enough for a readable number."""
GOAL: Final = 46
LIT: Final = mix(SHU, WASHI, 0.86)


def goals(view: DuelView) -> dict[str, Need]:
    """The thresholds that count now: of the defence, or of the coming counter."""
    coming = [stroke.card for stroke in view.counters if stroke.fate == "coming"]
    if coming:
        return {need.gauge: need for need in coming[-1].counter.needs}
    if view.defence is None or view.broken is not None:
        return {}
    return {need.gauge: need for need in view.defence.defence.needs}


def draw_rails(sheet: Sheet, view: DuelView, fighter: FighterView, box: Box) -> None:
    """Draw the three rails, those with a goal lit up."""
    left, top, right, bottom = box
    sheet.paste(_scroll(round(right - left), round(bottom - top)), left, top)
    pitch = (bottom - top - 8) / 3
    wanted = goals(view)
    for row, gauge in enumerate(GAUGES):
        y = top + 4 + pitch * (row + 0.5)
        need, value = wanted.get(gauge), fighter.gauge(gauge)
        if need is not None:
            sheet.draw.rectangle((left + 6, y - pitch / 2 + 2, right - 6, y + pitch / 2 - 2), fill=LIT)
        sheet.paste(mark(SIGNS[gauge], 46, SUMI, LIT if need else WASHI), left + 38, y)
        end = right - (104 if wanted else 18)
        rail = Rail(LEAST_VALUE, MOST_VALUE, value, need.value if need and not need.below else None)
        drawn = _rail(rail, round(end - left - 72))
        sheet.paste(drawn, left + 72, y)
        if need is not None:
            ink = SUMI if need.met(value) != need.below else BLOOD
            sheet.text(right - 98, y, threshold(need), Face.NUMBER, GOAL, ink)


@lru_cache(maxsize=128)
def _rail(rail: Rail, across: int) -> Sprite:
    return sprite(
        (-12, -PAWN * 2, across + 12, PAWN + 8),
        lambda c: draw_rail(c, rail, 0, across, 0, Size(PAWN)),
        seed="rail",
    )


@lru_cache(maxsize=8)
def _scroll(across: int, down: int) -> Sprite:
    def draw(c: Canvas) -> None:
        c.slab((-4, -4, across + 4, down + 4), 12, YUKI)
        c.slab((0, 0, across, down), 9, WASHI, 2.8)

    return sprite((-8, -8, across + 8, down + 8), draw, seed="scroll")


def draw_rival(sheet: Sheet, rival: FighterView, player: Player, box: Box) -> None:
    """Draw the other player's gauges beside the own ones, under his name."""
    left, top, right, bottom = box
    sheet.paste(_scroll(round(right - left), round(bottom - top)), left, top)
    title = fit_name(player.name, player.alike, Face.TITLE, 40, right - left - 24, LEAST)
    sheet.line((left + right) / 2, top + 30, title, SUMI, "mm")
    pitch = (right - left - 12) / 3
    for column, gauge in enumerate(GAUGES):
        x, value = left + 6 + pitch * (column + 0.5), rival.gauge(gauge)
        sheet.paste(mark(SIGNS[gauge], 46, SUMI, WASHI), x, top + 84)
        text = str(value) if value >= 0 else f"−{-value}"
        sheet.text(x, bottom - 36, text, Face.NUMBER, 52, SUMI, "mm")


def draw_rival_rails(sheet: Sheet, view: DuelView, box: Box) -> None:
    """Draw the gauges of both players of a duel, side by side."""
    left, top, right, bottom = box
    sheet.paste(_scroll(round(right - left), round(bottom - top)), left, top)
    pitch = (bottom - top - 8) / 3
    for row, gauge in enumerate(GAUGES):
        y = top + 4 + pitch * (row + 0.5)
        values = [fighter.gauge(gauge) for fighter in view.fighters]
        sheet.paste(mark(SIGNS[gauge], 46, SUMI, WASHI), (left + right) / 2, y)
        for value, x in zip(values, (left + 56, right - 56), strict=True):
            text = str(value) if value >= 0 else f"−{-value}"
            sheet.text(x, y - 1, text, Face.NUMBER, 52, SUMI, "mm")
