"""The painter of 7 Ronin: the village, a step in it, a day as a page, the secret plan, the end, the cover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.engine.account import Account
from bot.engine.form import Draft, Form, filled_in
from bot.engine.question import Request, Seat
from bot.engine.step import Step
from bot.engine.view import View
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import draw_caption, lay
from renderers.kit.ending import turning_lines
from renderers.kit.page import GREAT, Panel, draw_page, turning_points
from renderers.painter import NOBODY, Look, Moment, Picture, Players
from renderers.paper import printed
from renderers.seven_ronin import alt
from renderers.seven_ronin.acting import acting, draw_lights
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.closer import scene_of
from renderers.seven_ronin.closeups import draw_closeup, keys_of
from renderers.seven_ronin.cover import draw_front
from renderers.seven_ronin.emblems import KEYS, draw_emblem
from renderers.seven_ronin.ending import draw_end, title
from renderers.seven_ronin.events import TELLINGS, caption, lit, on_page, weight
from renderers.seven_ronin.facts import hurt
from renderers.seven_ronin.formation import formations
from renderers.seven_ronin.great import draw_great, is_great
from renderers.seven_ronin.layout import CAPTION
from renderers.seven_ronin.leaders import draw_leaders
from renderers.seven_ronin.plan import ATTACK, DEFEND, draw_plan
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.tiles import draw_tiles
from renderers.seven_ronin.village import blank, draw_people, draw_plates

NOWHERE: Final[Box] = (0, 0, 0, 0)


def draw_scene(view: VillageView, step: Step | None = None) -> Sheet:
    """The village with its people in the poses of a step, on the light behind those who act."""
    sheet, acted = blank(view), acting(view, step)
    if step is not None:
        draw_lights(sheet, acted, step)
    draw_people(sheet, view, formations(view), acted)
    return sheet


def draw_village(
    view: VillageView,
    words: Words,
    players: Players = NOBODY,
    step: Step | None = None,
    you: Seat | None = None,
) -> Sheet:
    """The village now; with a step, the last event drawn on it."""
    formation, acted = formations(view), acting(view, step)
    told = None if step is None else lay(caption(step, words), CAPTION)
    concerned = frozenset[str]() if step is None else lit(step)
    sheet = draw_scene(view, step)
    band = draw_band(sheet, view, words)
    draw_leaders(sheet, view, words, players, you)
    draw_tiles(sheet, view, words, concerned, {} if step is None else hurt(steps.read(step)))
    if step is not None:
        box = NOWHERE if told is None else told.box
        stage = Stage(sheet, view, words, formation, acted.poses, box, band)
        TELLINGS[step.name].gesture(stage, step)
    draw_plates(sheet, view, words, formation, concerned)
    if told is not None:
        draw_caption(sheet, told)
    return sheet


def draw_day(moments: Sequence[Moment], words: Words) -> Sheet:
    """The page of a day: close views of its turning points, the most important one largest."""
    views = [cast(VillageView, one.view) for one in moments]
    panels = [
        Panel(
            scene_of(view, one.step),
            on_page(one.step, view, words),
            weight(one.step),
            heft=sum(hurt(steps.read(one.step)).values()),
            printed=True,
        )
        for one, view in zip(moments, views, strict=True)
    ]
    return draw_page(panels, words.say("picture-page-day", day=views[0].round))


class RoninPainter:
    """Draws 7 Ronin."""

    def cover(self, words: Words) -> Picture:
        return Picture(draw_front(words).image, words.say("game-pitch"))

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        village = cast(VillageView, view)
        if step is not None and is_great(step):
            sheet = draw_great(village, words, step)
            return Picture(sheet.image, alt.village(village, words, step))
        return self._village(view, words, players, step)

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:  # noqa: ARG002
        """None: the village shows everything in one picture."""
        return None

    def weight(self, step: Step) -> int:
        return weight(step)

    def fills(self, view: View, step: Step) -> bool:  # noqa: ARG002
        return weight(step) >= GREAT

    def page(
        self,
        moments: Sequence[Moment],
        words: Words,
        players: Players,  # noqa: ARG002 - a page is about the seven and the ninja
    ) -> Picture:
        told = turning_points(moments, weight)
        return Picture(
            draw_day(told, words).image, words.run_on([words.step(one.step) for one in told], alt.MOST)
        )

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        """The planning board of a seat that is asked for a plan; otherwise the village, which has no
        secrets."""
        if not isinstance(request, Form) or request.prompt not in (ATTACK, DEFEND):
            return self._village(view, words, players, you=seat)
        village = cast(VillageView, view)
        filled = filled_in(draft)
        sheet = draw_plan(village, words, request, filled)
        text = alt.plan(village, words, request, filled)
        return Picture(printed(sheet.image), text, caption=_of_the_other(village, words, request.prompt))

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        village = cast(VillageView, view)
        named, turnings = title(account, words, players), turning_lines(account, words)
        sheet = draw_end(village, words, players, account)
        return Picture.of(sheet, alt.chart(village, words, named, turnings))

    def closeups(self, view: View) -> tuple[str, ...]:
        return keys_of(cast(VillageView, view))

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:  # noqa: ARG002
        village = cast(VillageView, view)
        return Picture(draw_closeup(village, words, key).image, alt.closeup(village, words, key))

    def portraits(self, words: Words) -> Mapping[str, Look]:  # noqa: ARG002
        """Nothing is chosen by its looks."""
        return {}

    def emblems(self) -> tuple[str, ...]:
        return KEYS

    def emblem(self, key: str, words: Words) -> Picture:
        return Picture(draw_emblem(key), words.label(key))

    def _village(
        self, view: View, words: Words, players: Players, step: Step | None = None, you: Seat | None = None
    ) -> Picture:
        village = cast(VillageView, view)
        sheet = draw_village(village, words, players, step, you)
        return Picture(printed(sheet.image), alt.village(village, words, step))


def _of_the_other(village: VillageView, words: Words, prompt: str) -> str:
    """The text below a plan: what the other side still has."""
    if prompt == DEFEND:
        return words.say("caption-attacker", reserve=village.reserve, threat=village.threat)
    standing = [one for one in village.ronin if not one.fallen]
    silenced = tuple([one.key for one in standing if one.silenced])
    return words.say(
        "caption-ronin", ronin=tuple([one.key for one in standing]), silenced=silenced, count=len(silenced)
    )


PAINTER: Final = RoninPainter()
