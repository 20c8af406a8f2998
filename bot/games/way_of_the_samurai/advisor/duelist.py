"""The swordmaster against another player: cards and Qi, from public information and his own hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from bot.engine import PASS, Keyed
from bot.games.way_of_the_samurai.advisor.foresight import Foresight, Gauges
from bot.games.way_of_the_samurai.advisor.worth import LOST, life_held, qi_held
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.view import DuelView, FighterView

FORCE_TO_COME: Final = (2.2, 0.7, 0.0)
"""The expected growth of the other's blow with three, one or no cards to come."""
GUARD_TO_COME: Final = (0.6, 0.4, 0.0)
LAST: Final = 2
"""The index of both for no card to come."""
TOP: Final = 4
"""The highest value of a gauge."""
WOUND: Final = 4
"""Points above the other's Guard from which a blow wounds."""
SACRIFICED: Final = 1
"""The usual Guard of a sacrifice (Gisei)."""
NOISE: Final = 0.25
"""Random part of an evaluation, so that nobody can predict him."""
NOISE_OF_A_NOVICE: Final = 0.8


class Duelist:
    """One question of a duel, and its answer."""

    def __init__(
        self,
        view: DuelView,
        you: FighterView,
        options: Sequence[Keyed],
        random: Random,
        noise: float = NOISE,
    ) -> None:
        self.view, self.you, self.random, self.noise = view, you, random, noise
        self.keys = [option.key for option in options]
        self.rival = next(fighter for fighter in view.fighters if fighter.seat != you.seat)
        self.plan = Foresight(view, you)

    def answer(self, prompt: str) -> Sequence[str]:
        match prompt:
            case "duel.pair":
                return self.cards(min(2, len(self.keys)), 1)
            case "duel.first":
                return self.cards(1, 1)
            case "duel.rest":
                return self.cards(min(2, len(self.keys)), LAST)
            case "duel.third":
                return self.cards(1, LAST)
            case "duel.brace":
                return (self.brace(),)
            case "duel.graze":
                return (self.graze(),)
            case "duel.buy" if "trade" in self.keys and self.you.qi <= 1 and self.you.life > 4:
                return ("trade",)
            case _:
                return (PASS.key if PASS.key in self.keys else self.keys[0],)

    def stand(self, gauges: Gauges, to_come: int) -> float:
        """The worth of these gauges against the gauges the other may reach."""
        you, rival, last = self.you, self.rival, to_come == LAST
        force = max(rival.strength, rival.technique) + FORCE_TO_COME[to_come]
        guard = rival.guard + GUARD_TO_COME[to_come] + (0 if last else rival.trait("guard_before_counter"))
        own = gauges[2] + (0 if last else you.trait("guard_before_counter"))
        force, guard, own = min(4.0, force), min(4.0, guard), min(you.limits[2], own)
        strikes = not (rival.trait("disarms") and rival.technique >= TOP)
        suffers = not (you.trait("disarms") and gauges[1] >= TOP)
        value = 0.0
        for by in (-1, 0, 1):
            value += strikes * blow(max(gauges[0], gauges[1]) - guard + by, you, rival) / 3
            value -= suffers * blow(force - own + by, rival, you) / 3
        return value + (0.15 if gauges[1] > rival.technique else 0.0)

    def cards(self, count: int, to_come: int) -> tuple[str, ...]:
        """The cards with the best result, with a little randomness."""
        you = self.you
        cards: list[Action] = [card for card in (*(you.hand or ()), *you.reserve) if card.key in self.keys]
        best: tuple[tuple[Action, ...], float] = tuple(cards[:count]), -99.0
        for chosen in permutations(cards, count):
            gauges = self.plan.all_after(self.plan.now, chosen)
            value = self.stand(gauges, to_come)
            line = [*you.played, *chosen]
            value += (
                self.plan.combo(line) if len(line) == 3 else 0.3 * (len({one.symbol for one in line}) == 1)
            )
            value += self.random.random() * self.noise
            value -= 0.4 * sum(one in you.reserve for one in chosen)
            if value > best[1]:
                best = chosen, value
        return tuple(card.key for card in best[0])

    def brace(self) -> str:
        """Buy Guard or a stronger blow with Qi if it changes the result; the other may do the same."""
        now, you = self.plan.now, self.you
        best, found = self.stand(now, LAST), PASS.key
        for key in self.keys:
            if key == PASS.key:
                continue
            change, price = self.prepared(key)
            moved = [min(limit, one + by) for one, by, limit in zip(now, change, you.limits, strict=True)]
            gauges: Gauges = (moved[0], moved[1], moved[2])
            value = self.stand(gauges, LAST) - price + self.random.random() * self.noise
            if value > best:
                best, found = value, key
        return found

    def prepared(self, key: str) -> tuple[Gauges, float]:
        """The change of the gauges by a preparation, and its price."""
        you = self.you
        name, _, count = key.partition(":")
        if name == "gisei":
            return (0, 0, SACRIFICED), life_held(you.life) - life_held(you.life - 1)
        points = int(count)
        if name == "lower_strength":
            return (points, 0, -points), 0.0
        if name == "lower_technique":
            return (0, points, -points), 0.0
        cost = points * (1 + bool(you.trait("qi_costs_double")))
        price = qi_held(you.qi, self.view) - qi_held(you.qi - cost, self.view)
        moves: dict[str, Gauges] = {
            "guard": (0, 0, points * (1 + bool(you.trait("qi_guards_twice")))),
            "strength": (points * you.trait("qi_moves_strength"), 0, 0),
            "technique": (0, points * you.trait("qi_moves_technique"), 0),
        }
        return moves[name], price

    def graze(self) -> str:
        you = self.you
        lost = 1 + bool(self.rival.trait("damage_doubles"))
        life = life_held(you.life) - life_held(you.life - lost)
        qi = qi_held(you.qi, self.view) - qi_held(you.qi - lost, self.view)
        if self.rival.trait("falls_without_qi") and you.qi <= lost:
            qi = LOST
        return "lose:qi" if qi < life else "lose:life"


def blow(margin: float, striker: FighterView, struck: FighterView) -> float:
    """The cost of a blow that exceeds the Guard by this margin, with what both weapons make of it."""
    if margin < 0:
        return 0.0
    if margin >= WOUND and struck.trait("wounds_kill"):
        return LOST
    cost = 0.8 if margin < 2 else 1.1 if margin < WOUND else 1.6
    return cost * (1.8 if striker.trait("damage_doubles") else 1.0) + 0.9 * bool(striker.trait("extra_life"))
