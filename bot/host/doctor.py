"""``python -m bot.host.doctor``: check the settings, the machine, the database and Discord.

Each line says what holds, or what to do. It changes nothing, and the bot may run. The exit code is 1 if
something must be changed.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot.config import Settings, SettingsError, load_settings
from bot.host.database import check_database
from bot.host.findings import Finding, good
from bot.host.machine import check_machine
from bot.host.on_discord import check_discord
from bot.store.opening import file_of
from bot.wording import words


def main() -> int:
    logging.disable()  # the findings say the same in a sentence
    try:
        settings = load_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return asyncio.run(_print_findings(settings))


async def _print_findings(settings: Settings) -> int:
    said, errors = words(), 0
    async for found in examine(settings):
        errors += found.level == "wrong"
        print(found.sentence(said), flush=True)  # noqa: T201 (a command prints its result)
    print(said.say("doctor-end", errors=errors))  # noqa: T201
    return 1 if errors else 0


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


if __name__ == "__main__":
    sys.exit(main())
