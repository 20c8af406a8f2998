"""A bot that answers until it is killed: five entries at a time, and how many there are."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from bot.store import Store


async def write(address: str, table_id: int) -> None:
    store = await Store.open(address)
    for first in count(0, 5):
        entries = [str(seq) for seq in range(first, first + 5)]
        await store.append(table_id, first, entries, message_id=first + 5)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
