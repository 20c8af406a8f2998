"""The rows of the store.

The repository returns detached rows: reading one never touches the database, and changing one changes nothing
in the database.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ColumnElement,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    Text,
    TypeDecorator,
    UniqueConstraint,
    bindparam,
)
from sqlalchemy.orm.base import DEFAULT_STATE_ATTR, manager_of_class
from sqlmodel import Field, SQLModel, col
from sqlmodel.sql.sqltypes import AutoString

from bot.harmless import FromPeople

Status: TypeAlias = Literal["lobby", "playing", "paused", "over", "cancelled"]
SitterKind: TypeAlias = Literal["human", "ai"]
SitterStrength: TypeAlias = Literal["novice", "adept", "master"]
HearingWay: TypeAlias = Literal["thread", "letter", "nothing"]
RemarkFact: TypeAlias = str | int | list[str]
Row = TypeVar("Row", bound=SQLModel)

LIVE: tuple[Status, ...] = ("lobby", "playing", "paused")
"""The statuses in which a table has not ended."""


def now() -> datetime:
    return datetime.now(UTC)


def altered(row: Row, changes: Mapping[str, Any]) -> Row:
    """A copy of the row with these changes; the row itself stays as it is."""
    copy = row.model_copy(update=changes)
    # ``model_copy`` shares SQLAlchemy's state of the original row: the copy needs its own.
    del vars(copy)[DEFAULT_STATE_ATTR]
    manager_of_class(type(row)).setup_instance(copy)
    return copy


class UtcTime(TypeDecorator[datetime]):
    """A point in time, always timezone-aware in UTC; SQLite alone would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} does not say in which time zone it is")
        return value if value.tzinfo is UTC else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Name(AutoString):
    """A text from a member, such as a name. It is read as ``FromPeople``."""

    cache_ok = True

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return FromPeople(value) if value else value


