"""The presentation of every step of 7 Ronin: its sign and number, its lit places, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step, StepFacts
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Sprite
from renderers.kit.captions import GOOD, HARM, PLAIN, Caption, Change, Sign, inked
from renderers.kit.gauges import Pips, row_of
from renderers.kit.marks import SPEARHEAD, arms, people, signs
from renderers.kit.strokes import seal, struck_out
from renderers.kit.telling import Telling, by_name, unchanged
from renderers.palette import FAINT, FUJI, MATCHA, SHU, SUMI, WASHI, mix
from renderers.seven_ronin import gestures
from renderers.seven_ronin.facts import Striking, hurt
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.ronin import portrait
from renderers.seven_ronin.stage import Stage


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step; some have signs of their own."""
    told = TELLINGS[step.name].caption(step, words)
    own = _sign(step)
    return told if own is None else replace(told, sign=own)


def _sign(step: Step) -> Sign | None:
    match steps.read(step):
        case steps.Count(count=count):
            return _tally(count)
        case steps.Wounds(both=True):
            return inked(people.hood)
        case steps.Hayai(ronin=ronin):
            return _likeness(ronin, fallen=False)
        case steps.Fall(ronin=ronin):
            return _likeness(ronin, fallen=True)
        case steps.Over(winner=winner):
            mark = people.hood if winner.endswith("attacker") else people.hat
            return lambda size: seal(mark, size)
        case _:
            return None


def _tally(count: int) -> Sign:
    """The occupied areas that count, out of the five needed to win."""
    most = FIGURES.winning_areas
    full = SHU if count >= most else SUMI
    return lambda size: row_of(
        Pips(SPEARHEAD, size * 0.76, size * 0.66, (full, SUMI), (WASHI, FAINT), 3), min(count, most), most
    )


