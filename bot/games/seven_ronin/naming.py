"""A ronin or area is named, then it acts. Until its first effect the player may put it back.

Ruling: a player who has named the wrong one loses nothing, and may name it again later.
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
    """Raised when a player puts back the ronin or the area he has named."""


async def aim(
    seat: Seat,
    prompt: str,
    goals: Sequence[K],
    meaning: Callable[[K], Keyed] | None = None,
    told: Told = NO_FACTS,
) -> K:
    """One seat chooses the target of a named ronin or area. Raises ``PutBack`` if the player puts it back.

    Ask only before the first effect. A single target is taken without asking. ``meaning`` turns a target into
    the option shown to the player.
    """
    if len(goals) == 1:
        return await decide(seat, prompt, goals, told, show=meaning)

    def show(one: K | Back) -> Keyed:
        return one if meaning is None or isinstance(one, Back) else meaning(one)

    answer = await ask(seat, prompt, [*goals, BACK], told, show=show)
    if isinstance(answer, Back):
        raise PutBack
    return answer
