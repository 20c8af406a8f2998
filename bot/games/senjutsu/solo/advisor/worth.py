"""How good a fight looks to a hero's AI seat after a turn."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.advisor.coverage import feared
from bot.games.senjutsu.advisor.worth import WON, arms, body_worth, health, stance_worth
from bot.games.senjutsu.solo.opponent import Opponent
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.state import Samurai

FELLED: Final = 3.0
"""What it is worth that an opponent fights no more."""
LORD: Final = 6.0
"""What it costs that the fallen lord may be struck, for each wound that is threatened there."""
CONTRACT: Final = 5.0
"""What it costs that Yojimbo has fulfilled one."""


def fight_worth(game: SoloGame, me: Samurai) -> float:
    """A fight after a turn, as the heroes see it."""
    if game.lost:
        return -2 * WON
    worth = sum(body_worth(one) for one in game.heroes) / len(game.heroes)
    worth -= sum(opponent_worth(one) for one in game.opponents)
    if all(one.fallen for one in game.opponents):
        worth += WON
    worth -= LORD * danger_to_the_lord(game)
    if me.place is not None:
        foes = [one for one in game.opponents if not one.fallen]
        stands = [(foe.place, foe.facing, foe.deck_list) for foe in foes if foe.place is not None]
        worth += stance_worth(me.place, me.facing, arms(me, me.hand), stands, health(me, game.opponents))
    return worth


def danger_to_the_lord(game: SoloGame) -> float:
    """How hard the opponents' cards threaten the hex where the fallen lord lies."""
    lord = game.lord
    if lord is None:
        return 0.0
    standing = [(one, one.place) for one in game.opponents if one.place is not None and not one.fallen]
    return sum(feared(one.deck_list, place, one.facing, lord.place) for one, place in standing)


def opponent_worth(one: Opponent) -> float:
    """What an opponent has left to fight with."""
    if one.fallen:
        return -FELLED
    stuns = one.stuns + sum(piece.startswith("status:stun") for piece in one.deck)
    worth = 2.0 * (one.wound_limit - one.all_wounds) - 0.9 * stuns
    worth -= 0.5 * len(one.hobbles) + 0.5 * (one.bleeding > 0) + 0.8 * len(one.poisons)
    return worth + CONTRACT * len(one.contracts)
