"""The swordmaster against another player: cards and Qi, from public information and his own hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from bot.engine import PASS, Keyed
from bot.games.way_of_the_samurai.advisor.foresight import Foresight, Gauges
from bot.games.way_of_the_samurai.advisor.worth import life_held, qi_held
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.view import DuelView, FighterView

FORCE_TO_COME: Final = (2.2, 0.7, 0.0)
"""The expected growth of the other's blow with three, one or no cards to come."""
GUARD_TO_COME: Final = (0.6, 0.4, 0.0)
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
        self.rival = next(fighter for fighter in view.fighters if fighter is not you)
        self.plan = Foresight(view, you)

    def answer(self, prompt: str) -> Sequence[str]:
        match prompt:
            case "duel.pair":
                return self.cards(min(2, len(self.keys)))
            case "duel.third":
                return self.cards(1)
            case "duel.brace":
                return (self.brace(),)
            case "duel.graze":
                return (self.graze(),)
            case "duel.buy" if "trade" in self.keys and self.you.qi <= 1 and self.you.life > 4:
                return ("trade",)
            case _:
                return (PASS.key if PASS.key in self.keys else self.keys[0],)

    def blow(self, margin: float) -> float:
        """The cost of a blow that exceeds the Guard by this margin."""
        if margin < 0:
            return 0.0
        return 0.8 if margin < 2 else 1.1 if margin < 4 else 1.6

    def stand(self, gauges: Gauges, to_come: int) -> float:
        """The worth of these gauges against the gauges the other may reach."""
        rival = self.rival
        force = max(rival.strength, rival.technique) + FORCE_TO_COME[to_come]
        guard = rival.guard + GUARD_TO_COME[to_come]
        force, guard = min(4.0, force), min(4.0, guard)
        value = 0.0
        for by in (-1, 0, 1):
            value += self.blow(max(gauges[0], gauges[1]) - guard + by) / 3
            value -= self.blow(force - gauges[2] + by) / 3
        return value + (0.15 if gauges[1] > rival.technique else 0.0)

    def cards(self, count: int) -> tuple[str, ...]:
        """The cards with the best result, with a little randomness."""
        you = self.you
        cards: list[Action] = [card for card in (*(you.hand or ()), *you.reserve) if card.key in self.keys]
        to_come = 1 if count == 2 else 2
        best: tuple[tuple[Action, ...], float] = tuple(cards[:count]), -99.0
        for chosen in permutations(cards, count):
            gauges = self.plan.all_after(self.plan.now, chosen)
            value = self.stand(gauges, to_come if self.view.exchange else 0)
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
        now = self.plan.now
        best, found = self.stand(now, 2), PASS.key
        for key in self.keys:
            name, _, count = key.partition(":")
            if not count:
                continue
            points = int(count)
            moves: dict[str, Gauges] = {
                "guard": (0, 0, points),
                "strength": (points, 0, 0),
                "technique": (0, points, 0),
                "lower_strength": (points, 0, -points),
                "lower_technique": (0, points, -points),
            }
            change = moves[name]
            gauges: Gauges = (now[0] + change[0], now[1] + change[1], now[2] + change[2])
            price = 0.0
            if not name.startswith("lower"):
                price = qi_held(self.you.qi, self.view) - qi_held(self.you.qi - points, self.view)
            value = self.stand(gauges, 2) - price + self.random.random() * self.noise
            if value > best:
                best, found = value, key
        return found

    def graze(self) -> str:
        you = self.you
        life = life_held(you.life) - life_held(you.life - 1)
        qi = qi_held(you.qi, self.view) - qi_held(you.qi - 1, self.view)
        return "lose:qi" if qi < life else "lose:life"
