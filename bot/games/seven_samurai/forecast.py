"""How a round is likely to go for one samurai, solved backwards from its end.

A forecast looks at one samurai alone: so many turns to go, so much room to Kiai, these symbols
missing, such a card last in his line. Each turn he fights, lets a raider in with his support token,
or leaves; the forecast is what the rest of the round will cost him if he always does the best.

The coin is the worth of a barricade. The figures below were tuned by playing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, SYMBOLS, Penalty, Raider
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KYUZO

Costs: TypeAlias = NDArray[np.float64]

DEFEAT: Final = 60.0
POWER: Final = 1.5
"""A Kiai power."""
LEFT_OVER: Final = 0.55
"""A raider whom somebody else must face."""
BOND: Final = 0.1
"""A support token that is given away."""
HANDED: Final = 0.35
"""A card that a neighbour must take."""
REPEATED: Final = 0.35
"""How likely Kyuzo has a card's value in his line."""
FLAMES: Final = 0.5
FIRST: Final = 3
"""How much room the first card leaves when Kiai discards it."""

STINGS: Final = (0.0, 0.15, 0.5, 1.0)
MOST_TURNS: Final = 12
ROOM: Final = 14
MASKS: Final = 8


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a forecast depends on: the round, what losses are worth, and the samurai's talent."""

    round: int
    per_player: tuple[int, int]
    """Plunderers, and lieutenants or bosses, for ten players."""
    fire: float
    wound: float
    losses: tuple[float, float, float]
    """An undefended hat, farm and doll."""
    talent: str


MINOR: Final[dict[Penalty, float]] = {
    "intruder": 0.1,
    "no_defend": 0.4,
    "no_support": 0.05,
    "left": 0.3,
    "right": 0.3,
    "must_pass": 1.0,
    "return": 0.4,
    "no_talent": 0.2,
    "drop": 1.5,
}


def sting(card: Raider, stakes: Stakes) -> float:
    """What this card costs each turn while it lies last in the line."""
    if stakes.talent == (GOROBEI if card.even else KANBEI):
        return 0.0
    costs = {"fire": stakes.fire, "wound": stakes.wound, **MINOR}
    return sum(costs[penalty] for penalty in card.penalties)


def grade(cost: float) -> int:
    """The nearest of the stings."""
    return min(range(len(STINGS)), key=lambda index: abs(STINGS[index] - cost))


def raiders_of(stakes: Stakes) -> list[tuple[Raider, float]]:
    """The raiders of this round, each with its chance."""
    plunderers, joining = stakes.per_player
    shares = [(PLUNDERERS, plunderers)]
    if stakes.round > 1:
        shares.append((LIEUTENANTS, joining))
    if stakes.round > 2:
        shares.append((BOSSES, joining))
    total = sum(share for _, share in shares)
    return [(card, share / total / len(cards)) for cards, share in shares for card in cards]


@lru_cache(maxsize=4096)
def forecast(stakes: Stakes) -> Costs:
    """Costs by turns to go, room to Kiai, missing symbols (a bit each) and sting of the last card."""
    kinds: Counter[tuple[int, int, int, bool]] = Counter()
    for card, chance in raiders_of(stakes):
        symbol = -1 if card.symbol is None else SYMBOLS.index(card.symbol)
        kinds[card.value, symbol, grade(sting(card, stakes)), card.even] += chance
    end = np.array(
        [sum(loss for bit, loss in enumerate(stakes.losses) if mask >> bit & 1) for mask in range(MASKS)]
    )
    stings = np.array(STINGS)
    costs = np.empty((MOST_TURNS + 1, ROOM, MASKS, len(STINGS)))
    costs[0] = end[None, :, None]
    for turns in range(1, MOST_TURNS + 1):
        before = costs[turns - 1]
        later = before + stings if turns > 1 else before
        fought = np.zeros_like(before)
        played = []
        for (value, symbol, mark, even), chance in kinds.items():
            attacked = np.empty((ROOM, MASKS))
            attacked[value + 1 :] = later[1 : ROOM - value, :, mark]
            attacked[value] = later[FIRST, :, mark] - POWER
            out = stakes.fire + end + LEFT_OVER * (turns - 1) + (stings[mark] if turns > 1 else 0)
            attacked[:value] = out
            best = np.repeat(attacked[:, :, None], len(STINGS), axis=2)
            if symbol >= 0:
                for mask in range(MASKS):
                    if mask >> symbol & 1:
                        np.minimum(best[:, mask], later[:, mask & ~(1 << symbol)], out=best[:, mask])
            if stakes.talent == (HEIHACHI if even else DAISUKE):
                np.minimum(best, later + HANDED, out=best)
            elif stakes.talent == KYUZO:
                best = (1 - REPEATED) * best + REPEATED * np.minimum(best, later)
            played.append((chance, best))
        for chance, best in played:
            fought += chance * best
        if stakes.talent == KATSUSHIRO:
            again = fought + 0.3
            fought = sum(chance * np.minimum(best, again) for chance, best in played)
        let_in = FLAMES * stakes.fire + BOND + later
        left = (end + LEFT_OVER * turns)[None, :, None]
        costs[turns] = np.minimum(np.minimum(fought, let_in), left)
    return costs
