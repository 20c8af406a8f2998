"""Whom nobody needs to ask before a counter: no blow can land, and nothing on offer could matter.

It is told from what lies open alone, so it says nothing of what is coming.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.way_of_the_samurai.cards import Place
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Gauge
from bot.games.way_of_the_samurai.state import EXCHANGES, Fighter, Game
from bot.games.way_of_the_samurai.traits import Trait

DOUBLE: Final = 2
"""So many cards come with the one of HARD MODE."""
WEIGHED: Final[tuple[tuple[Gauge, Trait], ...]] = (
    ("strength", "low_strength_costs"),
    ("technique", "low_technique_costs"),
)
"""Which gauges some weathers look at when a round ends."""


def withstands_all(game: Game, you: Fighter) -> bool:
    """Whether Guard is enough for each card that may come, as everybody can see: those that lie nowhere open,
    and where they may run out the discard pile."""
    may_come = [*game.opponents]
    if len(may_come) < len(game.standing) + DOUBLE:
        may_come += game.opponents_used
    return not any(need.met(you.gauges["guard"]) for card in may_come for need in card.counter.needs)


def at_most(you: Fighter) -> bool:
    return you.gauges["guard"] == you.limit("guard")


def in_vain(game: Game, you: Fighter, offered: Iterable[str]) -> bool:
    """Ruling: with Guard enough for whatever may come, nobody is asked what could only cost, or can as well
    be bought when the next exchange begins. For that one Guard may rise: if it can, everybody is asked."""
    if not game.rulings.asks_nothing_in_vain or not withstands_all(game, you):
        return False
    if game.exchange < EXCHANGES:
        return at_most(you) and not any(cannot_wait(you, key) for key in offered)
    return not any(outlasts_round(game, you, key) for key in offered)


def cannot_wait(you: Fighter, key: str) -> bool:
    """What an omen sells may be used by the die of this exchange; and where combos cost life, life may be
    wanted before, or an enemy's fall."""
    return key.startswith("omen:") or (
        key in ("buy:life", "buy:place") and bool(you.trait("combos_cost_life"))
    )


def outlasts_round(game: Game, you: Fighter, key: str) -> bool:
    """Whether it is any good when gauges are wiped and hands laid down: life, Qi, what hurts the enemy; and
    gauges while a weather looks at them."""
    match key.partition(":"):
        case ("omen" | "trade", _, _) | ("buy", _, "life"):
            return True
        case ("virtue" | "lower", _, _) | ("buy", _, "strength" | "technique"):
            return is_weighed(game, you)
        case ("buy", _, "place"):
            return is_weighed(game, you) or (game.here is not None and gives_more_than_gauges(game.here))
        case _:
            return False


def is_weighed(game: Game, you: Fighter) -> bool:
    """A gauge is where it costs life when the round ends."""
    return any(you.trait(trait) and you.gauges[gauge] == game.library.lowest for gauge, trait in WEIGHED)


def gives_more_than_gauges(place: Place) -> bool:
    """Whether its die may hurt the enemy, or give what stays."""
    return any(
        deed.other or (isinstance(deed, Change) and deed.amount > 0 and deed.marker not in GAUGES)
        for row in place.rows
        for deed in row.deeds
    )
