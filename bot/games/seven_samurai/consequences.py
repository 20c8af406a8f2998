"""What an option would lead to, as facts: the player reads them before he decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.engine import Facts
from bot.games.seven_samurai.line import can_defend
from bot.games.seven_samurai.raiders import Penalty, Raider, Symbol
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game

DEADLY: Final = 3
"""With so many wounds the next one is death."""


def penalty_keys(penalties: tuple[Penalty, ...]) -> tuple[str, ...]:
    """How facts name the penalties of a card; a boss may bring the same one twice."""
    return tuple(
        [
            f"penalty:{penalty}_twice" if penalties.count(penalty) > 1 else f"penalty:{penalty}"
            for penalty in dict.fromkeys(penalties)
        ]
    )


SAVES: Final[dict[Symbol, str]] = {"hat": "price:wound", "farm": "price:farm", "doll": "price:family"}
"""What somebody who has not defended a symbol costs at the end of the round."""


def prices(game: Game, samurai: Samurai, missing: Iterable[Symbol]) -> Facts:
    """What leaving these undefended would cost, and whether that alone loses the game."""
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
    """The new total, how far Kiai is then, what burns, and what the card will do to him next turn."""
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
    """What it saves, and which symbols are still missing afterwards at what price."""
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
    """What a card would mean for somebody else: his line with it, and whether he could defend it."""
    return {
        **attacking(game, target, card),
        "target": target.key,
        "defends": can_defend(game, target, card),
    }


def losing_last(samurai: Samurai) -> Facts:
    """A line without its last card."""
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
    """Where a total stands: ``below``, ``kiai`` or ``beyond``."""
    if total == kiai:
        return "kiai"
    return "below" if total < kiai else "beyond"


def burns(game: Game) -> str:
    """What the next fire takes: a ``barricade``, or a ``farm`` when none is left; with the ``last_farm`` the
    game is lost."""
    if game.village.barricades:
        return "barricade"
    return "last_farm" if len(game.village.farms) == 1 else "farm"
