"""How companions think that everybody will play: a rehearsal of the rest of the round.

Each samurai does what his forecast says is best for him, with the neighbours he can hand a card to and
those he can lend his talent to in mind.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.random import Generator

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import EVEN, STRIKES, SYMBOL, VALUE, Flags, Ints
from bot.games.seven_samurai.advisor.forecast import (
    BEAST,
    MISSING,
    TURNS,
    WOUNDS,
    Costs,
    Forecasts,
    Raid,
    ignores,
    power_of,
)
from bot.games.seven_samurai.advisor.prices import AGAIN, BURIED, FIRE, LEFT_OVER, SUPPORTED, TWICE
from bot.games.seven_samurai.advisor.tables import MOST_WOUNDS, Tables, talent_bit
from bot.games.seven_samurai.samurai import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
)
from bot.games.seven_samurai.view import TableView

NEVER: Final = 1e9
HARD_PRESSED: Final = 2
"""With so little room nobody wants to fight twice."""
ALL_MISSING: Final = MISSING - 1


class Act(IntEnum):
    """What a turn can be used for."""

    FIGHT = 0
    SUPPORT = 1
    LEAVE = 2


class Way(IntEnum):
    """What can be done with a drawn card."""

    ATTACK = 0
    DEFEND = 1
    DISMISS = 2


class Rehearsal(Tables):
    """Tables at which everybody plays on."""

    def __init__(self, view: TableView, hidden: Ints, random: Generator) -> None:
        super().__init__(view, hidden, random)
        raid = Raid(view.level, self.players, view.round, view.village.families_left)
        self.forecasts = Forecasts(self.seats, raid)
        self.powers = np.array([power_of(seat, np.arange(WOUNDS)) for seat in self.seats])

    # What things are worth

    def standing(self, samurai: Ints | int, rows: Ints, turns: Ints) -> Costs:
        """What the rest of the round will cost him as he stands."""
        return self.forecasts.standing(
            samurai,
            self.wounds[samurai, rows],
            turns,
            self.room(samurai, rows),
            self.missing[samurai, rows],
            self.last[samurai, rows],
        )

    def fighting(self, samurai: Ints | int, rows: Ints, turns: Ints) -> Costs:
        """The same with a fight now, ``turns`` being those to go with this one."""
        return self.forecasts.fighting(
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
        """What the rest of the round will cost him with this card on the better side, and the side."""
        wounds, missing = self.wounds[samurai, rows], self.missing[samurai, rows]
        room = self.room(samurai, rows)
        after = room - VALUE[cards]
        first = self.first(samurai, rows)
        kiai, alone = after == 0, first == 0
        attacked = self.forecasts.standing(
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
        defended = self.forecasts.standing(samurai, wounds, turns, room, left, self.last[samurai, rows])
        better = possible & (defended < attacked)
        return np.where(better, defended, attacked), np.where(better, Way.DEFEND, Way.ATTACK)

    def help(self, seat: Seat, rows: Ints) -> Costs:
        """What this talent would do for everybody in the next turn, if it were lent to him."""
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
        """Whom his talent would help most, and how much that is worth."""
        help_ = self.help(self.seats[samurai], rows)
        help_[samurai] = -NEVER
        best = help_.argmax(axis=0)
        return best, help_[best, np.arange(len(rows))]

    # A turn

    def play_out(self) -> None:
        """The rest of the round, from the next samurai's turn on."""
        self.settle()
        while not self.over.all():
            self.take_turn((self.turn + 1) % self.players)
        self.end_round()

    def take_turn(self, samurai: int) -> None:
        """Penalty, then action."""
        self.turn = samurai
        rows = np.flatnonzero(~self.over & ~self.passed[samurai])
        if not len(rows):
            return
        talents = self.talents[samurai, rows] | self.borrowed[samurai, rows]
        striking = self.last[samurai, rows]
        for seat in (GOROBEI, KANBEI):
            striking[ignores(seat)[striking] & has(talents, seat)] = 0
        self.suffer(samurai, rows, striking)
        self.settle()
        talents[STRIKES["no_talent"][striking] > 0] = 0
        out = (self.room(samurai, rows) < 0) | (STRIKES["must_pass"][striking] > 0)
        on = ~self.over[rows]
        self.passed[samurai, rows[on & out]] = True
        on &= ~out
        self.act(
            samurai,
            rows[on],
            talents[on],
            barred=STRIKES["no_defend"][striking[on]] > 0,
            alone=STRIKES["no_support"][striking[on]] > 0,
        )
        self.end_turn(samurai, rows)

    def end_turn(self, samurai: int, rows: Ints) -> None:
        """The support tokens he has received go home."""
        if self.borrowed[samurai, rows].any():
            for owner in range(self.players):
                back = rows[self.token_at[owner, rows] == samurai]
                self.token_at[owner, back] = owner
            self.borrowed[samurai, rows] = 0
        self.settle()

    def suffer(self, samurai: int, rows: Ints, cards: Ints) -> None:
        """The penalties of the cards that strike."""
        self.burn(rows, STRIKES["fire"][cards])
        self.wound(samurai, rows[STRIKES["wound"][cards] > 0])
        for nth in range(2):
            let_in = rows[STRIKES["intruder"][cards] > nth]
            self.slip_in(let_in[self.left_in_stack(let_in) > 0])
        self.strike_neighbour(samurai, rows[STRIKES["left"][cards] > 0], 1)
        self.strike_neighbour(samurai, rows[STRIKES["right"][cards] > 0], -1)
        dropping = rows[STRIKES["drop"][cards] > 0]
        if len(dropping):
            kept = ALL_MISSING & ~self.missing[samurai, dropping]
            self.wound(samurai, dropping[kept == 0])
            self.missing[samurai, dropping] |= kept & -kept

    def strike_neighbour(self, samurai: int, rows: Ints, side: int) -> None:
        """A neighbour draws a card into his line; if he has passed, it is a wound."""
        neighbour = (samurai + side) % self.players
        away = self.passed[neighbour, rows]
        self.wound(samurai, rows[away])
        rows = rows[~away & (self.left_in_stack(rows) > 0)]
        self.attack(neighbour, rows, self.draw(rows))

    def act(
        self,
        samurai: int,
        rows: Ints,
        talents: Ints,
        *,
        barred: Flags,
        alone: Flags,
        forced: Ints | None = None,
    ) -> None:
        """Fight, support or leave, whichever costs least; ``forced`` says what is done instead."""
        if not len(rows):
            return
        target, act = self.choose(samurai, rows, alone)
        act = act if forced is None else forced
        helping = act == Act.SUPPORT
        self.support(samurai, rows[helping], target[helping])
        self.passed[samurai, rows[act == Act.LEAVE]] = True
        fighting = act == Act.FIGHT
        self.fight(samurai, rows[fighting], talents[fighting], barred[fighting])
        self.settle()
        self.fight_again(samurai, rows[fighting], talents[fighting], barred[fighting])

    def choose(self, samurai: int, rows: Ints, alone: Flags) -> tuple[Ints, Ints]:
        """Whom to support, and what to do."""
        fighting = (~self.passed[:, rows]).sum(axis=0)
        left = self.left_in_stack(rows)
        turns = np.minimum(np.maximum(left - 1, 0) // fighting + 1, TURNS)
        target, gain = self.best_to_help(samurai, rows)
        fight = self.fighting(samurai, rows, turns)
        letting_in = self.forecasts.flames * FIRE + SUPPORTED
        support = self.standing(samurai, rows, turns - 1) + letting_in - gain
        able = (self.token_at[samurai, rows] == samurai) & ~alone & (fighting > 1)
        rest = np.where(fighting == 1, left * self.forecasts.flames * FIRE, LEFT_OVER * turns)
        leave = self.forecasts.undefended[self.wounds[samurai, rows], self.missing[samurai, rows]] + rest
        return target, np.stack([fight, np.where(able, support, NEVER), leave]).argmin(axis=0)

    def support(self, samurai: int, rows: Ints, target: Ints) -> None:
        """His token to another, the top raider to the intruders."""
        self.slip_in(rows)
        self.token_at[samurai, rows] = target
        self.borrowed[target, rows] |= talent_bit(self.seats[samurai])

    # A fight

    def fight(self, samurai: int, rows: Ints, talents: Ints, barred: Flags) -> None:
        """The top raider is drawn and dealt with."""
        if len(rows):
            self.face(samurai, rows, self.draw(rows), talents, barred)

    def face(self, samurai: int, rows: Ints, cards: Ints, talents: Ints, barred: Flags) -> None:
        """Attack, defend, or what a talent allows: bury the card first, hand it on, or dismiss it."""
        loss, place, way = self.consider(samurai, rows, cards, talents, barred)
        deep = np.flatnonzero(self.buries(samurai, rows, loss, talents))
        if len(deep):
            below, cards = rows[deep], cards.copy()
            self.bury(below, cards[deep])
            cards[deep] = self.draw(below)
            _, place[deep], way[deep] = self.consider(
                samurai, below, cards[deep], np.zeros_like(below), barred[deep]
            )
        self.put(place, rows, cards, way)

    def consider(
        self, samurai: int, rows: Ints, cards: Ints, talents: Ints, barred: Flags
    ) -> tuple[Costs, Ints, Ints]:
        """What a drawn card costs at best, to whom it goes and on which side; nothing if dismissed."""
        turns = self.turns(rows)
        cost, way = self.play(samurai, rows, cards, turns[samurai], barred)
        loss = cost - self.standing(samurai, rows, turns[samurai])
        place = np.full(len(rows), samurai)
        handing = np.where(EVEN[cards], has(talents, HEIHACHI), has(talents, DAISUKE))
        for neighbour in self.neighbours(samurai):
            able = np.flatnonzero(handing & ~self.passed[neighbour, rows])
            there, then = rows[able], turns[neighbour, able]
            cost, side = self.play(neighbour, there, cards[able], then)
            theirs = cost - self.standing(neighbour, there, then)
            better = theirs < loss[able]
            chosen = able[better]
            loss[chosen], place[chosen], way[chosen] = theirs[better], neighbour, side[better]
        if has(talents, KYUZO).any():
            dismissed = (loss > 0) & has(talents, KYUZO) & self.repeated(samurai, rows, cards)
            loss[dismissed], way[dismissed] = 0, Way.DISMISS
        return loss, place, way

    def buries(self, samurai: int, rows: Ints, loss: Costs, talents: Ints) -> Flags:
        """Whether Katsushiro's talent is used: another raider is expected to cost less than this one."""
        able = has(talents, KATSUSHIRO) & (self.left_in_stack(rows) > 0)
        if not able.any():
            return able
        turns = self.turns(rows)[samurai]
        another = self.fighting(samurai, rows, turns + 1) - self.standing(samurai, rows, turns)
        return able & (loss > another + BURIED)

    def neighbours(self, samurai: int) -> tuple[int, ...]:
        """Left and right, who are the same between two."""
        left, right = (samurai + 1) % self.players, (samurai - 1) % self.players
        return (left,) if left == right else (left, right)

    def bury(self, rows: Ints, cards: Ints) -> None:
        """Cards are put under the stack."""
        self.stack[rows, self.bottom[rows]] = cards
        self.bottom[rows] += 1

    def repeated(self, samurai: int, rows: Ints, cards: Ints) -> Flags:
        """Whether the value of a card is in his line already."""
        places = np.arange(self.line.shape[-1])
        head, tail = self.head[samurai, rows, None], self.tail[samurai, rows, None]
        within = (places >= head) & (places < tail)
        return (within & (VALUE[self.line[samurai, rows]] == VALUE[cards][:, None])).any(axis=1)

    def fight_again(self, samurai: int, rows: Ints, talents: Ints, barred: Flags) -> None:
        """With Kikuchiyo's talent, if it is likely to help."""
        able = has(talents, KIKUCHIYO) & ~self.over[rows] & ~barred & (self.room(samurai, rows) > 0)
        if able.any():
            able[able] = self.wants_more(samurai, rows[able])
            self.fight(samurai, rows[able], talents[able], barred[able])

    def wants_more(self, samurai: int, rows: Ints) -> Flags:
        """Whether a second fight in this turn promises more than the next turn does."""
        fight = self.fighting(samurai, rows, self.turns(rows, drawn=1)[samurai] + 1) - AGAIN
        return fight < self.standing(samurai, rows, self.turns(rows)[samurai])

    # Kiai

    def unleash(self, samurai: int, rows: Ints) -> None:
        """The first card of the line is discarded, and the power used."""
        if not len(rows):
            return
        self.discard_first(samurai, rows)
        beast = self.wounds[samurai, rows] >= BEAST
        match self.seats[samurai]:
            case "heihachi":
                self.build(rows)
                self.heal(rows[beast])
            case "kyuzo":
                self.build(rows[beast])
            case "gorobei":
                self.top[rows] = np.minimum(self.top[rows] + 2 + beast, self.bottom[rows])
            case "kanbei":
                self.drive_off(rows, 2 + beast)
            case "katsushiro":
                self.arrange(samurai, rows)
            case _:
                self.relieve(samurai, rows)
                self.relieve(samurai, rows[beast])

    def heal(self, rows: Ints) -> None:
        """A dying samurai loses a wound."""
        dying = (self.wounds[:, rows] == MOST_WOUNDS).argmax(axis=0)
        saved = self.wounds[dying, rows] == MOST_WOUNDS
        self.wounds[dying[saved], rows[saved]] -= 1

    def arrange(self, samurai: int, rows: Ints) -> None:
        """The two top raiders change places if that suits the next two samurai better."""
        rows = rows[self.left_in_stack(rows) > 1]
        top = self.top[rows]
        first, second = self.stack[rows, top], self.stack[rows, top + 1]
        turns = self.turns(rows)
        one, other = (samurai + 1) % self.players, (samurai + 2) % self.players
        gains = [
            self.play(place, rows, cards, turns[place])[0] * sign
            for place, cards, sign in (
                (one, first, 1),
                (other, second, 1),
                (one, second, -1),
                (other, first, -1),
            )
        ]
        better = np.sum(gains, axis=0) > 0
        self.stack[rows[better], top[better]] = second[better]
        self.stack[rows[better], top[better] + 1] = first[better]

    def relieve(self, samurai: int, rows: Ints) -> None:
        """The last card goes where it is needed least: out of the line it hurts most.

        Kikuchiyo discards it, Daisuke gives it to somebody.
        """
        if not len(rows):
            return
        relief = self.relief(rows)
        source = relief.argmax(axis=0)
        possible = relief.max(axis=0) > -NEVER
        for place in range(self.players):
            chosen = rows[possible & (source == place)]
            if not len(chosen):
                continue
            cards = self.take_last(place, chosen)
            if self.seats[samurai] == DAISUKE:
                self.give(samurai, place, chosen, cards)

    def relief(self, rows: Ints) -> Costs:
        """What the loss of his last card saves everybody."""
        everybody, turns = self.everybody, self.turns(rows)
        last = self.last[:, rows]
        after = self.forecasts.standing(
            everybody,
            self.wounds[:, rows],
            turns,
            self.room(everybody, rows) + VALUE[last],
            self.missing[:, rows],
            self.last_but_one(everybody, rows),
        )
        saved = self.standing(everybody, rows, turns) - after
        return np.where((last > 0) & ~self.passed[:, rows], saved, -NEVER)

    def give(self, daisuke: int, source: int, rows: Ints, cards: Ints) -> None:
        """Daisuke's power moves a card to whom it costs least; one of his own only to his left."""
        everybody, turns = self.everybody, self.turns(rows)
        cost, way = self.play(everybody, rows, cards, turns)
        loss = cost - self.standing(everybody, rows, turns)
        kept = loss[source] if source == daisuke else np.full(len(rows), NEVER)
        loss[source] = np.where(way[source] == Way.DEFEND, kept, NEVER)
        target = np.where(self.passed[:, rows], 2 * NEVER, loss).argmin(axis=0)
        self.put(target, rows, cards, way[target, np.arange(len(rows))])

    def lay(self, samurai: int, rows: Ints, cards: Ints) -> None:
        """A card somebody is given goes to the better side."""
        _, way = self.play(samurai, rows, cards, self.turns(rows)[samurai])
        self.put(np.full(len(rows), samurai), rows, cards, way)

    def put(self, place: Ints, rows: Ints, cards: Ints, way: Ints) -> None:
        """Cards are laid down, each at its place and on its side."""
        for samurai in set(place.tolist()):
            for side, lay in ((Way.ATTACK, self.attack), (Way.DEFEND, self.defend)):
                these = (place == samurai) & (way == side)
                lay(samurai, rows[these], cards[these])


def has(talents: Ints, seat: Seat) -> Flags:
    return talents & talent_bit(seat) > 0
