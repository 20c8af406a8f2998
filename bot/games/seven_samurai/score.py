"""The score at the end of the game."""

from __future__ import annotations

from bot.games.seven_samurai.state import Defeat, Game
from bot.games.seven_samurai.view import Result


def held(game: Game) -> Result:
    """One point for every farm and every family left, and one if nobody has a wound marker.

    The level adds its plus signs.
    """
    farms, families = len(game.village.farms), len(game.village.families)
    unwounded = not any(samurai.marker for samurai in game.samurai)
    return Result(
        won=True,
        reason="held",
        fallen=None,
        farms=farms,
        families=families,
        unwounded=unwounded,
        score=farms + families + unwounded,
        suffix=game.level.suffix,
    )


def lost(game: Game, defeat: Defeat) -> Result:
    """A village that has fallen scores nothing."""
    return Result(
        won=False,
        reason=defeat.reason,
        fallen=None if defeat.fallen is None else defeat.fallen.seat,
        farms=len(game.village.farms),
        families=len(game.village.families),
        unwounded=False,
        score=0,
        suffix=game.level.suffix,
    )
