"""Random games at every number of players and every level, looked at after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Setup, Step
from bot.engine.match import Match
from bot.games.seven_samurai.levels import LEVELS
from bot.games.seven_samurai.raiders import RAIDERS
from bot.games.seven_samurai.rules import SEVEN_SAMURAI, SevenSamurai
from bot.games.seven_samurai.samurai import KIAI, SEATS
from bot.games.seven_samurai.stack import Stack
from bot.games.seven_samurai.view import FamilyBonus, FarmPenalty, SamuraiView, TableView
from tests.games.random_play import dealer, play_at_random, random_answer


def setup(players: int, level: str, seed: int) -> Setup:
    """Any samurai in any order, sometimes with the easier rules."""
    random = Random(seed)
    spare = random.choice(["no", "yes"])
    return Setup(tuple(random.sample(SEATS, players)), {"level": level, "spare_tokens": spare})


class Onlooker:
    """Looks at the table after every answer, and remembers how it looked before."""

    def __init__(self) -> None:
        self.before: TableView | None = None

    def __call__(self, match: Match, steps: Sequence[Step]) -> None:
        game, view = match.state, match.view(None)
        assert isinstance(game, SevenSamurai)
        assert isinstance(view, TableView)
        check_cards(game, view)
        check_village(view)
        check_tokens(view)
        for board in view.samurai:
            check_board(board)
        if self.before is not None:
            check_course(self.before, view)
        assert (match.outcome is None) == (view.result is None) == (view.phase != "over")
        self.before = view


def check_cards(game: SevenSamurai, view: TableView) -> None:
    """All 66 are somewhere, once; what the view counts is what lies there."""
    assert sorted(card.number for card in game.cards()) == [card.number for card in RAIDERS]
    assert (view.stack, view.intruders) == (len(game.stack.cards), len(game.intruders))
    assert len(view.revealed) <= view.stack


def check_village(view: TableView) -> None:
    village = view.village
    assert 0 <= village.barricades <= village.barricades_at_start
    assert (len(village.farms), len(village.families)) == (6, 3)
    if view.result is None:
        assert village.farms_left and village.families_left


def check_board(board: SamuraiView) -> None:
    assert board.total == sum(card.value for card in board.line)
    assert board.kiai == (KIAI[board.seat].beast if board.beast else KIAI[board.seat].human)
    assert len(set(board.symbols)) == len(board.defended) <= 3
    assert not board.bans or board.active


def check_tokens(view: TableView) -> None:
    """Every token is in one place."""
    held = {owner: board.seat for board in view.samurai for owner in board.tokens}
    for board in view.samurai:
        assert board.token_holder == held.get(board.seat, board.seat)
        assert board.seat not in board.tokens


def check_course(before: TableView, after: TableView) -> None:
    """Check everything that never goes back: lost farms and families, beasts, used tokens, passing."""
    assert after.village.farms_left <= before.village.farms_left
    assert after.village.families_left <= before.village.families_left
    for old, new in zip(before.samurai, after.samurai, strict=True):
        assert new.beast >= old.beast
        assert new.wounds - old.wounds >= -1 or new.dead
        if before.round == after.round and after.phase not in ("end", "over"):
            assert new.passed >= old.passed
            if old.passed:
                assert (new.line, new.defended) == (old.line, old.defended)
    if before.round == after.round:
        assert len(after.records) >= len(before.records)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_keep_the_table_whole(players: int, level: str):
    for seed in range(12):
        match = play_at_random(SEVEN_SAMURAI, setup(players, level, seed), seed, Onlooker())
        assert match.outcome is not None


@pytest.mark.parametrize("players", range(2, 8))
def test_a_replay_is_the_same_game(players: int):
    for seed in range(4):
        agreed = setup(players, "hard", seed)
        played = play_at_random(SEVEN_SAMURAI, agreed, seed)
        replayed = Match.replay(SEVEN_SAMURAI, agreed, dealer(seed), played.journal)
        assert replayed.journal == played.journal
        assert replayed.view(None) == played.view(None)
        assert replayed.outcome == played.outcome


# Hidden cards


def middle_of_a_game(seed: int) -> tuple[Match, SevenSamurai]:
    """A random game that has reached a few intruders and a few cards in the stack.

    Some games are lost before that; then the next one is played.
    """
    random = Random(seed)
    match = Match(SEVEN_SAMURAI, setup(4, "hard", seed), dealer(seed))
    game = match.state
    assert isinstance(game, SevenSamurai)
    while match.outcome is None and len(game.intruders) < 2:
        (seat,) = match.waiting_for
        match.answer(seat, random_answer(SEVEN_SAMURAI, match.pending[seat].request, random))
    return (match, game) if match.outcome is None else middle_of_a_game(seed + 100)


def everything_said(match: Match) -> list[object]:
    """All views and all that is asked, as anybody at the table could read it."""
    asked = [
        (
            question.request.prompt,
            dict(question.request.facts),
            [(o.key, dict(getattr(o, "facts", {}))) for o in options],
        )
        for question in match.pending.values()
        for options in [getattr(question.request, "options", ())]
    ]
    return [*(match.view(seat) for seat in (*match.setup.seats, None)), asked]


@pytest.mark.parametrize("seed", range(20))
def test_two_hidden_cards_may_change_places_and_nobody_sees_it(seed: int):
    match, game = middle_of_a_game(seed)
    seen = everything_said(match)
    hidden = game.stack.cards[: len(game.stack.cards) - game.stack.face_up]
    game.stack.cards[: len(hidden)] = hidden[::-1]
    game.intruders.reverse()
    assert everything_said(match) == seen
    game.stack.cards[0], game.intruders[0] = game.intruders[0], game.stack.cards[0]
    game.stack.cards[-1 - game.stack.face_up], game.box[0] = (
        game.box[0],
        game.stack.cards[-1 - game.stack.face_up],
    )
    assert everything_said(match) == seen


@pytest.mark.parametrize("seed", range(5))
def test_the_backs_of_farms_and_families_are_not_seen(seed: int):
    match, game = middle_of_a_game(seed)
    seen = everything_said(match)
    farms: list[FarmPenalty] = ["farm"] * len(game.village.farms)
    families: list[FamilyBonus] = ["heal"] * len(game.village.families)
    game.village.farms[:], game.village.families[:] = farms, families
    assert everything_said(match) == seen


def test_a_changed_view_would_be_noticed():
    """The leak tests can fail: a face-up card that changes place is seen by all."""
    match, game = middle_of_a_game(0)
    game.stack = Stack(game.stack.cards, face_up=2)
    seen = everything_said(match)
    game.stack.cards[-1], game.stack.cards[-2] = game.stack.cards[-2], game.stack.cards[-1]
    assert everything_said(match) != seen
