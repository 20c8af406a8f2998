"""Decks that players build before a game: what a game says of them, and all that others know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.question import Problem, Seat


@dataclass(frozen=True, slots=True)
class Deck:
    """For which seat it is, and how many of which card."""

    owner: Seat
    cards: Mapping[str, int]

    def with_card(self, card: str, number: int) -> Deck:
        """The same deck with so many of a card."""
        others = {key: many for key, many in self.cards.items() if key != card}
        return Deck(self.owner, {**others, card: number} if number else others)


@dataclass(frozen=True, slots=True)
class DeckRules:
    """A game's rules for building decks.

    ``option`` is the option of a seat by which its deck is chosen; besides what it offers, it takes the
    code of a deck. ``first`` is a deck to begin with. ``shelves`` are all cards that may be in a deck of
    this seat, sorted; ``most`` is how many of a card. ``problems`` is everything that keeps a deck from
    being played, ``size`` how many of its cards count. ``write`` makes a short code of a deck, finished or
    not, and ``read`` a deck of a code; it raises ``Refusal``.
    """

    option: str
    owners: tuple[Seat, ...]
    first: Callable[[Seat], Deck]
    shelves: Callable[[Seat], Mapping[str, Sequence[str]]]
    most: Callable[[str], int]
    size: Callable[[Deck], int]
    problems: Callable[[Deck], Sequence[Problem]]
    write: Callable[[Deck], str]
    read: Callable[[str], Deck]
