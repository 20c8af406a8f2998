"""Limits for tables: no member alone can fill a channel or keep the bot busy.

A live table is a lobby, or a match that is playing or paused. Each opened table costs public messages, even
if it is closed at once: recently opened tables therefore count in any status. Counting and opening are one
transaction, which locks the row of the server: concurrent commands cannot exceed a limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, func, select
from sqlmodel import Session, col
from sqlmodel import select as select_rows
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.asking import in_server
from bot.store.change import InsertOf
from bot.store.errors import NoRoom
from bot.store.models import LIVE, Server, ShownRow, TableRow, is_live, now

Limit: TypeAlias = Literal[
    "lobbies-member",
    "tables-member",
    "opened-member",
    "lobbies-channel",
    "tables-channel",
    "lobbies-server",
    "tables-server",
]
"""The limits: for lobbies, tables and recently opened ones, for each member, channel and server."""

LIMITS: Final[tuple[Limit, ...]] = get_args(Limit)

USUAL: Final[Mapping[Limit, int]] = {
    "lobbies-member": 5,
    "tables-member": 25,
    "opened-member": 10,
    "lobbies-channel": 25,
    "tables-channel": 100,
    "lobbies-server": 100,
    "tables-server": 1000,
}
"""The defaults: more than a game night of a large server needs. The bot was measured with a thousand live
tables."""
OPENED_MINUTES: Final = 10
"""Minutes for which a table counts as recently opened. A duel against an AI takes two minutes: ten tables in
ten minutes are more than anybody plays. One public message a minute does not disturb a channel."""
LATELY: Final = timedelta(minutes=OPENED_MINUTES)


def limits_of(server: Server | None) -> Mapping[Limit, int]:
    """The limits of a server: its own, else the defaults."""
    own = {} if server is None else server.limits
    return {limit: own.get(limit, most) for limit, most in USUAL.items()}


def hold_server(session: Session, insert: InsertOf, guild_id: int) -> Server:
    """The row of a server, created on demand and locked until the transaction ends."""
    made: Any = insert(Server).values(guild_id=guild_id, limits={}).on_conflict_do_nothing()
    session.exec(made)
    held = select_rows(Server).where(Server.guild_id == guild_id).with_for_update()
    return session.exec(held).one()


def need_room(session: Session, insert: InsertOf, table: TableRow, channel_id: int) -> None:
    """Raise ``NoRoom`` if this table would exceed a limit. Runs within the transaction that opens it."""
    if table.guild_id is None:
        return
    limits = limits_of(hold_server(session, insert, table.guild_id))
    standing: list[Limit] = [limit for limit in LIMITS if limit != "opened-member"]
    counts = [func.count().filter(*_counted(limit, table, channel_id)) for limit in standing]
    shown = col(ShownRow.table_id) == col(TableRow.id)
    live = select(*counts).select_from(TableRow).join(ShownRow, shown)
    live = live.where(is_live(), col(TableRow.status).in_(LIVE), in_server(table.guild_id))
    for limit, count in zip(standing, session.connection().execute(live).one(), strict=True):
        if count >= limits[limit]:
            raise NoRoom(limit, limits[limit], channel_id)
    most = limits["opened-member"]
    if (first := session.exec(_opened_before(table, most)).first()) is not None:
        raise NoRoom("opened-member", most, channel_id, first + LATELY)


def _opened_before(table: TableRow, most: int) -> SelectOfScalar[datetime]:
    """The time when the first of the member's last ``most`` tables was opened, if that was recent."""
    opened = col(TableRow.created_at)
    own = col(TableRow.starter_id) == table.starter_id, in_server(table.guild_id)
    lately = select_rows(opened).where(*own, opened > now() - LATELY)
    return lately.order_by(opened.desc()).offset(most - 1).limit(1)


def _counted(limit: Limit, table: TableRow, channel_id: int) -> list[ColumnElement[bool]]:
    """The conditions for live tables of a server that count for this limit."""
    counted: list[ColumnElement[bool]] = [col(TableRow.id).is_not(None)]
    if limit.startswith("lobbies"):
        counted.append(col(TableRow.status) == "lobby")
    if limit.endswith("member"):
        counted.append(col(TableRow.starter_id) == table.starter_id)
    if limit.endswith("channel"):
        counted.append(col(ShownRow.channel_id) == channel_id)
    return counted
