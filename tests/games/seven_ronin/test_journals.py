"""The content of the recorded games of 7 Ronin; their replay is tested for all games together."""

from __future__ import annotations

from bot.games.seven_ronin.rules import SEVEN_RONIN
from tests.games import recorded


def test_games_that_either_side_won_are_recorded():
    files = recorded.files_of(SEVEN_RONIN)
    winners = {recorded.read(SEVEN_RONIN, file).told["outcome"]["winners"][0] for file in files}
    assert winners == set(SEVEN_RONIN.seats)
