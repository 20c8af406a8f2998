"""The sky: where faults come from. It strikes requests to Discord and operations of the database.

Whatever it strikes says so (``MARK``), so that an error in the log can be told from a defect.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from typing import Any

import aiohttp
from aiosqlite.core import Connection
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.types import HttpLogEntry

MARK = "(a storm)"
LOST, ANSWER_LOST = -1, -2
"""Instead of a status: the connection breaks before the request arrives, or after it was carried out."""
CLEANING_UP = {"rollback", "close"}
"""What a connection does about trouble, or the system when a process ends; it is not troubled in its turn."""


@dataclass
class Fault:
    """Requests to these paths fail, so many times or until it is lifted."""

    method: str
    path: str
    status: int
    code: int = 0
    times: int | None = 1

    def hits(self, method: str, path: str) -> bool:
        return self.method in (method, "*") and fnmatch(path, self.path)

    def __str__(self) -> str:
        how = {LOST: "lost", ANSWER_LOST: "answer lost"}.get(self.status, f"{self.status}/{self.code}")
        often = "until lifted" if self.times is None else f"{self.times} times"
        return f"{self.method} {self.path} {how} {often}"


def _at_once(connection: Connection, function: Callable[[], Any]) -> Any:
    """Done by the connection's thread while everything waits: otherwise each storm would be another one.

    Only for a connection that is alone. Of two, one may wait for what the other is in the middle of.
    """
    answer: Future[Any] = Future()

    def work() -> None:
        try:
            answer.set_result(function())
        except BaseException as trouble:
            answer.set_exception(trouble)

    connection._tx.put_nowait((None, work))
    return answer.result()


class Sky:
    """Everything that may strike, and what it has struck."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.good_operations = 0
        self.bad_operations = 0
        """The database takes so many operations more, and then fails so many times."""
        self.doom: int | None = None
        """So many requests and operations more, and the process is no more."""
        self.dead = False
        self.struck: list[str] = []
        """The requests that failed, and ``database`` for each operation that did."""
        self.listener: Callable[[HttpLogEntry], None] = lambda request: None
        """Hears of every request that Discord carried out."""
        self._connections: list[Connection] = []

    def clear(self) -> None:
        self.faults.clear()
        self.good_operations = self.bad_operations = 0
        self.doom = None

    @contextmanager
    def above(self) -> Iterator[None]:
        """Everything below is under this sky."""
        check, dispatch, execute = router._check_faults, router.dispatch, Connection._execute

        def struck_dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            answer = dispatch(backend, method, path, **rest)
            self.listener(backend.http_requests[-1])
            self._strike(method, path, carried_out=True)
            return answer

        def before(_: Any, method: str, path: str) -> None:
            self._count()
            self._strike(method, path, carried_out=False)

        async def struck_execute(connection: Connection, function: Any, *rest: Any, **named: Any) -> Any:
            if connection not in self._connections:
                self._connections.append(connection)
            if getattr(function, "__name__", "") not in CLEANING_UP:
                self._count()
                self._trouble()
            if sum(each._running for each in self._connections) > 1:
                return await execute(connection, function, *rest, **named)
            answer = _at_once(connection, partial(function, *rest, **named))
            await asyncio.sleep(0)
            return answer

        router._check_faults, router.dispatch = before, struck_dispatch
        Connection._execute = struck_execute  # pyright: ignore[reportAttributeAccessIssue]
        try:
            yield
        finally:
            router._check_faults, router.dispatch, Connection._execute = check, dispatch, execute

    async def bury(self) -> None:
        """What a process that is no more had open is closed, as a system does it."""
        connections, self._connections = self._connections, []
        for connection in connections:
            if connection._running and (closed := connection.stop()) is not None:
                await closed
        self.dead, self.doom = False, None

    def _count(self) -> None:
        if self.doom is not None:
            self.doom -= 1
            self.dead = self.dead or self.doom < 0
        if self.dead:
            raise asyncio.CancelledError(f"the process is no more {MARK}")

    def _strike(self, method: str, path: str, *, carried_out: bool) -> None:
        for fault in list(self.faults):
            if (fault.status == ANSWER_LOST) is not carried_out or not fault.hits(method, path):
                continue
            if fault.times is not None:
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
            self.struck.append(f"{method} {path}")
            if fault.status < 0:
                raise aiohttp.ServerDisconnectedError(f"the connection broke {MARK}")
            raise BackendError(fault.status, fault.code, f"refused {MARK}")

    def _trouble(self) -> None:
        if self.good_operations > 0:
            self.good_operations -= 1
        elif self.bad_operations > 0:
            self.bad_operations -= 1
            self.struck.append("database")
            raise sqlite3.OperationalError(f"disk I/O error {MARK}")
