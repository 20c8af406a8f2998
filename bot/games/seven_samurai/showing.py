"""The view of a table, built from nothing: a face-down card or a token's back is never looked at."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.view import (
    Ban,
    FamilyView,
    FarmView,
    SamuraiView,
    SpareToken,
    TableView,
    VillageView,
)

BANS: tuple[Ban, ...] = ("defend", "support", "talent", "act")

board: Final = lru_cache(maxsize=4096)(SamuraiView)
"""From one step to the next most boards stay as they are; the same board is shown as the same view."""


def show(game: Game) -> TableView:
    """What everybody may know."""
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
    """Farms and families keep their places: the last ones are lost first."""
    village, level = game.village, game.level
    farms = [FarmView(True, None)] * len(village.farms)
    farms += [FarmView(False, back if level.farm_penalties else None) for back in village.lost_farms[::-1]]
    families = [FamilyView(True, None)] * len(village.families)
    families += [
        FamilyView(False, back if level.family_bonuses else None) for back in village.lost_families[::-1]
    ]
    return VillageView(tuple(farms), tuple(families), village.barricades, village.barricades_at_start)


def show_samurai(game: Game, samurai: Samurai) -> SamuraiView:
    active = samurai is game.turn
    return board(
        seat=samurai.seat,
        beast=samurai.beast,
        kiai=samurai.kiai,
        line=tuple(samurai.line),
        total=samurai.total,
        defended=tuple(samurai.defended),
        marker=samurai.marker,
        dead=samurai.dead,
        passed=samurai.passed,
        active=active,
        token_holder=samurai.token_holder,
        tokens=tuple(samurai.tokens),
        idle=game.idle_tokens(samurai),
        spares=samurai.spares,
        bans=tuple([ban for ban in BANS if ban in game.bans]) if active else (),
    )


def show_spares(game: Game) -> tuple[SpareToken, ...]:
    users = {seat: samurai.seat for samurai in game.samurai for seat in samurai.spares}
    return tuple([SpareToken(seat, seat in game.used_spares, users.get(seat)) for seat in game.spare_tokens])
