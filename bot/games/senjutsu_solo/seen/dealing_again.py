"""A possible fight: all cards that lie face down are dealt again."""

from __future__ import annotations

from bot.engine import Guesses, Seat
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.seen.dealing_again import deal_cards
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame


def deal_again(game: SoloGame, seat: Seat | None, guesses: Guesses) -> None:
    """Other cards in the others' hands, in every deck another order, before every opponent another card."""
    looked_at = game.seen[1] if game.seen is not None and game.seen[0] == seat else frozenset[Piece]()
    shuffled = [one for one in game.heroes if game.phase != "setup" or one.hand]
    for one in shuffled:
        deal_cards(one, own=one.seat == seat, looked_at=looked_at, guesses=guesses)
    for one in (*game.opponents, *[each for each in game.horde if each not in game.samurai]):
        deal_opponent(one, looked_at, guesses)


def deal_opponent(one: Opponent, looked_at: frozenset[Piece], guesses: Guesses) -> None:
    """His deck, what lies face down among his discards, and the card that is not yet revealed."""
    hidden = [number for number, piece in enumerate(one.discard) if piece in one.face_down]
    deck = [number for number, piece in enumerate(one.deck) if piece not in looked_at]
    waiting = one.played is not None and not one.revealed
    cards = [*[one.deck[number] for number in deck], *[one.discard[number] for number in hidden]]
    if waiting and one.played is not None:
        cards.append(one.played)
    guesses.shuffle(cards)
    for number in deck:
        one.deck[number] = cards.pop(0)
    for number in hidden:
        one.discard[number] = cards.pop(0)
    one.face_down = {one.discard[number] for number in hidden}
    if waiting:
        one.played = cards.pop(0)
