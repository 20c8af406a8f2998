"""A deed on its land: the ground, one light, speed, and those who take part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.games.senjutsu.view import DuelView
from renderers.canvas import Box, Point, Sheet
from renderers.kit import drama
from renderers.kit.marks import coin
from renderers.kit.page import Scene
from renderers.kit.router import covered
from renderers.palette import AI, FUJI, NIGHT, SHU, SUMI, YUKI, mix
from renderers.pieces import kept
from renderers.rig import Figure
from renderers.senjutsu.acting.casting import Deed, Part, looks_right
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.shores import scene as land_of
from renderers.senjutsu.field.stage import dreamt, is_nightmare
from renderers.senjutsu.people.bodies import kind_of
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.people.figures import posed

TALL: Final = 0.76
"""The height of a standing fighter, as a share of the height of the scene."""
EVEN: Final = 16
"""Heights are multiples of this, so that the cache of figures holds few sizes."""
LARGEST: Final = 432
SMALLEST: Final = 96
FOOT: Final = 0.07
"""The distance of the feet from the lower edge, as a share of the scene's height."""
NEAREST: Final = 0.62
"""The least distance of two who meet, as a share of a fighter's height."""
CLOSER: Final = 1.28
"""How much nearer the land is than on the board."""
GROUND: Final = 348.0
"""The height in the land's picture that lies at the feet of those who act, above the lower edge."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody in a scene."""

    figure: Figure
    x: float
    y: float

    def at(self, point: Point) -> Point:
        return self.x + point[0], self.y + point[1]

    @property
    def face(self) -> Box:
        left, top, right, bottom = self.figure.face
        return left + self.x, top + self.y, right + self.x, bottom + self.y

    @property
    def box(self) -> Box:
        drawn = self.figure.sprite
        left, top = self.x - drawn.x, self.y - drawn.y
        return left, top, left + drawn.image.width, top + drawn.image.height


def acted(one: Deed, view: DuelView) -> Scene:
    """The scene of a deed, for a whole picture or for a panel of a page."""

    def scene(sheet: Sheet, clear: Box) -> None:
        doer, other = placed(one, clear)
        hit = _hit(one, doer, other)
        sheet.image.paste(_set(view.field, sheet.width, sheet.height, _even(hit), is_nightmare(view)), (0, 0))
        draw(sheet, one, doer, other, hit)

    return scene


def _even(at: Point) -> tuple[int, int]:
    return round(at[0] / 24) * 24, round(at[1] / 24) * 24


@kept
def _set(field: str, across: int, down: int, hit: tuple[int, int], dream: bool) -> Image.Image:
    """The land with its light, and the strokes that run to where it happens. Cached: copy it."""
    key = field.removeprefix("field:")
    image = land_of(key)
    share = max(across / image.width, down / image.height) * CLOSER
    wide, high = across / share, down / share
    left = (image.width - wide) / 2
    top = min(image.height - high, max(0.0, GROUND - high * 0.52))
    cut = (left, top, left + wide, top + high)
    sheet = Sheet(image.resize((across, down), Image.Resampling.LANCZOS, cut))
    if dream:
        sheet.image = dreamt(sheet.image)
    drama.rush(sheet, hit, down * 0.42, mix(NIGHT, country(key).sky[0], 0.2), seed=key)
    return drama.lit(sheet.image, hit, across * 0.5)


def placed(one: Deed, clear: Box) -> tuple[Placed | None, Placed]:
    """Those who take part, as large as the clear part of the sheet allows."""
    left, top, right, bottom = clear
    high = min(LARGEST, (bottom - top) * TALL)
    while True:
        size = max(SMALLEST, int(high / EVEN) * EVEN)
        doer, other = _pair(one, size)
        boxes = [each.box for each in (doer, other) if each is not None]
        first, last = min(box[0] for box in boxes), max(box[2] for box in boxes)
        above = -min(box[1] for box in boxes)
        fits = last - first <= (right - left) * 1.04 and above <= (bottom - top) * (1 - FOOT)
        if fits or size <= SMALLEST:
            break
        high = size - EVEN
    x, y = (left + right) / 2 - (first + last) / 2, bottom - (bottom - top) * FOOT
    moved = [
        Placed(each.figure, each.x + x, each.y + y) if each is not None else None for each in (doer, other)
    ]
    assert moved[1] is not None
    return moved[0], moved[1]


def _pair(one: Deed, size: int) -> tuple[Placed | None, Placed]:
    """Both at a size, the other one where the weapon of the doer meets him."""
    right = looks_right(one)
    if one.doer is None:
        return None, Placed(_figure(one.other, size, right), 0, 0)
    way = 1 if right else -1
    doer, other = _figure(one.doer, size, right), _figure(one.other, size, not right)
    meets = {"clash": other.hand[0] - way * size * 0.03, "miss": -way * size * 0.62}.get(
        one.meeting, other.heart[0]
    )
    gap = (doer.tip[0] - meets) * way
    if one.meeting in ("shove", "pull"):
        gap = size * (0.66 if one.meeting == "shove" else 1.0)
    elif _shoots(one.doer):
        gap = size * 1.75
    return Placed(doer, 0, 0), Placed(other, way * max(gap, size * NEAREST), 0)


def _shoots(part: Part) -> bool:
    person = PEOPLE[kind_of(part.body)]
    return person is not None and person.weapon.shoots


def _figure(part: Part, size: int, right: bool) -> Figure:
    return posed(kind_of(part.body), part.pose, part.mood, high=size, mirrored=right)


