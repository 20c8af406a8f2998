"""The worth of things to an AI seat, in wounds: cards in hand, places on the field, the state of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from bot.engine import value
from bot.games.senjutsu.advisor.blows import cover, force
from bot.games.senjutsu.advisor.coverage import feared
from bot.games.senjutsu.board.hexes import AROUND, Facing, Hex, distance
from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.cards.heroes import FOCUS_POINT, Hero
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.view import SamuraiView

OWN: Final = 0.5
"""The value of having a foe where one's own cards strike, per wound they deal there."""
OTHERS: Final = 0.5
"""The cost of standing where a foe's cards may strike, per wound."""
RANK: Final = {"core": 0.0, "wood": 1.0, "steel": 1.4, "gold": 1.8, "jade": 2.4}
FOCUS_NEAR: Final = 0.4
"""The value of a kamae from which a change can pay focus."""
SIFTED: Final = 0.05
"""The value of one more card to choose from."""
LONG: Final = 12
SHORT: Final = 6
"""With a deck for fewer turns than this, time is short."""
DOOM: Final = 1.0
"""The cost of each turn that a short deck lacks beyond the wounds its owner can still take."""
STUN: Final = 0.6
NEAR_DEFEAT: Final = 0.9
"""The cost of a stun in hand, and the extra cost of each of the last three that a hand can hold."""
WON: Final = 60.0
LEAD: Final = 1.0
"""The value of standing above the foes on the advantage track: one orders equally fast cards."""
THEIRS: Final = 0.6
"""The weight of a foe's losses beside one's own. It is less than 1 because trading wound for wound is bad
against a hero with the quicker blade, and costs the blocks.
"""


def card_worth(piece: str, kamae: Kamae, focus: int, copies: int = 1) -> float:
    """The worth of a piece in hand with this kamae and focus."""
    if not piece.startswith("card:"):
        return -1.0
    card = card_of(piece)
    worth = RANK[card.rank] + 0.5 * force(card) + 0.3 * cover(card)
    if card.sheet.required and kamae not in card.sheet.required:
        worth -= 0.8
    if card.cost > focus:
        worth -= 0.3 * (card.cost - focus)
    if card.speeds.none:
        worth -= 1.0
    return worth - 0.2 * (copies - 1)


@value
class Budget:
    """The time somebody has left: the cards that leave his deck each turn, and the wounds he can take."""

    pace: int = 1
    life: int = 5

    def worth(self, deck: int) -> float:
        """The worth of a deck of this size, as the time it gives.

        An empty deck costs a wound each turn, and in the end the duel.
        """
        turns = deck / self.pace
        short = max(0.0, SHORT - turns)
        return 0.1 * min(turns, LONG) - 0.25 * short - DOOM * max(0.0, short - self.life)

    def drawing(self, number: int, room: int, deck: int) -> float:
        """The worth of drawing this number of cards. Cards beyond the room in hand only give a choice."""
        held = max(0, min(number, room))
        return 0.5 * held + SIFTED * (number - held) - self.worth(deck) + self.worth(deck - number)


def budget_of(one: Samurai | SamuraiView) -> Budget:
    """Bleeding and toxin each take a card a turn beside the one that is drawn."""
    if isinstance(one, Samurai):
        toxin = one.suffers("toxin")
    else:
        toxin = any(poison == "toxin" for poison, _ in one.poisons)
    return Budget(1 + (one.bleeding > 0) + toxin, max(0, one.wound_limit - one.all_wounds))


def stuns_worth(stuns: int, limit: int) -> float:
    """The cost of stuns in hand, as a negative number.

    Each takes the room of a card, and the last ones are a defeat. Laying one down costs a turn, so a single
    stun is better kept while there is something to do.
    """
    return -STUN * stuns - NEAR_DEFEAT * max(0, stuns - limit + 3)


def kamae_worth(hero: Hero, kamae: str, hand: Sequence[str], deck: Sequence[str]) -> float:
    """The worth of a kamae with these cards: for the hand now, and for the deck later."""
    worth = -0.2 if kamae == "neutral" else 0.0
    worth += FOCUS_NEAR * finds_focus(hero, kamae)
    worth += sum(suits(card_of(piece), kamae) for piece in hand if piece.startswith("card:"))
    return worth + 2.0 * suits_deck(tuple(deck), kamae)


@cache
def finds_focus(hero: Hero, kamae: str) -> bool:
    """True if a branch from this kamae leads to a focus point."""
    return any(branch.start == kamae and branch.end == FOCUS_POINT for branch in hero.tree)


