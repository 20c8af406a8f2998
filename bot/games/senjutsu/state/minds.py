"""Choices of a samurai, by his player or by rules of his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.engine import Facts, Option, decide
from bot.engine.question import NO_FACTS
from bot.games.senjutsu.state.samurai import Samurai

T = TypeVar("T")


async def chosen_by(
    samurai: Samurai, prompt: str, options: Sequence[Option[T]], facts: Facts = NO_FACTS
) -> Option[T]:
    """The choice of the player who leads this samurai, or of the rules that play an opponent. A single option
    is taken without a question."""
    if samurai.mind is not None and len(options) > 1:
        return await samurai.mind.choose(prompt, options, facts)
    return await decide(samurai.seat, prompt, options, facts)
