"""Decks that players build before a game: the rules a game sets for them, and the data other modules see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.question import Problem, Seat


@dataclass(frozen=True, slots=True)
class Deck:
    """The seat that a deck is for, and the number of copies of each card."""

    owner: Seat
    cards: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class DeckRules:
    """A game's rules for building decks.

    ``option`` is the lobby option of a seat that chooses its deck; it accepts deck codes besides its listed
    choices. ``first`` makes a starting deck. ``shelves`` lists all cards allowed in a deck of this seat,
    sorted. ``most`` is the limit of copies of a card, ``size`` the number of cards that count. ``problems``
    lists everything that keeps a deck from being played. ``write`` turns a deck, finished or not, into a
    short code, and ``read`` turns the code back; it raises ``Refusal`` for an invalid code.
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
