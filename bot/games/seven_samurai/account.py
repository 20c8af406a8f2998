"""The account of a game of 7 Samurai: what each round cost, how near the village was to its end, and the last
blow.

Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, TypeAlias, cast

from bot.engine import (
    DECIDED,
    HELPED,
    NEARLY,
    Account,
    Course,
    Easier,
    Harder,
    Step,
    StepFacts,
    Try,
    TurningPoint,
    value,
)
from bot.games.seven_samurai import round_steps, steps
from bot.games.seven_samurai.levels import LEVELS, ROUNDS
from bot.games.seven_samurai.view import Result, TableView

LEVEL: Final = "level"
SPARE_TOKENS: Final = "spare_tokens"
"""The keys of the options."""
MOST_POINTS: Final = 10
DEAR: Final = 2
"""A round that cost so much, farms and families together, nearly decided the game."""


@value
class Cost(StepFacts):
    """A round that cost farms or families."""

    round: int
    farms: int
    families: int


@value
class Narrow(StepFacts):
    """The village came within one loss of its end, and went on."""

    round: int
    what: str
    """``farm``, ``family`` or ``samurai``: the last one, or one with three wounds."""
    samurai: str
    """The samurai with three wounds; else empty."""


@value
class Last(StepFacts):
    """The last farm or family was lost, or a samurai died."""

    round: int
    what: str
    """``farm``, ``family`` or ``samurai``."""
    fallen: str
    """The samurai who died; else empty."""
    cause: str
    """``beyond`` (a line beyond Kiai), ``torch`` (an intruder), ``unguarded`` (a symbol that nobody
    defended), ``farm`` (the back of a farm), or ``penalty``."""
    samurai: tuple[str, ...]
    """The samurai whose line, symbol or penalty it was; empty for torches and farms."""


@value
class Coming(StepFacts):
    """The raiders that were still to come when the village was lost."""

    round: int
    raiders: int
    """Those of this round: in the stack, or hidden in the village."""
    rounds: int
    """The whole rounds after this one."""


@value
class Score(StepFacts):
    """The points of a village that stands."""

    round: int
    score: int
    short: int
    """The points that were missing."""
    farms: int
    families: int
    unwounded: bool


@value
class Stopped(StepFacts):
    """The state of a game that was given up or called off."""

    round: int
    farms: int
    families: int
    stack: int


FACTS: Final = (Cost, Narrow, Last, Coming, Score, Stopped, Easier, Harder)
Rounds: TypeAlias = Mapping[int, Sequence[tuple[int, Step]]]
"""The steps of each round, each with its number."""


def account(course: Course) -> Account:
    """The account of a game that has ended in any way."""
    rounds = _by_round(course.steps)
    table = cast(TableView, course.view)
    points = [*_costs(rounds), *_narrow(course.steps, table), *_end(course, table)]
    return course.account(points, _tries(course, table))


def _by_round(told: Sequence[Step]) -> Rounds:
    numbered = groupby(enumerate(told), key=lambda one: _view(one[1]).round)
    return {round: list(own) for round, own in numbered}


def _view(step: Step) -> TableView:
    return cast(TableView, step.view)


def _costs(rounds: Rounds) -> Iterator[TurningPoint]:
    """The rounds that cost something."""
    for round, own in rounds.items():
        farms = [at for at, step in own if step.name == round_steps.Farm.step_name()]
        families = [at for at, step in own if step.name == round_steps.Family.step_name()]
        if farms or families:
            weight = NEARLY if len(farms) + len(families) >= DEAR else HELPED
            yield TurningPoint(Cost(round, len(farms), len(families)), weight, max([*farms, *families]))


def _narrow(told: Sequence[Step], table: TableView) -> Iterator[TurningPoint]:
    """The first time that only one farm, one family or one wound was left. A round in which the village fell
    has no narrow escape."""
    seen: set[str] = set()
    fell = table.round if table.result is not None and not table.result.won else 0
    for at, (before, after) in enumerate(pairwise(told), 1):
        if _view(after).round == fell:
            return
        for what, samurai in _at_the_edge(after):
            if what not in seen and (what, samurai) not in _at_the_edge(before):
                seen.add(what)
                yield TurningPoint(Narrow(_view(after).round, what, samurai), NEARLY, at)


def _at_the_edge(step: Step) -> list[tuple[str, str]]:
    table = _view(step)
    edge = [("farm", "")] if table.village.farms_left == 1 else []
    edge += [("family", "")] if table.village.families_left == 1 else []
    return [*edge, *[("samurai", one.key) for one in table.samurai if one.wounds == 3]]


def _end(course: Course, table: TableView) -> Iterator[TurningPoint]:
    """The points, or the last loss and what was still to come, or the state that was left."""
    last = len(course.steps)
    if course.was_stopped:
        village = table.village
        stopped = Stopped(table.round, village.farms_left, village.families_left, table.stack)
        yield TurningPoint(stopped, DECIDED, last)
    elif table.result is not None and table.result.won:
        yield TurningPoint(_score(table, table.result), DECIDED, last)
    elif table.result is not None:
        yield TurningPoint(_last(course.steps, table, table.result), DECIDED, last)
        raiders, rounds = table.stack + table.intruders, ROUNDS - table.round
        if raiders or rounds:
            yield TurningPoint(Coming(table.round, raiders, rounds), NEARLY, last + 1)


def _score(table: TableView, result: Result) -> Score:
    short = MOST_POINTS - result.score
    return Score(table.round, result.score, short, result.farms, result.families, result.unwounded)


def _last(told: Sequence[Step], table: TableView, result: Result) -> Last:
    """The last loss, with its cause."""
    what = {"farms": "farm", "families": "family"}.get(result.reason, "samurai")
    fallen = "" if result.fallen is None else f"samurai:{result.fallen}"
    cause, samurai = _cause(told, what)
    return Last(table.round, what, fallen, cause, samurai)


def _cause(told: Sequence[Step], what: str) -> tuple[str, tuple[str, ...]]:
    """The newest step that can cause such a loss."""
    lost = {"farm": "farm", "family": "family"}.get(what, "death")
    ends = max(at for at, step in enumerate(told) if step.name == lost)
    for step in reversed(told[:ends]):
        match step.name:
            case "beyond":
                return "beyond", (steps.Beyond.of(step.facts).samurai,)
            case "exposed":
                return "torch", ()
            case "unguarded":
                return "unguarded", round_steps.Unguarded.of(step.facts).samurai
            case "penalty":
                return "penalty", (steps.Penalty.of(step.facts).samurai,)
            case "cannot":
                return "penalty", (steps.Cannot.of(step.facts).samurai,)
            case "farm" if round_steps.Farm.of(step.facts).penalised:
                return "farm", ()
            case _:
                pass
    return "penalty", ()


def _tries(course: Course, table: TableView) -> list[Try]:
    """An easier game after a loss, a harder one after a victory."""
    if course.outcome is None:
        return []
    levels = list(LEVELS)
    place = levels.index(table.level)
    if table.result is not None and table.result.won:
        harder = levels[place + 1 : place + 2]
        return [Try(Harder(), ((LEVEL, level),)) for level in harder]
    easier = [Try(Easier(), ((LEVEL, level),)) for level in levels[:place][-1:]]
    if not easier and not table.spare_rules:
        easier = [Try(Easier(), ((SPARE_TOKENS, "yes"),))]
    return easier
