"""How many tables there may be at once: nobody fills a channel, or keeps the bot busy, alone.

A live table is a lobby, or a match that is played or paused. Each table that a member opens costs public
messages, even if it is closed at once: so those of the last minutes count as well, whatever became of them.
Counting and opening are one transaction, which holds the row of the server: however many open a table at the
same moment, no more than allowed are made.
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
"""What is limited, and for whom: those that one member has opened, those of a channel, all of a server."""

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
"""Where nobody has set anything: more than a game night of a large server needs. At a thousand live tables
everything is still answered at once; that is what is measured."""
OPENED_MINUTES: Final = 10
"""How many minutes a table counts as opened lately. A duel against an AI takes two minutes: ten tables in ten
minutes are more than anybody plays, and a message a minute is what a channel can bear."""
LATELY: Final = timedelta(minutes=OPENED_MINUTES)


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


def need_room(session: Session, insert: InsertOf, table: TableRow, channel_id: int) -> None:
    """Raise ``NoRoom`` if this table would be one too many, within the transaction that opens it."""
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
    """When the first of the last ``most`` tables of this member was opened, if that is not long ago."""
    opened = col(TableRow.created_at)
    own = col(TableRow.starter_id) == table.starter_id, in_server(table.guild_id)
    lately = select_rows(opened).where(*own, opened > now() - LATELY)
    return lately.order_by(opened.desc()).offset(most - 1).limit(1)


def _counted(limit: Limit, table: TableRow, channel_id: int) -> list[ColumnElement[bool]]:
    """Which of the live tables of a server count for this limit, beside this table."""
    counted: list[ColumnElement[bool]] = [col(TableRow.id).is_not(None)]
    if limit.startswith("lobbies"):
        counted.append(col(TableRow.status) == "lobby")
    if limit.endswith("member"):
        counted.append(col(TableRow.starter_id) == table.starter_id)
    if limit.endswith("channel"):
        counted.append(col(ShownRow.channel_id) == channel_id)
    return counted
