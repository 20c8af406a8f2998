"""Building a deck of one's own: thirty or forty cards by the rules for decks, and one weapon beside them.

A deck starts as the signature deck and is changed card by card. ``faults`` lists the reasons why it cannot be
played yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine import Deck, DeckRules, Problem, Seat, Setup
from bot.games.senjutsu.cards.card import CARDS, Card, card_of
from bot.games.senjutsu.cards.codes import pool, read, write
from bot.games.senjutsu.cards.decks import COPIES, DECK, problems
from bot.games.senjutsu.cards.heroes import SEATS, hero_of
from bot.games.senjutsu.cards.language import KINDS


def signature(owner: Seat) -> Deck:
    """The deck that comes with a hero."""
    hero = hero_of(owner)
    numbers = {hero.weapon: 1, **hero.deck}
    return Deck(owner, {CARDS[number].key: many for number, many in numbers.items()})


def shelves(owner: Seat) -> Mapping[str, Sequence[str]]:
    """The cards he may take, by shelf: weapons, his own cards, and basic cards by type; the rarest last."""
    hero = hero_of(owner)
    found: dict[str, list[Card]] = {"weapon": [], "own": [], **{kind: [] for kind in KINDS}}
    for card in pool(hero):
        found["weapon" if card.weapon else "own" if card.owner == hero.key else card.kind].append(card)
    ranks = [*COPIES, "core"]
    return {
        f"shelf:{name}": [card.key for card in sorted(cards, key=lambda card: ranks.index(card.rank))]
        for name, cards in found.items()
        if cards
    }


def most(card: str) -> int:
    """The most copies of a card; one of a weapon."""
    return COPIES.get(card_of(card).rank, 1)


def counted(deck: Deck) -> int:
    """The number of cards, without the weapon, which lies beside the deck."""
    return sum(many for card, many in deck.cards.items() if not card_of(card).weapon)


def faults(deck: Deck) -> list[Problem]:
    """Everything that is wrong with a deck, its weapon included."""
    hero = hero_of(deck.owner)
    weapons = [card for card in deck.cards if card_of(card).weapon]
    found = problems(hero, {card_of(card).number: many for card, many in deck.cards.items()})
    if len(weapons) != 1:
        found.append(Problem("deck-weapon", {"count": len(weapons)}))
    return found


def deck_problems(setup: Setup) -> list[Problem]:
    """The faults of the chosen decks that keep the game from starting."""
    found: list[Problem] = []
    for seat in setup.seats:
        choice = setup.chosen.get(seat, {}).get(DECK.key, DECK.default)
        if choice in DECK.choices:
            continue
        deck = read(choice)
        if deck.owner == seat:
            found += faults(deck)
        else:
            facts = {"samurai": f"hero:{seat}", "owner": f"hero:{deck.owner}"}
            found.append(Problem("deck-of-another", facts))
    return found


DECKS: Final = DeckRules(
    option=DECK.key,
    owners=SEATS,
    first=signature,
    shelves=shelves,
    most=most,
    size=counted,
    problems=faults,
    write=write,
    read=read,
)
