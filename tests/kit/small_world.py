"""One server, one channel, one bot and a few members, as Discord's JSON."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Any

from discord.utils import time_snowflake

Json = dict[str, Any]

APPLICATION, BOT, SERVER, CHANNEL = "100", "101", "200", "201"
WHEN = "2026-01-01T00:00:00+00:00"
EVERYTHING = str(2**50 - 1)
TEXT_CHANNEL, SLASH_COMMAND, PRESS = 0, 2, 3

_ids = count(1000)


def new_id() -> str:
    return str(next(_ids))


def new_interaction_id() -> str:
    """An interaction id, which contains the time of the press."""
    return str(time_snowflake(datetime.now(UTC)) + next(_ids))


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    return {
        "id": user_id,
        "username": name,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
    }


def member(user_id: str, name: str, *, bot: bool = False) -> Json:
    return {
        "user": user(user_id, name, bot=bot),
        "roles": [],
        "joined_at": WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYTHING,
    }


def application() -> Json:
    return {
        "id": APPLICATION,
        "name": "Loopback",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user("1", "owner"),
        "team": None,
        "verify_key": "",
        "flags": 0,
    }


def channel() -> Json:
    return {
        "id": CHANNEL,
        "type": TEXT_CHANNEL,
        "guild_id": SERVER,
        "name": "games",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "last_message_id": None,
    }


def server() -> Json:
    everyone = {
        "id": SERVER,
        "name": "@everyone",
        "permissions": EVERYTHING,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": SERVER,
        "name": "Loopback",
        "owner_id": "1",
        "icon": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone],
        "channels": [channel()],
        "threads": [],
        "members": [member(BOT, "Tatami", bot=True)],
        "member_count": 3,
        "joined_at": WHEN,
        "preferred_locale": "en-US",
        "unavailable": False,
    }


def message(message_id: str, body: Json, channel_id: str = CHANNEL) -> Json:
    """A message of the bot."""
    return {
        "id": message_id,
        "channel_id": channel_id,
        "author": user(BOT, "Tatami", bot=True),
        "content": body.get("content") or "",
        "timestamp": WHEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": body.get("components") or [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags") or 0,
    }


def interaction(kind: int, data: Json, by: Json, on: Json | None = None) -> Json:
    """An interaction: a slash command, or a component of the message ``on``."""
    event: Json = {
        "id": new_interaction_id(),
        "application_id": APPLICATION,
        "type": kind,
        "data": data,
        "guild_id": SERVER,
        "channel": channel(),
        "channel_id": CHANNEL,
        "member": by,
        "token": f"token-{new_id()}",
        "version": 1,
        "app_permissions": EVERYTHING,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {"0": SERVER},
        "context": 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    return event if on is None else {**event, "message": on}
