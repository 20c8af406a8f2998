"""The connection to Discord: first failures, outages, and invalid tokens.

discord.py reconnects by itself after the first connection; this handles the time before that.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import sys
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import structlog

from bot.config import Settings
from bot.front.app.client import Tatami
from bot.front.app.status import Status, status_page
from bot.front.app.watchdog import watchdog
from bot.front.shared.version import edition
from bot.measures import Measures
from bot.store import Lease, Store
from bot.store.holding import PATIENCE_SECONDS, Holding, Obstacle
from bot.waits import Backoff
from bot.wording import words

log = structlog.get_logger()

FIRST_WAIT = 1.0
LONGEST_WAIT = 300.0
STEADY = 60.0
"""Seconds after which a connection counts as stable: the next pause is short again."""


class GivenUp(Exception):
    """A retry would not help; the message says what to correct."""


async def run_on_discord(
    create_bot: Callable[[Settings, Store], Tatami], settings: Settings, stop: asyncio.Event
) -> None:
    """Run until ``stop`` is set; retry with growing pauses while Discord is away.

    The database and the lease come first: no login without a store, or while another process has the lease of
    this token.
    """
    # The address of the database may have a password.
    log.info("started", edition=edition(), database=settings.database_url.partition(":")[0])
    status = Status(Measures())
    async with AsyncExitStack() as parts:
        await parts.enter_async_context(status_page_if_set(status, settings.status_port))
        await parts.enter_async_context(watchdog(os.environ, lambda: status.line))
        store = status.store = await parts.enter_async_context(
            await Store.open(settings.database_url, status.measures)
        )
        holding = status.holding = await parts.enter_async_context(
            Holding(store, lease_name(settings), waiting=say_what_is_in_the_way)
        )
        backoff = Backoff(FIRST_WAIT, LONGEST_WAIT)
        while await run_unless_stopped(holding.take(), stop):
            log.info("lease.taken")
            client = status.client = create_bot(settings, store)
            began = time.monotonic()
            try:
                await run_once(client, settings, stop, holding.lost)
            except discord.LoginFailure as refusal:
                raise GivenUp(words().say("start-wrong-token")) from refusal
            except discord.PrivilegedIntentsRequired as refusal:
                raise GivenUp(words().say("start-intents")) from refusal
            except (OSError, aiohttp.ClientError, discord.DiscordException, AttributeError) as trouble:
                lasted = time.monotonic() - began
                # discord.py raises an AttributeError when its very first gateway connection fails; any other
                # AttributeError is a defect.
                if isinstance(trouble, AttributeError) and lasted > STEADY:
                    raise
                if lasted > STEADY:
                    backoff.reset()
                pause = backoff.next() * random.uniform(0.75, 1.25)
                reason = str(trouble) or type(trouble).__name__
                log.warning("discord.away", seconds=round(pause), reason=reason)
                await run_unless_stopped(asyncio.sleep(pause), stop)
    log.info("stopped")


@asynccontextmanager
async def status_page_if_set(status: Status, port: int | None) -> AsyncGenerator[None]:
    """The status page, if a port is set for it. Raises ``GivenUp`` if the port cannot be used."""
    async with AsyncExitStack() as page:
        if port is not None:
            try:
                await page.enter_async_context(status_page(status, port))
            except OSError as trouble:
                facts = {"port": port, "reason": trouble.strerror or ""}
                raise GivenUp(words().say("start-status-port", facts)) from trouble
        yield


async def run_once(client: Tatami, settings: Settings, stop: asyncio.Event, lost: asyncio.Event) -> None:
    """Run one client and close it cleanly in any case. Once another process has the lease of its token, it
    sends nothing more."""
    assert settings.discord_token is not None
    running = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
    stopped = asyncio.create_task(stop.wait())
    overtaken = asyncio.create_task(lost.wait())
    try:
        await asyncio.wait({running, stopped, overtaken}, return_when=asyncio.FIRST_COMPLETED)
        if lost.is_set():
            log.warning("lease.lost")
            client.fall_silent()
        await client.close()
        if running.done() or not (stop.is_set() or lost.is_set()):
            await running
    finally:
        for task in (running, stopped, overtaken):
            task.cancel()
        await asyncio.gather(running, stopped, overtaken, return_exceptions=True)
        if not client.is_closed():
            await client.close()


def lease_name(settings: Settings) -> str:
    """The name of a token's lease; it does not reveal the token."""
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    return f"token {hashlib.sha256(token.encode()).hexdigest()[:16]}"


def say_what_is_in_the_way(obstacle: Obstacle, sentence: str = "start-held") -> None:
    """Tell the person who has started this process why it waits, and for how long."""
    text = str(obstacle)
    if isinstance(obstacle, Lease):
        text = words().say(sentence, about=obstacle.about, seconds=round(PATIENCE_SECONDS))
    print(text, file=sys.stderr, flush=True)  # noqa: T201


async def run_unless_stopped(work: Coroutine[object, object, None], stop: asyncio.Event) -> bool:
    """Run ``work`` until it is done or ``stop`` is set. Returns whether to continue."""
    working = asyncio.create_task(work)
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            await working
        return not stop.is_set()
    finally:
        for task in (working, stopped):
            task.cancel()
        await asyncio.gather(working, stopped, return_exceptions=True)
