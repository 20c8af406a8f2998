"""How a round is likely to go for one samurai, solved backwards from its end.

A forecast looks at one samurai alone: so many turns to go, so much room to Kiai, these symbols
missing, such a card last in his line. Each turn he fights, lets a raider in with his support token,
or leaves; the forecast is what the rest of the round will cost him if he always does the best.

The coin is the worth of a barricade. The figures below were tuned by playing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, SYMBOLS, Penalty, Raider, Symbol
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KYUZO

Costs: TypeAlias = NDArray[np.float64]

DEFEAT: Final = 60.0
"""What losing the game is worth."""
POWER: Final = 1.5
"""A Kiai power."""
LEFT_OVER: Final = 0.8
"""A raider whom somebody else must face."""
BOND: Final = 0.4
"""A support token that is given away."""
HANDED: Final = 0.08
"""A card that a neighbour must take."""
REPEATED: Final = 0.5
"""How likely Kyuzo has a card's value in his line."""
REDRAWN: Final = 0.3
"""A card that is only put off."""
FLAMES: Final = 0.5
"""How likely a raider who is let in sets fire."""
FIRST: Final = 3
"""How much room the first card leaves when Kiai discards it."""

STINGS: Final = (0.0, 0.15, 0.5, 1.0)
"""The costs of a last card, rounded to these."""
MOST_TURNS: Final = 12
ROOM: Final = 14
MASKS: Final = 8


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a forecast depends on: the round, what losses are worth, and the samurai's talent."""

    round: int
    raiders: tuple[int, float]
    """Plunderers, and lieutenants or bosses, for each player."""
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
    plunderers, joining = stakes.raiders
    shares: list[tuple[tuple[Raider, ...], float]] = [(PLUNDERERS, plunderers)]
    if stakes.round > 1:
        shares.append((LIEUTENANTS, joining))
    if stakes.round > 2:
        shares.append((BOSSES, joining))
    total = sum(share for _, share in shares)
    return [(card, share / total / len(cards)) for cards, share in shares for card in cards]


@dataclass(frozen=True, slots=True)
class Kind:
    """Raiders that are all the same to a forecast."""

    value: int
    symbol: Symbol | None
    sting: int
    even: bool


def kinds(stakes: Stakes) -> dict[Kind, float]:
    """The raiders of this round by kind, each kind with its chance."""
    chances: dict[Kind, float] = {}
    for card, chance in raiders_of(stakes):
        kind = Kind(card.value, card.symbol, grade(sting(card, stakes)), card.even)
        chances[kind] = chances.get(kind, 0.0) + chance
    return chances


@lru_cache(maxsize=4096)
def forecast(stakes: Stakes) -> Costs:
    """Costs by turns to go, room to Kiai, missing symbols (a bit each) and sting of the last card."""
    raiders = kinds(stakes)
    undefended = np.array(
        [sum(loss for bit, loss in enumerate(stakes.losses) if mask >> bit & 1) for mask in range(MASKS)]
    )
    costs = np.empty((MOST_TURNS + 1, ROOM, MASKS, len(STINGS)))
    costs[0] = undefended[None, :, None]
    for turns in range(1, MOST_TURNS + 1):
        before = costs[turns - 1]
        # After his last turn the card at the end of his line strikes no more.
        stings = np.array(STINGS) if turns > 1 else np.zeros(len(STINGS))
        later = before + stings
        beaten = (stakes.fire + undefended + LEFT_OVER * (turns - 1))[:, None] + stings
        plays = [(chance, played(kind, later, beaten, stakes.talent)) for kind, chance in raiders.items()]
        fought = expected(plays)
        if stakes.talent == KATSUSHIRO:
            fought = expected([(chance, np.minimum(cost, fought + REDRAWN)) for chance, cost in plays])
        let_in = FLAMES * stakes.fire + BOND + later
        left = (undefended + LEFT_OVER * turns)[None, :, None]
        costs[turns] = np.minimum(np.minimum(fought, let_in), left)
    return costs


def expected(plays: list[tuple[float, Costs]]) -> Costs:
    total = np.zeros_like(plays[0][1])
    for chance, cost in plays:
        total += chance * cost
    return total


def played(kind: Kind, later: Costs, beaten: Costs, talent: str) -> Costs:
    """The cost of facing a raider of this kind and doing the best: attack, defend or use one's talent."""
    attacked = np.empty((ROOM, MASKS))
    attacked[kind.value + 1 :] = later[1 : ROOM - kind.value, :, kind.sting]
    attacked[kind.value] = later[FIRST, :, kind.sting] - POWER
    attacked[: kind.value] = beaten[:, kind.sting]
    best = np.repeat(attacked[:, :, None], len(STINGS), axis=2)
    if kind.symbol is not None:
        bit = 1 << SYMBOLS.index(kind.symbol)
        for mask in range(MASKS):
            if mask & bit:
                best[:, mask] = np.minimum(best[:, mask], later[:, mask & ~bit])
    if talent == (HEIHACHI if kind.even else DAISUKE):
        return np.minimum(best, later + HANDED)
    if talent == KYUZO:
        return (1 - REPEATED) * best + REPEATED * np.minimum(best, later)
    return best
