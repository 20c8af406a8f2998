"""One table: its lobby, then its match.

Every change goes through the same door: validated, applied in memory, committed, and only then
told to whoever publishes. The lock makes that one change at a time. When a commit fails, memory
is thrown away and rebuilt from what was committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Unpack

import structlog

from bot.engine import (
    Dealer,
    Entry,
    Form,
    GameRules,
    JournalMismatch,
    Match,
    Outcome,
    Problem,
    Question,
    Refusal,
    RulesBroken,
    Seat,
    Setup,
    Step,
    commitment,
)
from bot.store import (
    JournalConflict,
    Sitter,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
)
from bot.tables.ai_seats import let_ai_answer
from bot.tables.drafts import Drafts
from bot.tables.lobby import Lobby
from bot.tables.seating import LOBBY_POSITION, Person, Stale, leaders

log = structlog.get_logger()


class Table:
    """A table and everything that may be done at it."""

    def __init__(
        self,
        store: Store,
        game: GameRules,
        row: TableRow,
        sitters: Sequence[Sitter],
        on_change: Callable[[Table], None],
    ) -> None:
        self.store = store
        self.game = game
        self.row = row
        self.sitters = list(sitters)
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.news: list[Step] = []
        """Steps that nobody has published yet, with their frames."""
        self.waiting_since = datetime.now(UTC)
        """Since when the present question has been open."""
        self.lobby = Lobby(self)
        self.drafts = Drafts(self)
        self._committed = 0
        self._on_change = on_change

    # What anybody may ask

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def in_lobby(self) -> bool:
        return self.row.status == "lobby"

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def position(self) -> int:
        return self.match.position if self.match else LOBBY_POSITION

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @property
    def setup(self) -> Setup:
        """Who plays, in the order in which they sat down, and what was agreed."""
        seats = tuple(Seat(sitter.seat) for sitter in self.sitters if sitter.seat is not None)
        agreed = self.row.options
        options = {one.key: agreed.get(one.key, one.default) for one in self.game.options}
        return Setup(seats, options, leaders(self.sitters), self.row.rules_version)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return self.match.waiting_for if self.match and self.playing else ()

    def sitter(self, seat: Seat) -> Sitter:
        return next(sitter for sitter in self.sitters if sitter.seat == seat)

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return tuple(Seat(s.seat) for s in self.sitters if s.user_id == user_id and s.seat)

    def is_seated(self, user_id: int) -> bool:
        return any(sitter.user_id == user_id for sitter in self.sitters)

    @property
    def humans(self) -> tuple[int, ...]:
        """The people at the table, each once, in seating order."""
        return tuple(dict.fromkeys(s.user_id for s in self.sitters if s.user_id is not None))

    def question(self, seat: Seat) -> Question[object] | None:
        return self.match.pending.get(seat) if self.match and self.playing else None

    # The match

    async def answer(self, person: Person, seat: Seat, position: int, keys: Sequence[str]) -> None:
        """One seat answers. Raises ``Stale`` or ``Refusal`` and changes nothing, or is committed."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            await self._answer(match, seat, keys)

    async def lock_in(self, person: Person, seat: Seat, position: int) -> None:
        """Answer with the draft as it stands. Pressing twice locks in once."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                return
            await self._answer(match, seat, Form.keys(self.drafts.of(seat)))

    async def unlock(self, person: Person, seat: Seat, position: int) -> None:
        """Take back what was locked in, while another still plans."""
        async with self.lock:
            match = self.need_turn(person, seat, position)
            if seat in match.locked:
                match.withdraw(seat)
                await self._commit(match)
                self.changed()

    async def resign(self, person: Person) -> None:
        async with self.lock:
            match = self._need_match()
            seats = self.seats_of(person.user_id)
            if not seats:
                raise Refusal(Problem("not-seated"))
            match.resign(seats[0])
            await self._commit(match)
            self.changed()

    async def agree_to_cancel(self, person: Person) -> bool:
        """Vote to call the match off; True once every human at the table has agreed."""
        async with self.lock:
            self._need_unfinished()
            if not self.is_seated(person.user_id):
                raise Refusal(Problem("not-seated"))
            await self.store.vote(self.id, "cancel", person.user_id)
            agreed = not await self.yet_to_agree()
            if agreed:
                await self._call_off()
            return agreed

    async def yet_to_agree(self) -> list[int]:
        """Who has not voted to call the match off."""
        agreed = await self.store.votes(self.id, "cancel")
        return [user_id for user_id in self.humans if user_id not in agreed]

    async def call_off(self) -> None:
        """A moderator ends the match without a winner."""
        async with self.lock:
            self._need_unfinished()
            await self._call_off()

    # Where it is shown

    async def note(self, **changes: Unpack[TableChanges]) -> None:
        """Remember where the table is shown and who was nudged; nothing about the match changes."""
        async with self.lock:
            await self.save(**changes)

    def take_news(self) -> list[Step]:
        """The steps since the last call, for whoever publishes them."""
        news, self.news = self.news, []
        return news

    def keep_news(self, news: Sequence[Step]) -> None:
        """What was taken could not be published: it is still news."""
        self.news = [*news, *self.news]

    # Recovery

    async def recover(self) -> None:
        """Rebuild the match from its journal; one that no longer fits pauses the table."""
        async with self.lock:
            await self.take_up()

    async def journal(self) -> list[Entry]:
        return [Entry.from_json(text) for text in await self.store.journal(self.id)]

    async def replay(self) -> Match:
        """The whole match again, every step with its frame; for the log, the scrubber and the end."""
        entries = await self.journal()
        return await asyncio.to_thread(self._replay, entries)

    def _replay(self, entries: Sequence[Entry]) -> Match:
        return Match.replay(self.game, self.setup, Dealer(self.row.seed), entries, watched=True)

    async def take_up(self) -> None:
        """Begin or go on where the journal ends, with the steps that led there as news."""
        match = await self._rebuild(await self.journal())
        if match is None:
            return
        await self.drafts.read(match)
        self.news = [step for step in match.opening() if step.position == match.position]
        self.waiting_since = (
            await self.store.last_written(self.id) or self.row.started_at or self.waiting_since
        )
        if self.row.status == "paused":
            await self.save(status="playing", note=None)
        if self.playing:
            try:
                self.news += await let_ai_answer(match, self.sitters)
            except RulesBroken as trouble:
                await self._pause(trouble)
                return
            await self._commit(match)

    async def _rebuild(self, entries: Sequence[Entry]) -> Match | None:
        self.match = None
        try:
            match = await asyncio.to_thread(self._replay, entries)
        except (JournalMismatch, RulesBroken) as trouble:
            await self._pause(trouble)
            return None
        self._committed = len(entries)
        self.match = match
        return match

    async def _pause(self, trouble: JournalMismatch | RulesBroken) -> None:
        """The rules cannot go on from here. What was over or called off stays so."""
        self.match = None
        if isinstance(trouble, JournalMismatch):
            # Without the keys: the entry may be a plan that still lies face down.
            entry = trouble.entry
            reason = f"entry {trouble.seq}, {entry.kind} {entry.by} {entry.prompt}: {trouble.reason}"
        else:
            reason = str(trouble)
        log.error("table.paused", table=self.id, reason=reason, exc_info=trouble.__cause__)
        if self.playing:
            await self.save(status="paused", note=reason)

    async def reload(self) -> None:
        """Somebody else has written: begin anew from what the store has."""
        self.row = await self.store.load_table(self.id) or self.row
        await self.reload_sitters()
        match = await self._rebuild(await self.journal())
        if match is not None:
            await self.drafts.read(match)

    async def _take_back(self, match: Match) -> None:
        """Return to what was committed; while the store is away, to what is known to be."""
        try:
            await self.reload()
        except StoreUnavailable:
            await self._rebuild(match.journal[: self._committed])

    # Inside the lock

    def _need_match(self) -> Match:
        if self.match is None or not self.playing:
            raise Refusal(Problem("not-playing"))
        return self.match

    def _need_unfinished(self) -> None:
        """A paused match can be called off, too."""
        if self.row.status not in ("playing", "paused"):
            raise Refusal(Problem("not-playing"))

    def need_turn(self, person: Person, seat: Seat, position: int) -> Match:
        """Raise unless this person may answer this question now."""
        if seat not in self.seats_of(person.user_id):
            raise Refusal(Problem("not-your-seat"))
        if self.match is None or not self.playing or position != self.match.position:
            raise Stale
        if seat not in self.match.pending:
            raise Stale
        return self.match

    async def _answer(self, match: Match, seat: Seat, keys: Sequence[str]) -> None:
        try:
            steps = match.answer(seat, keys)
            steps += await let_ai_answer(match, self.sitters)
        except RulesBroken:
            log.exception("rules.broken", table=self.id, game=self.game.key, seat=seat)
            await self._take_back(match)
            raise Refusal(Problem("rules-broken")) from None
        await self._commit(match)
        self.news += steps
        self.changed()

    async def _commit(self, match: Match) -> None:
        """Append what the journal has grown by, with the end of the match if it ended."""
        fresh = [entry.to_json() for entry in match.journal[self._committed :]]
        changes: TableChanges = {}
        if match.outcome is not None:
            changes = {
                "status": "over",
                "outcome": outcome_body(match.outcome),
                "ended_at": datetime.now(UTC),
            }
        try:
            await self.store.append(self.id, self._committed, fresh, **changes)
        except (JournalConflict, StoreUnavailable) as trouble:
            log.error("table.not_saved", table=self.id, reason=str(trouble))
            await self._take_back(match)
            self.changed()
            raise Refusal(Problem("not-saved")) from trouble
        if changes:
            self.row = self.row.model_copy(update=changes)
        self._committed = len(match.journal)
        if fresh:
            self.waiting_since = datetime.now(UTC)

    def changed(self) -> None:
        """Tell whoever publishes."""
        self._on_change(self)

    async def _call_off(self) -> None:
        await self.save(status="cancelled", ended_at=datetime.now(UTC))
        self.changed()

    async def reload_sitters(self) -> None:
        self.sitters = await self.store.sitters(self.id)

    async def save(self, **changes: Unpack[TableChanges]) -> None:
        self.row = await self.store.save(self.id, **changes)


def outcome_body(outcome: Outcome) -> dict[str, object]:
    """An outcome as the store keeps it."""
    return {"winners": list(outcome.winners), "reason": outcome.reason, "facts": dict(outcome.facts)}
