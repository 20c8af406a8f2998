"""A random player for any registered game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.engine import Dealer, GameRules, Setup, Step, offered_by, plain_answer
from bot.engine.match import Match

random_answer = plain_answer


def play_at_random(
    game: GameRules,
    setup: Setup,
    seed: int,
    watch: Callable[[Match, Sequence[Step]], None] = lambda match, steps: None,
    *,
    watched: bool = False,
) -> Match:
    """One whole game, the same for the same seed.

    Secret answers come in any order, and now and then one is taken back or changed. ``watch`` gets the steps
    of the opening and of every answer.
    """
    random = Random(seed)
    match = Match(game, setup, dealer(seed), watched=watched)
    watch(match, match.opening())
    while match.outcome is None:
        if match.locked and random.random() < 0.1:
            match.withdraw(random.choice(sorted(match.locked)))
        seat = random.choice([*match.pending] if random.random() < 0.1 else match.waiting_for)
        request = match.pending[seat].request
        keys = [option.key for option in offered_by(request)]
        assert len({*keys}) == len(keys), f"{request.prompt} offers something twice: {keys}"
        watch(match, match.answer(seat, random_answer(game, request, random)))
    return match


def put_back_what_has_shown_nothing(game: GameRules, setup: Setup, seed: int, often: float) -> None:
    """Test undo in a random game: an answer that was undone and given again must lead to the same view for
    every hidden state.

    If it does not, hidden information was revealed, and no player may undo the answer alone.
    """
    random, match = Random(seed), Match(game, setup, dealer(seed))
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = plain_answer(game, match.pending[seat].request, random)
        if len(match.pending) == 1 and random.random() < often:
            tried = [match.rehearsal(seat, Random(number)) for number in range(4)]
            for one in tried:
                assert one.view(seat) == match.view(seat)
                one.answer(seat, keys)
            say = tried[0].last_answer([seat])
            if say is not None and say.alone:
                assert len({repr(one.view(seat)) for one in tried}) == 1
        match.answer(seat, keys)


def dealer(seed: int) -> Dealer:
    """The dealer of the random game with this seed."""
    return Dealer(f"random play {seed}")
