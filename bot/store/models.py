"""The rows of the store.

Rows handed out by the repository are detached: reading them never touches the database, and
changing one changes nothing until the repository is asked to.
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
HearingWay: TypeAlias = Literal["thread", "letter", "nothing"]
RemarkFact: TypeAlias = str | int | list[str]
Row = TypeVar("Row", bound=SQLModel)

LIVE: tuple[Status, ...] = ("lobby", "playing", "paused")
"""The statuses of a table that somebody may still sit down to."""


def now() -> datetime:
    return datetime.now(UTC)


def altered(row: Row, changes: Mapping[str, Any]) -> Row:
    """The same row with some things changed; the row itself stays as it is."""
    copy = row.model_copy(update=changes)
    # It shares what SQLAlchemy remembers about the row it was made of: it needs its own.
    del vars(copy)[DEFAULT_STATE_ATTR]
    manager_of_class(type(row)).setup_instance(copy)
    return copy


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC and always saying so; SQLite alone would forget the zone."""

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
    """What a member is called, or has called something. Whoever reads it is handed ``FromPeople``."""

    cache_ok = True

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return FromPeople(value) if value else value


def _of_table() -> Column[int]:
    """The first part of the key of everything that belongs to a table and goes when the table goes."""
    return Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class TableRow(SQLModel, table=True):
    """A game that people sit down to, from the lobby to the end.

    Its number is never given to another table, so that an old button cannot reach a newer table.
    ``version`` counts the changes of this row and of its sitters; a writer names the version that they know.
    ``commitment`` is the fingerprint of the seed, fixed when the lobby opens; ``opening`` is the number that
    Discord gave to the press or command that opened it.
    ``contributions`` are what each member added to the seed by sitting down or starting, fixed at the start
    with the fingerprint of what came of it, ``dealt_commitment``, and with what was ``agreed``.
    ``legacy`` is what the match before handed on. While it is ``untold`` nobody has been shown how it ended.
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
    untold: bool = False
    rematch_of: int | None = Field(default=None, index=True)
    invited: list[int] = Field(default_factory=list, sa_type=JSON)
    legacy: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    created_at: datetime = Field(default_factory=now, sa_type=Moment)
    touched_at: datetime = Field(default_factory=now, sa_type=Moment)
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    ended_at: datetime | None = Field(default=None, sa_type=Moment)
    outcome: dict[str, object] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    note: str | None = None
    version: int = 0

    @property
    def live(self) -> bool:
        return self.status in LIVE


def is_live() -> ColumnElement[bool]:
    """In the lobby, being played or paused, or such that nobody has been shown its end. Written with its
    values, as the index has it: a database finds that by the same words only."""
    statuses = bindparam("live", LIVE, Text(), expanding=True, literal_execute=True)
    return col(TableRow.status).in_(statuses) | col(TableRow.untold)


Index("tables_of_server", col(TableRow.guild_id), col(TableRow.id))
Index("tables_opened", col(TableRow.starter_id), col(TableRow.created_at))
Index("live_tables", col(TableRow.guild_id), sqlite_where=is_live(), postgresql_where=is_live())


class ShownRow(SQLModel, table=True):
    """Where and how a table is shown on Discord. It has a ``version`` of its own: a note about a message and
    an answer at the table never overtake each other.

    While the table is ``being_posted`` there may be a message of it that this row does not know;
    ``left_behind`` are the messages that it has moved on from, each with its channel, as long as they do not
    say so. The promise is the message with the fingerprint of the seed; the agreement is the newest message
    with the fingerprint of what is agreed in the lobby. A notice is either of them: 0 is the promise,
    agreements count from 1. While one is under way there may be a message that this row does not know.
    The players were reminded when the journal had ``nudged_at`` entries; ``reminders`` are the messages that
    said so, each with its channel. The table's message is known to show the table's ``shown_version`` with
    ``shown_entries`` entries in the journal, as the edition ``shown_by`` of this program shows it.
    """

    __tablename__ = "shown"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    channel_id: int = Field(sa_type=BigInteger, index=True)
    thread_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    own_thread: bool = False
    homeless: bool = False
    message_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    message_posted_at: datetime | None = Field(default=None, sa_type=Moment)
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
    """Somebody at a table: a member, or an AI (then ``user_id`` is empty).

    Numbers are in the order of sitting down. In the lobby a sitter has at most a ``wish``; the
    ``seat`` is settled at the start. One member may lead several seats. ``act`` is the number that
    Discord gave to the press or command by which somebody sat down, ``language`` the one they read. The
    ``name`` is a member's; what an AI is called is said in the language of whoever reads it. ``chosen`` are
    the options of this seat; ``standing`` says, by the question, until when a seat passes.
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
    wish: str | None = None
    seat: str | None = None
    act: int | None = Field(default=None, sa_type=BigInteger)
    language: str | None = None
    chosen: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    standing: dict[str, str] = Field(default_factory=dict, sa_type=JSON)

    def at(self, table_id: int) -> Sitter:
        """The same place, at this table."""
        return altered(self, {"table_id": table_id})


