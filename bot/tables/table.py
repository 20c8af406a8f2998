"""One table: its lobby, then its match.

Every change goes through the same door: validated, applied in memory, committed, and only then
told to whoever publishes. The lock makes that one change at a time. When a commit fails, memory
is thrown away and rebuilt from what was committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Unpack

import structlog

from bot.engine import (
    Dealer,
    Entry,
    Form,
    GameRules,
    Match,
    Problem,
    Question,
    Refusal,
    RulesBroken,
    Seat,
    Setup,
    Step,
    read_journal,
)
from bot.store import (
    Change,
    Outdated,
    Remark,
    Sitter,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
)
from bot.tables.agreements import Agreements
from bot.tables.drafts import Drafts
from bot.tables.fairness import Evidence, dealt_seed
from bot.tables.lobby import Lobby
from bot.tables.seating import LOBBY_POSITION, Person, Stale
from bot.tables.thinking import Thinking

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
        """The steps since a person last moved the game, with their frames."""
        self.waiting_since = datetime.now(UTC)
        """Since when the present question has been open."""
        self.lobby = Lobby(self)
        self.drafts = Drafts(self)
        self.thinking = Thinking(self)
        self.agreements = Agreements(self)
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
    def dealt_seed(self) -> str:
        """What chance comes from: the seed, with what everybody added to it."""
        return dealt_seed(self.row.seed, self.row.contributions)

    @property
    def setup(self) -> Setup:
        """Who plays, in the order in which they sat down, and what was agreed."""
        return self.setup_of(self.sitters, self.row.leaders)

    def setup_of(self, sitters: Sequence[Sitter], leaders: int) -> Setup:
        seats = tuple(Seat(sitter.seat) for sitter in sitters if sitter.seat is not None)
        agreed = self.row.options
        options = {one.key: agreed.get(one.key, one.default) for one in self.game.options}
        return Setup(seats, options, leaders, self.row.rules_version)

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
                with saved():
                    await self._commit(match)
                self.changed()

    def ends_without(self, user_id: int) -> bool:
        """Whether the game is over when this player gives up; else an AI takes over from them."""
        return not self.game.goes_on or set(self.humans) <= {user_id}

    async def give_up(self, person: Person, ai_name: str) -> None:
        """The game ends, or goes on with an AI in each of this player's seats."""
        async with self.lock:
            match = self._need_match()
            seats = self.seats_of(person.user_id)
            if not seats:
                raise Refusal(Problem("not-seated"))
            if self.ends_without(person.user_id):
                match.resign(seats[0])
                with saved():
                    await self._commit(match)
            else:
                await self.hand_over([person.user_id], ai_name, "gave-up")
            self.changed_and_asked()

    # Where it is shown

    async def note(self, **changes: Unpack[TableChanges]) -> None:
        """Remember where the table is shown and who was nudged; nothing about the match changes."""
        async with self.lock:
            try:
                await self.write(**changes)
            except Outdated:
                await self.reload()
                await self.write(**changes)

    async def remark(self, name: str, facts: Mapping[str, str | int]) -> None:
        """A line in the log that is no part of the game."""
        async with self.lock:
            await self.change(remark=(name, facts))

    # Recovery

    async def recover(self) -> None:
        """Rebuild the match from its journal; one that no longer fits pauses the table."""
        async with self.lock:
            await self.take_up()

    async def replay(self) -> Match:
        """The whole match again, every step with its frame; for the log, the scrubber and the end."""
        return await asyncio.to_thread(self._replay, await self.journal())

    async def journal(self) -> list[Entry]:
        """Raises ``JournalMismatch`` where a line of it cannot be read."""
        return read_journal(await self.store.journal(self.id))

    async def evidence(self) -> Evidence:
        """What is needed to check that all was fair, as the store has it."""
        row = await self.store.load_table(self.id) or self.row
        return Evidence(
            table=row.id,
            game=row.game,
            rules_version=row.rules_version,
            options=self.setup.options,
            leaders=row.leaders,
            sitters=await self.store.sitters(self.id),
            seed=row.seed,
            commitment=row.commitment,
            contributions=row.contributions,
            dealt_commitment=row.dealt_commitment,
            journal=await self.store.journal(self.id),
            outcome=row.outcome,
        )

    def begin(self, match: Match) -> None:
        """The first question is asked."""
        self.match = match
        self.news = match.opening()
        self.waiting_since = datetime.now(UTC)
        self.changed_and_asked()

    async def take_up(self) -> None:
        """Go on where the journal ends, with the steps that led there as news."""
        await self.rebuild()
        if self.match is None:
            return
        self.waiting_since = (
            await self.store.last_written(self.id) or self.row.started_at or self.waiting_since
        )
        if self.row.status == "paused":
            await self.write(status="playing", note=None)
        if self.playing:
            # What was drawn after the last answer that was written is written now.
            await self._commit(self.match)
            self.thinking.wake()

    async def rebuild(self) -> None:
        """Throw the match away and take it from the store. One that cannot be played pauses."""
        lines = await self.store.journal(self.id)
        self._committed = len(lines)
        await self._play(lambda: self._replay(read_journal(lines)))
        if self.match is not None:
            await self.drafts.read(self.match)

    async def reload(self) -> None:
        """Somebody else has written: begin anew from what the store has."""
        self.row = await self.store.load_table(self.id) or self.row
        self.sitters = await self.store.sitters(self.id)
        if self.row.started_at is not None:
            await self.rebuild()

    async def _play(self, replay: Callable[[], Match]) -> None:
        self.match = None
        try:
            match = await asyncio.to_thread(replay)
        except Exception as trouble:
            # Whatever it is: this table alone stands still.
            await self.pause(trouble)
            return
        self.match = match
        self.news = self._news_of(match)

    def _replay(self, entries: Sequence[Entry]) -> Match:
        return Match.replay(self.game, self.setup, Dealer(self.dealt_seed), entries, watched=True)

    def _news_of(self, match: Match) -> list[Step]:
        people = {sitter.seat for sitter in self.sitters if sitter.kind == "human"}
        moved = max((place for place, seat in enumerate(match.movers) if seat in people), default=-1)
        return [step for step in match.opening() if step.position > moved]

    async def pause(self, trouble: Exception) -> None:
        """The rules cannot go on from here. What was over or called off stays so."""
        self.match = None
        self.news = []
        reason = str(trouble) or type(trouble).__name__
        log.error("table.paused", table=self.id, reason=reason, exc_info=trouble.__cause__)
        if self.playing:
            await self.write(status="paused", note=reason)

    async def _take_back(self, match: Match) -> None:
        """Return to what was committed; while the store is away, to what is known to be."""
        try:
            await self.reload()
        except StoreUnavailable:
            entries = match.journal[: self._committed]
            await self._play(lambda: self._replay(entries))

    # Inside the lock

    def _need_match(self) -> Match:
        if self.match is None or not self.playing:
            raise Refusal(Problem("not-playing"))
        return self.match

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
            with saved():
                await self.take(match, seat, keys)
        except RulesBroken:
            log.exception("rules.broken", table=self.id, game=self.game.key, seat=seat)
            await self._take_back(match)
            raise Refusal(Problem("rules-broken")) from None
        self.changed_and_asked()

    async def take(self, match: Match, seat: Seat, keys: Sequence[str]) -> None:
        """An answer, committed. What a person does begins the news anew; what an AI does adds to them."""
        before = match.position
        steps = match.answer(seat, keys)
        await self._commit(match)
        if self.sitter(seat).kind == "ai":
            self.news += steps
        elif match.position != before:
            self.news = steps

    async def _commit(self, match: Match) -> None:
        """Append what the journal has grown by, with the end of the match if it ended."""
        fresh = [entry.to_json() for entry in match.journal[self._committed :]]
        changes: TableChanges = {}
        if match.outcome is not None and self.playing:
            changes = {
                "status": "over",
                "untold": True,
                "outcome": match.outcome.body,
                "ended_at": datetime.now(UTC),
            }
        if not fresh and not changes:
            return
        try:
            await self.write(fresh, **changes)
        except (Outdated, StoreUnavailable) as trouble:
            log.warning("table.not_saved", table=self.id, reason=str(trouble))
            await self._take_back(match)
            self.changed()
            raise
        self.waiting_since = datetime.now(UTC)

    async def hand_over(self, people: Sequence[int], ai_name: str, remark: str) -> None:
        """An AI sits down in each seat of these people."""
        handed = [
            sitter.model_copy(update={"user_id": None, "name": ai_name, "kind": "ai"})
            for sitter in self.sitters
            if sitter.user_id in people
        ]
        names = ", ".join(dict.fromkeys(s.name for s in self.sitters if s.user_id in people))
        await self.change(sits=handed, remark=(remark, {"names": names}))

    async def write(
        self,
        entries: Sequence[str] = (),
        *,
        sits: Sequence[Sitter] = (),
        stands: Sequence[int] = (),
        remark: tuple[str, Mapping[str, str | int]] | None = None,
        **row: Unpack[TableChanges],
    ) -> None:
        """Change the table in the store, and then in memory. Raises ``Outdated`` when somebody else has."""
        line = None
        if remark is not None:
            name, facts = remark
            seq = self._committed + len(entries)
            line = Remark(table_id=self.id, seq=seq, name=name, facts=dict(facts))
        change = Change(self.row, entries, self._committed, row, sits, stands, line)
        self.row = await self.store.write(change)
        self._committed += len(entries)
        if sits or stands:
            places = {sitter.number: sitter for sitter in (*self.sitters, *sits)}
            self.sitters = [places[number] for number in sorted(places) if number not in stands]

    async def change(
        self,
        *,
        entries: Sequence[str] = (),
        sits: Sequence[Sitter] = (),
        stands: Sequence[int] = (),
        remark: tuple[str, Mapping[str, str | int]] | None = None,
        **row: Unpack[TableChanges],
    ) -> None:
        """A change that somebody asked for, seeing the table as it is known here. Where it is not so any
        more, it is loaded anew, and the wish belongs to the past."""
        try:
            with saved():
                await self.write(entries, sits=sits, stands=stands, remark=remark, **row)
        except Refusal as refusal:
            if isinstance(refusal.__cause__, Outdated):
                await self.reload()
                self.changed()
                raise Stale from refusal
            raise

    def changed(self) -> None:
        """Tell whoever publishes."""
        self._on_change(self)

    def changed_and_asked(self) -> None:
        """Tell whoever publishes; where an AI is asked now, it tells them, as soon as it has answered or
        when it takes its time."""
        if not self.thinking.wake():
            self.changed()


@contextmanager
def saved() -> Iterator[None]:
    """What could not be committed is refused, in a sentence."""
    try:
        yield
    except (Outdated, StoreUnavailable) as trouble:
        raise Refusal(Problem("not-saved")) from trouble
