"""How many tables there may be at once: nobody fills a channel, or keeps the bot busy, alone.

A live table is a lobby, or a match that is played or paused. Counting and opening are one transaction, which
holds the row of the server: however many open a table at the same moment, no more than allowed are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, func, select
from sqlmodel import Session, col
from sqlmodel import select as select_rows

from bot.store.asking import in_server
from bot.store.change import InsertOf
from bot.store.errors import NoRoom
from bot.store.models import LIVE, Server, TableRow, is_live

Limit: TypeAlias = Literal[
    "lobbies-member", "tables-member", "lobbies-channel", "tables-channel", "lobbies-server", "tables-server"
]
"""What is limited, and for whom: those that one member has opened, those of a channel, all of a server."""

LIMITS: Final[tuple[Limit, ...]] = get_args(Limit)

USUAL: Final[Mapping[Limit, int]] = {
    "lobbies-member": 5,
    "tables-member": 25,
    "lobbies-channel": 25,
    "tables-channel": 100,
    "lobbies-server": 100,
    "tables-server": 1000,
}
"""Where nobody has set anything: more than a game night of a large server needs. At a thousand live tables
everything is still answered at once; that is what is measured."""


def limits_of(server: Server | None) -> Mapping[Limit, int]:
    """What holds in a server."""
    own = {} if server is None else server.limits
    return {limit: own.get(limit, most) for limit, most in USUAL.items()}


def hold_server(session: Session, insert: InsertOf, guild_id: int) -> Server:
    """The row of a server, made if there is none. Until the transaction ends nobody else holds it."""
    made: Any = insert(Server).values(guild_id=guild_id, limits={}).on_conflict_do_nothing()
    session.exec(made)
    held = select_rows(Server).where(Server.guild_id == guild_id).with_for_update()
    return session.exec(held).one()


def need_room(session: Session, insert: InsertOf, table: TableRow) -> None:
    """Raise ``NoRoom`` if this table would be one too many, within the transaction that opens it."""
    if table.guild_id is None:
        return
    limits = limits_of(hold_server(session, insert, table.guild_id))
    counts = [func.count().filter(*_counted(limit, table)) for limit in LIMITS]
    live = select(*counts).where(is_live(), col(TableRow.status).in_(LIVE), in_server(table.guild_id))
    for limit, count in zip(LIMITS, session.connection().execute(live).one(), strict=True):
        if count >= limits[limit]:
            raise NoRoom(limit, limits[limit], table.channel_id)


def _counted(limit: Limit, table: TableRow) -> list[ColumnElement[bool]]:
    """Which of the live tables of a server count for this limit, beside this table."""
    counted: list[ColumnElement[bool]] = [col(TableRow.id).is_not(None)]
    if limit.startswith("lobbies"):
        counted.append(col(TableRow.status) == "lobby")
    if limit.endswith("member"):
        counted.append(col(TableRow.starter_id) == table.starter_id)
    if limit.endswith("channel"):
        counted.append(col(TableRow.channel_id) == table.channel_id)
    return counted
