"""A plain answer to anything: legal, and nothing else to be said for it.

Works from the request alone. Most forms are filled in by wandering about until nothing is wrong any
more; where legal ones are too rare for that, the game brings a plan of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from bot.engine.form import Counter, Form
from bot.engine.game import GameRules
from bot.engine.question import Choice, Keyed, Option, Request, Several

WANDERINGS = 2000


def plain_answer(game: GameRules, request: Request[object], random: Random) -> Sequence[str]:
    """A legal answer, drawn at random."""
    if isinstance(request, Choice):
        return [random.choice(_open(cast("Choice[Any]", request).offered)).key]
    if isinstance(request, Several):
        several = cast("Several[Any]", request)
        number = random.randint(several.least, several.most)
        return [option.key for option in random.sample(_open(several.offered), number)]
    assert isinstance(request, Form)
    return game.plan(request, random) if game.plan else wander(request, random)


def _open(options: Sequence[Keyed]) -> list[Keyed]:
    """Those that can be chosen."""
    return [option for option in options if not (isinstance(option, Option) and option.barred)]


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
    raise LookupError(f"{form.prompt}: no legal answer found; give the game a plan of its own")
