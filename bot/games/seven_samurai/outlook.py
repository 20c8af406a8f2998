"""What a companion expects: which raiders may come, and what losses are worth to him.

Everything is in one coin: the worth of a barricade while some are left. The figures were tuned by
playing; the rules do not know them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.forecast import (
    DEFEAT,
    LEFT_OVER,
    MINOR,
    MOST_TURNS,
    POWER,
    Costs,
    Stakes,
    forecast,
    grade,
)
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Kind, Penalty, Raider, Symbol
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO
from bot.games.seven_samurai.view import SamuraiView, TableView

FAMILY: Final = (DEFEAT, 4.0, 3.0)
"""By how many others are left."""
WOUND: Final = (0.6, 0.6, 2.0, DEFEAT)
"""The first to the fourth."""
LATER: Final = (1.0, 1.4, 0.7)
"""By round."""
REDRAW: Final = 0.3
"""A card that is only put off."""
LENT: Final = {KYUZO: 0.25, KATSUSHIRO: 0.35, KIKUCHIYO: 0.12, HEIHACHI: 0.18, DAISUKE: 0.18}


@dataclass(frozen=True)
class Outlook:
    """The view of a table, read by somebody who has to decide."""

    view: TableView
    _tables: dict[Seat, Costs] = field(default_factory=dict[Seat, Costs])
    _standing: dict[Seat, float] = field(default_factory=dict[Seat, float])

    @cached_property
    def unseen(self) -> tuple[tuple[Raider, float], ...]:
        """The raiders nobody can see, each with its chance of being the next one drawn."""
        view = self.view
        players = len(view.samurai)
        joining = players + LEVELS[view.level].joining
        shares: dict[Kind, float] = {
            "plunderer": LEVELS[view.level].plunderers * players / 52,
            "lieutenant": joining / 7 if view.round > 1 else 0,
            "boss": joining / 7 if view.round > 2 else 0,
        }
        open_cards: set[Raider] = {*view.discard, *view.exposed, *view.revealed}
        for samurai in view.samurai:
            open_cards.update(samurai.line, samurai.defended)
        hidden = [(card, shares[card.kind]) for card in RAIDERS if card not in open_cards]
        total = sum(share for _, share in hidden)
        return tuple((card, share / total) for card, share in hidden if share)

    @cached_property
    def next_raider(self) -> tuple[tuple[Raider, float], ...]:
        """What the top of the stack may be: known while it lies face up."""
        return ((self.view.revealed[0], 1.0),) if self.view.revealed else self.unseen

    @cached_property
    def flames(self) -> float:
        """The chance that an unseen raider burns something as an intruder."""
        return sum(chance for card, chance in self.unseen if card.flames)

    @cached_property
    def share(self) -> float:
        """How many raiders each samurai in the fight may still expect after the one at hand."""
        at_hand = self.view.phase == "action"
        return (self.view.stack - at_hand) / max(1, sum(not samurai.passed for samurai in self.view.samurai))

    @cached_property
    def farm(self) -> float:
        """The worth of a farm."""
        left = self.view.village.farms_left
        penalty = 0.7 if self.view.level in ("hard", "heroic") else 0.0
        return DEFEAT if left == 1 else 1.2 + penalty

    @cached_property
    def fire(self) -> float:
        """The worth of what burns next."""
        return 1.0 if self.view.village.barricades else self.farm

    def wound(self, samurai: SamuraiView) -> float:
        """The worth of the next wound; all but the last matter less as the end comes near."""
        before = samurai.wounds
        return WOUND[before] if before == 3 else WOUND[before] * LATER[self.view.round - 1]

    def loss(self, samurai: SamuraiView, symbol: Symbol) -> float:
        """What it costs at the end of the round if he has not defended this."""
        if symbol == "hat":
            return self.wound(samurai)
        return self.farm if symbol == "farm" else FAMILY[self.view.village.families_left - 1]

    def table(self, samurai: SamuraiView) -> Costs:
        """The forecast for him."""
        table = self._tables.get(samurai.seat)
        if table is None:
            table = self._tables[samurai.seat] = forecast(self.stakes(samurai))
        return table

    def stakes(self, samurai: SamuraiView) -> Stakes:
        """What the rest of the round depends on for him."""
        view, level = self.view, LEVELS[self.view.level]
        players = len(view.samurai)
        return Stakes(
            round=view.round,
            raiders=(level.plunderers, 1 + level.joining / players),
            fire=self.fire,
            wound=self.wound(samurai),
            losses=(self.loss(samurai, "hat"), self.loss(samurai, "farm"), self.loss(samurai, "doll")),
            talent=samurai.seat,
        )

    def strike(self, samurai: SamuraiView, card: Raider) -> float:
        """What the last card of his line will cost him when his turn comes."""
        talents = (samurai.seat, *samurai.spares, *samurai.tokens)
        if (GOROBEI if card.even else KANBEI) in talents:
            return 0.0
        return sum(self.penalty(samurai, penalty) for penalty in card.penalties)

    def penalty(self, samurai: SamuraiView, penalty: Penalty) -> float:
        match penalty:
            case "fire":
                return self.fire
            case "wound":
                return self.wound(samurai)
            case _:
                return MINOR[penalty]

    def worth(self, samurai: SamuraiView, line: Sequence[Raider], missing: Sequence[Symbol]) -> float:
        """How well he stands for the rest of the round with this line and these symbols missing."""
        distance = samurai.kiai - sum(card.value for card in line)
        strike = self.strike(samurai, line[-1]) if line else 0.0
        soon = min(1.0, self.share)
        if distance < 0:
            return -strike * soon - self.leaving(samurai, missing)
        mask = sum(1 << SYMBOLS.index(symbol) for symbol in missing)
        costs = self.table(samurai)[:, distance, mask, grade(strike)]
        turns = min(self.share, MOST_TURNS - 0.01)
        whole = int(turns)
        now, then = float(costs[whole]), float(costs[whole + 1])
        return -strike * soon - now - (turns - whole) * (then - now)

    def leaving(self, samurai: SamuraiView, missing: Sequence[Symbol]) -> float:
        """What it costs him to be out of the round with these symbols missing."""
        return LEFT_OVER * self.share + sum(self.loss(samurai, symbol) for symbol in missing)

    def standing(self, samurai: SamuraiView) -> float:
        known = self._standing.get(samurai.seat)
        if known is None:
            known = self._standing[samurai.seat] = self.worth(samurai, samurai.line, samurai.missing)
        return known

    def attack(self, samurai: SamuraiView, card: Raider) -> float:
        """What adding this card to his line gains, by how he stands afterwards."""
        line = [*samurai.line, card]
        total = samurai.total + card.value
        if total == samurai.kiai:
            gain = POWER + self.worth(samurai, line[1:], samurai.missing)
        else:
            gain = self.worth(samurai, line, samurai.missing)
        return gain - self.standing(samurai) - (self.fire if total > samurai.kiai else 0.0)

    def defend(self, samurai: SamuraiView, card: Raider) -> float:
        missing: tuple[Symbol, ...] = tuple(symbol for symbol in samurai.missing if symbol != card.symbol)
        return self.worth(samurai, samurai.line, missing) - self.standing(samurai)

    def may_defend(self, samurai: SamuraiView, card: Raider) -> bool:
        return card.symbol in samurai.missing and "defend" not in samurai.bans

    def play(self, samurai: SamuraiView, card: Raider) -> float:
        """The better side for this card."""
        gain = self.attack(samurai, card)
        return max(gain, self.defend(samurai, card)) if self.may_defend(samurai, card) else gain

    def play_in_turn(self, samurai: SamuraiView, card: Raider) -> float:
        """The best he can do with a card he draws in his turn, talents included."""
        best = self.play(samurai, card)
        talents = (samurai.seat, *samurai.spares, *samurai.tokens)
        if (HEIHACHI if card.even else DAISUKE) in talents:
            neighbours = (self.view.left_of(samurai.seat), self.view.right_of(samurai.seat))
            best = max([best, *(self.play(other, card) for other in neighbours if not other.passed)])
        if KYUZO in talents and any(other.value == card.value for other in samurai.line):
            best = max(best, 0.0)
        return best

    def fight(self, samurai: SamuraiView) -> float:
        """What a fight promises before the raider is seen."""
        plays = [(chance, self.play_in_turn(samurai, card)) for card, chance in self.next_raider]
        promise = sum(chance * gain for chance, gain in plays)
        if KATSUSHIRO in (samurai.seat, *samurai.spares, *samurai.tokens):
            again = promise - REDRAW
            return sum(chance * max(gain, again) for chance, gain in plays)
        return promise
