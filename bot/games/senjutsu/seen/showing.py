"""The view of a duel, built from nothing: no deck is looked into, and no hand but the viewer's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from bot.engine import Seat
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.samurai.piles import name_of
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai, Staying
from bot.games.senjutsu.turn.choosing import STUN
from bot.games.senjutsu.view import DuelView, DueView, Phase, SamuraiView, StayingView, ThreatView

board: Final = lru_cache(maxsize=512)(SamuraiView)
"""From one step to the next most samurai stay as they are; the same one is shown as the same view."""


def show(game: Game, seat: Seat | None) -> DuelView:
    """The view of this seat. ``None`` is a spectator."""
    return DuelView(
        field=game.field.name,
        hexes=_sorted(game.hexes),
        terrain=_standing(frozenset(game.terrain.items())),
        turn=game.turn,
        phase=cast("Phase", game.phase),
        speed=game.speed,
        track=tuple([one.seat for one in game.track]),
        samurai=tuple([show_samurai(one, own=one.seat == seat) for one in game.samurai]),
        threats=tuple([ThreatView(one.kind, one.owner, one.hexes) for one in game.threats]),
        due=tuple(
            [
                DueView(one.owner.seat, name_of(one.piece), one.part, one.speed)
                for one in sorted(game.due, key=lambda one: (-one.speed, one.rank))
            ]
        ),
        result=game.result,
        you=seat,
    )


@lru_cache(maxsize=64)
def _sorted(hexes: frozenset[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes))


@lru_cache(maxsize=512)
def _standing(terrain: frozenset[tuple[Hex, Terrain]]) -> tuple[tuple[Hex, Terrain], ...]:
    return tuple(sorted(terrain))


def show_samurai(one: Samurai, *, own: bool) -> SamuraiView:
    return board(
        one.seat,
        one.team,
        one.place,
        one.facing,
        one.kamae,
        one.focus,
        one.wounds,
        one.bleeding,
        one.wound_limit,
        one.stuns,
        len(one.hand),
        one.hand_limit,
        tuple(one.hobbles),
        tuple([(poison.poison, poison.left) for poison in one.poisons]),
        len(one.deck),
        tuple(["" if piece in one.face_down and not own else name_of(piece) for piece in one.discard]),
        tuple([show_staying(card) for card in one.staying]),
        tuple([name_of(piece) for piece in one.aside]),
        open_card(one),
        one.played is not None or one.stunned,
        one.speed,
        one.lost,
        one.concealed,
        one.fallen,
        name_of(one.core),
        name_of(one.arm),
        _list(one.pieces),
        tuple(one.hand) if own else (),
    )


def show_staying(card: Staying) -> StayingView:
    return StayingView(name_of(card.piece), card.left, tuple(filter(None, card.named.split(","))))


@lru_cache(maxsize=64)
def _list(pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(piece.partition("#")[0] for piece in pieces))


def open_card(one: Samurai) -> str:
    """The name of the card that lies open before him; empty if there is none."""
    if not one.revealed:
        return ""
    if one.stunned:
        return name_of(STUN)
    return "" if one.played is None else name_of(one.played)
