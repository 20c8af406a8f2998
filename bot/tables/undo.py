"""Undo: a player's last answer is removed, and its question is asked again."""

from __future__ import annotations

from bot.engine import Origin, Problem, Refusal, draft_of
from bot.engine.rounds import LastAnswer
from bot.tables.core import TableCore
from bot.tables.drafts import is_drafted
from bot.tables.keeping import Begun, columns_of
from bot.tables.seating import Person, Stale
from bot.tables.state import TableState
from bot.waits import in_thread


class Undo:
    """The undo of one table."""

    def __init__(self, core: TableCore) -> None:
        self._core = core
        self._table = core.table

    def last_answer(self, user_id: int) -> LastAnswer | None:
        """This player's last answer, with whether they may put it back alone."""
        return last_answer(self._table, user_id)

    async def put_back(self, person: Person, position: int) -> None:
        """Put back a player's own last answer."""
        core, table = self._core, self._table
        async with core.lock:
            if not table.playing or position != table.position:
                raise Stale
            await go_back(core, person.user_id, person.name, "person")
            core.changed(asked=True)


def last_answer(table: TableState, user_id: int) -> LastAnswer | None:
    """This player's last answer, if they have given one that can be put back."""
    return table.match.last_answer(table.seats_of(user_id)) if table.match and table.playing else None


async def go_back(core: TableCore, user_id: int, name: str, origin: Origin) -> None:
    """Return to the state before this player's last answer. A form is shown as it was filled in. The journal
    keeps the answer and its removal."""
    table = core.table
    say = last_answer(table, user_id)
    if table.match is None or say is None:
        raise Refusal(Problem("nothing-to-put-back"))
    later = table.match.journal[say.first :]
    given = next(entry for entry in later if entry.by == say.seat and entry.kind == "answer")
    before = await in_thread("a replay", None, table.match.put_back, table.seats_of(user_id), origin)
    remark = ("put-back", {"name": name})
    await core.change(entries=core.fresh(before), remark=remark, **columns_of(before, table.row))
    core.begin(before)
    question = table.question(say.seat)
    if question is not None and is_drafted(question.request):
        await core.keep_draft(say.seat, Begun(draft_of(question.request, given.keys)))
