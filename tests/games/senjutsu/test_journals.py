"""The recorded duels cover all options. Another test replays them, together with those of all games."""

from __future__ import annotations

from bot.games.senjutsu.rules import SENJUTSU
from tests.games import recorded


def test_duels_of_every_size_field_decks_and_teams_are_recorded():
    setups = [recorded.read(SENJUTSU, file).setup for file in recorded.files_of(SENJUTSU)]
    assert {recorded.version_of(file) for file in recorded.files_of(SENJUTSU)} == {SENJUTSU.rules_version}
    assert {len(setup.seats) for setup in setups} == set(SENJUTSU.players)
    for option in SENJUTSU.options:
        if not option.each_seat:
            agreed = {setup.options.get(option.key, option.default) for setup in setups}
            assert agreed == set(option.choices), f"{option.key}: not every choice was played"
    assert {"team", "deck", "weapon"} <= {
        key for setup in setups for one in setup.chosen.values() for key in one
    }
