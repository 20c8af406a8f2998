"""The slim band above the village: round, threat, reserve, pool, and the count towards five."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet
from renderers.ink import BLUNT, stroke
from renderers.kit.gauges import ROUND, Stop, draw_track
from renderers.kit.marks import BOWL
from renderers.palette import FAINT, KINAKO, NIGHT, SHADE, SUMI, YUKI
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import Layout
from renderers.type import Face, fit

NUMBER = 46
"""Type size of the facts."""


@dataclass(frozen=True, slots=True)
class Band:
    """Where the facts stand in a format: the left edge of each, and how wide its label may be."""

    middle: float
    label: int
    round: tuple[float, float]
    track: float | None
    threat: tuple[float, float]
    reserve: tuple[float, float]
    pool: tuple[float, float]
    occupied: tuple[float, float]
    pip: float


WIDE = Band(38, 25, (22, 86), 196, (418, 96), (606, 108), (812, 70), (952, 112), 32)
NARROW = Band(43, 31, (20, 100), None, (238, 0), (352, 0), (470, 70), (636, 0), 32)


def reserve_at(layout: Layout) -> Point:
    """Where the reserve is shown, for arrows that fly there."""
    return (706, 66) if not layout.phone else (406, 80)


def draw_band(sheet: Sheet, layout: Layout, view: VillageView, words: Words) -> None:
    band = NARROW if layout.phone else WIDE
    middle, wide = band.middle, not layout.phone
    sheet.ink(
        (0, layout.band - 8, layout.width, layout.band + 4), lambda c: rule(c, layout.width, layout.band)
    )

    def label(place: tuple[float, float], message: str) -> float:
        left, room = place
        line = fit(words.say(message), Face.LABEL, band.label, room, layout.least)
        return sheet.line(left, middle, line, SHADE) + 11

    def number(x: float, value: int, size: int = NUMBER) -> float:
        return sheet.text(x, middle - 1, str(value), Face.NUMBER, size, YUKI)

    x = number(label(band.round, "picture-day"), view.round)
    sheet.text(x + 5, middle + 3, f"/{len(view.threats)}", Face.NUMBER, max(layout.least, 26), SHADE)
    if band.track is not None:
        _track(sheet, band.track, middle, view)
    x = label(band.threat, "picture-threat") if wide else band.threat[0]
    sheet.paste(tokens.spear(20, False), x + 16, middle + 4)
    number(x + 38, view.threat)
    x = label(band.reserve, "picture-reserve") if wide else band.reserve[0]
    if not wide:
        sheet.paste(tokens.plain_hood(17, YUKI), x + 17, middle + 5)
        x += 42
    number(x, view.reserve)
    number(label(band.pool, "picture-pool"), view.pool)
    x = label(band.occupied, "picture-occupied") if wide else band.occupied[0]
    for pip in range(FIGURES.winning_areas):
        filled = pip < view.occupied
        sheet.paste(tokens.spear(17, filled, YUKI if filled else FAINT), x + 14 + pip * band.pip, middle + 3)


def _track(sheet: Sheet, left: float, middle: float, view: VillageView) -> None:
    """Eight rounds: beads, and from the round on in which ninja starve, empty bowls."""
    stops = [
        Stop(BOWL if turn >= FIGURES.starvation_from else ROUND) for turn in range(1, len(view.threats) + 1)
    ]
    draw_track(sheet, stops, view.round - 1, left + 12, middle + 2, 25, 17, ground=NIGHT)


def rule(c: Canvas, width: float, y: float) -> None:
    """The edge of a band: ink with a thread of gold."""
    stroke(c, [(0, y - 3), (width, y - 3)], 5, SUMI, taper=BLUNT)
    stroke(c, [(0, y), (width, y)], 1.6, KINAKO, taper=BLUNT)
    c.fill([(0, y - 8), (width, y - 8), (width, y - 5), (0, y - 5)], NIGHT)
