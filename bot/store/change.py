"""A change of a table: all or nothing, and only if the table is still as its writer knows it.

Every change names the version of the table that its writer has seen. If the table has another version, the
writer gets ``Outdated`` and must read it again: two processes cannot overwrite each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypedDict

from sqlalchemy import Executable, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session, col

from bot.store.errors import Outdated
from bot.store.models import JournalLine, Remark, ShownRow, Sitter, Status, TableRow, altered, now

InsertOf: TypeAlias = "Callable[[type], sqlite.Insert] | Callable[[type], postgresql.Insert]"
"""An insert with an ``ON CONFLICT`` clause; each database has its own."""


class TableChanges(TypedDict, total=False):
    """The columns of a table's row that may change after it was created."""

    agreed: str
    starter_id: int
    language: str
    status: Status
    options: dict[str, str]
    contributions: list[list[int]]
    dealt_commitment: str
    leaders: int
    closed_to_others: bool
    preset: str | None
    untold: bool
    invited: list[int]
    touched_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    outcome: dict[str, object] | None
    note: str | None
    public_state: dict[str, Any] | None


class ShownChanges(TypedDict, total=False):
    """The columns about where and how a table is shown."""

    channel_id: int
    thread_id: int | None
    own_thread: bool
    homeless: bool
    message_id: int | None
    message_posted_at: datetime | None
    being_posted: bool
    left_behind: list[list[int]]
    promise_channel_id: int | None
    promise_message_id: int | None
    agreement_number: int
    agreement_fingerprint: str | None
    agreement_message_id: int | None
    notice_under_way: int | None
    reminders: list[list[int]]
    nudged_at: int | None
    shown_version: int | None
    shown_entries: int | None
    shown_by: str | None


def no_changes() -> TableChanges:
    return {}


@dataclass(slots=True)
class Change:
    """The parts of one change.

    ``entries`` are appended to the journal, the first of them as number ``first_seq``; ``row`` changes the
    table's own row; ``sits`` are sitters who are added or changed, by their number, and ``stands`` the
    numbers of those who leave; ``remark`` is a line of the log.
    """

    known: TableRow
    entries: Sequence[str] = ()
    first_seq: int = 0
    row: TableChanges = field(default_factory=no_changes)
    sits: Sequence[Sitter] = ()
    stands: Sequence[int] = ()
    remark: Remark | None = None

    @property
    def row_after(self) -> TableRow:
        """The table's row after this change."""
        return altered(self.known, {**self.row, "version": self.known.version + 1})


@dataclass(slots=True)
class Note:
    """A change of where and how a table is shown: ``changes`` to the row that its writer knows."""

    known: ShownRow
    changes: ShownChanges

    @property
    def row_after(self) -> ShownRow:
        """The row after this note."""
        return altered(self.known, {**self.changes, "version": self.known.version + 1})


def note_down(note: Note, session: Session) -> None:
    """Write a note within an open transaction. Raises ``Outdated`` if the row is no longer as its writer
    knows it."""
    table_id, version = note.known.table_id, note.known.version
    this = col(ShownRow.table_id) == table_id, col(ShownRow.version) == version
    noted = update(ShownRow).where(*this).values(**note.changes, version=version + 1)
    if not session.connection().execute(noted).rowcount:
        raise Outdated(table_id)


class Write(NamedTuple):
    """A statement with its rows. With ``must_find`` it must match a row, or the change is too late."""

    statement: Executable
    rows: Sequence[Mapping[str, Any]]
    must_find: bool = False


def carry_out(change: Change, session: Session, insert_of: InsertOf) -> None:
    """Write a change within an open transaction. Raises ``Outdated`` if the table is no longer as its writer
    knows it."""
    connection = session.connection()
    for write in writes_of(change, insert_of):
        result = connection.execute(write.statement, write.rows)
        if write.must_find and not result.rowcount:
            raise Outdated(change.known.id)


def writes_of(change: Change, insert_of: InsertOf) -> list[Write]:
    """The statements of a change, in order."""
    number, version = change.known.id, change.known.version
    this = {"known_id": number, "known_version": version}
    at = now()
    lines = [
        {"table_id": number, "seq": seq, "entry": entry, "at": at}
        for seq, entry in enumerate(change.entries, change.first_seq)
    ]
    # The first statement locks the table's row: nobody else changes the table before this is committed.
    writes = [Write(_changing(), [{**change.row, "version": version + 1, **this}], must_find=True)]
    if lines:
        writes.append(Write(_adding(), lines))
    if change.stands:
        gone = [{"known_id": number, "known_number": place} for place in change.stands]
        writes.append(Write(_standing(), gone))
    if change.sits:
        places = [{**sitter.model_dump(), "table_id": number} for sitter in change.sits]
        writes.append(Write(_sitting(insert_of), places))
    if change.remark is not None:
        line = {**change.remark.model_dump(), "table_id": number, "number": version + 1}
        writes.append(Write(_remarking(), [line]))
    return writes


_this = col(TableRow.id) == bindparam("known_id"), col(TableRow.version) == bindparam("known_version")


@cache
def _changing() -> Executable:
    return update(TableRow).where(*_this)


@cache
def _adding() -> Executable:
    return insert(JournalLine)


@cache
def _standing() -> Executable:
    here = col(Sitter.table_id) == bindparam("known_id"), col(Sitter.number) == bindparam("known_number")
    return delete(Sitter).where(*here)


@cache
def _sitting(insert_of: InsertOf) -> Executable:
    place = insert_of(Sitter)
    fresh = {name: place.excluded[name] for name in Sitter.model_fields if name not in ("table_id", "number")}
    return place.on_conflict_do_update(index_elements=["table_id", "number"], set_=fresh)


@cache
def _remarking() -> Executable:
    return insert(Remark)
