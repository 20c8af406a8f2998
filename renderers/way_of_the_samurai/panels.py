"""The panels of a chapter as close views; and great moments, which fill the picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Final

from PIL import Image

from bot.engine.step import Step
from bot.games.way_of_the_samurai import duel_steps, harm_steps, round_steps, steps
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.kit.marks import coin
from renderers.kit.page import Panel, Scene
from renderers.kit.plate import Portrait, draw_plate
from renderers.kit.router import centre
from renderers.kit.sizes import LEAST
from renderers.kit.strokes import draw_blaze, draw_burst, draw_cut
from renderers.painter import Moment, Player, Players
from renderers.palette import SUMI, WASHI, YAMABUKI
from renderers.paper import printed
from renderers.way_of_the_samurai.board import place_of
from renderers.way_of_the_samurai.cast import behind, draw_both, other, person_of, tallest, weapon_of
from renderers.way_of_the_samurai.events import TELLINGS, caption, cut_box
from renderers.way_of_the_samurai.faces import Size, action_card
from renderers.way_of_the_samurai.fighters.people import RIVAL, YOU
from renderers.way_of_the_samurai.fighters.person import Person, draw_person
from renderers.way_of_the_samurai.marks import SYMBOLS
from renderers.way_of_the_samurai.places.grounds import FEET, HIGH, WIDE
from renderers.way_of_the_samurai.places.scene import scene, weather_before
from renderers.way_of_the_samurai.plate_contents import facing, stepped_forward
from renderers.way_of_the_samurai.stance import face_of

FIGURE: Final = 250.0
"""The height of a fighter at size 1."""
SHALLOW: Final = 175.0
"""Pixels: smaller figures are shown from the waist up instead."""
BUST: Final = 0.5
"""The share of a figure from the crown to the waist."""
SEEN: Final = 60.0
"""The least height of a cut that must be visible above the words."""
SPAN: Final = 312.0
"""The width of two faces at size 1, with hats and hair."""
DISTANT: Final = 0.66
"""The scale of enemies who wait."""
BEHIND: Final = (1.9, 2.7)
"""The distances of waiting enemies behind the one in front."""
CARD: Final = Size(150, 212, 50, 46, 0.38)
STRETCH: Final = 128
"""Pixels: the width of grounds is rounded up to a multiple of this, so that few are cached and most fit."""
PLATES: Final = frozenset({"felled", "foe_wound", "wounded", "blood", "fallen"})
"""The steps that fill a picture."""
BY_ITSELF: Final = frozenset({"skull", "belly", "weather"})
"""Causes of lost life that have no step of their own."""
TURNING_POINT: Final = 2
"""The weight of a turning point: see ``Telling``."""
CLASH: Final = frozenset({"parried", "held", "disarmed", "guard", "gisei"})


def panel(moment: Moment, view: DuelView, words: Words, weight: int) -> Panel:
    scene_of = _scene(moment.step, stepped_forward(view, moment.step))
    return Panel(scene_of, caption(moment.step, words), weight, printed=True)


def _scene(step: Step, view: DuelView) -> Scene:
    if step.name == "combo":
        return _combo(step, view)
    if step.name in ("defence", "counter") and (view.counters or view.defence):
        return _card(step, view)
    return _fight(step, view)


def _backdrop(sheet: Sheet, view: DuelView, zoom: float, over: float) -> float:
    """Draw the place behind a panel, large enough to fill it. Returns the height of the ground line."""
    least = max(sheet.width, sheet.height * WIDE / HIGH, WIDE * zoom)
    wide = ceil(least / STRETCH) * STRETCH
    ground = _nearer(place_of(view), view.weather, wide)
    high = ground.height
    left = round((wide - sheet.width) * over)
    feet = FEET * wide / WIDE
    top = max(0, min(high - sheet.height, round(feet - sheet.height * 0.86)))
    sheet.image.paste(ground.crop((left, top, left + sheet.width, top + sheet.height)), (0, 0))
    return feet - top


@lru_cache(maxsize=6)
def _nearer(place: str, weather: str, wide: int) -> Image.Image:
    """The place enlarged to this width."""
    return printed(scene(place, weather).resize((wide, ceil(HIGH * wide / WIDE))), 7)


@dataclass(frozen=True, slots=True)
class Stands:
    """The positions and the size of the two figures in a panel."""

    size: float
    x: tuple[float, float]
    feet: float
    """The highest position of the feet; any higher and the heads would leave the clear box."""


def stands(step: Step, view: DuelView, clear: Box, down: float) -> Stands:
    """The positions in a panel of height ``down`` with this clear box.

    A figure that is hit is moved to the middle, as far as both faces stay visible. Without room for whole
    figures they are shown from the waist up, behind the words.
    """
    high, across = clear[3] - clear[1], clear[2] - clear[0]
    tall = max(FIGURE, tallest(view))
    size = min(high / tall * 0.92, across / SPAN)
    if size * tall < SHALLOW:
        size = min(high / (tall * BUST), across / SPAN, down / tall * 1.12)
    size = floor(size * 100) / 100
    apart, spare = 120 * size, (across - SPAN * size) / 2
    middle = centre(clear)[0] + {"right": -1, "left": 1}.get(_hit(step, view), 0) * min(spare, apart / 2)
    return Stands(size, (middle - apart, middle + apart), clear[1] + size * tall + 0.03 * high)


def _fight(step: Step, view: DuelView) -> Scene:
    """The two fighters, with the event between them."""

    def draw(sheet: Sheet, clear: Box) -> None:
        there = stands(step, view, clear, sheet.height)
        size, (left, right) = there.size, there.x
        ground = _backdrop(sheet, view, max(size, 0.7) * 0.9, 0.5)
        feet = max(there.feet, min(ground, clear[3] - 4))
        for (_, figure), far in zip(behind(view, round(size * DISTANT, 2)), BEHIND, strict=False):
            sheet.paste(figure, (left + right) / 2 + 120 * size * far, feet - 26 * size)
        draw_both(sheet, view, there.x, feet, size)
        if view.weather:
            sheet.paste(weather_before(view.weather), 0, feet - FEET)
        if hit := _hit(step, view):
            x0, y0, x1, y1 = cut_box(right if hit == "right" else left, feet, size)
            draw_cut(sheet, (x0, y0, x1, min(y1, max(clear[3], y0 + SEEN * size))))
        elif step.name in CLASH:
            draw_burst(sheet, ((left + right) / 2, feet - 150 * size), 18 * size, 60 * size, YAMABUKI)

    return draw


def _hit(step: Step, view: DuelView) -> str:
    """The side that is hit, or an empty text."""
    match steps.read(step):
        case duel_steps.Blow(hits=True, seat=striker):
            return "right" if striker == view.you.key else "left"
        case (
            steps.Broken()
            | harm_steps.FoeLife()
            | harm_steps.FoeQi()
            | harm_steps.FoeWound()
            | harm_steps.Felled()
            | round_steps.DieUsed()
        ):
            return "right"
        case steps.Struck() | harm_steps.LastBite():
            return "left"
        case (
            harm_steps.Life(seat=struck)
            | harm_steps.Qi(seat=struck)
            | harm_steps.Wounded(seat=struck)
            | harm_steps.Blood(seat=struck)
            | duel_steps.Fallen(seat=struck)
        ):
            return "left" if struck == view.you.key else "right"
        case _:
            return ""


def _combo(step: Step, view: DuelView) -> Scene:
    """The three cards of a combo, side by side in the light."""
    whose = round_steps.Combo.of(step.facts).seat
    laid = next((one.played for one in view.fighters if one.key == whose), view.you.played)

    def draw(sheet: Sheet, clear: Box) -> None:
        _backdrop(sheet, view, 0.8, 0.3)
        cards = laid[:3]
        x, y = centre(clear)
        draw_blaze(sheet, (x, y), 60, min(sheet.width, sheet.height) * 0.62)
        across, high = clear[2] - clear[0], clear[3] - clear[1]
        unit = min(across / (3 * CARD.wide + 30), high / CARD.high, 1.5)
        rows = max((sum(map(len, card.effect.ways)) for card in cards), default=1)
        if CARD.high * unit * (1 - CARD.field) - 24 < rows * LEAST * 1.2:
            # No room for readable cards: only their symbols, which make the combo.
            reach = min(across / 7, high / 2) * 0.8
            for place, card in enumerate(cards):
                drawn = coin(SYMBOLS[card.symbol], round(reach), WASHI, SUMI, rim=4)
                sheet.paste(drawn, x + (place - (len(cards) - 1) / 2) * reach * 2.3, y)
            return
        size = Size(
            round(CARD.wide * unit),
            round(CARD.high * unit),
            round(CARD.number * unit),
            round(46 * unit),
            0.38,
        )
        for place, card in enumerate(cards):
            left = x + (place - len(cards) / 2) * (size.wide + 8)
            sheet.paste(action_card(card, size), left, y - size.high / 2)

    return draw


def _card(step: Step, view: DuelView) -> Scene:
    """The enemy's card, turned up before him."""

    def draw(sheet: Sheet, clear: Box) -> None:
        size = max(0.6, (clear[3] - clear[1]) / FIGURE * 0.95)
        feet = min(_backdrop(sheet, view, size * 0.9, 0.8), sheet.height - 12)
        foe = other(view, round(size, 2))
        if foe is not None:
            sheet.paste(foe, clear[2] - 120 * size, feet)
        countering = step.name == "counter"
        card = view.counters[-1].card if countering and view.counters else view.defence
        if card is not None:
            across = min(300, (clear[2] - clear[0]) * 0.5)
            drawn = face_of(card, (round(across), round(across * 0.83)), countering=countering)
            sheet.paste(drawn, clear[0] + 10, centre(clear)[1] - across * 0.42)

    return draw


