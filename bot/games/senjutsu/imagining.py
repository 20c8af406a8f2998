"""A duel as it might be: what lies face down, dealt again."""

from __future__ import annotations

from bot.engine import Guesses, Seat
from bot.games.senjutsu.state import Game


def deal_again(game: Game, seat: Seat | None, guesses: Guesses) -> None:
    """Other cards in the others' hands, and in every deck another order.

    Where everybody's cards come from is known, and how many lie where. What somebody has seen of a hand
    is not remembered.
    """
    for one in game.samurai:
        if one.seat == seat:
            guesses.shuffle(one.deck)
            continue
        hidden = [piece for piece in one.discard if piece in one.face_down]
        cards = [*one.deck, *one.hand, *hidden]
        guesses.shuffle(cards)
        deck, hand = len(one.deck), len(one.hand)
        one.deck[:] = cards[:deck]
        one.hand[:] = cards[deck : deck + hand]
        lying = iter(cards[deck + hand :])
        one.discard[:] = [next(lying) if piece in one.face_down else piece for piece in one.discard]
        one.face_down = set(cards[deck + hand :])
