"""The master of the duel: weighs each of his cards against each card that his foe may hold.

In every world that he imagines he lets the turn be played with each pair of cards. So he knows what each card
brings to both, and which one his foe would rather play. He expects that card more often than others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final

from bot.engine import Request, Seat, View
from bot.games.senjutsu.advisor.guessing import imagined
from bot.games.senjutsu.advisor.swordsman import after_turn, answer, likely, playable, worth_to
from bot.games.senjutsu.board.hexes import distance
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.view import DuelView

WORLDS: Final = 7
GLANCES: Final = 2
"""Worlds after which only the best cards are weighed further."""
BEST: Final = 3
THEIRS: Final = 6
"""The most cards of a foe that are weighed in one world: those that he plays most often."""
KEENNESS: Final = 2.0
"""The exponent of a foe's choice: the larger, the more often he plays the card that brings him most."""
RASHNESS: Final = 0.05


def master(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a master."""
    return answer(view, request, random, weigh)


def weigh(view: DuelView, seat: Seat, keys: Sequence[str], random: Random) -> str:
    """The card that is best against what the foe would rather play."""
    if len(keys) == 1:
        return keys[0]
    totals = dict.fromkeys(keys, 0.0)
    for number in range(WORLDS):
        if number == GLANCES:
            keys = sorted(keys, key=lambda key: -totals[key])[:BEST]
        for key, worth in in_a_world(view, seat, keys, random).items():
            totals[key] += worth
    return max(keys, key=lambda key: totals[key] / WORLDS + random.random() * RASHNESS)


def in_a_world(view: DuelView, seat: Seat, keys: Sequence[str], random: Random) -> dict[str, float]:
    """The worth of each card in one guessed world."""
    seed = random.getrandbits(32)
    table = imagined(view, Random(seed))
    foe = foremost(table, table.of(seat))
    others = {one.seat: likely(table, one, random) for one in table.standing if one.seat != seat}
    theirs = most_played(table, foe)
    ours = playable(table, table.of(seat))
    mine: dict[str, dict[Piece, float]] = {key: {} for key in keys}
    hopes = dict.fromkeys(theirs, 0.0)
    for key in keys:
        often = ours.get(Piece(key), 1.0)
        for piece in theirs:
            cards = {**others, foe.seat: piece, seat: Piece(key)}
            game = after_turn(view, cards, Random(seed))
            mine[key][piece] = worth_to(game, seat)
            hopes[piece] += often * worth_to(game, foe.seat)
    total = sum(ours.get(Piece(key), 1.0) for key in keys)
    played = expected({piece: hope / total for piece, hope in hopes.items()}, theirs)
    return {
        key: sum(often * worths[piece] for piece, often in played.items()) for key, worths in mine.items()
    }


def foremost(game: Game, me: Samurai) -> Samurai:
    """The nearest foe who stands."""

    def far(foe: Samurai) -> int:
        return 9 if me.place is None or foe.place is None else distance(me.place, foe.place)

    return min((foe for foe in game.foes(me) if not foe.fallen), key=far)


def most_played(game: Game, foe: Samurai) -> dict[Piece, float]:
    """One piece of each card that the foe may play, those with the largest weights."""
    kinds = {piece.partition("#")[0]: (weight, piece) for piece, weight in playable(game, foe).items()}
    first = sorted(kinds.values(), reverse=True)[:THEIRS]
    return {piece: weight for weight, piece in first}


def expected(hopes: Mapping[Piece, float], weights: Mapping[Piece, float]) -> dict[Piece, float]:
    """The chance of each card of a foe: greater for a card that brings him more."""
    best = max(hopes.values())
    shares = {
        piece: weights[piece] * exp(KEENNESS * max(-20.0, hope - best)) for piece, hope in hopes.items()
    }
    total = sum(shares.values())
    return {piece: share / total for piece, share in shares.items()}
