"""Random legal answers to any question, for tests, storms and simulations.

They are made from the request alone. A form is filled in by changing random fields until it is legal. A game
whose legal forms are too rare for that brings a function of its own (``GameRules.plan``).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from bot.engine.form import Counter, Filled, Form
from bot.engine.game import GameRules
from bot.engine.question import Choice, Keyed, Option, Request, Several

MOST_CHANGES = 2000
"""Random changes to try before the form counts as too rare to fill in by chance."""


def plain_answer(game: GameRules, request: Request[object], random: Random) -> Sequence[str]:
    """A legal answer, drawn at random."""
    if isinstance(request, Choice):
        return [random.choice(_open(cast("Choice[Any]", request).offered)).key]
    if isinstance(request, Several):
        several = cast("Several[Any]", request)
        number = random.randint(several.least, several.most)
        return [option.key for option in random.sample(_open(several.offered), number)]
    assert isinstance(request, Form)
    return game.plan(request, random) if game.plan else fill_at_random(request, random)


def _open(options: Sequence[Keyed]) -> list[Keyed]:
    """The options that are not barred."""
    return [option for option in options if not (isinstance(option, Option) and option.barred)]


def fill_at_random(form: Form[object], random: Random) -> Sequence[str]:
    """Change one random field after another until the form is legal. Raises ``LookupError`` if none is
    found."""
    counts: dict[str, int] = {}
    choices: dict[str, str] = {}
    for _ in range(MOST_CHANGES):
        filled = Filled({key: number for key, number in counts.items() if number}, choices)
        if not form.problems(filled):
            return Form.keys(filled)
        field = random.choice(form.fields)
        if isinstance(field, Counter):
            counts[field.key] = random.randint(0, field.most)
        else:
            choices[field.key] = random.choice(field.choices)
    raise LookupError(f"{form.prompt}: no legal answer found; give the game a plan of its own")
