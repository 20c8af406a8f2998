"""The rows of ``make bench``: what is measured, and the bar that each game is judged by.

A bar of its own is given to a game with more to work out. A game that is not named has the usual bar.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import structlog

from bench.drawing import after_a_start, drawing
from bench.measure import Figure
from bench.memory import memory
from bench.playing import decision, rehearsal, replay
from bench.pressing import pressing
from bench.showing import answers_shown, longest_block
from bench.thousand import looking_around, restart
from bot.engine import GameRules
from bot.games import GAMES

Verdict: TypeAlias = Literal["met", "not met", "accepted"]


@dataclass(frozen=True, slots=True)
class Accepted:
    """The reason why a game need not meet a bar, and the bar that it must meet instead."""

    bar: float
    reason: str


@dataclass(frozen=True, slots=True)
class Row:
    """A measure with its bars."""

    name: str
    measure: Callable[[GameRules], Figure]
    usual: float
    own: Mapping[str, float] = field(default_factory=dict[str, float])
    accepted: Mapping[str, Accepted] = field(default_factory=dict[str, Accepted])
    unit: str = ""
    at_least: bool = False
    """The figure must reach the bar. Otherwise it must not exceed it."""

    def bar(self, game_key: str, figure: Figure) -> float:
        return figure.floor + self.own.get(game_key, self.usual)

    def judge(self, game_key: str, figure: Figure) -> Verdict:
        if self._holds(figure, self.bar(game_key, figure)):
            return "met"
        instead = self.accepted.get(game_key)
        if instead is not None and self._holds(figure, figure.floor + instead.bar):
            return "accepted"
        return "not met"

    def _holds(self, figure: Figure, bar: float) -> bool:
        # As they are printed: nobody is told that 1.30 is more than 1.3.
        value, bar = float(short(figure.value)), float(short(bar))
        return value >= bar if self.at_least else value <= bar


def short(value: float) -> str:
    """Three digits of a figure, without an exponent."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


RONIN, SAMURAI, DUEL, SOLO, WAY = (
    "seven-ronin",
    "seven-samurai",
    "senjutsu",
    "senjutsu-solo",
    "way-of-the-samurai",
)

ROWS: Final = (
    Row(
        "a decision, in plies of chess",
        decision,
        0.7,
        {DUEL: 3.0, SOLO: 4.5, WAY: 0.9},
        {
            RONIN: Accepted(0.85, "A sixth of it is inventing a plan at random, which is a player's work."),
            DUEL: Accepted(4.4, "A sixth of it is the search for all ends of a move, which are its options."),
            SOLO: Accepted(10.5, "Half of it is opponents who decide between two decisions of players."),
            WAY: Accepted(1.15, "For two answers both fighters lay their cards, and each effect is told."),
        },
    ),
    Row("a replay ÷ playing", replay, 1.05),
    Row(
        "a rehearsed answer, in plies of chess",
        rehearsal,
        5,
        {DUEL: 20, SOLO: 30},
        {
            game: Accepted(most, "It plays on from where the table last rested: decisions, as above.")
            for game, most in ((DUEL, 22.5), (SOLO, 33))
        },
    ),
    Row(
        "a picture ÷ encoding it",
        drawing,
        1.3,
        accepted=dict.fromkeys(GAMES, Accepted(1.4, "A page has several panels, but is encoded once.")),
    ),
    Row(
        "the first picture after a start",
        after_a_start,
        150,
        accepted=dict.fromkeys(
            (RONIN, SAMURAI), Accepted(200, "The whole village and all people are painted for it, once.")
        ),
        unit="ms",
    ),
    Row(
        "a press ÷ an echo (bar: floor + 0.8)",
        pressing,
        0.8,
        accepted={
            game: Accepted(over, "The open hands of others follow, which the floor has not: see the calls.")
            for game, over in ((RONIN, 1.8), (SAMURAI, 4.0), (DUEL, 3.5), (SOLO, 3.6), (WAY, 2.8))
        },
    ),
    Row(
        "memory of a live table",
        memory,
        64,
        {DUEL: 128, SOLO: 128},
        {SOLO: Accepted(140, "A quarter of it is views of the table, with every opponent in them.")},
        unit="KiB",
    ),
    Row("longest block, 100 tables at once", longest_block, 40, unit="ms"),
    Row(
        "answers shown a second, 20 tables at once",
        answers_shown,
        10,
        {RONIN: 45, SAMURAI: 29, DUEL: 149, SOLO: 145, WAY: 169},
        {
            game: Accepted(least, "Nine tenths of it is drawing and encoding: see the processor time.")
            for game, least in ((RONIN, 22), (SAMURAI, 16))
        }
        | {
            game: Accepted(least, "Half of it is drawing and encoding: see the processor time.")
            for game, least in ((DUEL, 80), (SOLO, 42), (WAY, 50))
        },
        at_least=True,
    ),
    Row("restart with 1,000 tables to the first answer", restart, 2.0, unit="s"),
    Row("a look around 1,000 tables ÷ a bare query", looking_around, 10),
)


def measured(number: int, game_key: str) -> Figure:
    """The figure of a game in the row with this number. Only errors are logged: other log lines cost time."""
    logging.disable(logging.WARNING)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    return ROWS[number].measure(GAMES[game_key])
