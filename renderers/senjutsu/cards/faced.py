"""Whatever has a card's face, a duelist's or an opponent's, and what it is apart from what it does."""

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
    """Whether a key names a card with a face: not a stun, not a poison."""
    return key.startswith("card:") or key.partition("#")[0] in SOLO_CARDS


def faced(key: str) -> Faced:
    """The card of a key."""
    return card_of(key) if key.startswith("card:") else solo_card(key)


def edge_of(card: Faced) -> Edge:
    """A card's frame: by its rank; those of opponents are all lacquered."""
    return "lacquer" if isinstance(card, SoloCard) else RANKS[card.rank]


def cost_of(card: Faced) -> int:
    """What it costs in focus; opponents have none."""
    return 0 if isinstance(card, SoloCard) else card.cost


def headline(card: Faced) -> list[Icon]:
    """What a card is apart from its type: instant, prepared, its reach, no block helps; of an opponent's a
    nightmare."""
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
