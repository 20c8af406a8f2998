"""Wounds, and the spirit of the beast.

The first wound is a marker; the second turns the board (the marker goes back, Kiai is higher); the third is a
marker again; the fourth is death, and the village is lost. A beast never turns back.
"""

from __future__ import annotations

from bot.engine import step
from bot.games.seven_samurai import round_steps
from bot.games.seven_samurai.samurai import KIAI, Samurai
from bot.games.seven_samurai.state import Defeat, Game


async def wound(game: Game, samurai: Samurai) -> None:
    """One more wound. Turning into a beast may leave the line exactly at the new Kiai.

    Ruling: a line still beyond the new Kiai burns nothing, because no raider was added to it.
    """
    before = samurai.wounds
    samurai.marker = True
    samurai.dead = before == 3
    await step(round_steps.Wound(samurai=samurai.key, before=before, after=before + 1))
    if samurai.dead:
        await step(round_steps.Death(samurai=samurai.key))
        raise Defeat("death", samurai)
    if before == 1:
        await turn_into_beast(game, samurai)


async def turn_into_beast(game: Game, samurai: Samurai) -> None:
    """The board is turned to the beast, for good; the cards stay in place."""
    kiai = KIAI[samurai.seat]
    samurai.beast = True
    samurai.marker = False
    samurai.kiai = kiai.beast
    await step(round_steps.Beast(samurai.key, before=kiai.human, after=kiai.beast, total=samurai.total))
    game.expect_kiai(samurai)


async def heal(samurai: Samurai) -> None:
    """A wound marker is removed; a beast stays a beast.

    Ruling: samurai who have passed may be healed, and hit by random wounds.
    """
    before = samurai.wounds
    samurai.marker = False
    await step(round_steps.Heal(samurai=samurai.key, before=before, after=before - 1))


def wounded(game: Game) -> list[Samurai]:
    """The samurai with a wound marker."""
    return [samurai for samurai in game.samurai if samurai.marker]
