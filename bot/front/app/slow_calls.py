"""A log of slow calls to Discord. Waits for a rate limit are logged by discord.py itself."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp

from bot.waits import Waiting


def watched_calls() -> aiohttp.TraceConfig:
    """A trace for an HTTP session that watches all of its calls."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begins)
    trace.on_request_end.append(_ends)
    trace.on_request_exception.append(_ends)
    return trace


async def _begins(
    _session: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestStartParams
) -> None:
    # Only the kind of resource in the path: the rest may contain a token.
    kind = next((part for part in params.url.parts if part.isalpha() and part != "api"), "")
    call.waiting = Waiting("Discord", call=f"{params.method} {kind}")
    call.waiting.__enter__()


async def _ends(
    _session: aiohttp.ClientSession,
    call: SimpleNamespace,
    _params: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
) -> None:
    call.waiting.__exit__(None, None, None)
