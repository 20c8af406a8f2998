"""The probable cost of the rest of a round for one samurai, by backward induction.

A forecast knows one samurai alone: the turns to go, the room to Kiai, the missing symbols and the last card
in his line. Each turn he fights, supports or passes. The forecast is the expected cost if he always does the
best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import CARDS, EVEN, FLAMES, STRIKES, SYMBOL, VALUE, Flags, Ints
from bot.games.seven_samurai.advisor.prices import (
    BEASTLY,
    BURIED,
    FARM,
    FIRE,
    HANDED,
    LEFT_OVER,
    POWER,
    PRICES,
    REPEATED,
    SUPPORTED,
    price,
)
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, SYMBOLS
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KYUZO
from bot.games.seven_samurai.view import Level

Costs: TypeAlias = NDArray[np.float32]

LENT: Final = (HEIHACHI, DAISUKE, KATSUSHIRO, KYUZO)
"""The lent talents a forecast can value."""

TURNS: Final = 11
"""The most turns a forecast looks ahead."""
ROOM: Final = 15
"""The number of values of the room to Kiai that are told apart."""
WOUNDS: Final = 4
"""The number of states from unwounded to three wounds."""
MISSING: Final = 1 << len(SYMBOLS)
"""The number of possible sets of missing symbols."""
STINGS: Final[Costs] = np.array([0.0, 0.15, 0.4, 0.8, 1.3, 3.0], np.float32)
"""The possible costs of a line's last card each turn; real costs are rounded to these."""
BEAST: Final = 2
"""The number of wounds that makes a beast."""
FIRST: Final = 3
"""The assumed room after Kiai has discarded the first card of the line."""


@dataclass(frozen=True, slots=True)
class Raid:
    """The raiders of a round, and the number of families left."""

    level: Level
    players: int
    round: int
    families: int

    @property
    def chances(self) -> Costs:
        """The chance of each card to be drawn."""
        level = LEVELS[self.level]
        joining = self.players + level.joining
        shares = np.zeros(CARDS, np.float32)
        for arrival, cards, count in (
            (1, PLUNDERERS, level.plunderers * self.players),
            (2, LIEUTENANTS, joining),
            (3, BOSSES, joining),
        ):
            if self.round >= arrival:
                shares[[card.number for card in cards]] = count / len(cards)
        return shares / shares.sum()

    @property
    def flames(self) -> float:
        """The chance that a raider who is let in sets fire."""
        return float(self.chances @ FLAMES)

    @property
    def undefended(self) -> Costs:
        """The cost of each set of symbols missing at the end of the round, by wounds."""
        prices = PRICES[self.round - 1]
        sets = np.arange(MISSING)
        hat, farm, doll = (sets >> index & 1 for index in range(len(SYMBOLS)))
        family = prices.family[3 - self.families]
        return (np.outer(prices.wound, hat) + FARM * farm + family * doll).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Kind:
    """A group of raiders with the same effect on a forecast. ``grades``: indices into ``STINGS``, by
    wounds."""

    value: int
    symbol: int
    even: bool
    grades: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The expected cost of the rest of the round for a samurai.

    The axes are turns to go, wounds, room to Kiai (0: beyond it), missing symbols, and the sting of the last
    card.
    """

    round_cost: Costs
    """With the best action in every turn."""
    fight_cost: Costs
    """With a fight in the next turn."""
    lent: Costs
    """The saving in the next turn by each talent that can be lent."""
    strikes: Costs
    """The cost of each card as the last of his line, by wounds."""
    grades: Ints
    """The index of the nearest sting, for each of ``strikes``."""


@lru_cache(maxsize=64)
def forecast(seat: Seat, raid: Raid) -> Forecast:
    """The forecast for this samurai in such a round."""
    strikes = strikes_at(seat, raid.round)
    grades = np.abs(STINGS - strikes[..., None]).argmin(-1)
    chances = raid.chances
    kinds: dict[Kind, float] = {}
    for card in np.flatnonzero(chances):
        kind = Kind(int(VALUE[card]), int(SYMBOL[card]), bool(EVEN[card]), tuple(grades[:, card].tolist()))
        kinds[kind] = kinds.get(kind, 0.0) + float(chances[card])
    shape = (WOUNDS, ROOM, MISSING, len(STINGS))
    round_cost = np.empty((TURNS + 1, *shape), np.float32)
    fight_cost = np.empty_like(round_cost)
    lent = np.zeros((TURNS + 1, len(LENT), *shape), np.float32)
    undefended = raid.undefended
    round_cost[0] = fight_cost[0] = undefended[:, None, :, None]
    for turns in range(1, TURNS + 1):
        # After his last turn the card at the end of his line strikes no more.
        stings = STINGS if turns > 1 else np.zeros_like(STINGS)
        later = round_cost[turns - 1] + stings
        beaten = FIRE + undefended + LEFT_OVER * (turns - 1) + stings[:, None, None]
        plays = [(chance, kind, played(kind, seat, later, beaten)) for kind, chance in kinds.items()]
        fought = expected([(chance, cost) for chance, _, cost in plays])
        if seat == KATSUSHIRO:
            fought = expected([(chance, np.minimum(cost, fought + BURIED)) for chance, _, cost in plays])
        let_in = raid.flames * FIRE + SUPPORTED + later
        left = (undefended + LEFT_OVER * turns)[:, None, :, None]
        fight_cost[turns] = fought
        round_cost[turns] = np.minimum(np.minimum(fought, let_in), left)
        round_cost[turns, :, :1] = left
        lent[turns] = saved(plays, later, fought)
    return Forecast(round_cost, fight_cost, lent, strikes, grades)


def strikes_at(seat: Seat, round_: int) -> Costs:
    """The cost of each card as the last of his line, by wounds. Cards his own talent ignores cost nothing."""
    strikes = np.array(
        [
            sum(count * price(penalty, wounds, round_) for penalty, count in STRIKES.items())
            for wounds in range(WOUNDS)
        ],
        np.float32,
    )
    ignored = ignores(seat)
    strikes[:, ignored] = 0
    return strikes


def ignores(seat: Seat) -> Flags:
    """The cards whose penalties this samurai's talent ignores."""
    if seat == GOROBEI:
        return EVEN
    return ~EVEN if seat == KANBEI else np.zeros(CARDS, bool)


