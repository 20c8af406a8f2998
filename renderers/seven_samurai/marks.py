"""The marks of 7 Samurai, by the names that views, penalties and steps use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sprite
from renderers.kit import marks
from renderers.kit.marks import Drawing, arms, people, signs, spirit
from renderers.palette import Colour


def gravestone(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A gravestone: a lost family."""
    paint(canvas, "22,92! 24,26 34,8 66,8 76,26 78,92!", ink)
    paint(canvas, "4,92! 96,92! 90,99! 10,99!", ink)
    for y in (32, 50, 68):
        brush(canvas, f"36,{y} 64,{y}", 7, ground, start=0.8, end=0.6)


MARKS: Final[Mapping[str, Drawing]] = {
    "hat": people.hat,
    "farm": people.farm,
    "doll": people.doll,
    "fire": arms.fire,
    "wound": arms.wound,
    "intruder": people.intruder,
    "raider": people.hood,
    "left": signs.left,
    "right": signs.right,
    "shield": arms.shield,
    "spear": arms.spear,
    "no_defend": signs.struck(arms.blank_shield),
    "no_support": signs.struck(people.blank_plaque),
    "no_talent": signs.struck(spirit.star),
    "must_pass": signs.stop,
    "return": signs.back,
    "drop": signs.broken,
    "talent": spirit.star,
    "token": people.plaque,
    "tokens": people.blank_plaque,
    "wall": people.wall,
    "card": people.card,
    "nothing": signs.nothing,
    "grave": gravestone,
}


def mark(name: str, size: int, ink: Colour, ground: Colour) -> Sprite:
    """A mark ``size`` pixels across, anchored in its middle."""
    return marks.mark(MARKS[name], size, ink, ground)
