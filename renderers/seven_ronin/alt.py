"""Alternative texts, made from the same view as the picture and complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.form import Filled, Form
from bot.engine.step import Step
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import AreaView, RoninView, RoundRecord, VillageView
from bot.wording import Words
from renderers.kit.alt import ended
from renderers.kit.ending import TurningLine
from renderers.seven_ronin.closeups import DAYS, said_of
from renderers.seven_ronin.places import MARKET

MOST = 1000
"""Characters: the longest alternative text that is shown whole."""


def village(view: VillageView, words: Words, step: Step | None = None) -> str:
    """The last step, the tracks, every area, every ronin."""
    happened = [] if step is None else [words.step(step)]
    said = [*happened, _tracks(view, words), *_areas(view, words), *_ronin(view, words)]
    return words.run_on(said, MOST)


def plan(view: VillageView, words: Words, form: Form[object], filled: Filled) -> str:
    """The draft and its problems, then the village."""
    sent = [words.say("alt-plan-sent", place=place, ninja=ninja) for place, ninja in filled.counts.items()]
    goals = [words.say("alt-plan-goal", ronin=ronin, place=place) for ronin, place in filled.choices.items()]
    drafted = (*sent, *goals)
    problems = [words.problem(problem) for problem in form.problems(filled)]
    said = [
        words.say("alt-plan", day=view.round),
        words.say("alt-plan-drafted", orders=drafted) if drafted else words.say("alt-plan-empty"),
        *(problems or [words.say("picture-plan-ready")]),
        _tracks(view, words),
        *_areas(view, words),
        *_ronin(view, words),
    ]
    return words.run_on(said, MOST)


def chart(view: VillageView, words: Words, title: str, turnings: Iterable[TurningLine]) -> str:
    """The end, its turning points, and the course of the game, day by day."""
    return words.run_on([*ended(title, turnings, words), *_days(view.records, words)], MOST)


def closeup(view: VillageView, words: Words, key: str) -> str:
    """A ronin or an area with its ability, or the days."""
    if key == DAYS:
        return words.run_on(_days(view.records, words), MOST)
    area = next((area for area in view.areas if area.key == key), None)
    stands = _area(area, words) if area else _one(next(one for one in view.ronin if one.key == key), words)
    return words.run_on([said_of(words, key), stands], MOST)


def _days(records: Iterable[RoundRecord], words: Words) -> list[str]:
    return [
        words.say(
            "alt-day",
            day=record.round,
            board=record.board,
            reserve=record.reserve,
            wounds=record.wounds,
            fallen=record.fallen,
            occupied=record.occupied,
        )
        for record in records
    ]


def _tracks(view: VillageView, words: Words) -> str:
    return words.say(
        "alt-tracks",
        day=view.round,
        days=len(view.threats),
        threat=view.threat,
        reserve=view.reserve,
        pool=view.pool,
        occupied=view.occupied,
        wins=FIGURES.winning_areas,
    )


def _areas(view: VillageView, words: Words) -> list[str]:
    """Occupied places in ring order; then all empty ones in one sentence."""
    busy = [_area(area, words) for area in view.areas if area.ninja or area.ronin]
    if view.market_ninja or view.market_ronin:
        guard = () if view.market_ronin is None else (view.market_ronin,)
        busy.append(_place(words, MARKET, view.market_ninja, guard, False))
    empty = tuple(area.key for area in view.areas if not area.ninja and not area.ronin)
    if view.inn_copies is not None:
        busy.append(words.say("alt-inn", copies=view.inn_copies))
    return [*busy, words.say("alt-nobody", areas=empty)] if empty else busy


def _area(area: AreaView, words: Words) -> str:
    return _place(words, area.key, area.ninja, area.ronin, area.occupied)


def _place(words: Words, place: str, ninja: int, ronin: tuple[str, ...], occupied: bool) -> str:
    return words.say(
        "alt-place", place=place, ninja=ninja, ronin=ronin, guarded=bool(ronin), occupied=occupied
    )


def _ronin(view: VillageView, words: Words) -> list[str]:
    return [_one(one, words) for one in view.ronin]


def _one(one: RoninView, words: Words) -> str:
    if one.fallen:
        return words.say("alt-fallen", ronin=one.key)
    return words.say(
        "alt-ronin",
        ronin=one.key,
        left=one.endurance - one.wounds,
        endurance=one.endurance,
        kept=one.kept,
        silenced=one.silenced,
        next=one.silenced_next,
        used=one.used,
    )
