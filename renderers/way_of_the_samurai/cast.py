"""The figures in a scene: the drawing of each fighter, and the weapons they hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.way_of_the_samurai.view import DuelView, FighterView, FoeView
from renderers.brush import brush, clipped, paint
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.palette import SUMI, mix
from renderers.way_of_the_samurai.fighters.arms import ARMS
from renderers.way_of_the_samurai.fighters.cloth import outlined
from renderers.way_of_the_samurai.fighters.frame import Frame
from renderers.way_of_the_samurai.fighters.people import PEOPLE, RIVAL, YOU
from renderers.way_of_the_samurai.fighters.person import Person, fighter, head
from renderers.way_of_the_samurai.plate_contents import facing, waiting

PUPILS: Final = ("dojo_1", "dojo_2", "dojo_3", "dojo_4")
"""Enemies without a name, who look different from fight to fight."""


def weapon_of(view: FighterView) -> str:
    """The weapon in a fighter's hands."""
    return arm_of(view.weapons[0]) if view.weapons else "katana"


def arm_of(name: str) -> str:
    """The drawing of a weapon; variants of one weapon look alike."""
    return next((one for one in (name, name.rpartition("_")[0]) if one in ARMS), "katana")


def person_of(name: str, fight: int) -> Person:
    if name in PEOPLE:
        return PEOPLE[name]
    return PEOPLE[PUPILS[fight % len(PUPILS)]]


def yourself(view: DuelView, size: float = 1) -> Sprite:
    you = view.fighters[0]
    return stood(YOU, weapon_of(you), size, fallen=you.life == 0 or _struck_down(view))


def _struck_down(view: DuelView) -> bool:
    """A single player who has lost is on the ground, even with life left."""
    result = view.result
    return len(view.fighters) == 1 and result is not None and not result.won and result.reason != "exhausted"


def opposite(view: DuelView) -> Person | None:
    """The person on the right."""
    foe = facing(view)
    if len(view.fighters) > 1:
        return RIVAL
    return None if foe is None else person_of(foe.name, view.fight + foe.number)


def other(view: DuelView, size: float = 1) -> Sprite | None:
    """The figure of the person on the right."""
    person, foe = opposite(view), facing(view)
    if person is None:
        return None
    arm = weapon_of(view.fighters[1]) if len(view.fighters) > 1 else ""
    return stood(person, arm, size, left=True, fallen=_other_fallen(view, foe))


def _other_fallen(view: DuelView, foe: FoeView | None) -> bool:
    return view.fighters[1].life == 0 if foe is None else foe.fallen


def draw_both(sheet: Sheet, view: DuelView, x: tuple[float, float], y: float, size: float = 1) -> None:
    """Draw the two fighters on the ground at these places. A head is drawn over a blade that crosses it."""
    person, figure = opposite(view), other(view, size)
    if person is not None and figure is not None:
        sheet.paste(figure, x[1], y)
    sheet.paste(yourself(view, size), x[0], y)
    if person is not None and not _other_fallen(view, facing(view)):
        sheet.paste(head(person, size, left=True), x[1], y)


def tallest(view: DuelView) -> float:
    """The height of the taller fighter at size 1."""
    person = opposite(view)
    return YOU.stature if person is None else max(YOU.stature, person.stature)


def behind(view: DuelView, size: float) -> list[tuple[FoeView, Sprite]]:
    """The enemies who wait behind, drawn smaller."""
    return [
        (foe, stood(person_of(foe.name, view.fight + foe.number), "", size, left=True, fallen=foe.fallen))
        for foe in waiting(view)
    ]


@lru_cache(maxsize=64)
def stood(person: Person, arm: str, size: float, *, left: bool = False, fallen: bool = False) -> Sprite:
    """A standing figure; or if fallen, a heap of cloth and a blade in the ground."""
    if not fallen:
        return fighter(person, arm, size, left=left)

    def draw(c: Canvas) -> None:
        ARMS[arm or person.arm](c, Frame((46, -112), -84, 0.8))
        heap = "-104,6! -92,-16 -58,-34 -18,-30 10,-46 44,-34 84,-22 112,6!"
        paint(c, heap, person.robe)
        with clipped(c, heap):
            with c.at(-104, -190):
                person.weave(c)
            paint(c, "20,10! 30,-40 60,-34 120,-10 116,14!", person.trousers, 2.4)
        outlined(c, heap)
        for fold in ("-80,0 -66,-16 -40,-22", "-30,2 -18,-14 4,-30", "56,2 66,-10 88,-12"):
            brush(c, fold, 2.6, mix(person.robe, SUMI, 0.5), start=0.3)
        brush(c, "46,-100 28,-116 6,-108 -16,-118", 8, SUMI, start=0.9, end=0.2)
        brush(c, "46,-100 28,-116 6,-108 -16,-118", 5, person.sash, start=0.9, end=0.2)

    return sprite((-130, -190, 140, 14), draw, size=size, rim_width=4, seed="fallen")
