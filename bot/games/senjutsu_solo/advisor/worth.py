"""The worth of a fight to a hero's AI seat after a turn, in wounds."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.advisor.worth import WON, arms, body_worth, health, stance_worth
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo.advisor.bodyguard import danger_to_lord
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame

FELLED: Final = 3.0
"""The value of an opponent's defeat."""
CONTRACT: Final = 5.0
"""The cost of a contract that Yojimbo has fulfilled."""


def fight_worth(game: SoloGame, me: Samurai) -> float:
    """The worth of the fight after a turn to the heroes."""
    if game.lost:
        return -2 * WON
    worth = sum(body_worth(one) for one in game.heroes) / len(game.heroes)
    worth -= sum(opponent_worth(one) for one in game.opponents)
    if all(one.fallen for one in game.opponents):
        worth += WON
    foes = [one for one in game.opponents if not one.fallen]
    stands = [(foe.place, foe.facing, foe.deck_list) for foe in foes if foe.place is not None]
    if game.lord is not None:
        heroes = [one.place for one in game.heroes if one.place is not None]
        worth -= danger_to_lord(game.lord.place, heroes, stands)
    if me.place is not None:
        worth += stance_worth(me.place, me.facing, arms(me, me.hand), stands, health(me, game.opponents))
    return worth


def opponent_worth(one: Opponent) -> float:
    """The strength an opponent has left: his lives without his statuses, and his contracts."""
    if one.fallen:
        return -FELLED
    stuns = one.stuns + sum(piece.startswith("status:stun") for piece in one.deck)
    worth = 2.0 * (one.wound_limit - one.all_wounds) - 0.9 * stuns
    worth -= 0.5 * len(one.hobbles) + 0.5 * (one.bleeding > 0) + 0.8 * len(one.poisons)
    return worth + CONTRACT * len(one.contracts)
