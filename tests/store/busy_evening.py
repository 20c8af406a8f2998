"""A busy bot that prints a line for each acknowledged write until it is killed.

``python -m tests.store.busy_evening ADDRESS SYNCHRONOUS LAST``: from table number LAST on, it writes answers
without end and opens no other table.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from bot.store import Change, Remark, Store, sqlite
from tests.store.scenes import open_table, person


def acknowledged(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201


async def evening(store: Store, last: int) -> None:
    while True:
        table = await open_table(store)
        acknowledged("table", table.id)
        table = await store.write(Change(table, sits=[person(1, 1), person(2, 2, wish="attacker")]))
        acknowledged("lobby", table.id, table.version)
        table = await store.write(Change(table, row={"status": "playing"}, stands=[1]))
        acknowledged("lobby", table.id, table.version)
        for seq in range(6) if table.id < last else count():
            await store.keep_draft(table.id, "attacker", seq, {"area:well": str(seq)})
            acknowledged("draft", table.id, seq)
            table = await store.write(Change(table, [f"answer {seq}"], seq))
            acknowledged("answer", table.id, seq)
        for user_id in range(2):
            await store.vote(table.id, "cancel", user_id)
            acknowledged("vote", table.id, user_id)
        over = Remark(table_id=0, seq=6, name="closed")
        table = await store.write(Change(table, row={"status": "cancelled"}, remark=over))
        acknowledged("remark", table.id, table.version)


async def live(address: str, last: int) -> None:
    async with await Store.open(address) as store:
        # Three things at once, so that commits are shared, too.
        await asyncio.gather(*(evening(store, last) for _ in range(3)))


if __name__ == "__main__":
    sqlite.ON_CONNECT = (*sqlite.ON_CONNECT, f"PRAGMA synchronous = {sys.argv[2]}")
    asyncio.run(live(sys.argv[1], int(sys.argv[3])))