class Remark(SQLModel, table=True):
    """A line in a table's log that is no part of the game: what a moderator did, who took over a seat.

    It stands after the first ``seq`` entries of the journal. Its number is the version of the table
    that it came with.
    """

    __tablename__ = "remarks"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    number: int = Field(default=0, primary_key=True, sa_column_kwargs={"autoincrement": False})
    seq: int
    name: str
    facts: dict[str, RemarkFact] = Field(default_factory=dict, sa_type=JSON)
    at: datetime = Field(default_factory=now, sa_type=Moment)


class JournalLine(SQLModel, table=True):
    """One entry of a table's journal. Lines are only ever added, and no two share a place."""

    __tablename__ = "journal"  # pyright: ignore[reportAssignmentType]
    __table_args__ = {"sqlite_with_rowid": False}  # kept in the order of its key

    table_id: int = Field(sa_column=_of_table())
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    entry: str = Field(sa_type=Text)
    at: datetime = Field(default_factory=now, sa_type=Moment)


class KeptDraft(SQLModel, table=True):
    """A seat's form in the making, good for one position of its match only."""

    __tablename__ = "drafts"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    seat: str = Field(primary_key=True)
    position: int
    body: dict[str, str] = Field(sa_type=JSON)


class Vote(SQLModel, table=True):
    """A member's agreement to something that needs more than one, cancelling the table for example."""

    __tablename__ = "votes"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    subject: str = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(default_factory=now, sa_type=Moment)


class Bet(SQLModel, table=True):
    """What somebody who only watches said would come next, while this question of the match was open."""

    __tablename__ = "bets"  # pyright: ignore[reportAssignmentType]

    table_id: int = Field(sa_column=_of_table())
    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    position: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str = Field(sa_type=Name)
    guess: str


class Server(SQLModel, table=True):
    """What the moderators of a Discord server have set for its tables."""

    __tablename__ = "servers"  # pyright: ignore[reportAssignmentType]

    guild_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    patience_seconds: int | None = None
    language: str | None = None
    limits: dict[str, int] = Field(default_factory=dict, sa_type=JSON)


class Hearing(SQLModel, table=True):
    """How somebody wants to hear that it is their turn, and in which hours of their day they do not.

    Hours are whole ones of their own clock, which is ``offset_minutes`` ahead of UTC.
    """

    __tablename__ = "hearings"  # pyright: ignore[reportAssignmentType]

    user_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    way: HearingWay = Field(default="thread", sa_type=Text)
    quiet_from: int | None = None
    quiet_until: int | None = None
    offset_minutes: int = 0


class KeptDeck(SQLModel, table=True):
    """A deck that a member has built for a seat of some game, whether or not it may be played yet.

    Its number is never given to another, so that an old button cannot reach a newer deck.
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
    """Which process speaks for a token. It shows that it is alive by counting ``beat`` on."""

    __tablename__ = "leases"  # pyright: ignore[reportAssignmentType]

    name: str = Field(primary_key=True)
    holder: str
    about: str
    beat: int = 0