# Great moments


@lru_cache(maxsize=64)
def likeness(person: Person, arm: str) -> Portrait:
    """A figure from the chest up, in the box of a portrait."""

    def portrait(canvas: Canvas) -> None:
        x, y = person.pose.head
        with canvas.at(44 - x * 1.15, 66 - y * 1.15, 1.15):
            draw_person(canvas, person, arm)

    portrait.__name__ = f"likeness {person.arm} {person.robe}"
    return portrait


def plate(step: Step, view: DuelView, words: Words, players: Players) -> Sheet:
    """A fall or a wound: the figure, and the event."""
    hit_left = _hit(step, view) == "left"
    fighter = view.you if hit_left or len(view.fighters) == 1 else view.fighters[1]
    if hit_left or len(view.fighters) > 1:
        person, arm = (YOU if fighter is view.you else RIVAL), weapon_of(fighter)
        name = players.get(fighter.seat, Player(words.label(fighter.key))).name
    else:
        told = steps.read(step)
        nth = told.number if isinstance(told, steps.OfOneFoe) else None
        struck = next((one for one in view.foes if one.number == nth), facing(view))
        assert struck is not None
        person, arm = person_of(struck.name, view.fight + struck.number), ""
        name = words.label(struck.key)
    return draw_plate(
        likeness(person, arm or person.arm),
        caption(step, words),
        name,
        over=_struck(),
        mirrored=not hit_left,
    )


def _struck() -> Callable[[Sheet, Box], None]:
    def draw(sheet: Sheet, box: Box) -> None:
        draw_cut(sheet, (box[2] * 0.24, box[3] * 0.5, box[2] * 0.9, box[3] * 1.02))

    return draw


def weight(step: Step) -> int:
    """The importance of a step. The loss of the last life is a turning point only if no blow shows it."""
    match steps.read(step):
        case harm_steps.Life(after=0, cause=cause) if cause in BY_ITSELF:
            return TURNING_POINT
        case _:
            return TELLINGS[step.name].weight(step)
