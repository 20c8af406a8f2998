"""The state of a squabble, and the view of each sparrow."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.engine import Guesses, Outcome, Seat, Setup, View, value

RED, BLUE, GREEN = Seat("red"), Seat("blue"), Seat("green")
SEATS: Final = (RED, BLUE, GREEN)
STONES: Final = tuple(f"stone:{number}" for number in range(7))
"""The middle one, and six around it."""
DECK: Final = tuple(f"card:{name}#{copy}" for name in ("hop", "peck", "hide", "caw") for copy in range(1, 6))
HAND: Final = 4


def kind(card: str) -> str:
    """``hop`` of ``card:hop#2``."""
    return card.partition(":")[2].partition("#")[0]


def beside(stone: str) -> tuple[str, ...]:
    """The stones one hop away."""
    place = STONES.index(stone)
    if place == 0:
        return STONES[1:]
    return STONES[0], STONES[place % 6 + 1], STONES[(place - 2) % 6 + 1]


@dataclass(frozen=True, slots=True)
class SparrowView:
    """The public part of a sparrow."""

    seat: Seat
    style: str
    stone: str
    pecks: int
    twigs: int
    hand: int


@dataclass(frozen=True, slots=True)
class StonesView(View):
    """The stones, and the viewer's own hand."""

    turn: int
    sparrows: tuple[SparrowView, ...]
    played: tuple[str, ...]
    hand: tuple[str, ...]


@value
class Rulings:
    """The differences between versions of the rules. A match continues under those it began with."""

    twigs_are_tidied: bool = True
    """After acting a sparrow may lay a twig for good luck. Under rules 1 twigs were not laid."""


TODAY: Final = Rulings()
BEFORE: Final[Mapping[int, Rulings]] = {1: Rulings(twigs_are_tidied=False)}
RULES_VERSION: Final = 2


Rules: TypeAlias = "Callable[[Stones], Coroutine[object, object, Outcome]]"


class Sparrow:
    def __init__(self, seat: Seat, chosen: Mapping[str, str]) -> None:
        self.seat = seat
        self.style = chosen["style"]
        self.stone = ""
        self.pecks = 0
        self.twigs = 0
        self.hand: list[str] = []


class Stones:
    """A squabble in progress."""

    def __init__(self, setup: Setup, rules: Rules, stacked: Sequence[str] = ()) -> None:
        self.setup = setup
        self.rulings = BEFORE.get(setup.rules_version, TODAY)
        self.rules = rules
        self.stacked = stacked
        """Cards dealt first, before the shuffled ones, so that a test has the hands it needs."""
        self.sparrows = {seat: Sparrow(seat, setup.chosen[seat]) for seat in setup.seats}
        self.deck: list[str] = []
        self.settled = False
        """The first turn may begin. Rules that are continued from a rest start there."""
        self.played: tuple[str, ...] = ()
        self.turn = 0

    async def play(self) -> Outcome:
        return await self.rules(self)

    def free(self, stone: str) -> bool:
        return all(sparrow.stone != stone for sparrow in self.sparrows.values())

    def near(self, sparrow: Sparrow) -> list[Sparrow]:
        others = [one for one in self.sparrows.values() if one is not sparrow]
        return [one for one in others if one.stone in beside(sparrow.stone)]

    def view(self, seat: Seat | None) -> StonesView:
        sparrows = tuple(
            SparrowView(one.seat, one.style, one.stone, one.pecks, one.twigs, len(one.hand))
            for one in self.sparrows.values()
        )
        hand = tuple(self.sparrows[seat].hand) if seat else ()
        return StonesView(self.turn, sparrows, self.played, hand)

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        """Exchange the cards of others with those in the deck at random."""
        others = [one for one in self.sparrows.values() if one.seat != seat]
        unseen = [*self.deck, *(card for one in others for card in one.hand)]
        guesses.shuffle(unseen)
        for one in others:
            one.hand = [unseen.pop() for _ in one.hand]
        self.deck = unseen
