"""A possible duel: all cards that lie face down are dealt again."""

from __future__ import annotations

from bot.engine import Guesses, Seat
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai


def deal_again(game: Game, seat: Seat | None, guesses: Guesses) -> None:
    """Other cards in the others' hands, and in every deck another order.

    Where everybody's cards come from is known, how many lie where, and what somebody is looking at just
    now. What he has seen before is not remembered.
    """
    looked_at = game.seen[1] if game.seen is not None and game.seen[0] == seat else frozenset[Piece]()
    for one in game.samurai:
        deal_cards(one, own=one.seat == seat, looked_at=looked_at, guesses=guesses)


def deal_cards(one: Samurai, *, own: bool, looked_at: frozenset[Piece], guesses: Guesses) -> None:
    """Every card that may lie elsewhere comes to one of the places of such cards."""
    piles = [one.deck] if own else [one.deck, one.hand, one.discard]
    places = [
        (pile, number)
        for pile in piles
        for number, piece in enumerate(pile)
        if piece not in looked_at and (pile is not one.discard or piece in one.face_down)
    ]
    cards = [pile[number] for pile, number in places]
    guesses.shuffle(cards)
    for (pile, number), piece in zip(places, cards, strict=True):
        pile[number] = piece
    if not own:
        lying = {number for pile, number in places if pile is one.discard}
        kept = one.face_down & looked_at
        one.face_down = kept | {piece for number, piece in enumerate(one.discard) if number in lying}
