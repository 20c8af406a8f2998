"""Many copies of one table, each with its own guess at the face-down cards.

All figures are arrays with one entry for each copy; figures of a samurai have one row for each of them.
Methods work on some copies at once: ``rows`` are their numbers. ``samurai`` is a place at the table, or a
column of several places for which the work is done together.

This is a simplified version of the rules for companions, not the rules. Things that hardly matter to a
decision are left out, for instance that bosses bring a discarded raider back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

import numpy as np
from numpy.random import Generator

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import FLAMES, SYMBOL, VALUE, Flags, Ints, bit
from bot.games.seven_samurai.advisor.forecast import BEAST, TURNS
from bot.games.seven_samurai.hidden import waves
from bot.games.seven_samurai.levels import FAMILY_BONUSES, FARM_PENALTIES, LEVELS
from bot.games.seven_samurai.raiders import RAIDERS
from bot.games.seven_samurai.samurai import KIAI, SEATS
from bot.games.seven_samurai.view import TableView

LONGEST: Final = 40
"""Array size for a line; no line gets longer."""
BURIALS: Final = 40
"""Array size for cards put under the stack."""
MOST_WOUNDS: Final = 3
"""One more wound than this is death."""


ONE: Final = np.zeros(1, int)
"""The row numbers if there is only one copy."""


def talent_bit(seat: Seat) -> int:
    """The bit of a talent; sets of talents are bit masks."""
    return 1 << SEATS.index(seat)


def guess(view: TableView, number: int, random: Generator) -> Ints:
    """For each copy, the face-down raiders in random order: those of the stack from the top, then
    intruders."""
    hidden = [np.zeros((number, 0), int)]
    for wave in waves(view):
        unseen = np.tile(np.array([card.number for card in wave.cards], int), (number, 1))
        hidden.append(random.permuted(unseen, axis=1)[:, : wave.face_down])
    return random.permuted(np.hstack(hidden), axis=1)


class Copies(ABC):
    """The state of the table in each copy, and the changes the rules make."""

    def __init__(self, view: TableView, hidden: Ints, random: Generator) -> None:
        """``hidden`` is the guess for each copy (see ``guess``)."""
        number = len(hidden)
        self.random = random
        self.level = LEVELS[view.level]
        self.round = view.round
        self.seats = [samurai.seat for samurai in view.samurai]
        self.players = len(self.seats)
        self.everybody = np.arange(self.players)[:, None]
        self.turn = 0 if view.turn is None else self.seats.index(view.turn)
        self.kiais = np.array([(KIAI[seat].human, KIAI[seat].beast) for seat in self.seats])
        self.barricades_at_start = view.village.barricades_at_start
        self._set_village(view, number)
        self._set_stack(view, hidden)
        self._set_samurai(view, number)

    def _set_village(self, view: TableView, number: int) -> None:
        village = view.village
        self.barricades = np.full(number, village.barricades)
        self.farms = np.full(number, village.farms_left)
        self.families = np.full(number, village.families_left)
        left = [*FARM_PENALTIES]
        for farm in village.farms:
            if farm.penalty is not None:
                left.remove(farm.penalty)
        self.farm_penalties = np.array(left)
        lost = {family.bonus for family in village.families}
        self.bonuses = [bonus for bonus in FAMILY_BONUSES if bonus not in lost]
        self.dead = np.zeros(number, bool)
        self.over = np.zeros(number, bool)
        self.due: list[tuple[int, Ints]] = []
        """Kiais that have been reached, the current one first: the samurai, and the copies."""

    def _set_stack(self, view: TableView, hidden: Ints) -> None:
        number = len(hidden)
        known = np.tile(np.array([card.number for card in view.revealed], int), (number, 1))
        face_down = view.stack - len(view.revealed)
        self.stack = np.hstack([known, hidden[:, :face_down], np.zeros((number, BURIALS), int)])
        self.top = np.zeros(number, int)
        self.bottom = np.full(number, view.stack)
        self.intruders = np.full(number, view.intruders)
        intruders = hidden[:, face_down : face_down + view.intruders]
        self.flames = np.zeros((number, len(RAIDERS) + BURIALS), int)
        self.flames[:, 1 : view.intruders + 1] = FLAMES[intruders].cumsum(axis=1)
        """The number of flames among the lowest *n* intruders, for each *n*."""

    def _set_samurai(self, view: TableView, number: int) -> None:
        def each(figures: list[int]) -> Ints:
            return np.repeat(np.array(figures)[:, None], number, axis=1)

        samurai = view.samurai
        self.wounds = each([one.wounds for one in samurai])
        self.total = each([one.total for one in samurai])
        self.missing = each([sum(map(bit, one.missing)) for one in samurai])
        self.last = each([one.line[-1].number if one.line else 0 for one in samurai])
        self.passed = each([one.passed for one in samurai]).astype(bool)
        self.token_at = each([self.seats.index(one.token_holder) for one in samurai])
        self.borrowed = each([sum(map(talent_bit, one.tokens)) for one in samurai])
        self.talents = each([sum(map(talent_bit, (one.seat, *one.spares))) for one in samurai])
        self.line = np.zeros((self.players, number, LONGEST), int)
        for place, one in enumerate(samurai):
            self.line[place, :, : len(one.line)] = [card.number for card in one.line]
        self.head = np.zeros((self.players, number), int)
        self.tail = each([len(one.line) for one in samurai])

    # Figures of the table

    def kiai(self, samurai: Ints | int, rows: Ints) -> Ints:
        """The Kiai of a samurai in each copy."""
        form = (self.wounds[samurai, rows] >= BEAST).astype(int)
        return self.kiais[samurai, form]

    def room(self, samurai: Ints | int, rows: Ints) -> Ints:
        """The value a line lacks to Kiai; below zero when beyond it."""
        return self.kiai(samurai, rows) - self.total[samurai, rows]

    def first(self, samurai: Ints | int, rows: Ints) -> Ints:
        """The first card of a line; 0 if there is none."""
        head = self.head[samurai, rows]
        return np.where(head < self.tail[samurai, rows], self.line[samurai, rows, head], 0)

    def last_but_one(self, samurai: Ints | int, rows: Ints) -> Ints:
        """The last card but one of a line; 0 if there is none."""
        before = self.tail[samurai, rows] - 2
        return np.where(before >= self.head[samurai, rows], self.line[samurai, rows, before], 0)

    def left_in_stack(self, rows: Ints) -> Ints:
        return self.bottom[rows] - self.top[rows]

    def turns(self, rows: Ints, drawn: int = 0) -> Ints:
        """The number of turns each samurai still has after the current one, which draws ``drawn`` cards."""
        order = (self.turn + 1 + np.arange(self.players)) % self.players
        place = (~self.passed[:, rows][order]).cumsum(axis=0)
        left = self.left_in_stack(rows) - drawn
        turns = np.empty_like(place)
        turns[order] = (left - place) // np.maximum(place[-1], 1) + 1
        return np.minimum(np.maximum(turns, 0), TURNS)

    # The village

    def burn(self, rows: Ints, fires: Ints | int = 1) -> None:
        """Burn barricades, then farms."""
        if not len(rows):
            return
        fires = np.broadcast_to(fires, rows.shape)
        barricades = np.minimum(self.barricades[rows], fires)
        self.barricades[rows] -= barricades
        farms = fires - barricades
        if farms.any():
            self.lose_farms(rows[farms > 0], farms[farms > 0])

    def lose_farms(self, rows: Ints, farms: Ints) -> None:
        """Lose farms, with their penalties if the level uses them. Each penalty is drawn from those left."""
        self.farms[rows] -= farms
        if not self.level.farm_penalties:
            return
        for nth in range(int(farms.max(initial=0))):
            struck = rows[(farms > nth) & (self.farms[rows] > 0)]
            penalty = self.random.choice(self.farm_penalties, size=len(struck))
            self.families[struck[penalty == "family"]] -= 1
            self.burn(struck[penalty == "barricade"])
            more = struck[penalty == "farm"]
            self.lose_farms(more, np.ones_like(more))
            wounded = struck[penalty == "wound"]
            places = self.random.integers(self.players, size=len(wounded))
            for place in range(self.players):
                self.hurt(place, wounded[places == place])

    def build(self, rows: Ints) -> None:
        """Add a barricade if there is room for it."""
        self.barricades[rows[self.barricades[rows] < self.barricades_at_start]] += 1

    def slip_in(self, rows: Ints) -> None:
        """The top raider joins the intruders."""
        self.let_in(rows, self.draw(rows))

    def let_in(self, rows: Ints, cards: Ints) -> None:
        """Put raiders on top of the intruders."""
        below = self.intruders[rows]
        self.flames[rows, below + 1] = self.flames[rows, below] + FLAMES[cards]
        self.intruders[rows] = below + 1

    def drive_off(self, rows: Ints, count: Ints | int) -> None:
        """Remove the top intruders."""
        self.intruders[rows] = np.maximum(self.intruders[rows] - count, 0)

    def draw(self, rows: Ints) -> Ints:
        cards = self.stack[rows, self.top[rows]]
        self.top[rows] += 1
        return cards

    def bury(self, rows: Ints, cards: Ints) -> None:
        """Put cards under the stack."""
        self.stack[rows, self.bottom[rows]] = cards
        self.bottom[rows] += 1

    # The samurai

    def hurt(self, samurai: int, rows: Ints) -> None:
        """A wound without Kiai. The fourth is death."""
        wounds = self.wounds[samurai, rows] + 1
        self.dead[rows[wounds > MOST_WOUNDS]] = True
        self.wounds[samurai, rows] = np.minimum(wounds, MOST_WOUNDS)

    def wound(self, samurai: int, rows: Ints) -> None:
        """A wound in the fight: a new beast may be exactly at Kiai."""
        if not len(rows):
            return
        self.hurt(samurai, rows)
        awake = rows[self.wounds[samurai, rows] == BEAST]
        self.unleash(samurai, awake[self.room(samurai, awake) == 0])

    def attack(self, samurai: int, rows: Ints, cards: Ints) -> None:
        """Lay cards to the right: beyond Kiai something burns, exactly at Kiai the power is used."""
        if not len(rows):
            return
        self.line[samurai, rows, self.tail[samurai, rows]] = cards
        self.tail[samurai, rows] += 1
        self.total[samurai, rows] += VALUE[cards]
        self.last[samurai, rows] = cards
        room = self.room(samurai, rows)
        self.burn(rows[room < 0])
        self.unleash(samurai, rows[room == 0])

    def defend(self, samurai: int, rows: Ints, cards: Ints) -> None:
        """Lay cards to the left: their symbols are no longer missing."""
        self.missing[samurai, rows] &= ~SYMBOL[cards]

    def take_last(self, samurai: int, rows: Ints) -> Ints:
        """Take the last card from a line."""
        cards = self.last[samurai, rows]
        self.last[samurai, rows] = self.last_but_one(samurai, rows)
        self.tail[samurai, rows] -= 1
        self.total[samurai, rows] -= VALUE[cards]
        self.unleash(samurai, rows[self.room(samurai, rows) == 0])
        return cards

    def discard_first(self, samurai: int, rows: Ints) -> None:
        """Kiai discards the first card of the line, if one is left."""
        rows = rows[self.head[samurai, rows] < self.tail[samurai, rows]]
        self.total[samurai, rows] -= VALUE[self.first(samurai, rows)]
        self.head[samurai, rows] += 1
        empty = rows[self.head[samurai, rows] >= self.tail[samurai, rows]]
        self.last[samurai, empty] = 0

    def unleash(self, samurai: int, rows: Ints) -> None:
        """These samurai have just reached their Kiai.

        The first card of the line is discarded now. The power is used after the powers that were due before
        it.
        """
        if not len(rows):
            return
        self.discard_first(samurai, rows)
        self.due.append((samurai, rows))
        if len(self.due) > 1:
            return
        while self.due:
            self.use_power(*self.due[0])
            self.due.pop(0)

    @abstractmethod
    def use_power(self, samurai: int, rows: Ints) -> None:
        """Use a power in the best way."""

    # The end of the round

    def settle(self) -> None:
        """The round is over with the last raider, when all have passed, or when the game is lost."""
        self.over |= (self.top >= self.bottom) | self.passed.all(axis=0) | self.fallen

    @property
    def fallen(self) -> Flags:
        """A samurai is dead, or the families are gone.

        Lost farms do not end the game here: their count goes below zero, so that the size of the loss still
        matters.
        """
        return self.dead | (self.families < 1)

    def end_round(self) -> None:
        """The rest of the stack joins the intruders, missing symbols are paid for, and the intruders set
        fire."""
        rows = np.flatnonzero(~self.fallen)
        while len(left := rows[self.top[rows] < self.bottom[rows]]):
            self.bottom[left] -= 1
            self.let_in(left, self.stack[left, self.bottom[left]])
        for samurai in range(self.players):
            missing = self.missing[samurai, rows]
            self.hurt(samurai, rows[(missing & bit("hat")) > 0])
            farms = rows[(missing & bit("farm")) > 0]
            self.lose_farms(farms, np.ones_like(farms))
            self.families[rows[(missing & bit("doll")) > 0]] -= 1
        rows = np.flatnonzero(~self.fallen)
        if self.level.family_bonuses:
            self.thank(rows)
        self.burn(rows, self.flames[rows, self.intruders[rows]])

    def thank(self, rows: Ints) -> None:
        """Each family left gives its bonus; which families are left is random among those not known to be
        lost."""
        for bonus in self.bonuses:
            lucky = rows[self.random.random(len(rows)) < self.families[rows] / len(self.bonuses)]
            match bonus:
                case "heal":
                    markers = self.wounds[:, lucky] % 2
                    healed = (markers * self.random.random(markers.shape)).argmax(axis=0)
                    self.wounds[healed, lucky] -= markers.max(axis=0, initial=0)
                case "barricade":
                    self.build(lucky)
                case _:
                    self.drive_off(lucky, 1)
