"""The account of a duel: who fell and of what, the heaviest blow, and how near the winners were to falling.

Fights against AI opponents build on it. Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

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
from bot.games.senjutsu import card_steps, samurai_steps, steps
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.decks import DECK, SIZE
from bot.games.senjutsu.view import DuelView

HEAVY: Final = 2
"""A blow of so many wounds nearly decides a duel."""
BLEEDING: Final = "reason:bleeding"
RESOLVED: Final = ("resolve", "chosen", "turn")
"""Steps after which an attack strikes nobody any more."""
HARMS: Final = ("wound", "exhausted", "stun")
SIDES: Final = 2
LARGER: Final = "40"
"""A size of decks."""


@value
class Fell(StepFacts):
    """A samurai fell."""

    turn: int
    samurai: str
    reason: str
    """``wounds``, ``stuns`` or ``execution``."""
    dry: int
    """The wounds for cards that could not be drawn any more."""
    limit: int
    """The wounds that make him fall."""
    bled: int
    """The cards of his deck that bleeding discarded."""
    struck: bool
    """A blow felled him: the next two facts name it."""
    foe: str
    card: str


@value
class Blow(StepFacts):
    """The heaviest blow that felled nobody."""

    turn: int
    samurai: str
    card: str
    foe: str
    number: int
    """The wounds it dealt."""


@value
class Close(StepFacts):
    """A winner who was near to falling; of several the one who was nearest."""

    turn: int
    samurai: str
    left: int
    """The wounds that would have felled him."""


@value
class Stopped(StepFacts):
    """The state of a fight that was given up or called off."""

    turn: int
    left: tuple[tuple[str, int], ...]
    """Everybody who stands, and the wounds that would fell him."""
    count: int


@value
class NewField(StepFacts):
    """Try another field."""


@value
class MoreCards(StepFacts):
    """Try larger decks."""


FOUGHT: Final = (Fell, Blow, Close, Stopped)
FACTS: Final = (*FOUGHT, OtherSide, NewField, MoreCards)


def account(course: Course) -> Account:
    """The account of a duel that has ended in any way."""
    view = cast(DuelView, course.view)
    winners = {f"hero:{seat}" for seat in course.winners}
    points = [*fought(course, view), *close(view, winners, len(course.steps))]
    return course.account(points, _tries(course, view))


def fought(course: Course, view: DuelView) -> Iterator[TurningPoint]:
    """The falls, the heaviest blow that felled nobody, and the state of a fight that was stopped."""
    blows = list(_blows(course.steps))
    fatal: list[int] = []
    for at, step in enumerate(course.steps):
        if step.name == steps.Fall.step_name():
            fall = steps.Fall.of(step.facts)
            last = _last_blow(course.steps, blows, at, fall.samurai)
            fatal += [] if last is None else [last[0]]
            told = _fell(course.steps[:at], fall, _turn(step), None if last is None else last[1])
            yield TurningPoint(told, DECIDED if told.turn == view.turn else NEARLY, at)
    others = [(at, blow) for at, blow in blows if at not in fatal]
    if others:
        at, heaviest = max(others, key=lambda one: (one[1].number, one[0]))
        yield TurningPoint(heaviest, NEARLY if heaviest.number >= HEAVY else HELPED, at)
    if course.was_stopped:
        yield TurningPoint(stopped(view), DECIDED, len(course.steps))


def stopped(view: DuelView) -> Stopped:
    """Everybody who stands, with the wounds that would fell him."""
    left = tuple((one.key, one.wound_limit - one.all_wounds) for one in view.everybody if not one.fallen)
    return Stopped(view.turn, left, len(left))


def close(view: DuelView, winners: Collection[str], at: int) -> Iterator[TurningPoint]:
    """The winner who was nearest to falling."""
    standing = [one for one in view.samurai if one.key in winners and not one.fallen]
    if standing and view.result:
        nearest = min(standing, key=lambda one: one.wound_limit - one.all_wounds)
        left = nearest.wound_limit - nearest.all_wounds
        yield TurningPoint(Close(view.turn, nearest.key, left), NEARLY if left == 1 else HELPED, at)


def _turn(step: Step) -> int:
    return cast(DuelView, step.view).turn


def _blows(told: Sequence[Step]) -> Iterator[tuple[int, Blow]]:
    """Every blow that wounded: an attack, and the wounds of its targets before anything else is resolved."""
    attack: steps.Attack | None = None
    for at, step in enumerate(told):
        if step.name == steps.Attack.step_name():
            attack = steps.Attack.of(step.facts)
        elif step.name in RESOLVED:
            attack = None
        elif step.name == samurai_steps.Wound.step_name() and attack is not None:
            wound = samurai_steps.Wound.of(step.facts)
            if wound.samurai in attack.targets:
                yield at, Blow(_turn(step), attack.samurai, attack.card, wound.samurai, wound.number)


def _last_blow(
    told: Sequence[Step], blows: Sequence[tuple[int, Blow]], fell: int, samurai: str
) -> tuple[int, Blow] | None:
    """The blow that felled a samurai: his last wounds before the fall, if they came from a blow."""
    wounds = [
        at
        for at, step in enumerate(told[:fell])
        if step.name in HARMS and step.facts.get("samurai") == samurai
    ]
    return next((one for one in blows if wounds and one[0] == wounds[-1]), None)


def _fell(before: Sequence[Step], fall: steps.Fall, turn: int, blow: Blow | None) -> Fell:
    """A fall, with the wounds of an empty deck and the cards that bleeding took from it."""
    dry, bled = 0, 0
    for step in before:
        match step.name:
            case "exhausted":
                dry += samurai_steps.Exhausted.of(step.facts).samurai == fall.samurai
            case "top_discarded":
                lost = card_steps.TopDiscarded.of(step.facts)
                bled += lost.samurai == fall.samurai and lost.reason == BLEEDING
            case _:
                pass
    limit = next(
        (one.wound_limit for one in cast(DuelView, before[-1].view).everybody if one.key == fall.samurai), 0
    )
    foe, card = ("", "") if blow is None else (blow.samurai, blow.card)
    return Fell(turn, fall.samurai, fall.reason, dry, limit, bled, blow is not None, foe, card)


def _tries(course: Course, view: DuelView) -> list[Try]:
    """The other side, larger decks if one ran empty, another field."""
    if course.outcome is None:
        return []
    setup = course.setup
    tries = [Try(OtherSide())] if len(setup.seats) == SIDES else []
    own = any(chosen.get(DECK.key, DECK.default) != DECK.default for chosen in setup.chosen.values())
    ran_dry = any(step.name == samurai_steps.Exhausted.step_name() for step in course.steps)
    if ran_dry and not own and setup.options.get(SIZE.key, SIZE.default) == SIZE.default:
        return [*tries, Try(MoreCards(), ((SIZE.key, LARGER),))]
    fields = list(FIELDS)
    following = fields[(fields.index(view.field.removeprefix("field:")) + 1) % len(fields)]
    return [*tries, Try(NewField(), (("field", following),))]
