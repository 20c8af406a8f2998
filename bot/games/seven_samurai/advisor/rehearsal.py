"""A rehearsal of the rest of the round, in which all samurai make their assumed decisions."""

from __future__ import annotations

from typing import Final

import numpy as np

from bot.games.seven_samurai.advisor.cards import STRIKES, Flags, Ints
from bot.games.seven_samurai.advisor.copies import talent_bit
from bot.games.seven_samurai.advisor.forecast import BEAST, MISSING, ignores
from bot.games.seven_samurai.advisor.judging import Act, Judging, Way, has
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, KANBEI, KIKUCHIYO

ALL_MISSING: Final = MISSING - 1


class Rehearsal(Judging):
    """Copies of a table that play on."""

    # A turn

    def play_out(self) -> None:
        """Play the rest of the round, from the next samurai's turn on."""
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
        """Apply the penalties of the cards that strike."""
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
        """A neighbour draws a card into his line. If he has passed, the samurai is wounded."""
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
        """Fight, support or pass, whichever costs least; ``forced`` fixes the action instead."""
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

    def support(self, samurai: int, rows: Ints, target: Ints) -> None:
        """His token goes to another samurai, the top raider to the intruders."""
        self.slip_in(rows)
        self.token_at[samurai, rows] = target
        self.borrowed[target, rows] |= talent_bit(self.seats[samurai])

    # A fight

    def fight(self, samurai: int, rows: Ints, talents: Ints, barred: Flags) -> None:
        """Draw the top raider and deal with it."""
        if len(rows):
            self.face(samurai, rows, self.draw(rows), talents, barred)

    def face(self, samurai: int, rows: Ints, cards: Ints, talents: Ints, barred: Flags) -> None:
        """Attack, defend, or use a talent: bury the card first, hand it on, or dismiss it."""
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

    def fight_again(self, samurai: int, rows: Ints, talents: Ints, barred: Flags) -> None:
        """Fight again with Kikuchiyo's talent, if it is likely to help."""
        able = has(talents, KIKUCHIYO) & ~self.over[rows] & ~barred & (self.room(samurai, rows) > 0)
        if able.any():
            able[able] = self.wants_more(samurai, rows[able])
            self.fight(samurai, rows[able], talents[able], barred[able])

    def lay(self, samurai: int, rows: Ints, cards: Ints) -> None:
        """A samurai who is given a card lays it on the better side."""
        _, way = self.play(samurai, rows, cards, self.turns(rows)[samurai])
        self.put(np.full(len(rows), samurai), rows, cards, way)

    def put(self, place: Ints, rows: Ints, cards: Ints, way: Ints) -> None:
        """Lay down cards, each at its place and on its side."""
        for samurai in set(place.tolist()):
            for side, lay in ((Way.ATTACK, self.attack), (Way.DEFEND, self.defend)):
                these = (place == samurai) & (way == side)
                lay(samurai, rows[these], cards[these])

    # Kiai

    def use_power(self, samurai: int, rows: Ints) -> None:
        """Use the power of the human, or of the beast."""
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
                self.arrange(rows)
            case _:
                self.relieve(samurai, rows)
                self.relieve(samurai, rows[beast])

    def heal(self, rows: Ints) -> None:
        """Remove the marker of the most wounded."""
        wounds = self.wounds[:, rows]
        markers = np.where(wounds % 2 == 1, wounds, 0)
        worst = markers.argmax(axis=0)
        self.wounds[worst, rows] -= markers[worst, np.arange(len(rows))] > 0

    def arrange(self, rows: Ints) -> None:
        """Swap the two top raiders if that is better for the samurai who draw next."""
        rows = rows[(self.left_in_stack(rows) > 1) & ((~self.passed[:, rows]).sum(axis=0) > 1)]
        each, top, turns = np.arange(len(rows)), self.top[rows], self.turns(rows)
        order = (self.turn + 1 + np.arange(self.players)) % self.players
        coming = ~self.passed[order][:, rows]
        one = coming.argmax(axis=0)
        coming[one, each] = False
        one, other = order[one], order[coming.argmax(axis=0)]
        first, second = self.stack[rows, top], self.stack[rows, top + 1]
        as_it_is, changed = (
            self.play(one, rows, to_one, turns[one, each])[0]
            + self.play(other, rows, to_other, turns[other, each])[0]
            for to_one, to_other in ((first, second), (second, first))
        )
        better = changed < as_it_is
        self.stack[rows[better], top[better]] = second[better]
        self.stack[rows[better], top[better] + 1] = first[better]

    def relieve(self, samurai: int, rows: Ints) -> None:
        """The last card of a line moves to a cheaper place, if there is one.

        Kikuchiyo discards it, Daisuke gives it to another samurai.
        """
        if not len(rows):
            return
        relief = self.relief(rows)
        source, gain = relief.argmax(axis=0), relief.max(axis=0)
        target, way, loss = self.receiver(samurai, source, rows)
        gives = self.seats[samurai] == DAISUKE
        good = gain > (loss if gives else 0)
        rows, source, target, way = rows[good], source[good], target[good], way[good]
        cards = self.last[source, rows]
        for place in set(source.tolist()):
            self.take_last(place, rows[source == place])
        if gives:
            self.put(target, rows, cards, way)
