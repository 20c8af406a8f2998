"""A bot that writes answers until it is killed: five entries at a time, with their number in the row."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from bot.store import Change, Store


async def write(address: str, table_id: int) -> None:
    store = await Store.open(address)
    table = await store.load_table(table_id)
    assert table is not None
    for first in count(0, 5):
        entries = [str(seq) for seq in range(first, first + 5)]
        table = await store.write(Change(table, entries, first, {"leaders": first + 5}))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
