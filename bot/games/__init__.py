"""The games of the house. Nothing outside this folder names a game in code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine import GameRules
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI

GAMES: Final[Mapping[str, GameRules]] = {
    game.key: game
    for game in (
        SEVEN_RONIN,
        SEVEN_SAMURAI,
        SENJUTSU,
        SENJUTSU_SOLO,
        WAY_OF_THE_SAMURAI,
    )
}
"""Every game by its key. A new game adds its rules here."""
