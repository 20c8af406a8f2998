"""Crests of teams: a crane on a round, or a tiger's claws on a lozenge."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.games.senjutsu.view import DuelView, SamuraiView
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing
from renderers.palette import SUMI, YAMABUKI, YUKI, Colour

ROUND: Final = "50,0 85.4,14.6 100,50 85.4,85.4 50,100 14.6,85.4 0,50 14.6,14.6"
LOZENGE: Final = "50,-8! 108,50! 50,108! -8,50!"


def crane(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A crane that flies up, its wings spread."""
    paint(canvas, ROUND, SUMI)
    with canvas.at(7, 7, 0.86):
        paint(canvas, ROUND, ground)
    paint(canvas, "46,62! 34,34 10,22! 12,48 32,70!", ink)
    paint(canvas, "54,62! 66,34 90,22! 88,48 68,70!", ink)
    paint(canvas, "50,46! 60,66 50,94! 40,66!", ink)
    brush(canvas, "50,60 46,36 52,14", 10, ink, start=1, end=0.5)


def tiger(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Three strokes of a tiger's claws."""
    paint(canvas, LOZENGE, SUMI)
    with canvas.at(10, 10, 0.8):
        paint(canvas, LOZENGE, ground)
    for x in (28, 50, 72):
        brush(canvas, f"{x + 8},24 {x},48 {x - 8},76", 17, ink, start=0.3, end=0.1)


CRESTS: Final[Mapping[str, tuple[Drawing, Colour]]] = {"crane": (crane, YUKI), "tiger": (tiger, YAMABUKI)}


def sides(view: DuelView) -> Mapping[str, list[SamuraiView]]:
    """The samurai of each team; empty if everybody fights alone."""
    return {team: found for team in CRESTS if (found := [one for one in view.samurai if one.team == team])}


@lru_cache(maxsize=32)
def crest(team: str, size: int) -> Sprite:
    """The crest of a team, anchored in its middle."""
    drawing, ground = CRESTS[team]
    half = size * 0.62

    def draw(c: Canvas) -> None:
        with c.at(-size / 2, -size / 2, size / 100):
            drawing(c, SUMI, ground)

    return sprite((-half - 3, -half - 3, half + 3, half + 3), draw, rim_width=2.5)
