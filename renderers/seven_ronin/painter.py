"""The painter of 7 Ronin: the village wide and on a phone, the secret plan, the chart at the end."""

from __future__ import annotations

from typing import Final, cast

from bot.engine.game import View
from bot.engine.step import Step
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.painter import Picture
from renderers.paper import printed
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.caption import draw_caption
from renderers.seven_ronin.events import Event, tell
from renderers.seven_ronin.layout import BOARD, PHONE, Layout
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.standing import standings
from renderers.seven_ronin.tiles import draw_tiles
from renderers.seven_ronin.village import blank, draw_places

QUIET = Event("")
"""Nothing has just happened."""


def draw_village(layout: Layout, view: VillageView, words: Words, step: Step | None) -> Sheet:
    """The village as it stands; with a step, what just happened drawn on top."""
    event = QUIET if step is None else tell(words, step)
    sheet = blank(layout)
    stage = Stage(sheet, layout, view, words, standings(layout, view), layout.caption)
    draw_places(sheet, layout, view, words, stage.standings, event.places)
    draw_band(sheet, layout, view, words)
    draw_tiles(sheet, layout, view, words, event.ronin, event.hurt)
    event.gesture(stage)
    if event.caption:
        draw_caption(sheet, layout, event.caption, event.row)
    return sheet


class RoninPainter:
    """Draws 7 Ronin."""

    def board(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return self._village(BOARD, view, words, step)

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return self._village(PHONE, view, words, step)

    def _village(self, layout: Layout, view: View, words: Words, step: Step | None) -> Picture:
        village = cast(VillageView, view)
        sheet = draw_village(layout, village, words, step)
        return Picture(printed(sheet.image), "")


PAINTER: Final = RoninPainter()
