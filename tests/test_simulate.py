"""The AI seats play each other: how much is played, and how sure the figures are."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from io import StringIO

import pytest
from rich.console import Console

from bench import campaigns
from bench.certainty import Share
from bench.pairs import matrix, of_rivals
from bench.rounds import Limit, Played, count, in_order, rounds
from bench.simulate import ENOUGH, SECONDS, cell, duel, limit_of, survey, tell_balance
from bot.engine.game import GameOption, Outcome
from bot.games.senjutsu.advisor import swordsman
from bot.games.senjutsu.advisor.trying import Care
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_samurai.advisor import companion
from bot.games.seven_samurai.rules import SEVEN_SAMURAI


def paper() -> Console:
    return Console(file=StringIO(), width=150)


def written(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


# The interval of a share


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


# The number of games


GAME = Played(Outcome((), "lost"), 1)


def test_every_round_has_the_next_games():
    assert list(rounds(5, 2)) == [range(2), range(2, 4), range(4, 5)]


def test_a_round_begins_with_the_games_of_few_seats():
    cells = [partial(cell, SEVEN_SAMURAI, level, players) for level in ("easy", "hard") for players in (7, 2)]
    assert [place for place, _, _ in in_order(cells, range(1))] == [1, 3, 0, 2]


def test_the_game_of_a_number_is_always_the_same():
    setup = cell(SEVEN_SAMURAI, "easy", 3, 5)
    assert setup == cell(SEVEN_SAMURAI, "easy", 3, 5) != cell(SEVEN_SAMURAI, "easy", 3, 6)
    assert setup.seats == cell(SEVEN_SAMURAI, "hard", 3, 5).seats


def test_only_whole_rounds_count_so_that_all_have_equally_many():
    played: list[list[Played]] = [[], []]
    assert count(played, [[GAME], [GAME]])
    assert not count(played, [[GAME], [None]])
    assert [len(games) for games in played] == [1, 1]


def test_the_first_round_is_told_as_far_as_it_went():
    played: list[list[Played]] = [[], []]
    assert not count(played, [[GAME], [None]])
    assert [len(games) for games in played] == [1, 0]


def test_four_minutes_are_enough_unless_games_are_named():
    assert limit_of(None, None) == Limit(ENOUGH, SECONDS)
    assert limit_of(None, 10) == Limit(ENOUGH, 10)
    assert limit_of(40, None) == Limit(40)
    assert limit_of(40, 10) == Limit(40, 10)
    assert SECONDS <= 270


# The report


def test_no_time_at_all_ends_at_once_and_is_owned_up_to():
    console = paper()
    survey(console, SEVEN_SAMURAI, Limit(1000, seconds=0))
    assert "per cent won, 0 games each" in written(console)
    assert written(console).count("–") > len(SEVEN_SAMURAI.players)
    assert "These were over within 0 seconds" in written(console)
    console = paper()
    duel(console, SEVEN_RONIN, Limit(1000, seconds=0))
    assert "0 games among adepts" in written(console)
    assert "40-60" not in written(console)


def test_a_survey_says_how_many_games_each_kind_had(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(companion, "FAST", companion.Care(copies=4, doubt=1.5))
    pairs = replace(SEVEN_SAMURAI, players=range(2, 3), options=(GameOption("level", ("easy",), "easy"),))
    console = paper()
    survey(console, pairs, Limit(1))
    assert "per cent won, 1 games each" in written(console)
    assert str(Share(0, 1)) in written(console) or str(Share(1, 1)) in written(console)
    assert "These were over" not in written(console)


def test_a_duel_that_is_played_in_full_says_so():
    console = paper()
    duel(console, SEVEN_RONIN, Limit(2))
    assert "2 games among adepts" in written(console)
    assert "These were over" not in written(console)
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


def test_heroes_meet_in_pairs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(swordsman, "FAST", Care(1, 0.25))
    console = paper()
    matrix(console, SENJUTSU, Limit(1))
    assert "per cent won among adepts, fast form, 1 games each" in written(console)
    assert "turns a game" in written(console)
    assert written(console).count("–") >= 12, "every hero against every other"
    assert not of_rivals(SEVEN_SAMURAI) and not of_rivals(SEVEN_RONIN)


# Campaigns


def test_the_tries_at_each_stop_of_the_path_stand_beside_their_targets():
    tries = [
        {"campaign": 0, "hero": "warrior", "stop": "ford", "won": False},
        {"campaign": 0, "hero": "warrior", "stop": "ford", "won": True},
        {"campaign": 1, "hero": "master", "stop": "summit", "won": True},
    ]
    file = StringIO()
    campaigns.show(Console(file=file, width=100), tries)
    said = file.getvalue()
    assert "2 campaigns, 1 to an ending" in said
    rows = {line.split("│")[2].strip(): line for line in said.splitlines() if line.count("│") > 4}
    assert "50 (9–91)" in rows["the ford"] and "75–90" in rows["the ford"]
    assert "100 (21–100)" in rows["the summit"] and "35–50" in rows["the summit"]
    assert "50 (9–91)" in rows["Warrior"]
