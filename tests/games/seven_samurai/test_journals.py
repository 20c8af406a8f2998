"""The content of the recorded games of 7 Samurai; their replay is tested for all games together."""

from __future__ import annotations

from bot.games.seven_samurai.rules import LEVEL, SEVEN_SAMURAI
from tests.games import recorded


def test_games_of_every_size_and_level_are_recorded_and_every_way_they_end():
    played = [recorded.read(SEVEN_SAMURAI, file) for file in recorded.files_of(SEVEN_SAMURAI)]
    assert {len(one.setup.seats) for one in played} == set(SEVEN_SAMURAI.players)
    assert {one.setup.leaders for one in played} >= {1}
    assert {one.setup.options.get(LEVEL.key, LEVEL.default) for one in played} == set(LEVEL.choices)
    assert {one.told["outcome"]["reason"] for one in played} == {"held", "farms", "families", "death"}
