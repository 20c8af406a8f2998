"""Ronin and areas are named, and then act: until the first effect whoever was named may be put back.

Ruling: so a player who has named the wrong one loses nothing; who was put back may be named again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.engine import Facts, Option, Seat, ask, decide
from bot.engine.question import NO_FACTS
from bot.games.seven_ronin.state import Game

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Back:
    key: str = "back"


BACK: Final = Back()


class PutBack(Exception):
    """Raised where a player puts back the ronin or the area he has named."""


async def aim(
    game: Game, seat: Seat, prompt: str, options: Sequence[Option[T]], facts: Facts = NO_FACTS
) -> T:
    """One seat chooses what somebody named does, or puts him back.

    Asked only before the first effect. Where there is only one option, it takes effect at once.
    """
    if len(options) == 1 or not game.rulings.may_be_put_back:
        return (await decide(seat, prompt, options, facts)).value
    open_to: list[Option[T] | Back] = [*options, BACK]
    answer = await ask(seat, prompt, open_to, facts)
    if isinstance(answer, Back):
        raise PutBack
    return answer.value