def _likeness(ronin: str, *, fallen: bool) -> Sign:
    """A ronin's portrait, struck out if he has fallen."""

    def draw(size: int) -> Sprite:
        face = portrait(ronin, round(size * 0.78), size, fallen)
        image = face.image.convert("RGBA")
        if fallen:
            cross = struck_out(round(size * 0.26)).image
            across, down = image.width - cross.width, image.height - cross.height
            image.alpha_composite(cross, (max(0, across // 2), max(0, down // 2)))
        return Sprite(image, image.width // 2, image.height // 2)

    return draw


def _cleared(told: steps.Market) -> Change:
    return Change(0, told.ninja)


def _wound(told: steps.Wounds) -> Change | None:
    """The numbers beside the sign: the wounds of a single ronin; if two are hit, the ninja left over."""
    hit = told.hits
    return Change(hit[0].after, hit[0].before) if len(hit) == 1 else Change(told.after, told.before)


def _dealt(told: Striking) -> Change | None:
    """The wounds dealt to several ronin at once."""
    dealt = sum(hurt(told).values())
    return Change(dealt, prefix="+") if dealt else None


def _names(told: Striking, _: Words) -> Facts:
    """The ronin hurt, or if nobody was hurt the ronin attacked."""
    dealt = hurt(told)
    names = tuple(dealt) or tuple(hit.ronin for hit in told.hits)
    return {"names": names, "dealt": sum(dealt.values()), "hit": len(dealt)}


def _left(told: steps.Retreat, _: Words) -> Facts:
    return {"left": told.count}


def _weight(told: Striking) -> int:
    """Many wounds at once are a turning point."""
    return 2 if sum(hurt(told).values()) >= MANY else 1


BLUE: Final = mix(FUJI, SUMI, 0.2)
GREEN: Final = mix(MATCHA, SUMI, 0.4)
MANY: Final = 2
"""From this many wounds at once on, a step is a turning point."""

TELLINGS: Final[Mapping[str, Telling[Stage]]] = by_name(
    Telling(steps.Round, arms.spear, HARM, change=lambda told: told.threat, tint=SUMI),
    Telling(
        steps.Reveal, people.hood, HARM, gestures.reveal, change=lambda told: told.sent, tint=SUMI, weight=2
    ),
    Telling(steps.Market, people.hood, HARM, gestures.clear, change=_cleared, tint=SUMI),
    Telling(steps.Hayai, None, PLAIN, gestures.ride, weight=2),
    Telling(steps.Musashi, people.hood, HARM, gestures.cut, tint=SUMI),
    Telling(steps.Taiko, arms.wound, GOOD, gestures.heal, tint=SHU),
    Telling(steps.Yobu, people.hood, HARM, gestures.scatter, tint=SUMI),
    Telling(steps.Yumi, people.hood, HARM, gestures.shoot, tint=SUMI),
    Telling(steps.Wounds, arms.wound, HARM, gestures.bleed, change=_wound, more=_names, weight=_weight),
    Telling(steps.Fall, None, HARM, gestures.fall, weight=3),
    Telling(
        steps.Occupied,
        arms.spear,
        HARM,
        gestures.raise_banners,
        change=lambda told: told.count,
        tint=SUMI,
        weight=2,
    ),
    Telling(steps.Watchtower, arms.wound, HARM, gestures.volley, change=_dealt, more=_names, weight=_weight),
    Telling(steps.Granary, people.hood, HARM, gestures.feed, tint=SUMI),
    Telling(steps.Well, arms.wound, HARM, gestures.poison, change=_dealt, more=_names, weight=_weight),
    Telling(steps.Pen, signs.padlock, HARM, gestures.keep, tint=SUMI),
    Telling(steps.Shrine, signs.banned, HARM, gestures.silence, tint=BLUE),
    Telling(steps.Graveyard, people.hood, HARM, gestures.call_back, tint=SUMI),
    Telling(steps.Path, people.hood, HARM, gestures.march, tint=SUMI, weight=2),
    Telling(steps.Inn, signs.copies, HARM, gestures.copy, tint=GREEN, weight=0),
    Telling(steps.Count, change=unchanged, weight=lambda told: 3 if told.enough else 0),
    Telling(steps.Retreat, people.hat, more=_left, weight=0),
    Telling(steps.Starvation, people.bowl, HARM, tint=SUMI, weight=0),
    Telling(steps.Over, weight=3),
)


def weight(step: Step) -> int:
    """The importance of a step in its day."""
    return TELLINGS[step.name].weight(step)


def on_page(step: Step, view: VillageView, words: Words) -> Caption:
    """The caption for a panel of the page: a face needs no sign, and a fall shows the number of ronin
    left."""
    told = caption(step, words)
    match steps.read(step):
        case steps.Fall():
            left = sum(not one.fallen for one in view.ronin)
            return replace(told, sign=inked(people.hat), change=Change(left, left + 1))
        case steps.Count(count=count):
            return replace(told, sign=inked(arms.full_spear), change=Change(count))
        case steps.Hayai() | steps.Over() | steps.Taiko() | steps.Pen() | steps.Shrine():
            return replace(told, sign=None)
        case _:
            return told


def lit(step: Step) -> frozenset[str]:
    """The places and ronin of a step."""
    told = steps.read(step)
    return frozenset([*_concerned(told), *hurt(told)]) - {""}


def _concerned(told: StepFacts) -> tuple[str, ...]:
    match told:
        case steps.Market(ronin=ronin):
            return ronin, MARKET
        case steps.Hayai(ronin=ronin, target=target) | steps.Taiko(ronin=ronin, target=target):
            return ronin, target
        case (
            steps.Musashi(ronin=ronin, area=area)
            | steps.Yobu(ronin=ronin, area=area)
            | steps.Fall(ronin=ronin, area=area)
            | steps.Pen(ronin=ronin, area=area)
            | steps.Shrine(ronin=ronin, area=area)
        ):
            return ronin, area
        case steps.Yumi(ronin=ronin):
            return (ronin,)
        case (
            steps.Wounds(area=area)
            | steps.Watchtower(area=area)
            | steps.Well(area=area)
            | steps.Granary(area=area)
            | steps.Graveyard(area=area)
        ):
            return (area,)
        case steps.Path(area=area, target=other) | steps.Inn(area=area, copies=other):
            return area, other
        case steps.Occupied(areas=several) | steps.Count(areas=several) | steps.Retreat(kept=several):
            return several
        case _:
            return ()
