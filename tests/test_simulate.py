"""The AI seats play each other: how much is played, and how sure the figures are."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from itertools import chain, repeat

import pytest
from rich.console import Console

from bench.certainty import Share
from bench.rounds import Limit, rounds
from bench.simulate import ENOUGH, SECONDS, duel, limit_of, survey, tell_balance
from bot.engine.game import GameOption, GameRules
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_samurai.advisor import companion
from bot.games.seven_samurai.rules import SEVEN_SAMURAI


def paper() -> Console:
    return Console(file=StringIO(), width=150)


def written(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


# How sure a share is


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(50, 100, 40.4, 59.6), (0, 10, 0.0, 27.8), (10, 10, 72.2, 100.0), (1, 3, 6.1, 79.2), (0, 0, 0.0, 100.0)],
)
def test_wilsons_interval(part: int, whole: int, low: float, high: float):
    assert Share(part, whole).interval == pytest.approx((low, high), abs=0.05)


def test_a_share_is_written_with_its_interval():
    assert str(Share(52, 100)) == "52 (42–62)"
    assert str(Share(0, 3)) == "0 (0–56)"
    assert str(Share(0, 0)) == "–"


def test_more_games_are_surer():
    widths = [high - low for low, high in (Share(games // 2, games).interval for games in (2, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


# How much is played


class Clock:
    """Shows the time that has been spent."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __call__(self) -> float:
        return self.spent


def played(limit: Limit, size: int, *lengths: float) -> list[range]:
    """The rounds there are when they take so long; all further ones as long as the last."""
    clock, numbers = Clock(), list[range]()
    for length, one in zip(chain(lengths, repeat(lengths[-1])), rounds(limit, size, clock), strict=False):
        numbers.append(one)
        clock.spent += length
    return numbers


def test_a_round_is_begun_while_one_as_long_as_the_longest_would_be_over_in_time():
    assert played(Limit(1000, 110), 4, 30, 40, 30) == [range(4), range(4, 8), range(8, 12)]
    assert played(Limit(1000, 109), 4, 30, 40, 30) == [range(4), range(4, 8)]


def test_the_first_round_is_always_played():
    assert played(Limit(1000, 0), 2, 50) == [range(2)]


def test_games_that_are_named_are_played_in_full_however_long_it_takes():
    assert played(Limit(5), 2, 1000) == [range(2), range(2, 4), range(4, 5)]


def test_four_minutes_are_enough_unless_games_are_named():
    assert limit_of(None, None) == Limit(ENOUGH, SECONDS)
    assert limit_of(None, 10) == Limit(ENOUGH, 10)
    assert limit_of(40, None) == Limit(40)
    assert limit_of(40, 10) == Limit(40, 10)
    assert SECONDS <= 270


# What is reported


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> GameRules:
    """7 Samurai for two on the lowest level, with companions who do not think for long."""
    monkeypatch.setattr(companion, "COPIES", 4)
    return replace(SEVEN_SAMURAI, players=range(2, 3), options=(GameOption("level", ("easy",), "easy"),))


def test_a_survey_within_a_short_time_ends_and_says_how_many_games_each_kind_had(pairs: GameRules):
    console = paper()
    survey(console, pairs, Limit(1000, seconds=0))
    report = written(console)
    games = int(report.partition("per cent won of ")[2].split()[0])
    assert 0 < games < 1000
    assert "So many as fitted into 0 seconds" in report
    assert any(str(Share(won, games)) in report for won in range(games + 1))


def test_a_duel_that_is_played_in_full_says_so():
    console = paper()
    duel(console, SEVEN_RONIN, Limit(2))
    assert "2 games among AI seats" in written(console)
    assert "fitted into" not in written(console)
    assert "per cent" in written(console).rpartition("decisions a game")[2]


@pytest.mark.parametrize(
    ("wins", "of", "said", "sure"),
    [
        (500, 1000, "Both sides win 40-60 per cent.", True),
        (5, 10, "Both sides win 40-60 per cent.", False),
        (700, 1000, "One side wins outside 40-60 per cent", True),
        (7, 10, "One side wins outside 40-60 per cent", False),
    ],
)
def test_a_game_for_two_should_be_balanced(wins: int, of: int, said: str, sure: bool):
    console = paper()
    tell_balance(console, [Share(wins, of), Share(of - wins, of)])
    assert said in written(console)
    assert ("So few games" in written(console)) is not sure
