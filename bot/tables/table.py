"""One table: its lobby, then its match.

Every change takes the same steps: it is validated, applied in memory, committed, and then published. The lock
allows one change at a time. When a commit fails, the state in memory is discarded and rebuilt from the
committed state; nobody sees a half-built table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Unpack

import structlog

from bot.engine import (
    Entry,
    GameRules,
    Origin,
    Problem,
    Question,
    Refusal,
    Seat,
    Setup,
    Step,
    answer_of,
    read_journal,
)
from bot.engine.match import Match, RulesBroken
from bot.store import (
    Change,
    Kept,
    Outdated,
    RemarkFact,
    ShownChanges,
    Sitter,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
)
from bot.tables.accord import Accord
from bot.tables.agreements import Agreements
from bot.tables.doubt import Doubt
from bot.tables.drafts import Drafts
from bot.tables.evidence import evidence_of, has_begun
from bot.tables.fairness import Evidence, dealt_seed
from bot.tables.inside import Wish
from bot.tables.keeping import end_of, line_of, rebuilt, saved
from bot.tables.lobby import Lobby
from bot.tables.news import News
from bot.tables.recovery import Recovery
from bot.tables.seating import LOBBY_POSITION, Person, Seating, Stale, setup_of
from bot.tables.showing import TRIES, Showing
from bot.tables.standing import Standing, answer_standing, said_along
from bot.tables.thinking import Thinking
from bot.tables.undo import Undo
from bot.waits import Lock, in_thread

log = structlog.get_logger()


class Table:
    """A table and all that may be done at it."""

    def __init__(
        self,
        store: Store,
        game: GameRules,
        kept: Kept,
        on_change: Callable[[Table], None],
    ) -> None:
        self.id = kept.row.id
        self.store = store
        self.game = game
        self.row = kept.row
        self.shown = kept.shown
        self.seating = Seating.seen(kept.sitters)
        self.match: Match | None = None
        self.damaged = False
        """True if there is no match because a line of the journal cannot be read."""
        self.position = LOBBY_POSITION
        """The committed position of the match."""
        self.lock = Lock("the table", table=self.id)
        self._news = News()
        self.waiting_since = datetime.now(UTC)
        """The time when the present question was asked."""
        self.accord = Accord(self)
        self.lobby = Lobby(self, self.accord)
        self.doubt = Doubt(self)
        self.drafts = Drafts(self)
        self.thinking = Thinking(self)
        self.agreements = Agreements(self)
        self.showing = Showing(self)
        self.standing = Standing(self)
        self.recovery = Recovery(self)
        self.undo = Undo(self)
        self._committed = 0
        self._replaying: dict[tuple[int, int], asyncio.Task[Match]] = {}
        self._on_change = on_change

    @property
    def written(self) -> tuple[int, int]:
        """The committed version of the row, and the committed number of journal lines."""
        return self.row.version, self._committed

    @property
    def in_lobby(self) -> bool:
        return self.row.status == "lobby"

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def setup(self) -> Setup:
        """The seats in the order of sitting down, and the agreed options."""
        return setup_of(self.game, self.row, self.sitters, self.row.leaders)

    @property
    def dealt_seed(self) -> str:
        """The seed of all chance: the table's seed with everybody's contributions."""
        return dealt_seed(self.row.seed, self.row.contributions)

    @property
    def news(self) -> Sequence[Step]:
        """The steps of the current chapter; public ones with their frames."""
        return self._news.steps

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return self.match.waiting_for if self.match and self.playing else ()

    @property
    def sitters(self) -> Sequence[Sitter]:
        return self.seating.sitters

    def sitter(self, seat: Seat) -> Sitter:
        return self.seating.by_seat[seat]

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return self.seating.of.get(user_id, ())

    def is_seated(self, user_id: int) -> bool:
        return user_id in self.seating.of

    @property
    def humans(self) -> tuple[int, ...]:
        """The people at the table, each once, in seating order."""
        return tuple(self.seating.of)

    def question(self, seat: Seat) -> Question[object] | None:
        return self.match.pending.get(seat) if self.match and self.playing else None

    # The match

    async def answer(
        self, person: Person, seat: Seat, position: int, keys: Sequence[str], said: str = ""
    ) -> None:
        """Answer for one seat, and set the standing answers in ``said``. The answer is committed, or
        ``Stale`` or ``Refusal`` is raised and nothing changes."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            await self._give_and_say(match, seat, keys, said)

    async def lock_in(self, person: Person, seat: Seat, position: int, said: str = "") -> None:
        """Answer with the present draft. A second press changes nothing."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                return
            keys = answer_of(match.pending[seat].request, self.drafts.of(seat))
            await self._give_and_say(match, seat, keys, said)

    async def _give_and_say(self, match: Match, seat: Seat, keys: Sequence[str], said: str) -> None:
        sits = said_along(self.sitter(seat), match.pending[seat].request, keys, said)
        await self.give(match, seat, keys, sits)

    async def unlock(self, person: Person, seat: Seat, position: int) -> None:
        """Withdraw a locked answer while another player still plans."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                match.withdraw(seat, "person")
                with saved:
                    await self.commit(match, said_along(self.sitter(seat), match.pending[seat].request))
                self.changed()

    # Its message

    async def note(self, **changes: Unpack[ShownChanges]) -> None:
        """Save where the table is shown and who was nudged. The match does not change."""
        await self.showing.note(**changes)

    async def end_was_shown(self) -> None:
        """Note that the end was shown: the table is not loaded after a start any more."""
        async with self.lock:
            for left in reversed(range(TRIES)):
                try:
                    await self.write(untold=False)
                except Outdated:
                    if not left:
                        raise
                    await self.recovery.reload()
                else:
                    return

    async def remark(self, name: str, facts: Mapping[str, RemarkFact]) -> None:
        """Add a line to the log that is no part of the game."""
        async with self.lock:
            await self.change(remark=(name, facts))

    # Its history

    async def replay(self) -> Match:
        """The whole match again, every step with its frame, for the log, the scrubber and the end. Concurrent
        callers share one replay."""
        if (under_way := self._replaying.get(self.written)) is None:
            under_way = self._replaying[self.written] = asyncio.create_task(self._replay(self.written))
        return await asyncio.shield(under_way)

    async def _replay(self, as_of: tuple[int, int]) -> Match:
        try:
            lines = await self.store.journal(self.id)
            return await in_thread("a replay", None, rebuilt, self.game, self.row, self.sitters, lines)
        finally:
            del self._replaying[as_of]

    async def journal(self) -> list[Entry]:
        """The entries of the journal. Raises ``JournalMismatch`` if a line cannot be read."""
        return read_journal(await self.store.journal(self.id))

    async def evidence(self) -> Evidence:
        """The evidence for checking the deal, from the store."""
        return await evidence_of(self.store, self.row, self.shown)

    async def has_begun(self) -> bool:
        """True if anything in the store says that a match was begun here."""
        return await has_begun(self.store, self.row)

    # Inside the lock

    def show(self, match: Match | None) -> None:
        """Show this match and accept answers to it from now on."""
        self.match = match
        self.position = match.position if match else LOBBY_POSITION
        self._news = News() if match is None else News.of(match, self.seating.people)

    def adopt(self, kept: Kept, match: Match | None) -> None:
        """Replace the state by that of the store, without an await: others see the old state or the new
        one."""
        self.row, self.seating, self._committed = kept.row, Seating.seen(kept.sitters), len(kept.journal)
        self.showing.adopt(kept.shown)
        self.waiting_since = kept.written_at or kept.row.started_at or self.waiting_since
        self.show(match)

    def begin(self, match: Match) -> None:
        """Ask the first question."""
        self.show(match)
        self.waiting_since = datetime.now(UTC)
        self.changed_and_asked()

    def need_turn(self, person: Person, seat: Seat, position: int) -> Match:
        """The match. Raises ``Refusal`` or ``Stale`` unless this person may answer this question now."""
        if seat not in self.seats_of(person.user_id):
            raise Refusal(Problem("not-your-seat"))
        if self.match is None or not self.playing or position != self.match.position:
            raise Stale
        if seat not in self.match.pending:
            raise Stale
        return self.match

    async def give(self, match: Match, seat: Seat, keys: Sequence[str], sits: Sequence[Sitter] = ()) -> None:
        """Commit a person's answer together with changed sitters. A locked answer that is repeated is not
        written again."""
        if not sits and match.given(seat) == tuple(keys):
            return
        try:
            with saved:
                await self.take(match, seat, keys, "person", sits)
        except RulesBroken:
            log.exception("rules.broken", table=self.id, game=self.game.key, seat=seat)
            await self.recovery.take_back(match)
            raise Refusal(Problem("rules-broken")) from None
        self.changed_and_asked()

    async def replace(self, sits: Sequence[Sitter], remark: tuple[str, Mapping[str, RemarkFact]]) -> None:
        """Let an AI lead the seats of these sitters from now on."""
        match = self.match
        if match is None or match.outcome is not None:
            raise Stale
        for sitter in sits:
            match.replace(Seat(sitter.seat or ""))
        fresh = [entry.to_json() for entry in match.journal[self._committed :]]
        try:
            await self.change(entries=fresh, sits=sits, remark=remark)
        except BaseException:
            if self.match is match:
                await self.recovery.take_back(match)
            raise

    async def exchange(self, match: Match, remark: tuple[str, Mapping[str, RemarkFact]]) -> None:
        """Continue with a match from which answers were put back; its journal keeps them."""
        fresh = [entry.to_json() for entry in match.journal[self._committed :]]
        await self.change(entries=fresh, remark=remark)
        self.show(match)
        self.waiting_since = datetime.now(UTC)

    async def take(
        self,
        match: Match,
        seat: Seat,
        keys: Sequence[str],
        origin: Origin,
        sits: Sequence[Sitter] = (),
    ) -> None:
        """Apply an answer and the standing answers that follow it, commit them and add them to the news."""
        past = len(match.rounds)
        steps = match.answer(seat, keys, origin)
        passed, changed = answer_standing(match, self.seating.standing, sits, steps)
        await self.commit(match, changed)
        self._news.hear([*steps, *passed], match.rounds[past:], self.seating.people)

    async def commit(self, match: Match, sits: Sequence[Sitter] = ()) -> None:
        """Commit the new lines of the journal, and the end of the match if it has ended."""
        fresh = [entry.to_json() for entry in match.journal[self._committed :]]
        changes: TableChanges = end_of(match) if self.playing else {}
        if not fresh and not changes:
            return
        try:
            await self.write(fresh, sits=sits, **changes)
        except BaseException as trouble:
            if self._committed < len(match.journal):
                log.warning("table.not_saved", table=self.id, reason=str(trouble))
                await self.recovery.take_back(match)
            raise
        self.waiting_since = datetime.now(UTC)

    async def write(
        self,
        entries: Sequence[str] = (),
        *,
        sits: Sequence[Sitter] = (),
        stands: Sequence[int] = (),
        remark: tuple[str, Mapping[str, RemarkFact]] | None = None,
        **row: Unpack[TableChanges],
    ) -> None:
        """Change the table in the store, and then in memory. Raises ``Outdated`` if another process has
        changed it."""
        line = line_of(remark, self._committed + len(entries))
        change = Change(self.row, entries, self._committed, row, sits, stands, line)
        try:
            await self.store.write(change, partial(self._written, change))
        except StoreUnavailable:
            self.doubt.arise()
            raise

    def _written(self, change: Change, row: TableRow) -> None:
        self.row = row
        self._committed += len(change.entries)
        if self.match is not None:
            self.position = self.match.position
        if change.sits or change.stands:
            self.seating = self.seating.after(change.sits, change.stands)

    async def change(self, **what: Unpack[Wish]) -> None:
        """Commit a change that a person asked for. If another process has changed the table, reload it and
        raise ``Stale``: the person saw an older state."""
        with saved:
            try:
                await self.write(**what)
            except Outdated as overtaken:
                await self.recovery.reload()
                self.changed()
                raise Stale from overtaken

    def changed(self) -> None:
        """Publish the change, and let AI seats think."""
        self._publish()
        self.thinking.wake()

    def changed_and_asked(self) -> None:
        """Publish the change. If an AI is asked now, wait a moment for its answer first."""
        if self.thinking.wake():
            self.thinking.show_soon()
        else:
            self._publish()

    def _publish(self) -> None:
        self.thinking.shown()
        self._on_change(self)
