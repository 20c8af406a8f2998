"""Weapons, drawn from the near hand at the origin along the direction of the hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from renderers.canvas import Canvas, Point
from renderers.palette import (
    ASAGI,
    KINAKO,
    SHU,
    STEEL,
    SUMI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)
from renderers.rig.bones import beyond
from renderers.rig.pen import fine, line, sheet, wash
from renderers.rig.poses import Grasp

EDGE: Final = mix(ASAGI, YUKI, 0.3)
SHAFT: Final = mix(KINAKO, SHU, 0.3)


@dataclass(frozen=True, slots=True)
class Frame:
    """The place and the direction of a weapon."""

    at: Point
    aim: float

    def path(self, points: str) -> list[Point]:
        """Points written ``"along,below ..."`` on the figure."""
        pairs = [pair.split(",") for pair in points.split()]
        return [beyond(self.at, self.aim, float(along), float(below)) for along, below in pairs]


Drawing: TypeAlias = Callable[[Canvas, Frame], None]


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon, the grasp it needs, and the distance of the far hand from the near one along it."""

    draw: Drawing
    grasp: Grasp
    apart: float = 0.0
    reach: float = 0.0
    """The distance from the near hand to its point."""
    scabbard: float = 0.0
    """The length of the scabbard at his hip, if there is one."""

    @property
    def shoots(self) -> bool:
        return self.grasp in ("bow", "gun")


def _grip(c: Canvas, frame: Frame, length: float) -> None:
    sheet(c, frame.path(f"-{length},-4.4 8,-4.4 8,4.4 -{length},4.4"), SUMI, 1)
    if fine(c):
        for place in range(int(length / 9)):
            x = 4 - 9 * place
            line(c, frame.path(f"{x - 3},-3.4 {x + 3},3.4"), 1.8, YAMABUKI, start=1, end=1)
    sheet(c, frame.path("8,-10 13,-10 13,10 8,10"), YAMABUKI, 1.8)


def sword(length: float = 112, bow: float = 9, wide: float = 6.0, grip: float = 30) -> Drawing:
    """A curved blade with a guard."""

    def draw(c: Canvas, frame: Frame) -> None:
        broad = wide if fine(c) else wide * 1.25
        back = f"12,{-broad * 0.7} {length * 0.45},{-bow * 0.2 - broad} {length * 0.8},{-bow * 0.55 - broad}"
        edge = (
            f"{length * 0.94},{-bow + broad * 0.5} {length * 0.5},{broad * 0.7 - bow * 0.2} 12,{broad * 0.7}"
        )
        sheet(c, frame.path(f"{back} {length},{-bow - broad * 1.4} {edge}"), YUKI, 2.2)
        line(
            c,
            frame.path(f"16,{broad * 0.2} {length * 0.5},{-bow * 0.15} {length * 0.9},{-bow * 0.9}"),
            1.6,
            EDGE,
            start=0.8,
            end=0.3,
        )
        _grip(c, frame, grip)

    return draw


def dagger(c: Canvas, frame: Frame) -> None:
    sheet(c, frame.path("10,-4 34,-8 60,-9 44,1 10,5"), YUKI, 2.2)
    line(c, frame.path("14,1 44,-3"), 1.5, EDGE)
    _grip(c, frame, 16)


def _shaft(c: Canvas, frame: Frame, tail: float, reach: float, wood: Colour, wide: float = 3.6) -> None:
    broad = wide if fine(c) else wide * 1.3
    way = f"{-tail},{-broad} {reach},{-broad} {reach},{broad} {-tail},{broad}"
    sheet(c, frame.path(way), wood, 2)
    if fine(c):
        line(
            c,
            frame.path(f"{-tail + 4},{-broad * 0.3} {reach - 4},{-broad * 0.3}"),
            1.2,
            mix(wood, YUKI, 0.35),
        )


def glaive(c: Canvas, frame: Frame) -> None:
    """A naginata."""
    _shaft(c, frame, 62, 112, SHAFT)
    blade = frame.path("110,-5 128,-8 150,-20 170,-40 176,-44 172,-22 158,-2 136,8 110,6")
    wash(c, blade, YUKI, 2.4)
    line(c, frame.path("118,4 142,1 166,-24"), 1.6, EDGE)
    line(c, frame.path("110,-11 110,11"), 5, SUMI, start=1, end=1)


def spear(c: Canvas, frame: Frame) -> None:
    """A yari."""
    _shaft(c, frame, 74, 128, mix(KINAKO, SHU, 0.2))
    for side in (-1, 1):
        line(c, frame.path(f"124,{side * 3} 116,{side * 12} 104,{side * 15}"), 5, SHU, start=0.9, end=0)
    sheet(c, frame.path("126,-6 140,-10 178,0 140,10 126,6"), YUKI, 2.3)
    line(c, frame.path("130,0 172,0"), 1.6, EDGE)


