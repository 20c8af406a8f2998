"""Recovery: a table continues where its journal ends, after a start, a failed commit or a broken rule.

The state in memory is discarded and rebuilt from the committed state. Nobody sees a half-built table. A match
that cannot be rebuilt pauses its table; other tables go on.
"""

from __future__ import annotations

import structlog

from bot.engine import JournalMismatch, Seat
from bot.engine.journal import is_damage
from bot.engine.match import Match, RulesBroken
from bot.store import Kept, Outdated, StoreUnavailable, altered
from bot.tables.inside import Inside
from bot.tables.keeping import rebuilt
from bot.tables.showing import TRIES
from bot.waits import in_thread

log = structlog.get_logger()


class Recovery:
    """Restores one table. The caller holds the table's lock, except for ``resume``, which takes it."""

    def __init__(self, table: Inside) -> None:
        self._table = table

    async def resume(self, kept: Kept) -> None:
        """Continue where the journal ends, with the last steps as news. A match that cannot be rebuilt pauses
        its table."""
        table = self._table
        async with table.lock:
            await self._adopt(kept)
            for _ in range(TRIES):
                try:
                    await self._go_on()
                    break
                except Outdated:
                    await self.reload()
            table.thinking.wake()

    async def _go_on(self) -> None:
        table = self._table
        if table.match is not None and table.row.status == "paused":
            await table.write(status="playing", note=None)
        if table.match is not None and table.playing:
            # Chance drawn after the last committed answer is committed now.
            await table.commit(table.match)

    async def reload(self) -> None:
        """Discard the state in memory and read the table from the store."""
        table = self._table
        kept = await table.store.read_table(table.id)
        if kept is None:  # somebody has deleted it
            table.row = altered(table.row, {"status": "cancelled"})
            table.show(None)
            return
        await self._adopt(kept)

    async def _adopt(self, kept: Kept) -> None:
        table = self._table
        match, trouble = None, None
        if kept.row.started_at is not None:
            try:
                match = await in_thread(
                    "a replay", None, rebuilt, table.game, kept.row, kept.sitters, kept.journal
                )
            except Exception as error:
                trouble = error  # any error stops this table only
        # There is no await from here on: nobody sees a half-built table.
        table.adopt(kept, match)
        table.damaged = is_damage(trouble)
        table.drafts.show({Seat(seat): draft for seat, draft in kept.drafts.items()})
        if trouble is not None:
            await self.pause(trouble)

    async def pause(self, trouble: Exception) -> None:
        """Pause the table because its rules cannot go on. A table that is over or called off keeps its
        status."""
        table = self._table
        table.show(None)
        known = isinstance(trouble, JournalMismatch | RulesBroken)
        reason = str(trouble) if known else f"{type(trouble).__name__}: {trouble}"
        log.error("table.paused", table=table.id, reason=reason, exc_info=trouble.__cause__ or trouble)
        if table.playing:
            try:
                await table.write(status="paused", note=reason)
            except (Outdated, StoreUnavailable) as away:
                log.warning("table.not_saved", table=table.id, reason=str(away))
                table.row = altered(table.row, {"status": "paused", "note": reason})

    async def take_back(self, match: Match) -> None:
        """Return to the committed state. While the store is away, use the last state known to be
        committed."""
        table = self._table
        _, committed = table.written
        known = [entry.to_json() for entry in match.journal[:committed]]
        table.show(None)
        try:
            await self.reload()
        except StoreUnavailable:
            try:
                again = in_thread("a replay", None, rebuilt, table.game, table.row, table.sitters, known)
                table.show(await again)
            except Exception as trouble:
                await self.pause(trouble)
        table.changed()
