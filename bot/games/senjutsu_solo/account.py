"""The account of a fight against AI opponents: its turning points, how near it was, and the Path.

It builds on the account of a duel. Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from bot.engine import (
    CALLED_OFF,
    DECIDED,
    RESIGNED,
    Account,
    Course,
    Easier,
    Harder,
    StepFacts,
    Then,
    Try,
    TurningPoint,
    value,
)
from bot.games.senjutsu.account import FOUGHT, close, fought
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.fights.options import DIFFICULTIES, DIFFICULTY, FOE, MODE
from bot.games.senjutsu_solo.fights.path import LENGTH, MARKS, STOPS, Stop
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.setup.ranks import RANKS
from bot.games.senjutsu_solo.terms import Mode
from bot.games.senjutsu_solo.view import SoloView

PATH: Final = "path"
LADDER: Final[dict[Mode, tuple[tuple[str, str], ...]]] = {
    "fight": ((MODE.key, "nightmare"), (FOE.key, "musashi")),
    "horde": ((MODE.key, "fallen_lord"),),
}
"""A harder mode for those who have won in this one with nothing harder to set."""


@value
class FoesLeft(StepFacts):
    """The opponents who stood at the end, and the wounds that would have felled them."""

    left: tuple[tuple[str, int], ...]
    count: int


@value
class LordStruck(StepFacts):
    """The fallen lord was struck: the fight was lost at once."""

    turn: int


@value
class Stand(StepFacts):
    """The wave in which a stand ended, and the next rank."""

    stage: int
    wave: int
    rank: str
    """The rank that was reached; empty without one."""
    following: str
    """The next rank; empty after the last."""
    at_stage: int
    at_wave: int
    """The wave that has to be beaten for the next rank; 0 after the last."""


@value
class SameStop(StepFacts):
    """A stop of the Path was not passed: nothing is lost by it."""

    stop: str
    number: int
    all: int


@value
class NextStop(StepFacts):
    """A stop of the Path was passed."""

    number: int
    all: int
    following: str
    foes: tuple[str, ...]


@value
class Practised(StepFacts):
    """A stop of the Path was fought for practice."""

    stop: str


@value
class Chronicle(StepFacts):
    """The Path has been walked to an ending: how, and with what."""

    samurai: str
    ending: str
    ways: tuple[str, ...]
    """The stops chosen where the way forked, without the ending."""
    turns: int
    """All turns of the fights that were won."""
    lost: int
    """The fights lost on the way."""
    hardest: str
    """The stop lost most often; empty if none was lost."""
    marks: tuple[str, ...]
    signs: tuple[str, ...]
    """The same in one word each."""
    marks_count: int
    parted: tuple[str, ...]
    """The companions who have fallen."""
    parted_count: int


@value
class OtherHero(StepFacts):
    """Try another hero or weapon."""


ON_THE_PATH: Final = (SameStop, NextStop, Practised, Chronicle)
FACTS: Final = (*FOUGHT, FoesLeft, LordStruck, Stand, *ON_THE_PATH, OtherHero, Easier, Harder)


def account(course: Course) -> Account:
    """The account of a fight that has ended in any way."""
    view, last = cast(SoloView, course.view), len(course.steps)
    points = [*fought(course, view), *_lord(course), *_how_near(course, view, last)]
    if view.wave:
        points.append(TurningPoint(_stand(view), DECIDED, last + 1))
    if view.mode == PATH:
        points.append(TurningPoint(_on_the_path(course, view), DECIDED, last + 2))
    return course.account(points, _tries(course, view), _then(course, view))


def _how_near(course: Course, view: SoloView, last: int) -> Iterator[TurningPoint]:
    """The hero who was nearest to falling, or the opponents who were left."""
    if course.winners:
        yield from close(view, [f"hero:{seat}" for seat in course.winners], last)
    elif view.result and not view.wave:
        left = [(one.key, one.wound_limit - one.all_wounds) for one in view.opponents if not one.fallen]
        yield TurningPoint(FoesLeft(tuple(left), len(left)), DECIDED, last)


def _lord(course: Course) -> Iterator[TurningPoint]:
    for at, step in enumerate(course.steps):
        if step.name == solo_steps.LordStruck.step_name():
            yield TurningPoint(LordStruck(cast(SoloView, step.view).turn), DECIDED, at)


def _stand(view: SoloView) -> Stand:
    """The stand against a horde, and the wave for the next rank."""
    here = (view.stage, view.wave)
    ranks = list(RANKS.values())
    reached = ranks.index(view.rank) + 1 if view.rank else 0
    (stage, wave), following = next(iter([*RANKS.items()][reached:]), ((0, 0), ""))
    rank, following = (f"rank:{one}" if one else "" for one in (view.rank, following))
    return Stand(*here, rank, following, stage, wave)


def _on_the_path(course: Course, view: SoloView) -> SameStop | NextStop | Practised | Chronicle:
    stop, road = STOPS[view.stop], view.road
    if view.practice or road is None:
        return Practised(stop.key)
    if not course.winners:
        return SameStop(stop.key, stop.number, LENGTH)
    if road.here is None:
        return chronicle_of(road, stop)
    foes = tuple([foe.name for foe in road.here.met_with(road.marks).foes])
    return NextStop(stop.number, LENGTH, road.here.key, foes)


def chronicle_of(road: Road, ending: Stop) -> Chronicle:
    """The chronicle of a road that has come to its end."""
    hardest = max(road.legs, key=lambda leg: leg.lost)
    forks = [leg.onward for leg in road.legs if STOPS[leg.stop].is_fork and leg.onward != ending.name]
    met = [mark for count in range(len(road.legs)) for mark in road.marks_after(count)]
    fallen = [mark for mark in dict.fromkeys(met) if MARKS[mark].companion and mark not in road.marks]
    return Chronicle(
        samurai=f"hero:{road.hero}",
        ending=f"ending:{ending.name}",
        ways=tuple([f"stop:{name}" for name in forks]),
        turns=sum(leg.turns for leg in road.legs),
        lost=sum(leg.lost for leg in road.legs),
        hardest=f"stop:{hardest.stop}" if hardest.lost else "",
        marks=tuple([MARKS[mark].key for mark in road.marks]),
        signs=tuple([f"sign:{mark}" for mark in road.marks]),
        marks_count=len(road.marks),
        parted_count=len(fallen),
        parted=tuple([MARKS[mark].key for mark in fallen]),
    )


def _then(course: Course, view: SoloView) -> Then:
    """On the Path somebody goes on, or tries the same stop again."""
    if view.mode != PATH or view.practice:
        return "rematch"
    if not course.winners:
        return "retry"
    return "go-on" if view.road is not None and view.road.here is not None else "rematch"


def _tries(course: Course, view: SoloView) -> list[Try]:
    """An easier fight or another hero after a defeat, a harder one after a victory."""
    if course.reason == CALLED_OFF:
        return []
    won = bool(course.winners)
    settings = list(DIFFICULTIES)
    place = settings.index(course.setup.options.get(DIFFICULTY.key, DIFFICULTY.default))
    following = settings[place + 1 : place + 2] if won else settings[:place][-1:]
    settable = view.mode in ("fight", "nightmare")
    if won:
        if settable and following:
            return [Try(Harder(), ((DIFFICULTY.key, following[0]),))]
        return [Try(Harder(), LADDER[view.mode])] if view.mode in LADDER else []
    if settable and following:
        return [Try(Easier(), ((DIFFICULTY.key, following[0]),)), Try(OtherHero())]
    return [] if course.reason == RESIGNED and view.mode != PATH else [Try(OtherHero())]