def _of_table() -> Column[int]:
    """The first column of the key of all rows that belong to a table and are deleted with it."""
    return Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class TableRow(SQLModel, table=True):
    """One table: a match of a game, from the lobby to the end.

    Its number is never reused: an old button cannot reach a newer table. ``version`` counts the changes of
    the table; a writer names the version that they know. ``commitment`` is the fingerprint
    of the seed, fixed when the lobby opens; ``opening`` is Discord's number of the interaction that opened
    it. The start fixes ``contributions``, the additions of each member to the seed by sitting down or
    starting, ``dealt_commitment``, the fingerprint of the resulting seed, and ``agreed``. ``legacy`` comes
    from the previous match. ``preset`` is the way to begin with which the table was opened, while nobody has
    changed anything; empty for a game without presets, ``None`` for a table that people set. While the row
    is ``untold``, its end has not been shown. ``public_state`` are the facts about the match that lists tell
    without loading it (``bot.tables.public_state``). ``set_back`` is the number of entries in the journal
    when the host last restored a backup: all that came after them at this table was lost.
    """

    __tablename__ = "tables"  # pyright: ignore[reportAssignmentType]
    __table_args__ = {"sqlite_autoincrement": True}

    id: int = Field(default=None, primary_key=True)
    game: str
    rules_version: int
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    starter_id: int = Field(sa_type=BigInteger)
    language: str
    status: Status = Field(default="lobby", sa_type=Text, index=True)
    options: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    seed: str = Field(repr=False)
    commitment: str
    opening: int = Field(default=0, sa_type=BigInteger)
    agreed: str | None = Field(default=None, sa_type=Text)
    contributions: list[list[int]] = Field(default_factory=list, sa_type=JSON)
    dealt_commitment: str | None = None
    leaders: int = 0
    closed_to_others: bool = False
    preset: str | None = None
    untold: bool = False
    rematch_of: int | None = Field(default=None, index=True)
    invited: list[int] = Field(default_factory=list, sa_type=JSON)
    legacy: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    created_at: datetime = Field(default_factory=now, sa_type=UtcTime)
    touched_at: datetime = Field(default_factory=now, sa_type=UtcTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    outcome: dict[str, object] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    note: str | None = None
    public_state: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    set_back: int | None = None
    version: int = 0

    @property
    def live(self) -> bool:
        return self.status in LIVE


def is_live() -> ColumnElement[bool]:
    """True for tables in the lobby, playing or paused, and for ended ones whose end was not shown. The values
    are literal, as in the index: a database matches a partial index by its text only."""
    statuses = bindparam("live", LIVE, Text(), expanding=True, literal_execute=True)
    return col(TableRow.status).in_(statuses) | col(TableRow.untold)


Index("tables_of_server", col(TableRow.guild_id), col(TableRow.id))
Index("tables_opened", col(TableRow.starter_id), col(TableRow.created_at))
Index("live_tables", col(TableRow.guild_id), sqlite_where=is_live(), postgresql_where=is_live())


class ShownRow(SQLModel, table=True):
    """The place of a table on Discord. Its own ``version`` keeps a note about a message and an answer at the
    table from conflicting.

    While the table is ``being_posted``, it may have a message that this row does not know. ``left_behind``
    are its former messages, each with its channel, until they say that the table has moved on. The promise is
    the message with the fingerprint of the seed; the agreement is the newest message with the fingerprint of
    the lobby's settings. A notice is either of them: 0 is the promise, agreements count from 1. While
    ``notice_under_way`` is set, that notice may have a message that this row does not know. The players were
    reminded when the journal had ``nudged_at`` entries; ``reminders`` are the messages of that, each with its
    channel. The table's message is known to show its ``shown_version`` with ``shown_entries`` entries in the
    journal, drawn by the edition ``shown_by`` of this program.
    """

    __tablename__ = "shown"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    channel_id: int = Field(sa_type=BigInteger, index=True)
    thread_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    own_thread: bool = False
    homeless: bool = False
    message_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    message_posted_at: datetime | None = Field(default=None, sa_type=UtcTime)
    being_posted: bool = True
    left_behind: list[list[int]] = Field(default_factory=list, sa_type=JSON)
    promise_channel_id: int | None = Field(default=None, sa_type=BigInteger)
    promise_message_id: int | None = Field(default=None, sa_type=BigInteger)
    agreement_number: int = 0
    agreement_fingerprint: str | None = None
    agreement_message_id: int | None = Field(default=None, sa_type=BigInteger)
    notice_under_way: int | None = None
    reminders: list[list[int]] = Field(default_factory=list, sa_type=JSON)
    nudged_at: int | None = None
    shown_version: int | None = None
    shown_entries: int | None = None
    shown_by: str | None = None
    version: int = 0


class Sitter(SQLModel, table=True):
    """A place at a table: a member's, or an AI's (then ``user_id`` is ``None``).

    Numbers are in the order of sitting down. In the lobby a sitter has at most a ``wish``; the ``seat`` is
    assigned at the start. One member may lead several seats. ``act`` is Discord's number of the interaction
    by which they sat down, ``language`` their locale. In the lobby they may have said that they
    are ``ready``. ``name`` is a member's; an AI is named in the language of the reader. ``strength`` is that
    of an AI; an AI that replaces a member is an adept. ``chosen`` are the options of this seat; ``standing``
    are its standing answers, by prompt: an event in text, or a list of keys (``bot.tables.standing``).
    """

    __tablename__ = "sitters"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        UniqueConstraint("table_id", "seat", name="one_sitter_a_seat"),
        Index("tables_of_member", "user_id", "table_id"),
    )

    table_id: int = Field(sa_column=_of_table())
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(sa_type=Name)
    kind: SitterKind = Field(default="human", sa_type=Text)
    strength: SitterStrength = Field(default="adept", sa_type=Text)
    wish: str | None = None
    seat: str | None = None
    act: int | None = Field(default=None, sa_type=BigInteger)
    language: str | None = None
    ready: bool = False
    chosen: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    standing: dict[str, str | list[str]] = Field(default_factory=dict, sa_type=JSON)

    def at(self, table_id: int) -> Sitter:
        """A copy of this place for another table."""
        return altered(self, {"table_id": table_id})


