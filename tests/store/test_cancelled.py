"""A task that is cancelled in a transaction harms no other task."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Change, Store, TableRow
from tests.store.scenes import lose_connection, open_table, reload


async def test_a_query_after_a_cancelled_one_is_answered(address: str):
    async with await Store.open(address) as store:
        table = await open_table(store)
        for turns in range(12):
            asked = asyncio.create_task(store.live_tables())
            for _ in range(turns):
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert await store.live_tables() == [table.id]
        await store.write(Change(table, ["a"]))
        assert await store.journal(table.id) == ["a"]


async def test_a_write_is_committed_even_if_its_task_is_cancelled(address: str):
    """The callback has received the new row, too."""
    told: list[TableRow] = []
    async with await Store.open(address) as store:
        table = await open_table(store)
        for turns in range(12):
            change = Change(table, ["a"], turns, {"note": f"{turns}"})
            writing = asyncio.create_task(store.write(change, told.append))
            for _ in range(turns + 1):
                await asyncio.sleep(0)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            table = await reload(store, table)
            assert told == [table]
            told.clear()
            assert await store.journal(table.id) == ["a"] * (turns + 1)


@pytest.mark.parametrize("turns", range(6))
async def test_a_draft_and_a_vote_cut_off_stop_nobody_else(store: Store, table: TableRow, turns: int):
    """Each is either kept or not. A transaction left open would block the next writer."""
    cut_off = [
        asyncio.create_task(store.keep_draft(table.id, "attacker", 1, {"area:well": "1"})),
        asyncio.create_task(store.vote(table.id, "cancel", 1)),
    ]
    for _ in range(turns):
        await asyncio.sleep(0)
    for task in cut_off:
        task.cancel()
    await asyncio.gather(*cut_off, return_exceptions=True)
    await store.write(Change(table, ["a"]))
    await store.keep_draft(table.id, "attacker", 2, {})
    draft = await store.draft(table.id, "attacker")
    assert draft is not None and draft.position == 2
    assert await store.votes(table.id, "cancel") in ([], [1])
    assert await store.journal(table.id) == ["a"]


async def test_a_lost_connection_is_made_again(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        table = await open_table(store)
        for seq in range(3):
            await lose_connection(store)
            table = await store.write(Change(table, ["a"], seq))
        assert await store.journal(table.id) == ["a"] * 3