def staff(c: Canvas, frame: Frame) -> None:
    """A fighting staff with iron ends."""
    _shaft(c, frame, 92, 116, WOOD, 4.6)
    for x in (-84, 106):
        line(c, frame.path(f"{x - 8},0 {x + 8},0"), 12, STEEL, start=1, end=1)


def stick(c: Canvas, frame: Frame) -> None:
    """An old man's stick."""
    _shaft(c, frame, 22, 102, WOOD, 4)
    wash(c, frame.path("-26,-6 -18,-8 -14,0 -18,8 -28,5"), WOOD, 2)


def oar(c: Canvas, frame: Frame) -> None:
    _shaft(c, frame, 84, 66, WOOD, 4.6)
    wash(c, frame.path("60,-7 78,-15 128,-16 142,0 128,16 78,15 60,7"), mix(KINAKO, WOOD, 0.4), 2.5)
    line(c, frame.path("74,0 132,0"), 2, WOOD)


def sabre(c: Canvas, frame: Frame) -> None:
    """The broad sabre of a pirate."""
    way = "12,-6 44,-10 78,-20 104,-34 112,-20 96,6 70,12 40,8 12,6"
    wash(c, frame.path(way), YUKI, 2.5)
    line(c, frame.path("20,2 56,2 96,-14"), 1.6, EDGE)
    _grip(c, frame, 20)


def gun(c: Canvas, frame: Frame) -> None:
    """A matchlock."""
    sheet(c, frame.path("-44,2 -40,18 -22,12 4,4 86,3 86,-4 0,-6 -30,-4"), WOOD, 2.3)
    sheet(c, frame.path("-8,-5 122,-6 122,-13 -8,-12"), mix(SUMI, ASAGI, 0.35), 2)
    sheet(c, frame.path("118,-4 128,-3 128,-16 118,-15"), SUMI, 1)
    line(c, frame.path("0,-12 -6,-24 -14,-22"), 4, SUMI, start=0.9, end=0.6)


def star(c: Canvas, frame: Frame) -> None:
    """A ninja's short blade."""
    sheet(c, frame.path("10,-4 76,-4 88,-1 76,4 10,4"), YUKI, 2.2)
    sheet(c, frame.path("-22,-4 8,-4 8,4 -22,4"), SUMI, 1)
    sheet(c, frame.path("8,-9 13,-9 13,9 8,9"), SUMI, 1.4)


def bow(c: Canvas, frame: Frame) -> None:
    """The long bow; the near hand holds it, ``drawn`` sets the string."""
    limbs = "-26,-86 -12,-64 2,-34 4,0 2,30 -8,56 -22,70"
    line(c, frame.path(limbs), 9, SUMI, start=0.6, end=0.6, peak=0.5)
    line(c, frame.path(limbs), 5, SHAFT, start=0.5, end=0.5, peak=0.5)


def string(c: Canvas, frame: Frame, hand: Point) -> None:
    """The string of a bow from both ends to the drawing hand, and the arrow."""
    top, bottom = frame.path("-26,-86 -22,70")
    for end in (top, bottom):
        line(c, [end, hand], 1.6, SUMI, start=1, end=1)
    line(c, [hand, *frame.path("34,0")], 3.4, SUMI, start=1, end=1)
    line(c, [hand, *frame.path("32,0")], 1.6, KINAKO, start=1, end=1)
    sheet(c, frame.path("32,-6 52,0 32,6"), YUKI, 1.8)


def nothing(c: Canvas, frame: Frame) -> None:
    """No weapon."""


def chain(c: Canvas, at: Point, ways: Sequence[Point]) -> None:
    """A rope with a grapple from a hand through these points."""
    line(c, [at, *ways], 5.4, SUMI, start=1, end=1)
    line(c, [at, *ways], 2.6, KINAKO, start=1, end=1)
    x, y = ways[-1]
    for side in (-1, 1):
        line(c, [(x, y), (x + side * 4, y + 16), (x + side * 17, y + 8)], 6, SUMI, start=1, end=0.3)


KATANA: Final = Weapon(sword(), "sword", -17, 112, 88)
NODACHI: Final = Weapon(sword(158, 17, 7.5, 46), "sword", -28, 158)
LONG_SWORD: Final = Weapon(sword(166, 8, 6, 44), "sword", -26, 166)
GLAIVE: Final = Weapon(glaive, "pole", 42, 174)
SPEAR: Final = Weapon(spear, "pole", 44, 178)
STAFF: Final = Weapon(staff, "pole", 44, 116)
OAR: Final = Weapon(oar, "pole", 40, 142)
STICK: Final = Weapon(stick, "staff", -12, 102)
DAGGER: Final = Weapon(dagger, "one", 0, 60)
SHORT: Final = Weapon(star, "one", 0, 88)
SABRE: Final = Weapon(sabre, "one", 0, 112)
GUN: Final = Weapon(gun, "gun", 40, 128)
BOW: Final = Weapon(bow, "bow", 0, 52)
TWO_SWORDS: Final = Weapon(sword(), "twin", 0, 112, 70)
BARE: Final = Weapon(nothing, "empty")
SECOND: Final = sword(78, 6, 5.4, 22)
