"""The worker processes in which masters think, beside the event loop.

They are started when the first master thinks, and end with the bot. A thought that comes while too many wait,
that takes too long, or whose worker has died, has no answer; the seat is then played by an adept.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from bot.engine import Advise, Request, View
from bot.engine.detached import detached
from bot.tables.worker import LENGTH, Answer, message_of

log = structlog.get_logger()

PROJECT: Final = Path(__file__).parents[2]
WORKERS: Final = 2
"""Processes. A master that thinks takes a whole core."""
MOST_THOUGHTS: Final = 4
"""Thoughts at once, those that wait for a worker included. More of them would come too late."""
STARTING: Final = 20.0
"""Seconds for a new worker to import a game."""
LOST: Final = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, pickle.UnpicklingError)


class Workshop:
    """Starts, uses and ends the workers."""

    def __init__(self) -> None:
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._workers: set[Process] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._thoughts = 0
        self._closed = False

    async def answer(
        self, advise: Advise, view: View, request: Request[object], seed: int, seconds: float
    ) -> tuple[str, ...] | None:
        """The answer of this AI with this seed of its chance; ``None`` if it does not come in time."""
        if self._closed or self._thoughts >= MOST_THOUGHTS:
            return None
        self._thoughts += 1
        try:
            async with asyncio.timeout(seconds):
                return await self._answer(advise, message_of((advise, (view, detached(request), seed))))
        except TimeoutError:
            log.info("ai.too_slow", asked=request.prompt, seconds=round(seconds, 1))
        except LOST as trouble:
            log.warning("ai.worker_lost", asked=request.prompt, reason=repr(trouble))
        finally:
            self._thoughts -= 1
        return None

    async def _answer(self, advise: Advise, message: bytes) -> tuple[str, ...] | None:
        if self._idle.empty() and len(self._workers) + len(self._starting) < WORKERS:
            task = asyncio.create_task(self._start(advise), name="worker")
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)
        worker = await self._idle.get()
        keys, trouble = await self._exchange(worker, message)
        self._idle.put_nowait(worker)
        if trouble:
            log.error("ai.speechless", trouble=trouble)
            return None
        return keys

    async def _start(self, advise: Advise) -> None:
        """Start a worker and let it import this AI. It is in a session of its own: Ctrl-C is the bot's
        affair."""
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.tables.worker"),
            stdin=PIPE,
            stdout=PIPE,
            cwd=PROJECT,
            start_new_session=True,
        )
        self._workers.add(worker)
        try:
            async with asyncio.timeout(STARTING):
                await self._exchange(worker, message_of((advise, None)))
        except LOST as trouble:
            log.warning("ai.worker_lost", reason=repr(trouble))
        else:
            self._idle.put_nowait(worker)

    async def _exchange(self, worker: Process, message: bytes) -> Answer:
        """Send a message and read its answer. A worker that fails, or that is given up, is ended: its late
        answer would be taken for the next one."""
        assert worker.stdin is not None and worker.stdout is not None
        try:
            worker.stdin.write(message)
            await worker.stdin.drain()
            head = await worker.stdout.readexactly(LENGTH)
            return pickle.loads(await worker.stdout.readexactly(int.from_bytes(head, "big")))
        except BaseException:
            await self._end(worker)
            raise

    async def _end(self, worker: Process) -> None:
        self._workers.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End all workers. Thoughts in progress have no answer, and neither has any later one."""
        self._closed = True
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in list(self._workers):
            await self._end(worker)
