"""The local table, for trying the bot and for working on it, without a token.

Five members share one channel: four who may play and one who looks on. The world is made anew at
each start, always in the same order, so everybody keeps their ids; games are kept in the ordinary
database, and those that were running are shown again.
"""

from __future__ import annotations

import asyncio
import contextlib
import webbrowser

import simcord
import structlog
from simcord.backend.errors import SetupError

from bot.config import Settings
from bot.front.client import Tatami
from bot.store import Store
from bot.wording import Words, words

log = structlog.get_logger()

MEMBERS = ("pine", "crane", "moon", "plum", "watcher")
CHANNEL = "game-room"
SETTLE_SECONDS = 30.0
REFRESH_SECONDS = 1.0


async def run_local_table(client: Tatami, settings: Settings, stop: asyncio.Event) -> None:
    """Serve the local table until ``stop`` is set."""
    await forget_messages(settings.database_url)
    client.own_threads = False
    speech = words(language=settings.language)
    async with simcord.run(client, settle_timeout=SETTLE_SECONDS, check_errors=False) as env:
        guild = env.create_guild(speech.say("local-server"))
        channel = guild.create_text_channel(CHANNEL)
        members = [
            guild.add_member(env.create_user(name, global_name=speech.say(f"local-member-{name}")))
            for name in MEMBERS
        ]
        await greet(client, channel.id, speech)
        await env.settle()
        async with env.preview(
            channel, viewers=members, layout="channel", port=settings.local_port
        ) as preview:
            announce(preview.url, speech, settings)
            await serve(preview, stop)
            await client.close()


async def forget_messages(database_url: str) -> None:
    """The channel of the last run is gone, and its message ids will be given to other messages."""
    async with await Store.open(database_url) as store:
        for row in await store.live_tables():
            await store.save(row.id, message_id=None, nudge_message_id=None)


async def greet(client: Tatami, channel_id: int, speech: Words) -> None:
    games = [speech.say("local-greeting-game", command=f"/play {key}") for key in client.games]
    text = speech.say("local-greeting", games="\n".join(games))
    await client.get_partial_messageable(channel_id).send(text)


def announce(url: str, speech: Words, settings: Settings) -> None:
    print(speech.say("local-address", url=url), flush=True)  # noqa: T201 (this is what `make play` says)
    if settings.local_open:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)


async def serve(preview: simcord.preview.Preview, stop: asyncio.Event) -> None:
    """Show what the bot does by itself, too: the page follows its members' actions only."""
    closed = asyncio.create_task(preview.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    while not closed.done() and not stopped.done():
        await asyncio.wait({closed, stopped}, timeout=REFRESH_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not closed.done():
            # A member is in the middle of something: the page will show it anyway.
            with contextlib.suppress(SetupError):
                await preview.refresh()
    for task in (closed, stopped):
        task.cancel()
