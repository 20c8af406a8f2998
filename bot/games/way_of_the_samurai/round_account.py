"""The account of a round: which defences and blows held, what it cost both sides, and what is left.

Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from bot.engine import ChapterAccounts, Step, StepFacts, Stretch, value
from bot.games.way_of_the_samurai import duel_steps, round_steps, steps
from bot.games.way_of_the_samurai.view import DuelView

Numbers: TypeAlias = tuple[tuple[str, int], ...]
"""Fighters and enemies, each with a number."""


@value
class Guarded(StepFacts):
    """The tests of defences and the blows of enemies; none of them in a duel."""

    round: int
    broken: int
    held: int
    parried: int
    struck: int


@value
class Blows(StepFacts):
    """The blows of a duel."""

    round: int
    landed: tuple[str, ...]
    """The striker of each blow that landed."""
    hits: int
    stopped: int


@value
class Cost(StepFacts):
    """The life and the Qi that both sides have lost."""

    life: Numbers
    hurt: int
    qi: Numbers
    drained: int
    felled: tuple[str, ...]
    falls: int


@value
class Following(StepFacts):
    """The next round, and the life and Qi with which it begins."""

    round: int
    life: Numbers
    qi: Numbers


FACTS: Final = (Guarded, Blows, Cost, Following)


def tell(ended: Stretch) -> list[StepFacts]:
    """The account of a round that has ended."""
    first, last = _view(ended.steps[0]), _view(ended.steps[-1])
    told: list[StepFacts] = [_blows(ended.steps, first), _cost(first, last)]
    if ended.then is not None:
        coming = _view(ended.then)
        told.append(Following(coming.round, _life(coming), _qi(coming)))
    return told


ACCOUNTS: Final = ChapterAccounts(frozenset({round_steps.Round.step_name()}), tell, FACTS)


def _view(step: Step) -> DuelView:
    return cast(DuelView, step.view)


def _blows(told: Sequence[Step], view: DuelView) -> Guarded | Blows:
    if len(view.fighters) == 1:
        kinds = (steps.Broken, steps.Held, steps.Parried, steps.Struck)
        return Guarded(view.round, *[sum(step.name == one.step_name() for step in told) for one in kinds])
    blows = [duel_steps.Blow.of(step.facts) for step in told if step.name == duel_steps.Blow.step_name()]
    landed = tuple(blow.seat for blow in blows if blow.hits)
    return Blows(view.round, landed, len(landed), len(blows) - len(landed))


def _cost(first: DuelView, last: DuelView) -> Cost:
    """The losses between two frames. An enemy of an earlier fight is felled when he is not there any more."""
    life, qi = dict(_life(last)), dict(_qi(last))
    lost = tuple((who, left - life.get(who, 0)) for who, left in _life(first) if left > life.get(who, 0))
    spent = tuple((who, left - qi[who]) for who, left in _qi(first) if left > qi.get(who, left))
    standing = {foe.key for foe in last.foes if not foe.fallen}
    felled = tuple(foe.key for foe in first.foes if not foe.fallen and foe.key not in standing)
    return Cost(lost, len(lost), spent, len(spent), felled, len(felled))


def _life(view: DuelView) -> Numbers:
    fighters = [(one.key, one.life) for one in view.fighters]
    return (*fighters, *((foe.key, foe.life) for foe in view.foes if not foe.fallen))


def _qi(view: DuelView) -> Numbers:
    fighters = [(one.key, one.qi) for one in view.fighters]
    return (*fighters, *((foe.key, foe.qi) for foe in view.foes if not foe.fallen))
