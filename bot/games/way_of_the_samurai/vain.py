"""Whom nobody needs to ask before a counter: no blow can land, and nothing on offer could matter.

It is told from what lies open alone, so it says nothing of what is coming.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.way_of_the_samurai.bushido import KANJI
from bot.games.way_of_the_samurai.cards import Place
from bot.games.way_of_the_samurai.combos import combo_shown
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Gauge
from bot.games.way_of_the_samurai.state import EXCHANGES, Fighter, Game
from bot.games.way_of_the_samurai.traits import Trait

DOUBLE: Final = 2
"""So many cards come with the one of HARD MODE."""
WEIGHED: Final[tuple[tuple[Gauge, Trait], ...]] = (
    ("strength", "low_strength_costs"),
    ("technique", "low_technique_costs"),
    ("guard", "low_guard_kills"),
)
"""Which gauges some weathers look at when a round ends."""
HARDLY_ANY: Final = 2
"""So much life a round's end may cost, besides what want of Qi does."""
WEIGHING: Final = 6
"""The omen that weighs the Qi of both."""


def withstands_all(game: Game, you: Fighter) -> bool:
    """Whether Guard is enough for each card that may come, as everybody can see: those that lie nowhere open,
    and where they may run out the discard pile."""
    may_come = [*game.opponents]
    if len(may_come) < len(game.standing) + DOUBLE:
        may_come += game.opponents_used
    return not any(need.met(you.gauges["guard"]) for card in may_come for need in card.counter.needs)


def at_most(you: Fighter) -> bool:
    return you.gauges["guard"] == you.limit("guard")


def in_vain(game: Game, you: Fighter, offered: Iterable[str], *, comes: bool = True) -> bool:
    """Ruling: where no counter ``comes``, or with Guard enough for whatever may, nobody is asked what could
    only cost, or can as well be bought when the round ends or the next exchange begins. For that one Guard
    may rise before a counter: if it can, everybody is asked."""
    if comes and not withstands_all(game, you):
        return False
    if game.exchange < EXCHANGES:
        return (at_most(you) or not comes) and not any(cannot_wait(game, you, key) for key in offered)
    return not any(outlasts_round(game, you, key) for key in offered)


def cannot_wait(game: Game, you: Fighter, key: str) -> bool:
    """What an omen sells may be used by the die of this exchange, and a virtue by its combo; and where combos
    cost life, life may be wanted before, or an enemy's fall."""
    match key:
        case "buy:marker":
            combo, _ = combo_shown(you)
            return combo is not None and game.marker + you.qi // (2 * you.cost) >= KANJI
        case "buy:life" | "buy:place":
            return bool(you.trait("combos_cost_life"))
        case _:
            return key.startswith("omen:")


def outlasts_round(game: Game, you: Fighter, key: str) -> bool:
    """Whether it is any good when gauges are wiped and hands laid down: what a place gives, or does to the
    enemy; gauges while weather or weapon look at them. Life for Qi, and Qi for life, are offered again."""
    match key.partition(":"):
        case ("guard" | "virtue" | "lower", _, _) | ("buy", _, "strength" | "technique"):
            return is_weighed(game, you)
        case ("buy", _, "place"):
            return is_weighed(game, you) or (game.here is not None and gives_more_than_gauges(game.here))
        case _:
            return cannot_wait(game, you, key)


def saves(game: Game, you: Fighter, key: str) -> bool:
    """Whether, of what may be done at any time, this is any good after the last counter of a round: Qi where
    there is none, or where it is weighed; life where there is hardly any; what an omen sells; and gauges
    that are looked at."""
    match key.partition(":"):
        case ("omen", _, _):
            return True
        case ("trade", _, _):
            return you.qi == 0 or game.omen == WEIGHING
        case ("buy", _, "life"):
            return you.life <= HARDLY_ANY
        case ("virtue" | "lower", _, _) | ("buy", _, "strength" | "technique"):
            return is_weighed(game, you)
        case _:
            return False


def is_weighed(game: Game, you: Fighter) -> bool:
    """A gauge is where it costs something when the round ends."""
    tangled = you.trait("chain_tangles") and you.gauges["guard"] < 0
    return bool(tangled) or any(
        you.trait(trait) and you.gauges[gauge] == game.library.lowest for gauge, trait in WEIGHED
    )


def gives_more_than_gauges(place: Place) -> bool:
    """Whether its die may hurt the enemy, or give what stays."""
    return any(
        deed.other or (isinstance(deed, Change) and deed.amount > 0 and deed.marker not in GAUGES)
        for row in place.rows
        for deed in row.deeds
    )
