"""Gestures of steps that only AI opponents make."""

from __future__ import annotations

from bot.games.senjutsu.board.hexes import hex_of
from bot.games.senjutsu_solo.solo_steps import Decides
from bot.games.senjutsu_solo.view import OpponentView, SoloView
from renderers.canvas import Box
from renderers.kit import hexes
from renderers.kit.marks import Drawing, arms, coin, people
from renderers.kit.router import around
from renderers.kit.strokes import carry, draw_blaze, draw_burst, ring_round
from renderers.palette import AI, SHU, SUMI, WASHI, YUKI, Colour
from renderers.senjutsu.field.gestures import Someone, above, body, sign
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.people.bodies import body_of
from renderers.senjutsu.people.posture import posture
from renderers.senjutsu.signs import marks


def enters(stage: Stage, told: Someone) -> None:
    """Rings the opponent who has entered."""
    box = body(stage, told)
    if box is not None:
        ring_round(stage.sheet, box, SHU)


def postured(stage: Stage, told: Someone) -> None:
    """Draws his new behaviour and stance, large over his head."""
    box, one = body(stage, told), body_of(stage.view, told.samurai)
    if box is None or not isinstance(one, OpponentView):
        return
    x, y = above(stage, box)
    radius = stage.drawn.radius
    draw_blaze(stage.sheet, (x, y), radius * 0.52, radius * 0.8)
    stage.sheet.paste(posture(one.stance, one.behaviour, round(radius * 0.9)), x, y)


def hidden(stage: Stage, told: Someone) -> None:
    sign(stage, told, people.hood, SUMI)


def contract(stage: Stage, told: Someone) -> None:
    sign(stage, told, marks.scroll, WASHI, SUMI)


def struck_lord(stage: Stage, _: object) -> None:
    """Draws a skull on the fallen lord: he is struck, and the battle is lost."""
    _at_the_lord(stage, arms.skull, SHU)


def saved_lord(stage: Stage, _: object) -> None:
    """Draws a shield on the fallen lord: a guard saved him."""
    _at_the_lord(stage, arms.block, AI)


def _at_the_lord(stage: Stage, drawing: Drawing, fill: Colour) -> None:
    view = stage.view
    if isinstance(view, SoloView) and view.lord is not None:
        x, y = stage.drawn.at(view.lord)
        radius = stage.drawn.radius
        draw_burst(stage.sheet, (x, y), radius * 0.4, radius * 0.8)
        stage.sheet.paste(coin(drawing, round(radius * 0.5), fill, YUKI, rim=4), x, y)


def decides(stage: Stage, told: Decides) -> None:
    """Rings his target and draws an arrow to his goal."""
    here = hex_of(told.here)
    reach = stage.drawn.radius * 0.45
    start = around(stage.drawn.at(here), reach, reach * 0.7)
    inside: Box = (0, 0, stage.sheet.width, stage.sheet.height)
    if told.goal:
        goal = hex_of(told.goal)
        box = stage.drawn.box(goal)
        stage.sheet.ink(box, lambda c: hexes.footing(c, stage.drawn, goal), margin=8)
        if goal != here:
            carry(
                stage.sheet, stage.router(inside), [(start, around(stage.drawn.at(goal), reach, reach * 0.7))]
            )
    elif told.there:
        there = hex_of(told.there)
        end = around(stage.drawn.at(there), reach, reach * 0.7)
        carry(stage.sheet, stage.router(inside), [(start, end)], SHU)
    box = stage.heads.get(told.foe or "")
    if box is not None:
        ring_round(stage.sheet, box, SHU)
