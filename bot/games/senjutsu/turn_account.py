"""The account of a turn of more than two: who played and blocked what, what it cost, and who leads next.

Fights against AI opponents use it, too. Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final, cast

from bot.engine import ChapterAccounts, Step, StepFacts, Stretch, value
from bot.games.senjutsu import samurai_steps, steps
from bot.games.senjutsu.account import RESOLVED
from bot.games.senjutsu.view import DuelView

FEW: Final = 2
"""The steps of a turn of two are as short as an account."""


@value
class Played(StepFacts):
    """The cards of a turn."""

    turn: int
    played: tuple[tuple[str, str], ...]
    """Everybody who played one, with his card."""
    count: int


@value
class Cost(StepFacts):
    """The blows of a turn and the wounds."""

    blocks: tuple[tuple[str, str], ...]
    """Everybody who blocked a blow, with the one who struck."""
    blocked: int
    blows: tuple[tuple[str, tuple[str, ...]], ...]
    """Everybody whose blow wounded, with those whom it wounded."""
    struck: int
    wounds: tuple[tuple[str, int], ...]
    """Everybody who was wounded in any way, with the wounds of this turn."""
    hurt: int
    fallen: tuple[str, ...]
    falls: int


@value
class Following(StepFacts):
    """The next turn."""

    turn: int
    leader: str
    """The one with the advantage; empty without an order of turns."""


def tell(turn: Stretch) -> list[StepFacts]:
    """The account of a turn that has ended; nothing in a duel of two."""
    first = cast(DuelView, turn.steps[0].view)
    if len([one for one in first.everybody if not one.fallen]) <= FEW:
        return []
    cards = _cards(turn.steps)
    told: list[StepFacts] = [Played(first.turn, cards, len(cards)), _cost(turn.steps)]
    if turn.then is not None:
        coming = steps.Turn.of(turn.then.facts)
        told.append(Following(coming.turn, coming.leader))
    return told


ACCOUNTS: Final = ChapterAccounts(frozenset({steps.Turn.step_name()}), tell, (Played, Cost, Following))


def _cards(told: Sequence[Step]) -> tuple[tuple[str, str], ...]:
    """The open card of everybody, after an exchange the new one."""
    cards: dict[str, str] = {}
    for step in told:
        if step.name == steps.Revealed.step_name():
            shown = steps.Revealed.of(step.facts)
            cards[shown.samurai] = shown.card
        elif step.name == steps.Replaced.step_name():
            other = steps.Replaced.of(step.facts)
            cards[other.samurai] = other.card
    return tuple(cards.items())


def _cost(told: Sequence[Step]) -> Cost:
    attack: steps.Attack | None = None
    blocks: dict[tuple[str, str], None] = {}
    blows: defaultdict[str, dict[str, None]] = defaultdict(dict)
    wounds: Counter[str] = Counter()
    fallen: list[str] = []
    for step in told:
        match step.name:
            case "attack":
                attack = steps.Attack.of(step.facts)
            case "blocked":
                block = steps.Blocked.of(step.facts)
                blocks[block.samurai, block.foe] = None
            case "wound":
                wound = samurai_steps.Wound.of(step.facts)
                wounds[wound.samurai] += wound.number
                if attack is not None and wound.samurai in attack.targets:
                    blows[attack.samurai][wound.samurai] = None
            case "exhausted":
                harm = samurai_steps.Exhausted.of(step.facts)
                wounds[harm.samurai] += harm.after - harm.before
            case "fall":
                fallen.append(steps.Fall.of(step.facts).samurai)
            case _:
                attack = None if step.name in RESOLVED else attack
    struck = tuple((by, tuple(foes)) for by, foes in blows.items())
    return Cost(
        tuple(blocks),
        len(blocks),
        struck,
        len(struck),
        tuple(wounds.items()),
        len(wounds),
        tuple(fallen),
        len(fallen),
    )
