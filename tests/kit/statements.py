"""Every statement that a SQLite database runs, as reported by the database.

Request the fixture before the database is opened.
"""

from __future__ import annotations

import sqlite3
import sqlite3.dbapi2
from collections.abc import Iterator
from typing import Any

import pytest

WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class Statements:
    """The statements since the last call of ``taken``."""

    def __init__(self) -> None:
        self._run: list[str] = []
        self.transactions = 0

    def heard(self, statement: str) -> None:
        self.transactions += statement.startswith("BEGIN")
        self._run.append(statement)

    def taken(self) -> list[str]:
        run, self._run = self._run, []
        return run

    def writes(self) -> list[str]:
        """The statements that wrote."""
        return [one for one in self.taken() if one.lstrip().upper().startswith(WRITING)]

    def reads(self, table: str) -> list[str]:
        """The statements that read from this table."""
        return [one for one in self.taken() if f"FROM {table}" in one and one.startswith("SELECT")]


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> Iterator[Statements]:
    """Fails at the end if no transaction was heard: then the database was opened in another way, and a test
    that expects no statement would pass whatever is run."""
    heard, connect = Statements(), sqlite3.connect

    def connect_and_listen(*args: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*args, **named)
        connection.set_trace_callback(heard.heard)
        return connection

    for module in (sqlite3, sqlite3.dbapi2):  # SQLAlchemy calls the second
        monkeypatch.setattr(module, "connect", connect_and_listen)
    yield heard
    assert heard.transactions, "no transaction was heard"
