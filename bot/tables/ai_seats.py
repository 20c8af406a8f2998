"""What an AI seat answers: from what a player in it sees, and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from random import Random

import structlog

from bot.engine import GameRules, Request, Seat, View, plain_answer
from bot.engine.match import Match
from bot.waits import in_thread

log = structlog.get_logger()

THINKERS = ThreadPoolExecutor(2, thread_name_prefix="ai")
"""More would only wait for each other, and keep the event loop waiting."""
DRAWS = 30
"""So often something is drawn before an answer is given a second time."""


async def thought_of(match: Match, seat: Seat, request: Request[object]) -> tuple[str, ...]:
    """What the AI in this seat answers; where it does not know, anything that is legal.

    It thinks about the view that the seat has now, away from the event loop.
    """
    game = match.game

    def speechless() -> tuple[str, ...]:
        log.exception("ai.speechless", game=game.key, seat=seat, asked=request.prompt)
        return tuple(plain_answer(game, request, Random()))

    def think(view: View) -> tuple[str, ...]:
        try:
            keys = tuple(game.advise(view, request, Random()))
            request.read(keys)
        except Exception:
            return speechless()
        return keys

    try:
        view = match.view(seat)
    except Exception:
        return speechless()
    return await in_thread("an AI seat", THINKERS, think, view)


async def plain_thought(
    game: GameRules, request: Request[object], other_than: Collection[tuple[str, ...]]
) -> tuple[str, ...]:
    """A legal answer without any thought, if possible none of these."""

    def think() -> tuple[str, ...]:
        answers = (tuple(plain_answer(game, request, Random())) for _ in range(DRAWS))
        found = next((keys for keys in answers if keys not in other_than), None)
        return found or tuple(plain_answer(game, request, Random()))

    return await in_thread("an AI seat", THINKERS, think)
