"""The deductions from open cards, compared with the real face-down cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine import Setup
from bot.engine.match import Match
from bot.games.seven_samurai.hidden import ARRIVAL, open_raiders, waves
from bot.games.seven_samurai.rules import SEVEN_SAMURAI, SevenSamurai
from bot.games.seven_samurai.samurai import SEATS
from tests.games.random_play import dealer
from tests.kit.rings import SLOW, every

pytestmark = SLOW


def check(game: SevenSamurai) -> None:
    """The waves are the hidden cards, no more and no fewer."""
    view = game.view(None)
    down = [*game.stack.cards[: len(game.stack) - game.stack.face_up], *game.intruders]
    hidden = Counter(card.kind for card in down)
    for wave in waves(view):
        assert wave.face_down == hidden[wave.kind]
        assert {card for card in (*down, *game.box) if card.kind == wave.kind} == {*wave.cards}
        assert view.round >= wave.arrival or not wave.face_down
    assert not open_raiders(view) & {*down, *game.box}


@pytest.mark.usefixtures("hasty")
@every(("players", "level"), [(2, "easy"), (4, "normal"), (7, "heroic")], daily=1)
def test_cards_that_may_come_are_those_face_down(players: int, level: str):
    """Whole games, as a companion plays them, looked at before every answer."""
    rounds: set[int] = set()
    for seed in range(2):
        match = Match(SEVEN_SAMURAI, Setup(SEATS[:players], {"level": level}), dealer(seed))
        game, random = match.state, Random(seed)
        assert isinstance(game, SevenSamurai)
        while match.outcome is None:
            check(game)
            rounds.add(game.round)
            (seat,) = match.waiting_for
            match.answer(seat, SEVEN_SAMURAI.advise(match.view(seat), match.pending[seat].request, random))
        check(game)
    assert {1, 2} <= rounds


def test_lieutenants_and_bosses_come_later():
    match = Match(SEVEN_SAMURAI, Setup(SEATS[:3]), dealer(0))
    assert isinstance(match.state, SevenSamurai)
    plunderers, lieutenants, bosses = waves(match.state.view(None))
    assert (plunderers.face_down, len(plunderers.cards)) == (21, 52)
    assert (lieutenants.face_down, len(lieutenants.cards), lieutenants.arrival) == (0, 7, 2)
    assert (bosses.face_down, len(bosses.cards), bosses.arrival) == (0, 7, 3)
    assert [*ARRIVAL] == ["plunderer", "lieutenant", "boss"]
