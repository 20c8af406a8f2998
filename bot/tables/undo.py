"""Undo: a player's last answer is removed, and its question is asked again."""

from __future__ import annotations

from bot.engine import Origin, Problem, Refusal
from bot.engine.rounds import LastAnswer
from bot.tables.inside import Inside
from bot.tables.seating import Person, Stale
from bot.waits import in_thread


class Undo:
    """The undo of one table."""

    def __init__(self, table: Inside) -> None:
        self._table = table

    def last_answer(self, user_id: int) -> LastAnswer | None:
        """This player's last answer, with whether they may put it back alone."""
        table = self._table
        return table.match.last_answer(table.seats_of(user_id)) if table.match and table.playing else None

    async def put_back(self, person: Person, position: int) -> None:
        """Put back a player's own last answer."""
        table = self._table
        async with table.lock:
            if not table.playing or position != table.position:
                raise Stale
            await self.go_back(person.user_id, person.name, "person")
            table.changed_and_asked()

    async def go_back(self, user_id: int, name: str, origin: Origin) -> None:
        """Return to the state before this player's last answer. The caller holds the lock. A form is shown as
        it was filled in."""
        table, say = self._table, self.last_answer(user_id)
        if table.match is None or say is None:
            raise Refusal(Problem("nothing-to-put-back"))
        later = table.match.journal[say.first :]
        given = next(entry for entry in later if entry.by == say.seat and entry.kind == "answer")
        before = await in_thread("a replay", None, table.match.put_back, table.seats_of(user_id), origin)
        await table.exchange(before, ("put-back", {"name": name}))
        await table.drafts.put_back(say.seat, given.keys)
