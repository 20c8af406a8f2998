"""What is drawn over the village when something happens there: rides, cuts, arrows, wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.games.seven_ronin.village import WATCHTOWER
from renderers.canvas import Point
from renderers.palette import SHU, YAMABUKI
from renderers.seven_ronin import strokes, tokens
from renderers.seven_ronin.band import reserve_at
from renderers.seven_ronin.ninja import ninja_ghost
from renderers.seven_ronin.ronin import ronin_ghost
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.tokens import Badge

Gesture: TypeAlias = Callable[[Stage], None]

CHEST = 46
"""How high over the feet a ronin is hit."""


def nothing(stage: Stage) -> None:
    """Some steps show in the caption alone."""


def reveal(arrivals: Mapping[str, int]) -> Gesture:
    """Gold hoods say how many ninja have come to each place."""

    def draw(stage: Stage) -> None:
        for place, ninja in arrivals.items():
            stage.arrivals(stage.over(place), ninja)

    return draw


def cut(place: str) -> Gesture:
    """A blade goes through a ninja."""

    def draw(stage: Stage) -> None:
        standing = stage.standings[place]
        figure = stage.layout.figure
        x = (standing.figures[-1][0] if standing.figures else standing.muster[0] - 20) + stage.layout.pitch
        y = standing.muster[1] + 30
        stage.sheet.paste(strokes.cut_ninja(figure), x + 10, y)
        stage.sheet.paste(strokes.slash(figure), x + 14, y - 52)

    return draw


def ride(ronin: str, source: str, target: str) -> Gesture:
    """Hayai's way: a ghost where he set off, one long stroke to where he is."""

    def draw(stage: Stage) -> None:
        start = stage.guard_of(source)
        end = stage.ronin_at(ronin) or stage.guard_of(target)
        size = stage.layout.figure
        stage.sheet.paste(ronin_ghost(ronin, size), *start)
        stage.sheet.paste(strokes.dust(size), start[0] - 12, start[1])
        towards = 44 if end[0] < start[0] else -44
        stage.fly(
            (start[0] - towards * 0.4, start[1] - CHEST), (end[0] + towards, end[1] - CHEST), width=9, head=28
        )

    return draw


def heal(healer: str, patient: str) -> Gesture:
    """The drum sounds, and a pearl comes back."""

    def draw(stage: Stage) -> None:
        drummer = stage.ronin_at(healer)
        if drummer is not None:
            stage.sheet.paste(strokes.drum_waves(stage.layout.figure), drummer[0] + 8, drummer[1] - 58)
        healed = stage.ronin_at(patient)
        if healed is not None:
            x, y = healed[0] - 34, healed[1] - 66
            stage.sheet.paste(tokens.mended(22), x, y)

    return draw


def scatter(area: str, moves: Mapping[str, int]) -> Gesture:
    """Ninja run to the areas beside."""

    def draw(stage: Stage) -> None:
        for target, ninja in moves.items():
            _move(stage, stage.over(area), target, ninja)

    return draw


def march(area: str, target: str, ninja: int) -> Gesture:
    """Ninja of the reserve come down the path."""

    def draw(stage: Stage) -> None:
        if area == target:
            stage.arrivals(stage.over(target), ninja)
        else:
            x, y = stage.over(area)
            _move(stage, (x, y + 30), target, ninja)

    return draw


def _move(stage: Stage, start: Point, target: str, ninja: int) -> None:
    x, y = stage.over(target)
    beside = stage.layout.hood * 1.9
    # From the side, so that neither the number nor the ninja below it are covered; between places
    # above each other, from the middle of the picture.
    origin = start[0] if abs(start[0] - x) > beside else stage.layout.width / 2
    stage.fly(start, (x - beside if origin < x else x + beside, y))
    stage.arrivals((x, y), ninja)


def shoot(archer: str) -> Gesture:
    """An arrow flies at the reserve."""

    def draw(stage: Stage) -> None:
        start = stage.ronin_at(archer)
        if start is not None:
            end = reserve_at(stage.layout)
            stage.fly((start[0] - 10, start[1] - 96), end, width=4, ink=SHU, head=24)

    return draw


