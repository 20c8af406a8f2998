"""The lobby of a table: who sits down where, what is agreed, and the start."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.engine import Problem, Refusal, Seat
from bot.store import AlreadyStarted, SitterKind
from bot.tables.seating import Person, Stale, check_ready, free_seats, may_lead_another, seat_all

if TYPE_CHECKING:
    from bot.tables.table import Table


class Lobby:
    """What may be done at a table before its match starts; afterwards everything here is ``Stale``."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def sit(self, person: Person, wish: Seat | None) -> None:
        """Join, or change one's wish; ``None`` leaves the seat to the draw."""
        table = self._table
        async with table.lock:
            self._need_open()
            if wish is not None and wish not in table.game.seats:
                raise Refusal(Problem("not-an-option"))
            if wish is not None and any(
                s.wish == wish and s.user_id != person.user_id for s in table.sitters
            ):
                raise Refusal(Problem("seat-taken", {"seat": f"seat:{wish}"}))
            mine = [sitter for sitter in table.sitters if sitter.user_id == person.user_id]
            if not mine:
                self._need_room()
                await self._add(person.user_id, person.name, "human", wish)
            elif all(sitter.wish != wish for sitter in mine):
                # Somebody who leads several seats settles the open ones first.
                changed = next((sitter for sitter in mine if sitter.wish is None), mine[0])
                await table.store.update_sitter(table.id, changed.number, wish=wish)
                await table.reload_sitters()
            table.changed()

    async def lead_another(self, person: Person) -> None:
        """One seat more, for somebody who plays alone."""
        table = self._table
        async with table.lock:
            self._need_open()
            if not table.is_seated(person.user_id):
                raise Refusal(Problem("sit-down-first"))
            if not may_lead_another(table.game, table.sitters):
                raise Refusal(Problem("leads-several"))
            await self._add(person.user_id, person.name, "human", None)
            table.changed()

    async def set_place(self, user_id: int | None, name: str, kind: SitterKind, wish: Seat | None) -> None:
        """Set a place before the lobby is shown to anybody; they may still change it."""
        async with self._table.lock:
            await self._add(user_id, name, kind, wish)

    async def leave(self, person: Person) -> None:
        table = self._table
        async with table.lock:
            self._need_open()
            mine = [sitter for sitter in table.sitters if sitter.user_id == person.user_id]
            if not mine:
                raise Refusal(Problem("not-seated"))
            for sitter in mine:
                await table.store.remove_sitter(table.id, sitter.number)
            await table.reload_sitters()
            table.changed()

    async def invite_ai(self, name: str) -> None:
        """An AI takes a free seat."""
        table = self._table
        async with table.lock:
            self._need_open()
            self._need_room()
            await self._add(None, name, "ai", None)
            table.changed()

    async def dismiss_ai(self) -> None:
        """The AI that came last gives up its seat."""
        table = self._table
        async with table.lock:
            self._need_open()
            ai = [sitter for sitter in table.sitters if sitter.kind == "ai"]
            if not ai:
                raise Refusal(Problem("no-ai"))
            await table.store.remove_sitter(table.id, ai[-1].number)
            await table.reload_sitters()
            table.changed()

    async def set_option(self, key: str, value: str) -> None:
        table = self._table
        async with table.lock:
            self._need_open()
            option = next((option for option in table.game.options if option.key == key), None)
            if option is None or value not in option.choices:
                raise Refusal(Problem("not-an-option"))
            await table.save(options={**table.row.options, key: value})
            table.changed()

    async def start(self) -> None:
        """Seats are drawn, the first question is asked."""
        table = self._table
        async with table.lock:
            self._need_open()
            check_ready(table.game, table.sitters)
            seats = seat_all(table.game, table.sitters, table.row.seed)
            try:
                table.row = await table.store.start(table.id, seats)
            except AlreadyStarted:
                await table.reload()
                raise Stale from None
            await table.reload_sitters()
            await table.take_up()
            table.changed()

    async def close(self) -> None:
        table = self._table
        async with table.lock:
            self._need_open()
            await table.save(status="cancelled", ended_at=datetime.now(UTC))
            table.changed()

    def _need_open(self) -> None:
        if not self._table.in_lobby:
            raise Stale

    def _need_room(self) -> None:
        table = self._table
        if len(table.sitters) >= table.game.players[-1] or not free_seats(table.game, table.sitters):
            raise Refusal(Problem("table-full"))

    async def _add(self, user_id: int | None, name: str, kind: SitterKind, wish: Seat | None) -> None:
        table = self._table
        await table.store.add_sitter(table.id, name=name, user_id=user_id, kind=kind, wish=wish)
        await table.reload_sitters()
