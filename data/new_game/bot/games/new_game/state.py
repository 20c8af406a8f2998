"""The table, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.engine import Guesses, Outcome, Seat, Setup, View

FIRST, SECOND, THIRD, FOURTH = Seat("first"), Seat("second"), Seat("third"), Seat("fourth")
SEATS: Final = (FIRST, SECOND, THIRD, FOURTH)
DECK: Final = tuple(f"card:{number}" for number in range(1, 31))
HAND: Final = 5


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as everybody sees them."""

    seat: Seat
    points: int
    cards: int


@dataclass(frozen=True, slots=True)
class TableView(View):
    """What one seat may know. What is not put in here stays hidden."""

    round: int
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]


Rules: TypeAlias = "Callable[[Game], Coroutine[Any, Any, Outcome]]"


class Player:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.points = 0
        self.hand: list[str] = []


class Game:
    """A game in progress."""

    def __init__(self, setup: Setup, rules: Rules) -> None:
        self.rules = rules
        self.players = {seat: Player(seat) for seat in setup.seats}
        self.deck: list[str] = []
        self.round = 0

    def play(self) -> Coroutine[Any, Any, Outcome]:
        return self.rules(self)

    def view(self, seat: Seat | None) -> TableView:
        """What this seat may know; ``None`` is a spectator."""
        players = tuple(PlayerView(one.seat, one.points, len(one.hand)) for one in self.players.values())
        hand = tuple(self.players[seat].hand) if seat else ()
        return TableView(self.round, players, hand)

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        """Draw anew what this seat cannot know: the other hands may as well lie in the deck."""
        others = [one for one in self.players.values() if one.seat != seat]
        unseen = [*self.deck, *(card for one in others for card in one.hand)]
        guesses.shuffle(unseen)
        for one in others:
            one.hand = [unseen.pop() for _ in one.hand]
        self.deck = unseen
