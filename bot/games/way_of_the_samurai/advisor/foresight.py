"""A search over the rest of a round: the cards to play now, and those to play later.

It plays out the rest of the hand: the cards of this exchange against every possible defence, with the best
third card for each, and the remaining cards in the next exchange.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from bot.games.way_of_the_samurai.advisor.felling import NOTHING, Brought, Enemy, die_held
from bot.games.way_of_the_samurai.advisor.worth import CHAINS, Worth, qi_held, special_held, unseen
from bot.games.way_of_the_samurai.cards import Action, OpponentCard, action
from bot.games.way_of_the_samurai.combos import combo_of
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Effect, Need
from bot.games.way_of_the_samurai.view import DuelView, FighterView

Gauges: TypeAlias = tuple[int, int, int]
LEAST: Final = -2
"""The lowest value of a gauge."""
HELD_ON_THE_WAY: Final = 2.0
"""The worth of keeping a special card in reserve, in a run of several fights."""


class Sight(NamedTuple):
    """The depth of an AI's look ahead."""

    held: float
    """The worth of keeping a special card in reserve, in a single fight."""
    adapts: bool
    """It knows that it will choose the last card of the next exchange when it has seen the defence."""


ADEPT: Final = Sight(held=0.45, adapts=False)
"""If it kept special cards longer it would win more, and more than the game is balanced for: see
``docs/way-of-the-samurai-balance.md``."""
MASTER: Final = Sight(held=2.0, adapts=True)
CARDS: Final = 3
"""The number of cards in an exchange."""
YIELDS: Final = 0.4
"""The part of a counter's cost that remains if a hit may prevent it."""
BEYOND: Final = 99.0
"""The price of something that cannot be bought."""


