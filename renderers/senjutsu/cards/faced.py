"""Cards with a face, of duelists and of opponents: frame, cost, and the marks of their traits."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, SoloCard, solo_card
from renderers.kit.cards import Edge
from renderers.kit.marks import arms, people, signs, spirit
from renderers.palette import SHU
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.icons import RANKS, Icon, marked, number, pearls

Faced: TypeAlias = Card | SoloCard


def has_face(key: str) -> bool:
    """True if a key names a card with a face; stuns and poisons have none."""
    return key.startswith("card:") or key.partition("#")[0] in SOLO_CARDS


def faced(key: str) -> Faced:
    """The card with this key."""
    return card_of(key) if key.startswith("card:") else solo_card(key)


def edge_of(card: Faced) -> Edge:
    """A card's frame. It shows the rank; the cards of opponents all have a lacquered frame."""
    return "lacquer" if isinstance(card, SoloCard) else RANKS[card.rank]


def cost_of(card: Faced) -> int:
    """The cost in focus; 0 for cards of opponents, who have no focus."""
    return 0 if isinstance(card, SoloCard) else card.cost


def headline(card: Faced) -> list[Icon]:
    """The marks of a card's traits: instant, prepared, bushido, reach, unblockable, stays, removable;
    nightmare on opponents' cards."""
    if isinstance(card, SoloCard):
        icons = [marked(arms.skull, SHU)] if card.nightmare else []
        if card.reach:
            icons += [marked(marks.reach), number(str(card.reach))]
        return [*icons, *([marked(marks.unstoppable)] if card.sheet.unblockable else [])]
    icons = list[Icon]()
    if card.instant:
        icons.append(marked(spirit.bolt, wide=0.7))
        if card.instant == "replacement":
            icons.append(marked(marks.exchange))
    if card.prepared:
        icons.append(marked(marks.prepared))
    if card.bushido:
        icons.append(marked(people.plaque))
    if card.reach:
        icons += [marked(marks.reach), number(str(card.reach))]
    if card.sheet.unblockable:
        icons.append(marked(marks.unstoppable))
    if card.sheet.stays:
        icons += [
            marked(marks.stays),
            *([number(str(card.sheet.stays_turns))] if card.sheet.stays_turns else []),
        ]
    if card.sheet.removable:
        icons += [marked(signs.cross, wide=0.6), pearls(card.sheet.removable)]
    return icons
