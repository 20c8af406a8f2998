"""Toy games of a few lines each, which show the promises of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random

from bot.engine import Dealer, Entry, GameRules, Guesses, Outcome, Request, Seat, Setup, View
from bot.engine.chance import Chance, Deals
from bot.engine.match import Match

ANN, BEN, CAT = Seat("ann"), Seat("ben"), Seat("cat")


@dataclass(frozen=True, slots=True)
class TableView(View):
    """Everything said aloud, and for a seat its own hand."""

    said: tuple[str, ...]
    hand: tuple[str, ...]


class Table:
    """Things said aloud, and hands that only their owners see."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.said: list[str] = []
        self.hands: dict[Seat, list[str]] = {}

    async def play(self) -> Outcome:
        return await self.rules(self)

    def view(self, seat: Seat | None) -> TableView:
        return TableView(tuple(self.said), tuple(self.hands.get(seat, ())) if seat else ())

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        """Exchange the cards of all other seats at random."""
        others = [one for one in self.hands if one != seat]
        cards = [card for one in others for card in self.hands[one]]
        guesses.shuffle(cards)
        for one in others:
            self.hands[one] = [cards.pop() for _ in self.hands[one]]


def seen(view: View | None) -> TableView:
    """The view of a toy game."""
    assert isinstance(view, TableView)
    return view


Rules = Callable[[Table], Coroutine[object, object, Outcome]]

DRAW = Outcome((), "draw")


def toy(rules: Rules) -> GameRules:
    """A game for three with these rules."""
    return GameRules(
        key="toy",
        rules_version=1,
        seats=(ANN, BEN, CAT),
        players=range(2, 4),
        begin=lambda _: Table(rules),
        advise=no_advice,
        resigned=lambda setup, seat: Outcome(tuple(one for one in setup.seats if one != seat), "resigned"),
    )


def no_advice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    raise LookupError("nobody advises in a toy")


def start(rules: Rules, *, deals: Deals | None = None, watched: bool = False) -> Match:
    return Match(toy(rules), Setup((ANN, BEN, CAT)), deals or Dealer("toy"), watched=watched)


def replay(
    rules: Rules, entries: Sequence[Entry], *, deals: Deals | None = None, watched: bool = False
) -> Match:
    setup = Setup((ANN, BEN, CAT))
    return Match.replay(toy(rules), setup, deals or Unwilling(), entries, watched=watched)


def said(match: Match) -> tuple[str, ...]:
    view = match.view(None)
    assert isinstance(view, TableView)
    return view.said


class Unwilling:
    """A dealer that deals nothing: it fails when chance is drawn instead of read from the journal."""

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        raise AssertionError(f"{chance.label} was dealt")


class Scripted:
    """A dealer with outcomes fixed by the test, in order."""

    def __init__(self, *outcomes: tuple[int, ...]) -> None:
        self.outcomes = list(outcomes)

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        return self.outcomes.pop(0)
