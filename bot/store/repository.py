"""The repository: everything the house may ask of its database. Each call is one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from types import TracebackType
from typing import Self, TypedDict, Unpack

from sqlalchemy import ColumnElement, delete, func, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.database import Database, trouble_explained
from bot.store.errors import AlreadyStarted, NoSuchTable
from bot.store.models import LIVE, JournalLine, KeptDraft, Sitter, SitterKind, Status, TableRow, Vote, now
from bot.store.opening import open_database


class TableChanges(TypedDict, total=False):
    """What may change about a table after it was set up."""

    channel_id: int
    thread_id: int | None
    message_id: int | None
    message_posted_at: datetime | None
    starter_id: int
    language: str
    status: Status
    options: dict[str, str]
    started_at: datetime | None
    ended_at: datetime | None
    outcome: dict[str, object] | None
    note: str | None
    nudge_message_id: int | None


class SitterChanges(TypedDict, total=False):
    """What may change about a sitter. A seat changes hands by changing ``user_id``, ``name`` and ``kind``."""

    user_id: int | None
    name: str
    kind: SitterKind
    wish: str | None


class Store:
    """The open store: ``async with await Store.open(url) as store: ...``

    Every call may raise ``StoreUnavailable``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the schema up to date."""
        return cls(await open_database(url))

    async def close(self) -> None:
        await self._database.engine.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Tables

    async def create_table(
        self,
        *,
        game: str,
        rules_version: int,
        guild_id: int | None,
        channel_id: int,
        starter_id: int,
        language: str,
        options: Mapping[str, str],
        seed: str,
    ) -> TableRow:
        """A new table: an empty lobby."""
        table = TableRow(
            game=game,
            rules_version=rules_version,
            guild_id=guild_id,
            channel_id=channel_id,
            starter_id=starter_id,
            language=language,
            options=dict(options),
            seed=seed,
        )
        async with self._session() as session:
            session.add(table)
        return table

    async def load_table(self, table_id: int) -> TableRow | None:
        """The table with this number."""
        async with self._session() as session:
            return await session.get(TableRow, table_id)

    async def live_tables(self) -> list[TableRow]:
        """Every table in the lobby, being played or paused, oldest first."""
        async with self._session() as session:
            live = select(TableRow).where(col(TableRow.status).in_(LIVE))
            return list(await session.exec(live.order_by(col(TableRow.id))))

    async def tables_in_channel(self, channel_id: int, limit: int = 25) -> list[TableRow]:
        """The latest tables of a channel or thread, whatever became of them, newest first."""
        async with self._session() as session:
            here = select(TableRow).where(
                (col(TableRow.channel_id) == channel_id) | (col(TableRow.thread_id) == channel_id)
            )
            return list(await session.exec(here.order_by(col(TableRow.id).desc()).limit(limit)))

    async def table_by_message(self, message_id: int) -> TableRow | None:
        """The table whose public message this is."""
        async with self._session() as session:
            return (await session.exec(select(TableRow).where(TableRow.message_id == message_id))).first()

    async def save(self, table_id: int, **changes: Unpack[TableChanges]) -> TableRow:
        """Change these fields of a table and leave the others alone. Raises ``NoSuchTable``."""
        async with self._session() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                raise NoSuchTable(table_id)
            for name, value in changes.items():
                setattr(table, name, value)
            return table

    async def delete_table(self, table_id: int) -> None:
        """Forget a table with everything that belongs to it."""
        async with self._session() as session:
            await session.exec(delete(TableRow).where(col(TableRow.id) == table_id))

    # Sitters

    async def sitters(self, table_id: int) -> list[Sitter]:
        """Who sits at a table, in the order of sitting down."""
        async with self._session() as session:
            here = select(Sitter).where(Sitter.table_id == table_id)
            return list(await session.exec(here.order_by(col(Sitter.number))))

    async def add_sitter(
        self,
        table_id: int,
        *,
        name: str,
        user_id: int | None = None,
        kind: SitterKind = "human",
        wish: str | None = None,
    ) -> Sitter:
        """Somebody sits down, after everybody who sits there already. Raises ``NoSuchTable``."""
        async with self._session() as session:
            # Two who sit down at once get different numbers: the second waits for the first here.
            if await session.get(TableRow, table_id, with_for_update=True) is None:
                raise NoSuchTable(table_id)
            last = await session.exec(select(func.max(Sitter.number)).where(Sitter.table_id == table_id))
            number = (last.one() or 0) + 1
            sitter = Sitter(
                table_id=table_id, number=number, user_id=user_id, name=name, kind=kind, wish=wish
            )
            session.add(sitter)
        return sitter

    async def update_sitter(self, table_id: int, number: int, **changes: Unpack[SitterChanges]) -> None:
        """Change these fields of a sitter and leave the others alone."""
        async with self._session() as session:
            await session.exec(update(Sitter).where(*_sitter(table_id, number)).values(**changes))

    async def remove_sitter(self, table_id: int, number: int) -> None:
        """Somebody stands up."""
        async with self._session() as session:
            await session.exec(delete(Sitter).where(*_sitter(table_id, number)))

    async def start(
        self, table_id: int, seats: Mapping[int, str], **changes: Unpack[TableChanges]
    ) -> TableRow:
        """The lobby closes: each sitter's number with the seat to lead.

        The table is ``playing`` from now on, unless ``changes`` say otherwise. Raises
        ``AlreadyStarted`` when it is no longer in the lobby.
        """
        leaving: TableChanges = {"status": "playing", "started_at": now(), **changes}
        async with self._session() as session:
            lobby = update(TableRow).where(col(TableRow.id) == table_id, col(TableRow.status) == "lobby")
            table = (await session.exec(lobby.values(**leaving).returning(TableRow))).scalar_one_or_none()
            if table is None:
                raise AlreadyStarted(table_id)
            for number, seat in seats.items():
                await session.exec(update(Sitter).where(*_sitter(table_id, number)).values(seat=seat))
        return table

    # Journal

    async def append(
        self, table_id: int, first_seq: int, entries: Sequence[str], **changes: Unpack[TableChanges]
    ) -> None:
        """Add entries to the journal, the first of them as number ``first_seq``, and change the table.

        All of it or nothing. Raises ``JournalConflict`` when one of these numbers is taken: somebody
        else has written since this journal was loaded.
        """
        with trouble_explained(self._database):
            await self._database.append(table_id, first_seq, entries, changes)

    async def journal(self, table_id: int) -> list[str]:
        """Every entry of a table, in order."""
        async with self._session() as session:
            entries = select(JournalLine.entry).where(JournalLine.table_id == table_id)
            return list(await session.exec(entries.order_by(col(JournalLine.seq))))

    async def last_written(self, table_id: int) -> datetime | None:
        """When the journal's last entry was added; ``None`` while it is empty."""
        async with self._session() as session:
            lines = select(JournalLine.at).where(JournalLine.table_id == table_id)
            return (await session.exec(lines.order_by(col(JournalLine.seq).desc()).limit(1))).first()

    # Drafts

    async def draft(self, table_id: int, seat: str) -> KeptDraft | None:
        """What a seat has filled in so far; it counts for its own ``position`` only."""
        async with self._session() as session:
            return await session.get(KeptDraft, (table_id, seat))

    async def keep_draft(self, table_id: int, seat: str, position: int, body: Mapping[str, str]) -> None:
        """Keep a form in the making, in place of the seat's earlier one."""
        async with self._session() as session:
            draft = self._database.insert(KeptDraft).values(
                table_id=table_id, seat=seat, position=position, body=dict(body)
            )
            await session.exec(
                draft.on_conflict_do_update(
                    index_elements=["table_id", "seat"],
                    set_={"position": draft.excluded.position, "body": draft.excluded.body},
                )
            )

    async def drop_draft(self, table_id: int, seat: str) -> None:
        async with self._session() as session:
            mine = col(KeptDraft.table_id) == table_id, col(KeptDraft.seat) == seat
            await session.exec(delete(KeptDraft).where(*mine))

    # Votes

    async def votes(self, table_id: int, subject: str) -> list[int]:
        """The members who agreed, in the order in which they did."""
        async with self._session() as session:
            agreed = select(Vote.user_id).where(Vote.table_id == table_id, Vote.subject == subject)
            return list(await session.exec(agreed.order_by(col(Vote.at), col(Vote.user_id))))

    async def vote(self, table_id: int, subject: str, user_id: int) -> None:
        """A member agrees; agreeing twice counts once."""
        async with self._session() as session:
            vote = self._database.insert(Vote).values(
                table_id=table_id, subject=subject, user_id=user_id, at=now()
            )
            await session.exec(vote.on_conflict_do_nothing())

    async def withdraw_vote(self, table_id: int, subject: str, user_id: int) -> None:
        """A member no longer agrees."""
        async with self._session() as session:
            await session.exec(delete(Vote).where(*_votes(table_id, subject), col(Vote.user_id) == user_id))

    async def clear_votes(self, table_id: int, subject: str) -> None:
        """The question is settled, or no longer stands."""
        async with self._session() as session:
            await session.exec(delete(Vote).where(*_votes(table_id, subject)))

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        """One transaction; rows stay readable when it is over."""
        database = self._database
        with trouble_explained(database):
            async with (
                database.turn,
                AsyncSession(database.engine, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield session


def _sitter(table_id: int, number: int) -> tuple[ColumnElement[bool], ...]:
    return col(Sitter.table_id) == table_id, col(Sitter.number) == number


def _votes(table_id: int, subject: str) -> tuple[ColumnElement[bool], ...]:
    return col(Vote.table_id) == table_id, col(Vote.subject) == subject
