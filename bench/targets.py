"""Targets of single games that differ from the general ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from bot.engine import GameRules

What: TypeAlias = Literal["decision", "replay"]

USUAL: Final[Mapping[What, float]] = {"decision": 0.7, "replay": 1.0}
OWN: Final[Mapping[str, Mapping[What, float]]] = {
    # Senjutsu must search all ways in which a card may move a fighter.
    "senjutsu": {"decision": 4.0, "replay": 1.1},
}


def target(game: GameRules, what: What) -> float:
    return OWN.get(game.key, USUAL).get(what, USUAL[what])
