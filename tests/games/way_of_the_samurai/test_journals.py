"""The content of the recorded games of Way of the Samurai; their replay is tested for all games together."""

from __future__ import annotations

from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import MODE, MODULES
from tests.games import recorded


def test_every_way_to_play_is_recorded():
    setups = [recorded.read(WAY_OF_THE_SAMURAI, file).setup for file in recorded.files_of(WAY_OF_THE_SAMURAI)]
    assert {setup.options[MODE.key] for setup in setups} == set(MODE.choices)
    assert {len(setup.seats) for setup in setups} == {1, 2}
    modules = {module for setup in setups for module in MODULES.keys(setup.options[MODULES.key])}
    assert modules == set(MODULES.choices)
