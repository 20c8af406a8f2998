"""The assumed decisions of all samurai in a rehearsal.

Each does the best by his own forecast, and considers the neighbours he can hand a card to and the samurai he
can lend his talent to.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.random import Generator

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import EVEN, SYMBOL, VALUE, Flags, Ints
from bot.games.seven_samurai.advisor.copies import Copies, talent_bit
from bot.games.seven_samurai.advisor.forecast import TURNS, WOUNDS, Costs, Forecasts, Raid, ignores, power_of
from bot.games.seven_samurai.advisor.prices import AGAIN, BURIED, FIRE, LEFT_OVER, SUPPORTED, TWICE
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO
from bot.games.seven_samurai.view import TableView

NEVER: Final = 1e9
"""The cost of an action that is not possible."""
HARD_PRESSED: Final = 2
"""With no more room than this to Kiai, nobody wants to fight twice."""


class Act(IntEnum):
    """The possible actions of a turn."""

    FIGHT = 0
    SUPPORT = 1
    LEAVE = 2


class Way(IntEnum):
    """The possible plays of a drawn card."""

    ATTACK = 0
    DEFEND = 1
    DISMISS = 2


class Judging(Copies):
    """Copies of a table that can also evaluate decisions."""

    def __init__(self, view: TableView, hidden: Ints, random: Generator) -> None:
        super().__init__(view, hidden, random)
        raid = Raid(view.level, self.players, view.round, view.village.families_left)
        self.forecasts = Forecasts(self.seats, raid)
        self.powers = np.array([power_of(seat, np.arange(WOUNDS)) for seat in self.seats])

    def round_cost(self, samurai: Ints | int, rows: Ints, turns: Ints) -> Costs:
        """The expected cost of the rest of the round for him now."""
        return self.forecasts.round_cost(
            samurai,
            self.wounds[samurai, rows],
            turns,
            self.room(samurai, rows),
            self.missing[samurai, rows],
            self.last[samurai, rows],
        )

    def fight_cost(self, samurai: Ints | int, rows: Ints, turns: Ints) -> Costs:
        """The same with a fight now; ``turns`` counts this one."""
        return self.forecasts.fight_cost(
            samurai,
            self.wounds[samurai, rows],
            np.minimum(turns, TURNS),
            self.room(samurai, rows),
            self.missing[samurai, rows],
            self.last[samurai, rows],
        )

    def play(
        self, samurai: Ints | int, rows: Ints, cards: Ints, turns: Ints, barred: Flags | bool = False
    ) -> tuple[Costs, Ints]:
        """The expected cost of the rest of the round with this card on the better side, and the side."""
        wounds, missing = self.wounds[samurai, rows], self.missing[samurai, rows]
        room = self.room(samurai, rows)
        after = room - VALUE[cards]
        first = self.first(samurai, rows)
        kiai, alone = after == 0, first == 0
        attacked = self.forecasts.round_cost(
            samurai,
            wounds,
            turns,
            np.where(kiai, VALUE[np.where(alone, cards, first)], after),
            missing,
            np.where(kiai & alone, 0, cards),
        )
        attacked += FIRE * (after < 0) - kiai * self.powers[samurai, wounds]
        possible = (missing & SYMBOL[cards] > 0) & ~np.asarray(barred)
        if not possible.any():
            return attacked, np.zeros_like(missing)
        left = missing & ~SYMBOL[cards]
        defended = self.forecasts.round_cost(samurai, wounds, turns, room, left, self.last[samurai, rows])
        better = possible & (defended < attacked)
        return np.where(better, defended, attacked), np.where(better, Way.DEFEND, Way.ATTACK)

    def help(self, seat: Seat, rows: Ints) -> Costs:
        """The gain by this talent for each samurai in the next turn, if it were lent to him."""
        everybody, wounds, last = self.everybody, self.wounds[:, rows], self.last[:, rows]
        turns, room = self.turns(rows, drawn=1), self.room(everybody, rows)
        if seat in (GOROBEI, KANBEI):
            gain = self.forecasts.strike(everybody, wounds, last) * (ignores(seat)[last] & (turns > 0))
        elif seat == KIKUCHIYO:
            gain = np.where((room > HARD_PRESSED) & (turns > 0), TWICE, 0)
        else:
            missing = self.missing[:, rows]
            gain = self.forecasts.saved(seat, everybody, wounds, turns, room, missing, last)
        return np.where(self.passed[:, rows], -NEVER, gain)

    def best_to_help(self, samurai: int, rows: Ints) -> tuple[Ints, Costs]:
        """The samurai whom his talent would help most, with the gain."""
        help_ = self.help(self.seats[samurai], rows)
        help_[samurai] = -NEVER
        best = help_.argmax(axis=0)
        return best, help_[best, np.arange(len(rows))]

    def choose(self, samurai: int, rows: Ints, alone: Flags) -> tuple[Ints, Ints]:
        """The samurai to support, and the action to take."""
        fighting = (~self.passed[:, rows]).sum(axis=0)
        left = self.left_in_stack(rows)
        turns = np.minimum(np.maximum(left - 1, 0) // fighting + 1, TURNS)
        target, gain = self.best_to_help(samurai, rows)
        fight = self.fight_cost(samurai, rows, turns)
        letting_in = self.forecasts.flames * FIRE + SUPPORTED
        support = self.round_cost(samurai, rows, turns - 1) + letting_in - gain
        able = (self.token_at[samurai, rows] == samurai) & ~alone & (fighting > 1)
        rest = np.where(fighting == 1, left * self.forecasts.flames * FIRE, LEFT_OVER * turns)
        leave = self.forecasts.undefended[self.wounds[samurai, rows], self.missing[samurai, rows]] + rest
        return target, np.stack([fight, np.where(able, support, NEVER), leave]).argmin(axis=0)

    def wants_more(self, samurai: int, rows: Ints) -> Flags:
        """True if a second fight in this turn is better than waiting for the next turn."""
        fight = self.fight_cost(samurai, rows, self.turns(rows, drawn=1)[samurai] + 1) - AGAIN
        return fight < self.round_cost(samurai, rows, self.turns(rows)[samurai])

    def consider(
        self, samurai: int, rows: Ints, cards: Ints, talents: Ints, barred: Flags
    ) -> tuple[Costs, Ints, Ints]:
        """The lowest cost of a drawn card, with the samurai who gets it and the side; 0 if dismissed."""
        turns = self.turns(rows)
        cost, way = self.play(samurai, rows, cards, turns[samurai], barred)
        loss = cost - self.round_cost(samurai, rows, turns[samurai])
        place = np.full(len(rows), samurai)
        handing = np.where(EVEN[cards], has(talents, HEIHACHI), has(talents, DAISUKE))
        for neighbour in self.neighbours(samurai):
            able = np.flatnonzero(handing & ~self.passed[neighbour, rows])
            there, then = rows[able], turns[neighbour, able]
            cost, side = self.play(neighbour, there, cards[able], then)
            theirs = cost - self.round_cost(neighbour, there, then)
            better = theirs < loss[able]
            chosen = able[better]
            loss[chosen], place[chosen], way[chosen] = theirs[better], neighbour, side[better]
        if has(talents, KYUZO).any():
            dismissed = (loss > 0) & has(talents, KYUZO) & self.repeated(samurai, rows, cards)
            loss[dismissed], way[dismissed] = 0, Way.DISMISS
        return loss, place, way

    def buries(self, samurai: int, rows: Ints, loss: Costs, talents: Ints) -> Flags:
        """True if Katsushiro's talent is used: another raider is expected to cost less than this one."""
        able = has(talents, KATSUSHIRO) & (self.left_in_stack(rows) > 0)
        if not able.any():
            return able
        turns = self.turns(rows)[samurai]
        another = self.fight_cost(samurai, rows, turns + 1) - self.round_cost(samurai, rows, turns)
        return able & (loss > another + BURIED)

    def repeated(self, samurai: int, rows: Ints, cards: Ints) -> Flags:
        """True if his line has a card of the same value."""
        places = np.arange(self.line.shape[-1])
        head, tail = self.head[samurai, rows, None], self.tail[samurai, rows, None]
        within = (places >= head) & (places < tail)
        return (within & (VALUE[self.line[samurai, rows]] == VALUE[cards][:, None])).any(axis=1)

    def neighbours(self, samurai: int) -> tuple[int, ...]:
        """The left and right neighbours; with two samurai they are the same one."""
        left, right = (samurai + 1) % self.players, (samurai - 1) % self.players
        return (left,) if left == right else (left, right)

    def relief(self, rows: Ints) -> Costs:
        """The saving of each samurai if he loses his last card; the loss may bring him exactly to Kiai."""
        everybody, turns, wounds = self.everybody, self.turns(rows), self.wounds[:, rows]
        last, before = self.last[:, rows], self.last_but_one(everybody, rows)
        first, room = self.first(everybody, rows), self.room(everybody, rows) + VALUE[last]
        kiai = room == 0
        after = self.forecasts.round_cost(
            everybody,
            wounds,
            turns,
            np.where(kiai, VALUE[first], room),
            self.missing[:, rows],
            np.where(kiai & (before == first), 0, before),
        )
        saved = self.round_cost(everybody, rows, turns) - after + kiai * self.powers[everybody, wounds]
        return np.where((last > 0) & ~self.passed[:, rows], saved, -NEVER)

    def receiver(self, daisuke: int, source: Ints, rows: Ints) -> tuple[Ints, Ints, Costs]:
        """The best receiver for the last card of a line, with the side and the cost.

        Only Daisuke may keep his own card, and to his left.
        """
        everybody, turns, each = self.everybody, self.turns(rows), np.arange(len(rows))
        cost, way = self.play(everybody, rows, self.last[source, rows], turns)
        loss = np.where(self.passed[:, rows], NEVER, cost - self.round_cost(everybody, rows, turns))
        kept = (source == daisuke) & (way[source, each] == Way.DEFEND)
        loss[source, each] = np.where(kept, loss[source, each], NEVER)
        target = loss.argmin(axis=0)
        return target, way[target, each], loss[target, each]


def has(talents: Ints, seat: Seat) -> Flags:
    """True if a talent is in these sets."""
    return talents & talent_bit(seat) > 0