def _hit(one: Deed, doer: Placed | None, other: Placed) -> Point:
    """The point to which everything runs."""
    if doer is None:
        return other.at(other.figure.heart)
    if one.meeting == "clash" and not _shoots_at(one):
        tip, hand = doer.at(doer.figure.tip), other.at(other.figure.hand)
        return (tip[0] + hand[0]) / 2, min(tip[1], hand[1])
    if one.meeting in ("shove", "pull"):
        return (doer.x + other.x) / 2, other.at(other.figure.heart)[1]
    return other.at(other.figure.heart)


def _shoots_at(one: Deed) -> bool:
    return one.doer is not None and _shoots(one.doer)


def draw(sheet: Sheet, one: Deed, doer: Placed | None, other: Placed, hit: Point) -> None:
    """Everybody with shadows, and what flies between them; never over a face."""
    high = max(60.0, -other.figure.heart[1] * 1.7)
    for each in (doer, other):
        if each is not None:
            drama.cast_shadow(sheet, (each.x, each.y + 2), high * 0.42)
    if doer is None:
        _draw_alone(sheet, one, other, high)
        return
    way = 1 if doer.x < other.x else -1
    ranged = _shoots_at(one)
    armed = one.doer is not None and PEOPLE[kind_of(one.doer.body)] is not None
    if one.meeting in ("cut", "swing", "miss") and armed and not ranged:
        top = (hit[0] - way * high * 0.5, hit[1] - high * 0.98)
        low = (hit[0] - way * high * 0.16, hit[1] + high * 0.5)
        drama.arc(sheet, top, low, high * 0.2, bow=-0.2 * way)
    if ranged:
        drama.stripe(sheet, doer.at(doer.figure.tip), hit, high * 0.05, (*YUKI, 230))
    sheet.paste(other.figure.sprite, other.x, other.y)
    if one.meeting == "cut":
        _draw_cut(sheet, other, way, high, one.other.body.key)
    if one.meeting in ("cut", "shove"):
        drama.dust(sheet, (other.x - way * high * 0.1, other.y + 4), high * 0.7, one.other.body.key)
    sheet.paste(doer.figure.sprite, doer.x, doer.y)
    if one.meeting in ("shove", "pull"):
        box = (min(doer.x, other.x), hit[1] - high * 0.1, max(doer.x, other.x), hit[1] + high * 0.4)
        drama.streaks(sheet, box, way if one.meeting == "shove" else -way, YUKI)
    if one.meeting == "clash":
        drama.sparks(sheet, hit, min(high * 0.3, _room(hit, [doer.face, other.face])))
    if ranged:
        _draw_shot(sheet, one, doer, way, high)


def cut_on(other: Placed, way: int, high: float) -> tuple[Point, Point]:
    """Both ends of a red cut over the trunk, below the face; ``way`` is the direction of the blow."""
    x, y = other.at(other.figure.heart)
    left, _, right, low = other.face
    start = (x - way * high * 0.2, y - high * 0.2)
    if left - CUT * high < max(start[0], x) and min(start[0], x) < right + CUT * high:
        start = (start[0], max(start[1], low + CUT * high))
    return start, (start[0] + way * high * 0.46, max(y + high * 0.3, start[1] + high * 0.3))


CUT: Final = 0.065
"""Half the width of a cut, as a share of a fighter's height."""


def _draw_cut(sheet: Sheet, other: Placed, way: int, high: float, key: str) -> None:
    start, end = cut_on(other, way, high)
    drama.dry_cut(sheet, start, end, high * CUT * 2, key)


def _draw_shot(sheet: Sheet, one: Deed, doer: Placed, way: int, high: float) -> None:
    person = PEOPLE[kind_of(one.doer.body)] if one.doer is not None else None
    if person is not None and person.weapon.grasp == "gun":
        drama.smoke(sheet, doer.at(doer.figure.tip), high * 0.34, way)


def _draw_alone(sheet: Sheet, one: Deed, other: Placed, high: float) -> None:
    """One who suffers or guards himself, with the mark of it beside his head."""
    sheet.paste(other.figure.sprite, other.x, other.y)
    if one.wounds is not None:
        _draw_cut(sheet, other, 1, high, one.other.body.key)
    if one.sign is None:
        return
    radius = high * 0.24
    fill = AI if one.other.pose == "block" else mix(FUJI, SUMI, 0.2)
    spots = [
        (other.x + side * high * 0.95, other.y - high * rise) for rise in (0.8, 1.1, 0.5) for side in (1, -1)
    ]
    inside = (radius, radius, sheet.width - radius, sheet.height - radius)
    boxes = [other.face, other.box]

    def cost(at: Point) -> float:
        box = (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)
        out = max(0.0, inside[0] - at[0], at[0] - inside[2], inside[1] - at[1])
        return covered(box, boxes[:1]) * 9 + covered(box, boxes[1:]) + out * 100

    at = min(spots, key=cost)
    drama.sparks(sheet, at, radius * 1.6, YUKI if one.other.pose == "block" else SHU)
    sheet.paste(coin(one.sign, round(radius), fill, YUKI, rim=5), *at)


def _room(at: Point, faces: list[Box]) -> float:
    """The largest radius around a point that touches no face."""
    return max(12.0, min(_away(at, face) for face in faces) - 4)


def _away(at: Point, box: Box) -> float:
    dx = max(box[0] - at[0], 0.0, at[0] - box[2])
    dy = max(box[1] - at[1], 0.0, at[1] - box[3])
    return (dx * dx + dy * dy) ** 0.5
