"""The memory of a match: its answered rounds of questions, and the last answer of each seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.question import Seat


@dataclass(slots=True)
class Round:
    """A round of questions that has been answered.

    ``spoke`` are the seats that did more than repeat a standing answer. ``first`` is the index of the first
    journal entry of its answers. ``shown`` says that the steps after it drew something or revealed hidden
    information.
    """

    position: int
    seats: frozenset[Seat]
    spoke: frozenset[Seat]
    first: int
    shown: bool = False


@dataclass(frozen=True, slots=True)
class LastAnswer:
    """The last answer of a seat. With ``alone`` its player may put it back without asking the others."""

    seat: Seat
    first: int
    alone: bool
