"""The ranks of the horde."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu_solo.view import HordeRank

RANKS: Final[dict[tuple[int, int], HordeRank]] = {
    (1, 3): "wood",
    (1, 4): "steel",
    (2, 4): "gold",
    (3, 4): "jade",
}
"""The rank for beating a wave of a stage."""
