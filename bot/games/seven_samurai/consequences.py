"""The consequences of an option as facts, for the player to read before he decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.engine import Facts
from bot.games.seven_samurai.line import can_defend
from bot.games.seven_samurai.raiders import Penalty, Raider, Symbol
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game

DEADLY: Final = 3
"""Number of wounds at which the next one is death."""


def penalty_keys(penalties: tuple[Penalty, ...]) -> tuple[str, ...]:
    """The penalties of a card as keys for facts; a boss may have the same one twice."""
    return tuple(
        [
            f"penalty:{penalty}_twice" if penalties.count(penalty) > 1 else f"penalty:{penalty}"
            for penalty in dict.fromkeys(penalties)
        ]
    )


SAVES: Final[dict[Symbol, str]] = {"hat": "price:wound", "farm": "price:farm", "doll": "price:family"}
"""The price of each undefended symbol at the end of the round."""


def prices(game: Game, samurai: Samurai, missing: Iterable[Symbol]) -> Facts:
    """The cost of leaving these symbols undefended; ``deadly`` if that alone loses the game."""
    village = game.village
    last: dict[Symbol, tuple[bool, str]] = {
        "hat": (samurai.wounds == DEADLY, "price:death"),
        "farm": (len(village.farms) == 1, "price:last_farm"),
        "doll": (len(village.families) == 1, "price:last_family"),
    }
    ends = [symbol for symbol in missing if last[symbol][0]]
    keys = [last[symbol][1] if last[symbol][0] else SAVES[symbol] for symbol in missing]
    return {"prices": tuple(keys), "deadly": bool(ends)}


def attacking(game: Game, samurai: Samurai, card: Raider) -> Facts:
    """His new total, its distance from Kiai, the fire it causes, and the penalties of the card next turn."""
    total = samurai.total + card.value
    kiai = samurai.kiai
    return {
        "card": card.key,
        "total": total,
        "kiai": kiai,
        "distance": abs(kiai - total),
        "reach": reach(total, kiai),
        "burns": burns(game) if total > kiai else "nothing",
        "penalties": penalty_keys(card.penalties),
        "count": len(card.penalties),
        "deadly": samurai.wounds == DEADLY and "wound" in card.penalties,
    }


def defending(game: Game, samurai: Samurai, card: Raider) -> Facts:
    """The price it saves, and the symbols still missing afterwards with theirs."""
    missing: list[Symbol] = [symbol for symbol in samurai.missing if symbol != card.symbol]
    return {
        "card": card.key,
        "symbol": f"symbol:{card.symbol}",
        "saves": "" if card.symbol is None else SAVES[card.symbol],
        "missing": tuple([f"symbol:{symbol}" for symbol in missing]),
        "count": len(missing),
        **prices(game, samurai, missing),
    }


def receiving(game: Game, target: Samurai, card: Raider) -> Facts:
    """The effect of a card on another samurai: his line with it, and whether he could defend it."""
    return {
        **attacking(game, target, card),
        "target": target.key,
        "defends": can_defend(game, target, card),
    }


def losing_last(samurai: Samurai) -> Facts:
    """The total of a line before and after losing its last card."""
    card = samurai.line[-1]
    before = samurai.total
    total = before - card.value
    return {
        "target": samurai.key,
        "card": card.key,
        "before": before,
        "total": total,
        "kiai": samurai.kiai,
        "reach": reach(total, samurai.kiai),
    }


def reach(total: int, kiai: int) -> str:
    """A total compared with Kiai: ``below``, ``kiai`` or ``beyond``."""
    if total == kiai:
        return "kiai"
    return "below" if total < kiai else "beyond"


def burns(game: Game) -> str:
    """The thing the next fire burns: a ``barricade``, or a ``farm`` when none is left. Losing the
    ``last_farm`` loses the game."""
    if game.village.barricades:
        return "barricade"
    return "last_farm" if len(game.village.farms) == 1 else "farm"
