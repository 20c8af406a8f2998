"""The local table, for trying the bot and for working on it, without a token.

Five members share one channel: four who may play and one who looks on. The world is made anew at
each start, always in the same order, so everybody keeps their ids; games are kept in the ordinary
database, and those that were running are shown again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import webbrowser
from collections.abc import Iterable

import discord
import simcord
import structlog
from simcord.backend.errors import SetupError
from simcord.preview import Preview

from bot.config import Settings
from bot.front.client import Tatami
from bot.store import Change, Store, TableChanges
from bot.wording import Words, words

log = structlog.get_logger()

MEMBERS = ("pine", "crane", "moon", "plum", "watcher")
GONE: TableChanges = {"message_id": None, "promise_message_id": None, "nudge_message_id": None}
"""What no table knows any more when its channel is made anew."""
SETTLE_SECONDS = 30.0
LOOK_SECONDS = 1.0
QUIET_SECONDS = 5.0
"""So long after a press, whatever is called is taken to be its doing."""


async def run_local_table(client: Tatami, settings: Settings, stop: asyncio.Event) -> None:
    """Serve the local table until ``stop`` is set."""
    await forget_messages(settings.database_url)
    client.own_threads = False
    client.takes_up_tables = False
    client.everybody_reads = settings.language
    speech = words(language=settings.language)
    env = simcord.Env(client, settle_timeout=SETTLE_SECONDS, check_errors=False)
    guild = env.create_guild(speech.say("local-server"))
    channel = guild.create_text_channel(speech.say("local-channel"))
    members = [
        guild.add_member(env.create_user(name, global_name=speech.say(f"local-member-{name}")))
        for name in MEMBERS
    ]
    greet(env, channel, client.games, speech)
    await env.start()
    try:
        async with env.preview(
            channel, viewers=members, layout="channel", port=settings.local_port
        ) as preview:
            announce(preview.url, speech, settings)
            # Not before: many boards take longer to draw than a bot is given to start.
            await client.take_up_tables()
            await serve(client, env, preview, stop)
            await client.close()
    finally:
        await env.shutdown()


async def forget_messages(database_url: str) -> None:
    """The channel of the last run is gone, and its message ids will be given to other messages."""
    async with await Store.open(database_url) as store:
        for number in await store.live_tables():
            row = await store.load_table(number)
            if row is not None:
                await store.write(Change(row, row=GONE))


def greet(env: simcord.Env, channel: simcord.ChannelHandle, games: Iterable[str], speech: Words) -> None:
    """At the top of the channel, before any table, the bot says how to begin."""
    named = [words(key, speech.language).say("local-greeting-game") for key in games]
    text = speech.say("local-greeting", games="\n".join(named))
    env.backend.create_message(channel.id, env.backend.bot_user.id, text)


def announce(url: str, speech: Words, settings: Settings) -> None:
    print(speech.say("local-address", url=url), flush=True)  # noqa: T201 (this is what `make play` says)
    if settings.local_open:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)


async def serve(client: Tatami, env: simcord.Env, preview: Preview, stop: asyncio.Event) -> None:
    """Until the end, show what the bot does by itself.

    The page follows its members' own actions. Refreshing it while a member is at it would make it
    refuse their next press, so it is refreshed only for calls that no press brought about.
    """
    presses = noticed = 0
    pressed_at = 0.0
    answer = client.on_interaction

    @client.event
    async def on_interaction(interaction: discord.Interaction[discord.Client]) -> None:
        nonlocal presses
        presses += 1  # and no look at the clock: the bot's own stands still here
        await answer(interaction)

    closed = asyncio.create_task(preview.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    shown = len(env.http_requests)
    while not closed.done() and not stopped.done():
        await asyncio.wait({closed, stopped}, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        calls = len(env.http_requests)
        if presses != noticed:
            noticed, pressed_at = presses, time.monotonic()
        if time.monotonic() - pressed_at < QUIET_SECONDS:
            shown = calls
        elif calls != shown and not closed.done():
            # Not while a member acts at this very moment, nor while much is being drawn: then later.
            with contextlib.suppress(SetupError, TimeoutError):
                await preview.refresh()
                shown = calls
    for task in (closed, stopped):
        task.cancel()
