"""The house: every live table, found by its number and loaded when somebody comes to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import structlog

from bot.engine import GameRules, Seat, commitment, new_seed
from bot.store import Sitter, Store, StoreUnavailable, TableRow, altered
from bot.tables.seating import Person, Stale, legacy_of, seated
from bot.tables.table import Table

log = structlog.get_logger()

Listener = Callable[[Table], None]


class House:
    """Opens tables and keeps one ``Table`` object for each that is live."""

    def __init__(self, store: Store, games: Mapping[str, GameRules]) -> None:
        self.store = store
        self.games = games
        self._tables: dict[int, Table] = {}
        self._loading = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._listeners: list[Listener] = []

    def on_change(self, listener: Listener) -> None:
        """``listener`` is told of every committed change of any table."""
        self._listeners.append(listener)

    async def open(
        self,
        game: GameRules,
        *,
        guild_id: int | None,
        channel_id: int,
        starter_id: int,
        language: str,
        options: Mapping[str, str] | None = None,
        own_thread: bool = False,
        rematch_of: int | None = None,
        invited: Sequence[int] = (),
        legacy: Mapping[str, Any] | None = None,
        sitters: Sequence[Sitter] = (),
    ) -> Table:
        """A new table: a lobby where these sit already. Its seed is fixed now, so that the promise can be
        shown."""
        seed = new_seed()
        async with self._loading:  # nobody finds it while it is being opened
            row = await self.store.create_table(
                game=game.key,
                rules_version=game.rules_version,
                guild_id=guild_id,
                channel_id=channel_id,
                starter_id=starter_id,
                language=language,
                options=options,
                seed=seed,
                commitment=commitment(seed),
                own_thread=own_thread,
                rematch_of=rematch_of,
                invited=invited,
                legacy=legacy,
                sitters=sitters,
            )
            table = self._tables[row.id] = self._table(row, [sitter.at(row.id) for sitter in sitters])
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """A lobby for the same people again: who asks for it sits down, the others are invited, and AI
        seats come along. Each asks for the next seat: two sides swap.

        However often it is asked for, there is one at a time.
        """
        if table.row.live or table.row.started_at is None:
            raise Stale
        async with self._rematching:
            for row in await self.store.rematches(table.id):
                already = await self.find(row.id) if row.live else None
                if already is not None:
                    return already
            return await self._rematch(table, person)

    async def _rematch(self, table: Table, person: Person) -> Table:
        seats = [Seat(sitter.seat) for sitter in table.sitters if sitter.seat is not None]
        legacy = legacy_of(table.row)
        # Two sides swap; in a campaign everybody stays who they are.
        wishes = seats if legacy else [*seats[1:], *seats[:1]]
        come: list[Sitter] = []
        for sitter, wish in zip(table.sitters, wishes, strict=True):
            if sitter.kind == "ai" or sitter.user_id == person.user_id:
                place = seated(len(come) + 1, None if sitter.kind == "ai" else person, wish)
                come.append(altered(place, {"chosen": dict(sitter.chosen)}))
        return await self.open(
            table.game,
            guild_id=table.row.guild_id,
            channel_id=table.row.channel_id,
            starter_id=person.user_id,
            language=table.row.language,
            options=table.row.options,
            own_thread=table.row.own_thread,
            rematch_of=table.id,
            invited=[user_id for user_id in table.humans if user_id != person.user_id],
            legacy=legacy,
            sitters=come,
        )

    def at_hand(self, table_id: int) -> Table | None:
        """The table with this number, if it need not be loaded first."""
        return self._tables.get(table_id)

    async def find(self, table_id: int) -> Table | None:
        """The table with this number, live or finished; ``None`` if there never was one."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        async with self._loading:
            if table_id in self._tables:
                return self._tables[table_id]
            row = await self.store.load_table(table_id)
            if row is None or row.game not in self.games:
                return None
            table = self._table(row, await self.store.sitters(table_id))
            if row.status != "lobby" and row.started_at is not None:
                await table.recover()
            self._tables[table_id] = table
            return table

    async def live(self, guild_id: int | None = None) -> AsyncIterator[Table]:
        """Every table that is being set up or played, one after the other; of one server if it is named.

        One that cannot be loaded is left out, and the others are not.
        """
        for table_id in await self.store.live_tables(guild_id):
            try:
                table = await self.find(table_id)
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("table.unreadable", table=table_id)
            else:
                if table is not None:
                    yield table

    async def close_untouched_lobbies(self, patience: timedelta) -> None:
        """Lobbies that nobody has touched for so long are closed."""
        for table_id in await self.store.lobbies_untouched_since(datetime.now(UTC) - patience):
            try:
                table = await self.find(table_id)
                if table is not None:
                    await table.lobby.close_if_untouched(patience)
            except Stale:
                log.info("lobby.touched", table=table_id)

    async def lobbies_never_shown(self, patience: timedelta) -> AsyncIterator[Table]:
        """Lobbies that were opened so long ago, without anybody being at work on showing them."""
        for table_id in await self.store.lobbies_never_shown(datetime.now(UTC) - patience):
            if table_id not in self._tables and (table := await self.find(table_id)) is not None:
                yield table

    async def rest(self) -> None:
        """Wait until no table is in the middle of a change; AI seats think on after the next start."""
        for table in list(self._tables.values()):
            await table.thinking.rest()
            async with table.lock:
                pass

    async def settle(self) -> None:
        """Wait until no AI seat is asked anything."""
        for table in list(self._tables.values()):
            await table.thinking.settle()

    def forget(self, table: Table) -> None:
        """Let go of a table that is over; it can be found again."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    def _table(self, row: TableRow, sitters: Sequence[Sitter]) -> Table:
        return Table(self.store, self.games[row.game], row, sitters, self._tell)

    def _tell(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)
