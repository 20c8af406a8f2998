"""Decks: the signature decks of 30, the decks of 40, and the rules for building one.

Wood up to three copies of a card, steel two, gold one and eight in all, jade one card. A deck holds its
own hero's signature cards and basic ones. A table agrees on 30 or 40 cards for all; in a tournament on 40,
and on the supervised schools' cards of one school at most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Final

from bot.engine import GameOption, Problem, Refusal, Setup
from bot.games.senjutsu.cards.card import CARDS, Card, Piece, card_of, piece
from bot.games.senjutsu.cards.codes import belongs, read
from bot.games.senjutsu.cards.heroes import HEROES, Hero, hero_of
from bot.games.senjutsu.cards.language import Rank

COPIES: Final[Mapping[Rank, int]] = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
MOST_GOLD: Final = 8
MOST_JADE: Final = 1
SIZES: Final = (30, 40)
SCHOOLS: Final[Mapping[str, frozenset[int]]] = {
    "burning_sun": frozenset([86, 113, 119]),
    "autumn_hare": frozenset([96, 112, 128]),
    "jade_river": frozenset([84, 105, 100]),
}
TOURNAMENT: Final = "tournament"
WEAPONS: Final[Mapping[str, Card]] = {
    card.names["en"].lower().replace(" ", "_"): card for card in CARDS.values() if card.weapon
}
"""The weapon cards, as the lobby names them."""
SUPERVISED: Final = frozenset([number for cards in SCHOOLS.values() for number in cards])


def is_code(choice: str) -> bool:
    """True if this is the code of a deck."""
    try:
        read(choice)
    except Refusal:
        return False
    return True


DECK: Final = GameOption("deck", ("signature", *SCHOOLS), "signature", each_seat=True, accepts=is_code)
"""The signature deck, forty cards in the spirit of a school, or a deck of one's own by its code."""
WEAPON: Final = GameOption("weapon", ("own", *WEAPONS), "own", each_seat=True)
ARMED: Final = GameOption("open_weapons", ("no", "yes", "all"), "no")
"""The weapons of others that heroes may carry: none, those that no hero owns, or all."""
SIZE: Final = GameOption("deck_size", ("30", "40", "tournament"), "30")
"""The number of cards in each deck."""

Deck = Mapping[int, int]
"""The number of copies of each card, by its number."""


def deck_of(hero: Hero, chosen: Mapping[str, str], size: str = SIZE.default) -> tuple[Piece, ...]:
    """The pieces of somebody's deck."""
    deck = cards_of(hero, chosen, size)
    return tuple([piece(number, hero.key, copy + 1) for number, many in deck.items() for copy in range(many)])


def cards_of(hero: Hero, chosen: Mapping[str, str], size: str) -> Deck:
    """The deck somebody has chosen. The signature deck is as large as was agreed."""
    choice = chosen.get(DECK.key, DECK.default)
    if choice in SCHOOLS:
        return filled_up(hero, SUPERVISED - SCHOOLS[choice], sorted(SCHOOLS[choice]))
    if choice != DECK.default:
        return own_deck(choice)
    if size == SIZE.default:
        return hero.deck
    return filled_up(hero, SUPERVISED if size == TOURNAMENT else SUPERVISED - hero.deck.keys())


def size_problems(setup: Setup) -> list[Problem]:
    """All decks are as large as the table has agreed. Ruling: in a tournament the cards of at most one school
    are in a deck."""
    size = setup.options.get(SIZE.key, SIZE.default)
    agreed = SIZES[size != SIZE.default]
    found: list[Problem] = []
    for seat in setup.seats:
        hero = hero_of(seat)
        deck = cards_of(hero, setup.chosen.get(seat, {}), size)
        count = sum(deck.values())
        if count != agreed:
            facts = {"samurai": hero.name, "count": count, "agreed": agreed}
            found.append(Problem("deck-size-agreed", facts))
        schools = tuple([f"school:{school}" for school, cards in SCHOOLS.items() if cards & deck.keys()])
        if size == TOURNAMENT and len(schools) > 1:
            found.append(Problem("deck-schools", {"samurai": hero.name, "schools": schools}))
    return found


