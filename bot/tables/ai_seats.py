"""The answers of AI seats. An AI knows only the view of its seat."""

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
"""Threads. More of them would only compete for the interpreter lock and delay the event loop."""
DRAWS = 30
"""The number of random answers drawn before an answer that was already tried is accepted again."""


async def thought_of(match: Match, seat: Seat, request: Request[object]) -> tuple[str, ...]:
    """The answer of the AI in this seat, or any legal answer if the AI fails.

    The AI thinks about the current view of its seat, in a thread.
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
    """A random legal answer, if possible none of ``other_than``."""

    def think() -> tuple[str, ...]:
        answers = (tuple(plain_answer(game, request, Random())) for _ in range(DRAWS))
        found = next((keys for keys in answers if keys not in other_than), None)
        return found or tuple(plain_answer(game, request, Random()))

    return await in_thread("an AI seat", THINKERS, think)
