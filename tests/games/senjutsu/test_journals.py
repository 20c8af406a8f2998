"""What the recorded duels must be like; that they replay is tested for all games together."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.rules import SENJUTSU
from tests.games import recorded


@pytest.mark.parametrize("version", range(1, SENJUTSU.rules_version + 1))
def test_duels_of_every_size_decks_and_teams_are_recorded(version: int):
    files = [file for file in recorded.files_of(SENJUTSU) if recorded.version_of(file) == version]
    setups = [recorded.read(SENJUTSU, file).setup for file in files]
    assert {len(setup.seats) for setup in setups} == set(SENJUTSU.players)
    assert {"team", "deck", "weapon"} <= {
        key for setup in setups for one in setup.chosen.values() for key in one
    }
