"""A task that is cut off in the middle of a transaction harms nobody but itself."""

from __future__ import annotations

import asyncio

from bot.store import Change, Store, TableRow
from tests.store.scenes import open_table, reload


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


async def test_whoever_is_cancelled_while_writing_has_written(address: str):
    """And whoever keeps what is known of the table has been told."""
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


async def test_when_a_new_connection_is_not_waited_for_nobody_waits_for_ever(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        table = await open_table(store)
        for turns in range(8):
            await store._database.engine.dispose()
            writing = asyncio.create_task(store.write(Change(table, ["a"], turns)))
            for _ in range(2):
                await asyncio.sleep(0)
            connecting = next(task for task in asyncio.all_tasks() if task.get_name() == "store-reconnecting")
            for _ in range(turns):
                await asyncio.sleep(0)
            connecting.cancel()
            async with asyncio.timeout(30):
                await asyncio.gather(writing, return_exceptions=True)
            if len(await store.journal(table.id)) == turns:
                await store.write(Change(table, ["a"], turns))
        assert await store.journal(table.id) == ["a"] * 8
