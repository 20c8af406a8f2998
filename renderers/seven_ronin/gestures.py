"""Drawings of steps over the village: rides, cuts, arrows, wounds."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.seven_ronin import steps
from bot.games.seven_ronin.village import WATCHTOWER
from renderers.canvas import Box, Point
from renderers.kit.router import around
from renderers.kit.strokes import burst, draw_ring
from renderers.palette import SHU
from renderers.seven_ronin import strokes, tokens
from renderers.seven_ronin.band import RESERVE
from renderers.seven_ronin.facts import Striking, hurt
from renderers.seven_ronin.formation import PITCH
from renderers.seven_ronin.layout import FIGURE, HALF, NAMES, SPOTS
from renderers.seven_ronin.ninja import ninja_ghost
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.ronin import ronin as figure
from renderers.seven_ronin.ronin import ronin_ghost
from renderers.seven_ronin.stage import Stage
from renderers.seven_ronin.tokens import Badge


def reveal(stage: Stage, told: steps.Reveal) -> None:
    """Gold hoods with the number of ninja that came to each place."""
    for place, ninja in dict(told.arrivals).items():
        stage.arrivals(stage.crown(place), ninja)


def cut(stage: Stage, told: steps.Musashi) -> None:
    """A blade through a ninja of an area."""
    _cut(stage, told.area)


def clear(stage: Stage, _: object) -> None:
    """A blade through a ninja on the Market."""
    _cut(stage, MARKET)


def _cut(stage: Stage, place: str) -> None:
    formation = stage.formations[place]
    x = (formation.figures[-1][0] if formation.figures else formation.muster[0] - 20) + PITCH
    # Two ronin leave little room beside the count.
    beside, size = (22, 0.72) if len(formation.ronin) > 1 else (56, 0.9)
    x = min([x + 10, *(ronin - beside for ronin, _ in formation.ronin.values())])
    y = formation.muster[1] + 30
    stage.sheet.paste(strokes.cut_ninja(FIGURE), x, y)
    stage.sheet.paste(strokes.slash(FIGURE * size, place), x, y - 52)


def ride(stage: Stage, told: steps.Hayai) -> None:
    """Hayai's ride: a ghost at its start, one long stroke to his new place."""
    rider = told.ronin
    start = stage.left_by(told.source)
    end = stage.ronin_at(rider) or stage.guard_of(told.target)
    stage.sheet.paste(ronin_ghost(rider, FIGURE), *start)
    stage.sheet.paste(strokes.dust(FIGURE), start[0] - 12, start[1])
    stage.fly([(stage.person(start), stage.person(end))], width=9, head=28)


def heal(stage: Stage, told: steps.Taiko) -> None:
    """The drum sounds, and a pearl comes back."""
    drummer, healed = told.ronin, told.target
    feet = stage.ronin_at(drummer)
    if feet is not None:
        right = stage.beside(drummer)[0] > feet[0]
        stage.sheet.paste(strokes.drum_waves(FIGURE, right), feet[0] + 8, feet[1] - 58)
    if stage.ronin_at(healed) is not None:
        stage.sheet.paste(tokens.mended(22), *stage.beside(healed))


def scatter(stage: Stage, told: steps.Yobu) -> None:
    """Ninja run to the areas beside."""
    _move(stage, around(stage.over(told.area), 20), dict(told.moves))


def march(stage: Stage, told: steps.Path) -> None:
    """Ninja of the reserve come down the path."""
    area, target = told.area, told.target
    ninja = {target: told.ninja}
    _move(stage, around(stage.muster(area), 24), ninja if area != target else {}, ninja)


def _move(
    stage: Stage, start: Box, moves: Mapping[str, int], arrived: Mapping[str, int] | None = None
) -> None:
    stage.fly([(start, stage.hood_over(target)) for target in moves])
    for target, ninja in (arrived or moves).items():
        stage.arrivals(stage.crown(target), ninja)


def shoot(stage: Stage, told: steps.Yumi) -> None:
    """An arrow flies at the reserve."""
    archer = stage.ronin_at(told.ronin)
    if archer is not None:
        stage.fly([(stage.person(archer), stage.band[RESERVE])], SHU, 5, 26)


