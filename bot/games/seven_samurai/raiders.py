"""The 66 raiders: plunderers (1 to 4), lieutenants (5) and bosses (6).

A raider never changes, so one value stands for the card wherever it lies. Who may see it is not
its business: a card that lies face down simply never enters a view.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

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
"""What every samurai must defend in every round, in the order the end of a round looks at it."""


@dataclass(frozen=True, slots=True)
class Raider:
    """One card. ``penalties`` strike whoever has it last in his combat line when his turn begins."""

    number: int
    kind: Kind
    value: int
    symbol: Symbol | None
    flames: bool
    penalties: tuple[Penalty, ...]

    @property
    def key(self) -> str:
        return f"raider:{self.number}"

    @property
    def even(self) -> bool:
        return self.value % 2 == 0


def _read() -> tuple[Raider, ...]:
    file = Path(__file__).parents[3] / "data" / "seven_samurai" / "raiders.json"
    return tuple(
        Raider(**{**row, "penalties": tuple(row["penalties"])})
        for row in json.loads(file.read_text(encoding="utf-8"))
    )


RAIDERS: Final = _read()
PLUNDERERS: Final = tuple(raider for raider in RAIDERS if raider.kind == "plunderer")
LIEUTENANTS: Final = tuple(raider for raider in RAIDERS if raider.kind == "lieutenant")
BOSSES: Final = tuple(raider for raider in RAIDERS if raider.kind == "boss")
