"""Decks: the signature decks of 30, the tournament decks of 40, and the rules for building one.

Wood up to three copies of a card, steel two, gold one and eight in all, jade one card. A deck holds its
own hero's signature cards and basic ones; of the supervised schools' cards those of one school.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine import GameOption, Problem, Refusal, Setup
from bot.games.senjutsu.cards import CARDS, Card, Piece, card_of, piece
from bot.games.senjutsu.codes import belongs, read
from bot.games.senjutsu.heroes import Hero, hero_of
from bot.games.senjutsu.language import Rank

COPIES: Final[Mapping[Rank, int]] = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
MOST_GOLD: Final = 8
MOST_JADE: Final = 1
SIZES: Final = (30, 40)
SCHOOLS: Final[Mapping[str, frozenset[int]]] = {
    "burning_sun": frozenset([86, 113, 119]),
    "autumn_hare": frozenset([96, 112, 128]),
    "jade_river": frozenset([84, 105, 100]),
}
WEAPONS: Final[Mapping[str, Card]] = {
    card.names["en"].lower().replace(" ", "_"): card for card in CARDS.values() if card.weapon
}
"""The weapon cards, as the lobby names them."""
SUPERVISED: Final = frozenset([number for cards in SCHOOLS.values() for number in cards])


def is_code(choice: str) -> bool:
    """Whether this is the code of some deck."""
    try:
        read(choice)
    except Refusal:
        return False
    return True


DECK: Final = GameOption("deck", ("signature", *SCHOOLS), "signature", each_seat=True, accepts=is_code)
"""The signature deck, forty cards in the spirit of a school, or a deck of one's own by its code."""
WEAPON: Final = GameOption("weapon", ("own", *WEAPONS), "own", each_seat=True)
ARMED: Final = GameOption("open_weapons", ("no", "yes"), "no")
"""Whether heroes may carry weapons that are not theirs."""

Deck = Mapping[int, int]
"""How many of which card."""


def deck_of(hero: Hero, chosen: Mapping[str, str]) -> tuple[Piece, ...]:
    """The pieces of somebody's deck."""
    choice = chosen.get(DECK.key, DECK.default)
    if choice == DECK.default:
        deck = hero.deck
    else:
        deck = tournament(hero, choice) if choice in SCHOOLS else own_deck(choice)
    return tuple([piece(number, hero.key, copy + 1) for number, many in deck.items() for copy in range(many)])


def weapon_of(hero: Hero, chosen: Mapping[str, str]) -> int:
    """The weapon card somebody carries."""
    weapon = chosen.get(WEAPON.key, WEAPON.default)
    if weapon != WEAPON.default:
        return WEAPONS[weapon].number
    deck = chosen.get(DECK.key, DECK.default)
    own = [] if deck in DECK.choices else [card_of(card) for card in read(deck).cards]
    return next((card.number for card in own if card.weapon), hero.weapon)


def weapon_problems(setup: Setup) -> list[Problem]:
    """Nobody carries a weapon that is not his, unless that was agreed."""
    if setup.options.get(ARMED.key, ARMED.default) == "yes":
        return []
    found: list[Problem] = []
    for seat in setup.seats:
        hero = hero_of(seat)
        card = CARDS[weapon_of(hero, setup.chosen.get(seat, {}))]
        if card.weapon not in hero.weapons:
            found.append(Problem("not-his-weapon", {"samurai": hero.name, "weapon": card.key}))
    return found


def own_deck(code: str) -> Deck:
    """The cards of a deck that somebody has built, without its weapon."""
    cards = {card_of(card): many for card, many in read(code).cards.items()}
    return {card.number: many for card, many in cards.items() if not card.weapon}


def tournament(hero: Hero, school: str) -> Deck:
    """Forty cards: the signature deck, without other schools' cards, filled up with this school's and
    then with signature and basic cards, as the rules for decks allow."""
    others = SUPERVISED - SCHOOLS[school]
    deck = {number: many for number, many in hero.deck.items() if number not in others}
    wanted = [CARDS[number] for number in sorted(SCHOOLS[school])]
    own = [card for card in CARDS.values() if card.owner == hero.key and card.rank in COPIES]
    basic = [card for card in CARDS.values() if card.owner == "basic" and card.rank in ("wood", "steel")]
    for card in [*wanted, *own, *basic]:
        if card.number in others:
            continue
        while sum(deck.values()) < SIZES[1]:
            more = {**deck, card.number: deck.get(card.number, 0) + 1}
            if any(problem.code != "deck-size" for problem in problems(hero, more, school)):
                break
            deck = more
    return deck


def problems(hero: Hero, deck: Deck, school: str = "") -> list[Problem]:
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
    if school:
        supervised = SUPERVISED - SCHOOLS[school]
        strange = [card.key for card, _ in cards if card.number in supervised]
        found += [Problem("deck-school", {"card": card, "school": f"school:{school}"}) for card in strange]
    return found


def _of_rank(cards: Sequence[tuple[Card, int]], rank: Rank) -> int:
    return sum(many for card, many in cards if card.rank == rank)
