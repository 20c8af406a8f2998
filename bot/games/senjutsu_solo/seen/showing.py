"""The view of a fight, built from nothing: no deck is looked into, and no hand but the viewer's own."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Final

from bot.engine import Seat
from bot.games.senjutsu.samurai.piles import name_of
from bot.games.senjutsu.seen.showing import open_card
from bot.games.senjutsu.seen.showing import show as show_duel
from bot.games.senjutsu.view import DuelView
from bot.games.senjutsu_solo.behaviour.special_rules import CONTRACTS
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.view import OpponentView, SoloView

DUEL: Final = tuple(field.name for field in fields(DuelView))
board: Final = lru_cache(maxsize=512)(OpponentView)


def show(game: SoloGame, seat: Seat | None) -> SoloView:
    """The view of this seat. ``None`` is a spectator."""
    duel = show_duel(game, seat)
    shown = {name: getattr(duel, name) for name in DUEL}
    heroes = [one.seat for one in game.heroes]
    shown["samurai"] = tuple([one for one in duel.samurai if one.seat in heroes])
    shown["track"] = tuple([one for one in duel.track if one in heroes])
    return SoloView(
        **shown,
        opponents=tuple([show_opponent(one) for one in game.opponents]),
        mode=game.fight.mode,
        wave=game.wave,
        stage=game.stage,
        rank=game.rank,
        lord=game.lord.place if game.lord else None,
        stop=game.stop.name if game.stop else "",
        road=game.road,
        practice=game.practice,
    )


def show_opponent(one: Opponent) -> OpponentView:
    return board(
        key=one.label,
        kind=one.foe.key,
        place=one.place,
        facing=one.facing,
        behaviour=one.behaviour,
        stance=one.stance,
        distance=one.distance,
        ranged=one.ranged,
        wounds=one.wounds,
        bleeding=one.bleeding,
        wound_limit=one.wound_limit,
        stuns=one.stuns,
        stun_limit=one.hand_limit,
        hobbles=tuple(one.hobbles),
        poisons=tuple([(poison.poison, poison.left) for poison in one.poisons]),
        deck=len(one.deck),
        discard=tuple(["" if piece in one.face_down else name_of(piece) for piece in one.discard]),
        deck_list=one.deck_list,
        card=open_card(one),
        chosen=one.played is not None or one.stunned,
        speed=one.speed,
        lost=one.lost,
        concealed=one.concealed,
        desperate=one.desperate,
        contracts=tuple([(contract, contract in one.contracts) for contract in CONTRACTS])
        if one.foe.special == "contracts"
        else (),
        fallen=one.fallen,
    )
