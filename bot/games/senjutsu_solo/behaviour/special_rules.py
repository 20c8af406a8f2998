"""Special rules: the fallen lord, and Yojimbo's contracts.

The lord's battle is lost when an attack that would wound reaches his hex and nothing blocks it.

The contracts are ours, in the spirit of their names. First Blood: the first wound of the fight is one that
Yojimbo deals; a hero who wounds him first cancels it. Counter: he wounds a hero by striking back. Tools of
the Trade: he has wounded heroes with three different attack cards. When all are fulfilled he has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import step
from bot.games.senjutsu.combat.cover import blocks_of
from bot.games.senjutsu.reach.stroke import Stroke
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu.state.samurai import Playing, Samurai, place_of
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame

FIRST_BLOOD: Final = "contract:first_blood"
COUNTER: Final = "contract:counter"
TOOLS: Final = "contract:tools_of_the_trade"
CONTRACTS: Final = (FIRST_BLOOD, COUNTER, TOOLS)
TOOLS_NEEDED: Final = 3
"""The number of different attack cards."""


def means_the_lord(game: SoloGame, strokes: Sequence[Stroke]) -> bool:
    """True if an attack would wound the fallen lord."""
    return game.lord is not None and any(one.place == game.lord.place and one.wounds for one in strokes)


async def fall_of_the_lord(game: SoloGame, playing: Playing, strokes: Sequence[Stroke]) -> None:
    """Ends the fight if an opponent's attack has reached the fallen lord. Raises ``Over`` in that case."""
    if game.lord is not None and means_the_lord(game, strokes):
        place, here = game.lord.place, place_of(playing.owner)
        if blocks_of(game, playing, here, place) is None:
            game.lord_struck = True
            await step(solo_steps.LordStruck(samurai=playing.owner.name, card=playing.card.key))
            raise Over
        await step(solo_steps.LordSaved(samurai=playing.owner.name, card=playing.card.key))


async def wounded_by(
    game: SoloGame, opponent: Opponent, playing: Playing, victim: Samurai, wounds: int
) -> None:
    """Check the contracts after an attack of his has wounded somebody."""
    if opponent.foe.special != "contracts" or not game.is_hero(victim):
        return
    opponent.hits |= {playing.card.key}
    if game.shed == wounds:
        await fulfil(game, opponent, FIRST_BLOOD)
    if len(opponent.hits) >= TOOLS_NEEDED:
        await fulfil(game, opponent, TOOLS)


async def countered(game: SoloGame, opponent: Opponent, victim: Samurai) -> None:
    """Check the contracts after his counter has wounded somebody."""
    if opponent.foe.special != "contracts" or not game.is_hero(victim):
        return
    if game.shed == 1:
        await fulfil(game, opponent, FIRST_BLOOD)
    await fulfil(game, opponent, COUNTER)


async def fulfil(game: SoloGame, opponent: Opponent, contract: str) -> None:
    """Fulfil a contract if it is not fulfilled yet. With the last of them the fight is lost."""
    if contract in opponent.contracts:
        return
    opponent.contracts |= {contract}
    await step(solo_steps.Contract(samurai=opponent.name, contract=contract, number=len(opponent.contracts)))
    if len(opponent.contracts) == len(CONTRACTS):
        game.contracts_done = True
        raise Over
