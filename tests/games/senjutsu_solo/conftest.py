"""Scenes use practice cards, so that their numbers do not change when the real cards are balanced anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, read_card, solo_card

PRACTICE = [
    read_card(row) for row in json.loads((Path(__file__).parent / "practice.json").read_text("utf-8"))
]


@pytest.fixture(autouse=True)
def practice_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for card in PRACTICE:
        monkeypatch.setitem(SOLO_CARDS, card.key, card)
    solo_card.cache_clear()
    yield
    solo_card.cache_clear()
