"""Close views of steps, the scenes of a day's page: one place with the figures there, or a face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from PIL import Image

from bot.engine.step import Step, StepFacts
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.kit.captions import GOOD, HARM, PLAIN
from renderers.kit.flash import flash
from renderers.kit.nature.fire import fire, smoke
from renderers.kit.page import Scene
from renderers.kit.plate import stage
from renderers.kit.router import centre
from renderers.kit.sizes import LEAST
from renderers.kit.strokes import burst
from renderers.palette import NIGHT, Colour
from renderers.paper import printed
from renderers.seven_ronin import land, panorama, strokes, tokens
from renderers.seven_ronin.acting import LIGHTS, light_of, poses_of
from renderers.seven_ronin.faces import FACES
from renderers.seven_ronin.facts import Striking, hurt
from renderers.seven_ronin.ground import MOON, OPEN, lit_by, moon, near
from renderers.seven_ronin.ninja import pack
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.ronin import ronin

Told = TypeVar("Told", bound=StepFacts)
Close: TypeAlias = Callable[[VillageView, Told], Scene]
"""Makes the scene of one kind of step, from its facts."""
TALL: Final = 118.0
"""The height of a figure in a scene before scaling."""
SEEN: Final = 0.76
"""The share of a figure that must be visible; the legs may be hidden."""
Reach: TypeAlias = tuple[float, float]
"""The space of a scene to the left and to the right of its middle."""
BROAD: Final[Reach] = (-88, 88)
POLE: Final = 120
"""The height of a banner at size 1."""
STEP: Final = 0.1
"""Sizes are rounded to this, so that cached sprites are shared."""


def scene_of(view: VillageView, step: Step) -> Scene:
    """The scene of a step."""
    return SCENES[step.name](view, step)


@lru_cache(maxsize=24)
def backdrop(across: int, down: int, day: int) -> Image.Image:
    """Night sky, mountains and snow behind a scene, for a panel of this size."""
    canvas = Canvas(across, down, NIGHT, seed="close")
    horizon = down * 0.42
    x, y = across * (0.2 + 0.6 * (moon(day)[0] - 384) / 364), down * 0.14
    land.sky(canvas, 0, horizon, (x, y, MOON * 1.3), (day - 1) / 7)
    land.mountains(canvas, horizon, 0.8)
    land.forest(canvas, horizon, 0.8)
    land.snowfield(canvas, horizon, down)
    land.moonlight(canvas, x, horizon, down)
    image = lit_by(land.receded(canvas, 0, down), (x, y), 0, down)
    flakes = Canvas(across, down, NIGHT, seed="flakes", scale=1)
    flakes.image.paste(image)
    land.snowfall(flakes, 0, down, 60)
    return printed(flakes.image, 7)


def _sized(share: float) -> float:
    return max(STEP, round(share / STEP) * STEP)


def _ground(sheet: Sheet, view: VillageView, clear: Box, reach: Reach = BROAD) -> tuple[float, float, float]:
    """Draw the backdrop. Returns the middle, the height of the feet and the scale of the figures.

    The scale is the largest at which the scene fits the clear box. If words leave little room, the legs are
    behind them.
    """
    sheet.image.paste(backdrop(sheet.width, sheet.height, view.round), (0, 0))
    high, across = clear[3] - clear[1], clear[2] - clear[0]
    left, right = reach
    size = _sized(min(high / (TALL * SEEN), across / (right - left)))
    spare = high - TALL * SEEN * size
    feet = clear[1] + TALL * size + 6 + spare * 0.6
    lowest = min(clear[3] + TALL * (1 - SEEN) * size, sheet.height - 12)
    return centre(clear)[0] - (left + right) / 2 * size, min(feet, lowest), size


def _under(clear: Box, foot: float, spot: str, size: float, held: bool) -> Sprite:
    """The drawing of a place, made smaller if its roof would leave the clear box."""
    size = _sized(size)
    room = (foot - clear[1]) / near(spot, size, held).y
    return near(spot, size if room >= 1 else _sized(size * room - STEP / 2), held)


def _flames(area: str, foot: float, across: float) -> Sprite:
    """The fire on a roof, no higher than the panel."""
    return fire(round(max(8.0, min(across, foot / LICKS))), area)


LICKS: Final = 1.36
"""The height of a fire, as a multiple of its width."""


def _flag(clear: Box, foot: float, size: float) -> Sprite:
    """The banner of an occupied place, no higher than the clear box."""
    return tokens.banner(_sized(min(size * 0.9, (foot - clear[1]) / POLE)))


Guards: TypeAlias = Mapping[str, float]
"""The ronin at a place, with their distance to the right of its middle."""
Deed: TypeAlias = Callable[[Sheet, Told, Guards, float, float, float], None]


def place(where: Callable[[Told], str], deed: Deed[Told] | None = None) -> Close[Told]:
    """The scene of one place with all figures there; ``deed`` draws the action on them."""

    def of(view: VillageView, told: Told) -> Scene:
        spot = where(told)

        def scene(sheet: Sheet, clear: Box) -> None:
            there, ronin_there, held = _at(view, spot)
            guards = dict(zip(ronin_there, (52.0,) if len(ronin_there) == 1 else PAIR, strict=False))
            # A part of the house is enough; the figures and their wounds must be visible whole.
            left = BROAD[0] if there or not guards else min(guards.values()) - DROP - 44
            right = max(guards.values(), default=BROAD[1] - 34) + 44
            x, feet, size = _ground(sheet, view, clear, (left, right))
            foot = feet - 14 * size
            light = LIGHTS[light_of(told)]
            sheet.paste(flash(round(150 * size), round(92 * size), *light, spot), x, feet - 52 * size)
            sheet.paste(_under(clear, foot, spot, size * 0.92, held), x - 52 * size, foot)
            if held:
                sheet.paste(smoke(), x - 46 * size, feet - 92 * size)
                sheet.paste(_flames(spot, feet - 74 * size, 80 * size), x - 40 * size, feet - 74 * size)
                sheet.paste(_flag(clear, feet + 4, size), x - 118 * size, feet + 4)
            pack(sheet, min(there, 9), x - (78 if guards else 10) * size, feet, size)
            poses = poses_of(told)
            for one, across in guards.items():
                sheet.paste(ronin(one, size, poses.get(one, "stand")), x + across * size, feet)
            if deed is not None:
                deed(sheet, told, guards, x, feet, size)

        return scene

    return of


def _at(view: VillageView, spot: str) -> tuple[int, Sequence[str], bool]:
    if spot == MARKET:
        return view.market_ninja, () if view.market_ronin is None else (view.market_ronin,), False
    area = next(area for area in view.areas if area.key == spot)
    return area.ninja, area.ronin, area.occupied


def _cut(sheet: Sheet, _: object, __: Guards, x: float, feet: float, size: float) -> None:
    sheet.paste(strokes.cut_ninja(size), x - 4 * size, feet)
    sheet.paste(strokes.slash(size, f"close {round(x)}"), x, feet - 50 * size)


PAIR: Final = (20.0, 104.0)
"""The places of two ronin who face the ninja together."""
DROP: Final = 34
"""The distance of the drop of wounds from a body; a face that leans back stays clear of it."""


def _bleed(sheet: Sheet, told: Striking, guards: Guards, x: float, feet: float, size: float) -> None:
    """Draw drops on every ronin here who is hurt."""
    for one, wounds in hurt(told).items():
        if one in guards:
            across, down = x + (guards[one] - DROP) * size, feet - 44 * size
            sheet.paste(burst(round(17 * size), round(36 * size), seed=one), across, down)
            tokens.wounds(sheet, across, down + 4, wounds, round(max(24, 15 * size)), LEAST)


def face(
    whose: Callable[[Told], str], tone: Colour, over: Callable[[Sheet, Box], None] | None = None
) -> Close[Told]:
    """The scene of one face; ``over`` draws on it."""

    def of(_: VillageView, told: Told) -> Scene:
        scene = stage(FACES[whose(told)], tone)

        def drawn(sheet: Sheet, clear: Box) -> None:
            scene(sheet, clear)
            if over is not None:
                over(sheet, clear)

        return drawn

    return of


def _badge(kind: tokens.Badge) -> Callable[[Sheet, Box], None]:
    """A function that draws a marker, large beside the face."""

    def over(sheet: Sheet, clear: Box) -> None:
        radius = round(min(64, (clear[3] - clear[1]) * 0.17))
        sheet.paste(tokens.badge(kind, radius), clear[2] - radius * 1.6, clear[1] + radius * 1.5)

    return over


def _come(view: VillageView, told: steps.Reveal) -> Scene:
    """The ninja come out of the night, in their number."""

    def scene(sheet: Sheet, clear: Box) -> None:
        x, feet, size = _ground(sheet, view, clear, (-60, 60))
        sent = told.sent
        most = max(3, min(7, round((clear[2] - clear[0]) / (32 * size))))
        front = min(sent, most)
        pack(sheet, sent, x - 30 * size * (front - 1) / 2, feet, size, most)

    return scene


STREET: Final = 210
"""The width of a house with its occupiers, at size 1."""
BEHIND: Final = 118
"""The distance by which the second row of houses is higher."""


def _held(view: VillageView, areas: Sequence[str]) -> Scene:
    """The occupied places: dark, smoking, under banners. Three and four stand in two rows if the panel is
    high enough."""

    def scene(sheet: Sheet, clear: Box) -> None:
        _, feet, size = _ground(sheet, view, clear)
        across, high = clear[2] - clear[0], clear[3] - clear[1]
        shown = areas[: max(1, min(4, int(across / 190)))]
        deep = len(shown) > 2 and high > across * 0.45
        rows = (shown[: len(shown) // 2], shown[len(shown) // 2 :]) if deep else (shown,)
        pitch = across / len(rows[-1])
        close = _sized(min(size if not deep else high / (BEHIND + TALL), pitch / STREET))
        feet = min(max(feet, clear[3] - 30 * close) if deep else feet, clear[3])
        for depth, row in enumerate(rows, 1 - len(rows)):
            first = (clear[0] + clear[2] - pitch * (len(row) - 1)) / 2
            for index, area in enumerate(row):
                at = (first + pitch * index, feet + BEHIND * close * depth)
                _hold(sheet, clear, view, area, at, close)

    return scene


def _hold(sheet: Sheet, clear: Box, view: VillageView, area: str, at: Point, size: float) -> None:
    """Draw one occupied area with the ninja that hold it."""
    x, feet = at
    foot = feet - 12 * size
    sheet.paste(_under(clear, foot, area, size, held=True), x, foot)
    sheet.paste(smoke(leaning=1 if x > sheet.width / 2 else -1), x + 6, feet - 84 * size)
    if area not in OPEN:
        sheet.paste(_flames(area, feet - 64 * size, 84 * size), x + 8 * size, feet - 64 * size)
    sheet.paste(_flag(clear, feet, size), x - 88 * size, feet)
    pack(sheet, min(_at(view, area)[0], 4), x + 24 * size, feet + 6, size, 2)


def _dawn(view: VillageView, _: object) -> Scene:
    """A new day: only houses on empty snow, and the moon at its new place."""

    def scene(sheet: Sheet, clear: Box) -> None:
        x, feet, size = _ground(sheet, view, clear)
        for spot, across in (("area:granary", -96), ("area:watchtower", 0), ("area:inn", 96)):
            held = _at(view, spot)[2]
            sheet.paste(_under(clear, feet, spot, size * 0.9, held), x + across * size, feet)

    return scene


def _count(view: VillageView, told: steps.Count) -> Scene:
    return panorama.five(view, told) if told.enough else _held(view, told.areas)


def _volley(view: VillageView, told: Striking) -> Scene:
    """The place of the first ronin hit; the face of one who fell."""
    struck = next(iter(hurt(told)), None)
    if struck is None:
        return place(lambda _: told.area)(view, told)
    where = next((one.place for one in view.ronin if one.key == struck), None)
    if where is None:
        return stage(FACES[struck], HARM)
    return place(lambda _: where, _bleed)(view, told)


def _scene(kind: type[Told], close: Close[Told]) -> tuple[str, Callable[[VillageView, Step], Scene]]:
    return kind.step_name(), lambda view, step: close(view, kind.of(step.facts))


SCENES: Final[Mapping[str, Callable[[VillageView, Step], Scene]]] = dict(
    [
        _scene(steps.Round, _dawn),
        _scene(steps.Reveal, _come),
        _scene(steps.Market, place(lambda _: MARKET, _cut)),
        _scene(steps.Hayai, place(lambda told: told.target)),
        _scene(steps.Musashi, place(lambda told: told.area, _cut)),
        _scene(steps.Taiko, face(lambda told: told.ronin, GOOD)),
        _scene(steps.Yobu, place(lambda told: told.area)),
        _scene(steps.Yumi, face(lambda told: told.ronin, PLAIN)),
        _scene(steps.Wounds, place(lambda told: told.area, _bleed)),
        _scene(steps.Fall, panorama.fall),
        _scene(steps.Occupied, lambda view, told: _held(view, told.areas)),
        _scene(steps.Watchtower, _volley),
        _scene(steps.Granary, place(lambda told: told.area)),
        _scene(steps.Well, _volley),
        _scene(steps.Pen, face(lambda told: told.ronin, PLAIN, _badge("kept"))),
        _scene(steps.Shrine, face(lambda told: told.ronin, PLAIN, _badge("silenced_next"))),
        _scene(steps.Graveyard, place(lambda told: told.area)),
        _scene(steps.Path, place(lambda told: told.target)),
        _scene(steps.Inn, place(lambda told: told.area)),
        _scene(steps.Count, _count),
        _scene(steps.Retreat, _dawn),
        _scene(steps.Starvation, _dawn),
        _scene(steps.Over, panorama.over),
    ]
)
"""By the name of the step."""
