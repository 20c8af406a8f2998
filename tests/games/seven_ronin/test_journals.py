"""Recorded games of 7 Ronin must replay, entry by entry, to the end they had.

A file is one game: the first line says who sat down, how it ended, how many steps were told and
what a spectator saw in the end (as a digest); every further line is an entry of the journal.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from bot.engine import Dealer, Entry, Match, Seat, Setup
from bot.games.seven_ronin.rules import SEVEN_RONIN

RECORDED = sorted((Path(__file__).parents[2] / "journals" / "seven_ronin").glob("*.jsonl"))


def test_games_that_either_side_won_are_recorded():
    winners = {json.loads(file.read_text("utf-8").splitlines()[0])["winners"][0] for file in RECORDED}
    assert winners == set(SEVEN_RONIN.seats)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_still_ends_as_it_did(file: Path):
    first, *lines = file.read_text("utf-8").splitlines()
    told = json.loads(first)
    setup = Setup(tuple(Seat(seat) for seat in told["seats"]), told["options"])
    entries = [Entry.from_json(line) for line in lines]
    match = Match.replay(SEVEN_RONIN, setup, Dealer("never asked"), entries)
    assert match.journal == entries
    assert match.outcome is not None
    assert list(match.outcome.winners) == told["winners"]
    assert (match.outcome.reason, match.outcome.facts["round"]) == (told["reason"], told["round"])
    assert len(match.opening()) == told["steps"]
    assert hashlib.sha256(repr(match.view(None)).encode()).hexdigest() == told["public_view"]
