"""The great moments of 7 Ronin as whole pictures: a new day, a fall, five areas held, the end."""

from __future__ import annotations

from functools import cache

from bot.engine.step import Step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import GOOD, HARM, Caption, Change, inked
from renderers.kit.cover import draw_cover
from renderers.kit.marks import arms, people
from renderers.kit.plate import draw_plate
from renderers.palette import SUMI
from renderers.seven_ronin.band import draw_band
from renderers.seven_ronin.closer import strike
from renderers.seven_ronin.faces import FACES, shinobi
from renderers.seven_ronin.formation import formations
from renderers.seven_ronin.open_places import gravestone
from renderers.seven_ronin.village import blank, draw_people


def is_great(step: Step) -> bool:
    """True if a step is one of them."""
    match steps.read(step):
        case steps.Round() | steps.Fall() | steps.Over() | steps.Count(enough=True):
            return True
        case _:
            return False


def draw_great(view: VillageView, words: Words, step: Step) -> Sheet:
    """The picture of a great moment: a large drawing, a sentence, and for some a number that has changed."""
    match steps.read(step):
        case steps.Round():
            return _day(view, words, step)
        case steps.Fall(ronin=ronin, area=area):
            return _fall(view, words, step, ronin, seen=bool(area))
        case steps.Count(count=count):
            text = words.say("picture-great-count", step.facts)
            return draw_plate(shinobi, Caption(text, HARM, inked(arms.full_spear), Change(count)))
        case steps.Over(winner=winner):
            return _over(view, words, step, ninja=winner.endswith("attacker"))
        case _:
            raise LookupError(step.name)


def _day(view: VillageView, words: Words, step: Step) -> Sheet:
    """The village in the light of the day, with the ronin kept there."""
    village = blank(view)
    draw_people(village, view, formations(view))
    draw_band(village, view, words)
    day, threat = words.say("picture-page-day", day=view.round), words.say("picture-great-round", step.facts)
    return draw_cover(village.image, day, threat, arms.spear)


def _fall(view: VillageView, words: Words, step: Step, ronin: str, *, seen: bool) -> Sheet:
    """The fallen ronin, struck out, and the number left."""
    left = sum(not one.fallen for one in view.ronin)
    text = words.say("picture-great-fall", step.facts, seen=seen)
    caption = Caption(text, HARM, inked(people.hat), Change(left, left + 1))
    return draw_plate(FACES[ronin], caption, words.label(ronin), over=_buried)


def _buried(sheet: Sheet, box: Box) -> None:
    strike(sheet, box)
    sheet.paste(_grave(), box[2] - 86, box[3] - 14)


@cache
def _grave() -> Sprite:
    return sprite((-30, -90, 30, 6), lambda c: gravestone(c, 30, 62), size=2.2, rim_width=4)


def _over(view: VillageView, words: Words, step: Step, *, ninja: bool) -> Sheet:
    """A ninja if they won; else the surviving ronin with the most wounds."""
    text = words.say("picture-great-over", step.facts)
    title = words.say("picture-step-over", step.facts)
    if ninja:
        return draw_plate(shinobi, Caption(text, HARM, inked(people.hood, SUMI)), title)
    survivors = [one for one in view.ronin if not one.fallen] or list(view.ronin)
    bravest = max(survivors, key=lambda one: one.wounds)
    left = Change(len(survivors), len(view.ronin) if any(one.fallen for one in view.ronin) else None)
    return draw_plate(FACES[bravest.key], Caption(text, GOOD, inked(people.hat), left), title)
