"""The account of a day: who guarded what, what it cost both sides, and what the next day brings.

Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

from bot.engine import ChapterAccounts, Step, StepFacts, Stretch, value
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import VillageView

MARKET: Final = "area:market"
HURT: Final = (steps.Wounds, steps.Watchtower, steps.Well)


@value
class Guarded(StepFacts):
    """The ronin who stood in the way of ninja, and the attacked areas without one."""

    day: int
    guards: tuple[tuple[str, str], ...]
    """Ronin, each with an area."""
    count: int
    unguarded: tuple[str, ...]
    gaps: int


@value
class Cost(StepFacts):
    """The losses of the day."""

    wounded: tuple[tuple[str, int], ...]
    """Ronin, each with the wounds of this day."""
    hurt: int
    fallen: tuple[str, ...]
    falls: int
    ninja: int
    """The number by which the ninja in the village and in reserve became fewer; 0 if it did not."""
    hungry: int
    """Those of them that hunger took."""
    reserve: int
    """The ninja left in reserve."""


@value
class Held(StepFacts):
    """The areas that count for the Attacker in the evening."""

    held: int


@value
class Tomorrow(StepFacts):
    """The next day."""

    day: int
    threat: int
    kept: tuple[str, ...]
    """The ronin who must stay where they are."""
    stay: int
    silenced: tuple[str, ...]
    """The ronin without an ability."""
    silent: int


def tell(day: Stretch) -> list[StepFacts]:
    """The account of a day that has ended."""
    first, last = _view(day.steps[0]), _view(day.steps[-1])
    told: list[StepFacts] = [*_guarded(day.steps, first.round), _cost(day.steps, first, last)]
    counts = [steps.Count.of(step.facts).count for step in day.steps if step.name == steps.Count.step_name()]
    told.append(Held(counts[-1] if counts else 0))
    if day.then is not None:
        coming = steps.Round.of(day.then.facts)
        kept = tuple(one.key for one in last.ronin if one.kept and not one.fallen)
        silenced = tuple(one.key for one in last.ronin if one.silenced_next and not one.fallen)
        told.append(Tomorrow(coming.round, coming.threat, kept, len(kept), silenced, len(silenced)))
    return told


ACCOUNTS: Final = ChapterAccounts(frozenset({steps.Round.step_name()}), tell, (Guarded, Cost, Held, Tomorrow))


def _view(step: Step) -> VillageView:
    return cast(VillageView, step.view)


def _ninja(village: VillageView) -> int:
    return village.reserve + village.market_ninja + sum(area.ninja for area in village.areas)


def _guarded(told: Sequence[Step], day: int) -> Iterator[Guarded]:
    """The ronin at attacked areas: as planned, and where Hayai rode."""
    places: dict[str, str] = {}
    attacked: dict[str, None] = {}
    for step in told:
        match step.name:
            case "reveal":
                reveal = steps.Reveal.of(step.facts)
                places = dict(reveal.ronin)
                village = _view(step)
                attacked = {area.key: None for area in village.areas if area.ninja}
                attacked |= dict.fromkeys([MARKET] if village.market_ninja else [])
            case "hayai":
                ride = steps.Hayai.of(step.facts)
                places[ride.ronin] = ride.target
            case _:
                pass
    if places or attacked:
        guards = tuple((ronin, area) for ronin, area in places.items() if area in attacked)
        unguarded = tuple(area for area in attacked if area not in {place for _, place in guards})
        yield Guarded(day, guards, len(guards), unguarded, len(unguarded))


def _cost(told: Sequence[Step], first: VillageView, last: VillageView) -> Cost:
    wounds: Counter[str] = Counter()
    fallen: list[str] = []
    hungry = 0
    for step in told:
        for kind in HURT:
            if step.name == kind.step_name():
                for hit in kind.of(step.facts).hits:
                    wounds[hit.ronin] += hit.dealt
        if step.name == steps.Fall.step_name():
            fallen.append(steps.Fall.of(step.facts).ronin)
        if step.name == steps.Starvation.step_name():
            hunger = steps.Starvation.of(step.facts)
            hungry += hunger.before - hunger.after
    gone = max(_ninja(first) - _ninja(last), 0)
    wounded = tuple(wounds.items())
    return Cost(wounded, len(wounded), tuple(fallen), len(fallen), gone, hungry, last.reserve)
