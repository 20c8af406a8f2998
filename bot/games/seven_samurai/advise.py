"""The companion: plays a missing samurai from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.engine import Choice, Request, Several, View


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    if isinstance(request, Choice):
        return (random.choice(request.options).key,)
    assert isinstance(request, Several)
    n = random.randint(request.least, request.most)
    return tuple(o.key for o in random.sample(list(request.options), n))
