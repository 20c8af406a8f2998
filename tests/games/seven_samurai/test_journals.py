"""Recorded games of 7 Samurai must replay, entry by entry, to the end they had.

A file is one game: the first line says who sat down, what was agreed and how it ended, every
further line is an entry of the journal.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.engine import Dealer, Entry, Match, Seat, Setup
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.view import TableView

RECORDED = sorted((Path(__file__).parents[2] / "journals" / "seven_samurai").glob("*.jsonl"))


def test_games_of_every_size_are_recorded():
    sizes = {len(json.loads(file.read_text("utf-8").splitlines()[0])["seats"]) for file in RECORDED}
    assert sizes == set(SEVEN_SAMURAI.players)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_still_ends_as_it_did(file: Path):
    first, *lines = file.read_text("utf-8").splitlines()
    told = json.loads(first)
    setup = Setup(tuple(Seat(seat) for seat in told["seats"]), told["options"], told["leaders"], 1)
    entries = [Entry.from_json(line) for line in lines]
    match = Match.replay(SEVEN_SAMURAI, setup, Dealer("never asked"), entries)
    view = match.view(None)
    assert isinstance(view, TableView)
    assert match.outcome is not None and match.outcome.reason == told["reason"]
    assert match.journal == entries
    assert view.result is not None
    assert (view.round, view.result.score) == (told["round"], told["score"])
