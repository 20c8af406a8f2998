"""What two players choose in secret, and what they read before they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.engine import PASS, Choice, Facts, Option, Several
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.notation import Change, Gauge
from bot.games.way_of_the_samurai.playing import card_options
from bot.games.way_of_the_samurai.state import Fighter, Game

PAIR = 2
MOST_CARDS = 3


@dataclass(frozen=True, slots=True)
class Bracing:
    """What is done before the blows, and what it costs."""

    qi: int
    moves: tuple[Change, ...]


@cache
def bought(gauge: Gauge, qi: int) -> Bracing:
    """A point for each Qi."""
    return Bracing(qi, (Change(gauge, qi),))


@cache
def lowered(gauge: Gauge, points: int) -> Bracing:
    """Guard falls, and another gauge rises as much."""
    return Bracing(0, (Change("guard", -points), Change(gauge, points)))


NOT_BRACED: Final = Bracing(0, ())


def facts_of(game: Game, fighter: Fighter) -> Facts:
    """One's own gauges, and the other's, which lie open."""
    other = game.other(fighter)
    return {
        "exchange": game.exchange,
        "round": game.round,
        "qi": fighter.qi,
        "life": fighter.life,
        **fighter.gauges,
        "other": other.key,
        "other_strength": other.gauges["strength"],
        "other_technique": other.gauges["technique"],
        "other_guard": other.gauges["guard"],
    }


def opening(fighter: Fighter) -> Choice[Option[bool]]:
    """Yari: another hand?"""
    options = [Option("mulligan", True, {"left": fighter.mulligans}), Option(PASS.key, False)]
    return Choice("duel.opening", options, {"left": fighter.mulligans})


def pair(game: Game, fighter: Fighter) -> Several[Option[Action]]:
    """The first two cards, in order."""
    options = card_options(game, fighter)
    count = min(PAIR, len(options))
    return Several("duel.pair", options, count, count, facts_of(game, fighter))


def third(game: Game, fighter: Fighter) -> Choice[Option[Action]]:
    return Choice("duel.third", card_options(game, fighter), facts_of(game, fighter))


def purchases(game: Game, fighter: Fighter) -> list[Option[None]]:
    """Up to three cards; the place's die; a life for a Qi. Who is asked depends on what lies open only."""
    stock = len(fighter.deck) + len(fighter.discard)
    found: list[Option[None]] = [
        Option(f"cards:{count}", None, {"count": count, "after": fighter.qi - count})
        for count in range(1, min(MOST_CARDS, fighter.qi, stock) + 1)
    ]
    if game.here is not None and fighter.qi:
        found.append(Option("place", None, {"place": game.here.key, "after": fighter.qi - 1}))
    if fighter.trait("life_for_qi") and fighter.life > 1 and fighter.may_regain_qi:
        found.append(Option("trade", None, {"life": fighter.life - 1, "after": fighter.qi + 1}))
    return found


def purchase(game: Game, fighter: Fighter, options: Sequence[Option[None]]) -> Choice[Option[None]]:
    """One of them, or none."""
    return Choice("duel.buy", [*options, Option(PASS.key, None)], facts_of(game, fighter))


def bracings(game: Game, fighter: Fighter) -> list[Option[Bracing]]:
    """Guard for Qi; with a Nodachi Strength or Technique; with Masakari 1 or Tonfa 1 these for Guard."""
    found: list[Option[Bracing]] = []
    sold: dict[Gauge, int] = {
        "strength": fighter.trait("qi_moves_strength"),
        "technique": fighter.trait("qi_moves_technique"),
        "guard": 1,
    }
    for gauge, able in sold.items():
        if not able:
            continue
        room = fighter.limit(gauge) - fighter.gauges[gauge]
        for qi in range(1, min(fighter.qi, room) + 1):
            facts = {"cost": qi, "value": fighter.gauges[gauge] + qi, "after": fighter.qi - qi}
            found.append(Option(f"{gauge}:{qi}", bought(gauge, qi), facts))
    raised: dict[Gauge, int] = {
        "strength": fighter.trait("guard_becomes_strength"),
        "technique": fighter.trait("guard_becomes_technique"),
    }
    for gauge, able in raised.items():
        if not able:
            continue
        room = min(
            fighter.gauges["guard"] - game.library.lowest, fighter.limit(gauge) - fighter.gauges[gauge]
        )
        for points in range(1, room + 1):
            facts = {"value": fighter.gauges[gauge] + points, "guard": fighter.gauges["guard"] - points}
            found.append(Option(f"lower_{gauge}:{points}", lowered(gauge, points), facts))
    return found


def bracing(game: Game, fighter: Fighter, options: Sequence[Option[Bracing]]) -> Choice[Option[Bracing]]:
    """The last moment before the blows: one of them, or nothing."""
    return Choice("duel.brace", [*options, Option(PASS.key, NOT_BRACED)], facts_of(game, fighter))
