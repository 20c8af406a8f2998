"""A random guess at the hidden hands, for rehearsals."""

from __future__ import annotations

from bot.engine import Guesses, Seat
from bot.games.way_of_the_samurai.state import Game


def imagine(game: Game, seat: Seat | None, guesses: Guesses) -> None:
    """Deal new hands to all seats but this one.

    Decks have no order, so only the division of the unseen cards between hand and deck is hidden.
    """
    for fighter in game.fighters:
        if fighter.seat == seat or not fighter.hand:
            continue
        unseen = [*fighter.hand, *fighter.deck]
        guesses.shuffle(unseen)
        count = len(fighter.hand)
        fighter.hand[:], fighter.deck[:] = unseen[:count], unseen[count:]
