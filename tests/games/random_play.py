"""A player without a plan, for any registered game: answers whatever is asked at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.engine import Dealer, GameRules, Setup, Step, plain_answer
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
    """One whole game, the same for the same seed. Secret answers come in any order, and now and
    then one is taken back or changed. ``watch`` is shown the steps of the opening and of every answer."""
    random = Random(seed)
    match = Match(game, setup, dealer(seed), watched=watched)
    watch(match, match.opening())
    while match.outcome is None:
        if match.locked and random.random() < 0.1:
            match.withdraw(random.choice(sorted(match.locked)))
        seat = random.choice([*match.pending] if random.random() < 0.1 else match.waiting_for)
        watch(match, match.answer(seat, random_answer(game, match.pending[seat].request, random)))
    return match


def dealer(seed: int) -> Dealer:
    """Who deals in the random game of this seed."""
    return Dealer(f"random play {seed}")
