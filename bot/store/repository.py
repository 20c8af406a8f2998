"""The repository: everything the house may ask of its database. Each call is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession
from sqlmodel.sql.expression import SelectOfScalar

from bot.store import asking
from bot.store.change import Change
from bot.store.database import Database, TroubleExplained, check_lease
from bot.store.decks import Decks
from bot.store.errors import Outdated, StoreUnavailable, Superseded
from bot.store.glances import Glances
from bot.store.kept import Admits, Kept, anybody
from bot.store.limits import need_room
from bot.store.models import (
    Hearing,
    JournalLine,
    KeptDraft,
    Lease,
    Remark,
    Sitter,
    TableRow,
    Vote,
    now,
)
from bot.store.opening import open_database
from bot.store.servers import Servers
from bot.store.watching import Bets, Records
from bot.waits import Waiting

T = TypeVar("T")
LAST_NUMBER = 2**31 - 1
THE_STORE = "the store"
"""How the log calls it where somebody waits for it for long."""


class Store:
    """The open store: ``async with await Store.open(url) as store: ...``

    Every call may raise ``StoreUnavailable``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.decks = Decks(self._session, self._writing)
        self.records = Records(self._session)
        self.bets = Bets(self._session, self._writing)
        self.glances = Glances(self._session)
        self.servers = Servers(self._session, self._writing, database.insert)

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
        opening: int = 0,
        sitters: Sequence[Sitter] = (),
    ) -> TableRow:
        """A new table: a lobby, with whoever sits there from the beginning. Raises ``NoRoom`` where its
        server allows no more."""
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
            opening=opening,
        )
        async with self._writing() as session:
            await need_room(session, self._database.insert, table)
            session.add(table)
            await session.flush()
            session.add_all([sitter.at(table.id) for sitter in sitters])
        with suppress(StoreUnavailable), TroubleExplained(self._database):
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
            with TroubleExplained(self._database), Waiting(THE_STORE):
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

    async def read_table(self, table_id: int, admits: Admits = anybody) -> Kept | None:
        """All that is kept of a table, as of one moment; each row is read once. ``None`` where no table has
        this number, or where ``admits`` says no: then the rest of it is not read."""
        if not 0 < table_id <= LAST_NUMBER:
            return None
        here = select(JournalLine.entry, JournalLine.at).where(JournalLine.table_id == table_id)
        async with self._session() as session:
            await self._database.hold_still(await session.connection())
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            sitters = (await session.exec(asking.sitters(table_id))).all()
            if not admits(row, sitters):
                return None
            lines = (await session.exec(here.order_by(col(JournalLine.seq)))).all()
            drafts = (await session.exec(select(KeptDraft).where(KeptDraft.table_id == table_id))).all()
        journal, written_at = [entry for entry, _ in lines], lines[-1][1] if lines else None
        known = {draft.seat: (draft.position, draft.body) for draft in drafts}
        return Kept(row, sitters, journal, written_at, known)

    async def live_tables(self, guild_id: int | None = None) -> list[int]:
        """The numbers of all tables in the lobby, being played or paused, and of those whose end nobody
        has been shown, oldest first; of one server if it is named."""
        return await self._all(asking.live(guild_id))

    async def servers_played_in(self) -> list[int | None]:
        """The servers that have live tables, and ``None`` where one is in no server."""
        return await self._all(asking.servers_played_in())

    async def tables_to_show(self, edition: str) -> list[int]:
        """The numbers of the live tables whose message is not known to be true, oldest first."""
        return await self._all(asking.to_show(edition))

    async def silent_since(self, moment: datetime) -> list[int]:
        """The numbers of the tables where somebody has been waited for since before then, and nobody was
        reminded of it."""
        return await self._all(asking.silent_since(moment))

    async def silence(self) -> datetime | None:
        """Since when somebody has been waited for, for the longest time, and nobody was reminded."""
        return (await self._all(asking.silence()))[0]

    async def tables_of(self, user_id: int, game: str | None = None) -> list[int]:
        """The numbers of the tables in the lobby, being played or paused that somebody sits at, oldest
        first, whichever server they are in; of one game if it is named."""
        return await self._all(asking.live_of(user_id, game))

    async def played_by(self, user_id: int, game: str) -> list[TableRow]:
        """The tables of a game that somebody has played to the end, oldest first."""
        return await self._all(asking.played_by(user_id, game))

    async def lobbies_untouched_since(self, moment: datetime) -> list[int]:
        """The numbers of the lobbies that nobody has touched since then."""
        return await self._all(asking.lobbies_untouched_since(moment))

    async def lobbies_never_shown(self, opened_before: datetime) -> list[int]:
        """The numbers of the lobbies that were opened before then, and that no message shows."""
        return await self._all(asking.lobbies_never_shown(opened_before))

    async def _all(self, statement: SelectOfScalar[T]) -> list[T]:
        async with self._session() as session:
            return list(await session.exec(statement))

    async def rematches(self, table_id: int) -> list[TableRow]:
        """The tables at which this one is played again, newest first."""
        return await self._all(asking.rematches(table_id))

    async def tables_in_channel(self, channel_id: int, limit: int = 25) -> list[TableRow]:
        """The latest tables of a channel or thread, whatever became of them, newest first."""
        return await self._all(asking.in_channel(channel_id).limit(limit))

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
        return await self._all(asking.sitters(table_id))

    # Journal

    async def journal(self, table_id: int) -> list[str]:
        """Every entry of a table, in order."""
        entries = select(JournalLine.entry).where(JournalLine.table_id == table_id)
        return await self._all(entries.order_by(col(JournalLine.seq)))

    async def remarks(self, table_id: int) -> list[Remark]:
        """The lines of a table's log that are no part of the game, in order."""
        remarks = select(Remark).where(Remark.table_id == table_id)
        return await self._all(remarks.order_by(col(Remark.number)))

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

    # Votes

    async def votes(self, table_id: int, subject: str) -> list[int]:
        """The members who have agreed lately, in the order in which they did."""
        return await self._all(asking.votes(table_id, subject))

    async def vote(self, table_id: int, subject: str, user_id: int) -> None:
        """A member agrees. Agreeing twice counts once, and as the first time, unless that has lapsed."""
        async with self._writing(table_id) as session:
            vote = self._database.insert(Vote).values(
                table_id=table_id, subject=subject, user_id=user_id, at=now()
            )
            key = ["table_id", "subject", "user_id"]
            again = {"at": vote.excluded.at}
            await session.exec(
                vote.on_conflict_do_update(index_elements=key, set_=again, where=asking.lapsed())
            )

    # Members

    async def hearing(self, user_id: int) -> Hearing:
        """How somebody wants to hear that it is their turn."""
        async with self._session() as session:
            return await session.get(Hearing, user_id) or Hearing(user_id=user_id)

    async def keep_hearing(self, hearing: Hearing) -> None:
        if hearing == await self.hearing(hearing.user_id):
            return
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

    async def beat(self, name: str, holder: str, about: str) -> bool:
        """Show that the holder is alive, and what there is to tell of it; False when the lease is somebody
        else's."""
        async with self._writing(lease_needed=False) as session:
            mine = col(Lease.name) == name, col(Lease.holder) == holder
            on = update(Lease).where(*mine).values(beat=Lease.beat + 1, about=about)
            return (await session.exec(on.returning(col(Lease.name)))).first() is not None

    async def give_back(self, name: str, holder: str) -> None:
        """The lease is free for whoever comes next."""
        async with self._writing(lease_needed=False) as session:
            mine = col(Lease.name) == name, col(Lease.holder) == holder
            await session.exec(delete(Lease).where(*mine))

    @asynccontextmanager
    async def _session(self) -> AsyncGenerator[AsyncSession]:
        """One transaction; rows stay readable when it is over."""
        database = self._database
        with TroubleExplained(database), Waiting(THE_STORE):
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
