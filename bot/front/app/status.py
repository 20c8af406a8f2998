"""The status page of a process: health, readiness and measures, for its operator alone.

It listens on the loopback address, and only if a setting names a port.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from math import isfinite
from typing import Final

import structlog
from aiohttp import web

from bot.front.app.client import Tatami
from bot.measures import Measures
from bot.store import Holding, Store, StoreUnavailable

log = structlog.get_logger()

LOOPBACK: Final = "127.0.0.1"
COUNTING_SECONDS: Final = 2.0
"""Seconds that a scrape waits for the database; Prometheus gives up after ten."""


class Status:
    """The parts that a process has at this moment. They appear one after the other as it starts."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.store: Store | None = None
        self.holding: Holding | None = None
        self.client: Tatami | None = None
        measures.lease.set_function(lambda: self._lease)
        measures.ready.set_function(lambda: self.is_ready)
        measures.connected.set_function(lambda: self._connected)
        measures.latency.set_function(self._latency)
        measures.servers.set_function(lambda: len(self.client.guilds) if self.client else 0)
        measures.in_memory.set_function(lambda: self.client.tables_in_memory if self.client else 0)

    @property
    def _lease(self) -> bool:
        return self.holding is not None and self.holding.held

    @property
    def _connected(self) -> bool:
        return self.client is not None and self.client.is_connected and self.client.is_ready()

    @property
    def is_ready(self) -> bool:
        """True while this process may speak for its token, and hears its players."""
        return self._lease and self._connected

    def _latency(self) -> float:
        seconds = self.client.latency if self.client is not None else 0.0
        return seconds if isfinite(seconds) else 0.0

    @property
    def sentence(self) -> str:
        """The state in words, for a person who asks with a browser."""
        lease = "held" if self._lease else "not held (the log says why)"
        discord = "connected" if self._connected else "not connected"
        return f"{'ready' if self.is_ready else 'not ready'}\nlease: {lease}\nDiscord: {discord}\n"

    @property
    def line(self) -> str:
        """The state in one line."""
        return ", ".join(self.sentence.splitlines())

    async def measured(self) -> bytes:
        """All measures, with the tables counted now."""
        up = 0
        if self.store is not None:
            try:
                async with asyncio.timeout(COUNTING_SECONDS):
                    counts = await self.store.count_live()
            except (StoreUnavailable, TimeoutError):
                self.measures.tables.clear()
            else:
                up = 1
                for status, count in counts.items():
                    self.measures.tables.labels(status).set(count)
        self.measures.store_up.set(up)
        return self.measures.text()


@asynccontextmanager
async def status_page(status: Status, port: int) -> AsyncGenerator[str]:
    """Serve the status page within the ``with`` block; its address. With port 0 it takes any free port.

    Raises ``OSError`` if the port cannot be used.
    """

    async def healthz(_request: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_request: web.Request) -> web.Response:
        return web.Response(text=status.sentence, status=200 if status.is_ready else 503)

    async def metrics(_request: web.Request) -> web.Response:
        plain = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=await status.measured(), headers=plain)

    app = web.Application()
    app.add_routes([web.get("/healthz", healthz), web.get("/readyz", readyz), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        url = f"http://{LOOPBACK}:{runner.addresses[0][1]}"
        log.info("status.open", url=url)
        yield url
    finally:
        await runner.cleanup()