def played(kind: Kind, seat: Seat, later: Costs, beaten: Costs) -> Costs:
    """The cost of meeting a raider of this kind with the best play: attack, defend or his own talent."""
    value, wounds = kind.value, np.arange(WOUNDS)
    then = later[wounds, :, :, list(kind.grades)]
    attacked = np.empty_like(then)
    attacked[:, value + 1 :] = then[:, 1 : ROOM - value]
    attacked[:, value] = then[:, FIRST] - power_of(seat, wounds)[:, None]
    attacked[:, :value] = beaten[list(kind.grades), wounds][:, None]
    best = np.repeat(attacked[..., None], len(STINGS), axis=-1)
    if kind.symbol:
        defended = later[:, :, np.arange(MISSING) & ~kind.symbol]
        best = np.minimum(best, defended)
    if seat == (HEIHACHI if kind.even else DAISUKE):
        return np.minimum(best, later + HANDED)
    if seat == KYUZO:
        best += REPEATED * (np.minimum(best, later) - best)
    return best


def power_of(seat: Seat, wounds: Ints) -> Costs:
    """The worth of his Kiai power with this number of wounds."""
    power = np.array([POWER[seat], POWER[seat] * BEASTLY], np.float32)
    return power[(wounds >= BEAST).astype(int)]


def expected(plays: Sequence[tuple[float, Costs]]) -> Costs:
    total = np.zeros_like(plays[0][1])
    for chance, cost in plays:
        total += chance * cost
    return total


def saved(plays: Sequence[tuple[float, Kind, Costs]], later: Costs, fought: Costs) -> Costs:
    """The average saving by each talent in his next fight, if it were lent to him."""
    gains = np.zeros((len(LENT), *later.shape), np.float32)
    for chance, kind, cost in plays:
        gains[LENT.index(HEIHACHI if kind.even else DAISUKE)] += chance * np.maximum(cost - later - HANDED, 0)
        gains[LENT.index(KATSUSHIRO)] += chance * np.maximum(cost - fought - BURIED, 0)
        gains[LENT.index(KYUZO)] += chance * REPEATED * np.maximum(cost - later, 0)
    return gains


class Forecasts:
    """The forecasts for all samurai at a table, for lookups in many copies at once.

    ``samurai`` are their places at the table. All arguments are arrays of one shape or broadcast to it.
    """

    def __init__(self, seats: Sequence[Seat], raid: Raid) -> None:
        each = [forecast(seat, raid) for seat in seats]
        self._round_cost = np.stack([one.round_cost for one in each]).ravel()
        self._fight_cost = np.stack([one.fight_cost for one in each]).ravel()
        self._lent = np.moveaxis(np.stack([one.lent for one in each]), 2, 0).reshape(len(LENT), -1)
        self._strikes = np.stack([one.strikes for one in each]).ravel()
        self._grades = np.stack([one.grades for one in each]).ravel()
        self.flames = raid.flames
        self.undefended = raid.undefended

    def strike(self, samurai: Ints | int, wounds: Ints, last: Ints) -> Costs:
        """The cost of a line's last card at the next turn."""
        return self._strikes[(samurai * WOUNDS + wounds) * CARDS + last]

    def round_cost(
        self, samurai: Ints | int, wounds: Ints, turns: Ints, room: Ints, missing: Ints, last: Ints
    ) -> Costs:
        """The cost of the rest of the round, from before the next turn on."""
        place = self._place(samurai, wounds, turns, room, missing, last)
        return self._round_cost[place] + np.where(turns > 0, self.strike(samurai, wounds, last), 0)

    def fight_cost(
        self, samurai: Ints | int, wounds: Ints, turns: Ints, room: Ints, missing: Ints, last: Ints
    ) -> Costs:
        """The cost of the rest of the round with a fight now."""
        return self._fight_cost[self._place(samurai, wounds, turns, room, missing, last)]

    def saved(
        self,
        talent: Seat,
        samurai: Ints | int,
        wounds: Ints,
        turns: Ints,
        room: Ints,
        missing: Ints,
        last: Ints,
    ) -> Costs:
        """The saving by a talent lent to him, in his next fight."""
        return self._lent[LENT.index(talent)][self._place(samurai, wounds, turns, room, missing, last)]

    def _place(
        self, samurai: Ints | int, wounds: Ints, turns: Ints, room: Ints, missing: Ints, last: Ints
    ) -> Ints:
        grade = self._grades[(samurai * WOUNDS + wounds) * CARDS + last]
        room = np.minimum(np.maximum(room, 0), ROOM - 1)
        place = (samurai * (TURNS + 1) + turns) * WOUNDS + wounds
        return ((place * ROOM + room) * MISSING + missing) * len(STINGS) + grade
