"""The painter of 7 Ronin: the village, a step in it, a day as a page, the secret plan, the end, the cover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine.game import View
from bot.engine.question import Draft, Form, Request, Seat
from bot.engine.step import Step
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import draw_caption, lay
from renderers.kit.page import glued, turning_points
from renderers.painter import NOBODY, Company, Moment, Picture
from renderers.paper import printed
from renderers.seven_ronin import alt, samples
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.chart import draw_chart, moments, title
from renderers.seven_ronin.events import TELLINGS, caption, lit
from renderers.seven_ronin.facts import hurt
from renderers.seven_ronin.layout import CAPTION
from renderers.seven_ronin.leaders import draw_leaders
from renderers.seven_ronin.plan import ATTACK, DEFEND, draw_plan
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.standing import standings
from renderers.seven_ronin.tiles import draw_tiles
from renderers.seven_ronin.village import blank, draw_people, draw_plates

NOWHERE: Final[Box] = (0, 0, 0, 0)


def draw_village(
    view: VillageView,
    words: Words,
    company: Company = NOBODY,
    step: Step | None = None,
    you: Seat | None = None,
) -> Sheet:
    """The village as it stands; with a step, what just happened drawn on top."""
    sheet, standing = blank(view), standings(view)
    told = None if step is None else lay(caption(step, words), CAPTION)
    concerned = frozenset[str]() if step is None else lit(step)
    draw_people(sheet, view, standing)
    band = draw_band(sheet, view, words)
    draw_leaders(sheet, view, words, company, you)
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

    def cover(self, words: Words) -> Picture:
        return self._village(samples.CROWDS["empty"], words, NOBODY)

    def board(self, view: View, words: Words, company: Company, step: Step | None = None) -> Picture:
        return self._village(view, words, company, step)

    def beside(self, view: View, words: Words, company: Company) -> Picture | None:  # noqa: ARG002
        """The village shows everything at once."""
        return None

    def weight(self, step: Step) -> int:
        return TELLINGS[step.name].weight

    def page(self, moments: Sequence[Moment], words: Words, company: Company) -> Picture:
        told = turning_points(moments, self.weight)
        panels = [self.board(one.view, words, company, one.step).image for one in told]
        return Picture(glued(panels), words.run_on([words.step(one.step) for one in told], alt.MOST))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        company: Company,
    ) -> Picture:
        """The planning board of a seat that is asked for a plan; otherwise the village, which holds
        nothing secret."""
        if not isinstance(request, Form) or request.prompt not in (ATTACK, DEFEND):
            return self._village(view, words, company, you=seat)
        village = cast(VillageView, view)
        sheet = draw_plan(village, words, request, draft)
        return Picture(printed(sheet.image), alt.plan(village, words, request, draft))

    def ending(self, view: View, words: Words, company: Company) -> Picture:  # noqa: ARG002
        village = cast(VillageView, view)
        sheet = draw_chart(village, words)
        decisive = [moment.text for moment in moments(village, words)]
        return Picture(printed(sheet.image), alt.chart(village, words, title(village, words), decisive))

    def closeups(self, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """The village shows everything at once."""
        return ()

    def closeup(self, view: View, words: Words, key: str, company: Company) -> Picture:  # noqa: ARG002
        return self._village(view, words, company)

    def emblems(self) -> tuple[str, ...]:
        return ()

    def emblem(self, key: str, words: Words) -> Picture:  # noqa: ARG002
        raise LookupError(key)

    def _village(
        self, view: View, words: Words, company: Company, step: Step | None = None, you: Seat | None = None
    ) -> Picture:
        village = cast(VillageView, view)
        sheet = draw_village(village, words, company, step, you)
        return Picture(printed(sheet.image), alt.village(village, words, step))


PAINTER: Final = RoninPainter()
