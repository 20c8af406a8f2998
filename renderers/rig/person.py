"""Somebody: his clothes, his head and his weapon, drawn in any pose and mood."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal

from renderers.canvas import Canvas, Point
from renderers.palette import AI, KINAKO, SKIN, SUMI, WASHI, YUKI, Colour, mix
from renderers.rig import armour, cloth
from renderers.rig.bones import Skeleton, beyond, skeleton
from renderers.rig.faces import Mood, Part, draw_face
from renderers.rig.pen import fine
from renderers.rig.poses import HOLDS, POSES, PoseName
from renderers.rig.weapons import KATANA, SECOND, Frame, Weapon, chain, string

LACQUER: Final = mix(SUMI, AI, 0.5)
HEAD: Final = 0.58
"""The size of a head as drawn by ``faces``."""
LARGER: Final = 1.2
"""The factor for heads in small figures."""
SUNK: Final = 0.1
"""The root of the neck on the trunk, from the neck (0) to the hip (1)."""


@dataclass(frozen=True, slots=True)
class Person:
    """All that makes somebody recognisable."""

    key: str
    head: tuple[Part, ...]
    """Hair, beard and hat, from back to front."""
    weapon: Weapon = KATANA
    robe: Colour = AI
    inner: Colour = YUKI
    sash: Colour = KINAKO
    legs: cloth.Legs = "hakama"
    trousers: Colour = AI
    sleeves: cloth.Sleeves = "wide"
    pattern: cloth.Pattern = "plain"
    skin: Colour = SKIN
    shoes: Colour = WASHI
    behind: tuple[Part, ...] = ()
    """Parts of the head that hang down behind the body."""
    lace: Colour | None = None
    """The lacing of a breastplate and of plates at the hips."""
    shoulders: bool = False
    """He wears armour on his upper arms, too."""
    cape: Colour | None = None
    banner: Colour | None = None
    quiver: bool = False
    grapple: bool = False
    brows: Colour = SUMI
    girth: float = 1.0
    tall: float = 1.0
    idle: Literal["guard", "stand", "kneel", "high"] = "guard"
    """His pose while nothing happens."""


def body_of(one: Person, pose: PoseName) -> Skeleton:
    """His joints in a pose."""
    hold = HOLDS[one.weapon.grasp][pose]
    return skeleton(POSES[pose], hold, one.weapon.apart, one.girth)


def head_of(one: Person, body: Skeleton, size: float) -> tuple[Point, float]:
    """The middle of his face, and its radius, for drawing around it."""
    turn = 90 - body.pose.lean * 0.55 - body.pose.head
    x, y = beyond(body.on_trunk(1, SUNK), turn, HEAD * size * 50)
    return (x * one.tall, y * one.tall), HEAD * size * 48 * one.tall


def draw_person(c: Canvas, one: Person, pose: PoseName, mood: Mood) -> None:
    """Draw him between his feet at the origin, looking to the right, about 200 high."""
    with c.at(0, 0, one.tall):
        body = body_of(one, pose)
        _draw_behind(c, one, body)
        cloth.draw_sleeve(c, body, 1, one.sleeves, one.robe, one.skin, one.girth)
        if one.shoulders and one.lace is not None:
            armour.draw_shoulder(c, body, 1, mix(one.lace, SUMI, 0.3), LACQUER, one.girth)
        if one.weapon.grasp == "twin" and body.hold.aim is not None:
            SECOND(c, Frame(body.hands[1], body.hold.aim + body.hold.second))
        for place in (1, 0):
            cloth.draw_leg(c, body, place, one.legs, one.trousers, one.shoes, one.skin)
        cloth.draw_trunk(c, body, one.robe, one.inner, one.sash, one.girth, one.pattern)
        if one.lace is not None:
            armour.draw_plates(c, body, one.lace, LACQUER, one.girth)
            armour.draw_skirt(c, body, one.lace, LACQUER, one.girth)
        _draw_head(c, one, body, mood, one.head)
        _draw_arms(c, one, body)


def _draw_behind(c: Canvas, one: Person, body: Skeleton) -> None:
    if one.banner is not None:
        armour.draw_banner(c, body, WASHI, one.banner)
    if one.quiver:
        armour.draw_quiver(c, body)
    if one.weapon.scabbard and abs(body.pose.lean) < armour.LYING:
        armour.draw_scabbard(c, body, one.weapon.scabbard)
        if one.weapon.grasp == "twin":
            armour.draw_scabbard(c, body, one.weapon.scabbard * 0.8, 1)
    if one.cape is not None:
        armour.draw_cape(c, body, one.cape)
    if one.behind:
        _on_neck(c, body, one.behind)


def _turned(body: Skeleton) -> float:
    return body.pose.lean * 0.55 + body.pose.head


def _on_neck(c: Canvas, body: Skeleton, parts: tuple[Part, ...]) -> None:
    with c.turned(*body.on_trunk(0, SUNK), _turned(body), HEAD * (1 if fine(c) else LARGER)):
        for part in parts:
            part(c)


def _draw_head(c: Canvas, one: Person, body: Skeleton, mood: Mood, parts: tuple[Part, ...]) -> None:
    detailed = fine(c)
    size = HEAD * (1 if detailed else LARGER)
    with c.turned(*body.on_trunk(1, SUNK), _turned(body), size):
        draw_face(c, one.skin, mood, fine=detailed, brows=one.brows)
        for part in parts:
            part(c)


def _draw_arms(c: Canvas, one: Person, body: Skeleton) -> None:
    """The weapon, both hands on it, and the near arm before everything."""
    aim = body.hold.aim
    lying = aim is None
    x, y, turned = body.hold.loose
    frame = Frame((x, y), turned) if aim is None else Frame(body.grip, aim)
    one.weapon.draw(c, frame)
    if one.weapon.grasp == "bow" and not lying:
        string(c, frame, body.hands[1])
    joined = body.hold.far is None or one.weapon.grasp in ("twin",)
    far_aim = aim if joined and not lying else None
    cloth.draw_hand(c, body.hands[1], far_aim, mix(one.skin, SUMI, 0.12), body.elbows[1])
    if one.grapple and not lying:
        x, y = body.hands[1]
        wind = math.copysign(1.0, body.pose.wind)
        chain(c, (x, y), [(x - wind * 30, y - 40), (x + wind * 14, y - 62), (x + wind * 58, y - 34)])
    cloth.draw_sleeve(c, body, 0, one.sleeves, one.robe, one.skin, one.girth)
    if one.shoulders and one.lace is not None:
        armour.draw_shoulder(c, body, 0, one.lace, LACQUER, one.girth)
    cloth.draw_hand(c, body.hands[0], aim, one.skin, body.elbows[0])
