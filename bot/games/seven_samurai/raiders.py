"""The 66 raiders: plunderers (1 to 4), lieutenants (5) and bosses (6).

A raider never changes, so one value stands for the card at all places. It does not know who may see it: a
face-down card simply never enters a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from bot.engine.data import figures

Symbol: TypeAlias = Literal["hat", "farm", "doll"]
Kind: TypeAlias = Literal["plunderer", "lieutenant", "boss"]
Penalty: TypeAlias = Literal[
    "fire",
    "wound",
    "intruder",
    "no_defend",
    "no_support",
    "left",
    "right",
    "must_pass",
    "return",
    "no_talent",
    "drop",
]

SYMBOLS: Final[tuple[Symbol, ...]] = ("hat", "farm", "doll")
"""The symbols every samurai must defend in every round, in the order they are checked at its end."""


@dataclass(frozen=True, slots=True, eq=False)
class Raider:
    """One card, equal only to itself.

    ``penalties`` strike the samurai who has it last in his combat line when his turn begins.
    """

    number: int
    kind: Kind
    value: int
    symbol: Symbol | None
    flames: bool
    penalties: tuple[Penalty, ...]
    key: str = field(repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by number, so that a copy of a table uses the same card objects."""
        return raider_numbered, (self.number,)

    @property
    def even(self) -> bool:
        return self.value % 2 == 0


def _raider(row: Mapping[str, Any]) -> Raider:
    number = row["number"]
    penalties = tuple(row["penalties"])
    return Raider(
        number, row["kind"], row["value"], row["symbol"], row["flames"], penalties, f"raider:{number}"
    )


RAIDERS: Final = tuple(_raider(row) for row in figures("seven_samurai", "raiders"))
PLUNDERERS: Final = tuple(raider for raider in RAIDERS if raider.kind == "plunderer")
LIEUTENANTS: Final = tuple(raider for raider in RAIDERS if raider.kind == "lieutenant")
BOSSES: Final = tuple(raider for raider in RAIDERS if raider.kind == "boss")


@cache
def raider_numbered(number: int) -> Raider:
    return next(raider for raider in RAIDERS if raider.number == number)
