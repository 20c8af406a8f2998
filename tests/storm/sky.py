"""The sky: the source of faults. It strikes requests to Discord and operations of the database.

Each fault carries ``MARK``, so that an error in the log can be told from a defect.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.types import HttpLogEntry

from tests.storm.disk import COMMIT, Disk, struck

MARK = "(a storm)"
LOST, ANSWER_LOST = -1, -2
"""Instead of a status: the connection breaks before the request arrives, or after it was carried out."""


ONE_THREAD_A_MESSAGE = re.compile(r"/channels/\d+/messages/(\d+)/threads")
HAS_A_THREAD = 160004


def _as_discord_would(backend: Any, method: str, path: str) -> None:
    """Raise an error that Discord has and its simulation does not: a second thread from one message."""
    asked = ONE_THREAD_A_MESSAGE.fullmatch(path)
    if method == "POST" and asked and int(asked[1]) in backend.channels:
        raise BackendError(400, HAS_A_THREAD, "A thread has already been created for this message")


@dataclass
class Fault:
    """Requests to these paths fail, a number of times or until it is lifted."""

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


class Sky:
    """All possible faults, and those that have happened."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.good_operations = 0
        self.bad_operations = 0
        """The number of database operations that still succeed, and then the number that fail."""
        self.unsure = False
        """A failing commit may have been done all the same."""
        self.doom: int | None = None
        """The number of requests and operations until the process dies."""
        self.dead = False
        self.struck: list[str] = []
        """The requests that failed, and ``database`` for each failed operation."""
        self.listener: Callable[[HttpLogEntry], None] = lambda request: None
        """Gets every request that Discord carried out."""
        self._disk: Disk | None = None

    @property
    def nobody_knows(self) -> bool:
        """True if the database has data that it reported as failed, and cannot be read now."""
        return self.unsure and self.bad_operations > 0

    def clear(self) -> None:
        self.faults.clear()
        self.good_operations = self.bad_operations = 0
        self.unsure = False
        self.doom = None

    @contextmanager
    def above(self) -> Iterator[None]:
        """Within the ``with`` block, everything is exposed to this sky."""
        check, dispatch = router._check_faults, router.dispatch

        def struck_dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            answer = dispatch(backend, method, path, **rest)
            self.listener(backend.http_requests[-1])
            self._strike(method, path, carried_out=True)
            return answer

        def before(backend: Any, method: str, path: str) -> None:
            self._count()
            self._strike(method, path, carried_out=False)
            _as_discord_would(backend, method, path)

        router._check_faults, router.dispatch = before, struck_dispatch
        try:
            with struck(self._before_operation, self._after_operation) as self._disk:
                yield
        finally:
            router._check_faults, router.dispatch = check, dispatch

    def bury(self) -> None:
        """Close the files of a dead process, as the system does."""
        assert self._disk is not None
        self._disk.bury()
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

    def _before_operation(self, name: str) -> Exception | None:
        self._count()
        return None if self.unsure and name == COMMIT else self._trouble()

    def _after_operation(self, name: str) -> Exception | None:
        return self._trouble() if self.unsure and name == COMMIT else None

    def _trouble(self) -> Exception | None:
        """The exception of the database now, if it must fail."""
        if self.good_operations > 0:
            self.good_operations -= 1
        elif self.bad_operations > 0:
            self.bad_operations -= 1
            self.struck.append("database")
            return sqlite3.OperationalError(f"disk I/O error {MARK}")
        return None