@cache
def suits(card: Card, kamae: str) -> float:
    """The value that a kamae adds to a card."""
    gates = sum(kamae in gate.kamae for gate in card.sheet.gates)
    return 0.5 * (kamae in card.sheet.required) + 0.12 * gates


@lru_cache(maxsize=512)
def suits_deck(deck: tuple[str, ...], kamae: str) -> float:
    """The mean value that a kamae adds to a card of this deck."""
    cards = [card_of(piece) for piece in deck if piece.startswith("card:")]
    return sum(suits(card, kamae) for card in cards) / max(1, len(cards))


Stand: TypeAlias = "tuple[Hex, Facing, tuple[str, ...]]"
"""A position, its facing, and the cards that the samurai there may have."""


def stance_worth(
    here: Hex, facing: Facing, cards: tuple[str, ...], foes: Sequence[Stand], health: float
) -> float:
    """The worth of a hex and a facing: high if one's own cards strike foes there, low if theirs strike
    back."""
    worth = 0.0
    for place, other, theirs in foes:
        far = distance(here, place)
        worth += OWN * feared(cards, here, facing, place)
        worth -= OTHERS * feared(theirs, place, other, here) / max(0.5, min(1.5, health))
        worth += 0.12 * _front(here, facing, place) - 0.12 * _front(place, other, here)
        worth -= 0.12 * max(0, far - 2)
    return worth


@lru_cache(maxsize=1 << 16)
def _front(here: Hex, facing: Facing, target: Hex) -> float:
    """1 straight ahead, 0 to the side, less behind."""
    if here == target:
        return 0.0
    far = distance(here, target)
    best = -1.0
    for turn, way in enumerate(AROUND):
        if distance(here + way, target) < far:
            off = min((turn - facing) % 6, (facing - turn) % 6)
            best = max(best, 1.0 - 0.5 * off)
    return best


def duel_worth(game: Game, me: Samurai) -> float:
    """The worth of the duel after a turn to one samurai."""
    foes = [one for one in game.samurai if one.team != me.team]
    friends = [one for one in game.samurai if one.team == me.team]
    ours = sum(body_worth(one) for one in friends) / len(friends)
    theirs = sum(body_worth(one) for one in foes) / len(foes)
    worth = ours - THEIRS * theirs
    if all(one.fallen for one in foes):
        worth += WON
    if all(one.fallen for one in friends):
        worth -= WON
    worth += LEAD * lead(game, me, foes)
    if me.place is not None:
        standing = [(foe.place, foe.facing, arms(foe, foe.pieces)) for foe in foes if foe.place is not None]
        worth += stance_worth(me.place, me.facing, arms(me, me.hand), standing, health(me, foes))
    return worth


def lead(game: Game, me: Samurai, foes: Sequence[Samurai]) -> float:
    """The share of his foes that somebody is ahead of on the advantage track."""
    left = [foe for foe in foes if not foe.fallen]
    return sum(game.track.index(me) < game.track.index(foe) for foe in left) / max(1, len(left))


def arms(one: Samurai, cards: Sequence[str]) -> tuple[str, ...]:
    """Cards by their names, with the weapon."""
    names = {card.partition("#")[0] for card in (*cards, one.arm) if card.startswith("card:")}
    return tuple(sorted(names))


def health(me: Samurai, foes: Sequence[Samurai]) -> float:
    """The wounds somebody can still take, divided by those of his weakest foe."""
    left = me.wound_limit - me.all_wounds
    theirs = min([foe.wound_limit - foe.all_wounds for foe in foes if not foe.fallen] or [left])
    return left / max(1, theirs)


def body_worth(one: Samurai) -> float:
    """The worth of somebody's condition: his lives, statuses, focus, hand, kamae and deck."""
    if one.fallen:
        return -WON / 2
    left = one.wound_limit - one.all_wounds
    worth = 2.0 * left + 0.8 * min(left, 2)
    worth += stuns_worth(one.stuns, one.hand_limit)
    worth -= 0.5 * len(one.hobbles) + 0.5 * (one.bleeding > 0) + 0.8 * len(one.poisons)
    worth += 0.45 * one.focus + 0.3 * min(len(one.hand), one.hand_limit)
    worth += 0.5 * kamae_worth(one.hero, one.kamae, one.hand, one.pieces)
    return worth + budget_of(one).worth(len(one.deck))
