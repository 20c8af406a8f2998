"""Recorded games of 7 Ronin must replay, entry by entry, to the end they had.

A folder holds the games of one version of the rules. A file is one game: the first line says who sat
down, how it ended, how many steps were told and what a spectator saw in the end (as a digest); every
further line is an entry of the journal.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Dealer, Entry, JournalMismatch, Seat, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.rules import SEVEN_RONIN

RECORDED = sorted((Path(__file__).parents[2] / "journals" / "seven_ronin").glob("rules-*/*.jsonl"))


def rules_of(file: Path) -> int:
    return int(file.parent.name.removeprefix("rules-"))


def recorded(file: Path) -> tuple[dict[str, Any], Setup, list[Entry]]:
    first, *lines = file.read_text("utf-8").splitlines()
    told = json.loads(first)
    seats = tuple(Seat(seat) for seat in told["seats"])
    setup = Setup(seats, told["options"], rules_version=rules_of(file))
    return told, setup, [Entry.from_json(line) for line in lines]


@pytest.mark.parametrize("version", range(1, SEVEN_RONIN.rules_version + 1))
def test_games_that_either_side_won_are_recorded_under_all_rules(version: int):
    winners = {recorded(file)[0]["winners"][0] for file in RECORDED if rules_of(file) == version}
    assert winners == set(SEVEN_RONIN.seats)


def test_games_of_the_first_rules_do_not_all_fit_those_of_today():
    """Else nothing here would need the version."""
    paused = 0
    for file in RECORDED:
        _, setup, entries = recorded(file)
        try:
            Match.replay(SEVEN_RONIN, replace(setup, rules_version=0), Dealer("never asked"), entries)
        except JournalMismatch:
            paused += 1
            assert rules_of(file) == 1
    assert paused


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_still_ends_as_it_did(file: Path):
    told, setup, entries = recorded(file)
    match = Match.replay(SEVEN_RONIN, setup, Dealer("never asked"), entries)
    assert match.journal == entries
    assert match.outcome is not None
    assert list(match.outcome.winners) == told["winners"]
    assert (match.outcome.reason, match.outcome.facts["round"]) == (told["reason"], told["round"])
    assert len(match.opening()) == told["steps"]
    assert hashlib.sha256(repr(match.view(None)).encode()).hexdigest() == told["public_view"]
