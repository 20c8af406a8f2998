"""Which tables: what the house may ask about all of them at once."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TypeAlias

from sqlalchemy import ColumnElement, func
from sqlmodel import col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.models import LIVE, JournalLine, ShownRow, Sitter, TableRow, Vote, is_live, now

AGREED_FOR = timedelta(days=1)
"""So long somebody's agreement counts: who waits for it longer has gone on playing."""
Numbers: TypeAlias = SelectOfScalar[int]


def live(guild_id: int | None = None) -> Numbers:
    """In the lobby, being played or paused, or such that nobody has been shown their end; oldest first."""
    tables = select(TableRow.id).where(is_live()).order_by(col(TableRow.id))
    return tables if guild_id is None else tables.where(in_server(guild_id))


def servers_played_in() -> SelectOfScalar[int | None]:
    """Where live ones are."""
    return select(col(TableRow.guild_id)).where(is_live()).distinct()


def in_server(guild_id: int | None) -> ColumnElement[bool]:
    return col(TableRow.guild_id) == guild_id


def sitters(table_id: int) -> SelectOfScalar[Sitter]:
    """Who sits at a table, in the order of sitting down."""
    return select(Sitter).where(Sitter.table_id == table_id).order_by(col(Sitter.number))


def live_of(user_id: int, game: str | None = None) -> Numbers:
    """In the lobby, being played or paused, and this member sits there; oldest first; of one game if it is
    named."""
    own = select(TableRow.id).where(col(TableRow.status).in_(LIVE)).join(Sitter)
    named = own if game is None else own.where(TableRow.game == game)
    return named.where(Sitter.user_id == user_id).distinct().order_by(col(TableRow.id))


def played_by(user_id: int, game: str) -> SelectOfScalar[TableRow]:
    """Those of this game that this member has played to the end, oldest first."""
    own = select(TableRow.id).join(Sitter).where(Sitter.user_id == user_id, TableRow.game == game)
    ended = select(TableRow).where(col(TableRow.id).in_(own), TableRow.status == "over")
    return ended.order_by(col(TableRow.ended_at))


def to_show(edition: str) -> Numbers:
    """Live ones whose message does not show what is true now, as far as is remembered, or shows it as
    another edition of the program does."""
    shown = (
        col(ShownRow.shown_version) == col(TableRow.version),
        col(ShownRow.shown_entries) == _entries(),
        col(ShownRow.shown_by) == edition,
    )
    remembered = shown[0] & shown[1] & shown[2]
    return live().join(ShownRow).where(~func.coalesce(remembered, False))


def silent_since(moment: datetime) -> Numbers:
    """Ones being played where the present question has been open since before then, and nobody was
    reminded of it."""
    return select(TableRow.id).join(ShownRow).where(*_nobody_reminded(), _asked_at() <= moment)


def silence() -> SelectOfScalar[datetime]:
    """Since when the oldest question has been open of which nobody was reminded."""
    oldest = select(func.min(_asked_at())).select_from(TableRow).join(ShownRow)
    return oldest.where(*_nobody_reminded())


def lobbies_untouched_since(moment: datetime) -> Numbers:
    """Lobbies that nobody has touched since then."""
    return select(TableRow.id).where(TableRow.status == "lobby", TableRow.touched_at < moment)


def lobbies_never_shown(opened_before: datetime) -> Numbers:
    """Lobbies that were opened before then, and that no message shows."""
    unseen = col(ShownRow.being_posted), col(ShownRow.message_id).is_(None)
    lobbies = select(TableRow.id).where(TableRow.status == "lobby", TableRow.created_at < opened_before)
    return lobbies.join(ShownRow).where(*unseen)


def rematches(table_id: int) -> SelectOfScalar[TableRow]:
    """Those at which this one is played again, newest first."""
    return select(TableRow).where(TableRow.rematch_of == table_id).order_by(col(TableRow.id).desc())


def in_channel(channel_id: int) -> SelectOfScalar[ShownRow]:
    """Those of a channel or thread, whatever became of them, newest first."""
    return select(ShownRow).where(stands_in(channel_id)).order_by(col(ShownRow.table_id).desc())


def with_message(message_id: int) -> SelectOfScalar[int]:
    """The one whose public message this is."""
    return select(ShownRow.table_id).where(ShownRow.message_id == message_id)


def stands_in(channel_id: int) -> ColumnElement[bool]:
    return (col(ShownRow.channel_id) == channel_id) | (col(ShownRow.thread_id) == channel_id)


def votes(table_id: int, subject: str) -> SelectOfScalar[int]:
    """Who has agreed to this, in the order in which they did."""
    agreed = select(Vote.user_id).where(Vote.table_id == table_id, Vote.subject == subject, ~lapsed())
    return agreed.order_by(col(Vote.at), col(Vote.user_id))


def lapsed() -> ColumnElement[bool]:
    """Agreed so long ago that it counts no more."""
    return col(Vote.at) <= now() - AGREED_FOR


def _nobody_reminded() -> tuple[ColumnElement[bool], ...]:
    """Being played, and nobody was reminded of the present question."""
    return col(TableRow.status) == "playing", func.coalesce(ShownRow.nudged_at, -1) != _entries()


def _asked_at() -> ColumnElement[datetime]:
    """Since when the present question has been open."""
    last = select(func.max(JournalLine.at)).where(JournalLine.table_id == TableRow.id).scalar_subquery()
    return func.coalesce(last, TableRow.started_at)


def _entries() -> ColumnElement[int]:
    """How long the journal of a table is."""
    last = select(func.max(JournalLine.seq)).where(JournalLine.table_id == TableRow.id).scalar_subquery()
    return func.coalesce(last, -1) + 1
