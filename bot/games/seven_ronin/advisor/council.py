"""Both sides' plans weighed against each other before one of them is chosen.

A council begins with plans that are merely plausible. Then it looks for answers to what each side
would do, adds the best of them, and thinks again.
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
ANSWERS: Final = 4
"""How many of the variations tried in a sitting are worth keeping."""


class Effort(NamedTuple):
    """How hard a side thinks."""

    plans: int
    """How many plausible plans of each side are weighed."""
    sittings: int
    """How often both then look for answers."""


ATTACKER: Final = Effort(plans=10, sittings=0)
DEFENDER: Final = Effort(plans=20, sittings=2)
"""Thinking equally hard, the Attacker wins four games of five; like this the two meet as equals."""


class Council:
    """The plans of both sides, what each pair would come to, and how often each should be made."""

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
        """Each side adds its best answers to what the other would do."""
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
        """What a round with these plans would come to for the Attacker."""
        ahead = self.outlook.after_reveal(attack, defence)
        ahead.ronin_act()
        ahead.settle()
        return ahead.worth()


def likely(weights: list[float], plans: list[list[int]]) -> list[tuple[float, list[int]]]:
    """The plans that are made at all, each with how often."""
    return [(often, plan) for often, plan in zip(weights, plans, strict=True) if often]
