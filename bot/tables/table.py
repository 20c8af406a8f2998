"""One table: its lobby, then its match. This is the half that everybody may call.

What may be read of a table is in ``TableState``. The steps of a change, which need the table's lock, are in
``TableCore``; only the table and its parts have it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Unpack

from bot.engine import Entry, GameRules, Seat, answer_of, read_journal
from bot.engine.match import Match
from bot.store import Kept, Outdated, Remark, RemarkFact, ShownChanges, Store
from bot.store.watching import Bets
from bot.tables.agreement import LobbyAgreement
from bot.tables.ai_seats import Minds
from bot.tables.core import TRIES, TableCore
from bot.tables.drafts import Drafts
from bot.tables.evidence import evidence_of, has_begun
from bot.tables.fairness import Evidence
from bot.tables.keeping import rebuilt, saved
from bot.tables.lobby import Lobby
from bot.tables.recovery import Doubt, resume
from bot.tables.seating import Person
from bot.tables.showing import Showing
from bot.tables.standing import answering_until, said_along, with_standing
from bot.tables.state import TableState
from bot.tables.thinking import Thinking
from bot.tables.undo import Undo
from bot.tables.votes import Votes
from bot.waits import in_thread


class Table(TableState):
    """A table and all that may be done at it."""

    def __init__(
        self,
        store: Store,
        game: GameRules,
        kept: Kept,
        minds: Minds,
        on_change: Callable[[Table], None],
    ) -> None:
        super().__init__(game, kept)
        self._store = store
        self._core = core = TableCore(self, store, self._publish, self._be_in_doubt)
        self._thinking = Thinking(core, minds, partial(on_change, self))
        self._doubt = Doubt(core)
        self.agreement = LobbyAgreement(self)
        self.lobby = Lobby(core, self.agreement)
        self.drafts = Drafts(core)
        self.votes = Votes(core)
        self.showing = Showing(core)
        self.undo = Undo(core)
        self._replaying: dict[tuple[int, int], asyncio.Task[Match]] = {}

    @property
    def bets(self) -> Bets:
        """The bets of spectators."""
        return self._store.bets

    def _publish(self, asked: bool) -> None:
        self._thinking.publish(asked)

    def _be_in_doubt(self) -> None:
        self._doubt.arise()

    # Answers

    async def answer(
        self, person: Person, seat: Seat, position: int, keys: Sequence[str], said: str = ""
    ) -> None:
        """Answer for one seat, and set the standing answers in ``said``. The answer is committed, or
        ``Stale`` or ``Refusal`` is raised and nothing changes."""
        async with self._core.lock:
            match = self.need_turn(person, seat, position)
            await self._give_and_say(match, seat, keys, said)

    async def lock_in(self, person: Person, seat: Seat, position: int, said: str = "") -> None:
        """Answer with the present draft. A second press changes nothing."""
        async with self._core.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                return
            keys = answer_of(self.drafts.of(seat))
            await self._give_and_say(match, seat, keys, said)

    async def _give_and_say(self, match: Match, seat: Seat, keys: Sequence[str], said: str) -> None:
        sits = said_along(self.sitter(seat), match.pending[seat].request, keys, said)
        await self._core.give(match, seat, keys, sits)

    async def unlock(self, person: Person, seat: Seat, position: int) -> None:
        """Withdraw a locked answer while another player still plans."""
        async with self._core.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                match.withdraw(seat, "person")
                with saved:
                    await self._core.commit(match, said_along(self.sitter(seat), match.pending[seat].request))
                self._core.changed()

    async def answer_until(self, person: Person, seat: Seat, position: int, event: str) -> None:
        """Answer this now and whenever the same is asked, until that event."""
        async with self._core.lock:
            match = self.need_turn(person, seat, position)
            keys, sits = answering_until(self.sitter(seat), match.pending[seat].request, event)
            await self._core.give(match, seat, keys, sits)

    async def ask_again(self, person: Person) -> None:
        """From now on this player is asked about everything again."""
        async with self._core.lock:
            mine = [one for one in self.sitters if one.user_id == person.user_id and one.standing]
            if mine:
                await self._core.change(sits=[with_standing(one, {}) for one in mine])
                self._core.changed()

    # Its message

    async def note(self, **changes: Unpack[ShownChanges]) -> None:
        """Save where the table is shown and who was nudged. The match does not change."""
        await self.showing.note(**changes)

    async def end_was_shown(self) -> None:
        """Note that the end was shown: the table is not loaded after a start any more."""
        async with self._core.lock:
            for left in reversed(range(TRIES)):
                try:
                    await self._core.write(untold=False)
                except Outdated:
                    if not left:
                        raise
                    await self._core.reload()
                else:
                    return

    async def remark(self, name: str, facts: Mapping[str, RemarkFact]) -> None:
        """Add a line to the log that is no part of the game."""
        async with self._core.lock:
            await self._core.change(remark=(name, facts))

    # Its history

    async def replay(self) -> Match:
        """The whole match again, every step with its frame, for the log, the scrubber and the end. Concurrent
        callers share one replay."""
        if (under_way := self._replaying.get(self.written)) is None:
            under_way = self._replaying[self.written] = asyncio.create_task(self._replay(self.written))
        return await asyncio.shield(under_way)

    async def _replay(self, as_of: tuple[int, int]) -> Match:
        try:
            lines = await self.journal_lines()
            return await in_thread("a replay", None, rebuilt, self.game, self.row, self.sitters, lines)
        finally:
            del self._replaying[as_of]

    async def journal_lines(self) -> list[str]:
        """The committed lines of the journal."""
        return await self._store.journal(self.id)

    async def journal(self) -> list[Entry]:
        """The entries of the journal. Raises ``JournalMismatch`` if a line cannot be read."""
        return read_journal(await self.journal_lines())

    async def remarks(self) -> list[Remark]:
        """The lines of the log that are no part of the game."""
        return await self._store.remarks(self.id)

    async def evidence(self) -> Evidence:
        """The evidence for checking the deal, from the store."""
        return await evidence_of(self._store, self.row, self.shown)

    async def has_begun(self) -> bool:
        """True if anything in the store says that a match was begun here."""
        return await has_begun(self._store, self.row)

    # Its life in memory

    async def resume(self, kept: Kept) -> None:
        """Continue a match that was begun before this table was loaded."""
        async with self._core.lock:
            await resume(self._core, kept)
            self._thinking.wake()

    async def change_finished(self) -> None:
        """Wait for the change in progress: after it, ``position`` is that of the newest question."""
        async with self._core.lock:
            pass

    async def settle(self) -> None:
        """Wait until no AI seat has an open question."""
        await self._thinking.settle()

    async def rest(self) -> None:
        """Stop the AI seats and wait for the change in progress. AI seats continue after the next start."""
        await self._thinking.rest()
        await self._doubt.rest()
        await self.change_finished()
