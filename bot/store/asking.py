"""The queries over all tables. Each function returns a statement; nothing is read here."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, TypeAlias

import sqlalchemy
from sqlalchemy import ColumnElement, func
from sqlmodel import col, select
from sqlmodel.sql.expression import Select, SelectOfScalar

from bot.store.models import JournalLine, ShownRow, Sitter, TableRow, Vote, is_live, now

AGREED_FOR = timedelta(days=1)
"""The time after which a vote expires: the member has gone on playing since."""
Numbers: TypeAlias = SelectOfScalar[int]


def live(guild_id: int | None = None) -> Numbers:
    """The numbers of tables in the lobby, playing or paused, and of ended ones whose end was not shown.

    They are not ordered: for an order by number, SQLite would read all tables instead of the index.
    """
    tables = select(TableRow.id).where(is_live())
    return tables if guild_id is None else tables.where(in_server(guild_id))


def count_live() -> Select[str, int]:
    """The number of live tables of each status."""
    return select(col(TableRow.status), func.count()).where(is_live()).group_by(TableRow.status)


def servers_played_in() -> SelectOfScalar[int | None]:
    """The servers of live tables."""
    return select(col(TableRow.guild_id)).where(is_live()).distinct()


def in_server(guild_id: int | None) -> ColumnElement[bool]:
    return col(TableRow.guild_id) == guild_id


def sitters(table_id: int) -> SelectOfScalar[Sitter]:
    """The sitters of a table, in the order of sitting down."""
    return select(Sitter).where(Sitter.table_id == table_id).order_by(col(Sitter.number))


def sitters_at(tables: Collection[int]) -> SelectOfScalar[Sitter]:
    """The sitters of these tables, each table's in the order of sitting down."""
    return select(Sitter).where(col(Sitter.table_id).in_(tables)).order_by(col(Sitter.number))


def played_by(user_id: int, game: str) -> sqlalchemy.Select[*tuple[Any, ...]]:
    """The outcomes of this game's tables that this member has played to the end, oldest first, each with the
    member's seat; once for each seat."""
    table = col(Sitter.table_id) == col(TableRow.id)
    own = sqlalchemy.select(col(TableRow.outcome), col(Sitter.seat)).join(Sitter, table)
    ended = own.where(col(Sitter.user_id) == user_id, col(TableRow.game) == game)
    over = ended.where(col(TableRow.status) == "over")
    return over.order_by(col(TableRow.ended_at), col(Sitter.number))


def to_show(edition: str) -> Numbers:
    """The numbers of live tables whose message is not known to be up to date, or was drawn by another edition
    of the program."""
    shown = (
        col(ShownRow.shown_version) == col(TableRow.version),
        col(ShownRow.shown_entries) == _entries(),
        col(ShownRow.shown_by) == edition,
    )
    remembered = shown[0] & shown[1] & shown[2]
    return live().join(ShownRow).where(~func.coalesce(remembered, False))


def silent_since(moment: datetime) -> Numbers:
    """The numbers of running tables whose present question was asked before ``moment`` without a reminder."""
    return select(TableRow.id).join(ShownRow).where(*_nobody_reminded(), _asked_at() <= moment)


def silence() -> SelectOfScalar[datetime]:
    """The time of the oldest open question without a reminder."""
    oldest = select(func.min(_asked_at())).select_from(TableRow).join(ShownRow)
    return oldest.where(*_nobody_reminded())


def lobbies_untouched_since(moment: datetime) -> Numbers:
    """The numbers of lobbies that nobody has used since ``moment``."""
    return select(TableRow.id).where(TableRow.status == "lobby", TableRow.touched_at < moment)


def lobbies_never_shown(opened_before: datetime) -> Numbers:
    """The numbers of lobbies opened before that time that no message shows."""
    unseen = col(ShownRow.being_posted), col(ShownRow.message_id).is_(None)
    lobbies = select(TableRow.id).where(TableRow.status == "lobby", TableRow.created_at < opened_before)
    return lobbies.join(ShownRow).where(*unseen)


def rematches(table_id: int) -> SelectOfScalar[TableRow]:
    """The rematches of this table, newest first."""
    return select(TableRow).where(TableRow.rematch_of == table_id).order_by(col(TableRow.id).desc())


def in_channel(channel_id: int) -> SelectOfScalar[ShownRow]:
    """The tables of a channel or thread in any status, newest first."""
    return select(ShownRow).where(stands_in(channel_id)).order_by(col(ShownRow.table_id).desc())


def with_message(message_id: int) -> SelectOfScalar[int]:
    """The number of the table with this public message."""
    return select(ShownRow.table_id).where(ShownRow.message_id == message_id)


def stands_in(channel_id: int) -> ColumnElement[bool]:
    return (col(ShownRow.channel_id) == channel_id) | (col(ShownRow.thread_id) == channel_id)


def votes(table_id: int, subject: str) -> SelectOfScalar[int]:
    """The members who have agreed to this, in the order of their votes."""
    agreed = select(Vote.user_id).where(Vote.table_id == table_id, Vote.subject == subject, ~lapsed())
    return agreed.order_by(col(Vote.at), col(Vote.user_id))


def lapsed() -> ColumnElement[bool]:
    """True for votes that have expired."""
    return col(Vote.at) <= now() - AGREED_FOR


def _nobody_reminded() -> tuple[ColumnElement[bool], ...]:
    """True for running tables without a reminder of the present question."""
    return col(TableRow.status) == "playing", func.coalesce(ShownRow.nudged_at, -1) != _entries()


def _asked_at() -> ColumnElement[datetime]:
    """The time when the present question was asked."""
    last = select(func.max(JournalLine.at)).where(JournalLine.table_id == TableRow.id).scalar_subquery()
    return func.coalesce(last, TableRow.started_at)


def _entries() -> ColumnElement[int]:
    """The number of journal entries of a table."""
    last = select(func.max(JournalLine.seq)).where(JournalLine.table_id == TableRow.id).scalar_subquery()
    return func.coalesce(last, -1) + 1
