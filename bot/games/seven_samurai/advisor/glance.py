"""Quick decisions of a companion, from the forecasts of all samurai."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Final, cast

import numpy as np

from bot.engine import PASS, Facts, Seat
from bot.games.seven_samurai.advisor.cards import SYMBOL
from bot.games.seven_samurai.advisor.copies import ONE
from bot.games.seven_samurai.advisor.forecast import TURNS
from bot.games.seven_samurai.advisor.judging import NEVER, Judging, Way
from bot.games.seven_samurai.advisor.prices import PRICES, price
from bot.games.seven_samurai.levels import ROUNDS
from bot.games.seven_samurai.raiders import RAIDERS, Penalty
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO
from bot.games.seven_samurai.view import SamuraiView, TableView

AT_HOME: Final = 0.1
"""The worth of a token at home, which can be lent again."""
BY_KEY: Final = {card.key: card for card in RAIDERS}
FAVOURITES: Final = (KYUZO, KATSUSHIRO, GOROBEI, KANBEI, DAISUKE, HEIHACHI, KIKUCHIYO)
"""Spare tokens in the order a companion takes them up."""


def name(key: str) -> Seat:
    """The samurai in the key of an option."""
    return Seat(key.partition(":")[2].removeprefix("samurai:"))


class Glance:
    """A quick evaluation for one samurai: each option gets a worth, the highest is taken."""

    def __init__(self, table: Judging, view: TableView, samurai: Seat, facts: Facts) -> None:
        self.table = table
        self.view = view
        self.facts = facts
        self.me = view.at(samurai)
        self.places = {one.seat: place for place, one in enumerate(view.samurai)}
        for seat in (view.kiai_of, *view.due):
            if seat is not None:
                # The first card of his line is about to be discarded; a forecast must not count it.
                table.discard_first(self.places[seat], ONE)
        self.turns = table.turns(ONE)
        self.round_cost = table.round_cost(table.everybody, ONE, self.turns)[:, 0]
        self.scales: dict[str, Callable[[str], float]] = {
            "penalty": self.penalty,
            "drop": self.drop,
            "kiai": self.kiai,
            "kiai.heal": self.heal,
            "kiai.source": self.source,
            "kiai.target": self.target,
            "kiai.receive": self.receive,
            "kiai.strike": self.strike,
            "kiai.token": self.token,
            "kiai.token_to": self.token_to,
        }

    def at(self, prompt: str, keys: Sequence[str]) -> Sequence[str]:
        """The answer to a question."""
        match prompt:
            case "spare":
                return self.spares(keys)
            case "kiai.order":
                return self.order(keys)
            case _:
                return (max(keys, key=self.scales[prompt]),)

    def penalty(self, key: str) -> float:
        """The worth of an answer: high for ignoring a bad penalty, low for "no talents" applied first."""
        verb, _, penalty = key.partition(":")
        if verb == "ignore":
            return 10 + price(cast("Penalty", penalty), self.me.wounds, self.view.round)
        return -1 if penalty == "no_talent" else 0

    def drop(self, key: str) -> float:
        """The worth of dropping a card: minus the cost of missing its symbol, this turn's action included."""
        place = self.places[self.me.seat]
        lost = self.table.missing[place, 0] | SYMBOL[BY_KEY[key].number]
        forecasts = self.table.forecasts
        return -float(
            forecasts.round_cost(
                place,
                self.table.wounds[place, ONE],
                np.minimum(self.turns[place] + 1, TURNS),
                self.table.room(place, ONE),
                np.array([lost]),
                self.table.last[place, ONE],
            )[0]
        )

    def kiai(self, key: str) -> float:
        """Use the power if it gains something.

        Only Daisuke's and Kyuzo's may lose: they need a better place for the card, or for a token.
        """
        if key == PASS.key:
            return 0.0
        if self.me.seat == DAISUKE:
            return max(self.source(samurai.key) for samurai in self.fighting if samurai.line)
        if self.me.seat == KYUZO and not self.me.beast:
            return max(self.token(samurai.key) for samurai in self.view.samurai)
        return 1.0

    def heal(self, key: str) -> float:
        """The worth of healing a samurai: the price of his last wound."""
        if key == PASS.key:
            return 0.0
        return PRICES[self.view.round - 1].wound[self.view.at(name(key)).wounds - 1]

    def loss(self, samurai: SamuraiView, card: int) -> tuple[float, Way]:
        """The loss a card causes a samurai, and the better side for it."""
        place = self.places[samurai.seat]
        cost, way = self.table.play(place, ONE, np.array([card]), self.turns[place])
        return float(cost[0] - self.round_cost[place]), Way(way[0])

    def relief(self, samurai: SamuraiView) -> float:
        """The saving of a samurai if he loses his last card."""
        return float(self.table.relief(ONE)[self.places[samurai.seat], 0])

    def source(self, key: str) -> float:
        """The gain of moving a samurai's last card: his relief, and the best that another can do with it."""
        if key == PASS.key:
            return 0.0
        source = self.view.at(name(key))
        return self.relief(source) + max(
            self.given(source, target, source.line[-1].number) for target in self.fighting
        )

    def given(self, source: SamuraiView, target: SamuraiView, card: int) -> float:
        """The gain of giving a card to this samurai. Only Daisuke may keep his own, and to his left."""
        loss, way = self.loss(target, card)
        kept = target is not source or (target.seat == DAISUKE and way == Way.DEFEND)
        return -loss if kept else -NEVER

    def target(self, key: str) -> float:
        card = BY_KEY[str(self.facts["card"])].number
        return self.given(self.view.at(name(str(self.facts["source"]))), self.view.at(name(key)), card)

    def receive(self, key: str) -> float:
        """1 for the better side, 0 for the other."""
        _, way = self.loss(self.me, BY_KEY[str(self.facts["card"])].number)
        return float(key == way.name.lower())

    def strike(self, key: str) -> float:
        """The gain of a samurai who loses his last card."""
        return 0.0 if key == PASS.key else self.relief(self.view.at(name(key)))

    def token(self, key: str) -> float:
        """The gain of moving this token to the samurai who needs its talent most."""
        if key == PASS.key:
            return 0.0
        owner = self.view.at(name(key))
        others = [self.need(owner, one) for one in self.fighting if one.seat != owner.token_holder]
        return max(others, default=0.0) - self.need(owner, self.view.at(owner.token_holder))

    def token_to(self, key: str) -> float:
        """The worth of the token to this samurai."""
        return self.need(self.view.at(name(str(self.facts["token"]))), self.view.at(name(key)))

    def need(self, owner: SamuraiView, target: SamuraiView) -> float:
        """The worth of this talent to a samurai in his next turn; a token goes home at the end of a current
        one.

        At home it is worth something too, because it can be lent again.
        """
        if owner is target:
            return AT_HOME
        if target.active or target.passed:
            return 0.0
        return float(self.table.help(owner.seat, ONE)[self.places[target.seat], 0])

    def order(self, keys: Sequence[str]) -> Sequence[str]:
        """The order that is best for the samurai who will draw these raiders."""
        losses = {
            (samurai.seat, key): self.loss(samurai, BY_KEY[key].number)[0]
            for samurai in self.coming
            for key in keys
        }
        return min(
            permutations(keys),
            key=lambda order: sum(
                losses[samurai.seat, key] for samurai, key in zip(self.coming, order, strict=False)
            ),
        )

    @property
    def fighting(self) -> list[SamuraiView]:
        """The samurai who have not passed."""
        return [samurai for samurai in self.view.samurai if not samurai.passed]

    @property
    def coming(self) -> list[SamuraiView]:
        """The samurai who have not passed, in the order of their next turns."""
        around = [*self.view.samurai[self.table.turn + 1 :], *self.view.samurai[: self.table.turn + 1]]
        return [samurai for samurai in around if not samurai.passed]

    def spares(self, keys: Sequence[str]) -> Sequence[str]:
        """Spread the spare tokens over the first turns of all rounds, more of them late."""
        if self.me.line or self.me.defended:
            return ()
        openings = (ROUNDS - self.view.round) * len(self.view.samurai) + sum(
            not samurai.line and not samurai.defended for samurai in self.view.samurai
        )
        count = len(keys) if openings <= 1 else len(keys) // openings
        return sorted(keys, key=lambda key: FAVOURITES.index(name(key)))[:count]
