"""The way of the simplest press through the code: calls, modules, and changes from one module to another.

``python -m bench.way_of_a_press`` (with ``-v``, the calls in each module). The game is 7 Ronin. Each press is
made once before, so that nothing is loaded for the first time. Only the bot's own code on the thread of the
event loop is counted, until all is quiet; no picture is drawn.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import simcord

from bench.games import database_file
from bench.people import Leader, members_for, sit_down, without_pictures
from bot.games import GAMES

ROOT = Path(__file__).parents[1] / "bot"


class Way:
    """Counts calls of the bot's own functions while it is on."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.functions: set[tuple[str, str]] = set()
        self.changes = 0
        self._last = ""

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(str(ROOT)):
            return
        module = code.co_filename.removeprefix(str(ROOT)).strip("/").removesuffix(".py")
        self.calls[module] += 1
        self.functions.add((module, code.co_qualname))
        self.changes += module != self._last
        self._last = module

    def __enter__(self) -> Way:
        sys.setprofile(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


async def ways(leader: Leader) -> dict[str, Way]:
    """A draft is suggested and locked in; both are taken back."""
    for name in ("suggest", "clear", "suggest", "lock", "unlock", "clear"):  # nothing for the first time
        await pressed(leader, name)
    return {name: await pressed(leader, name) for name in ("suggest", "lock", "unlock", "clear")}


async def pressed(leader: Leader, name: str) -> Way:
    use = leader.ready_for(name)
    assert use is not None, name
    with Way() as way:
        await use()
    return way


async def measure() -> dict[str, Way]:
    game = GAMES["seven-ronin"]
    with database_file() as path:
        bot = without_pictures(path, game)
        async with simcord.run(bot, settle_timeout=20) as env:
            server = env.create_guild()
            people = members_for(game, env, server)
            leaders = await sit_down(bot, game, server.create_text_channel("games"), people)
            return await ways(leaders[0])


def main() -> None:
    for name, way in asyncio.run(measure()).items():
        print(  # noqa: T201 (this is what it is for)
            f"{name}: {way.calls.total()} calls of {len(way.functions)} functions "
            f"in {len(way.calls)} modules, {way.changes} changes from one module to another"
        )
        for module, calls in way.calls.most_common() if "-v" in sys.argv else ():
            print(f"  {calls:5} {module}")  # noqa: T201


if __name__ == "__main__":
    main()
