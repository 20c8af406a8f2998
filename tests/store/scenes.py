"""What every scene of the store begins with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import make_url

from bot.store import Sitter, Store, TableRow
from bot.store.limits import LIMITS


async def open_table(
    store: Store, *, channel_id: int = 77, guild_id: int = 1, sitters: Sequence[Sitter] = ()
) -> TableRow:
    return await store.create_table(
        game="seven-ronin",
        rules_version=1,
        guild_id=guild_id,
        channel_id=channel_id,
        starter_id=42,
        language="en",
        options={},
        seed="5eed",
        commitment="f00d",
        sitters=sitters,
    )


def person(number: int, user_id: int, *, wish: str | None = None, seat: str | None = None) -> Sitter:
    return Sitter(table_id=0, number=number, user_id=user_id, name=f"Player {user_id}", wish=wish, seat=seat)


async def allow_any_number(store: Store, guild_id: int) -> None:
    """In this server nobody opens too many tables."""
    for limit in LIMITS:
        await store.servers.set_limit(guild_id, limit, 10**6)


async def reload(store: Store, table: TableRow) -> TableRow:
    row = await store.load_table(table.id)
    assert row is not None
    return row


def file_of(address: str) -> Path:
    return Path(make_url(address).database or "")
