"""A turn as the page of a comic, and great moments alone: a fall, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine.step import Step
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.page import GREAT, Panel, Scene, draw_page, turning_points
from renderers.painter import Moment
from renderers.senjutsu.acting import great
from renderers.senjutsu.acting.casting import deed
from renderers.senjutsu.acting.scene import acted
from renderers.senjutsu.acting.slip import draw_whole, people
from renderers.senjutsu.field.gestures import places
from renderers.senjutsu.field.stage import close, draw_marks, draw_pieces, draw_postures, draw_spears
from renderers.senjutsu.people.bodies import standing
from renderers.senjutsu.pictures.board import QUIET, struck
from renderers.senjutsu.pictures.events import caption, read, telling, weight
from renderers.senjutsu.solo.coming import shadows

AT_THE_LORD: Final = ("lord_lies", "lord_struck", "lord_saved")
"""Steps that happen on the hex of the fallen lord."""
CLOSEST: Final = 92
"""Pixels: the largest radius of a hex in a panel of a page."""


def draw_chapter(moments: Sequence[Moment], words: Words) -> Sheet:
    """The page of a turn with its turning points. A single great moment fills the whole picture."""
    told = turning_points(moments, weight)
    if len(told) == 1 and weight(told[0].step) >= GREAT:
        return draw_great(cast(DuelView, told[0].view), told[0].step, words)
    turn = max(cast(DuelView, moment.view).turn for moment in moments)
    heading = words.say("picture-turn", turn=turn) if turn else ""
    return draw_page([_panel(moment, words) for moment in told], heading)


def _panel(moment: Moment, words: Words) -> Panel:
    step, view = moment.step, cast(DuelView, moment.view)
    its = weight(step)
    told = caption(view, step, words)
    match read(view, step):
        case solo_steps.Wave(count=count):
            scene = shadows(view, count)
        case _:
            scene = _great(step, view) if its >= GREAT else _close(step, view)
    return Panel(scene, told, its)


def _close(step: Step, view: DuelView) -> Scene:
    """A step as it is acted, or from close by: the hexes that it is about, with its gesture."""
    told = deed(view, read(view, step))
    if told is not None:
        return acted(told, view)

    def scene(sheet: Sheet, clear: Box) -> None:
        left, top, right, bottom = clear
        box = (left + 8, top + 4, right - 8, bottom - 4)
        shown = places(view, read(view, step))
        if step.name in AT_THE_LORD and isinstance(view, SoloView) and view.lord is not None:
            shown.add(view.lord)
        shown = shown or {one.place for one in standing(view) if one.place is not None}
        stage = close(view, sheet.width, sheet.height, shown, box, CLOSEST)
        stage.clear = clear
        if step.name in QUIET:
            stage.struck = struck(view, step)
        draw_marks(stage)
        draw_pieces(stage)
        draw_postures(stage)
        draw_spears(stage)
        telling(view, step).gesture(stage, step)
        sheet.mount(stage.sheet, 0, 0)

    return scene


def _great(step: Step, view: DuelView) -> Scene:
    """The scene of a great moment."""
    told = great.moment(view, read(view, step))
    return _close(step, view) if told is None else great.staged(told, view)


def draw_great(view: DuelView, step: Step, words: Words) -> Sheet:
    """A great moment as the whole picture; after a fall everybody is shown small, standing or lying."""
    left = people(view) if step.name == FALL else ()
    return draw_whole(_great(step, view), caption(view, step, words), left=left)


def draw_acted(view: DuelView, step: Step, words: Words) -> Sheet | None:
    """A step as the whole picture if it is acted, or None if it is too small for that."""
    told = deed(view, read(view, step))
    return None if told is None else draw_whole(acted(told, view), caption(view, step, words), told.wounds)


def is_acted(view: DuelView, step: Step) -> bool:
    """True if a step is acted, and so has the whole picture."""
    return deed(view, read(view, step)) is not None


FALL: Final = "fall"
