"""The view of a duel, built from nothing: no deck is looked into, and no hand but the viewer's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from bot.engine import Seat
from bot.games.senjutsu.choosing import STUN
from bot.games.senjutsu.hexes import Hex
from bot.games.senjutsu.piles import name_of
from bot.games.senjutsu.state import Game, Samurai, Staying
from bot.games.senjutsu.view import DuelView, DueView, Phase, SamuraiView, StayingView, ThreatView

board: Final = lru_cache(maxsize=4096)(SamuraiView)
"""From one step to the next most samurai stay as they are; the same one is shown as the same view."""


def show(game: Game, seat: Seat | None) -> DuelView:
    """What this seat may know; ``None`` is a spectator."""
    return DuelView(
        field=game.field.name,
        hexes=_sorted(frozenset(game.hexes)),
        terrain=tuple(sorted(game.terrain.items())),
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
        feats=tuple(game.feats) if game.result else (),
    )


@lru_cache(maxsize=64)
def _sorted(hexes: frozenset[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes))


def show_samurai(one: Samurai, *, own: bool) -> SamuraiView:
    return board(
        seat=one.seat,
        team=one.team,
        place=one.place,
        facing=one.facing,
        kamae=one.kamae,
        focus=one.focus,
        wounds=one.wounds,
        bleeding=one.bleeding,
        wound_limit=one.wound_limit,
        stuns=one.stuns,
        hand=len(one.hand),
        hand_limit=one.hand_limit,
        hobbles=tuple(one.hobbles),
        poisons=tuple([(poison.poison, poison.left) for poison in one.poisons]),
        deck=len(one.deck),
        discard=tuple(
            ["" if piece in one.face_down and not own else name_of(piece) for piece in one.discard]
        ),
        staying=tuple([show_staying(card) for card in one.staying]),
        aside=tuple([name_of(piece) for piece in one.aside]),
        card=open_card(one),
        chosen=one.played is not None or one.stunned,
        speed=one.speed,
        lost=one.lost,
        concealed=one.concealed,
        fallen=one.fallen,
        core=name_of(one.core),
        weapon=name_of(one.arm),
        deck_list=_list(one.pieces),
        cards=tuple(one.hand) if own else (),
    )


def show_staying(card: Staying) -> StayingView:
    return StayingView(name_of(card.piece), card.left, tuple(filter(None, card.named.split(","))))


@lru_cache(maxsize=64)
def _list(pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(piece.partition("#")[0] for piece in pieces))


def open_card(one: Samurai) -> str:
    """What lies open before him."""
    if not one.revealed:
        return ""
    if one.stunned:
        return name_of(STUN)
    return "" if one.played is None else name_of(one.played)
