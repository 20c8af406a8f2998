"""The painter of 7 Ronin: the village wide and on a phone, the secret plan, the chart at the end."""

from __future__ import annotations

from typing import Final, cast

from bot.engine.game import View
from bot.engine.question import Draft, Form, Request, Seat
from bot.engine.step import Step
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import draw_caption, lay
from renderers.painter import Picture
from renderers.paper import printed
from renderers.seven_ronin import alt
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.chart import draw_chart, moments, title
from renderers.seven_ronin.events import TELLINGS, caption, lit
from renderers.seven_ronin.facts import hurt
from renderers.seven_ronin.layout import CAPTION
from renderers.seven_ronin.plan import ATTACK, DEFEND, draw_plan
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.standing import standings
from renderers.seven_ronin.tiles import draw_tiles
from renderers.seven_ronin.village import blank, draw_people, draw_plates

NOWHERE: Final[Box] = (0, 0, 0, 0)


def draw_village(view: VillageView, words: Words, step: Step | None) -> Sheet:
    """The village as it stands; with a step, what just happened drawn on top."""
    sheet, standing = blank(view), standings(view)
    told = None if step is None else lay(caption(step, words), CAPTION)
    concerned = frozenset[str]() if step is None else lit(step)
    draw_people(sheet, view, standing)
    band = draw_band(sheet, view, words)
    draw_tiles(sheet, view, words, concerned, {} if step is None else hurt(step.facts))
    if step is not None:
        stage = Stage(sheet, view, words, standing, NOWHERE if told is None else told.box, band)
        TELLINGS[step.name].gesture(stage, step.facts)
    draw_plates(sheet, view, words, standing, concerned)
    if told is not None:
        draw_caption(sheet, told)
    return sheet


class RoninPainter:
    """Draws 7 Ronin."""

    def board(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return self._village(view, words, step)

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return self._village(view, words, step)

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,  # noqa: ARG002 - every seat's request says what may be drawn for it
        request: Request[object] | None,
        draft: Draft,
    ) -> Picture:
        """The planning board of a seat that is asked for a plan; otherwise the village, which holds
        nothing secret."""
        if not isinstance(request, Form) or request.prompt not in (ATTACK, DEFEND):
            return self.phone(view, words)
        village = cast(VillageView, view)
        sheet = draw_plan(village, words, request, draft)
        return Picture(printed(sheet.image), alt.plan(village, words, request, draft))

    def ending(self, view: View, words: Words) -> Picture:
        village = cast(VillageView, view)
        sheet = draw_chart(village, words)
        decisive = [moment.text for moment in moments(village, words)]
        return Picture(printed(sheet.image), alt.chart(village, words, title(village, words), decisive))

    def closeups(self, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """The village shows everything at once."""
        return ()

    def closeup(self, view: View, words: Words, key: str) -> Picture:  # noqa: ARG002
        return self.phone(view, words)

    def _village(self, view: View, words: Words, step: Step | None) -> Picture:
        village = cast(VillageView, view)
        sheet = draw_village(village, words, step)
        return Picture(printed(sheet.image), alt.village(village, words, step))


PAINTER: Final = RoninPainter()
