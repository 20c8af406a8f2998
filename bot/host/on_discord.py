"""Checks on Discord: token, clock, intents, permissions and commands. They read only; the bot may run."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.config import Settings
from bot.front.app.client import PERMISSIONS
from bot.host.findings import Finding, good, note, wrong

CLOCK_SECONDS: Final = 2.0
"""Discord's Date header has whole seconds, and the answer takes a moment. With a clock that is ahead by more,
each press counts as late."""
AS_IN_DISCORD: Final = ("read messages", "view channels")
"""discord.py has an old name for a permission."""
PAGE: Final = 200
"""Servers that Discord lists in one answer."""
FEW_STARTS: Final = 20
"""Discord allows a bot to connect a thousand times a day; a crash loop uses them up."""
UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
UNNEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "Message Content": ("gateway_message_content", "gateway_message_content_limited"),
    "Server Members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "Presence": ("gateway_presence", "gateway_presence_limited"),
}
"""The privileged intents, by the portal's name, with their flags of an application."""


async def check_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Log in and look. Without a token there is nothing to look at."""
    if settings.discord_token is None:
        yield note("token-missing")
        return
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token.get_secret_value())
            assert client.user is not None
            yield good("token", name=str(client.user))
            yield await _clock()
            yield _intents(client)
            yield await _starts(client)
            async for found in _commands(client, settings):
                yield found
            async for found in _permissions(client):
                yield found
        except discord.LoginFailure:
            yield wrong("token-refused")
        except UNREACHABLE as trouble:
            yield wrong("discord-away", reason=str(trouble) or type(trouble).__name__)


async def _clock() -> Finding:
    """The difference between this machine's clock and Discord's. The bot dates presses by Discord's clock."""
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
        told, here = answer.headers.get("Date"), datetime.now(UTC)
    if told is None:
        return note("clock-unknown")
    off = (here - parsedate_to_datetime(told)).total_seconds()
    return good("clock") if abs(off) <= CLOCK_SECONDS else wrong("clock-off", seconds=round(abs(off)))


def _intents(client: discord.Client) -> Finding:
    flags = client.application_flags
    given = [name for name, its in UNNEEDED.items() if any(getattr(flags, flag) for flag in its)]
    return note("intents-unneeded", names=", ".join(given)) if given else good("intents")


async def _starts(client: discord.Client) -> Finding:
    limit: dict[str, Any] = (await client.http.request(Route("GET", "/gateway/bot")))["session_start_limit"]
    left, hours = int(limit["remaining"]), math.ceil(int(limit["reset_after"]) / 3_600_000)
    return good("starts", left=left) if left >= FEW_STARTS else wrong("starts-few", left=left, hours=hours)


async def _commands(client: discord.Client, settings: Settings) -> AsyncIterator[Finding]:
    """The commands that Discord knows. They are registered at each start of the bot."""
    application = client.application_id
    assert application is not None
    everywhere = len(await client.http.get_global_commands(application))
    if not settings.guild_ids:
        yield good("commands", count=everywhere) if everywhere else note("commands-none")
        return
    if everywhere:
        yield wrong("commands-twice", count=everywhere)
    for guild_id in settings.guild_ids:
        try:
            here = len(await client.http.get_guild_commands(application, guild_id))
        except (discord.Forbidden, discord.NotFound):
            yield wrong("commands-refused", guild=str(guild_id))
        else:
            yield good("commands-here", guild=str(guild_id), count=here) if here else note("commands-none")


async def _permissions(client: discord.Client) -> AsyncIterator[Finding]:
    """The permissions of the bot in each server. A channel may take some away: the bot says so there."""
    link = discord.utils.oauth_url(
        client.application_id or 0, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
    count, after = 0, 0
    while guilds := await client.http.get_guilds(PAGE, after=after, with_counts=False):
        for guild in guilds:
            has = discord.Permissions(int(guild.get("permissions", 0)))
            missing = [name for name, needed in PERMISSIONS if needed and not getattr(has, name)]
            if missing and not has.administrator:
                names = ", ".join(name.replace("_", " ") for name in missing).replace(*AS_IN_DISCORD)
                yield wrong("permissions-missing", guild=guild["name"], names=names, link=link)
        count, after = count + len(guilds), int(guilds[-1]["id"])
        if len(guilds) < PAGE:
            break
    yield good("servers", count=count) if count else note("servers-none", link=link)
