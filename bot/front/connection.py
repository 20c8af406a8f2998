"""Staying on Discord: first connections that fail, outages, and tokens that are wrong.

discord.py reconnects by itself once it has been connected; this wraps the time before that.
"""

from __future__ import annotations

import asyncio
import random
import time

import aiohttp
import discord
import structlog

from bot import create_bot
from bot.config import Settings
from bot.wording import words

log = structlog.get_logger()

FIRST_WAIT = 1.0
LONGEST_WAIT = 300.0
STEADY = 60.0
"""A connection that lasted so many seconds was a good one: the pauses begin anew."""


class GivenUp(Exception):
    """Trying again would not help; the message says what to mend."""


async def run_on_discord(settings: Settings, stop: asyncio.Event) -> None:
    """Run until ``stop`` is set, beginning anew with longer and longer pauses while Discord is away."""
    wait = FIRST_WAIT
    while not stop.is_set():
        client = create_bot(settings)
        began = time.monotonic()
        try:
            await run_once(client, settings, stop)
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
            wait = FIRST_WAIT if lasted > STEADY else min(wait * 2, LONGEST_WAIT)
            pause = wait * random.uniform(0.75, 1.25)
            reason = str(trouble) or type(trouble).__name__
            log.warning("discord.away", seconds=round(pause), reason=reason)
            await pause_or_stop(pause, stop)


async def run_once(client: discord.Client, settings: Settings, stop: asyncio.Event) -> None:
    """One life of a client, closed in good order whatever ends it."""
    assert settings.discord_token is not None
    running = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        await client.close()
        if running.done() or not stop.is_set():
            await running
    finally:
        for task in (running, stopped):
            task.cancel()
        await asyncio.gather(running, stopped, return_exceptions=True)
        if not client.is_closed():
            await client.close()


async def pause_or_stop(seconds: float, stop: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        return
