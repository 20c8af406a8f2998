"""On SQLite a transaction is one visit to the thread of the connection, and an answer few statements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextvars import Context
from typing import Any

import pytest

from bot.store import Change, Store, TableRow
from tests.kit.statements import Statements, statements
from tests.store.scenes import open_table

__all__ = ["statements"]


@pytest.fixture
async def visits(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The number of times that a thread has reported to the event loop since the last call."""
    loop, reports = asyncio.get_running_loop(), list[object]()
    report = loop.call_soon_threadsafe

    def heard(function: Callable[..., object], *arguments: Any, context: Context | None = None) -> object:
        reports.append(function)
        return report(function, *arguments, context=context)

    def since() -> int:
        count = len(reports)
        reports.clear()
        return count

    monkeypatch.setattr(loop, "call_soon_threadsafe", heard)
    return since


@pytest.fixture
async def played(statements: Statements, sqlite_address: str) -> AsyncIterator[tuple[Store, TableRow]]:
    """A table of a process that has the lease."""
    async with await Store.open(sqlite_address) as store:
        store.need_lease("token", "holder")
        assert await store.take_lease("token", "holder", "about", None)
        yield store, await open_table(store)


async def test_an_answer_is_three_statements_in_one_visit(
    played: tuple[Store, TableRow], statements: Statements, visits: Callable[[], int]
):
    store, table = played
    statements.taken()
    await store.write(Change(table, ["answer"], row={"public_state": {"position": 1}}))
    begin, lease, row, line, commit = [one.split()[:2] for one in statements.taken()]
    assert begin == ["BEGIN", "IMMEDIATE"] and commit == ["COMMIT"]
    assert lease[0] == "SELECT" and row[0] == "UPDATE" and line[0] == "INSERT"
    assert visits() == 1


async def test_a_question_is_one_visit(played: tuple[Store, TableRow], visits: Callable[[], int]):
    store, table = played
    assert await store.read_table(table.id) is not None
    assert visits() == 1