class Remark(SQLModel, table=True):
    """A line of a table's log that is no part of the game: a moderator's action, or a change of the players.

    It stands after the first ``seq`` entries of the journal. Its number is the version of the table that it
    came with.
    """

    __tablename__ = "remarks"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    number: int = Field(default=0, primary_key=True, sa_column_kwargs={"autoincrement": False})
    seq: int
    name: str
    facts: dict[str, RemarkFact] = Field(default_factory=dict, sa_type=JSON)
    at: datetime = Field(default_factory=now, sa_type=UtcTime)


class JournalLine(SQLModel, table=True):
    """One entry of a table's journal. Lines are only ever added, and each has its own number."""

    __tablename__ = "journal"  # pyright: ignore[reportAssignmentType]
    __table_args__ = {"sqlite_with_rowid": False}  # kept in the order of its key

    table_id: int = Field(sa_column=_of_table())
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    entry: str = Field(sa_type=Text)
    at: datetime = Field(default_factory=now, sa_type=UtcTime)


class KeptDraft(SQLModel, table=True):
    """A seat's unfinished answer, valid for one position of its match (``bot.tables.keeping``)."""

    __tablename__ = "drafts"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    seat: str = Field(primary_key=True)
    position: int
    body: dict[str, Any] = Field(sa_type=JSON)


class Vote(SQLModel, table=True):
    """A member's agreement to a proposal that needs several people, such as calling a match off."""

    __tablename__ = "votes"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    subject: str = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(default_factory=now, sa_type=UtcTime)


class Bet(SQLModel, table=True):
    """A spectator's guess about the next result, made while the question at ``position`` was open."""

    __tablename__ = "bets"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    position: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str = Field(sa_type=Name)
    guess: str


class Server(SQLModel, table=True):
    """The settings of a Discord server."""

    __tablename__ = "servers"  # pyright: ignore[reportAssignmentType]

    guild_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    patience_seconds: int | None = None
    language: str | None = None
    limits: dict[str, int] = Field(default_factory=dict, sa_type=JSON)


class Hearing(SQLModel, table=True):
    """A member's notification settings: the way, the delay, and quiet hours.

    ``after_seconds`` is the delay of a reminder; ``None`` means the usual one. ``asked`` says that the member
    was asked for these settings, or has made them. The hours are whole hours of the member's own clock, which
    is ``offset_minutes`` ahead of UTC.
    """

    __tablename__ = "hearings"  # pyright: ignore[reportAssignmentType]

    user_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    way: HearingWay = Field(default="thread", sa_type=Text)
    after_seconds: int | None = None
    asked: bool = False
    quiet_from: int | None = None
    quiet_until: int | None = None
    offset_minutes: int = 0


class KeptDeck(SQLModel, table=True):
    """A deck of a member for a seat of some game, legal or not.

    Its number is never reused: an old button cannot reach a newer deck.
    """

    __tablename__ = "decks"  # pyright: ignore[reportAssignmentType]
    __table_args__ = {"sqlite_autoincrement": True}

    id: int = Field(default=None, primary_key=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    game: str
    name: str = Field(sa_type=Name)
    owner: str
    cards: dict[str, int] = Field(default_factory=dict, sa_type=JSON)


class Lease(SQLModel, table=True):
    """The lease of a token. Its holder increases ``beat`` to show that it is alive."""

    __tablename__ = "leases"  # pyright: ignore[reportAssignmentType]

    name: str = Field(primary_key=True)
    holder: str
    about: str
    beat: int = 0
