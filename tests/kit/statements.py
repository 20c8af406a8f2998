"""Every statement that a SQLite database runs, as reported by the database.

Request the fixture before the database is opened.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class Statements:
    """The statements since the last call of ``taken``."""

    def __init__(self) -> None:
        self._run: list[str] = []

    def heard(self, statement: str) -> None:
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
    heard, connect = Statements(), sqlite3.connect

    def connect_and_listen(*args: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*args, **named)
        connection.set_trace_callback(heard.heard)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_and_listen)
    yield heard
