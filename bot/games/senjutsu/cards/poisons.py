"""The five poisons. Each attacker may use each of them once a game.

Crippling poison is shuffled into the top five cards of the victim's deck and, once in hand, must be the
next choice. The others lie before the victim and turn a quarter at the end of each turn.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from bot.games.senjutsu.cards.card import Piece

Poison: TypeAlias = Literal["crippling", "mist", "toxin", "paralysis", "virulent"]
POISONS: Final[tuple[Poison, ...]] = get_args(Poison)
LASTS: Final[dict[Poison, int]] = {"mist": 2, "toxin": 4, "paralysis": 2, "virulent": 4}
"""Ends of turn. Mist: the card is chosen at random, and no replacements. Toxin: the top card is discarded
at each start of a turn. Paralysis: kamae stay as they are, and focus is neither gained nor spent.
Virulent: the wound limit is 1 lower."""


def in_deck(owner: str, copy: int) -> Piece:
    """Crippling poison among the cards."""
    return Piece(f"poison:crippling#{owner}.{copy}")


def is_poison(piece: Piece) -> bool:
    return piece.startswith("poison:")
