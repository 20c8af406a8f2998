"""The road of a hero on the Path: the stops won, the ways taken, and the marks that came of them.

A match hands on a deed: the stop, the result and the wounds of each hero. A road is made of the deeds of one
member with one hero, oldest first. A deed counts if it was done at the stop where the road was; so companions
keep their own roads, and a fight for practice changes none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from bot.engine import NO_FACTS, Fact, Facts, Handed, Setup, value
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu_solo.fights.path import BEGINS, FIRST, MARKS, SCAR, STOPS, Stop

ON: Final = "on"
"""The choice of the next stop; any other is fought for practice."""


@value
class Leg:
    """A stop that was won."""

    stop: str
    onward: str
    """The next stop; empty after an ending, and at a fork until the way is chosen."""
    turns: int
    wounds: int
    lost: int
    """The fights lost here before."""


@dataclass(frozen=True, slots=True)
class Road:
    """The way of one hero so far."""

    hero: str
    walk: int = 1
    """Number of this walk; a new one begins after an ending."""
    legs: tuple[Leg, ...] = ()
    lost: int = 0
    """The fights lost at the present stop."""

    @property
    def here(self) -> Stop | None:
        """The next stop; ``None`` after an ending, and at a fork until the way is chosen."""
        if not self.legs:
            return FIRST
        return STOPS[self.legs[-1].onward] if self.legs[-1].onward else None

    @property
    def ending(self) -> Stop | None:
        last = STOPS[self.legs[-1].stop] if self.legs else FIRST
        return None if last.onward else last

    @property
    def left_aside(self) -> frozenset[str]:
        """The stops that this walk can no longer come to."""
        return left_aside(self.legs)

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks he carries now."""
        return self.marks_after(len(self.legs))

    def marks_after(self, count: int) -> tuple[str, ...]:
        """The marks he carried after this many stops."""
        held = BEGINS.get(self.hero, ())
        for leg in self.legs[:count]:
            held = _marks_after(self.hero, held, leg)
        return held

    def begun(self) -> Road:
        """This road, or a new walk if it has ended."""
        return self if self.ending is None else Road(self.hero, self.walk + 1)

    def after(self, deed: Facts) -> Road:
        """The road after a deed; the same if the deed was done elsewhere."""
        road = self.begun()
        here = road.here
        if here is None or deed.get("stop") != here.key:
            return self
        if not deed["won"]:
            return replace(road, lost=road.lost + 1)
        wounds = dict(cast("tuple[tuple[str, int], ...]", deed["wounds"]))[f"hero:{road.hero}"]
        onward = str(deed["onward"]).removeprefix("stop:")
        leg = Leg(here.name, onward, cast(int, deed["turns"]), wounds, road.lost)
        return replace(road, legs=(*road.legs, leg), lost=0)

    def as_fact(self) -> Fact:
        legs = [(one.stop, one.onward, one.turns, one.wounds, one.lost) for one in self.legs]
        return self.walk, self.lost, tuple(legs)


def left_aside(legs: Sequence[Leg]) -> frozenset[str]:
    """The stops that a walk with these legs can no longer come to."""
    reached = {FIRST.name, *[leg.stop for leg in legs], *[leg.onward for leg in legs if leg.onward]}
    chosen = [legs[-1].onward] if legs and legs[-1].onward else []
    ahead = chosen or [legs[-1].stop if legs else FIRST.name]
    while ahead:
        stop = STOPS[ahead.pop()]
        reached.update(stop.onward)
        ahead += stop.onward
    return frozenset(STOPS) - reached


def limit_of(hero: str, marks: Sequence[str]) -> int:
    """The wounds that make a hero with these marks fall."""
    return HEROES[hero].wounds + sum(MARKS[mark].wounds for mark in marks)


def _marks_after(hero: str, held: tuple[str, ...], leg: Leg) -> tuple[str, ...]:
    """The marks after a stop that was won.

    A companion falls if the hero stands only because of them. A hero who was one wound from falling, and for
    whom nobody fell, has a scar.
    """
    stop, limit = STOPS[leg.stop], limit_of(hero, held)
    alone = limit_of(hero, [mark for mark in held if not MARKS[mark].companion])
    left = [mark for mark in held if not (MARKS[mark].companion and leg.wounds >= alone)]
    if leg.wounds >= limit - 1 and len(left) == len(held):
        left.append(SCAR)
    if stop.steals and stop.unless not in left:
        left.append(stop.steals)
    left.append(stop.gives)
    return tuple(dict.fromkeys([mark for mark in left if mark and mark != stop.heals]))


def read(hero: str, legacy: Facts) -> Road:
    """The road of a hero in what a table was handed on."""
    fact = legacy.get(hero)
    if fact is None:
        return Road(hero)
    walk, lost, legs = cast("tuple[int, int, tuple[tuple[str, str, int, int, int], ...]]", fact)
    return Road(hero, walk, tuple([Leg(*leg) for leg in legs]), lost)


def road_of(setup: Setup) -> Road:
    """The road that a table walks: that of its first hero."""
    hero = setup.seats[0]
    return read(hero, setup.legacy).begun()


def deed(stop: Stop, onward: str, turns: int, wounds: Sequence[tuple[str, int]], *, won: bool) -> Facts:
    """A fight at a stop of the Path, as it is handed on. ``wounds`` are those of each hero, by his name."""
    return {
        "stop": stop.key,
        "won": won,
        "onward": f"stop:{onward}" if onward else "",
        "turns": turns,
        "wounds": tuple(wounds),
    }


def heritage(handed: Sequence[Handed]) -> Facts:
    """The roads of one member, one for each hero, made of all their deeds; where each hero is now, and the
    ``seat`` of the hero who walked last."""
    roads: dict[str, Road] = {}
    for one in handed:
        before = roads.get(one.seat, Road(one.seat))
        after = before.after(one.legacy)
        if after != before:
            roads.pop(one.seat, None)
            roads[one.seat] = after
    if not roads:
        return NO_FACTS
    present = tuple([(f"hero:{hero}", _place(road)) for hero, road in roads.items()])
    return {
        "present": present,
        "seat": next(reversed(roads)),
        **{hero: road.as_fact() for hero, road in roads.items()},
    }


def _place(road: Road) -> str:
    """The key of the next stop, or of the ending."""
    return f"ending:{road.ending.name}" if road.ending is not None else road.here.key if road.here else ""
