"""Any card that somebody may show, whoever plays it."""

from __future__ import annotations

from bot.games.senjutsu.cards.card import Face, card_of
from bot.games.senjutsu.cards.opponent_card import solo_card

OWN = "card:"
THEIRS = "solo:"
"""The prefix of the keys of AI opponents' cards; ``OWN`` is that of heroes' cards."""


def is_card(key: str) -> bool:
    return key.startswith((OWN, THEIRS))


def face_of(key: str) -> Face:
    """The card of a piece, or of a card's key."""
    return solo_card(key) if key.startswith(THEIRS) else card_of(key)
