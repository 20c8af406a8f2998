"""A watch over the calls to Discord: they are measured, and slow ones are logged.

Waits for a rate limit are logged by discord.py itself.
"""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Final

import aiohttp
from cachetools import TTLCache

from bot.measures import Measures
from bot.waits import Waiting

LOST: Final = "none"
"""The status of a call without a response."""
MOST_OPEN: Final = 10_000
LONGEST_OPEN: Final = 15.0
"""Seconds after which a press without a response is forgotten. Discord gives up after three."""


class Calls:
    """Measures calls, and the time from the arrival of a press to its first response."""

    def __init__(self, measures: Measures) -> None:
        self._measures = measures
        self._arrived: TTLCache[str, float] = TTLCache(MOST_OPEN, LONGEST_OPEN, time.monotonic)
        """The times at which the interactions without a response arrived, by Discord's number."""

    def arrived(self, interaction_id: int) -> None:
        """An interaction has arrived."""
        self._arrived[str(interaction_id)] = time.monotonic()

    def trace(self) -> aiohttp.TraceConfig:
        """A trace for an HTTP session that watches all of its calls."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_chunk_sent.append(self._sends)
        trace.on_request_end.append(self._ends)
        trace.on_request_exception.append(self._fails)
        return trace

    async def _begins(
        self,
        _session: aiohttp.ClientSession,
        call: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        # Only the kind of resource in the path: the rest may contain a token.
        call.resource = next((part for part in params.url.parts if part.isalpha() and part != "api"), "")
        call.began = time.monotonic()
        call.waiting = Waiting("Discord", call=f"{params.method} {call.resource}")
        call.waiting.__enter__()

    async def _sends(
        self,
        _session: aiohttp.ClientSession,
        _call: SimpleNamespace,
        params: aiohttp.TraceRequestChunkSentParams,
    ) -> None:
        self._measures.uploaded.inc(len(params.chunk))

    async def _ends(
        self,
        _session: aiohttp.ClientSession,
        call: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        self._over(call, params.method, str(params.response.status))
        *_, interaction_id, _token, what = ("", "", *params.url.parts)
        if call.resource == "interactions" and what == "callback" and params.response.ok:
            arrived = self._arrived.pop(interaction_id, None)
            if arrived is not None:
                self._measures.acknowledged.observe(time.monotonic() - arrived)

    async def _fails(
        self,
        _session: aiohttp.ClientSession,
        call: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._over(call, params.method, LOST)

    def _over(self, call: SimpleNamespace, method: str, status: str) -> None:
        call.waiting.__exit__(None, None, None)
        seconds = time.monotonic() - call.began
        self._measures.calls.labels(method, call.resource, status).observe(seconds)
