"""The repository: everything the house may ask of its database. Each call is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from types import TracebackType
from typing import Any, Self

from sqlalchemy import ColumnElement, delete, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.change import Change
from bot.store.database import Database, check_lease, trouble_explained
from bot.store.errors import Outdated, StoreUnavailable, Superseded
from bot.store.models import (
    LIVE,
    Hearing,
    JournalLine,
    KeptDraft,
    Lease,
    Remark,
    Server,
    Sitter,
    TableRow,
    Vote,
    now,
)
from bot.store.opening import open_database

LAST_NUMBER = 2**31 - 1


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
        """What is being written is written first."""
        await self._database.close()

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
        seed: str,
        commitment: str,
        options: Mapping[str, str] | None = None,
        own_thread: bool = False,
        rematch_of: int | None = None,
        invited: Sequence[int] = (),
        legacy: Mapping[str, Any] | None = None,
        sitters: Sequence[Sitter] = (),
    ) -> TableRow:
        """A new table: a lobby, with whoever sits there from the beginning."""
        table = TableRow(
            game=game,
            rules_version=rules_version,
            guild_id=guild_id,
            channel_id=channel_id,
            starter_id=starter_id,
            language=language,
            options=dict(options or {}),
            seed=seed,
            commitment=commitment,
            own_thread=own_thread,
            rematch_of=rematch_of,
            invited=list(invited),
            legacy=dict(legacy or {}),
        )
        async with self._writing() as session:
            session.add(table)
            await session.flush()
            session.add_all([sitter.at(table.id) for sitter in sitters])
        with suppress(StoreUnavailable), trouble_explained(self._database):
            await self._database.keep_number()  # as well as can be: the table is there either way
        return table

    async def write(self, change: Change, then: Callable[[TableRow], None] | None = None) -> TableRow:
        """Change a table, all of it or nothing; the table as it is then.

        Raises ``Outdated`` when it is no longer as the writer knows it, and ``Superseded`` when another
        process speaks for this token. What has been begun is done to its end: whoever is cancelled
        meanwhile is so once it is written, and once ``then`` has been told.
        """
        answer = self._database.write(change)
        try:
            with trouble_explained(self._database):
                await answer
        except asyncio.CancelledError:
            if then is not None and answer.went_well:
                then(change.row_after)
            raise
        except Superseded:
            raise
        except StoreUnavailable:
            if not await self._has(change):
                raise
        row = change.row_after
        if then is not None:
            then(row)
        return row

    async def _has(self, change: Change) -> bool:
        """Whether a change was made all the same: whoever loses the line while a commit is under way does not
        hear of its success."""
        number, first = change.known.id, change.first_seq
        lines = (await self.journal(number))[first : first + len(change.entries)]
        return lines == [*change.entries] and await self.load_table(number) == change.row_after

    async def load_table(self, table_id: int) -> TableRow | None:
        """The table with this number; a number that no table can have is one that no table has."""
        if not 0 < table_id <= LAST_NUMBER:
            return None
        async with self._session() as session:
            return await session.get(TableRow, table_id)

    async def live_tables(self, guild_id: int | None = None) -> list[int]:
        """The numbers of all tables in the lobby, being played or paused, and of those whose end nobody
        has been shown, oldest first; of one server if it is named."""
        async with self._session() as session:
            live = select(TableRow.id).where(col(TableRow.status).in_(LIVE) | col(TableRow.untold))
            if guild_id is not None:
                live = live.where(TableRow.guild_id == guild_id)
            return list(await session.exec(live.order_by(col(TableRow.id))))

    async def tables_of(self, user_id: int) -> list[int]:
        """The numbers of the tables in the lobby, being played or paused that somebody sits at, oldest
        first, whichever server they are in."""
        async with self._session() as session:
            own = select(TableRow.id).where(col(TableRow.status).in_(LIVE)).join(Sitter)
            own = own.where(Sitter.user_id == user_id).distinct().order_by(col(TableRow.id))
            return list(await session.exec(own))

    async def lobbies_untouched_since(self, moment: datetime) -> list[int]:
        """The numbers of the lobbies that nobody has touched since then."""
        async with self._session() as session:
            lobbies = select(TableRow.id).where(TableRow.status == "lobby", TableRow.touched_at < moment)
            return list(await session.exec(lobbies))

    async def lobbies_never_shown(self, opened_before: datetime) -> list[int]:
        """The numbers of the lobbies that were opened before then, and that no message shows."""
        async with self._session() as session:
            lobbies = select(TableRow.id).where(
                TableRow.status == "lobby",
                TableRow.created_at < opened_before,
                col(TableRow.being_posted),
                col(TableRow.message_id).is_(None),
            )
            return list(await session.exec(lobbies))

    async def rematches(self, table_id: int) -> list[TableRow]:
        """The tables at which this one is played again, newest first."""
        async with self._session() as session:
            again = select(TableRow).where(TableRow.rematch_of == table_id)
            return list(await session.exec(again.order_by(col(TableRow.id).desc())))

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

    async def delete_table(self, table_id: int) -> None:
        """Forget a table with everything that belongs to it."""
        async with self._writing(table_id) as session:
            await session.exec(delete(TableRow).where(col(TableRow.id) == table_id))

    # Sitters

    async def sitters(self, table_id: int) -> list[Sitter]:
        """Who sits at a table, in the order of sitting down."""
        async with self._session() as session:
            here = select(Sitter).where(Sitter.table_id == table_id)
            return list(await session.exec(here.order_by(col(Sitter.number))))

    # Journal

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

    async def remarks(self, table_id: int) -> list[Remark]:
        """The lines of a table's log that are no part of the game, in order."""
        async with self._session() as session:
            remarks = select(Remark).where(Remark.table_id == table_id)
            return list(await session.exec(remarks.order_by(col(Remark.number))))

    # Drafts

    async def draft(self, table_id: int, seat: str) -> KeptDraft | None:
        """What a seat has filled in so far; it counts for its own ``position`` only."""
        async with self._session() as session:
            return await session.get(KeptDraft, (table_id, seat))

    async def keep_draft(self, table_id: int, seat: str, position: int, body: Mapping[str, str]) -> None:
        """Keep a form in the making, in place of the seat's earlier one."""
        async with self._writing(table_id) as session:
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
        async with self._writing(table_id) as session:
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
        async with self._writing(table_id) as session:
            vote = self._database.insert(Vote).values(
                table_id=table_id, subject=subject, user_id=user_id, at=now()
            )
            await session.exec(vote.on_conflict_do_nothing())

    async def withdraw_vote(self, table_id: int, subject: str, user_id: int) -> None:
        """A member no longer agrees."""
        async with self._writing(table_id) as session:
            await session.exec(delete(Vote).where(*_votes(table_id, subject), col(Vote.user_id) == user_id))

    async def clear_votes(self, table_id: int, subject: str) -> None:
        """The question is settled, or no longer stands."""
        async with self._writing(table_id) as session:
            await session.exec(delete(Vote).where(*_votes(table_id, subject)))

    # Servers

    async def patience(self, guild_id: int) -> int | None:
        """After how many seconds a server's players need not be waited for; ``None`` where nobody said."""
        server = await self._server(guild_id)
        return None if server is None else server.patience_seconds

    async def set_patience(self, guild_id: int, seconds: int) -> None:
        await self._set_up(guild_id, patience_seconds=seconds)

    async def language(self, guild_id: int) -> str | None:
        """What a server's new tables speak; ``None`` where nobody said."""
        server = await self._server(guild_id)
        return None if server is None else server.language

    async def set_language(self, guild_id: int, language: str) -> None:
        await self._set_up(guild_id, language=language)

    async def _server(self, guild_id: int) -> Server | None:
        async with self._session() as session:
            return await session.get(Server, guild_id)

    async def _set_up(self, guild_id: int, **wish: str | int) -> None:
        async with self._writing() as session:
            server = self._database.insert(Server).values(guild_id=guild_id, **wish)
            fresh = {name: server.excluded[name] for name in wish}
            await session.exec(server.on_conflict_do_update(index_elements=["guild_id"], set_=fresh))

    # Members

    async def hearing(self, user_id: int) -> Hearing:
        """How somebody wants to hear that it is their turn."""
        async with self._session() as session:
            return await session.get(Hearing, user_id) or Hearing(user_id=user_id)

    async def keep_hearing(self, hearing: Hearing) -> None:
        async with self._writing() as session:
            await session.merge(hearing)

    # Leases

    def need_lease(self, name: str, holder: str) -> None:
        """From now on nothing is changed at a table unless this holder has the lease."""
        self._database.lease = name, holder

    async def lease(self, name: str) -> Lease | None:
        async with self._session() as session:
            return await session.get(Lease, name)

    async def take_lease(self, name: str, holder: str, about: str, found: Lease | None) -> bool:
        """Take a lease that is as it was found; whether nobody was quicker."""
        async with self._writing(lease_needed=False) as session:
            if found is None:
                fresh = self._database.insert(Lease).values(name=name, holder=holder, about=about, beat=0)
                made = fresh.on_conflict_do_nothing().returning(col(Lease.name))
                return (await session.exec(made)).first() is not None
            as_found = (
                col(Lease.name) == name,
                col(Lease.holder) == found.holder,
                col(Lease.beat) == found.beat,
            )
            # Whoever is writing under this lease now is let through first.
            if (await session.exec(select(Lease.name).where(*as_found).with_for_update())).first() is None:
                return False
            taken = update(Lease).where(*as_found).values(holder=holder, about=about, beat=found.beat + 1)
            return (await session.exec(taken.returning(col(Lease.name)))).first() is not None

    async def beat(self, name: str, holder: str) -> bool:
        """Show that the holder is alive; False when the lease is somebody else's."""
        async with self._writing(lease_needed=False) as session:
            mine = col(Lease.name) == name, col(Lease.holder) == holder
            on = update(Lease).where(*mine).values(beat=Lease.beat + 1).returning(col(Lease.name))
            return (await session.exec(on)).first() is not None

    async def give_back(self, name: str, holder: str) -> None:
        """The lease is free for whoever comes next."""
        async with self._writing(lease_needed=False) as session:
            mine = col(Lease.name) == name, col(Lease.holder) == holder
            await session.exec(delete(Lease).where(*mine))

    @asynccontextmanager
    async def _session(self) -> AsyncGenerator[AsyncSession]:
        """One transaction; rows stay readable when it is over."""
        database = self._database
        with trouble_explained(database):
            database.check()
            async with (
                database.turn(),
                AsyncSession(database.engine, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield session
            database.check()

    @asynccontextmanager
    async def _writing(
        self, table_id: int | None = None, *, lease_needed: bool = True
    ) -> AsyncGenerator[AsyncSession]:
        """A transaction that changes something; ``table_id`` is the table it belongs to."""
        database = self._database
        async with self._session() as session:
            connection = await session.connection()
            await database.begin(connection)
            if lease_needed:
                await check_lease(connection, database.lease)
            try:
                yield session
            except IntegrityError as error:
                if table_id is not None and database.too_late(error):
                    raise Outdated(table_id) from error
                raise


def _votes(table_id: int, subject: str) -> tuple[ColumnElement[bool], ...]:
    return col(Vote.table_id) == table_id, col(Vote.subject) == subject
