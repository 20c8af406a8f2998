"""What the gestures of all steps share: whom a step is about, which card, and cards shown for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.question import Facts
from bot.games.seven_samurai.raiders import RAIDERS, Raider
from renderers.kit.facts import key, tail
from renderers.seven_samurai.raider_cards import PILE, face_up
from renderers.seven_samurai.table import Table

BY_KEY: Final = {raider.key: raider for raider in RAIDERS}


def who(facts: Facts, fact: str = "samurai") -> str:
    return tail(facts, fact)


def card(facts: Facts) -> Raider:
    return BY_KEY[key(facts, "card")]


def show(table: Table, cards: Sequence[Raider]) -> None:
    """Cards laid out over the village for a moment."""
    x, y = table.spots.shown
    for place, raider in enumerate(cards):
        left = x + (place - (len(cards) - 1) / 2) * 116 - PILE[0] / 2
        table.sheet.paste(face_up(raider), left, y - PILE[1] / 2)