def bleed(dealt: Mapping[str, int]) -> Gesture:
    """Drops with the number of wounds on everybody who was hit."""

    def draw(stage: Stage) -> None:
        for ronin, wounds in dealt.items():
            feet = stage.ronin_at(ronin)
            if feet is not None:
                _wound(stage, feet, wounds)

    return draw


def _wound(stage: Stage, feet: Point, wounds: int) -> None:
    if stage.layout.phone:
        # Beside the face, clear of the pearl with what is left.
        radius, x, y = 23, feet[0] - 24, feet[1] - 64
    else:
        radius, x, y = 24, feet[0], feet[1] - CHEST
    stage.sheet.paste(strokes.splash(1.0), x, y)
    tokens.wounds(stage.sheet, x, y + 6, wounds, radius)


def fall(ronin: str, area: str) -> Gesture:
    """A ghost, struck out; beside the ninja if they now hold the place."""

    def draw(stage: Stage) -> None:
        x, y = stage.guard_of(area)
        if stage.standings[area].ninja:
            x = stage.layout.spots[area].x - stage.layout.half * 0.3
        stage.sheet.paste(ronin_ghost(ronin, stage.layout.figure * 1.05), x, y)
        stage.sheet.paste(strokes.struck_out(1.0), x, y - 50)

    return draw


def raise_banners(areas: Sequence[str]) -> Gesture:
    """A gold spark at the head of every banner."""

    def draw(stage: Stage) -> None:
        for area in areas:
            banner = stage.standings[area].banner
            if banner is not None:
                height = 112 * (0.86 if stage.layout.phone else 1)
                stage.sheet.paste(tokens.spark(15), banner[0] + 1, banner[1] - height)

    return draw


def volley(area: str, dealt: Mapping[str, int]) -> Gesture:
    """Arrows from the tower, one for everybody hit."""

    def draw(stage: Stage) -> None:
        if area == WATCHTOWER:
            spot = stage.layout.spots[area]
            start = (spot.x + spot.drawing[0], spot.y + spot.drawing[1] - 118 * spot.size)
        else:
            start = stage.over(area)
        for ronin, wounds in dealt.items():
            feet = stage.ronin_at(ronin)
            if feet is not None:
                stage.fly(start, (feet[0], feet[1] - CHEST - 50), width=4, head=24)
                _wound(stage, feet, wounds)

    return draw


def poison(area: str, dealt: Mapping[str, int]) -> Gesture:
    """Rings in the water, and whoever drank."""

    def draw(stage: Stage) -> None:
        x, y = stage.over(area)
        for ronin, wounds in dealt.items():
            feet = stage.ronin_at(ronin)
            if feet is not None:
                stage.fly((x, y - 8), (feet[0], feet[1] - CHEST - 50), width=4, head=24)
                _wound(stage, feet, wounds)
        spot = stage.layout.spots[area]
        stage.sheet.paste(strokes.ripples(0.9), spot.x + spot.drawing[0], spot.y + spot.drawing[1] - 30)

    return draw


def lay_marker(area: str, ronin: str, marker: Badge) -> Gesture:
    """A marker is carried from the area to a ronin."""

    def draw(stage: Stage) -> None:
        feet = stage.ronin_at(ronin)
        if feet is None:
            return
        at = (feet[0], feet[1] - CHEST)
        stage.fly(stage.over(area), (at[0], at[1] - 34), width=5)
        stage.sheet.paste(strokes.enso(46, 46, YAMABUKI), *at)
        stage.sheet.paste(tokens.badge(marker, 24), *at)

    return draw


def to_reserve(moves: Mapping[str, int]) -> Gesture:
    """Ninja go up to the reserve; ghosts where nobody is left."""

    def draw(stage: Stage) -> None:
        end = reserve_at(stage.layout)
        for source, ninja in moves.items():
            x, y = stage.over(source)
            if not stage.standings[source].ninja:
                stage.sheet.paste(ninja_ghost(stage.layout.figure), x, y + 84 * stage.layout.figure)
            stage.arrivals(stage.fly((x, y), end), ninja)

    return draw


def copy(area: str, copied: str) -> Gesture:
    """The sign of the copied area appears on the Inn's gable."""

    def draw(stage: Stage) -> None:
        x, y = stage.layout.spots[area].gable
        stage.fly(stage.over(copied), (x + 4, y - 34), width=5)
        stage.sheet.paste(tokens.sign(copied, 28), x, y)

    return draw
