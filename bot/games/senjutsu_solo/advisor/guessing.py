"""A fight as a player might imagine it: a state made of his view, with guesses where he cannot see.

What an opponent's deck was made of is open, and what lies open among his discards: the rest is in his deck or
face down before him, in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.games.senjutsu.advisor.guessing import imagined_samurai
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.state.samurai import Affliction
from bot.games.senjutsu.turn.choosing import STUN
from bot.games.senjutsu.view import SamuraiView
from bot.games.senjutsu_solo.behaviour.ties import settle
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.options import Fight
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.setup.arriving import recruit
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import HEROES, OPPONENTS
from bot.games.senjutsu_solo.view import OpponentView, SoloView


def imagined(view: SoloView, random: Random) -> SoloGame:
    """A possible state of the fight before cards are chosen. Opponents in it do not rehearse their
    choices."""
    heroes = [imagined_samurai(one, random) for one in view.samurai if one.team == HEROES]
    foes = tuple([FOES[one.kind] for one in view.opponents])
    nightmare = view.mode == "nightmare"
    name = view.field.removeprefix("field:")
    game = SoloGame(heroes, Fight(view.mode, foes, nightmare, 1, name, "none"))
    game.settle, game.rehearsed = settle, True
    opponents = recruit(game, foes, 1)
    for one, seen in zip(opponents, view.opponents, strict=True):
        _as_seen(one, seen, random)
    game.join(opponents)
    game.terrain = dict(view.terrain)
    game.lord = Start(view.lord, 0) if view.lord is not None else None
    game.turn, game.phase = view.turn, "choose"
    game.wave, game.stage, game.rank = view.wave, view.stage, view.rank
    return game


def _as_seen(one: Opponent, seen: OpponentView, random: Random) -> None:
    one.label, one.behaviour, one.stance = seen.key, seen.behaviour, seen.stance
    one.distance, one.ranged = seen.distance, seen.ranged
    one.place, one.facing = seen.place, seen.facing
    one.wounds, one.bleeding, one.stuns = seen.wounds, seen.bleeding, seen.stuns
    one.hobbles = list(seen.hobbles)
    one.poisons = [Affliction(poison, left) for poison, left in seen.poisons]
    one.limit = seen.wound_limit + sum(poison == "virulent" for poison, _ in seen.poisons)
    one.concealed, one.despairs, one.fallen = seen.concealed, seen.desperate, seen.fallen
    one.contracts = frozenset([contract for contract, done in seen.contracts if done])
    one.deck_list = seen.deck_list
    hidden = hidden_cards(seen)
    random.shuffle(hidden)
    hidden = hidden[: _places(seen)]
    for card in seen.discard:
        one.discard.append(Piece(f"{card}#1") if card else hidden.pop())
        if not card:
            one.face_down.add(one.discard[-1])
    if seen.chosen and not seen.card and hidden:
        one.played = hidden.pop()
    one.deck = hidden


def hidden_cards(seen: OpponentView) -> list[Piece]:
    """The pieces that may lie in his deck or face down, in a fixed order. Those that cannot be cards of his
    deck are stuns."""
    left = [Piece(f"{card}#1") for card in seen.deck_list]
    for card in (*seen.discard, seen.card):
        if (piece := Piece(f"{card}#1")) in left:
            left.remove(piece)
    stuns = range(_places(seen) - len(left))
    return left + [Piece(f"{STUN}#{seen.key}.{number}") for number in stuns]


def _places(seen: OpponentView) -> int:
    """The number of his cards that nobody sees."""
    return seen.deck + seen.discard.count("") + (seen.chosen and not seen.card)


def with_opponents(view: SoloView) -> SoloView:
    """The same view with the opponents among the samurai, for code that treats both alike."""
    heroes = [one for one in view.samurai if one.team == HEROES]
    return replace(view, samurai=(*heroes, *_samurai(view.opponents)))


def _samurai(opponents: Sequence[OpponentView]) -> list[SamuraiView]:
    return [
        SamuraiView(
            seat=one.seat,
            team=OPPONENTS,
            place=one.place,
            facing=one.facing,
            kamae="neutral",
            focus=0,
            wounds=one.wounds,
            bleeding=one.bleeding,
            wound_limit=one.wound_limit,
            stuns=one.stuns,
            hand=0,
            hand_limit=one.stun_limit,
            hobbles=one.hobbles,
            poisons=one.poisons,
            deck=one.deck,
            discard=one.discard,
            staying=(),
            aside=(),
            card=one.card,
            chosen=one.chosen,
            speed=one.speed,
            lost=one.lost,
            concealed=one.concealed,
            fallen=one.fallen,
            core="",
            weapon="",
            deck_list=one.deck_list,
        )
        for one in opponents
    ]
