"""A process that wants the lease of a token and reads commands from its input.

``answer 3`` writes line 3 of table 1's journal; ``pass 15`` lets 15 seconds of its clock pass; ``stop``
suspends the process, as when a machine is put to sleep.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from bot.store import Change, Holding, Lease, Outdated, Store, Superseded
from bot.store.holding import Obstacle
from tests.kit.hourglass import Hourglass


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201


async def live(address: str, name: str) -> None:
    glass = Hourglass()

    def waiting(obstacle: Obstacle) -> None:
        say("waiting for", obstacle.about if isinstance(obstacle, Lease) else obstacle)

    async def hold() -> None:
        while True:
            await asyncio.create_task(holding.take())
            say("held")
            await holding.lost.wait()
            say("lost")

    async with await Store.open(address) as store:
        holding = Holding(store, "token", name, waiting=waiting, sleep=glass.sleep, clock=glass.clock)
        holder = asyncio.create_task(hold())
        await glass.until_asleep()
        while command := (await asyncio.to_thread(sys.stdin.readline)).split():
            match command:
                case ["stop"]:
                    os.kill(os.getpid(), signal.SIGSTOP)
                case ["pass", seconds]:
                    await glass.pass_by(float(seconds))
                case ["answer", seq]:
                    held = "held" if holding.held else "not held"
                    say(await answer(store, int(seq), name), seq, held)
        holder.cancel()
        await holding.close()


async def answer(store: Store, seq: int, name: str) -> str:
    table = await store.load_table(1)
    assert table is not None
    try:
        await store.write(Change(table, [f"{name}:{seq}"], seq))
    except (Outdated, Superseded) as refusal:
        return type(refusal).__name__
    return "kept"


if __name__ == "__main__":
    asyncio.run(live(*sys.argv[1:]))
