"""The account of a round: who guarded what, what it cost and by whom, and what comes next.

Everything is read from the public steps and their frames.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

from bot.engine import ChapterAccounts, Step, StepFacts, Stretch, value
from bot.games.seven_samurai import round_steps, steps
from bot.games.seven_samurai.view import TableView

TORCH: Final = "cause:torch"
"""An intruder."""
FARM: Final = "cause:farm"
"""The back of a lost farm."""
UNGUARDED: Final = "cause:unguarded"
"""A symbol that a samurai has not defended."""


@value
class Guarded(StepFacts):
    """The symbols that the samurai have defended."""

    round: int
    complete: tuple[str, ...]
    """The samurai who have defended all three."""
    count: int
    missing: tuple[tuple[str, tuple[str, ...]], ...]
    """The others, each with the missing symbols."""
    gaps: int


@value
class Cost(StepFacts):
    """The losses of the round. The causes of each kind of loss are named once: ``beyond:`` or ``strikes:``
    with a samurai, or one of the causes above."""

    farms: int
    by_farms: tuple[str, ...]
    families: int
    by_families: tuple[str, ...]
    barricades: int
    by_barricades: tuple[str, ...]
    wounds: tuple[tuple[str, int], ...]
    """Samurai, each with the wounds of this round."""
    hurt: int
    by_wounds: tuple[str, ...]
    beasts: tuple[str, ...]
    """The samurai who turned into beasts."""
    turned: int


@value
class Coming(StepFacts):
    """The next round."""

    round: int
    stack: int
    joined: int
    """The number of lieutenants or bosses among the raiders."""
    barricades: int
    farms: int
    families: int
    first: str


def tell(ended: Stretch) -> list[StepFacts]:
    """The account of a round that has ended."""
    last = _view(ended.steps[-1])
    told: list[StepFacts] = [_guarded(last), _cost(ended.steps)]
    if ended.then is not None:
        coming = round_steps.Round.of(ended.then.facts)
        village = last.village
        figures = (coming.stack, coming.joined, coming.barricades, village.farms_left, village.families_left)
        told.append(Coming(coming.round, *figures, coming.first))
    return told


ACCOUNTS: Final = ChapterAccounts(frozenset({round_steps.Round.step_name()}), tell, (Guarded, Cost, Coming))


def _view(step: Step) -> TableView:
    return cast(TableView, step.view)


def _guarded(table: TableView) -> Guarded:
    complete = tuple(one.key for one in table.samurai if not one.missing)
    missing = tuple(
        (one.key, tuple(f"symbol:{symbol}" for symbol in one.missing)) for one in table.samurai if one.missing
    )
    return Guarded(table.round, complete, len(complete), missing, len(missing))


def _cost(told: Sequence[Step]) -> Cost:
    lost = [*_losses(told)]

    def causes(kind: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(cause for what, _, cause in lost if what == kind))

    def number(kind: str) -> int:
        return sum(what == kind for what, _, _ in lost)

    wounds = Counter(samurai for what, samurai, _ in lost if what == "wound")
    beasts = tuple(samurai for what, samurai, _ in lost if what == "beast")
    return Cost(
        number("farm"),
        causes("farm"),
        number("family"),
        causes("family"),
        number("barricade"),
        causes("barricade"),
        tuple(wounds.items()),
        len(wounds),
        causes("wound"),
        beasts,
        len(beasts),
    )


def _losses(told: Sequence[Step]) -> Iterator[tuple[str, str, str]]:
    """Every loss: its kind, the samurai whom it is about (else empty), and the newest step that can have
    caused it."""
    cause = ""
    for step in told:
        match step.name:
            case "beyond":
                cause = f"beyond:{steps.Beyond.of(step.facts).samurai}"
            case "exposed":
                cause = TORCH
            case "unguarded":
                cause = UNGUARDED
            case "penalty":
                cause = f"strikes:{steps.Penalty.of(step.facts).samurai}"
            case "cannot":
                cause = f"strikes:{steps.Cannot.of(step.facts).samurai}"
            case "wound" | "beast" as kind:
                yield kind, str(step.facts["samurai"]), cause
            case "family" | "barricade" as kind:
                yield kind, "", cause
            case "farm" as kind:
                yield kind, "", cause
                cause = FARM if round_steps.Farm.of(step.facts).penalised else cause
            case _:
                pass
