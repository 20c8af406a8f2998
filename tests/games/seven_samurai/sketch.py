"""The companions' sketch of the rules, set beside the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import Ints, bit
from bot.games.seven_samurai.advisor.copies import ONE, Copies, guess, talent_bit
from bot.games.seven_samurai.advisor.judging import Act
from bot.games.seven_samurai.advisor.rehearsal import Rehearsal
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView

from .scene import Scene, at_first

Sight: TypeAlias = Mapping[str, object]
"""The parts of a table, by field."""
COPIES = 20_000
"""Enough to tell what is likely."""


class Obedient(Rehearsal):
    """Copies in which everybody uses his turns as he is told."""

    orders: Act = Act.LEAVE
    target = 0

    def choose(self, samurai: int, rows: Ints, alone: object) -> tuple[Ints, Ints]:
        return np.full(len(rows), self.target), np.full(len(rows), self.orders)


def rehearsal(view: TableView, number: int = 1, seed: int = 1) -> Obedient:
    random = np.random.default_rng(seed)
    return Obedient(view, guess(view, number, random), random)


def seen(view: TableView) -> Sight:
    """A table as it is."""
    return {
        "wounds": {one.seat: one.wounds for one in view.samurai},
        "total": {one.seat: one.total for one in view.samurai},
        "missing": {one.seat: one.missing for one in view.samurai},
        "line": {one.seat: [card.number for card in one.line] for one in view.samurai},
        "last": {one.seat: one.line[-1].number if one.line else 0 for one in view.samurai},
        "passed": {one.seat: one.passed for one in view.samurai},
        "token at": {one.seat: one.token_holder for one in view.samurai},
        "borrowed": {one.seat: sorted(one.tokens) for one in view.samurai},
        "barricades": view.village.barricades,
        "farms": view.village.farms_left,
        "families": view.village.families_left,
        "stack": view.stack,
        "intruders": view.intruders,
    }


def sketched(copies: Copies, row: int = 0) -> Sight:
    """The same, as the sketch has it."""
    places = range(copies.players)
    seats = copies.seats

    def line(place: int) -> list[int]:
        return copies.line[place, row, copies.head[place, row] : copies.tail[place, row]].tolist()

    def missing(place: int) -> tuple[str, ...]:
        return tuple([symbol for symbol in SYMBOLS if copies.missing[place, row] & bit(symbol)])

    def borrowed(place: int) -> list[Seat]:
        return sorted(seat for seat in SEATS if copies.borrowed[place, row] & talent_bit(seat))

    return {
        "wounds": {seats[place]: copies.wounds[place, row] for place in places},
        "total": {seats[place]: copies.total[place, row] for place in places},
        "missing": {seats[place]: missing(place) for place in places},
        "line": {seats[place]: line(place) for place in places},
        "last": {seats[place]: copies.last[place, row] for place in places},
        "passed": {seats[place]: copies.passed[place, row] for place in places},
        "token at": {seats[place]: seats[copies.token_at[place, row]] for place in places},
        "borrowed": {seats[place]: borrowed(place) for place in places},
        "barricades": copies.barricades[row],
        "farms": copies.farms[row],
        "families": copies.families[row],
        "stack": copies.left_in_stack(ONE + row)[0],
        "intruders": copies.intruders[row],
    }


def turn_begins(table: Scene) -> Obedient:
    """The rehearsal of the first turn of a scene: before its penalties."""
    return rehearsal(at_first(table, "turn"))


def card_drawn(table: Scene) -> tuple[Obedient, Ints]:
    """The rehearsal of a fight, and the card that was drawn."""
    drawn = table.view.drawn
    assert drawn is not None
    return rehearsal(table.view), np.array([drawn.number])
