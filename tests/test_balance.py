"""A game held against targets of its own."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bench.balance import Cell, Fought, balance, judged, setup_of, target_of, targets_of
from bench.rounds import Limit
from bot.engine import GameRules, Outcome, Step
from bot.games import GAMES

WAY, SOLO = GAMES["way-of-the-samurai"], GAMES["senjutsu-solo"]
HELD = (SOLO, WAY)
"""The games with targets of their own."""


def cell(*won: bool, **row: object) -> Cell:
    ended = Outcome((), "over", {"round": 3, "felled": 4})
    return Cell(WAY, {"name": "enemy:ishida", **row}, [Fought(ended, one) for one in won])


def test_games_with_targets_say_so_in_their_data():
    assert [game.key for game in GAMES.values() if targets_of(game)] == [game.key for game in HELD]


@pytest.mark.parametrize("game", HELD, ids=lambda game: game.key)
def test_every_row_can_be_begun(game: GameRules):
    targets = targets_of(game)
    assert targets is not None
    rows = [{**group, **row} for group in targets["groups"] for row in group["cells"]]
    refused = [
        (row["name"], number)
        for row in rows
        for number in range(4)
        if game.refuses(setup_of(game, row, number))
    ]
    assert refused == []


def test_seats_may_sit_down_in_turn():
    row = {"name": "foe:musashi", "in_turn": True}
    seats = [setup_of(SOLO, row, number).seats for number in range(5)]
    assert seats[4] == seats[0]
    assert {seat for (seat,) in seats} == set(SOLO.seats)


def test_nobody_sits_down_to_fight_against_himself():
    row = {"name": "foe:ronin", "options": {"foe": "ronin"}, "in_turn": True}
    seats = {setup_of(SOLO, row, number).seats[0] for number in range(6)}
    assert seats == set(SOLO.seats) - {"ronin"}


def test_few_games_do_not_say_for_certain_that_a_target_is_missed():
    assert cell(True, True, False).verdict((60, 70)) == "met"
    assert cell(True, False, False).verdict((60, 70)) == "open"
    assert cell(*[False] * 20).verdict((60, 70)) == "missed"
    assert cell(False, median="felled").verdict((1, 3)) == "missed"


def test_a_game_that_is_not_over_in_time_is_not_counted():
    targets = targets_of(SOLO)
    assert targets is not None
    console = Console(file=StringIO(), width=150)
    balance(console, SOLO, targets, Limit(100, 0.0))
    assert isinstance(console.file, StringIO)
    assert "0 games in each row" in console.file.getvalue()


def test_a_row_is_measured_by_its_wins_or_by_a_fact():
    assert cell(True, True, False, False).measured == 50
    assert cell(True, False, median="felled").measured == 4


def test_a_group_may_lie_near_its_first_row():
    first, second = cell(True, True, False, False), cell(True)
    assert target_of({"near": 15}, [first, second], second) == (35, 65)
    assert target_of({}, [first, cell(True, target=[55, 70])], cell(True, target=[55, 70])) == (55, 70)


def test_a_card_is_judged_by_the_chapter_it_was_played_in():
    cards = {"step": "play", "fact": "card", "kind": "special", "won": ["broken"], "lost": ["struck"]}
    steps = [
        Step("exchange", {}),
        Step("play", {"card": "action:reed", "special": False}),
        Step("broken", {}),
        Step("struck", {}),
        Step("exchange", {}),
        Step("play", {"card": "action:storm", "special": True}),
        Step("broken", {}),
    ]
    assert list(judged(WAY, cards, steps)) == [("action:reed", False, 0.5), ("action:storm", True, 1.0)]


def test_a_table_says_what_is_met_and_what_is_missed():
    targets = targets_of(WAY)
    assert targets is not None
    few = {**targets, "groups": [{**targets["groups"][0], "cells": targets["groups"][0]["cells"][:2]}]}
    console = Console(file=StringIO(), width=150)
    balance(console, WAY, few, Limit(2))
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "Ishida" in told
    assert "55-70" in told
    assert "2 games in each row" in told
    assert "4" in next(line for line in told.splitlines() if "all" in line).split()
