"""AI seats at a table: they think after everybody has been told what the last person did.

It is work of the table's own: it may be cut off anywhere, and whoever takes the table up goes on with
it. Nothing that a person did waits for it, and nothing that goes wrong in it takes back what they did.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from bot.engine import Match, Refusal, RulesBroken, Seat
from bot.store import Outdated, StoreUnavailable
from bot.tables.ai_seats import plain, thought_of

if TYPE_CHECKING:
    from bot.tables.table import Table

log = structlog.get_logger()

GRACE = 0.25
"""So many seconds an AI may think before the table is shown without its answer."""
PACE = 2.0
"""So long several AI seats in a row may answer before the table is shown in between."""
LONGEST_WAIT = 60.0


class Thinking:
    """The AI seats of one table. One of them thinks at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def seat(self) -> Seat | None:
        """The AI seat that is waited for."""
        table = self._table
        ai_seats = {sitter.seat for sitter in table.sitters if sitter.kind == "ai"}
        return next((seat for seat in table.waiting_for if seat in ai_seats), None)

    def wake(self) -> bool:
        """Let the AI seats answer, if any is asked; whether one is. They tell of what they did."""
        if self.seat is None:
            return False
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._think(), name=f"ai-{self._table.id}")
        return True

    async def rest(self) -> None:
        """Stop: what has not been answered is thought about again when the table is taken up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until no AI seat is asked anything any more."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _think(self) -> None:
        wait = 1.0
        show_at = time.monotonic() + GRACE
        while (seat := self.seat) is not None:
            answer = asyncio.create_task(self._answer(seat))
            try:
                done, _ = await asyncio.wait({answer}, timeout=max(show_at - time.monotonic(), 0))
                if not done:
                    self._table.changed()
                    show_at = time.monotonic() + PACE
                await answer
            except StoreUnavailable as trouble:
                log.warning("ai.waiting", table=self._table.id, seconds=wait, reason=str(trouble))
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
            except Exception:
                log.exception("ai.failed", table=self._table.id, seat=seat)
                break
            finally:
                answer.cancel()
        self._table.changed()

    async def _answer(self, seat: Seat) -> None:
        """One answer, thought of outside the lock and given inside it, if it is still wanted then."""
        table = self._table
        match, question = table.match, table.question(seat)
        if match is None or question is None:
            return
        position = match.position
        keys = await thought_of(match, seat, question.request)
        async with table.lock:
            if not self._still_asked(match, seat, position):
                return
            try:
                await table.take(match, seat, keys)
            except RulesBroken:
                log.exception("ai.broke_the_rules", table=table.id, seat=seat)
                await self._answer_plainly(seat, position)
            except (Outdated, Refusal):
                await table.reload()

    async def _answer_plainly(self, seat: Seat, position: int) -> None:
        """The rules stumbled over its answer: another one; if they stumble again, the table pauses."""
        table = self._table
        await table.rebuild()
        match, question = table.match, table.question(seat)
        if match is None or question is None or match.position != position:
            return
        try:
            await table.take(match, seat, plain(table.game, question.request))
        except RulesBroken as trouble:
            await table.rebuild()
            await table.pause(trouble)

    def _still_asked(self, match: Match, seat: Seat, position: int) -> bool:
        return self._table.match is match and match.position == position and self.seat == seat