def bleed(stage: Stage, told: Striking) -> None:
    """Drops with the number of wounds on every ronin hit."""
    for ronin, wounds in hurt(told).items():
        if stage.ronin_at(ronin) is not None:
            _wound(stage, ronin, wounds)


def _wound(stage: Stage, ronin: str, wounds: int) -> None:
    x, y = stage.struck(ronin)
    stage.sheet.paste(burst(24, 44, seed=ronin), x, y)
    tokens.wounds(stage.sheet, x, y + 6, wounds, 24, NAMES)


def fall(stage: Stage, told: steps.Fall) -> None:
    """He lies in the snow, beside the ninja if they now hold the place."""
    area = told.area
    if not area:
        return
    x, y = stage.guard_of(area)
    if stage.formations[area].ninja:
        x = SPOTS[area].x - HALF * 0.3
    stage.sheet.paste(figure(told.ronin, FIGURE, "lie"), x, y - 6)


def raise_banners(stage: Stage, told: steps.Occupied) -> None:
    """A gold spark at the head of every banner."""
    for area in told.areas:
        banner = stage.formations[area].banner
        if banner is not None:
            height = 112 * 0.82
            stage.sheet.paste(tokens.spark(15), banner[0] + 1, banner[1] - height)


def volley(stage: Stage, told: steps.Watchtower) -> None:
    """Arrows from the tower, one for each ronin hit."""
    area = told.area
    spot = SPOTS[area]
    tower = (spot.x + spot.drawing[0], spot.y + spot.drawing[1] - 118 * spot.size)
    _hit_from(stage, tower if area == WATCHTOWER else stage.over(area), told)


def poison(stage: Stage, told: steps.Well) -> None:
    """Rings in the water, and an arrow to the poisoned ronin."""
    area = told.area
    _hit_from(stage, stage.over(area), told)
    spot = SPOTS[area]
    stage.sheet.paste(strokes.ripples(0.9), spot.x + spot.drawing[0], spot.y + spot.drawing[1] - 30)


def _hit_from(stage: Stage, source: Point, told: Striking) -> None:
    struck = [stage.ronin_at(ronin) for ronin in hurt(told)]
    stage.fly([(around(source, 14), stage.person(feet)) for feet in struck if feet], width=5, head=24)
    bleed(stage, told)


def keep(stage: Stage, told: steps.Pen) -> None:
    """The Pen's marker is carried to a ronin."""
    _lay_marker(stage, told.ronin, told.area, "kept")


def silence(stage: Stage, told: steps.Shrine) -> None:
    """The Shrine's marker is carried to a ronin."""
    _lay_marker(stage, told.ronin, told.area, "silenced_next")


def _lay_marker(stage: Stage, ronin: str, area: str, marker: Badge) -> None:
    if stage.ronin_at(ronin) is None:
        return
    at = stage.beside(ronin)
    stage.fly([(around(stage.over(area), 16), around(at, 40))])
    draw_ring(stage.sheet, at, 30, 30)
    stage.sheet.paste(tokens.badge(marker, 24), *at)


def feed(stage: Stage, told: steps.Granary) -> None:
    """Ninja go from the Granary up to the reserve."""
    area = told.area
    stage.fly([(around(stage.over(area), 14), stage.band[RESERVE])])
    stage.arrivals(stage.crown(area), told.ninja)


def call_back(stage: Stage, told: steps.Graveyard) -> None:
    """Ninja of several areas go back to the reserve."""
    _return(stage, dict(told.moves))


def _return(stage: Stage, moves: Mapping[str, int]) -> None:
    """Arrows into the reserve; a ghost at places left empty, and the number of ninja gone at all."""
    for source in moves:
        if not stage.formations[source].ninja:
            x, y = stage.over(source)
            stage.sheet.paste(ninja_ghost(FIGURE), x, y + 88 * FIGURE)
    stage.fly([(around(stage.over(source), 14), stage.band[RESERVE]) for source in moves])
    for source, ninja in moves.items():
        tokens.arrivals(stage.sheet, *stage.crown(source), f"−{ninja}", NAMES)


def copy(stage: Stage, told: steps.Inn) -> None:
    """The sign of the copied area appears on the Inn's gable."""
    copied = told.copies
    gable = SPOTS[told.area].gable
    stage.fly([(around(stage.over(copied), 14), around(gable, 30))])
    stage.sheet.paste(tokens.sign(copied, 28), *gable)
