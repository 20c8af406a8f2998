"""The way of the simplest press through the code: calls, modules, and changes from one module to another.

``python -m bench.way_of_a_press`` (with ``-v``, the calls in each module, and what each module is for). The
game is 7 Ronin, and the suggested plan is the same each time. Each press is made once before, so that nothing
is loaded for the first time. Only the bot's own code on the thread of the event loop is counted, until all is
quiet; no picture is drawn.
"""

from __future__ import annotations

import ast
import asyncio
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

import simcord

from bench.games import database_file
from bench.people import Leader, members_for, sit_down, without_pictures
from bot.games import GAMES
from bot.tables import ai_seats

SEED = 7
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
    ai_seats.Random = partial(Random, SEED)
    with database_file() as path:
        bot = without_pictures(path, game)
        async with simcord.run(bot, settle_timeout=20) as env:
            server = env.create_guild()
            people = members_for(game, env, server)
            leaders = await sit_down(bot, game, server.create_text_channel("games"), people)
            table = await bot.house.find(1)
            assert table is not None
            first = table.sitter(game.seats[0]).user_id
            return await ways(next(leader for leader in leaders if leader.actor.id == first))


def purpose_of(module: str) -> str:
    """The first sentence of a module's docstring."""
    doc = ast.get_docstring(ast.parse((ROOT / f"{module}.py").read_text("utf-8"))) or "?"
    return " ".join(doc.split("\n\n")[0].split())


def main() -> None:
    for name, way in asyncio.run(measure()).items():
        print(  # noqa: T201 (this is what it is for)
            f"{name}: {way.calls.total()} calls of {len(way.functions)} functions "
            f"in {len(way.calls)} modules, {way.changes} changes from one module to another"
        )
        for module, calls in way.calls.most_common() if "-v" in sys.argv else ():
            print(f"  {calls:5} {module}: {purpose_of(module)}")  # noqa: T201


if __name__ == "__main__":
    main()
