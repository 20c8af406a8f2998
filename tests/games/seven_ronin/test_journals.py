"""What the recorded games of 7 Ronin must be like; that they replay is tested for all games together."""

from __future__ import annotations

import pytest

from bot.games.seven_ronin.rules import SEVEN_RONIN
from tests.games import recorded


@pytest.mark.parametrize("version", range(1, SEVEN_RONIN.rules_version + 1))
def test_games_that_either_side_won_are_recorded_under_all_rules(version: int):
    files = [file for file in recorded.files_of(SEVEN_RONIN) if recorded.version_of(file) == version]
    winners = {recorded.read(SEVEN_RONIN, file).told["outcome"]["winners"][0] for file in files}
    assert winners == set(SEVEN_RONIN.seats)
