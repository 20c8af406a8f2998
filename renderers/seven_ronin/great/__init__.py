"""The great moments of 7 Ronin as whole pictures: a new day, a fall, five areas held, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.step import Step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import GOOD, HARM, PLAIN
from renderers.kit.cover import draw_cover
from renderers.kit.marks import arms, mark, people, stamp
from renderers.kit.moment import Slip, draw_moment
from renderers.palette import SHU, SUMI, WASHI, mix
from renderers.pieces import kept
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.formation import formations
from renderers.seven_ronin.great.dawn import saved
from renderers.seven_ronin.great.fall import fallen
from renderers.seven_ronin.great.fire import burning, graves, taken
from renderers.seven_ronin.village import blank, draw_people

GONE: Final = mix(SUMI, WASHI, 0.72)
"""A hat on paper of somebody who fell before."""
SIZE: Final = 58
"""The size of the marks in a row."""
SPEAR: Final = 54
"""The distance from spearhead to spearhead."""


def is_great(step: Step) -> bool:
    """True if a step is one of them."""
    match steps.read(step):
        case steps.Round() | steps.Fall() | steps.Over() | steps.Count(enough=True):
            return True
        case _:
            return False


def draw_great(view: VillageView, words: Words, step: Step) -> Sheet:
    """The picture of a great moment: one scene, and a slip that says it."""
    match steps.read(step):
        case steps.Round():
            return _day(view, words, step)
        case steps.Fall(ronin=ronin, area=area):
            title, where = (
                words.say("picture-step-fall", step.facts),
                words.say("picture-great-fall", step.facts, seen=bool(area)),
            )
            slip = Slip(title, where, HARM, _hats(view, ronin), note=_standing(view, words))
            return draw_moment(fallen(view, ronin, area), slip)
        case steps.Count(count=count, areas=areas):
            title = words.say("picture-great-count", step.facts)
            enough = words.say("picture-great-enough", most=FIGURES.winning_areas)
            return draw_moment(burning(areas), Slip(title, enough, HARM, _spears(count), SPEAR))
        case steps.Over(winner=winner, reason=reason):
            return _over(view, words, step, ninja=winner.endswith("attacker"), reason=reason)
        case _:
            raise LookupError(step.name)


def _day(view: VillageView, words: Words, step: Step) -> Sheet:
    """The village in the light of the day, with the ronin kept there."""
    village = blank(view)
    draw_people(village, view, formations(view))
    draw_band(village, view, words)
    day, threat = words.say("picture-page-day", day=view.round), words.say("picture-great-round", step.facts)
    return draw_cover(village.image, day, threat, arms.spear)


def _over(view: VillageView, words: Words, step: Step, *, ninja: bool, reason: str) -> Sheet:
    title, why = words.say("picture-step-over", step.facts), words.say("picture-great-over", step.facts)
    left = _standing(view, words)
    if not ninja:
        return draw_moment(saved(view), Slip(title, why, GOOD, _hats(view), note=left))
    if reason == steps.RONIN_FALLEN:
        return draw_moment(graves(), Slip(title, why, HARM, _hats(view), note=left))
    return draw_moment(taken(view), Slip(title, why, PLAIN, _spears(view.occupied), SPEAR, left))


def _spears(count: int) -> Sequence[Sprite]:
    """The areas that count as held."""
    return [mark(arms.full_spear, SIZE, SHU, WASHI)] * count


def _standing(view: VillageView, words: Words) -> str:
    """The number of ronin left, in words."""
    return words.say("picture-great-standing", count=sum(not one.fallen for one in view.ronin))


def _hats(view: VillageView, now: str = "") -> Sequence[Sprite]:
    """Seven hats: those who stand, the one who falls ``now``, and those who fell before."""
    stand = sum(not one.fallen for one in view.ronin)
    struck = [_struck()] if now else []
    before = len(view.ronin) - stand - len(struck)
    standing, gone = (mark(people.hat, SIZE, ink, WASHI) for ink in (SUMI, GONE))
    return [standing] * stand + struck + [gone] * before


@kept
def _struck() -> Sprite:
    """A hat struck through with one stroke of the brush."""

    def draw(c: Canvas) -> None:
        stamp(c, people.hat, 0, 0, SIZE, SHU, WASHI)
        brush(c, "-29,24 29,-28", 8, SUMI, start=0.9, end=0.3)

    return sprite((-40, -40, 40, 40), draw)
