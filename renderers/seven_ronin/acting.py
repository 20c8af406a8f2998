"""The small figures in a step: the pose of each ronin, and the light behind those who act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine.step import Step, StepFacts
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import RoninView, VillageView
from renderers.canvas import Point, Sheet
from renderers.kit.dry_brush import dry_stroke
from renderers.kit.flash import flash
from renderers.palette import FUJI, GLOW, MATCHA, NIGHT, SHU, SUMI, YAMABUKI, YUKI, Colour, mix, pigment
from renderers.seven_ronin.facts import hurt
from renderers.seven_ronin.ground import burn
from renderers.seven_ronin.layout import HALF, SPOTS
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.poses import Pose

LIGHTS: Final[Mapping[str, tuple[Colour, Colour]]] = {
    "steel": (mix(NIGHT, SUMI, 0.3), YUKI),
    "blood": (mix(SHU, SUMI, 0.46), mix(SHU, YAMABUKI, 0.12)),
    "torch": (mix(GLOW, SHU, 0.32), mix(GLOW, YUKI, 0.35)),
    "calm": (mix(MATCHA, SUMI, 0.35), mix(MATCHA, YUKI, 0.55)),
    "poison": (pigment("35513F"), pigment("86A35C")),
    "spell": (mix(FUJI, SUMI, 0.42), mix(FUJI, YUKI, 0.5)),
    "mist": (pigment("46586F"), pigment("C3D0DC")),
}
"""The colours of a light: of its pool and of its strokes."""
ACROSS, DOWN = HALF + 22, 84
"""The half axes of the light at one place."""
MIDDLE: Final = 60
"""The height of its middle above the plate."""
LAST: Final = 1
"""A ronin who can take no more than this kneels."""


@dataclass(frozen=True, slots=True)
class Acting:
    """The poses of the ronin, and the light at each place where something happens."""

    poses: Mapping[str, Pose]
    lights: Mapping[str, str]
    charging: frozenset[str] = frozenset()
    """The places whose ninja strike."""


def acting(view: VillageView, step: Step | None) -> Acting:
    """The acting of a step; without one, only the badly hurt kneel."""
    poses: dict[str, Pose] = {one.key: "kneel" for one in view.ronin if _spent(one)}
    if step is None:
        return Acting(poses, {})
    told = steps.read(step)
    pairs = {key for area in view.areas if len(area.ronin) > 1 for key in area.ronin}
    # A lunge needs more room than two have who stand together.
    poses |= {key: pose for key, pose in _poses(told) if pose != "strike" or key not in pairs}
    return Acting(poses, dict(_lights(told, view)), _charging(told))


def _spent(one: RoninView) -> bool:
    return not one.fallen and one.endurance - one.wounds <= LAST


def poses_of(told: StepFacts) -> dict[str, Pose]:
    """The poses of those who take part in a step."""
    return dict(_poses(told))


def light_of(told: StepFacts) -> str:
    """The light of a step that is seen at one place."""
    match told:
        case steps.Musashi() | steps.Market():
            return "steel"
        case steps.Wounds() | steps.Watchtower() | steps.Well():
            return "blood"
        case steps.Granary() | steps.Path() | steps.Inn():
            return "torch"
        case _:
            return "mist"


def _poses(told: StepFacts) -> Iterator[tuple[str, Pose]]:
    for ronin in hurt(told):
        yield ronin, "hurt"
    match told:
        case (
            steps.Musashi(ronin=ronin)
            | steps.Market(ronin=ronin)
            | steps.Yobu(ronin=ronin)
            | steps.Yumi(ronin=ronin)
            | steps.Taiko(ronin=ronin)
        ):
            yield ronin, "strike"
        case steps.Pen(ronin=ronin) | steps.Shrine(ronin=ronin):
            yield ronin, "kneel"
        case _:
            return


def _lights(told: StepFacts, view: VillageView) -> Iterator[tuple[str, str]]:
    """The places at which something happens, each with its light."""
    home = {one.key: one.place or "" for one in view.ronin}
    for ronin in hurt(told):
        yield home[ronin], "blood"
    match told:
        case steps.Reveal(arrivals=arrivals):
            yield from ((place, "torch") for place, _ in arrivals)
        case steps.Musashi(area=area):
            yield area, "steel"
        case steps.Market():
            yield MARKET, "steel"
        case steps.Hayai(target=target):
            yield target, "mist"
        case steps.Taiko(ronin=ronin, target=target):
            yield from ((home[one], "calm") for one in (ronin, target))
        case steps.Yobu(area=area, moves=moves):
            yield from ((place, "mist") for place in (area, *dict(moves)))
        case steps.Yumi(ronin=ronin):
            yield home[ronin], "steel"
        case steps.Wounds(area=area):
            yield area, "blood"
        case steps.Occupied(areas=areas) | steps.Count(areas=areas):
            yield from ((area, "torch") for area in areas)
        case steps.Watchtower(area=area):
            yield area, "torch"
        case steps.Well(area=area):
            yield area, "poison"
        case steps.Pen(area=area, ronin=ronin) | steps.Shrine(area=area, ronin=ronin):
            yield from ((place, "spell") for place in (area, home[ronin]))
        case steps.Granary(area=area):
            yield area, "torch"
        case steps.Path(area=area, target=target):
            yield from ((place, "torch") for place in (area, target))
        case steps.Graveyard(area=area, moves=moves):
            yield from ((place, "mist") for place in (area, *dict(moves)))
        case steps.Inn(area=area, copies=copied):
            yield from ((place, "torch") for place in (area, copied))
        case _:
            return


def _charging(told: StepFacts) -> frozenset[str]:
    return frozenset({told.area}) if isinstance(told, steps.Wounds) else frozenset()


def draw_lights(sheet: Sheet, acted: Acting, step: Step) -> None:
    """Draw the light at all places, before anybody stands there."""
    told = steps.read(step)
    if isinstance(told, steps.Hayai):
        _draw_ride(sheet, told)
    for place, light in acted.lights.items():
        if place in SPOTS:
            spot = SPOTS[place]
            sheet.paste(flash(ACROSS, DOWN, *LIGHTS[light], place), spot.x, spot.y - MIDDLE)
    if isinstance(told, steps.Occupied):
        for area in told.areas:
            burn(sheet, area, 1.7)


def _draw_ride(sheet: Sheet, told: steps.Hayai) -> None:
    """Draw the snow torn up by Hayai's ride, from where he was to where he is."""
    start, end = (_middle(place) for place in (told.source, told.target))
    box = (min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
    sheet.ink(box, lambda c: dry_stroke(c, start, end, 62, YUKI, told.target, bow=0.06), margin=80)


def _middle(place: str) -> Point:
    spot = SPOTS[place]
    return spot.x, spot.y - 34
