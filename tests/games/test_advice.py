"""The AI advises as it did when its advice was written down."""

from __future__ import annotations

import json

import pytest

from bot.engine import GameRules
from bot.games import GAMES
from tests.games import advice
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_advice_at_positions_of_recorded_games_is_as_it_was(game: GameRules):
    known = json.loads(advice.file_of(game).read_text("utf-8"))
    assert {position.name: position.advice() for position in advice.positions_of(game)} == known
