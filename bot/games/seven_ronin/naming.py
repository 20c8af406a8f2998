"""Ronin and areas are named, and then act: until the first effect whoever was named may be put back.

Ruling: so a player who has named the wrong one loses nothing; who was put back may be named again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.engine import NO_FACTS, Keyed, Seat, Told, ask, decide

K = TypeVar("K", bound=Keyed)


@dataclass(frozen=True, slots=True)
class Back:
    key: str = "back"


BACK: Final = Back()


class PutBack(Exception):
    """Raised where a player puts back the ronin or the area he has named."""


async def aim(
    seat: Seat,
    prompt: str,
    goals: Sequence[K],
    meaning: Callable[[K], Keyed] | None = None,
    told: Told = NO_FACTS,
) -> K:
    """One seat chooses at what somebody named aims, or puts him back; ``meaning`` is what each would mean.

    Asked only before the first effect. Where there is only one goal, it takes effect at once.
    """
    if len(goals) == 1:
        return await decide(seat, prompt, goals, told, show=meaning)

    def show(one: K | Back) -> Keyed:
        return one if meaning is None or isinstance(one, Back) else meaning(one)

    answer = await ask(seat, prompt, [*goals, BACK], told, show=show)
    if isinstance(answer, Back):
        raise PutBack
    return answer
