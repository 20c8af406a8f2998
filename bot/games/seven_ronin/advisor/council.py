"""A search for mixed strategies: the plans of both sides weighed against each other.

A council starts with plausible plans. Then each side looks for the best responses to the other's strategy and
adds them, and the strategies are computed again.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from bot.games.seven_ronin.advisor.mixing import mixed_strategies, pick
from bot.games.seven_ronin.advisor.outlook import Outlook
from bot.games.seven_ronin.advisor.plans import (
    plausible_attack,
    plausible_defence,
    varied_attack,
    varied_defence,
)

VARIATIONS: Final = 24
"""The number of changed copies of a plan that one sitting tries."""
ANSWERS: Final = 4
"""The best responses kept of the variations tried in one sitting."""


class Effort(NamedTuple):
    """The search effort of one side."""

    plans: int
    """The number of plausible plans of each side at the start."""
    sittings: int
    """The number of times both sides look for best responses."""


class Efforts(NamedTuple):
    """The search effort of an AI, on either side."""

    attack: Effort
    defence: Effort


NOVICE: Final = Efforts(Effort(plans=1, sittings=0), Effort(plans=1, sittings=0))
"""The first plausible plan."""
ADEPT: Final = Efforts(Effort(plans=10, sittings=0), Effort(plans=20, sittings=2))
"""With equal effort the Attacker wins four games of five; with these settings both sides win about as
often."""
MASTER: Final = Efforts(Effort(plans=20, sittings=2), Effort(plans=30, sittings=4))


class Council:
    """The plans of both sides, the payoff of each pair, and the weight of each plan."""

    __slots__ = ("attacks", "defences", "for_attack", "for_defence", "outlook", "payoff", "random")

    def __init__(self, outlook: Outlook, effort: Effort, random: Random) -> None:
        self.outlook = outlook
        self.random = random
        self.attacks = [plausible_attack(outlook, random) for _ in range(effort.plans)]
        self.defences = [plausible_defence(outlook, random) for _ in range(effort.plans)]
        self.payoff = [
            [self.forecast(attack, defence) for defence in self.defences] for attack in self.attacks
        ]
        self.for_attack, self.for_defence = mixed_strategies(self.payoff)
        for _ in range(effort.sittings):
            self.sit()

    def attack(self) -> list[int]:
        return self.attacks[pick(self.for_attack, self.random)]

    def defence(self) -> list[int]:
        return self.defences[pick(self.for_defence, self.random)]

    def sit(self) -> None:
        """Each side adds its best responses to the other's strategy."""
        attacks, defences = self.answers_of_the_attacker(), self.answers_of_the_defender()
        for row, attack in zip(self.payoff, self.attacks, strict=True):
            row += [self.forecast(attack, defence) for defence in defences]
        self.defences += defences
        self.payoff += [[self.forecast(attack, defence) for defence in self.defences] for attack in attacks]
        self.attacks += attacks
        self.for_attack, self.for_defence = mixed_strategies(self.payoff)

    def answers_of_the_attacker(self) -> list[list[int]]:
        expected = likely(self.for_defence, self.defences)

        def gain(plan: list[int]) -> float:
            return sum([often * self.forecast(plan, defence) for often, defence in expected])

        tried = [varied_attack(self.outlook, self.attack(), self.random) for _ in range(VARIATIONS)]
        return sorted(tried, key=gain, reverse=True)[:ANSWERS]

    def answers_of_the_defender(self) -> list[list[int]]:
        expected = likely(self.for_attack, self.attacks)

        def loss(plan: list[int]) -> float:
            return sum([often * self.forecast(attack, plan) for often, attack in expected])

        tried = [varied_defence(self.outlook, self.defence(), self.random) for _ in range(VARIATIONS)]
        return sorted(tried, key=loss)[:ANSWERS]

    def forecast(self, attack: list[int], defence: list[int]) -> float:
        """The Attacker's chance to win after a round with these plans."""
        ahead = self.outlook.after_reveal(attack, defence)
        ahead.ronin_act()
        ahead.settle()
        return ahead.worth()


def likely(weights: list[float], plans: list[list[int]]) -> list[tuple[float, list[int]]]:
    """The plans with a positive weight, each with its weight."""
    return [(often, plan) for often, plan in zip(weights, plans, strict=True) if often]
