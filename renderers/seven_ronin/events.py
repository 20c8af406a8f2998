"""The presentation of every step of 7 Ronin: its sign and number, its lit places, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Sprite
from renderers.kit.captions import GOOD, HARM, PLAIN, Caption, Change, Sign, inked
from renderers.kit.gauges import Pips, row_of
from renderers.kit.marks import SPEARHEAD, arms, people, signs
from renderers.kit.strokes import seal, struck_out
from renderers.kit.telling import Telling, changed, now
from renderers.palette import FAINT, FUJI, MATCHA, SHU, SUMI, WASHI, mix
from renderers.seven_ronin import gestures
from renderers.seven_ronin.facts import hits, hurt
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.ronin import portrait
from renderers.seven_ronin.stage import Stage


def caption(step: Step, words: Words) -> Caption:
    """The caption of a step; some have signs of their own."""
    told = TELLINGS[step.name].caption(step, words)
    own = _sign(step)
    return told if own is None else replace(told, sign=own)


def _sign(step: Step) -> Sign | None:
    facts = step.facts
    if step.name == "count":
        return _tally(steps.Count.of(facts).count)
    if step.name == "wounds" and len(hits(facts)) > 1:
        return inked(people.hood)
    if step.name == "hayai":
        return _likeness(steps.Hayai.of(facts).ronin, fallen=False)
    if step.name == "fall":
        return _likeness(steps.Fall.of(facts).ronin, fallen=True)
    if step.name == "over":
        winner = people.hood if steps.Over.of(facts).winner.endswith("attacker") else people.hat
        return lambda size: seal(winner, size)
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


def _cleared(facts: Facts) -> Change:
    return Change(0, steps.Market.of(facts).ninja)


def _wound(facts: Facts) -> Change | None:
    """The wounds of a single ronin; for two, the ninja used up."""
    hit = hits(facts)
    return Change(hit[0].after, hit[0].before) if len(hit) == 1 else changed(facts)


def _dealt(facts: Facts) -> Change | None:
    """The wounds dealt to several ronin at once."""
    dealt = sum(hurt(facts).values())
    return Change(dealt, prefix="+") if dealt else None


def _names(facts: Facts, _: Words) -> Facts:
    """The ronin hurt, or if nobody was hurt the ronin attacked."""
    dealt = hurt(facts)
    names = tuple(dealt) or tuple(hit.ronin for hit in hits(facts))
    return {"names": names, "dealt": sum(dealt.values()), "hit": len(dealt)}


def _left(facts: Facts, _: Words) -> Facts:
    return {"left": steps.Retreat.of(facts).count}


BLUE: Final = mix(FUJI, SUMI, 0.2)
GREEN: Final = mix(MATCHA, SUMI, 0.4)

TELLINGS: Final[Mapping[str, Telling[Stage]]] = {
    "round": Telling(arms.spear, HARM, tint=SUMI, change=now("threat")),
    "reveal": Telling(people.hood, HARM, gestures.reveal, tint=SUMI, change=now("sent"), weight=2),
    "market": Telling(people.hood, HARM, gestures.clear, ("ronin",), _cleared, tint=SUMI),
    "hayai": Telling(None, PLAIN, gestures.ride, ("ronin", "target"), weight=2),
    "musashi": Telling(people.hood, HARM, gestures.cut, ("ronin", "area"), tint=SUMI),
    "taiko": Telling(arms.wound, GOOD, gestures.heal, ("ronin", "target"), tint=SHU),
    "yobu": Telling(people.hood, HARM, gestures.scatter, ("ronin", "area"), tint=SUMI),
    "yumi": Telling(people.hood, HARM, gestures.shoot, ("ronin",), tint=SUMI),
    "wounds": Telling(arms.wound, HARM, gestures.bleed, ("area",), _wound, _names),
    "fall": Telling(None, HARM, gestures.fall, ("ronin", "area"), weight=3),
    "occupied": Telling(
        arms.spear, HARM, gestures.raise_banners, ("areas",), now("count"), tint=SUMI, weight=2
    ),
    "watchtower": Telling(arms.wound, HARM, gestures.volley, ("area",), _dealt, _names),
    "granary": Telling(people.hood, HARM, gestures.feed, ("area",), tint=SUMI),
    "well": Telling(arms.wound, HARM, gestures.poison, ("area",), _dealt, _names),
    "pen": Telling(signs.padlock, HARM, gestures.keep, ("area", "ronin"), tint=SUMI),
    "shrine": Telling(signs.banned, HARM, gestures.silence, ("area", "ronin"), tint=BLUE),
    "graveyard": Telling(people.hood, HARM, gestures.call_back, ("area",), tint=SUMI),
    "path": Telling(people.hood, HARM, gestures.march, ("area", "target"), tint=SUMI, weight=2),
    "inn": Telling(signs.copies, HARM, gestures.copy, ("area", "copies"), tint=GREEN, weight=0),
    "count": Telling(lit=("areas",), change=lambda _: None, weight=0),
    "retreat": Telling(people.hat, lit=("kept",), more=_left, weight=0),
    "starvation": Telling(people.bowl, HARM, tint=SUMI, weight=0),
    "over": Telling(weight=3),
}
MANY: Final = 2
"""From this many wounds at once on, a step is a turning point."""


def weight(step: Step) -> int:
    """The importance of a step in its day; for some it depends on the wounds."""
    if step.name == "count" and steps.Count.of(step.facts).count >= FIGURES.winning_areas:
        return 3
    if step.name in ("wounds", "watchtower", "well") and sum(hurt(step.facts).values()) >= MANY:
        return 2
    return TELLINGS[step.name].weight


def on_page(step: Step, view: VillageView, words: Words) -> Caption:
    """The caption for a panel of the page: a face needs no sign, and a fall shows the number of ronin
    left."""
    told = caption(step, words)
    if step.name == "fall":
        left = sum(not one.fallen for one in view.ronin)
        return replace(told, sign=inked(people.hat), change=Change(left, left + 1))
    if step.name == "count":
        return replace(told, sign=inked(arms.full_spear), change=Change(steps.Count.of(step.facts).count))
    return replace(told, sign=None) if step.name in ("hayai", "over", "taiko", "pen", "shrine") else told


def lit(step: Step) -> frozenset[str]:
    """The places and ronin of a step."""
    concerned = TELLINGS[step.name].places(step.facts) | frozenset(hurt(step.facts))
    return concerned | {MARKET} if step.name == "market" else concerned
