"""The house: finds every live table by its number and loads it on demand.

Idle tables are evicted from memory; the store has all of their state.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

import structlog

from bot.engine import GameRules, Handed, Preset, Seat, commitment, new_seed, plain_facts
from bot.store import Dealing, Kept, NewTable, Sitter, Store, StoreUnavailable, altered
from bot.store.kept import Admits
from bot.tables.ai_seats import Minds, drawn_pause
from bot.tables.pacing import Pauses
from bot.tables.seating import Person, Stale, facts_of, free_seats, legacy_of, seated, seated_by
from bot.tables.table import Table
from bot.waits import Lock

log = structlog.get_logger()

Listener = Callable[[Table], None]


class House:
    """Opens tables and keeps one ``Table`` object for each table in use."""

    def __init__(self, store: Store, games: Mapping[str, GameRules], pauses: Pauses = drawn_pause) -> None:
        self.store = store
        self._minds = Minds(pauses)
        self.games = games
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Weak references: a table stays findable while anybody holds it, and never exists twice."""
        self._lately: dict[int, tuple[Table, float]] = {}
        """The recently used tables, each with the time of its last use."""
        self._loading = Lock("a table that is being loaded")
        self._rematching = Lock("a rematch that is being opened")
        self._beginning = Lock("a table that is being opened ready to begin")
        self._listeners: list[Listener] = []

    def on_change(self, listener: Listener) -> None:
        """Call ``listener`` after every committed change of any table."""
        self._listeners.append(listener)

    async def open(self, game: GameRules, new: NewTable) -> Table:
        """Open a lobby. Its seed is fixed now, because the promise shows its fingerprint. Raises ``NoRoom``
        if the server allows no more tables."""
        seed = new_seed()
        if game.heritage is not None:
            new = replace(new, legacy=await self.heritage(game, new.starter_id))
        dealing = Dealing(game.key, game.rules_version, seed, commitment(seed))
        async with self._loading:  # it cannot be found before it is open
            table = self._mark_used(self._table(await self.store.create_table(new, dealing)))
        log.info("table.opened", table=table.id, game=game.key, guild=new.guild_id)
        return table

    async def open_ready(self, game: GameRules, preset: Preset, new: NewTable, person: Person) -> Table:
        """A lobby with everything settled as ``preset`` says; only *Begin* is left to press. If such a lobby
        of this member waits in this channel already, it is that one: a second press opens no second table.
        Raises ``NoRoom`` like ``open``."""
        async with self._beginning:
            for glance in await self.store.glances.live(new.guild_id, person.user_id):
                own = glance.status == "lobby" and glance.starter_id == person.user_id
                if own and (glance.game, glance.channel_id) == (game.key, new.channel_id):
                    table = await self.find(glance.id)
                    if table is not None and table.in_lobby and table.row.preset == preset.key:
                        return table
            legacy = new.legacy if game.heritage is None else await self.heritage(game, new.starter_id)
            ready = replace(
                new,
                options=preset.options,
                sitters=seated_by(preset, game, seated(1, person), legacy),
                closed_to_others=True,
                preset=preset.key,
            )
            return await self.open(game, ready)

    async def rematch(self, table: Table, person: Person, *, swap: bool = True) -> Table:
        """A lobby for the same people again. The member who asks sits down, the others are invited, and AI
        seats come along. With ``swap``, two sides that have played to the end swap seats.

        There is one rematch at a time: a later caller sits down at the same one, unless the press is older
        than the promise: it would be an addition to a seed that was not promised yet.
        """
        if table.row.live or table.row.started_at is None:
            raise Stale
        async with self._rematching:
            for row in await self.store.rematches(table.id):
                already = await self.find(row.id) if row.live else None
                if already is None:
                    continue
                promise = already.shown.promise_message_id
                promised = promise is not None and promise < person.act
                if already.in_lobby and promised and not already.is_seated(person.user_id):
                    free = free_seats(already.game, already.sitters)
                    again = _again(table, swap=swap)
                    wishes = [wish for sitter, wish in again if sitter.user_id == person.user_id]
                    await already.lobby.sit(person, next((wish for wish in wishes if wish in free), None))
                return already
            return await self._rematch(table, person, swap=swap)

    async def _rematch(self, table: Table, person: Person, *, swap: bool) -> Table:
        come: list[Sitter] = []
        for sitter, wish in _again(table, swap=swap):
            if sitter.kind == "ai" or sitter.user_id == person.user_id:
                place = seated(len(come) + 1, None if sitter.kind == "ai" else person, wish)
                come.append(altered(place, {"chosen": dict(sitter.chosen), "strength": sitter.strength}))
        again = NewTable(
            guild_id=table.row.guild_id,
            channel_id=table.shown.channel_id,
            starter_id=person.user_id,
            language=table.row.language,
            options=table.row.options,
            own_thread=table.shown.own_thread,
            rematch_of=table.id,
            invited=[user_id for user_id in table.humans if user_id != person.user_id],
            legacy=legacy_of(table.row) or table.row.legacy,
            opening=person.act,
            sitters=come,
        )
        return await self.open(table.game, again)

    async def heritage(self, game: GameRules, user_id: int) -> Mapping[str, Any]:
        """The facts this member carries over from all their matches."""
        assert game.heritage is not None
        played = await self.store.played_by(user_id, game.key)
        handed = [Handed(Seat(seat), facts_of(outcome.get("legacy", {}))) for outcome, seat in played]
        return plain_facts(game.heritage(handed))

    @property
    def lately(self) -> list[Table]:
        """The recently used tables."""
        return [table for table, _ in self._lately.values()]

    @property
    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def at_hand(self, table_id: int) -> Table | None:
        """The table with this number if it is in memory."""
        table = self._tables.get(table_id)
        return table and self._mark_used(table)

    async def find(self, table_id: int, admits: Admits | None = None) -> Table | None:
        """The table with this number, live or finished. ``None`` if there never was one, or if ``admits``
        returns false; then its match is not loaded."""
        if (table := self.at_hand(table_id)) is not None:
            return table if admits is None or admits(table.row, table.shown, table.sitters) else None
        async with self._loading:
            if (table := self.at_hand(table_id)) is not None:
                return table if admits is None or admits(table.row, table.shown, table.sitters) else None
            kept = await self.store.read_table(table_id, admits)
            if kept is None or kept.row.game not in self.games:
                return None
            table = self._table(kept)
            if kept.row.status != "lobby" and kept.row.started_at is not None:
                await table.resume(kept)
            return self._mark_used(table)

    async def live(self, guild_id: int | None = None) -> AsyncIterator[Table]:
        """Every live table, of one server if ``guild_id`` is given, one after the other.

        A table that cannot be loaded is skipped.
        """
        async for table in self._found(await self.store.live_tables(guild_id)):
            yield table

    async def to_show(self, edition: str, but: Collection[int]) -> AsyncIterator[Table]:
        """Every live table except ``but`` that the store does not list as shown completely by this
        ``edition`` of the program. The other tables are not loaded."""
        numbers = await self.store.tables_to_show(edition)
        async for table in self._found([number for number in numbers if number not in but]):
            yield table

    async def live_in(self, guild_id: int) -> AsyncIterator[Table]:
        """Every live table of a server."""
        async for table in self._found(await self.store.live_tables(guild_id)):
            yield table

    async def silent_since(self, moment: datetime) -> AsyncIterator[Table]:
        """Every table that has waited for somebody since before ``moment`` and has not reminded them."""
        async for table in self._found(await self.store.silent_since(moment)):
            yield table

    async def _found(self, numbers: Sequence[int]) -> AsyncIterator[Table]:
        for number in numbers:
            try:
                table = await self.find(number)
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("table.unreadable", table=number)
            else:
                if table is not None:
                    yield table

    async def close_untouched_lobbies(self, patience: timedelta) -> None:
        """Close the lobbies that nobody has used for ``patience``."""
        for table_id in await self.store.lobbies_untouched_since(datetime.now(UTC) - patience):
            try:
                table = await self.find(table_id)
                if table is not None:
                    await table.lobby.close_if_untouched(patience)
            except Stale:
                log.info("lobby.touched", table=table_id)

    async def lobbies_never_shown(self, patience: timedelta) -> AsyncIterator[Table]:
        """Lobbies older than ``patience`` that were never shown: no process is still showing them."""
        async for table in self._found(await self.store.lobbies_never_shown(datetime.now(UTC) - patience)):
            yield table

    async def rest(self) -> None:
        """Stop the AI seats and wait for the changes in progress. AI seats continue after the next start."""
        for table in list(self._tables.values()):
            await table.rest()
        await self._minds.close()

    async def settle(self) -> None:
        """Wait until no AI seat has an open question."""
        for table in list(self._tables.values()):
            await table.settle()

    def forget(self, table: Table) -> None:
        """Evict a table. It is loaded again on the next use."""
        if self._tables.get(table.id) is table:
            self._lately.pop(table.id, None)
            del self._tables[table.id]

    def forget_idle(self, seconds: float) -> None:
        """Evict the tables that were not used for ``seconds``."""
        before = time.monotonic() - seconds
        for number, (_, touched) in list(self._lately.items()):
            if touched <= before:
                del self._lately[number]

    def _mark_used(self, table: Table) -> Table:
        """Mark this table as used now."""
        self._tables[table.id] = table
        self._lately[table.id] = table, time.monotonic()
        return table

    def _table(self, kept: Kept) -> Table:
        return Table(self.store, self.games[kept.row.game], kept, self._minds, self._notify)

    def _notify(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            self._lately[table.id] = table, time.monotonic()
        for listener in self._listeners:
            listener(table)


def _again(table: Table, *, swap: bool) -> Iterator[tuple[Sitter, Seat]]:
    """The seats of a rematch: two sides swap. In a campaign, and after a game that was called off, everybody
    keeps their seat."""
    seats = [Seat(sitter.seat) for sitter in table.sitters if sitter.seat is not None]
    stay = not swap or table.row.status == "cancelled" or legacy_of(table.row)
    return zip(table.sitters, seats if stay else [*seats[1:], *seats[:1]], strict=True)
