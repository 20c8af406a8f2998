"""A game held against targets of its own."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

import pytest
from rich.console import Console

from bench.balance import Cell, Fought, balance, judged, setup_of, target_of, targets_of
from bench.rounds import Limit
from bot.engine import GameRules, Outcome, Seat, Step
from bot.games import GAMES

WAY, SOLO = GAMES["way-of-the-samurai"], GAMES["senjutsu-solo"]
HELD = (SOLO, WAY)
"""The games with targets of their own."""
SEAT = Seat("samurai")


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
    refused = [(row["name"], number) for row in rows for number in range(4) if barred(game, row, number)]
    assert refused == []


def barred(game: GameRules, row: Mapping[str, object], number: int) -> bool:
    """Whether it cannot be begun. A master who is among the opponents fights against himself."""
    problems = game.refuses(setup_of(game, row, number))
    return any(problem.code != "against-oneself" for problem in problems)


def test_seats_may_sit_down_in_turn():
    row = {"name": "foe:musashi", "in_turn": True}
    seats = [setup_of(SOLO, row, number).seats for number in range(5)]
    assert seats[4] == seats[0]
    assert {seat for (seat,) in seats} == set(SOLO.seats)


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
    few = {**targets, "groups": [{**targets["groups"][0], "cells": targets["groups"][0]["cells"][:1]}]}
    console = Console(file=StringIO(), width=150)
    balance(console, WAY, few, Limit(2))
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "Ishida" in told
    assert "55-70" in told
    assert "2 games in each row" in told
