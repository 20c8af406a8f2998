"""A fight: the top raider is revealed and attacked or defended, unless a talent deals with him."""

from __future__ import annotations

from functools import partial

from bot.engine import decide, step
from bot.games.seven_samurai import steps
from bot.games.seven_samurai.kiai import settle
from bot.games.seven_samurai.line import attack, defend
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import KATSUSHIRO, KYUZO, Samurai
from bot.games.seven_samurai.samurai import samurai_key as key
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.talents import (
    Attack,
    Bury,
    Defend,
    Dismiss,
    HandOn,
    Play,
    holding,
    meaning,
    ways_to_play,
)


async def fight(game: Game, samurai: Samurai) -> None:
    """Reveal the top raider and play him. A neighbour who is handed the card plays it at once."""
    game.phase = "fight"
    game.held = [samurai]
    card = await meet(game, samurai)
    kept = False
    while game.drawn is not None:
        holder = game.held[-1]
        played = (holder.key, card.key, card.value)
        match await choose(game, holder, card, kept=kept):
            case Attack():
                await attack(game, holder, card)
            case Defend():
                await defend(game, holder, card)
            case HandOn(target, talent):
                game.held.append(game.by_seat[target])
                await step(steps.HandOn(*played, target=key(target), talent=key(talent)))
            case Dismiss():
                game.drawn = None
                game.discard.append(card)
                own = holder.seat == KYUZO
                await step(steps.Dismiss(*played, talent=key(KYUZO), own=own))
            case Bury():
                game.drawn = None
                game.stack.bury(card)
                own = holder.seat == KATSUSHIRO
                await step(steps.Bury(*played, talent=key(KATSUSHIRO), own=own))
                card = await meet(game, holder)
                kept = True
    game.held = []
    await settle(game)


async def meet(game: Game, samurai: Samurai) -> Raider:
    """Turn over the top raider for everybody to see."""
    tell = game.stack.told_by()
    card = game.drawn = game.stack.take()
    await tell(steps.Draw(samurai=samurai.key, card=card.key, stack=len(game.stack)))
    return card


async def choose(game: Game, samurai: Samurai, card: Raider, *, kept: bool) -> Play:
    """Ask the samurai how to play the card. A card that leaves no choice is attacked."""
    ways = ways_to_play(game, samurai, card, kept=kept)
    told, show = partial(holding, samurai, card), partial(meaning, game, samurai, card)
    return await decide(samurai.seat, "fight", ways, told, show=show)
