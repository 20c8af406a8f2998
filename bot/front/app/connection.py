"""Staying on Discord: first connections that fail, outages, and tokens that are wrong.

discord.py reconnects by itself once it has been connected; this wraps the time before that.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import sys
import time
from collections.abc import Callable, Coroutine

import aiohttp
import discord
import structlog

from bot.config import Settings
from bot.front.app.client import Tatami
from bot.store import Lease, Store
from bot.store.holding import PATIENCE_SECONDS, Holding, Obstacle
from bot.waits import Backoff
from bot.wording import words

log = structlog.get_logger()

FIRST_WAIT = 1.0
LONGEST_WAIT = 300.0
STEADY = 60.0
"""A connection that lasted so many seconds was a good one: the pauses begin anew."""


class GivenUp(Exception):
    """Trying again would not help; the message says what to mend."""


async def run_on_discord(
    create_bot: Callable[[Settings, Store], Tatami], settings: Settings, stop: asyncio.Event
) -> None:
    """Run until ``stop`` is set, beginning anew with longer and longer pauses while Discord is away.

    The database comes first: nobody logs in who cannot keep what is played, or while another process
    speaks for the same token.
    """
    async with (
        await Store.open(settings.database_url) as store,
        Holding(store, lease_name(settings), waiting=say_what_is_in_the_way) as holding,
    ):
        backoff = Backoff(FIRST_WAIT, LONGEST_WAIT)
        while await first(holding.take(), stop):
            client = create_bot(settings, store)
            began = time.monotonic()
            try:
                await run_once(client, settings, stop, holding.lost)
            except discord.LoginFailure as refusal:
                raise GivenUp(words().say("start-wrong-token")) from refusal
            except discord.PrivilegedIntentsRequired as refusal:
                raise GivenUp(words().say("start-intents")) from refusal
            except (OSError, aiohttp.ClientError, discord.DiscordException, AttributeError) as trouble:
                lasted = time.monotonic() - began
                # discord.py dies with an AttributeError when its very first gateway connection fails;
                # any other one is a defect.
                if isinstance(trouble, AttributeError) and lasted > STEADY:
                    raise
                if lasted > STEADY:
                    backoff.reset()
                pause = backoff.next() * random.uniform(0.75, 1.25)
                reason = str(trouble) or type(trouble).__name__
                log.warning("discord.away", seconds=round(pause), reason=reason)
                await first(asyncio.sleep(pause), stop)


async def run_once(client: Tatami, settings: Settings, stop: asyncio.Event, lost: asyncio.Event) -> None:
    """One life of a client, closed in good order whatever ends it. Once another process speaks for its
    token, it says nothing more."""
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
    """The name of a token's lease, which does not tell the token."""
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    return f"token {hashlib.sha256(token.encode()).hexdigest()[:16]}"


def say_what_is_in_the_way(obstacle: Obstacle, sentence: str = "start-held") -> None:
    """Tell the person who has started this process why nothing happens yet, and for how long."""
    text = str(obstacle)
    if isinstance(obstacle, Lease):
        text = words().say(sentence, about=obstacle.about, seconds=round(PATIENCE_SECONDS))
    print(text, file=sys.stderr, flush=True)  # noqa: T201


async def first(work: Coroutine[object, object, None], stop: asyncio.Event) -> bool:
    """Do this, unless told to stop before it is done; whether to go on."""
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
