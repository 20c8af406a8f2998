"""A chapter as a comic page: each turning point as a close view of its samurai or thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from PIL import Image

from bot.engine import Seat
from bot.engine.step import Step, StepFacts
from bot.games.seven_samurai import round_steps, steps
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit.captions import HARM, PLAIN, Caption
from renderers.kit.marks import DROP, piece
from renderers.kit.page import Panel, Scene, draw_page
from renderers.kit.plate import stage
from renderers.kit.router import centre
from renderers.kit.strokes import draw_burst
from renderers.painter import Moment
from renderers.palette import SHU, SUMI
from renderers.seven_samurai.events import caption, weight
from renderers.seven_samurai.hill import FLAMES
from renderers.seven_samurai.houses import farmhouse, grave, household, stakes
from renderers.seven_samurai.portraits import LIKENESSES, at_rest
from renderers.seven_samurai.raider_cards import FIGURES
from renderers.seven_samurai.telling import BY_KEY, about
from renderers.seven_samurai.village import ground, mood_of, scene


def draw_chapter(told: Sequence[Moment], words: Words) -> Sheet:
    """The page of these turning points."""
    return draw_page([panel(cast(TableView, one.view), one.step, words) for one in told])


def panel(view: TableView, step: Step, words: Words) -> Panel:
    said = caption(step, words)
    shown = _close(view, steps.read(step))
    if shown is None:
        shown = _somebody(view, step, said) if about(step) else _village(view)
    return Panel(shown, said, weight(step), printed=True)


def _close(view: TableView, told: StepFacts) -> Scene | None:
    """The scene of a step that shows neither a samurai nor the whole village."""
    match told:
        case round_steps.Farm():
            return _before_the_hill(
                view, lambda high: farmhouse(round(high * 0.78), False, False), burst=True
            )
        case round_steps.Family():
            return _before_the_hill(view, lambda high: grave(high / 76), burst=True)
        case round_steps.Barricade():
            return _before_the_hill(view, lambda high: stakes(False, round(high * 0.8), 0), burst=True)
        case round_steps.Build():
            return _before_the_hill(view, lambda high: stakes(True, round(high * 0.7), 0), burst=False)
        case round_steps.Bonus():
            return _before_the_hill(view, lambda high: household(0, high / 130), burst=False)
        case round_steps.Exposed(card=card, flames=flames):
            return stage(FIGURES[BY_KEY[card].kind], HARM if flames else PLAIN)
        case round_steps.BonusIntruder(card=card) | steps.Return(card=card):
            return stage(FIGURES[BY_KEY[card].kind], PLAIN)
        case round_steps.Over():
            return _burning(view)
        case _:
            return None


def _somebody(view: TableView, step: Step, said: Caption) -> Scene:
    """The portrait of a step's samurai, with his wound drawn on it, or at rest."""
    samurai = view.at(Seat(about(step)))
    likeness = LIKENESSES[samurai.seat]
    if step.name == "death":
        return stage(at_rest(samurai.seat), said.tone)
    staged = stage(likeness.beast if samurai.beast else likeness.human, said.tone)
    if step.name != "wound":
        return staged

    def struck(sheet: Sheet, clear: Box) -> None:
        staged(sheet, clear)
        _, top, _, bottom = clear
        x, _ = centre(clear)
        high = bottom - top
        at = (x + high * 0.36, bottom - high * 0.22)
        draw_burst(sheet, at, high * 0.13, high * 0.26)
        sheet.paste(piece(DROP, round(high * 0.26), SHU, line=SUMI), *at)

    return struck


def _village(view: TableView) -> Scene:
    """The whole village, filling the panel."""

    def shown(sheet: Sheet, clear: Box) -> None:
        _fill(sheet, scene(view).crop(VILLAGE), clear)

    return shown


VILLAGE: Final = (210, 82, 890, 540)
"""The part of the scene with the village."""


def _fill(sheet: Sheet, image: Image.Image, clear: Box) -> None:
    """Fill the panel with a picture, with its middle clear of words."""
    share = max(sheet.width / image.width, sheet.height / image.height)
    across, down = sheet.width / share, sheet.height / share
    x, y = centre(clear)
    left = max(0.0, min(image.width / 2 - x / share, image.width - across))
    top = max(0.0, min(image.height / 2 - y / share, image.height - down))
    part = (left, top, min(left + across, image.width), min(top + down, image.height))
    sheet.image.paste(image.resize((sheet.width, sheet.height), Image.Resampling.BICUBIC, part), (0, 0))


def _before_the_hill(view: TableView, sprite: Callable[[float], Sprite], *, burst: bool) -> Scene:
    """A part of the village, close, on the slope of its hill, sized for the panel."""

    def shown(sheet: Sheet, clear: Box) -> None:
        left, top, right, bottom = clear
        _fill(sheet, ground(mood_of(view)).crop(SLOPE), clear)
        high = min(bottom - top, (right - left) * 0.8)
        x = (left + right) / 2
        if burst:
            draw_burst(sheet, (x, bottom - high * 0.42), high * 0.34, high * 0.62)
        drawn = sprite(high)
        sheet.paste(drawn, x, bottom - high * 0.08)

    return shown


SLOPE: Final = (330, 300, 770, 520)


def _burning(view: TableView) -> Scene:
    """The hill in flames, or at dawn."""

    def shown(sheet: Sheet, clear: Box) -> None:
        image = scene(view) if view.result is not None else ground(FLAMES)
        _fill(sheet, image.crop(VILLAGE), clear)

    return shown