class Foresight:
    """The search for one view, with caches."""

    def __init__(
        self, view: DuelView, you: FighterView, *, may_turn: bool = False, sight: Sight = ADEPT
    ) -> None:
        self.view = view
        self.may_turn = may_turn
        """The value of one card of this round may still be turned."""
        self.you = you
        self.worth = Worth.now(view, you)
        self.enemy = Enemy.now(view)
        self.pool = unseen(view)
        self.limits = you.limits
        self.reserve = frozenset(card.name for card in you.reserve)
        self.held = HELD_ON_THE_WAY if view.mode in CHAINS else sight.held
        self.adapts = sight.adapts
        self.now: Gauges = (you.strength, you.technique, you.guard)
        self.bought = (view.trait("qi_moves_strength"), view.trait("qi_moves_technique"), 0)
        """The gain of one Qi on each gauge before the third card."""
        self.foresees = any(self.bought)
        self.disarms = bool(view.trait("disarms"))
        self.yields = bool(view.trait("yields_after_hit"))
        self._suffers: dict[str, Brought] = {}
        self._broken: dict[tuple[str, int, int, bool], Brought] = {}
        self._attacks: dict[tuple[int, int], Brought] = {}
        self._combos: dict[tuple[str, ...], float] = {}
        self._rest: dict[tuple[frozenset[str], Gauges], float] = {}
        self._one: dict[tuple[Action, Gauges], Gauges] = {}

    # The worth of gauges

    def broken(self, card: OpponentCard, gauges: Gauges) -> Brought:
        """The gain against this defence with these gauges."""
        key = card.name, gauges[0], gauges[1], self.foresees
        if key not in self._broken:
            self._broken[key] = self._brings(card, gauges)
        return self._broken[key]

    def _brings(self, card: OpponentCard, gauges: Gauges) -> Brought:
        if card.hard:
            return NOTHING
        defence = card.defence
        met = [need.met(gauges[GAUGES.index(need.gauge)]) for need in defence.needs]
        brought = self.suffers(card)
        if any(met) if defence.any_need else all(met):
            return brought
        left = brought.gain - self.price_of_rest(defence, gauges) if self.foresees else 0.0
        return Brought(left, brought.fells) if left > 0 else NOTHING

    def suffers(self, card: OpponentCard) -> Brought:
        """The gain of this defence once it is broken."""
        if card.name not in self._suffers:
            self._suffers[card.name] = self.enemy.suffers(card.defence)
        return self._suffers[card.name]

    def price_of_rest(self, defence: Effect, gauges: Gauges) -> float:
        """The price of the points still missing, if Qi buys Strength or Technique."""
        prices = [self.price_of(need, gauges) for need in defence.needs]
        return min(prices) if defence.any_need else sum(prices)

    def price_of(self, need: Need, gauges: Gauges) -> float:
        place = GAUGES.index(need.gauge)
        missing, each = need.value - gauges[place], self.bought[place]
        if missing <= 0:
            return 0.0
        if not each or need.value > self.limits[place]:
            return BEYOND
        qi = -(-missing // each) * (1 + bool(self.view.trait("qi_costs_double")))
        if qi > self.you.qi:
            return BEYOND
        return qi_held(self.you.qi, self.view) - qi_held(self.you.qi - qi, self.view)

    def attack(self, gauges: Gauges) -> Brought:
        """The average gain of an attack over all possible defences."""
        key = gauges[0], gauges[1]
        if key not in self._attacks:
            gains, falls = zip(*[self.broken(card, gauges) for card in self.pool], strict=True)
            self._attacks[key] = Brought(sum(gains) / len(gains), sum(falls) / len(falls))
        return self._attacks[key]

    @cached_property
    def risks(self) -> dict[int, float]:
        """The expected cost of a counter for each value of Guard, before any is bought."""
        costs = [
            1.2 * self.worth.life if card.hard else self.worth.of_counter(card.counter) for card in self.pool
        ]
        found: dict[int, float] = {}
        for guard in range(LEAST, 5):
            total = 0.0
            for card, cost in zip(self.pool, costs, strict=True):
                if card.hard or card.counter.needs[0].met(guard):
                    total += cost
            found[guard] = total / len(self.pool) * self._strikes
        return found

    @property
    def _strikes(self) -> float:
        """The expected number of counters, with one enemy or with several."""
        if self.view.mode != "three":
            return 1.0
        return 0.6 * sum(not foe.fallen for foe in self.view.foes)

    @cached_property
    def guarded(self) -> dict[int, float]:
        """The same as ``risks`` after buying the best amount of Guard."""
        return {guard: self.best_guard(guard)[1] for guard in range(LEAST, 5)}

    def best_guard(self, guard: int) -> tuple[int, float]:
        """The Qi to spend on Guard, and the expected cost of the counter with it, Qi included."""
        view, you = self.view, self.you
        guard = min(self.limits[2], guard + view.trait("guard_before_counter"))
        best, least = 0, self.risks[guard]
        if view.trait("qi_never_guards"):
            return best, least
        each, cost = 1 + bool(view.trait("qi_guards_twice")), 1 + bool(view.trait("qi_costs_double"))
        for spent in range(1, you.qi // cost + 1):
            raised = min(self.limits[2], guard + spent * each)
            price = qi_held(you.qi, view) - qi_held(you.qi - spent * cost, view)
            if self.risks[raised] + price < least - 0.05:
                best, least = spent, self.risks[raised] + price
            if raised == self.limits[2]:
                break
        return best, least

    def counter(self, gauges: Gauges) -> float:
        """The expected cost of the counter after an attack with these gauges."""
        if self.disarms and gauges[1] == 4:
            return 0.0
        return self.guarded[gauges[2]]

    # Cards

    def after(self, gauges: Gauges, card: Action) -> Gauges:
        """The gauges after a card has been played; the Joker raises the lowest."""
        key = card, gauges
        found = self._one.get(key)
        if found is None:
            moved = list(gauges)
            way = card.effect.deeds if len(card.effect.ways) == 1 else ()
            if not way:
                lowest = min(range(3), key=lambda place: gauges[place])
                moved[lowest] += 1
            for deed in way:
                if isinstance(deed, Change) and deed.marker in GAUGES:
                    place = GAUGES.index(deed.marker)
                    moved[place] = max(LEAST, min(self.limits[place], moved[place] + deed.amount))
            found = self._one[key] = moved[0], moved[1], moved[2]
        return found

    def turned(self, card: Action) -> Action:
        """Masakari 2 and Sai 1: the card with its value turned."""
        text = card.effect.text
        if self.view.trait("technique_cards_strike"):
            text = text.replace("T+", "S+")
        elif self.view.trait("strength_cards_turn"):
            text = text.replace("S+", "T+")
        return card if len(card.effect.ways) > 1 else action(card.name, card.symbol, text, card.special)

    def all_after(self, gauges: Gauges, cards: Iterable[Action]) -> Gauges:
        for card in cards:
            gauges = self.after(gauges, card)
        return gauges

    def combo(self, cards: Sequence[Action]) -> float:
        """The worth of these three cards as a combo."""
        if len(cards) < CARDS:
            return 0.0
        symbols = tuple([card.symbol for card in cards])
        if symbols not in self._combos:
            self._combos[symbols] = self._rewarded(symbols)
        return self._combos[symbols]

    def _rewarded(self, symbols: Sequence[str]) -> float:
        view, you = self.view, self.you
        combo, _ = combo_of(symbols, one_of_each=bool(view.trait("one_of_each")))
        if combo is None or view.trait(f"idle_{combo}") or (combo == "fire" and "rib" in you.wounds):
            return 0.0
        price = self.worth.life * view.trait("combos_cost_life")
        red = die_held(view, self.enemy, you.die + 1) - die_held(view, self.enemy, you.die)
        if combo == "fire" and not view.trait("red_combos_serve"):
            return red - price
        qi = min(you.qi + (view.trait("combo_qi") or 1), you.qi_limit)
        gained = qi_held(qi, view) - qi_held(you.qi, view)
        special = special_held(view)
        best = gained + special if view.trait("combo_brings_both") else max(gained, special)
        return max(best, red if combo == "fire" else 0.0) - price

    def spent(self, cards: Sequence[Action]) -> float:
        """The cost of the cards among these that come from the reserve."""
        return self.held * sum(card.name in self.reserve for card in cards)

    def lines(self, left: Sequence[Action], count: int = CARDS) -> Iterator[tuple[Action, ...]]:
        """The sets of ``count`` cards to consider.

        They contain at most one card of the reserve if the hand has enough others: with twelve special cards
        there are hundreds of sets of three.
        """
        hand = [card for card in left if card.name not in self.reserve]
        if len(hand) < count - 1:
            yield from combinations(left, min(count, len(left)))
            return
        yield from combinations(hand, min(count, len(hand)))
        for one in left:
            if one.name in self.reserve:
                yield from ((*others, one) for others in combinations(hand, count - 1))

    def later(self, left: Sequence[Action], gauges: Gauges) -> float:
        """The worth of the second exchange with the cards that are left."""
        if self.view.exchange != 1 or not left:
            return 0.0
        key = frozenset(card.name for card in left), gauges
        if key not in self._rest:
            adapts = self.adapts and len(left) >= CARDS
            self._rest[key] = self._adapted(left, gauges) if adapts else self._at_once(left, gauges)
        return self._rest[key]

    def _at_once(self, left: Sequence[Action], gauges: Gauges) -> float:
        """The worth of the next exchange if all its cards are chosen now."""
        best = -99.0
        for three in self.lines(left):
            end = self.all_after(gauges, three)
            gain, fells = self.attack(end)
            value = gain - (1 - fells) * self.counter(end) + self.combo(three) - self.spent(three)
            best = max(best, value)
        return best

    def _adapted(self, left: Sequence[Action], gauges: Gauges) -> float:
        """The same if the last card is chosen when the defence is known."""
        best = -99.0
        for two in self.lines(left, CARDS - 1):
            middle, rows = self.all_after(gauges, two), list[list[float]]()
            for third in left:
                if third in two:
                    continue
                end, three = self.after(middle, third), (*two, third)
                sure, counter = self.combo(three) - self.spent(three), self.counter(end)
                attacks = [self.broken(card, end) for card in self.pool]
                rows.append([gain + sure - (1 - fells) * counter for gain, fells in attacks])
            best = max(best, sum(map(max, zip(*rows, strict=True))) / len(self.pool))
        return best

    # Choices

    def finished(self, three: Sequence[Action], gauges: Gauges, card: OpponentCard | None) -> float:
        """The worth of an exchange with these cards against this defence, or on average, with the next
        exchange."""
        brought = self.attack(gauges) if card is None else self.broken(card, gauges)
        return self.all_told(three, gauges, (brought,))[0]

    def all_told(self, three: Sequence[Action], gauges: Gauges, attacks: Sequence[Brought]) -> list[float]:
        """The worth of an exchange with these cards, for each of these attacks, with the next exchange.

        If the enemy falls, neither his counter nor the next exchange comes.
        """
        chosen = {one.name for one in three}
        left = [one for one in (*(self.you.hand or ()), *self.you.reserve) if one.name not in chosen]
        sure = self.combo(three) - self.spent(three)
        counter, later = self.counter(gauges), self.later(left, gauges)
        softer = counter * YIELDS if self.yields else counter
        return [
            gain + sure + (1 - fells) * (later - (softer if gain else counter)) for gain, fells in attacks
        ]

    def third(
        self, played: Sequence[Action], gauges: Gauges, cards: Sequence[Action], card: OpponentCard | None
    ):
        """The best last card, and the worth of the exchange with it."""
        best: tuple[Action | None, float] = None, -99.0
        for one in cards:
            value = self.finished([*played, one], self.after(gauges, one), card)
            if value > best[1]:
                best = one, value
        return best

    def against(
        self, card: OpponentCard, cards: Sequence[Action], played: Sequence[Action]
    ) -> tuple[Action | None, float]:
        """The first of the best cards to continue with against a known defence, and their worth."""
        best: tuple[Action | None, float] = None, -99.0
        count = min(CARDS - len(played), len(cards))
        for chosen in combinations(cards, count):
            value = self.finished([*played, *chosen], self.all_after(self.now, chosen), card)
            if value > best[1]:
                best = chosen[0], value
        return best

    def blind(
        self, cards: Sequence[Action], played: Sequence[Action], before: int = 2
    ) -> tuple[Action | None, float]:
        """The first of the best cards to continue with before the defence is seen, and their worth."""
        best: tuple[Action | None, float] = None, -99.0
        count = min(before - len(played), len(cards))
        for chosen in combinations(cards, count):
            gauges = self.all_after(self.now, chosen)
            left = [one for one in cards if one not in chosen]
            line = [*played, *chosen]
            value = self._expected(line, gauges, left)
            if value > best[1]:
                best = chosen[0], value
        return best

    def _expected(self, line: Sequence[Action], gauges: Gauges, left: Sequence[Action]) -> float:
        """The expected worth of an exchange that begins with these cards.

        For each defence it takes the best cards that may follow: one, or with Tonfa 2 two.
        """
        if not left or len(line) >= CARDS:
            return self.finished(line, gauges, None)
        rows: list[list[float]] = []
        for rest in self.rests(left, CARDS - len(line)):
            end = self.all_after(gauges, rest)
            rows.append(self.all_told([*line, *rest], end, [self.broken(card, end) for card in self.pool]))
        return sum(map(max, zip(*rows, strict=True))) / len(self.pool)

    def rests(self, left: Sequence[Action], count: int) -> Iterator[tuple[Action, ...]]:
        """The cards that may follow; if a value may be turned, also with the last one turned."""
        for rest in self.lines(left, count):
            yield rest
            if self.may_turn:
                yield (*rest[:-1], self.turned(rest[-1]))
