"""AI seats: they answer from what a player in their seat sees, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from bot.engine import Match, RulesBroken, Seat, Step
from bot.store import Sitter


async def let_ai_answer(match: Match, sitters: Sequence[Sitter]) -> list[Step]:
    """Let AI seats answer until only people are waited for; the steps that followed."""
    ai_seats = {sitter.seat for sitter in sitters if sitter.kind == "ai"}
    steps: list[Step] = []
    while (seat := _next(match, ai_seats)) is not None:
        request = match.pending[seat].request
        try:
            keys = await asyncio.to_thread(match.game.advise, match.view(seat), request, Random())
            steps += match.answer(seat, keys)
        except Exception as error:
            asked = f"{match.game.key}: the AI in seat {seat} asked {request.prompt}"
            raise RulesBroken(asked) from error
    return steps


def _next(match: Match, ai_seats: set[str | None]) -> Seat | None:
    return next((seat for seat in match.waiting_for if seat in ai_seats), None)
