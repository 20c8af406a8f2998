"""Decks as short codes to read out or paste: the hero, and the number of copies of each card.

Two bits a card that this hero may take, in the order of their numbers, so that cards to come leave old
codes as they are. Crockford's digits, which cannot be mistaken for each other, and two of them to notice a
slip.
"""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from bot.engine import Deck, Problem, Refusal, Seat
from bot.games.senjutsu.cards.card import CARDS, Card
from bot.games.senjutsu.cards.heroes import HEROES, Hero, hero_of

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SLIPS: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
"""Characters that are easily misread, with those they stand for."""
GROUP: Final = 5
LONGEST: Final = 60
CHECKS: Final = len(DIGITS) ** 2
OWNERS: Final = 8
"""The number of heroes that a code has room for."""
COPIES: Final = 4
"""A code stores fewer copies of a card than this."""


@cache
def pool(hero: Hero) -> tuple[Card, ...]:
    """Every card that may lie in a deck of his: his own, basic ones, and the weapons he may carry."""
    cards = [CARDS[number] for number in sorted(CARDS)]
    return tuple([card for card in cards if card.weapon in hero.weapons or belongs(hero, card)])


def belongs(hero: Hero, card: Card) -> bool:
    """True if the card is the hero's own or a basic one. Core and weapon cards are no part of a deck."""
    return card.owner in (hero.key, "basic") and not card.is_core


def write(deck: Deck) -> str:
    """The code of a deck."""
    number = 0
    for card in reversed(pool(hero_of(deck.owner))):
        number = number * COPIES + deck.cards.get(card.key, 0)
    number = number * OWNERS + [*HEROES].index(deck.owner)
    digits = _spelled(number) + _check(number)
    return "-".join(digits[start : start + GROUP] for start in range(0, len(digits), GROUP))


def read(code: str) -> Deck:
    """The deck of a code. Raises ``Refusal``."""
    digits = "".join(filter(str.isalnum, code.upper())).translate(SLIPS)
    if not 2 < len(digits) <= LONGEST or not set(digits) <= set(DIGITS):
        raise Refusal(Problem("deck-code"))
    number = 0
    for digit in digits[:-2]:
        number = number * len(DIGITS) + DIGITS.index(digit)
    left, owner = divmod(number, OWNERS)
    if _check(number) != digits[-2:] or owner >= len(HEROES):
        raise Refusal(Problem("deck-code"))
    hero = [*HEROES.values()][owner]
    cards: dict[str, int] = {}
    for card in pool(hero):
        left, many = divmod(left, COPIES)
        if many:
            cards[card.key] = many
    if left:
        raise Refusal(Problem("deck-code"))
    return Deck(Seat(hero.key), cards)


def _spelled(number: int) -> str:
    spelled = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        spelled = DIGITS[digit] + spelled
    return spelled or DIGITS[0]


def _check(number: int) -> str:
    return "".join(DIGITS[part] for part in divmod(crc32(str(number).encode()) % CHECKS, len(DIGITS)))
