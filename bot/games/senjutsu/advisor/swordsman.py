"""The swordsman: plays a seat from what its player sees, and from nothing else.

Which card to play he rehearses: he guesses what the others hold, lets the turn be played with each card he
could choose, and takes the one after which he stood best. Everything else he does by habit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Final, cast

from bot.engine import Guesses, Question, Request, Seat, View, barred, options_of, rehearse
from bot.games.senjutsu.advisor.blows import force, reach
from bot.games.senjutsu.advisor.guessing import imagined
from bot.games.senjutsu.advisor.habits import by_habit
from bot.games.senjutsu.advisor.trying import best_card
from bot.games.senjutsu.advisor.worth import WON, duel_worth
from bot.games.senjutsu.board.hexes import distance
from bot.games.senjutsu.cards.card import Piece, card_of
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.seen.showing import show
from bot.games.senjutsu.state.game import Game, Over
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.choosing import choices, lay_down
from bot.games.senjutsu.turn.phases import play_cards
from bot.games.senjutsu.view import DuelView

GUESSES: Final = 8
"""The number of trials of each card, each against other guessed cards."""
RASHNESS: Final = 0.25
"""Nobody should be sure of what he plays: cards that look about as good are played about as often."""


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an AI seat to this question."""
    duel = cast("DuelView", view)
    assert duel.you is not None, "an AI seat looks from a seat"
    if request.prompt != "choose":
        return by_habit(duel, duel.you, request, random)
    free = [option.key for option in options_of(request) if barred(option) is None]
    return [choose(duel, duel.you, free, random)]


def choose(view: DuelView, seat: Seat, keys: Sequence[str], random: Random) -> str:
    """The card with the best position after the turn."""

    def guess() -> Callable[[str], float]:
        table = imagined(view, random)
        others = {one.seat: likely(table, one, random) for one in table.standing if one.seat != seat}
        seed = random.getrandbits(32)
        return lambda key: tried(view, seat, key, others, Random(seed))

    return best_card(keys, guess, GUESSES, RASHNESS, random)


def tried(view: DuelView, seat: Seat, key: str, others: dict[Seat, Piece], random: Random) -> float:
    """The worth of his position after a turn in which everybody plays these cards."""
    game = imagined(view, random)
    for one in game.standing:
        one.played = Piece(key) if one.seat == seat else others[one.seat]
        if one.seat != seat and one.played not in one.hand and not one.played.startswith("status"):
            one.hand.append(one.played)
        lay_down(one)

    def answer(question: Question[object]) -> Sequence[str]:
        return by_habit(show(game, question.seat), question.seat, question.request, random)

    with suppress(Over):
        rehearse(play_cards(game), answer, Guesses(random))
    me = game.of(seat)
    return max(-2 * WON, duel_worth(game, me))


def likely(game: Game, samurai: Samurai, random: Random) -> Piece:
    """A card that somebody might play: more likely an attack if it reaches a foe, else another card."""
    free = [option.value for option in choices(game, samurai) if option.barred is None]
    return random.choices(free, [_weight(game, samurai, piece) for piece in free])[0]


def _weight(game: Game, samurai: Samurai, piece: Piece) -> float:
    if is_poison(piece) or not piece.startswith("card:"):
        return 0.3
    card = card_of(piece)
    if card.is_core and card.kind == "core":
        return 0.4
    near = min(
        [
            distance(samurai.place, foe.place)
            for foe in game.foes(samurai)
            if samurai.place is not None and foe.place is not None
        ]
        or [9]
    )
    if card.kind == "attack":
        return 0.5 + 1.5 * force(card) if near <= reach(card) else 0.2
    if card.kind == "defence":
        return 1.2 if near <= 2 else 0.4
    return 0.8 if near <= 2 else 1.6
