"""Many changes in one SQLite transaction, by the shortest way: statements compiled once, bound by hand.

What makes a commit slow is that the disk has to confirm it, so the changes that wait share one. Each
may fail alone: what one of them finds or breaks is nothing to the others.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ClauseElement, Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler

from bot.store.answer import Answer
from bot.store.errors import Outdated, Superseded

HELD = "SELECT 1 FROM leases WHERE name = ? AND holder = ?"

TOO_LATE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY)
"""Somebody else has taken the number, or the table is gone."""


class QuickWrite(NamedTuple):
    """A statement as the driver takes it, with the rows for it."""

    sql: str
    rows: Sequence[Sequence[object]]
    must_find: bool


@dataclass(slots=True)
class Job:
    """One change that waits to be written."""

    table_id: int
    writes: Sequence[QuickWrite]
    done: Answer
    trouble: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            for write in self.writes:
                if not write.must_find:
                    connection.executemany(write.sql, write.rows)
                elif not connection.execute(write.sql, write.rows[0]).rowcount:
                    raise Outdated(self.table_id)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in TOO_LATE:
                raise Outdated(self.table_id) from error
            raise

    def tell(self) -> None:
        """Whoever waits for it goes on."""
        if self.trouble is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.trouble)


def write_together(
    connection: sqlite3.Connection,
    jobs: Sequence[Job],
    lease: tuple[str, str] | None,
    check: Callable[[], None],
) -> bool:
    """One transaction. Afterwards each job has its own ``trouble`` or has been written.

    A connection that cannot even be rolled back is closed, because nobody may see what is in it; says
    whether it is still open.
    """
    try:
        check()
        _write(connection, jobs, lease)
        check()
    except BaseException as trouble:
        for job in jobs:
            job.trouble = trouble
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        if connection.in_transaction:
            connection.close()
            return False
    return True


def _write(connection: sqlite3.Connection, jobs: Sequence[Job], lease: tuple[str, str] | None) -> None:
    _begin(connection, lease)
    try:
        for job in jobs:
            job.run(connection)
    except Exception:
        if len(jobs) == 1 or not connection.in_transaction:
            raise  # a full disk may take the whole transaction with it
        # One of them will not do. Once more, each apart from the others.
        connection.execute("ROLLBACK")
        _begin(connection, lease)
        for job in jobs:
            _run_apart(job, connection)
    connection.execute("COMMIT")


def _begin(connection: sqlite3.Connection, lease: tuple[str, str] | None) -> None:
    connection.execute("BEGIN IMMEDIATE")
    if lease is not None and not connection.execute(HELD, lease).fetchall():
        raise Superseded


def _run_apart(job: Job, connection: sqlite3.Connection) -> None:
    connection.execute("SAVEPOINT change")
    try:
        job.run(connection)
    except Exception as trouble:
        if not connection.in_transaction:
            raise  # it took the whole transaction with it: a full disk may
        connection.execute("ROLLBACK TO change")
        job.trouble = trouble
    connection.execute("RELEASE change")


class QuickStatement:
    """A statement compiled once, and the way its values go into it."""

    def __init__(self, dialect: Dialect, statement: Executable, columns: tuple[str, ...]) -> None:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        assert isinstance(compiled, SQLCompiler)
        self.sql = compiled.string
        self._names = compiled.positiontup or []
        binders = [
            compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect) for name in self._names
        ]
        self._binders = [(place, bind) for place, bind in enumerate(binders) if bind is not None]

    def bind(self, values: Mapping[str, object]) -> Sequence[object]:
        bound = [values[name] for name in self._names]
        for place, bind in self._binders:
            bound[place] = bind(bound[place])
        return bound
