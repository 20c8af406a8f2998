"""Pace: the speed of a card for a samurai, with his kamae and hobbles."""

from __future__ import annotations

from bot.engine import Fact
from bot.games.senjutsu.cards.card import Card, Face
from bot.games.senjutsu.cards.language import Speeds
from bot.games.senjutsu.state.samurai import Samurai


def speed_of(samurai: Samurai, card: Face) -> int:
    """The speed the card would have now: another one in this kamae, and slower by hobbles."""
    speed = next(
        (one.speed for one in card.sheet.alternatives if samurai.kamae in one.gate.kamae),
        card.speeds.lowest,
    )
    return slowed(samurai, speed)


def slowed(samurai: Samurai, speed: int) -> int:
    """Ruling: hobbles add up, every speed is lowered, never below 1; 0 stays 0."""
    return max(1, speed - len(samurai.hobbles)) if speed else 0


def about(samurai: Samurai, card: Card) -> dict[str, Fact]:
    """The facts about a card that a player needs before he plays it."""
    printed, now = str(card.speeds), str(_as_played(samurai, card))
    return {
        "cost": card.cost,
        "speed": printed,
        "now": "as-printed" if now == printed else now,
        "kind": f"kind:{card.kind}",
    }


def _as_played(samurai: Samurai, card: Card) -> Speeds:
    """The speed or span with hobbles; a card without a speed of its own keeps none."""
    speeds = card.speeds
    if speeds.same or speeds.none:
        return speeds
    if not speeds.variable:
        return Speeds(speed_of(samurai, card), speed_of(samurai, card))
    return Speeds(slowed(samurai, speeds.highest), slowed(samurai, speeds.lowest))
