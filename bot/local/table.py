"""The local table, for trying the bot and for development, without a token.

Five members share one channel: four who may play and a watcher. The world is created at each start, always in
the same order, and everybody keeps their ids. Games are kept in the ordinary database, and running ones are
shown again. A database has one local table at a time, by a lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview

from bot.config import Settings
from bot.front.app.client import Tatami
from bot.front.app.connection import GivenUp, run_unless_stopped, say_what_is_in_the_way
from bot.local.address import Address, file_beside, last_address, remember, try_port
from bot.local.dress import dress
from bot.local.notices import put_back_notices
from bot.local.presses import Presses
from bot.local.windows import Windows
from bot.local.world import World
from bot.store import Change, Holding, Note, ShownChanges, ShownRow, Store, TableRow
from bot.wording import Words, words
from renderers.crest import crest

WATCHER = "watcher"
"""The watcher also manages the server: ``/settings`` is for this member."""
MEMBERS = ("pine", "willow", "moon", "plum", WATCHER)
"""No name is like a seat's: both occur in the same sentences."""
MANAGERS = "managers"
"""The role with permissions; no message names it."""
GONE: Final[ShownChanges] = {"message_id": None, "reminders": []}
"""The changes to all tables when their channel is created anew."""
LEASE = "local table"
"""The name of the lease. Its holder creates the channel; a second process would lose the first one's
messages."""
LOOK_SECONDS = 0.25
"""Seconds between two refreshes of a window."""


async def run_local_table(
    create_bot: Callable[[Settings, Store], Tatami], settings: Settings, stop: asyncio.Event
) -> None:
    """Serve the local table until ``stop`` is set, as soon as no other process serves it."""
    tell = partial(say_what_is_in_the_way, sentence="start-local-held")
    async with (
        await Store.open(settings.database_url) as store,
        Holding(store, LEASE, waiting=tell) as holding,
    ):
        if await run_unless_stopped(holding.take(), stop):
            await open_local_table(create_bot(settings, store), store, holding, settings, stop)
            if holding.lost.is_set():
                raise GivenUp(words().say("start-local-lost"))


async def open_local_table(
    client: Tatami, store: Store, holding: Holding, settings: Settings, stop: asyncio.Event
) -> None:
    """Serve it until ``stop`` is set, or until another process has the lease."""
    ask_for_port(settings.local_port)  # before anything is changed
    client.own_threads = False
    client.gathers_seconds = 0.0
    client.shows_running_tables = False
    client.everybody_reads = settings.language
    client.dates_itself = True
    speech = words(language=settings.language)
    env = World(client, check_errors=False)
    portrait = crest().encode()
    assets = set_bot_profile(env, speech, portrait)
    guild = env.create_guild(speech.say("local-server"))
    channel = guild.create_text_channel(speech.say("local-channel"))
    shown_again = await forget_messages(store, guild.id, channel.id)
    managers = guild.create_role(MANAGERS, permissions=discord.Permissions(manage_guild=True))
    members = [
        guild.add_member(
            env.create_user(name, global_name=speech.say(f"local-member-{name}")),
            roles=[managers] if name == WATCHER else [],
        )
        for name in MEMBERS
    ]
    env.keep_time()  # not before: everybody keeps their ids
    put_back_notices(env, channel, shown_again)
    greet(env, channel, speech)
    await env.start()
    file = file_beside(settings.database_url)
    last = last_address(file)
    port = settings.local_port or last.free_port
    try:
        preview = env.preview(channel, viewers=members, layout="channel", port=port, assets=assets)
        dress(preview, speech, portrait)
        Presses(preview)
        async with preview:
            preview.capability = last.key
            remember(file, Address(urlsplit(preview.url).port or port, last.key))
            holding.about += f", {preview.url}"
            announce(preview.url, speech, settings)
            # Only now: many boards take longer to draw than a bot is given to start.
            client.studio.prepare(client.studio.games(speech))
            await client.show_running_tables()
            await serve(env, preview, stop, holding.lost)
            if holding.lost.is_set():
                client.fall_silent()
            await client.close()
    finally:
        await env.shutdown()


def ask_for_port(port: int) -> None:
    """Raise ``GivenUp`` if the configured port is taken; 0 means any port."""
    try:
        try_port(port)
    except OSError as trouble:
        facts = {"port": port, "reason": trouble.strerror or ""}
        raise GivenUp(words().say("start-port", facts)) from trouble


async def forget_messages(store: Store, guild_id: int, channel_id: int) -> list[tuple[TableRow, ShownRow]]:
    """Forget the messages of the last run, whose channel is gone. Returns the tables to show again: the live
    ones, and the last one even if it is over, because players continue from there.

    Raises ``GivenUp`` if the database has tables of Discord, which could not be shown here.
    """
    live = await store.live_tables()
    if strange := len(live) - len(await store.live_tables(guild_id)):
        raise GivenUp(words().say("start-tables-of-discord", tables=strange))
    for shown in await store.shown_in_channel(channel_id, limit=1):
        row = await store.load_table(shown.table_id)
        if row is not None and row.status == "over":
            await store.write(Change(row, row={"untold": True}))
            live.append(row.id)
    found: list[tuple[TableRow, ShownRow]] = []
    for number in live:
        row, shown = await store.load_table(number), await store.shown(number)
        if row is not None and shown is not None:
            found.append((row, await store.note(Note(shown, {"shown_version": None, **GONE}))))
    return found


def greet(env: simcord.Env, channel: simcord.ChannelHandle, speech: Words) -> None:
    """Post a greeting at the top of the channel that says how to begin."""
    env.backend.create_message(channel.id, env.backend.bot_user.id, speech.say("local-greeting"))


def set_bot_profile(env: simcord.Env, speech: Words, portrait: bytes) -> dict[str, tuple[str, bytes]]:
    """Give the bot its name and its picture. Returns the picture by its address."""
    user = env.backend.bot_user
    user.name, user.avatar = speech.say("local-server"), hashlib.sha256(portrait).hexdigest()[:32]
    return {f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png": ("tatami.webp", portrait)}


def announce(url: str, speech: Words, settings: Settings) -> None:
    print(speech.say("local-address", url=url), flush=True)  # noqa: T201 (this is what `make play` says)
    if settings.local_open:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)


async def serve(env: simcord.Env, preview: Preview, stop: asyncio.Event, lost: asyncio.Event) -> None:
    """Until the end, refresh every window after changes by others and by the bot."""
    windows = Windows(env, preview)
    closed = asyncio.create_task(preview.wait_closed())
    ends = {closed, asyncio.create_task(stop.wait()), asyncio.create_task(lost.wait())}
    while not any(end.done() for end in ends):
        await asyncio.wait(ends, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not closed.done():
            preview.capture_time = env.now()
            windows.follow()
    for end in ends:
        end.cancel()
