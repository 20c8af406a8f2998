"""The figures of the raiders as arrays, indexed by card number. Number 0 means no card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Penalty, Raider, Symbol

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

CARDS: Final = len(RAIDERS) + 1
"""The length of arrays by card number; index 0 stands for no card."""
PENALTIES: Final[tuple[Penalty, ...]] = get_args(Penalty)


def bit(symbol: Symbol | None) -> int:
    """The bit of a symbol; sets of symbols are bit masks."""
    return 0 if symbol is None else 1 << SYMBOLS.index(symbol)


def column(figure: Callable[[Raider], int]) -> Ints:
    """One figure of every card, by number."""
    return np.array([0, *(figure(raider) for raider in RAIDERS)])


VALUE: Final = column(lambda raider: raider.value)
SYMBOL: Final = column(lambda raider: bit(raider.symbol))
FLAMES: Final = column(lambda raider: raider.flames)
EVEN: Final[Flags] = VALUE % 2 == 0
STRIKES: Final[Mapping[Penalty, Ints]] = {
    penalty: column(lambda raider, penalty=penalty: raider.penalties.count(penalty)) for penalty in PENALTIES
}
"""The number of times each card has each penalty."""
