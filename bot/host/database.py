"""Checks of the database: can it be read, which schema has it, who uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.config import Settings
from bot.host.findings import Finding, good, note, wrong
from bot.store import StoreUnavailable
from bot.store.looking import Look, look_at
from bot.store.opening import database_at, file_of


async def check_database(settings: Settings) -> AsyncIterator[Finding]:
    """Look at the database without changing it; the bot may run."""
    file = file_of(settings.database_url)
    if file is not None and not file.exists():
        yield note("database-new", file=str(file))
        return
    try:
        database = database_at(settings.database_url)
        try:
            look = await look_at(database)
        finally:
            await database.close()
    except StoreUnavailable as trouble:
        yield wrong("database-away", reason=str(trouble))
        return
    if look.damage is not None:
        yield wrong("database-damaged", reason=look.damage)
    yield _schema(look)
    if look.schema == "current":
        yield good("database", tables=look.tables, lines=look.lines)
        for lease in look.leases:
            yield note("lease", about=lease.about)


def _schema(look: Look) -> Finding:
    match look.schema:
        case "current":
            return good("schema")
        case "none" | "older":
            return note("schema-next-start")
        case "newer":
            return wrong("schema-newer")
        case "foreign":
            return wrong("schema-foreign")
