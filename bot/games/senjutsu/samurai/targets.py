"""The targets of cards without a grid: named at the reveal, for an instant when it is played."""

from __future__ import annotations

from bot.engine import Option, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.minds import chosen_by
from bot.games.senjutsu.state.samurai import Samurai


async def declare(game: Game, owner: Samurai, card: Face) -> list[Samurai]:
    """One foe; range and sight are looked at later, when the line is reached."""
    foes = game.foes(owner)
    if not foes:
        return []
    options = [Option(foe.name, foe, at="" if foe.place is None else foe.place.key) for foe in foes]
    chosen = (await chosen_by(owner, "target", options, {"samurai": owner.name, "card": card.key})).value
    if len(foes) > 1:
        await step(steps.Target(samurai=owner.name, foe=chosen.name, card=card.key))
    return [chosen]
