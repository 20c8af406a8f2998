"""What every step looks like: its caption, whom it concerns, and what is drawn over the village."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.engine.question import Fact
from bot.engine.step import Step
from bot.wording import Words
from renderers.seven_ronin import facts, gestures
from renderers.seven_ronin.caption import Change, Emblem, Likeness, Row, Tally
from renderers.seven_ronin.gestures import Gesture
from renderers.seven_ronin.places import MARKET


@dataclass(frozen=True, slots=True)
class Event:
    """A step as a picture tells it."""

    caption: str
    row: Row | None = None
    places: frozenset[str] = frozenset()
    """Lit in gold: here it happens."""
    ronin: frozenset[str] = frozenset()
    hurt: Mapping[str, int] = field(default_factory=dict[str, int])
    """Wounds dealt in this step, by ronin."""
    gesture: Gesture = gestures.nothing


Teller: TypeAlias = Callable[[Words, Step], Event]


def tell(words: Words, step: Step) -> Event:
    """The event that a step is."""
    return TELLERS[step.name](words, step)


def _say(words: Words, step: Step, **more: Fact) -> str:
    return words.say(f"picture-step-{step.name}", step.facts, **more)


def _round(words: Words, step: Step) -> Event:
    return Event(_say(words, step), Change("threat", facts.number(step, "threat")))


def _reveal(words: Words, step: Step) -> Event:
    arrivals = facts.ninja_by_place(step, "arrivals")
    return Event(
        _say(words, step),
        Change("ninja", facts.number(step, "sent")),
        gesture=gestures.reveal(arrivals),
    )


def _market(words: Words, step: Step) -> Event:
    ronin, ninja = facts.key(step, "ronin"), facts.number(step, "ninja")
    return Event(
        _say(words, step),
        Change("ninja", 0, ninja),
        frozenset({MARKET}),
        frozenset({ronin}),
        gesture=gestures.cut(MARKET),
    )


def _hayai(words: Words, step: Step) -> Event:
    ronin, source, target = (facts.key(step, name) for name in ("ronin", "source", "target"))
    return Event(
        _say(words, step),
        Likeness(ronin),
        places=frozenset({target}),
        ronin=frozenset({ronin}),
        gesture=gestures.ride(ronin, source, target),
    )


def _musashi(words: Words, step: Step) -> Event:
    area = facts.key(step, "area")
    return Event(
        _say(words, step),
        _ninja_change(step),
        frozenset({area}),
        frozenset({facts.key(step, "ronin")}),
        gesture=gestures.cut(area),
    )


def _taiko(words: Words, step: Step) -> Event:
    ronin, target = facts.key(step, "ronin"), facts.key(step, "target")
    return Event(
        _say(words, step),
        Change("wound", facts.number(step, "after"), facts.number(step, "before")),
        ronin=frozenset({ronin, target}),
        gesture=gestures.heal(ronin, target),
    )


def _yobu(words: Words, step: Step) -> Event:
    area, moves = facts.key(step, "area"), facts.ninja_by_place(step, "moves")
    return Event(
        _say(words, step),
        _ninja_change(step),
        frozenset({area}),
        frozenset({facts.key(step, "ronin")}),
        gesture=gestures.scatter(area, moves),
    )


def _yumi(words: Words, step: Step) -> Event:
    ronin = facts.key(step, "ronin")
    return Event(
        _say(words, step),
        _ninja_change(step),
        ronin=frozenset({ronin}),
        gesture=gestures.shoot(ronin),
    )


def _wounds(words: Words, step: Step) -> Event:
    area, hits = facts.key(step, "area"), facts.hits(step)
    dealt = {hit.ronin: hit.dealt for hit in hits if hit.dealt}
    row = Change("wound", hits[0].after, hits[0].before) if len(hits) == 1 else _ninja_change(step)
    caption = _say(
        words, step, names=tuple(dealt) or tuple(hit.ronin for hit in hits), dealt=sum(dealt.values())
    )
    return Event(caption, row, frozenset({area}), frozenset(dealt), dealt, gestures.bleed(dealt))


def _fall(words: Words, step: Step) -> Event:
    ronin, area = facts.key(step, "ronin"), facts.key(step, "area")
    return Event(
        _say(words, step),
        Likeness(ronin, fallen=True),
        places=frozenset({area} if area else ()),
        ronin=frozenset({ronin}),
        gesture=gestures.fall(ronin, area) if area else gestures.nothing,
    )


def _occupied(words: Words, step: Step) -> Event:
    areas = facts.keys(step, "areas")
    return Event(
        _say(words, step),
        Change("threat", facts.number(step, "count")),
        frozenset(areas),
        gesture=gestures.raise_banners(areas),
    )


def _watchtower(words: Words, step: Step) -> Event:
    area, dealt = facts.key(step, "area"), {hit.ronin: hit.dealt for hit in facts.hits(step)}
    return Event(
        _say(words, step, names=tuple(dealt), hit=len(dealt)),
        Change("wound", sum(dealt.values()), sign="+") if dealt else None,
        frozenset({area}),
        frozenset(dealt),
        dealt,
        gestures.volley(area, dealt),
    )


def _granary(words: Words, step: Step) -> Event:
    area, ninja = facts.key(step, "area"), facts.number(step, "ninja")
    return Event(
        _say(words, step), _ninja_change(step), frozenset({area}), gesture=gestures.to_reserve({area: ninja})
    )


def _well(words: Words, step: Step) -> Event:
    area, dealt = facts.key(step, "area"), {hit.ronin: hit.dealt for hit in facts.hits(step)}
    return Event(
        _say(words, step, names=tuple(dealt)),
        Change("wound", sum(dealt.values()), sign="+"),
        frozenset({area}),
        frozenset(dealt),
        dealt,
        gestures.poison(area, dealt),
    )


def _pen(words: Words, step: Step) -> Event:
    area, ronin = facts.key(step, "area"), facts.key(step, "ronin")
    return Event(
        _say(words, step),
        Emblem("kept"),
        frozenset({area}),
        frozenset({ronin}),
        gesture=gestures.lay_marker(area, ronin, "kept"),
    )


def _shrine(words: Words, step: Step) -> Event:
    area, ronin = facts.key(step, "area"), facts.key(step, "ronin")
    return Event(
        _say(words, step),
        Emblem("silenced"),
        frozenset({area}),
        frozenset({ronin}),
        gesture=gestures.lay_marker(area, ronin, "silenced_next"),
    )


def _graveyard(words: Words, step: Step) -> Event:
    area, moves = facts.key(step, "area"), facts.ninja_by_place(step, "moves")
    return Event(
        _say(words, step),
        _ninja_change(step),
        frozenset({area}),
        gesture=gestures.to_reserve(moves),
    )


def _path(words: Words, step: Step) -> Event:
    area, target, ninja = facts.key(step, "area"), facts.key(step, "target"), facts.number(step, "ninja")
    return Event(
        _say(words, step),
        _ninja_change(step),
        frozenset({area, target}),
        gesture=gestures.march(area, target, ninja),
    )


def _inn(words: Words, step: Step) -> Event:
    area, copied = facts.key(step, "area"), facts.key(step, "copies")
    return Event(
        _say(words, step), Emblem("copy"), frozenset({area, copied}), gesture=gestures.copy(area, copied)
    )


def _count(words: Words, step: Step) -> Event:
    return Event(_say(words, step), Tally(facts.number(step, "count")), frozenset(facts.keys(step, "areas")))


def _retreat(words: Words, step: Step) -> Event:
    kept = facts.keys(step, "kept")
    return Event(_say(words, step, left=len(kept)), Emblem("hat"), ronin=frozenset(kept))


def _starvation(words: Words, step: Step) -> Event:
    before, after = facts.number(step, "before"), facts.number(step, "after")
    return Event(_say(words, step), Change("bowl", after, before))


def _over(words: Words, step: Step) -> Event:
    attacker = facts.key(step, "winner").endswith("attacker")
    return Event(_say(words, step), Emblem("ninja" if attacker else "hat", sealed=True))


def _ninja_change(step: Step) -> Change:
    return Change("ninja", facts.number(step, "after"), facts.number(step, "before"))


TELLERS: Final[Mapping[str, Teller]] = {
    "round": _round,
    "reveal": _reveal,
    "market": _market,
    "hayai": _hayai,
    "musashi": _musashi,
    "taiko": _taiko,
    "yobu": _yobu,
    "yumi": _yumi,
    "wounds": _wounds,
    "fall": _fall,
    "occupied": _occupied,
    "watchtower": _watchtower,
    "granary": _granary,
    "well": _well,
    "pen": _pen,
    "shrine": _shrine,
    "graveyard": _graveyard,
    "path": _path,
    "inn": _inn,
    "count": _count,
    "retreat": _retreat,
    "starvation": _starvation,
    "over": _over,
}
