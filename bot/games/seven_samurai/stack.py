"""The raiders' stack on the hill: face down, except for cards that Katsushiro has turned up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.engine import reveal, step
from bot.games.seven_samurai.raiders import Raider

Tell: TypeAlias = "Callable[..., Awaitable[None]]"


class Stack:
    """Cards in the order they will be drawn, the top one last. The top ``face_up`` lie open."""

    __slots__ = ("cards", "face_up")

    def __init__(self, top_last: Iterable[Raider] = (), face_up: int = 0) -> None:
        self.cards = list(top_last)
        self.face_up = face_up

    def __len__(self) -> int:
        return len(self.cards)

    def told_by(self, count: int = 1) -> Tell:
        """The function that reports taking the top cards: ``step`` if all were open, else ``reveal``."""
        return step if self.face_up >= min(count, len(self.cards)) else reveal

    def take(self) -> Raider:
        """Take the top card."""
        self.face_up = max(0, self.face_up - 1)
        return self.cards.pop()

    def bury(self, card: Raider) -> None:
        """Put a card face down under the stack."""
        self.cards.insert(0, card)

    def turn_up(self, count: int) -> tuple[Raider, ...]:
        """Turn the top cards face up, as many as there are."""
        self.face_up = min(count, len(self.cards))
        return tuple(reversed(self.cards[-count:]))

    def arrange(self, top_first: Iterable[Raider]) -> None:
        """Put the top cards back in this order."""
        order = list(top_first)
        self.cards[-len(order) :] = reversed(order)

    @property
    def revealed(self) -> tuple[Raider, ...]:
        """The open cards on top, the top one first."""
        return tuple(reversed(self.cards[len(self.cards) - self.face_up :]))
