"""One table: its lobby, then its match.

Every change goes through the same door: validated, applied in memory, committed, and only then
told to whoever publishes. The lock makes that one change at a time. When a commit fails, memory
is thrown away and rebuilt from what was committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Unpack, cast

import structlog

from bot.engine import (
    Counter,
    Dealer,
    Draft,
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
    AlreadyStarted,
    JournalConflict,
    Sitter,
    SitterKind,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
)
from bot.tables.seating import Person, check_ready, free_seats, leaders, may_lead_another, seat_all

log = structlog.get_logger()

LOBBY_POSITION = -1
"""The position that lobby buttons carry: no match is ever at it."""


class Stale(Exception):
    """A press made for a question that has been answered since."""


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
        self._committed = 0
        self._drafts: dict[Seat, tuple[int, Draft]] = {}
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
        return Setup(seats, options, leaders(self.sitters))

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

    # The lobby

    async def sit(self, person: Person, wish: Seat | None) -> None:
        """Join, or change one's wish; ``None`` leaves the seat to the draw."""
        async with self.lock:
            self._need_lobby()
            if wish is not None and wish not in self.game.seats:
                raise Refusal(Problem("not-an-option"))
            if wish is not None and any(s.wish == wish and s.user_id != person.user_id for s in self.sitters):
                raise Refusal(Problem("seat-taken", {"seat": f"seat:{wish}"}))
            mine = [sitter for sitter in self.sitters if sitter.user_id == person.user_id]
            if not mine:
                self._need_room()
                await self._add_sitter(person.user_id, person.name, "human", wish)
            elif all(sitter.wish != wish for sitter in mine):
                # Somebody who leads several seats settles the open ones first.
                changed = next((sitter for sitter in mine if sitter.wish is None), mine[0])
                await self.store.update_sitter(self.id, changed.number, wish=wish)
                await self._reload_sitters()
            self._on_change(self)

    async def lead_another(self, person: Person) -> None:
        """One seat more, for somebody who plays alone."""
        async with self.lock:
            self._need_lobby()
            if not self.is_seated(person.user_id):
                raise Refusal(Problem("sit-down-first"))
            if not may_lead_another(self.game, self.sitters):
                raise Refusal(Problem("leads-several"))
            await self._add_sitter(person.user_id, person.name, "human", None)
            self._on_change(self)

    async def seat(self, user_id: int | None, name: str, kind: SitterKind, wish: Seat | None) -> None:
        """Set a place before the lobby is shown to anybody; they may still change it."""
        async with self.lock:
            await self._add_sitter(user_id, name, kind, wish)

    async def leave(self, person: Person) -> None:
        async with self.lock:
            self._need_lobby()
            mine = [s for s in self.sitters if s.user_id == person.user_id]
            if not mine:
                raise Refusal(Problem("not-seated"))
            for sitter in mine:
                await self.store.remove_sitter(self.id, sitter.number)
            await self._reload_sitters()
            self._on_change(self)

    async def invite_ai(self, name: str) -> None:
        """An AI takes a free seat."""
        async with self.lock:
            self._need_lobby()
            self._need_room()
            await self._add_sitter(None, name, "ai", None)
            self._on_change(self)

    async def dismiss_ai(self) -> None:
        """The AI that came last gives up its seat."""
        async with self.lock:
            self._need_lobby()
            ai = [s for s in self.sitters if s.kind == "ai"]
            if not ai:
                raise Refusal(Problem("no-ai"))
            await self.store.remove_sitter(self.id, ai[-1].number)
            await self._reload_sitters()
            self._on_change(self)

    async def set_option(self, key: str, value: str) -> None:
        async with self.lock:
            self._need_lobby()
            option = next((option for option in self.game.options if option.key == key), None)
            if option is None or value not in option.choices:
                raise Refusal(Problem("not-an-option"))
            await self._save(options={**self.row.options, key: value})
            self._on_change(self)

    async def start(self) -> None:
        """Seats are drawn, the first question is asked."""
        async with self.lock:
            self._need_lobby()
            check_ready(self.game, self.sitters)
            seats = seat_all(self.game, self.sitters, self.row.seed)
            try:
                self.row = await self.store.start(self.id, seats)
            except AlreadyStarted:
                await self._reload()
                raise Stale from None
            await self._reload_sitters()
            await self._take_up()
            self._on_change(self)

    async def close_lobby(self) -> None:
        async with self.lock:
            self._need_lobby()
            await self._save(status="cancelled", ended_at=datetime.now(UTC))
            self._on_change(self)

    # The match

    async def answer(self, person: Person, seat: Seat, position: int, keys: Sequence[str]) -> None:
        """One seat answers. Raises ``Stale`` or ``Refusal`` and changes nothing, or is committed."""
        async with self.lock:
            match = self._need_turn(person, seat, position)
            await self._answer(match, seat, keys)

    async def lock_in(self, person: Person, seat: Seat, position: int) -> None:
        """Answer with the draft as it stands. Pressing twice locks in once."""
        async with self.lock:
            match = self._need_turn(person, seat, position)
            if seat in match.locked:
                return
            await self._answer(match, seat, Form.keys(self._draft(seat)))

    async def unlock(self, person: Person, seat: Seat, position: int) -> None:
        """Take back what was locked in, while another still plans."""
        async with self.lock:
            match = self._need_turn(person, seat, position)
            if seat in match.locked:
                match.withdraw(seat)
                await self._commit(match)
                self._on_change(self)

    async def draft(self, seat: Seat) -> Draft:
        """The unfinished form of this seat, empty where there is none for the present question."""
        async with self.lock:
            return self._draft(seat)

    async def edit_draft(
        self, person: Person, seat: Seat, position: int, changes: Mapping[str, str]
    ) -> Draft:
        """Change some fields of one's form; an empty value clears a field."""
        async with self.lock:
            form, draft = await self._need_form(person, seat, position)
            changed = {**draft, **changes}
            changed = {key: value for key, value in changed.items() if value}
            form.fill(changed)
            await self._keep_draft(seat, changed)
            return changed

    async def count_by(self, person: Person, seat: Seat, position: int, field: str, by: int) -> None:
        """One more or one fewer in a counter of one's form; at its ends it stays where it is."""
        async with self.lock:
            form, draft = await self._need_form(person, seat, position)
            counter = form.by_key.get(field)
            if not isinstance(counter, Counter):
                raise Stale
            number = min(max(int(draft.get(field, "0")) + by, 0), counter.most)
            await self._keep_draft(seat, {**draft, field: str(number)})

    async def clear_draft(self, person: Person, seat: Seat, position: int) -> None:
        async with self.lock:
            await self._need_form(person, seat, position)
            await self._keep_draft(seat, {})

    async def suggest(self, person: Person, seat: Seat, position: int) -> None:
        """Fill the form as an AI in this seat would, from what this seat may see."""
        async with self.lock:
            form, _ = await self._need_form(person, seat, position)
            view = self._need_match().view(seat)
            keys = await asyncio.to_thread(self.game.advise, view, form, Random())
            await self._keep_draft(seat, dict(key.split("=", 1) for key in keys))

    async def resign(self, person: Person) -> None:
        async with self.lock:
            match = self._need_match()
            seats = self.seats_of(person.user_id)
            if not seats:
                raise Refusal(Problem("not-seated"))
            match.resign(seats[0])
            await self._commit(match)
            self._on_change(self)

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
            await self._save(**changes)

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
            await self._take_up()

    async def journal(self) -> list[Entry]:
        return [Entry.from_json(text) for text in await self.store.journal(self.id)]

    async def replay(self) -> Match:
        """The whole match again, every step with its frame; for the log, the scrubber and the end."""
        entries = await self.journal()
        return await asyncio.to_thread(self._replay, entries)

    def _replay(self, entries: Sequence[Entry]) -> Match:
        return Match.replay(self.game, self.setup, Dealer(self.row.seed), entries, watched=True)

    async def _take_up(self) -> None:
        """Begin or go on where the journal ends, with the steps that led there as news."""
        match = await self._rebuild(await self.journal())
        if match is None:
            return
        await self._read_drafts(match)
        self.news = [step for step in match.opening() if step.position == match.position]
        self.waiting_since = (
            await self.store.last_written(self.id) or self.row.started_at or self.waiting_since
        )
        if self.row.status == "paused":
            await self._save(status="playing", note=None)
        if self.playing:
            try:
                self.news += await self._let_ai_answer(match)
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
            await self._save(status="paused", note=reason)

    async def _reload(self) -> None:
        """Somebody else has written: begin anew from what the store has."""
        self.row = await self.store.load_table(self.id) or self.row
        await self._reload_sitters()
        match = await self._rebuild(await self.journal())
        if match is not None:
            await self._read_drafts(match)

    async def _read_drafts(self, match: Match) -> None:
        """Forms in the making are read once; from then on they are known."""
        saved = [await self.store.draft(self.id, seat) for seat in match.pending]
        self._drafts = {Seat(one.seat): (one.position, one.body) for one in saved if one is not None}

    async def _take_back(self, match: Match) -> None:
        """Return to what was committed; while the store is away, to what is known to be."""
        try:
            await self._reload()
        except StoreUnavailable:
            await self._rebuild(match.journal[: self._committed])

    # Inside the lock

    def _need_lobby(self) -> None:
        if not self.in_lobby:
            raise Stale

    def _need_room(self) -> None:
        if len(self.sitters) >= self.game.players[-1] or not free_seats(self.game, self.sitters):
            raise Refusal(Problem("table-full"))

    def _need_match(self) -> Match:
        if self.match is None or not self.playing:
            raise Refusal(Problem("not-playing"))
        return self.match

    def _need_unfinished(self) -> None:
        """A paused match can be called off, too."""
        if self.row.status not in ("playing", "paused"):
            raise Refusal(Problem("not-playing"))

    def _need_turn(self, person: Person, seat: Seat, position: int) -> Match:
        if seat not in self.seats_of(person.user_id):
            raise Refusal(Problem("not-your-seat"))
        if self.match is None or not self.playing or position != self.match.position:
            raise Stale
        if seat not in self.match.pending:
            raise Stale
        return self.match

    def check_turn(self, person: Person, seat: Seat, position: int) -> None:
        """Raise unless this person may answer this question now."""
        self._need_turn(person, seat, position)

    async def _need_form(self, person: Person, seat: Seat, position: int) -> tuple[Form[object], Draft]:
        match = self._need_turn(person, seat, position)
        form = match.pending[seat].request
        if not isinstance(form, Form):
            raise Stale
        if seat in match.locked:
            raise Refusal(Problem("locked-in"))
        return cast("Form[object]", form), self._draft(seat)

    async def _answer(self, match: Match, seat: Seat, keys: Sequence[str]) -> None:
        try:
            steps = match.answer(seat, keys)
            steps += await self._let_ai_answer(match)
        except RulesBroken:
            log.exception("rules.broken", table=self.id, game=self.game.key, seat=seat)
            await self._take_back(match)
            raise Refusal(Problem("rules-broken")) from None
        await self._commit(match)
        self.news += steps
        self._on_change(self)

    async def _let_ai_answer(self, match: Match) -> list[Step]:
        """AI seats answer from what a player in their seat sees, until only people are waited for."""
        steps: list[Step] = []
        while (seat := self._waiting_ai(match)) is not None:
            request = match.pending[seat].request
            try:
                keys = await asyncio.to_thread(self.game.advise, match.view(seat), request, Random())
                steps += match.answer(seat, keys)
            except Exception as error:
                raise RulesBroken(f"{self.game.key}: the AI in seat {seat} asked {request.prompt}") from error
        return steps

    def _waiting_ai(self, match: Match) -> Seat | None:
        ai_seats = {sitter.seat for sitter in self.sitters if sitter.kind == "ai"}
        return next((seat for seat in match.waiting_for if seat in ai_seats), None)

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
            self._on_change(self)
            raise Refusal(Problem("not-saved")) from trouble
        if changes:
            self.row = self.row.model_copy(update=changes)
        self._committed = len(match.journal)
        if fresh:
            self.waiting_since = datetime.now(UTC)

    async def _call_off(self) -> None:
        await self._save(status="cancelled", ended_at=datetime.now(UTC))
        self._on_change(self)

    def _draft(self, seat: Seat) -> Draft:
        """A form in the making counts for its own question only."""
        position, draft = self._drafts.get(seat, (LOBBY_POSITION, {}))
        return draft if position == self.position else {}

    async def _keep_draft(self, seat: Seat, draft: dict[str, str]) -> None:
        await self.store.keep_draft(self.id, seat, self.position, draft)
        self._drafts[seat] = (self.position, draft)

    async def _add_sitter(self, user_id: int | None, name: str, kind: SitterKind, wish: Seat | None) -> None:
        await self.store.add_sitter(self.id, name=name, user_id=user_id, kind=kind, wish=wish)
        await self._reload_sitters()

    async def _reload_sitters(self) -> None:
        self.sitters = await self.store.sitters(self.id)

    async def _save(self, **changes: Unpack[TableChanges]) -> None:
        self.row = await self.store.save(self.id, **changes)


def outcome_body(outcome: Outcome) -> dict[str, object]:
    """An outcome as the store keeps it."""
    return {"winners": list(outcome.winners), "reason": outcome.reason, "facts": dict(outcome.facts)}
