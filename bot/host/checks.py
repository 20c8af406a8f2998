"""The checks of ``doctor``: the settings, the machine, the database and Discord.

Each finding says what holds, or what to do. Nothing is changed, and the bot may run.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from bot.config import Settings
from bot.host.database import check_database
from bot.host.findings import Finding, good
from bot.host.machine import check_machine
from bot.host.on_discord import check_discord
from bot.store.opening import file_of


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """All findings, in the order in which a start needs the things."""
    yield good("settings")
    file = file_of(settings.database_url)
    for found in check_machine(file.parent.resolve() if file is not None else Path.cwd()):
        yield found
    async for found in check_database(settings):
        yield found
    async for found in check_discord(settings):
        yield found
