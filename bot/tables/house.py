"""The house: every live table, found by its number and loaded when somebody comes to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence

from bot.engine import GameRules, Seat, new_seed
from bot.store import Sitter, Store, TableRow
from bot.tables.seating import Person
from bot.tables.table import Table

REMATCH = "rematch"
"""The option of a table that says which table it is the rematch of."""

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
        options: Mapping[str, str],
    ) -> Table:
        """A new table with an empty lobby. Its seed is fixed now, so that the promise can be shown."""
        row = await self.store.create_table(
            game=game.key,
            rules_version=game.rules_version,
            guild_id=guild_id,
            channel_id=channel_id,
            starter_id=starter_id,
            language=language,
            options=dict(options),
            seed=new_seed(),
        )
        table = self._table(row, ())
        self._tables[row.id] = table
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """A lobby for the same people again. Each asks for the next seat: two sides swap.

        However often it is asked for, there is one at a time.
        """
        async with self._rematching:
            for row in await self.store.tables_in_channel(table.row.channel_id):
                if row.live and row.options.get(REMATCH) == str(table.id):
                    already = await self.find(row.id)
                    if already is not None:
                        return already
            return await self._rematch(table, person)

    async def _rematch(self, table: Table, person: Person) -> Table:
        again = await self.open(
            table.game,
            guild_id=table.row.guild_id,
            channel_id=table.row.channel_id,
            starter_id=person.user_id,
            language=table.row.language,
            options={**table.row.options, REMATCH: str(table.id)},
        )
        seats = [Seat(sitter.seat) for sitter in table.sitters if sitter.seat is not None]
        for sitter, wish in zip(table.sitters, [*seats[1:], *seats[:1]], strict=True):
            await again.lobby.set_place(sitter.user_id, sitter.name, sitter.kind, wish)
        return again

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

    async def live(self) -> AsyncIterator[Table]:
        """Every table that is being set up or played, one after the other."""
        for row in await self.store.live_tables():
            table = await self.find(row.id)
            if table is not None:
                yield table

    async def rest(self) -> None:
        """Wait until no table is in the middle of a change."""
        for table in list(self._tables.values()):
            async with table.lock:
                pass

    def forget(self, table: Table) -> None:
        """Let go of a table that is over; it can be found again."""
        self._tables.pop(table.id, None)

    def _table(self, row: TableRow, sitters: Sequence[Sitter]) -> Table:
        return Table(self.store, self.games[row.game], row, sitters, self._tell)

    def _tell(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)
