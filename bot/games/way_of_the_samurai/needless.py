"""Questions before a counter that can be left out: no blow can land, and no offer could matter.

This is decided from public information alone, so it reveals nothing about the next card.
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
"""The number of cards that the card of HARD MODE brings."""
WEIGHED: Final[tuple[tuple[Gauge, Trait], ...]] = (
    ("strength", "low_strength_costs"),
    ("technique", "low_technique_costs"),
    ("guard", "low_guard_kills"),
)
"""The gauges that some weathers check at the end of a round."""
HARDLY_ANY: Final = 2
"""The most life a round's end may cost, besides the loss without Qi."""
WEIGHING: Final = 6
"""The omen that compares the Qi of both sides."""


def withstands_all(game: Game, you: Fighter) -> bool:
    """True if Guard is enough for each counter card that may come.

    These are the cards not open anywhere, and the discard pile if they may run out.
    """
    may_come = [*game.opponents]
    if len(may_come) < len(game.standing) + DOUBLE:
        may_come += game.opponents_used
    return not any(need.met(you.gauges["guard"]) for card in may_come for need in card.counter.needs)


def at_most(you: Fighter) -> bool:
    return you.gauges["guard"] == you.limit("guard")


def is_needless(game: Game, you: Fighter, offered: Iterable[str], *, comes: bool = True) -> bool:
    """Ruling: the question is left out if no counter ``comes``, or Guard is enough for every possible one,
    and each offer could only cost something or can be bought as well at the round's end or in the next
    exchange.

    Only Guard is different: if it may rise before a counter, the question is asked.
    """
    if comes and not withstands_all(game, you):
        return False
    if game.exchange < EXCHANGES:
        return (at_most(you) or not comes) and not any(cannot_wait(game, you, key) for key in offered)
    return not any(outlasts_round(game, you, key) for key in offered)


def cannot_wait(game: Game, you: Fighter, key: str) -> bool:
    """True if an offer may be useful before the next chance to buy it.

    The die of this exchange may use an omen's offer, and its combo a virtue's. If combos cost life, life may
    be needed before, or the enemy's fall.
    """
    match key:
        case "buy:marker":
            combo, _ = combo_shown(you)
            return combo is not None and game.bushido.marker + you.qi // (2 * you.cost) >= KANJI
        case "buy:life" | "buy:place":
            return bool(you.trait("combos_cost_life"))
        case _:
            return key.startswith("omen:")


def outlasts_round(game: Game, you: Fighter, key: str) -> bool:
    """True if an offer is useful after gauges are reset and hands discarded.

    A place may give something lasting or hurt the enemy; gauges count while weather or weapon check them.
    Life for Qi, and Qi for life, are offered again later.
    """
    match key.partition(":"):
        case ("guard" | "virtue" | "lower", _, _) | ("buy", _, "strength" | "technique"):
            return is_weighed(game, you)
        case ("buy", _, "place"):
            return is_weighed(game, you) or (game.here is not None and gives_more_than_gauges(game.here))
        case _:
            return cannot_wait(game, you, key)


def saves(game: Game, you: Fighter, key: str) -> bool:
    """True if an offer is useful after the last counter of a round.

    Useful are Qi if there is none or if it is compared, life if there is hardly any, an omen's offer, and
    gauges that are checked at the round's end.
    """
    match key.partition(":"):
        case ("omen", _, _):
            return True
        case ("trade", _, _):
            return you.qi == 0 or game.this_round.omen == WEIGHING
        case ("buy", _, "life"):
            return you.life <= HARDLY_ANY
        case ("virtue" | "lower", _, _) | ("buy", _, "strength" | "technique"):
            return is_weighed(game, you)
        case _:
            return False


def is_weighed(game: Game, you: Fighter) -> bool:
    """A gauge now has a value that costs something at the end of the round."""
    tangled = you.trait("chain_tangles") and you.gauges["guard"] < 0
    return bool(tangled) or any(
        you.trait(trait) and you.gauges[gauge] == game.library.lowest for gauge, trait in WEIGHED
    )


def gives_more_than_gauges(place: Place) -> bool:
    """True if the place's die may hurt the enemy, or give something lasting."""
    return any(
        deed.other or (isinstance(deed, Change) and deed.amount > 0 and deed.marker not in GAUGES)
        for row in place.rows
        for deed in row.deeds
    )
