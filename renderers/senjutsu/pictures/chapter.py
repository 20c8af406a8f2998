"""A turn as the page of a comic, and great moments alone: a fall, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from bot.engine.step import Step
from bot.games.senjutsu import steps
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.view import SoloView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import Change
from renderers.kit.page import GREAT, Panel, Scene, draw_page, turning_points
from renderers.kit.plate import draw_plate
from renderers.kit.plate import stage as staged
from renderers.kit.strokes import draw_cut
from renderers.painter import Moment
from renderers.palette import Colour
from renderers.senjutsu.acting.casting import deed
from renderers.senjutsu.acting.scene import acted
from renderers.senjutsu.field.gestures import places
from renderers.senjutsu.field.stage import close, draw_marks, draw_pieces, draw_postures, draw_spears
from renderers.senjutsu.people.bodies import Body, body_of, kind_of, opponents, standing
from renderers.senjutsu.people.portraits import PORTRAITS
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
            scene = _face(step, view, told.tone) if its >= GREAT else _close(step, view)
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


def _face(step: Step, view: DuelView, tone: Colour) -> Scene:
    """A scene with the face of the fighter who falls, enters or has won."""
    hero = about(step, view)
    if hero is None:
        return _close(step, view)
    return staged(PORTRAITS[kind_of(hero)], tone, mirrored=True)


def about(step: Step, view: DuelView) -> Body | None:
    """The fighter that a great moment is about: the one who falls, enters or has won.

    After a win of the AI opponents it is one of them. None if there is nobody.
    """
    told = read(view, step)
    match told:
        case steps.Over(winners=winners) | solo_steps.Over(winners=winners):
            if winners:
                return body_of(view, winners[0])
            return next(iter([*[one for one in opponents(view) if not one.fallen], *opponents(view)]), None)
        case steps.Fall(samurai=who) | solo_steps.Enters(samurai=who):
            return body_of(view, who)
        case _:
            return next((one for one in view.samurai if not one.fallen), None)


def draw_great(view: DuelView, step: Step, words: Words) -> Sheet:
    """A fall or the end, with a face that fills half the picture."""
    hero = about(step, view) or view.at(view.track[0])
    told, over = caption(view, step, words), None
    match read(view, step):
        case steps.Fall(reason=reason):
            over = _cut
            if reason == "wounds":
                told = replace(told, change=Change(hero.wound_limit, hero.wound_limit - 1))
        case _:
            pass
    return draw_plate(PORTRAITS[kind_of(hero)], told, words.label(hero.key), over=over)


def _cut(sheet: Sheet, box: Box) -> None:
    """Draws a cut across the chest."""
    draw_cut(sheet, (box[2] * 0.1, box[3] * 0.56, box[2] * 0.9, box[3] * 1.04))
