"""What the recorded games of 7 Samurai must be like; that they replay is tested for all games together."""

from __future__ import annotations

import pytest

from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from tests.games import recorded


@pytest.mark.parametrize("version", range(1, SEVEN_SAMURAI.rules_version + 1))
def test_games_of_every_size_are_recorded(version: int):
    files = [file for file in recorded.files_of(SEVEN_SAMURAI) if recorded.version_of(file) == version]
    sizes = {len(recorded.read(SEVEN_SAMURAI, file).setup.seats) for file in files}
    assert sizes == set(SEVEN_SAMURAI.players)
