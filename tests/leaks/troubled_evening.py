"""An evening with many failures, with logs at debug level.

``python -m tests.leaks.troubled_evening <folder>`` prints the secrets on standard output, one on each line;
the logs are on standard error.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.config import Settings
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.logs import set_up_logs
from tests.front.town import Town
from tests.leaks.plans import GREAT_HOST, SCATTERED, draft

DISK_FULL = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
UNFIT = '[1, "answer", "person", "attacker", "plan.withdraw", "area:field_north=3"]'


async def evening(folder: Path) -> None:
    set_up_logs(Settings(_env_file=None, log_level="debug"))  # pyright: ignore[reportCallIssue]
    async with Town(folder) as town:
        ann, bob = town.people["ann"], town.people["bob"]
        table = await town.game()
        for secret in (table.row.seed, *GREAT_HOST, *SCATTERED):
            print(secret)  # noqa: T201 (the test reads this)
        with closing(sqlite3.connect(folder / "town.sqlite3", isolation_level=None)) as database:
            await plan_while_the_disk_is_full(town, database)
            await draft(table, ATTACKER, GREAT_HOST)
            await ann.open_hand()
            town.env.inject_error("PATCH", "/channels/*/messages/*")
            await ann.press("Lock in")
            database.execute("INSERT INTO journal VALUES (?, 1, ?, '2026-01-01')", [table.id, UNFIT])
        await town.restart()
        await bob.type("table status")
        assert (await town.table()).row.status == "paused"


async def plan_while_the_disk_is_full(town: Town, database: sqlite3.Connection) -> None:
    """Drafts, locks and new tables cannot be written."""
    table = await town.table()
    await draft(table, DEFENDER, SCATTERED)
    for kept in ("drafts", "journal", "tables"):
        database.execute(f"CREATE TRIGGER full_{kept} BEFORE INSERT ON {kept} {DISK_FULL}")
    await town.people["ann"].open_hand()
    await town.people["ann"].press("Suggest")
    await town.people["bob"].open_hand()
    await town.people["bob"].press("Lock in")
    await town.people["zoe"].type("play seven-ronin")
    for kept in ("drafts", "journal", "tables"):
        database.execute(f"DROP TRIGGER full_{kept}")


if __name__ == "__main__":
    asyncio.run(evening(Path(sys.argv[1])))
