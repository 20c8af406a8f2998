"""Intents: the target and the goal of each AI opponent whose card is open.

They follow the printed rules that the opponents decide by: the nearest hero, then the one on the side of his
behaviour, then the leftmost. Nothing is rehearsed, so a faster card may still change the outcome.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.senjutsu.board.hexes import Facing, Hex, distance, sees
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.view import SamuraiView
from bot.games.senjutsu_solo.behaviour.sides import IN_FRONT, angle, apart, shooting_side, side_of
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.view import OpponentView, SoloView
from renderers.canvas import Canvas, Point
from renderers.ink import shape
from renderers.kit import hexes
from renderers.palette import SHU, SUMI, YUKI, Colour
from renderers.senjutsu.cards.faced import faced, has_face
from renderers.senjutsu.field.stage import Stage, draw_marks, draw_pieces, draw_postures

DOT: Final = 4.4
PITCH: Final = 15
"""Pixels from dot to dot of a way."""
HEAD: Final = 0.3
"""The length of an arrow's head in radii of a hex."""


@dataclass(frozen=True, slots=True)
class Intent:
    """The target of an opponent (``hero`` is None for the fallen lord) and, for a card without a strike, the
    hex he heads for."""

    here: Hex
    target: Hex
    hero: SamuraiView | None
    goal: Hex | None
    strikes: bool

    @property
    def end(self) -> Hex:
        """The hex at the end of his way."""
        return self.goal or self.target


def intent(view: SoloView, one: OpponentView) -> Intent | None:
    """The intent of an opponent's open card, or None once the card has begun."""
    due = any(part.seat == one.seat and part.part == 0 for part in view.due)
    if one.place is None or one.lost or not due or not has_face(one.card):
        return None
    if not one.speed and faced(one.card).speeds.variable:
        # His speed is not settled yet, so nobody can tell what he will do.
        return None
    here = one.place
    heroes = [hero for hero in view.samurai if not hero.fallen]
    marked = [(hero.place, hero.facing) for hero in heroes if hero.place is not None]
    if view.lord is not None:
        marked.append((view.lord, 0))
    if not marked:
        return None

    def preference(target: tuple[Hex, Facing]) -> tuple[int, int, int]:
        at = angle(here, one.facing, target[0])
        return distance(here, target[0]), apart(at, IN_FRONT[one.behaviour]), at

    place, facing = min(marked, key=preference)
    strikes = faced(one.card).kind == "attack"
    hero = next((hero for hero in heroes if hero.place == place), None)
    goal = None if strikes else goal_of(view, one, here, place, facing)
    return Intent(here, place, hero, goal if goal in view.hexes else None, strikes)


def goal_of(view: SoloView, one: OpponentView, here: Hex, place: Hex, facing: Facing) -> Hex:
    """The hex that an opponent without a strike heads for. An archer who sees his target stays."""
    if not one.ranged:
        return side_of(place, facing, one.behaviour, one.distance)
    walls = {spot for spot, terrain in view.terrain if NATURES[terrain].wall}
    carries = FOES[one.kind].reach
    if one.distance <= distance(here, place) <= carries and sees(here, one.facing, place, walls):
        return here
    free = sorted(set(view.hexes) - {spot for spot, terrain in view.terrain if terrain != "boat"})
    sides = shooting_side(place, facing, one.behaviour, one.distance, free)
    return min(sides, key=lambda side: distance(here, side))


def draw_everybody(stage: Stage, *, foretold: bool = True) -> None:
    """Draws the marks on the ground, everybody on it and, if ``foretold``, the intents of opponents."""
    draw_marks(stage)
    if foretold:
        _draw_goals(stage)
    draw_pieces(stage)
    if foretold:
        _draw_ways(stage)
    draw_postures(stage)


def _draw_goals(stage: Stage) -> None:
    """Draws a broken ring on the goal of each opponent who only moves."""
    goals = [each.goal for each in _intents(stage) if each.goal is not None]
    if not goals:
        return

    def draw(c: Canvas) -> None:
        for place in goals:
            hexes.footing(c, stage.drawn, place)

    stage.sheet.ink(stage.drawn.around(goals), draw, margin=12, seed="goals")


def _draw_ways(stage: Stage) -> None:
    """Draws a dotted way from each opponent with an open card to his target or goal.

    It runs behind all figures. An opponent beside his target needs none.
    """
    found = [each for each in _intents(stage) if distance(each.here, each.end) > (each.goal is None)]
    if not found:
        return

    def draw(c: Canvas) -> None:
        for each in found:
            _way(c, stage, each)

    ends = [place for each in found for place in (each.here, each.end)]
    stage.sheet.ink(stage.drawn.around(ends), draw, margin=20, seed="intents")


def _intents(stage: Stage) -> list[Intent]:
    view = stage.view
    if not isinstance(view, SoloView) or view.phase not in ("reveal", "resolve"):
        return []
    return [each for one in view.opponents if (each := intent(view, one)) is not None]


def _way(c: Canvas, stage: Stage, each: Intent) -> None:
    ink: Colour = SHU if each.strikes else SUMI
    end = each.end
    radius = stage.drawn.radius
    start, stop = stage.drawn.at(each.here), stage.drawn.at(end)
    run = math.dist(start, stop)
    turn = math.atan2(stop[1] - start[1], stop[0] - start[0])
    first, last = radius * 0.62, run - radius * (0.5 if each.strikes else 0.62)
    for x, y in _points(start, turn, first, last - radius * HEAD):
        if any(left < x < right and top < y < bottom for left, top, right, bottom in stage.heads.values()):
            continue
        c.oval(x, y, DOT + 2.4, DOT + 2, YUKI)
        c.oval(x, y, DOT, DOT * 0.86, ink)
    tip = _before(stage, start, turn, last)
    _head(c, tip, turn, radius * HEAD, ink)


def _before(stage: Stage, start: Point, turn: float, last: float) -> Point:
    """The point of the way nearest to its end at which the arrow's head covers nobody."""
    run = last
    while run > stage.drawn.radius * 0.7:
        x, y = start[0] + run * math.cos(turn), start[1] + run * math.sin(turn)
        if not any(
            left < x < right and top < y < bottom for left, top, right, bottom in stage.heads.values()
        ):
            return x, y
        run -= 6
    return start[0] + last * math.cos(turn), start[1] + last * math.sin(turn)


def _points(start: Point, turn: float, first: float, last: float) -> Iterator[Point]:
    """The places of the dots on a straight way."""
    run = first
    while run < last:
        yield start[0] + run * math.cos(turn), start[1] + run * math.sin(turn)
        run += PITCH


def _head(c: Canvas, tip: Point, turn: float, size: float, ink: Colour) -> None:
    points = [
        (
            tip[0] - size * (back * math.cos(turn) + aside * math.sin(turn)),
            tip[1] - size * (back * math.sin(turn) - aside * math.cos(turn)),
        )
        for back, aside in ((0, 0), (1.15, 0.72), (0.85, 0), (1.15, -0.72))
    ]
    shape(c, points, YUKI, 8, YUKI)
    shape(c, points, ink, 2, ink)
