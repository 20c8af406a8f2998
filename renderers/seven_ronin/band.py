"""The band above the village: day, threat, the ninja in reserve and in the pool, occupied areas."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.band import Fact, Style, draw_facts, draw_ground
from renderers.kit.gauges import Pips, row_of
from renderers.kit.marks import SPEARHEAD, arms, mark
from renderers.kit.sizes import LEAST, LOUD, MARGIN, WIDTH
from renderers.palette import NIGHT, SHADE, YUKI
from renderers.seven_ronin.layout import BAND

RESERVE = "reserve"
"""The name of the fact for the reserve; arrows of returning ninja point to it."""
SPEARS = Pips(SPEARHEAD, 44, 35, (YUKI, YUKI), (NIGHT, SHADE), line=2.6)
STYLE = Style(LOUD, LEAST, LEAST, LEAST)


def draw_band(sheet: Sheet, view: VillageView, words: Words) -> Mapping[str, Box]:
    """Draw the band and return the box of each fact."""
    draw_ground(sheet, BAND)
    return draw_facts(sheet, _facts(view, words), STYLE, MARGIN + 2, WIDTH - MARGIN - 2, BAND / 2 - 2)


def _facts(view: VillageView, words: Words) -> list[Fact]:
    """The facts of the band. Two are shown by signs: the areas that may be attacked, and the areas held."""
    held = row_of(SPEARS, min(view.occupied, FIGURES.winning_areas), FIGURES.winning_areas)
    return [
        Fact("day", words.say("picture-day"), None, str(view.round), f"/{len(view.threats)}"),
        Fact("threat", "", mark(arms.spear, 50, YUKI, NIGHT), str(view.threat)),
        Fact(RESERVE, words.say("picture-reserve"), None, str(view.reserve)),
        Fact("pool", words.say("picture-pool"), None, str(view.pool)),
        Fact("occupied", "", held),
    ]
