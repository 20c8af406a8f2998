"""A player without a plan, for any registered game: answers whatever is asked at random.

Works from the request alone. Most forms are filled by wandering about until nothing is wrong any
more; where legal plans are too rare for that, the game brings its own (``PLANS``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from bot.engine import Choice, Counter, Dealer, Form, GameRules, Match, Request, Setup, Several, Step
from bot.games.seven_ronin.random_plan import random_plan

Plan = Callable[[Form[object], Random], Sequence[str]]

PLANS: Final[Mapping[str, Plan]] = {"seven-ronin": random_plan}

WANDERINGS: Final = 2000


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


def random_answer(game: GameRules, request: Request[object], random: Random) -> Sequence[str]:
    """A legal answer to anything."""
    if isinstance(request, Choice):
        return [random.choice(request.options).key]
    if isinstance(request, Several):
        number = random.randint(request.least, request.most)
        return [option.key for option in random.sample(request.options, number)]
    assert isinstance(request, Form)
    return PLANS.get(game.key, wander)(request, random)


def wander(form: Form[object], random: Random) -> Sequence[str]:
    """Change one field after the other until the form may be locked in."""
    draft: dict[str, str] = {}
    for _ in range(WANDERINGS):
        if not form.problems(draft):
            return Form.keys(draft)
        field = random.choice(form.fields)
        if isinstance(field, Counter):
            draft[field.key] = str(random.randint(0, field.most))
        else:
            draft[field.key] = random.choice(field.choices)
    raise AssertionError(f"{form.prompt}: no legal answer found; give the game a plan of its own")
