"""Recorded games of 7 Samurai must replay, entry by entry, to the end they had.

A file is one game, in a folder that names the rules it was begun under: the first line says who sat
down, what was agreed and how it ended, every further line is an entry of the journal.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Dealer, Entry, JournalMismatch, Seat, Setup
from bot.engine.match import Match
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.rulings import RULES_VERSION
from bot.games.seven_samurai.view import TableView

FOLDER = Path(__file__).parents[2] / "journals" / "seven_samurai"
VERSIONS = range(1, RULES_VERSION + 1)
RECORDED = sorted(FOLDER.glob("rules-*/*.jsonl"))


def version_of(file: Path) -> int:
    return int(file.parent.name.removeprefix("rules-"))


def setup_of(file: Path) -> Setup:
    told = json.loads(file.read_text("utf-8").splitlines()[0])
    seats = tuple(Seat(seat) for seat in told["seats"])
    return Setup(seats, told["options"], told["leaders"], version_of(file))


def entries_of(file: Path) -> list[Entry]:
    return [Entry.from_json(line) for line in file.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_every_size_are_recorded(version: int):
    sizes = {len(setup_of(file).seats) for file in RECORDED if version_of(file) == version}
    assert sizes == set(SEVEN_SAMURAI.players)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_still_ends_as_it_did(file: Path):
    told = json.loads(file.read_text("utf-8").splitlines()[0])
    match = Match.replay(SEVEN_SAMURAI, setup_of(file), Dealer("never asked"), entries_of(file))
    view = match.view(None)
    assert isinstance(view, TableView)
    assert match.outcome is not None and match.outcome.reason == told["reason"]
    assert match.journal == entries_of(file)
    assert view.result is not None
    assert (view.round, view.result.score) == (told["round"], told["score"])


def test_a_game_that_was_begun_under_older_rules_does_not_fit_those_of_today():
    """So the version is needed: without it running games would break."""
    older = [file for file in RECORDED if version_of(file) < RULES_VERSION]
    broken = 0
    for file in older:
        today = replace(setup_of(file), rules_version=RULES_VERSION)
        try:
            Match.replay(SEVEN_SAMURAI, today, Dealer("never asked"), entries_of(file))
        except JournalMismatch:
            broken += 1
    assert broken
