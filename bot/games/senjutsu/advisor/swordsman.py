"""The swordsman: plays a seat from what its player sees, and from nothing else.

Which card to play he rehearses: he guesses what the others hold, lets the turn be played with each card he
could choose, and takes the one after which he stood best. Everything else he does by habit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final, TypeAlias, cast

from bot.engine import Guesses, Question, Request, Seat, View, barred, options_of, rehearse
from bot.games.senjutsu.advisor.blows import force, reach
from bot.games.senjutsu.advisor.guessing import imagined
from bot.games.senjutsu.advisor.habits import by_habit
from bot.games.senjutsu.advisor.trying import Care, best_card
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

Chooser: TypeAlias = "Callable[[DuelView, Seat, Sequence[str], Random], str]"
"""Chooses one of the keys of a hand."""
ADEPT: Final = Care(guesses=8, rashness=0.25)
FAST: Final = Care(guesses=4, rashness=0.25)
NOVICE: Final = Care(guesses=1, rashness=4.0)


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept."""
    return answer(view, request, random, partial(choose, care=ADEPT))


def novice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a novice, who does not think twice about a card."""
    return answer(view, request, random, partial(choose, care=NOVICE))


def fast(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept with fewer guesses, for simulations."""
    return answer(view, request, random, partial(choose, care=FAST))


def answer(view: View, request: Request[object], random: Random, chosen: Chooser) -> Sequence[str]:
    """The answer to any question: a card as ``chosen``, everything else by habit."""
    duel = cast("DuelView", view)
    assert duel.you is not None, "an AI seat looks from a seat"
    if request.prompt != "choose":
        return by_habit(duel, duel.you, request, random)
    free = [option.key for option in options_of(request) if barred(option) is None]
    return [chosen(duel, duel.you, free, random)]


def choose(view: DuelView, seat: Seat, keys: Sequence[str], random: Random, care: Care) -> str:
    """The card with the best position after the turn."""

    def guess() -> Callable[[str], float]:
        table = imagined(view, random)
        others = {one.seat: likely(table, one, random) for one in table.standing if one.seat != seat}
        seed = random.getrandbits(32)
        return lambda key: tried(view, seat, key, others, Random(seed))

    return best_card(keys, guess, care, random)


def tried(view: DuelView, seat: Seat, key: str, others: dict[Seat, Piece], random: Random) -> float:
    """The worth of his position after a turn in which everybody plays these cards."""
    return worth_to(after_turn(view, {**others, seat: Piece(key)}, random), seat)


def worth_to(game: Game, seat: Seat) -> float:
    return max(-2 * WON, duel_worth(game, game.of(seat)))


def after_turn(view: DuelView, cards: Mapping[Seat, Piece], random: Random) -> Game:
    """The duel after a turn in which everybody plays these cards. The other cards are guessed."""
    game = imagined(view, random)
    for one in game.standing:
        one.played = cards[one.seat]
        if one.seat != view.you and one.played not in one.hand and not one.played.startswith("status"):
            one.hand.append(one.played)
        lay_down(one)

    def answer(question: Question[object]) -> Sequence[str]:
        return by_habit(show(game, question.seat), question.seat, question.request, random)

    with suppress(Over):
        rehearse(play_cards(game), answer, Guesses(random))
    return game


def likely(game: Game, samurai: Samurai, random: Random) -> Piece:
    """A card that somebody might play: more likely an attack if it reaches a foe, else another card."""
    free = playable(game, samurai)
    return random.choices(list(free), list(free.values()))[0]


def playable(game: Game, samurai: Samurai) -> dict[Piece, float]:
    """The cards that somebody may play, each with a weight: how often somebody plays it."""
    free = [option.value for option in choices(game, samurai) if option.barred is None]
    return {piece: _weight(game, samurai, piece) for piece in free}


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
