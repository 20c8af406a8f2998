"""A task that is cut off in the middle of a transaction harms nobody but itself."""

from __future__ import annotations

import asyncio

from bot.store import Change, Store
from tests.store.scenes import open_table


async def test_whoever_comes_after_a_cancelled_question_is_answered(address: str):
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


async def test_when_the_writer_is_cut_off_nobody_waits_for_ever(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        table = await open_table(store)
        for turns in range(8):
            writing = asyncio.create_task(store.write(Change(table, ["a"], turns)))
            await asyncio.sleep(0)
            writer = next(task for task in asyncio.all_tasks() if task.get_name() == "store-writer")
            for _ in range(turns + 1):
                await asyncio.sleep(0)
            writer.cancel()
            async with asyncio.timeout(30):
                await asyncio.gather(writing, return_exceptions=True)
            if len(await store.journal(table.id)) == turns:
                await store.write(Change(table, ["a"], turns))
        assert await store.journal(table.id) == ["a"] * 8
