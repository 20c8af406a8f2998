"""Decks of opponents, drawn from the eight selection groups.

A hero among them has all his own cards, and in a nightmare his nightmare card first. A nightmare draws one
card from the eighth group in place of one from the third or fourth, or where a recipe has neither, in place
of an additional card. When a group has run out, another that is allowed is taken, and when all have, the
fourth. Rulings: what is left to whoever builds is drawn with equal chances; what a deck was made of is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.engine import draw, shuffle
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.cards.opponent_card import GROUPS, NIGHTMARES, SoloCard, solo_piece
from bot.games.senjutsu_solo.fights.foes import RESERVE, Foe
from bot.games.senjutsu_solo.opponent import Opponent

Stock: TypeAlias = "dict[int, list[Piece]]"
"""The pieces in each selection group."""
ATTACKS: Final = (3, 4)


def full_stock() -> Stock:
    """All cards of all groups."""
    return {group: pieces_of(cards) for group, cards in GROUPS.items()}


def pieces_of(cards: Sequence[SoloCard]) -> list[Piece]:
    return [Piece(solo_piece(card, copy + 1)) for card in cards for copy in range(card.copies)]


async def build(foe: Foe, stock: Stock, *, nightmare: bool) -> list[Piece]:
    """The cards of one deck; they are taken out of the stock."""
    cards = pieces_of(foe.own)
    if nightmare and foe.nightmare is not None:
        cards += pieces_of([foe.nightmare])
    groups = [group for group, many in foe.deck.items() for _ in range(many)]
    groups += [await draw(f"group-{foe.key}", foe.more_from) for _ in range(foe.more)]
    if nightmare and groups:
        swapped = [place for place, group in enumerate(groups) if group in ATTACKS]
        groups[await draw(f"nightmare-{foe.key}", swapped or [len(groups) - 1])] = NIGHTMARES
    allowed = sorted({*foe.deck, *foe.more_from})
    return [*cards, *[await take(stock, group, allowed, foe) for group in groups]]


async def take(stock: Stock, group: int, allowed: Sequence[int], foe: Foe) -> Piece:
    """A card of this group, or of another."""
    if not stock[group]:
        others = [other for other in allowed if stock[other]]
        others = others or [other for other in (RESERVE, *stock) if stock[other]][:1]
        group = await draw(f"group-{foe.key}", others)
    piece = await draw(f"card-{group}", stock[group])
    stock[group].remove(piece)
    return piece


async def equip(opponent: Opponent, cards: Sequence[Piece]) -> None:
    """Give an opponent these cards as his shuffled deck."""
    opponent.deck_list = tuple(sorted(piece.partition("#")[0] for piece in cards))
    opponent.deck = await shuffle(f"deck-{opponent.key}", list(cards))
