"""The account of a game of 7 Ronin: the evening that was nearest to defeat, the falls, and the last day.

Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias, cast

from bot.engine import (
    DECIDED,
    HELPED,
    NEARLY,
    Account,
    Course,
    OtherSide,
    Step,
    StepFacts,
    Try,
    TurningPoint,
    value,
)
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.steps import AREAS_HELD, NINJA_GONE, RONIN_FALLEN
from bot.games.seven_ronin.view import VillageView

Days: TypeAlias = Mapping[int, Sequence[tuple[int, Step]]]
"""The steps of each day, each with its number."""
WORTH_TELLING: Final = 2
"""An evening with fewer areas was never near to defeat."""


@value
class Evening(StepFacts):
    """The evening on which the Attacker was nearest to victory without having it."""

    day: int
    """The last of these evenings."""
    days: tuple[int, ...]
    times: int
    """The number of these evenings."""
    held: int
    """The areas that counted."""
    short: int
    """The areas that were missing."""


@value
class Taken(StepFacts):
    """The evening on which the areas were enough."""

    day: int
    held: int
    """The areas that counted; both Fields count as three."""
    areas: tuple[str, ...]


@value
class Fell(StepFacts):
    """The day on which the most ronin fell."""

    day: int
    ronin: tuple[str, ...]
    count: int
    standing: int


@value
class Spent(StepFacts):
    """From this day on no ninja was in reserve."""

    day: int


@value
class LastNinja(StepFacts):
    """The day on which no ninja was left."""

    day: int


@value
class Snow(StepFacts):
    """The last day: the forces that were left."""

    day: int
    ninja: int
    standing: int


@value
class Stopped(StepFacts):
    """The day on which the game was given up or called off, and its state."""

    day: int
    held: int
    fallen: int
    ninja: int


FACTS: Final = (Evening, Taken, Fell, Spent, LastNinja, Snow, Stopped, OtherSide)


def account(course: Course) -> Account:
    """The account of a game that has ended in any way."""
    days = _by_day(course.steps)
    points = [*_evenings(days, course), *_falls(days, course), *_spent(days), *_end(days, course)]
    return course.account(points, [Try(OtherSide())] if course.outcome is not None else [])


def _by_day(told: Sequence[Step]) -> Days:
    numbered = groupby(enumerate(told), key=lambda one: _view(one[1]).round)
    return {day: list(own) for day, own in numbered}


def _view(step: Step) -> VillageView:
    return cast(VillageView, step.view)


def _evenings(days: Days, course: Course) -> Iterator[TurningPoint]:
    """The evenings with the most areas, below those that win. After a victory of the Attacker only those
    with one area too few are told."""
    counted = [
        (at, day, steps.Count.of(step.facts).count)
        for day, own in days.items()
        for at, step in own
        if step.name == steps.Count.step_name() and not steps.Count.of(step.facts).enough
    ]
    most = max((count for _, _, count in counted), default=0)
    taken = course.reason == AREAS_HELD
    if most < (FIGURES.winning_areas - 1 if taken else WORTH_TELLING):
        return
    nearest = [(at, day) for at, day, count in counted if count == most]
    at, day = nearest[-1]
    short = FIGURES.winning_areas - most
    told = Evening(day, tuple(day for _, day in nearest), len(nearest), most, short)
    yield TurningPoint(told, DECIDED if short == 1 else HELPED, at)


def _falls(days: Days, course: Course) -> Iterator[TurningPoint]:
    """The day with the most falls; the latest of several."""
    standing, worst, at_worst = len(FIGURES.endurance), None, 0
    for day, own in days.items():
        falls = [(at, step) for at, step in own if step.name == steps.Fall.step_name()]
        fallen = [(at, steps.Fall.of(step.facts).ronin) for at, step in falls]
        standing -= len(fallen)
        if fallen and (worst is None or len(fallen) >= worst.count):
            worst = Fell(day, tuple(ronin for _, ronin in fallen), len(fallen), standing)
            at_worst = fallen[-1][0]
    if worst is not None:
        last = course.reason == RONIN_FALLEN and not worst.standing
        yield TurningPoint(worst, DECIDED if last else NEARLY if worst.count > 1 else HELPED, at_worst)


def _spent(days: Days) -> Iterator[TurningPoint]:
    """The first morning after which no ninja was ever in reserve."""
    mornings = [(own[0][0], day, _view(own[0][1]).reserve) for day, own in days.items()]
    empty = None
    for at, day, reserve in mornings:
        empty = None if reserve else empty or (at, day)
    if empty is not None:
        at, day = empty
        yield TurningPoint(Spent(day), NEARLY, at)


def _end(days: Days, course: Course) -> Iterator[TurningPoint]:
    """The last day, by the reason of the end. The fall of the last ronin is told by ``_falls``."""
    village = cast(VillageView, course.view)
    day, last = village.round, len(course.steps)
    ninja = village.reserve + village.market_ninja + sum(area.ninja for area in village.areas)
    fallen = sum(one.fallen for one in village.ronin)
    if course.was_stopped:
        yield TurningPoint(Stopped(day, village.occupied, fallen, ninja), DECIDED, last)
    elif course.reason == AREAS_HELD:
        for at, step in days.get(day, []):
            if step.name == steps.Count.step_name():
                counted = steps.Count.of(step.facts)
                yield TurningPoint(Taken(day, counted.count, counted.areas), DECIDED, at)
    elif course.reason == NINJA_GONE:
        yield TurningPoint(LastNinja(day), DECIDED, last)
    elif course.reason != RONIN_FALLEN:
        yield TurningPoint(Snow(day, ninja, len(village.ronin) - fallen), NEARLY, last)
