"""The inner half of a table: its lock, and the steps by which its state changes.

Only ``bot.tables`` uses it, and it holds ``lock`` while it does. A change is validated, applied in memory,
committed, and then published. If the commit fails, the state in memory is discarded and rebuilt from the
committed state: nobody sees a half-built table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TypeAlias, Unpack

import structlog

from bot.engine import JournalMismatch, Origin, Problem, Refusal, Seat
from bot.engine.journal import is_damage
from bot.engine.match import Match, RulesBroken
from bot.store import (
    Change,
    Kept,
    Outdated,
    RemarkFact,
    ShownRow,
    Sitter,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
    altered,
)
from bot.tables.keeping import Begun, columns_of, line_of, read_begun, rebuilt, saved
from bot.tables.news import News
from bot.tables.public_state import PublicState
from bot.tables.seating import LOBBY_POSITION, Seating, Stale
from bot.tables.standing import answer_standing
from bot.tables.state import TableState
from bot.waits import Lock, in_thread, unbroken

log = structlog.get_logger()

TRIES = 5
"""Attempts to repeat a change that another process overtook, where no player needs to be asked."""

Said: TypeAlias = tuple[str, Mapping[str, RemarkFact]]
"""The name and the facts of a remark in the log."""


class Wish(TableChanges, total=False):
    """All that one change may contain."""

    entries: Sequence[str]
    sits: Sequence[Sitter]
    stands: Sequence[int]
    remark: Said | None


class TableCore:
    """Changes one table. The parts of the table share it.

    ``publish`` is called after a change, and gets true if a question was asked. ``in_doubt`` is called if the
    store has failed during a commit.
    """

    def __init__(
        self,
        table: TableState,
        store: Store,
        publish: Callable[[bool], None],
        in_doubt: Callable[[], None],
    ) -> None:
        self.table = table
        self.store = store
        self.lock = Lock("the table", table=table.id)
        self.drafts: dict[Seat, tuple[int, Begun]] = {}
        """By seat: the position that an unfinished answer was made for, and the answer. Store and memory
        agree."""
        self._publish = publish
        self.in_doubt = in_doubt
        self._news = News()

    # In memory

    def show(self, match: Match | None) -> None:
        """Show this match and accept answers to it from now on."""
        table = self.table
        table.match = match
        table.position = match.position if match else LOBBY_POSITION
        self._news = News() if match is None else News.of(match, table.seating.people)
        table.news = self._news.steps

    def begin(self, match: Match) -> None:
        """Show this match, and that it has asked its question only now."""
        self.show(match)
        self.table.waiting_since = datetime.now(UTC)

    def adopt(self, kept: Kept, match: Match | None) -> None:
        """Replace the state by that of the store, without an await: others see the old state or the new
        one."""
        table = self.table
        table.row, table.seating, table.committed = kept.row, Seating.seen(kept.sitters), len(kept.journal)
        table.waiting_since = kept.written_at or kept.row.started_at or table.waiting_since
        self.drafts = {Seat(seat): (at, read_begun(body)) for seat, (at, body) in kept.drafts.items()}
        self.adopt_shown(kept.shown)
        self.show(match)

    def adopt_shown(self, shown: ShownRow) -> None:
        """Use this row from the store, unless a newer note was saved since. Notes have their own lock."""
        if shown.version >= self.table.shown.version:
            self.table.shown = shown

    # Commits

    async def take(
        self,
        match: Match,
        seat: Seat,
        keys: Sequence[str],
        origin: Origin,
        sits: Sequence[Sitter] = (),
    ) -> None:
        """Apply an answer and the standing answers that follow it, commit them and add them to the news."""
        past, table = len(match.rounds), self.table
        steps = match.answer(seat, keys, origin)
        passed, changed = answer_standing(match, table.seating.standing, sits, steps)
        await self.commit(match, changed)
        self.store.measures.answers.labels(origin).inc()
        self._news.hear([*steps, *passed], match.rounds[past:], table.seating.people)
        table.news = self._news.steps

    async def give(self, match: Match, seat: Seat, keys: Sequence[str], sits: Sequence[Sitter] = ()) -> None:
        """Commit a person's answer together with changed sitters, and publish it. A locked answer that is
        repeated is not written again. The journal notes whether the person had asked for a suggestion."""
        if not sits and match.given(seat) == tuple(keys):
            return
        try:
            with saved:
                await self.take(match, seat, keys, self._origin(match, seat), sits)
        except RulesBroken:
            log.exception("rules.broken", table=self.table.id, game=self.table.game.key, seat=seat)
            await self.take_back(match)
            raise Refusal(Problem("rules-broken")) from None
        self.changed(asked=True)

    def _origin(self, match: Match, seat: Seat) -> Origin:
        position, begun = self.drafts.get(seat, (match.position, Begun()))
        return "suggested" if position == match.position and begun.suggested is not None else "person"

    async def commit(self, match: Match, sits: Sequence[Sitter] = ()) -> None:
        """Commit the new lines of the journal, with the changes of the row that follow from the match."""
        fresh = self.fresh(match)
        try:
            changes: TableChanges = columns_of(match, self.table.row) if self.table.playing else {}
            if not fresh and not changes:
                return
            await self.write(fresh, sits=sits, **changes)
        except BaseException as trouble:
            if self.table.committed < len(match.journal):
                log.warning("table.not_saved", table=self.table.id, reason=str(trouble))
                await self.take_back(match)
            raise
        self.table.waiting_since = datetime.now(UTC)

    async def change(self, **what: Unpack[Wish]) -> None:
        """Commit a change that a person asked for. If another process has changed the table, reload it and
        raise ``Stale``: the person saw an older state."""
        with saved:
            try:
                await self.write(**what)
            except Outdated as overtaken:
                await self.reload()
                self.changed()
                raise Stale from overtaken

    async def write(
        self,
        entries: Sequence[str] = (),
        *,
        sits: Sequence[Sitter] = (),
        stands: Sequence[int] = (),
        remark: Said | None = None,
        **row: Unpack[TableChanges],
    ) -> None:
        """Change the table in the store, and then in memory. Raises ``Outdated`` if another process has
        changed it."""
        committed = self.table.committed
        line = line_of(remark, committed + len(entries))
        change = Change(self.table.row, entries, committed, row, sits, stands, line)
        try:
            await self.store.write(change, partial(self._written, change))
        except StoreUnavailable:
            self.in_doubt()
            raise

    def _written(self, change: Change, row: TableRow) -> None:
        table = self.table
        if row.status not in (table.row.status, "paused"):  # a pause is logged with its reason
            log.info(f"table.{row.status}", table=table.id, game=table.game.key, sitters=len(table.sitters))
        table.row = row
        table.committed += len(change.entries)
        if table.match is not None:
            table.position = table.match.position
        if change.sits or change.stands:
            table.seating = table.seating.after(change.sits, change.stands)

    def fresh(self, match: Match) -> list[str]:
        """The lines of the journal that are not committed yet."""
        return [entry.to_json() for entry in match.journal[self.table.committed :]]

    async def keep_draft(self, seat: Seat, begun: Begun) -> None:
        """Save an unfinished answer to the present question."""
        table = self.table
        with saved:
            await unbroken(self.store.keep_draft(table.id, seat, table.position, begun.body))
        self.drafts[seat] = (table.position, begun)

    def changed(self, *, asked: bool = False) -> None:
        """Publish the state. If an AI seat is ``asked`` now, it may answer before the table is shown."""
        self._publish(asked)

    # After a failure

    async def reload(self) -> None:
        """Discard the state in memory and read the table from the store."""
        kept = await self.store.read_table(self.table.id)
        if kept is None:  # somebody has deleted it
            self.table.row = altered(self.table.row, {"status": "cancelled"})
            self.show(None)
        else:
            await self.restore(kept)

    async def restore(self, kept: Kept) -> None:
        """Continue from this state of the store. A match that cannot be rebuilt pauses the table."""
        table, match, trouble = self.table, None, None
        if kept.row.started_at is not None:
            try:
                match = await in_thread(
                    "a replay", None, rebuilt, table.game, kept.row, kept.sitters, kept.journal
                )
            except Exception as error:
                trouble = error  # any error stops this table only
        # There is no await from here on: nobody sees a half-built table.
        self.adopt(kept, match)
        table.damaged = is_damage(trouble)
        if trouble is not None:
            await self.pause(trouble)

    async def pause(self, trouble: Exception) -> None:
        """Pause the table because its rules cannot go on. A table that is over or called off keeps its
        status."""
        table = self.table
        self.show(None)
        known = isinstance(trouble, JournalMismatch | RulesBroken)
        reason = str(trouble) if known else f"{type(trouble).__name__}: {trouble}"
        log.error("table.paused", table=table.id, reason=reason, exc_info=trouble.__cause__ or trouble)
        if table.playing:
            try:
                state = PublicState(damaged=True).body if table.damaged else None
                await self.write(status="paused", note=reason, public_state=state)
            except (Outdated, StoreUnavailable) as away:
                log.warning("table.not_saved", table=table.id, reason=str(away))
                table.row = altered(table.row, {"status": "paused", "note": reason})

    async def take_back(self, match: Match) -> None:
        """Return to the committed state. While the store is away, use the last state known to be
        committed."""
        table = self.table
        known = [entry.to_json() for entry in match.journal[: table.committed]]
        self.show(None)
        try:
            await self.reload()
        except StoreUnavailable:
            try:
                again = in_thread("a replay", None, rebuilt, table.game, table.row, table.sitters, known)
                self.show(await again)
            except Exception as trouble:
                await self.pause(trouble)
        self.changed()
