"""What an AI seat answers: from what a player in it sees, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import structlog

from bot.engine import GameRules, Match, Request, Seat, plain_answer

log = structlog.get_logger()

THINKERS = ThreadPoolExecutor(2, thread_name_prefix="ai")
"""More would only wait for each other, and keep the event loop waiting."""


async def thought_of(match: Match, seat: Seat, request: Request[object]) -> Sequence[str]:
    """What the AI in this seat answers; where it does not know, anything that is legal.

    It thinks about the view that the seat has now, away from the event loop.
    """
    game, view = match.game, match.view(seat)

    def think() -> Sequence[str]:
        try:
            keys = game.advise(view, request, Random())
            request.read(keys)
        except Exception:
            log.exception("ai.speechless", game=game.key, seat=seat, asked=request.prompt)
            return plain(game, request)
        return keys

    return await asyncio.get_running_loop().run_in_executor(THINKERS, think)


def plain(game: GameRules, request: Request[object]) -> Sequence[str]:
    """A legal answer without any thought."""
    return plain_answer(game, request, Random())
