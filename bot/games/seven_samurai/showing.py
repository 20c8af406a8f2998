"""The view of a table, built from nothing: it never reads a face-down card or a token's back."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.view import (
    Ban,
    FamilyBonus,
    FamilyView,
    FarmPenalty,
    FarmView,
    SamuraiView,
    SpareToken,
    TableView,
    VillageView,
)

BANS: tuple[Ban, ...] = ("defend", "support", "talent", "act")


@lru_cache(maxsize=2048)
def board(seat: Seat, beast: bool, kiai: int, line: tuple[Raider, ...], *more: Any) -> SamuraiView:
    """Cached: most boards stay the same from one step to the next, and equal boards share one view."""
    return SamuraiView(seat, beast, kiai, line, sum(raider.value for raider in line), *more)


def show(game: Game) -> TableView:
    """The public knowledge about the table."""
    return TableView(
        level=game.level.key,
        spare_rules=game.spare_rules,
        solo=game.solo,
        round=game.round,
        phase=game.phase,
        turn=None if game.turn is None else game.turn.seat,
        penalties=tuple(game.penalties),
        drawn=game.drawn,
        drawn_by=game.held[-1].seat if game.drawn is not None and game.held else None,
        held=tuple([samurai.seat for samurai in game.held]),
        kiai_of=None if game.kiai_of is None else game.kiai_of.seat,
        due=tuple([samurai.seat for samurai in game.due]),
        village=show_village(game),
        stack=len(game.stack),
        revealed=game.stack.revealed,
        intruders=len(game.intruders),
        exposed=tuple(game.exposed),
        discard=tuple(game.discard),
        samurai=tuple([show_samurai(game, samurai) for samurai in game.samurai]),
        spare_tokens=show_spares(game),
        records=tuple(game.records),
        result=game.result,
    )


def show_village(game: Game) -> VillageView:
    village, level = game.village, game.level
    farms = show_farms(len(village.farms), tuple(village.lost_farms), level.farm_penalties)
    families = show_families(len(village.families), tuple(village.lost_families), level.family_bonuses)
    return VillageView(farms, families, village.barricades, village.barricades_at_start)


@cache
def show_farms(standing: int, lost: tuple[FarmPenalty, ...], in_use: bool) -> tuple[FarmView, ...]:
    """Farms keep their places, and the last ones are lost first. The backs of standing farms are not read."""
    gone = [FarmView(False, back if in_use else None) for back in reversed(lost)]
    return (FarmView(True, None),) * standing + tuple(gone)


@cache
def show_families(standing: int, lost: tuple[FamilyBonus, ...], in_use: bool) -> tuple[FamilyView, ...]:
    """The same for families."""
    gone = [FamilyView(False, back if in_use else None) for back in reversed(lost)]
    return (FamilyView(True, None),) * standing + tuple(gone)


def show_samurai(game: Game, samurai: Samurai) -> SamuraiView:
    active = samurai is game.turn
    return board(
        samurai.seat,
        samurai.beast,
        samurai.kiai,
        tuple(samurai.line),
        tuple(samurai.defended),
        samurai.marker,
        samurai.dead,
        samurai.passed,
        active,
        samurai.token_holder,
        tuple(samurai.tokens),
        game.idle_tokens(samurai) if active else (),
        samurai.spares,
        tuple([ban for ban in BANS if ban in game.bans]) if active else (),
    )


def show_spares(game: Game) -> tuple[SpareToken, ...]:
    users = {seat: samurai.seat for samurai in game.samurai for seat in samurai.spares}
    return tuple([SpareToken(seat, seat in game.used_spares, users.get(seat)) for seat in game.spare_tokens])
