"""The lease of a token: one process at a time speaks for it, as long as it shows that it is alive.

Two processes with one token would answer each other's presses. A process therefore takes a lease first, in
the database that both must write to, and then increases the lease's beat regularly. A process that finds the
lease taken waits, and takes it over when the beat has not changed for ``PATIENCE_SECONDS``. No two clocks are
compared: the waiting process counts its own seconds of sleep, the holder its own seconds since the last beat,
and the holder gives up first. The lease of a process that was killed on this machine is taken over at once. A
holder that is alive in spite of that does no harm: the store writes only under the lease.
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
"""Seconds between two looks of a waiting process at the lease."""

PATIENCE_SECONDS = 15.0
"""Seconds without a beat after which the lease may be taken over."""

DOUBT_SECONDS = PATIENCE_SECONDS - BEAT_SECONDS
"""Seconds after its last beat for which a process still counts as the holder. Less than the patience of
others, to give up before they take over."""

NO_ANSWER = f"the database has not answered for {DOUBT_SECONDS:.0f} seconds"

Obstacle: TypeAlias = Lease | StoreUnavailable


def introduction() -> str:
    """A description of this process for others that wait for it."""
    return f"process {os.getpid()} on {socket.gethostname()} since {datetime.now().astimezone():%H:%M}"


class Holding:
    """The lease of a token: waits for it, keeps it alive and gives it back.

    ::

        async with Holding(store, name, waiting=say_who_has_it) as holding:
            await holding.take()
            ...
            await holding.lost.wait()   # another process has it: take() waits again

    ``waiting`` is called once for each obstacle: the lease of another process, or a store that does not
    answer. ``changed`` is called with the new value of ``held`` when it has changed.
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
        """A unique name, with the process if it is known."""
        self.about = about or introduction()
        """The description for waiting processes; a change takes effect with the next beat."""
        self.lost = asyncio.Event()
        """Set when the beat has ended because another process has taken over."""
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
        """True while this process may speak. It turns false when the store was away, or this process was
        stopped, for so long that another process may have taken over."""
        return self._last_beat is not None and self._clock() - self._last_beat < DOUBT_SECONDS

    async def take(self) -> None:
        """Wait for the lease and take it. The store then writes under this lease only."""
        await self._stop_beating()
        # This comes before taking it: a waiting process must not write anything.
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
                    if found.holder == self.holder:  # it was taken, and the answer was lost
                        break
            except (StoreUnavailable, TimeoutError) as trouble:
                # Nobody can beat while the store is away, and the holder may be alive.
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
        """Beat until another process has the lease."""
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
        """Give the lease back: a waiting process can take it at once."""
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
    """True if the holder ran on this machine and has ended without giving the lease back."""
    return processes.has_ended(lease.holder.partition(" ")[2])


def _beat_of(lease: Lease | None) -> tuple[str, int] | None:
    return None if lease is None else (lease.holder, lease.beat)
