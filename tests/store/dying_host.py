"""A bot that opens a table, prints its number, and kills itself at the next input."""

from __future__ import annotations

import asyncio
import sys

from bot.store import Change, Store
from tests.store.scenes import open_table


async def live(address: str) -> None:
    store = await Store.open(address)
    table = await open_table(store)
    await store.write(Change(table, ["played"]))
    print(table.id, flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1]))
