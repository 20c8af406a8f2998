"""A game held against targets of its own."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from bench.balance import Cell, Fought, balance, judged, setup_of, target_of, targets_of
from bench.rounds import Limit
from bot.engine import Outcome, Seat, Setup, Step
from bot.games import GAMES

WAY = GAMES["way-of-the-samurai"]
SEAT = Seat("samurai")


def cell(*won: bool, **row: object) -> Cell:
    fought = [Fought(Outcome((SEAT,) if one else (), "over", {"round": 3, "felled": 4})) for one in won]
    return Cell({"name": "enemy:ishida", **row}, Setup((SEAT,)), fought)


def test_games_with_targets_say_so_in_their_data():
    assert [key for key, game in GAMES.items() if targets_of(game)] == ["way-of-the-samurai"]


def test_every_row_can_be_begun():
    targets = targets_of(WAY)
    assert targets is not None
    rows = [row for group in targets["groups"] for row in group["cells"]]
    assert [row["name"] for row in rows if WAY.refuses(setup_of(WAY, row))] == []


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
