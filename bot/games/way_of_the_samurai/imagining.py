"""A table as it might be: the hands that a seat cannot see, dealt again."""

from __future__ import annotations

from bot.engine import Guesses, Seat
from bot.games.way_of_the_samurai.state import Game


def imagine(game: Game, seat: Seat | None, guesses: Guesses) -> None:
    """Decks are bags: all that is hidden is which of the cards that lie nowhere open are in a hand."""
    for fighter in game.fighters:
        if fighter.seat == seat or not fighter.hand:
            continue
        unseen = [*fighter.hand, *fighter.deck]
        guesses.shuffle(unseen)
        count = len(fighter.hand)
        fighter.hand[:], fighter.deck[:] = unseen[:count], unseen[count:]
