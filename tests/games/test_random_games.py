"""Every registered game, played to its end at random, and what must hold for each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Entry, GameRules, Setup, Step, View
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.games import GAMES
from tests.games.random_play import dealer, play_at_random

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class NoChance:
    """A replay reads chance from the journal and never deals."""

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        raise AssertionError(f"{chance.label} was dealt again")


def setups(game: GameRules) -> list[Setup]:
    options = {option.key: option.default for option in game.options}
    return [Setup(game.seats[:players], options) for players in game.players]


def seen_by_all(match: Match) -> list[View]:
    return [match.view(seat) for seat in (*match.setup.seats, None)]


def told(steps: Sequence[Step]) -> list[tuple[str, dict[str, object]]]:
    return [(step.name, dict(step.facts)) for step in steps]


@EACH_GAME
@pytest.mark.parametrize("seed", range(20))
def test_a_replayed_journal_is_the_same_match(game: GameRules, seed: int):
    for setup in setups(game):
        steps: list[Step] = []
        played = play_at_random(game, setup, seed, lambda _, new, steps=steps: steps.extend(new))
        saved = [entry.to_json() for entry in played.journal]
        replayed = Match.replay(game, setup, NoChance(), [Entry.from_json(line) for line in saved])
        assert replayed.outcome == played.outcome
        assert replayed.position == played.position
        assert replayed.journal == played.journal
        assert seen_by_all(replayed) == seen_by_all(played)
        assert told(replayed.opening()) == told(steps)


@EACH_GAME
def test_a_game_can_be_taken_up_again_after_any_entry(game: GameRules):
    setup = setups(game)[0]
    played = play_at_random(game, setup, seed=7)
    for length in range(0, len(played.journal), 5):
        taken_up = Match.replay(game, setup, dealer(7), played.journal[:length])
        assert taken_up.journal[:length] == played.journal[:length]
        assert taken_up.outcome is None or taken_up.journal == played.journal


@EACH_GAME
def test_watching_changes_nothing_and_gives_every_step_its_frame(game: GameRules):
    setup = setups(game)[0]
    unwatched = play_at_random(game, setup, seed=3)
    steps: list[Step] = []
    watched = play_at_random(game, setup, 3, lambda _, new: steps.extend(new), watched=True)
    assert watched.journal == unwatched.journal
    assert all(step.view is not None for step in steps)
    assert steps[-1].view == watched.view(None)


@EACH_GAME
def test_giving_up_ends_the_game_for_everybody(game: GameRules):
    for setup in setups(game):
        for seat in setup.seats:
            match = Match(game, setup, dealer(1))
            match.resign(seat)
            assert match.outcome is not None
            assert seat not in match.outcome.winners
            assert not match.pending
            assert Match.replay(game, setup, NoChance(), match.journal).outcome == match.outcome
