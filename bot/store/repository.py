"""The repository: all queries and changes of the store. Each call is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import delete, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.measures import Measures
from bot.store import asking
from bot.store.change import Change, Note, carry_out, note_down
from bot.store.database import Database, Transactions, TroubleExplained
from bot.store.decks import Decks
from bot.store.errors import StoreUnavailable, Superseded
from bot.store.glances import Glances
from bot.store.kept import Admits, Dealing, Kept, NewTable
from bot.store.limits import need_room
from bot.store.models import (
    Hearing,
    JournalLine,
    KeptDraft,
    Lease,
    Remark,
    ShownRow,
    Sitter,
    TableRow,
    Vote,
    now,
)
from bot.store.opening import open_database
from bot.store.servers import Servers
from bot.store.watching import Bets, Records

T = TypeVar("T")
LAST_NUMBER = 2**31 - 1


class Store:
    """The open store: ``async with await Store.open(url) as store: ...``

    Every call may raise ``StoreUnavailable``.
    """

    def __init__(self, database: Database, measures: Measures | None = None) -> None:
        self._database = database
        self.measures = measures or Measures()
        """The measures of the process. The parts of a table, which all have the store, use them, too."""
        self._transactions = transactions = Transactions(database, self.measures)
        self._read, self._write = transactions.read, transactions.write
        self.decks = Decks(transactions)
        self.records = Records(transactions)
        self.bets = Bets(transactions)
        self.glances = Glances(transactions)
        self.servers = Servers(transactions, database.insert)

    @classmethod
    async def open(cls, url: str, measures: Measures | None = None) -> Self:
        """Connect, and bring the schema up to date."""
        return cls(await open_database(url), measures)

    async def close(self) -> None:
        """Wait for open transactions, then close the database."""
        await self._transactions.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Tables

    async def create_table(self, new: NewTable, dealing: Dealing) -> Kept:
        """Create a table: a lobby. Raises ``NoRoom`` if its server allows no more."""
        table = TableRow(
            game=dealing.game,
            rules_version=dealing.rules_version,
            seed=dealing.seed,
            commitment=dealing.commitment,
            guild_id=new.guild_id,
            starter_id=new.starter_id,
            language=new.language,
            options=dict(new.options),
            rematch_of=new.rematch_of,
            invited=list(new.invited),
            legacy=dict(new.legacy),
            opening=new.opening,
            closed_to_others=new.closed_to_others,
            preset=new.preset,
        )

        def work(session: Session) -> Kept:
            need_room(session, self._database.insert, table, new.channel_id)
            session.add(table)
            session.flush()
            shown = ShownRow(table_id=table.id, channel_id=new.channel_id, own_thread=new.own_thread)
            sitters = [sitter.at(table.id) for sitter in new.sitters]
            session.add_all([shown, *sitters])
            return Kept(table, shown, sitters, [], None, {})

        kept = await self._write(work)
        with suppress(StoreUnavailable), TroubleExplained(self._database):
            await self._database.keep_number()  # the table is committed, also if this fails
        return kept

    async def write(self, change: Change, then: Callable[[TableRow], None] | None = None) -> TableRow:
        """Change a table, all or nothing, and return its new row.

        Raises ``Outdated`` if the table is no longer as the writer knows it, and ``Superseded`` if another
        process has the lease. A change that was begun is completed even if the caller is cancelled; ``then``
        is called with the row before the cancellation is raised again.
        """
        return await self._transactions.to_the_end(self._carry_out(change, then))

    async def _carry_out(self, change: Change, then: Callable[[TableRow], None] | None) -> TableRow:
        try:
            insert = self._database.insert
            await self._write(lambda session: carry_out(change, session, insert), change.known.id)
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
        """True if the change was committed in spite of an error: a connection that breaks during the commit
        cannot report success."""
        number, first = change.known.id, change.first_seq
        lines = (await self.journal(number))[first : first + len(change.entries)]
        return lines == [*change.entries] and await self.load_table(number) == change.row_after

    async def note(self, note: Note, then: Callable[[ShownRow], None] | None = None) -> ShownRow:
        """Change where and how a table is shown; returns the new row, with which ``then`` is called.

        Raises ``Outdated`` if the row is no longer as its writer knows it. As with ``write``, a change that
        was begun is completed even if the caller is cancelled.
        """
        return await self._transactions.to_the_end(self._note(note, then))

    async def _note(self, note: Note, then: Callable[[ShownRow], None] | None) -> ShownRow:
        try:
            await self._write(lambda session: note_down(note, session))
        except Superseded:
            raise
        except StoreUnavailable:
            if await self.shown(note.known.table_id) != note.row_after:
                raise
        row = note.row_after
        if then is not None:
            then(row)
        return row

    async def shown(self, table_id: int) -> ShownRow | None:
        """The place of a table on Discord."""
        return await self._read(lambda session: session.get(ShownRow, table_id))

    async def load_table(self, table_id: int) -> TableRow | None:
        """The table with this number, or ``None``, also for numbers outside the column's range."""
        if not 0 < table_id <= LAST_NUMBER:
            return None
        return await self._read(lambda session: session.get(TableRow, table_id))

    async def read_table(self, table_id: int, admits: Admits | None = None) -> Kept | None:
        """A table with all its rows, each read once. ``None`` if no table has this number, or if ``admits``
        returns false; then only the row and the sitters are read.

        With ``admits`` the rest is read in a second transaction. If the table has changed in between, its
        next write raises ``Outdated``.
        """
        if not 0 < table_id <= LAST_NUMBER:
            return None
        if admits is None:
            return await self._read(lambda session: _whole(session, table_id))
        head = await self._read(lambda session: _head(session, table_id))
        if head is None or not admits(*head):
            return None
        return await self._read(lambda session: _with_rest(session, *head))

    async def live_tables(self, guild_id: int | None = None) -> list[int]:
        """The numbers of all tables in the lobby, playing or paused, and of ended ones whose end was not
        shown, oldest first; of one server if ``guild_id`` is given."""
        return sorted(await self._all(asking.live(guild_id)))

    async def count_live(self) -> Mapping[str, int]:
        """The number of live tables of each status."""
        counted = asking.count_live()
        return await self._read(lambda session: dict(session.exec(counted).all()))

    async def servers_played_in(self) -> list[int | None]:
        """The servers with live tables; ``None`` stands for tables outside servers."""
        return await self._all(asking.servers_played_in())

    async def tables_to_show(self, edition: str) -> list[int]:
        """The numbers of the live tables whose message is not known to be up to date, oldest first."""
        return sorted(await self._all(asking.to_show(edition)))

    async def silent_since(self, moment: datetime) -> list[int]:
        """The numbers of the tables whose present question was asked before ``moment`` without a reminder."""
        return await self._all(asking.silent_since(moment))

    async def silence(self) -> datetime | None:
        """The time of the oldest open question without a reminder."""
        return (await self._all(asking.silence()))[0]

    async def played_by(self, user_id: int, game: str) -> list[tuple[dict[str, Any], str]]:
        """The outcomes of a game's tables that this member has played to the end, oldest first, each with the
        member's seat; once for each seat."""
        statement = asking.played_by(user_id, game)
        found = await self._read(lambda session: [*session.connection().execute(statement)])
        return [(outcome, seat) for outcome, seat in found if outcome and seat]

    async def lobbies_untouched_since(self, moment: datetime) -> list[int]:
        """The numbers of the lobbies that nobody has used since ``moment``."""
        return await self._all(asking.lobbies_untouched_since(moment))

    async def lobbies_never_shown(self, opened_before: datetime) -> list[int]:
        """The numbers of the lobbies opened before that time that no message shows."""
        return await self._all(asking.lobbies_never_shown(opened_before))

    async def _all(self, statement: SelectOfScalar[T]) -> list[T]:
        return await self._read(lambda session: list(session.exec(statement)))

    async def rematches(self, table_id: int) -> list[TableRow]:
        """The rematches of this table, newest first."""
        return await self._all(asking.rematches(table_id))

    async def shown_in_channel(self, channel_id: int, limit: int = 25) -> list[ShownRow]:
        """The places of the latest tables of a channel or thread in any status, newest first."""
        return await self._all(asking.in_channel(channel_id).limit(limit))

    async def table_by_message(self, message_id: int) -> int | None:
        """The number of the table with this public message."""
        return next(iter(await self._all(asking.with_message(message_id))), None)

    # Sitters

    async def sitters(self, table_id: int) -> list[Sitter]:
        """The sitters of a table, in the order of sitting down."""
        return await self._all(asking.sitters(table_id))

    # Journal

    async def journal(self, table_id: int) -> list[str]:
        """All journal entries of a table, in order."""
        entries = select(JournalLine.entry).where(JournalLine.table_id == table_id)
        return await self._all(entries.order_by(col(JournalLine.seq)))

    async def remarks(self, table_id: int) -> list[Remark]:
        """The lines of a table's log that are no part of the game, in order."""
        remarks = select(Remark).where(Remark.table_id == table_id)
        return await self._all(remarks.order_by(col(Remark.number)))

    # Drafts

    async def draft(self, table_id: int, seat: str) -> KeptDraft | None:
        """The draft of a seat; it is valid for its own ``position`` only."""
        return await self._read(lambda session: session.get(KeptDraft, (table_id, seat)))

    async def keep_draft(self, table_id: int, seat: str, position: int, body: Mapping[str, Any]) -> None:
        """Save a draft in place of the seat's earlier one."""
        draft = self._database.insert(KeptDraft).values(
            table_id=table_id, seat=seat, position=position, body=dict(body)
        )
        kept = draft.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"position": draft.excluded.position, "body": draft.excluded.body},
        )
        await self._write(lambda session: session.exec(kept), table_id)

    # Votes

    async def votes(self, table_id: int, subject: str) -> list[int]:
        """The members with unexpired votes for this subject, in the order of their votes."""
        return await self._all(asking.votes(table_id, subject))

    async def vote(self, table_id: int, subject: str, user_id: int) -> None:
        """Record a vote. A second vote keeps the time of the first, unless that has expired."""
        vote = self._database.insert(Vote).values(
            table_id=table_id, subject=subject, user_id=user_id, at=now()
        )
        key, again = ["table_id", "subject", "user_id"], {"at": vote.excluded.at}
        agreed = vote.on_conflict_do_update(index_elements=key, set_=again, where=asking.lapsed())
        await self._write(lambda session: session.exec(agreed), table_id)

    # Members

    async def hearing(self, user_id: int) -> Hearing:
        """A member's notification settings."""
        return await self._read(lambda session: session.get(Hearing, user_id)) or Hearing(user_id=user_id)

    async def keep_hearing(self, hearing: Hearing) -> None:
        if hearing == await self.hearing(hearing.user_id):
            return
        await self._write(lambda session: session.merge(hearing))

    # Leases

    def need_lease(self, name: str, holder: str) -> None:
        """From now on, change tables only while this holder has the lease."""
        self._transactions.lease = name, holder

    async def lease(self, name: str) -> Lease | None:
        return await self._read(lambda session: session.get(Lease, name))

    async def take_lease(self, name: str, holder: str, about: str, found: Lease | None) -> bool:
        """Take a lease if it is still as it was found. Returns whether that succeeded."""
        insert = self._database.insert

        def work(session: Session) -> bool:
            if found is None:
                fresh = insert(Lease).values(name=name, holder=holder, about=about, beat=0)
                made = fresh.on_conflict_do_nothing().returning(col(Lease.name))
                return session.exec(made).first() is not None
            as_found = (
                col(Lease.name) == name,
                col(Lease.holder) == found.holder,
                col(Lease.beat) == found.beat,
            )
            # An open transaction under this lease ends first.
            if session.exec(select(Lease.name).where(*as_found).with_for_update()).first() is None:
                return False
            taken = update(Lease).where(*as_found).values(holder=holder, about=about, beat=found.beat + 1)
            return session.exec(taken.returning(col(Lease.name))).first() is not None

        return await self._write(work, lease_needed=False)

    async def beat(self, name: str, holder: str, about: str) -> bool:
        """Increase the beat of the lease and update its description. Returns false if another process has the
        lease."""
        mine = col(Lease.name) == name, col(Lease.holder) == holder
        on = update(Lease).where(*mine).values(beat=Lease.beat + 1, about=about).returning(col(Lease.name))
        return await self._write(lambda session: session.exec(on).first() is not None, lease_needed=False)

    async def give_back(self, name: str, holder: str) -> None:
        """Give the lease back."""
        mine = col(Lease.name) == name, col(Lease.holder) == holder
        free = delete(Lease).where(*mine)
        await self._write(lambda session: session.exec(free), lease_needed=False)


def _head(session: Session, table_id: int) -> tuple[TableRow, ShownRow, Sequence[Sitter]] | None:
    row = session.get(TableRow, table_id)
    if row is None:
        return None
    return row, session.get_one(ShownRow, table_id), session.exec(asking.sitters(table_id)).all()


def _whole(session: Session, table_id: int) -> Kept | None:
    head = _head(session, table_id)
    return None if head is None else _with_rest(session, *head)


def _with_rest(session: Session, row: TableRow, shown: ShownRow, sitters: Sequence[Sitter]) -> Kept:
    table_id = row.id
    here = select(JournalLine.entry, JournalLine.at).where(JournalLine.table_id == table_id)
    lines = session.exec(here.order_by(col(JournalLine.seq))).all()
    drafts = session.exec(select(KeptDraft).where(KeptDraft.table_id == table_id)).all()
    journal, written_at = [entry for entry, _ in lines], lines[-1][1] if lines else None
    known = {one.seat: (one.position, one.body) for one in drafts}
    return Kept(row, shown, sitters, journal, written_at, known)
