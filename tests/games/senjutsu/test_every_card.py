"""Each of the 115 cards gives the log lines of ``every_card.txt``."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.cards.card import CARDS, Card
from tests.games.senjutsu.every_card import FILE, page

PAGES = dict(zip(CARDS, FILE.read_text("utf-8").split("== ")[1:], strict=True))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.key)
def test_a_card_does_what_is_written_of_it(card: Card):
    assert page(card) == f"== {PAGES[card.number]}"
