"""The four levels of difficulty, and the backs of the tokens in the village."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.engine import value
from bot.engine.data import figures
from bot.games.seven_samurai.view import FamilyBonus, FarmPenalty, Level


@value
class LevelRules:
    """The settings of one level. "Players" are the samurai in play."""

    key: Level
    barricades: int
    """Barricades beyond one for each player."""
    plunderers: int
    """Plunderers for each player."""
    joining: int
    """Lieutenants in round 2 and bosses in round 3, beyond one for each player."""
    farm_penalties: bool
    family_bonuses: bool
    suffix: str
    """The plus signs after the score."""


_DATA: Mapping[str, Any] = figures("seven_samurai", "village")

LEVELS: Final[Mapping[str, LevelRules]] = {
    key: LevelRules(key=key, **rules) for key, rules in _DATA["levels"].items()
}
FARM_PENALTIES: Final[tuple[FarmPenalty, ...]] = tuple(_DATA["farm_penalties"])
FAMILY_BONUSES: Final[tuple[FamilyBonus, ...]] = tuple(_DATA["family_bonuses"])
ROUNDS: Final[int] = _DATA["rounds"]
