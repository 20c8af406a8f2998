"""The board: the field with everybody on it, the samurai at its sides, and what just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from bot.engine.step import Step
from bot.games.senjutsu.hexes import Hex
from bot.games.senjutsu.solo.view import SoloView
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import Caption, Laid, Setting, draw_caption, lay
from renderers.kit.sizes import LEAST
from renderers.painter import Company
from renderers.senjutsu import layout
from renderers.senjutsu.band import draw_band
from renderers.senjutsu.bodies import bodies, standing
from renderers.senjutsu.events import TELLINGS, caption
from renderers.senjutsu.gestures import places, struck_hexes
from renderers.senjutsu.panels import draw_panel
from renderers.senjutsu.solo import panels as solo
from renderers.senjutsu.solo.intents import draw_everybody
from renderers.senjutsu.stage import Stage, draw_spears, flat
from renderers.type import ELLIPSIS

DECIDED: Final = frozenset({"decides"})
"""Steps that show themselves what somebody means to do."""
SIDES: Final = 2
QUIET: Final = frozenset({"attack", "block"})
"""Steps whose hexes the view itself threatens or blocks."""


def lay_board(view: DuelView, words: Words, company: Company, step: Step | None = None) -> Sheet:
    """The whole board; with a step, what just happened on it."""
    stage = flat(view, layout.drawn_field(view.hexes))
    if step is not None and step.name in QUIET:
        stage.struck = struck(view, step)
    draw_everybody(stage, foretold=step is None or step.name not in DECIDED)
    draw_spears(stage)
    draw_panels(stage.sheet, view, words, company)
    draw_band(stage.sheet, view, words)
    if step is not None:
        told = set_caption(stage, step, words)
        TELLINGS[step.name].gesture(stage, step.facts)
        draw_caption(stage.sheet, told)
    return stage.sheet


def draw_panels(sheet: Sheet, view: DuelView, words: Words, company: Company) -> None:
    """A panel for everybody, in seating order; of two teams each has a side."""
    if isinstance(view, SoloView):
        solo.draw_panels(sheet, view, words, company)
        return
    order = {seat: place for place, seat in enumerate(view.track, start=1)}
    boxes = layout.panels(len(view.samurai))
    for one, box in zip(by_sides(view.samurai), boxes, strict=True):
        draw_panel(sheet, one, order.get(one.seat, 0), words, company.get(one.seat), box)


def by_sides(samurai: Sequence[SamuraiView]) -> list[SamuraiView]:
    """One of each team in turn, where there are two; the larger one first."""
    teams = [
        [one for one in samurai if one.team == team] for team in dict.fromkeys(one.team for one in samurai)
    ]
    if len(teams) != SIDES:
        return list(samurai)
    turns = zip_longest(*sorted(teams, key=len, reverse=True))
    return [one for turn in turns for one in turn if one is not None]


def struck(view: DuelView, step: Step) -> frozenset[Hex]:
    """The hexes of an attack on which somebody stands."""
    taken = {one.place for one in bodies(view) if not one.fallen}
    return frozenset(place for place in struck_hexes(step.facts) if place in taken)


def set_caption(stage: Stage, step: Step, words: Words) -> Laid:
    """Above the field, below it, between people or beside them: where it covers nobody, least of all whom it
    is about."""
    told = caption(step, words)
    about = places(stage.view, step.facts)
    touched = [stage.drawn.box(place) for place in about]
    touched += [_with_hat(stage.heads[one.key]) for one in standing(stage.view) if one.place in about]
    busy = [*touched, *map(_with_hat, stage.heads.values())]

    def cost(one: Laid) -> float:
        return _covered(one.box, touched) * 4 + _covered(one.box, busy)

    best = min([_laid(told, room) for room in layout.CAPTIONS], key=cost)
    if cost(best) == 0:
        return best
    aside = [lay(told, Setting(room, 42, 50, LEAST, 3, beside=True)) for room in layout.ASIDE]
    return min([best, *[one for one in aside if not _is_cut(one)]], key=cost)


def _is_cut(laid: Laid) -> bool:
    return any(line.text.endswith(ELLIPSIS) for line in laid.lines)


def _with_hat(box: Box) -> Box:
    """Somebody with what the tallest wear or raise."""
    left, top, right, bottom = box
    return left, bottom - (bottom - top) * layout.TALLEST, right, bottom


def _laid(told: Caption, room: Box) -> Laid:
    """On one line if its words fit, else on two."""
    hanging = room is layout.CAPTION
    laid = lay(told, Setting(room, 42, 50, LEAST, 1, hanging=hanging, beside=True))
    if not _is_cut(laid):
        return laid
    left, top, right, bottom = room
    lifted = room if hanging else (left, top - layout.SECOND_LINE, right, bottom)
    return lay(told, Setting(lifted, 42, 50, LEAST, 2, hanging=hanging, beside=True))


def _covered(box: Box, boxes: Iterable[Box]) -> float:
    """How much of other boxes a box covers."""
    return sum(
        max(0, min(box[2], other[2]) - max(box[0], other[0]))
        * max(0, min(box[3], other[3]) - max(box[1], other[1]))
        for other in boxes
    )
