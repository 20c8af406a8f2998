"""Every registered game, played to its end at random, and the invariants of all games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Entry, GameRules, Seat, Setup, Step, View, effective, plain_answer
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.games import GAMES
from tests.games.random_play import dealer, play_at_random, put_back_what_has_shown_nothing
from tests.kit.rings import SLOW, every

pytestmark = SLOW

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class NoChance:
    """A dealer that deals nothing, because a replay reads chance from the journal."""

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
@every("seed", range(20), daily=3)
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
    assert all((step.view is not None) == step.public for step in steps)
    assert steps[-1].view == watched.view(None)


@EACH_GAME
@every("seed", range(12), daily=1)
def test_an_answer_put_back_and_given_again_leaves_the_same_game(game: GameRules, seed: int):
    """Each answer that can be undone is undone and given again; the game must end as if nothing had
    happened."""
    setup = setups(game)[seed % len(setups(game))]
    straight = play_at_random(game, setup, seed)
    match, put_back = Match(game, setup, dealer(seed)), 0
    for entry in straight.journal:
        if entry.kind == "chance":
            continue
        follow(match, entry)
        say = match.last_answer(setup.seats)
        if entry.kind == "answer" and say is not None and say.alone and not match.locked:
            again = [entry for _, entry in effective(match.journal) if entry.kind != "undo"]
            match, before = match.put_back(setup.seats), seen_by_all(match)
            for one in again[len([e for _, e in effective(match.journal) if e.kind != "undo"]) :]:
                follow(match, one)
            put_back += 1
            assert seen_by_all(match) == before
    assert [e for _, e in effective(match.journal) if e.kind != "undo"] == straight.journal
    assert match.outcome == straight.outcome
    assert seen_by_all(match) == seen_by_all(straight)
    replayed = Match.replay(game, setup, NoChance(), match.journal)
    assert told(replayed.opening()) == told(Match.replay(game, setup, NoChance(), straight.journal).opening())
    assert put_back


def follow(match: Match, entry: Entry) -> None:
    if entry.kind == "answer":
        match.answer(Seat(entry.by), entry.keys)
    else:
        match.withdraw(Seat(entry.by))


@EACH_GAME
@every("seed", range(4), daily=1)
def test_an_answer_one_may_put_back_alone_has_shown_nothing(game: GameRules, seed: int):
    put_back_what_has_shown_nothing(game, setups(game)[seed % len(setups(game))], seed, often=0.5)


@EACH_GAME
def test_a_rehearsal_of_the_whole_rest_of_a_game_ends_it(game: GameRules):
    setup, random = setups(game)[-1], Random(8)
    match = Match(game, setup, dealer(8))
    for _ in range(12):
        seat = match.waiting_for[0]
        match.answer(seat, plain_answer(game, match.pending[seat].request, random))
    before = seen_by_all(match)
    for number in range(5):
        again = match.rehearsal(match.waiting_for[0], Random(number))
        while again.outcome is None:
            seat = again.waiting_for[0]
            again.answer(seat, plain_answer(game, again.pending[seat].request, random))
    assert seen_by_all(match) == before


@EACH_GAME
@every("seed", range(8), daily=1)
def test_a_game_goes_on_the_same_from_each_of_its_rests(game: GameRules, seed: int):
    """A copy of the state at a rest, and the rest of the journal, lead to the same end."""
    setup = setups(game)[seed % len(setups(game))]
    straight = play_at_random(game, setup, seed)
    match = Match(game, setup, dealer(seed))
    match.rehearsal(None, Random(seed))
    rests = {match._resting}
    for entry in straight.journal:
        if entry.kind != "chance":
            follow(match, entry)
            rests.add(match._resting)
    found = sorted((one for one in rests if one is not None), key=lambda one: one.seq)
    for resting in found[seed % 7 :: 7]:
        again = Match.__new__(Match)
        again._prepare(game, setup, NoChance(), False, straight.journal, resting)
        again._advance(None)
        again._replay_journal()
        assert again.position == straight.position
        assert again.outcome == straight.outcome
        assert seen_by_all(again) == seen_by_all(straight)


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
