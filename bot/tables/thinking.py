"""AI seats at a table: they think after the last answer of a person has been published.

Thinking is work of the table itself. It can be cancelled at any point and continues when the table is loaded
again. No person's action waits for it, and its failures never undo one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from bot.engine import Seat, Window
from bot.engine.match import Match
from bot.store import Outdated, StoreUnavailable
from bot.tables.ai_seats import Minds, plain_thought
from bot.tables.core import TableCore
from bot.tables.pacing import Patience, Pause
from bot.waits import Backoff, unbroken

log = structlog.get_logger()

GRACE = 0.25
"""Seconds an AI may think before the table is shown without its answer."""
PACE = 2.0
"""Seconds for which consecutive AI seats may answer before the table is shown in between."""
SHORTEST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts while the store is away: the first wait and the longest."""
OTHER_ANSWERS = 5
"""The number of other answers that are tried after one has broken the rules."""


class Thinking:
    """The AI seats of one table. One of them thinks at a time."""

    def __init__(self, core: TableCore, minds: Minds, show: Callable[[], None]) -> None:
        self._core = core
        self._table = core.table
        self._minds = minds
        self._show_now = show
        self._patience = Patience()
        self._task: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None
        self._show_at = 0.0
        self._pause: asyncio.Task[None] | None = None
        self._resting = False

    def wake(self) -> bool:
        """Let the AI seats answer. Returns whether one of them has an open question."""
        if self._resting or self._table.waiting_for_ai is None:
            return False
        if self._pause is not None:
            self._pause.cancel()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._think(), name=f"ai-{self._table.id}")
        return True

    async def rest(self) -> None:
        """Stop thinking. Open questions are thought about again when the table is loaded next."""
        self._resting = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._showing is not None:
            self._core.changed()

    async def settle(self) -> None:
        """Wait until no AI seat has an open question."""
        while self._task is not None and not self._task.done():
            await asyncio.gather(self._task, return_exceptions=True)

    # Publishing, and waiting a moment for an AI

    def publish(self, asked: bool) -> None:
        """Publish a change, and let AI seats think. If a question was ``asked``, wait a moment for the answer
        of an AI first."""
        if asked and self.wake():
            self._show_soon(GRACE)
        else:
            self._cancel_planned()
            self._show_now()
            self.wake()

    def _show_soon(self, seconds: float) -> None:
        """Publish the table after ``seconds``, unless it is published before."""
        show_at = asyncio.get_running_loop().time() + seconds
        if self._showing is not None:
            if self._show_at <= show_at:
                return
            self._showing.cancel()
        self._show_at = show_at
        self._showing = asyncio.create_task(self._show(seconds), name=f"show-{self._table.id}")

    def _cancel_planned(self) -> None:
        """Cancel the planned publishing: the table is published now."""
        if self._showing is not None and self._showing is not asyncio.current_task():
            self._showing.cancel()
        self._showing = None

    async def _show(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with self._core.lock:
            self._core.changed()

    # Thinking

    async def _think(self) -> None:
        with self._core.store.measures.queued("AI seats"):
            await self._answer_all()

    async def _answer_all(self) -> None:
        core, table, backoff = self._core, self._table, Backoff(SHORTEST_WAIT, LONGEST_WAIT)
        while (seat := table.waiting_for_ai) is not None and table.match is not None:
            before = table.written
            try:
                await self._answer(table.match)
            except (Outdated, StoreUnavailable) as trouble:
                if table.written != before:
                    continue
                wait = backoff.next()
                log.warning("ai.waiting", table=table.id, seconds=wait, reason=str(trouble))
                self._pause = asyncio.create_task(asyncio.sleep(wait))
                await asyncio.gather(self._pause, return_exceptions=True)  # ``wake`` ends it early
            except Exception as trouble:
                log.exception("ai.failed", table=table.id, seat=seat)
                async with core.lock:
                    if table.playing:
                        await unbroken(core.pause(trouble))
                        core.changed()
            else:
                backoff.reset()

    async def _answer(self, match: Match) -> None:
        """Think outside the lock, and answer inside the lock if the question is still open.

        To a question that others answer in secret, too, all AI seats answer together, after one pause.
        """
        table, position = self._table, match.position
        asked = {seat: match.pending[seat].request for seat in table.waiting_for if seat in table.seating.ai}
        window = any(isinstance(request, Window) for request in asked.values())
        secret = window or len(match.pending) > 1
        seats = [*asked] if secret else [*asked][:1]
        masters = sum(table.sitter(seat).strength == "master" for seat in seats)
        pause = Pause(self._minds.pauses(window, masters > 0) if secret else 0.0)
        person_asked = len(asked) < len(table.waiting_for)
        now = asyncio.get_running_loop().time()
        seconds = self._patience.left(now, masters, person_asked=person_asked)
        thoughts = {
            seat: await self._minds.thought_of(match, seat, asked[seat], table.sitter(seat).strength, seconds)
            for seat in seats
        }
        await pause.over()
        for seat, keys in thoughts.items():
            async with self._core.lock:
                if self._still_asked(match, seat, position):
                    await unbroken(self._give(match, seat, keys))

    async def _give(self, match: Match, seat: Seat, keys: Sequence[str]) -> None:
        core, table, position = self._core, self._table, match.position
        try:
            await core.take(match, seat, keys, "ai")
        except (Outdated, StoreUnavailable):
            raise
        except Exception:
            log.exception("ai.broke_the_rules", table=table.id, seat=seat)
            await self._give_another(match, seat, position, [tuple(keys)])
        if self._table.waiting_for_ai is None:
            core.changed()
        else:
            self._show_soon(PACE)

    async def _give_another(
        self, match: Match, seat: Seat, position: int, tried: list[tuple[str, ...]]
    ) -> None:
        """Try random answers after one has broken the rules. If none works, the table pauses."""
        core, table = self._core, self._table
        while True:
            await core.take_back(match)
            question = table.question(seat)
            if table.match is None or question is None or table.match.position != position:
                return
            match = table.match
            keys = await plain_thought(table.game, question.request, tried)
            try:
                await core.take(match, seat, keys, "ai")
                return
            except (Outdated, StoreUnavailable):
                raise
            except Exception:
                log.exception("ai.broke_the_rules", table=table.id, seat=seat)
                if len(tried) > OTHER_ANSWERS:
                    await core.take_back(match)
                    raise
                tried.append(keys)

    def _still_asked(self, match: Match, seat: Seat, position: int) -> bool:
        table = self._table
        if table.match is not match or match.position != position:
            return False
        return seat in table.waiting_for and table.sitter(seat).kind == "ai"
