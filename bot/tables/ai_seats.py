"""The answers of AI seats. An AI knows only the view of its seat."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

import structlog

from bot.engine import GameRules, Request, Seat, Strength, View, plain_answer
from bot.engine.match import Match
from bot.tables.pacing import Pauses
from bot.tables.workshop import Workshop
from bot.waits import in_thread

log = structlog.get_logger()

THINKERS = ThreadPoolExecutor(2, thread_name_prefix="ai")
"""Threads. More of them would only compete for the interpreter lock and delay the event loop."""
DRAWS = 30
"""The number of random answers drawn before an answer that was already tried is accepted again."""
WINDOW: Final = (0.08, 0.2)
IN_SECRET: Final = (0.3, 0.5)
BY_MASTER: Final = (2.0, 2.4)
"""Seconds of a pause, the least and the most: in a window, which needs no thought; before an answer in
secret; and before one of a master."""


async def thought_of(
    match: Match, seat: Seat, request: Request[object], strength: Strength = "adept"
) -> tuple[str, ...]:
    """The answer of an AI of this strength in this seat, or any legal answer if the AI fails.

    It thinks about the current view of its seat, in a thread. A master thinks elsewhere: see ``Minds``.
    """
    game = match.game

    def speechless() -> tuple[str, ...]:
        log.exception("ai.speechless", game=game.key, seat=seat, asked=request.prompt)
        return tuple(plain_answer(game, request, Random()))

    def think(view: View) -> tuple[str, ...]:
        try:
            keys = tuple(game.adviser(strength)(view, request, Random()))
            request.read(keys)
        except Exception:
            return speechless()
        return keys

    try:
        view = match.view(seat)
    except Exception:
        return speechless()
    return await in_thread("an AI seat", THINKERS, think, view)


def drawn_pause(window: bool, by_master: bool) -> float:
    """A pause in seconds that depends on what everybody knows alone. It is longer than most thoughts."""
    least, most = WINDOW if window else BY_MASTER if by_master else IN_SECRET
    return Random().uniform(least, most)


class Minds:
    """The AI seats of a house: their thoughts, and the pauses before they answer."""

    def __init__(self, pauses: Pauses = drawn_pause) -> None:
        self.pauses = pauses
        self._workshop = Workshop()

    async def thought_of(
        self, match: Match, seat: Seat, request: Request[object], strength: Strength, seconds: float
    ) -> tuple[str, ...]:
        """The answer of an AI of this strength in this seat.

        A master thinks in a process of its own, for at most ``seconds``. Without an answer in time it plays
        as an adept.
        """
        if strength != "master":
            return await thought_of(match, seat, request, strength)
        keys = await self._of_master(match, seat, request, seconds)
        return keys or await thought_of(match, seat, request)

    async def _of_master(
        self, match: Match, seat: Seat, request: Request[object], seconds: float
    ) -> tuple[str, ...]:
        master = match.game.master
        if master is None or seconds <= 0:
            return ()
        try:
            view, seed = match.view(seat), Random().getrandbits(64)
            keys = await self._workshop.answer(master, view, request, seed, seconds)
            if keys is not None:
                request.read(keys)
                return keys
        except Exception:
            log.exception("ai.speechless", game=match.game.key, seat=seat, asked=request.prompt)
        return ()

    async def close(self) -> None:
        """End the processes. From then on a master plays as an adept."""
        await self._workshop.close()


async def plain_thought(
    game: GameRules, request: Request[object], other_than: Collection[tuple[str, ...]]
) -> tuple[str, ...]:
    """A random legal answer, if possible none of ``other_than``."""

    def think() -> tuple[str, ...]:
        answers = (tuple(plain_answer(game, request, Random())) for _ in range(DRAWS))
        found = next((keys for keys in answers if keys not in other_than), None)
        return found or tuple(plain_answer(game, request, Random()))

    return await in_thread("an AI seat", THINKERS, think)
