"""The band above the village: day, threat, the ninja in reserve and in the pool, occupied areas."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit.band import Fact, Style, draw_facts, draw_ground
from renderers.kit.gauges import ROUND, Pips, Stop, row_of, track
from renderers.kit.marks import BOWL, SPEARHEAD, arms, mark, people
from renderers.palette import FAINT, NIGHT, YUKI
from renderers.seven_ronin.layout import Layout

RESERVE = "reserve"
"""The fact to which ninja return, by its name."""
SPEARS = Pips(SPEARHEAD, 42, 31, (YUKI, YUKI), (NIGHT, FAINT), line=2.6)


def draw_band(sheet: Sheet, layout: Layout, view: VillageView, words: Words) -> Mapping[str, Box]:
    """Draws it and tells where each fact stands."""
    draw_ground(sheet, round(layout.band))
    style = Style(46, layout.band_label, max(layout.least, 26), layout.least)
    return draw_facts(sheet, _facts(layout, view, words), style, 22, layout.width - 22, layout.band / 2 - 2)


def _facts(layout: Layout, view: VillageView, words: Words) -> list[Fact]:
    """On a phone a sign stands instead of a word, and time is told by the number alone."""
    wide = not layout.phone
    day = Fact("day", words.say("picture-day"), None, str(view.round), f"/{len(view.threats)}")
    threat = mark(arms.spear, 48, YUKI, NIGHT)
    hood = None if wide else mark(people.hood, 42, YUKI, NIGHT)
    return [
        day,
        *([Fact("days", sign=_days(view))] if wide else []),
        Fact("threat", words.say("picture-threat") if wide else "", threat, str(view.threat)),
        Fact(RESERVE, words.say("picture-reserve") if wide else "", hood, str(view.reserve)),
        Fact("pool", words.say("picture-pool"), None, str(view.pool)),
        Fact(
            "occupied",
            words.say("picture-occupied") if wide else "",
            row_of(SPEARS, min(view.occupied, FIGURES.winning_areas), FIGURES.winning_areas),
        ),
    ]


def _days(view: VillageView) -> Sprite:
    """Eight days: beads, and from the day on on which ninja starve, empty bowls."""
    hungry = FIGURES.starvation_from
    stops = tuple(Stop(BOWL if day >= hungry else ROUND) for day in range(1, len(view.threats) + 1))
    return track(stops, view.round - 1, 25, 17, ground=NIGHT)
