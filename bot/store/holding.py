"""Who speaks for a token: one process, as long as it shows that it is alive.

Two processes with one token would answer each other's presses. So a process takes a lease first, in
the database that both must write to, and counts its beat on from then. Whoever finds the lease taken
waits, and takes it over once the beat has not moved for ``PATIENCE_SECONDS``. No two clocks are
compared: the waiter counts its own seconds of sleep, the holder its own seconds since the last beat,
and the holder gives up first. The lease of a process that was killed on this machine is taken over at once.
If it should live after all, nothing is spoilt: the store writes only under the lease.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from types import TracebackType
from typing import Self, TypeAlias
from uuid import uuid4

from bot.store import processes
from bot.store.errors import StoreUnavailable
from bot.store.models import Lease
from bot.store.repository import Store

BEAT_SECONDS = 3.0
LOOK_SECONDS = 1.0
"""How often whoever waits looks at the lease."""

PATIENCE_SECONDS = 15.0
"""How long a beat must stand still until the lease may be taken over."""

DOUBT_SECONDS = PATIENCE_SECONDS - BEAT_SECONDS
"""How long after its last beat a holder still takes itself for the holder."""

NO_ANSWER = f"the database has not answered for {DOUBT_SECONDS:.0f} seconds"

Obstacle: TypeAlias = Lease | StoreUnavailable


def introduction() -> str:
    """What to tell whoever waits for this process."""
    return f"process {os.getpid()} on {socket.gethostname()} since {datetime.now().astimezone():%H:%M}"


class Holding:
    """The right to speak for a token, waited for, kept up and given back.

    ::

        async with Holding(store, name, waiting=say_who_has_it) as holding:
            await holding.take()
            ...
            await holding.lost.wait()   # somebody else has it now: take() queues up again

    ``waiting`` is told what stands in the way, once for each: the lease of another process, or the
    store that does not answer. ``changed`` is told when ``held`` is found to have changed.
    """

    def __init__(
        self,
        store: Store,
        name: str,
        about: str | None = None,
        *,
        waiting: Callable[[Obstacle], None] = lambda _: None,
        changed: Callable[[bool], None] = lambda _: None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self.holder = f"{uuid4().hex} {processes.this_process() or ''}".strip()
        """A name that nobody else has, with the process where that is known."""
        self.about = about or introduction()
        """What whoever waits is told; once it has changed, with the next beat."""
        self.lost = asyncio.Event()
        """Set as soon as the beat has ended, because another process has taken over."""
        self._store = store
        self._waiting = waiting
        self._changed = changed
        self._sleep = sleep
        self._clock = clock
        self._last_beat: float | None = None
        self._said_held = False
        self._beating: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        """Whether this process may speak. Not while the store has been away, or this process has been
        stopped, for so long that another one may have taken over."""
        return self._last_beat is not None and self._clock() - self._last_beat < DOUBT_SECONDS

    async def take(self) -> None:
        """Wait for the lease and take it. From then on the store writes under this lease only."""
        await self._stop_beating()
        # Before it is taken: nothing may be written by whoever only waits.
        self._store.need_lease(self.name, self.holder)
        obstacle: str | None = None
        seen: tuple[str, int] | None = None
        told: Obstacle
        stood_still = 0.0
        while True:
            try:
                asked_at = self._clock()
                async with asyncio.timeout(DOUBT_SECONDS):
                    found = await self._store.lease(self.name)
                    given_up = stood_still >= PATIENCE_SECONDS and _beat_of(found) == seen
                    if found is None or given_up or _was_killed(found):
                        if await self._store.take_lease(self.name, self.holder, self.about, found):
                            break
                        continue
                    if found.holder == self.holder:  # it was taken, and the word of it was lost
                        break
            except (StoreUnavailable, TimeoutError) as trouble:
                # Nobody can beat while the store is away: that is no sign of death.
                seen, stood_still = None, 0.0
                told = trouble if isinstance(trouble, StoreUnavailable) else StoreUnavailable(NO_ANSWER)
                in_the_way = str(told)
            else:
                if seen != _beat_of(found):
                    seen, stood_still = _beat_of(found), 0.0
                told, in_the_way = found, f"{found.holder} {found.about}"
            if obstacle != in_the_way:
                obstacle = in_the_way
                self._waiting(told)
            await self._sleep(LOOK_SECONDS)
            stood_still += LOOK_SECONDS
        self.lost.clear()
        self._last_beat = asked_at
        self._say()
        self._beating = asyncio.create_task(self._beat(), name="lease-beat")

    async def _beat(self) -> None:
        """Beat until the lease is somebody else's."""
        mine = True
        try:
            while mine:
                await self._sleep(BEAT_SECONDS)
                self._say()  # it may have been a long sleep
                asked_at = self._clock()
                try:
                    async with asyncio.timeout(DOUBT_SECONDS):
                        mine = await self._store.beat(self.name, self.holder, self.about)
                except (StoreUnavailable, TimeoutError):
                    pass
                else:
                    self._last_beat = asked_at if mine else None
                self._say()
        finally:
            self._last_beat = None
            self.lost.set()
            self._say()

    def _say(self) -> None:
        if self._said_held != (held := self.held):
            self._said_held = held
            self._changed(held)

    async def _stop_beating(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
            self._beating = None

    async def close(self) -> None:
        """Give the lease back, so that whoever waits need not be patient."""
        await self._stop_beating()
        with suppress(StoreUnavailable, TimeoutError):
            async with asyncio.timeout(DOUBT_SECONDS):
                await self._store.give_back(self.name, self.holder)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _was_killed(lease: Lease) -> bool:
    """Whether the holder ran on this machine and ended without giving the lease back."""
    return processes.has_ended(lease.holder.partition(" ")[2])


def _beat_of(lease: Lease | None) -> tuple[str, int] | None:
    return None if lease is None else (lease.holder, lease.beat)
