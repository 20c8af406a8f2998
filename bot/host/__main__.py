"""``python -m bot.host COMMAND``: check the bot, back it up, restore it, move it, delete from it.

The exit code is 0 if the command has done its work, and 1 if something must be changed first.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import Final

import structlog

from bot.config import Settings, SettingsError, load_settings
from bot.harmless import printable
from bot.host.checks import examine
from bot.store import StoreUnavailable
from bot.store.backups import back_up, move, restore
from bot.store.copying import Counts, NotCopied
from bot.store.erasing import erase_ended, erase_member, erase_server
from bot.store.opening import file_of
from bot.wording import words

BACKUPS: Final = Path("data/backups")

Command = Callable[[Settings, argparse.Namespace], Awaitable[int]]


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    logging.disable()  # the commands say the same in a sentence
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        return asyncio.run(_run(given))
    except (SettingsError, NotCopied, StoreUnavailable) as error:
        print(printable(str(error)), file=sys.stderr)  # noqa: T201
        return 1


def _parser() -> argparse.ArgumentParser:
    said = words()
    parser = argparse.ArgumentParser(prog="python -m bot.host", description=said.say("host-about"))
    commands = parser.add_subparsers(dest="command", required=True)
    for name in COMMANDS:
        command = commands.add_parser(name, help=said.say(f"host-{name}-about"))
        if name == "backup":
            command.add_argument("file", type=Path, nargs="?", help=said.say("host-backup-file"))
        elif name == "restore":
            command.add_argument("file", type=Path, help=said.say("host-restore-file"))
        elif name == "move":
            command.add_argument("to", help=said.say("host-move-to"))
        elif name == "forget":
            which = command.add_mutually_exclusive_group(required=True)
            which.add_argument("--member", type=int, help=said.say("host-forget-member"))
            which.add_argument("--server", type=int, help=said.say("host-forget-server"))
            which.add_argument("--before", type=date.fromisoformat, help=said.say("host-forget-before"))
    return parser


async def _run(given: argparse.Namespace) -> int:
    return await COMMANDS[given.command](load_settings(), given)


def _say(message: str, **facts: str | int) -> None:
    print(printable(words().say(message, facts)), flush=True)  # noqa: T201 (a command prints its result)


async def _doctor(settings: Settings, _: argparse.Namespace) -> int:
    errors = 0
    async for found in examine(settings):
        errors += found.level == "wrong"
        print(found.sentence(words()), flush=True)  # noqa: T201
    _say("doctor-end", errors=errors)
    return 1 if errors else 0


async def _backup(settings: Settings, given: argparse.Namespace) -> int:
    file = given.file or _new_file("tatami")
    counts = await back_up(settings.database_url, file)
    _say("host-backed-up", file=str(file), **_told(counts))
    return 0


async def _restore(settings: Settings, given: argparse.Namespace) -> int:
    file = file_of(settings.database_url)
    if file is None or file.exists():
        kept = _new_file("before-restore")
        try:
            await back_up(settings.database_url, kept)
        except NotCopied:  # there is nothing in it, or nothing of this version
            pass
        else:
            _say("host-kept", file=str(kept))
    restored = await restore(settings.database_url, given.file)
    when = f"{restored.made_at:%Y-%m-%d %H:%M}"
    _say("host-restored", when=when, set_back=len(restored.set_back), **_told(restored.counts))
    return 0


async def _move(settings: Settings, given: argparse.Namespace) -> int:
    counts = await move(settings.database_url, given.to)
    _say("host-moved", **_told(counts))
    return 0


async def _forget(settings: Settings, given: argparse.Namespace) -> int:
    url = settings.database_url
    if given.member is not None:
        erased = await erase_member(url, given.member)
    elif given.server is not None:
        erased = await erase_server(url, given.server)
    else:
        erased = await erase_ended(url, datetime.combine(given.before, time(), UTC))
    _say("host-forgotten", tables=erased.tables, others=erased.others)
    return 0


def _told(counts: Counts) -> dict[str, int]:
    return {"tables": counts["tables"], "lines": counts["journal"]}


def _new_file(name: str) -> Path:
    """A file that does not exist yet, in the folder for backups."""
    BACKUPS.mkdir(mode=0o700, parents=True, exist_ok=True)
    return BACKUPS / f"{name}-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"


COMMANDS: Final[Mapping[str, Command]] = {
    "doctor": _doctor,
    "backup": _backup,
    "restore": _restore,
    "move": _move,
    "forget": _forget,
}


if __name__ == "__main__":
    sys.exit(main())
