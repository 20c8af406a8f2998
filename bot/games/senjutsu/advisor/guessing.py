"""A duel as a player might imagine it: a state made of his view, with guesses where he cannot see."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.card import Piece, card_of, piece
from bot.games.senjutsu.cards.heroes import hero_of
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Affliction, Samurai, Staying
from bot.games.senjutsu.view import DuelView, SamuraiView


def imagined(view: DuelView, random: Random) -> Game:
    """A possible state of the duel before cards are chosen. All hands and decks are guessed, except the
    viewer's own hand."""
    samurai = [imagined_samurai(one, random) for one in view.samurai]
    game = Game(samurai, FIELDS[view.field.removeprefix("field:")])
    game.terrain = dict(view.terrain)
    game.track = [game.of(seat) for seat in view.track]
    game.turn, game.phase = view.turn, "choose"
    return game


def imagined_samurai(one: SamuraiView, random: Random) -> Samurai:
    """A samurai as the view shows him, with guessed cards."""
    hero = hero_of(one.seat)
    pieces = _pieces(one.deck_list, hero.key)
    left = list(pieces)
    discard = [_take(left, name) for name in one.discard if name]
    staying = [Staying(_take(left, card.card), card.left, ",".join(card.named)) for card in one.staying]
    hand = [_take(left, card.partition("#")[0]) for card in one.cards]
    random.shuffle(left)
    if not one.cards:
        hand = [left.pop() for _ in range(min(one.hand, len(left)))]
    face_down = [left.pop() for name in one.discard if not name and left]
    weapon = card_of(one.weapon).number
    samurai = Samurai(hero, one.team, left[: one.deck], pieces, weapon)
    samurai.hand, samurai.discard, samurai.staying = hand, [*discard, *face_down], staying
    samurai.face_down = set(face_down)
    samurai.place, samurai.facing, samurai.kamae = one.place, one.facing, one.kamae
    samurai.focus, samurai.wounds, samurai.bleeding = one.focus, one.wounds, one.bleeding
    samurai.stuns, samurai.hobbles = one.stuns, list(one.hobbles)
    samurai.poisons = [Affliction(poison, left_) for poison, left_ in one.poisons]
    samurai.concealed, samurai.fallen = one.concealed, one.fallen
    samurai.hardened = one.wound_limit - samurai.wound_limit
    return samurai


@lru_cache(maxsize=64)
def _pieces(names: tuple[str, ...], owner: str) -> tuple[Piece, ...]:
    return tuple(
        [
            piece(card_of(name).number, owner, copy + 1)
            for name, number in Counter(names).items()
            for copy in range(number)
        ]
    )


def _take(left: list[Piece], name: str) -> Piece:
    """Take a piece of this card out of ``left``; make one up if none is left."""
    for one in left:
        if one.partition("#")[0] == name:
            left.remove(one)
            return one
    return Piece(f"{name}#other.1")
