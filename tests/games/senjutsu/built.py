"""Decks that a player has changed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Deck


def built(deck: Deck, copies: Mapping[str, int]) -> Deck:
    """A copy of a deck with these numbers of cards."""
    return Deck(deck.owner, {key: many for key, many in {**deck.cards, **copies}.items() if many})