def weapon_of(hero: Hero, chosen: Mapping[str, str]) -> int:
    """The weapon card somebody carries."""
    weapon = chosen.get(WEAPON.key, WEAPON.default)
    if weapon != WEAPON.default:
        return WEAPONS[weapon].number
    deck = chosen.get(DECK.key, DECK.default)
    own = [] if deck in DECK.choices else [card_of(card) for card in read(deck).cards]
    return next((card.number for card in own if card.weapon), hero.weapon)


def weapon_problems(setup: Setup) -> list[Problem]:
    """Nobody carries a weapon that is not his, unless that was agreed.

    Ruling: open weapons are those that no hero has; a table may also open all.
    """
    open_ = setup.options.get(ARMED.key, ARMED.default)
    if open_ == "all":
        return []
    nobodys = {card.weapon for card in WEAPONS.values()} if open_ == "yes" else set[str]()
    nobodys -= {weapon for hero in HEROES.values() for weapon in hero.weapons}
    found: list[Problem] = []
    for seat in setup.seats:
        hero = hero_of(seat)
        card = CARDS[weapon_of(hero, setup.chosen.get(seat, {}))]
        if card.weapon not in hero.weapons and card.weapon not in nobodys:
            found.append(Problem("not-his-weapon", {"samurai": hero.name, "weapon": card.key}))
    return found


def own_deck(code: str) -> Deck:
    """The cards of a deck that somebody has built, without its weapon."""
    cards = {card_of(card): many for card, many in read(code).cards.items()}
    return {card.number: many for card, many in cards.items() if not card.weapon}


def filled_up(hero: Hero, without: Set[int], first: Sequence[int] = ()) -> Deck:
    """Forty cards: the signature deck, without these cards, filled up with the first ones and then with
    signature and basic cards, as the rules for decks allow."""
    deck = {number: many for number, many in hero.deck.items() if number not in without}
    wanted = [CARDS[number] for number in first]
    own = [card for card in CARDS.values() if card.owner == hero.key and card.rank in COPIES]
    basic = [card for card in CARDS.values() if card.owner == "basic" and card.rank in ("wood", "steel")]
    for card in [*wanted, *own, *basic]:
        if card.number in without:
            continue
        while sum(deck.values()) < SIZES[1]:
            more = {**deck, card.number: deck.get(card.number, 0) + 1}
            if any(problem.code != "deck-size" for problem in problems(hero, more)):
                break
            deck = more
    return deck


def problems(hero: Hero, deck: Deck) -> list[Problem]:
    """Everything that is wrong with a deck; the weapon that he carries beside it does not count."""
    found: list[Problem] = []
    cards = [(CARDS[number], many) for number, many in deck.items() if many]
    cards = [(card, many) for card, many in cards if card.weapon not in hero.weapons]
    size = sum(many for _, many in cards)
    if size not in SIZES:
        found.append(Problem("deck-size", {"count": size}))
    for card, many in cards:
        if not belongs(hero, card):
            found.append(Problem("deck-foreign", {"card": card.key}))
        elif many > COPIES[card.rank]:
            facts = {"card": card.key, "count": many, "most": COPIES[card.rank]}
            found.append(Problem("deck-copies", facts))
    gold, jade = _of_rank(cards, "gold"), _of_rank(cards, "jade")
    if gold > MOST_GOLD:
        found.append(Problem("deck-gold", {"count": gold, "most": MOST_GOLD}))
    if jade > MOST_JADE:
        found.append(Problem("deck-jade", {"count": jade, "most": MOST_JADE}))
    return found


def _of_rank(cards: Sequence[tuple[Card, int]], rank: Rank) -> int:
    return sum(many for card, many in cards if card.rank == rank)
