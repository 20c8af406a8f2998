"""Transactions: they check the lease, count as open until they end, and explain their errors."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select

from bot.store.database import Database, TroubleExplained, Work
from bot.store.errors import Outdated, Superseded
from bot.store.models import Lease
from bot.waits import Waiting, unbroken

T = TypeVar("T")
THE_STORE = "the store"
"""The name of the store in log lines about long waits."""


class Transactions:
    """The transactions of one database. ``lease`` is the name and the holder of the lease that is needed for
    writing; with ``None`` no lease is needed."""

    def __init__(self, database: Database) -> None:
        self.lease: tuple[str, str] | None = None
        self._database = database
        self._open = 0
        self._all_over = asyncio.Event()
        self._all_over.set()

    async def read(self, work: Work[T]) -> T:
        """The result of one transaction that only reads."""
        with self._counted(), TroubleExplained(self._database), Waiting(THE_STORE):
            return await self._database.read(work)

    async def write(self, work: Work[T], table_id: int | None = None, *, lease_needed: bool = True) -> T:
        """The result of one transaction that writes, about the table ``table_id``. Raises ``Superseded`` if
        another process has the lease, and ``Outdated`` if the table is gone or a number in it is taken."""

        def under_the_lease(session: Session) -> T:
            if lease_needed and self.lease is not None:
                check_lease(session, *self.lease)
            return work(session)

        with self._counted(), TroubleExplained(self._database), Waiting(THE_STORE):
            try:
                return await self._database.write(under_the_lease)
            except IntegrityError as error:
                if table_id is not None and self._database.too_late(error):
                    raise Outdated(table_id) from error
                raise

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` to its end even if the caller is cancelled, and then re-raise the cancellation. The
        database is not closed before that."""
        with self._counted():
            return await unbroken(work)

    async def close(self) -> None:
        """Wait for the open transactions, and close the database."""
        await self._all_over.wait()
        await self._database.close()

    @contextmanager
    def _counted(self) -> Generator[None]:
        self._open += 1
        self._all_over.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._all_over.set()


def check_lease(session: Session, name: str, holder: str) -> None:
    """Raise ``Superseded`` unless the lease is held, and lock it until this transaction ends. The lock does
    not delay beats."""
    mine = col(Lease.name) == name, col(Lease.holder) == holder
    shared = select(Lease.name).where(*mine).with_for_update(read=True, key_share=True)
    if session.exec(shared).first() is None:
        raise Superseded
