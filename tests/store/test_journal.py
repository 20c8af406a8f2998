"""The journal: only ever longer, never torn, never written by two."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.store import JournalConflict, NoSuchTable, Store, TableRow
from tests.store.conftest import open_table

PROJECT = Path(__file__).parents[2]


async def test_entries_come_back_in_order_as_they_were_written(store: Store, table: TableRow):
    await store.append(table.id, 0, ["a", "b"])
    await store.append(table.id, 2, ["c"])
    await store.append(table.id, 3, [])
    assert await store.journal(table.id) == ["a", "b", "c"]


async def test_an_answer_and_what_it_changes_about_the_table_are_one(store: Store, table: TableRow):
    won: dict[str, object] = {"winners": ["attacker"]}
    await store.append(table.id, 0, ["resign"], status="over", outcome=won, options={"x": "y"}, note=None)
    row = await store.load_table(table.id)
    assert row is not None
    assert (row.status, row.outcome, row.options, row.note) == ("over", won, {"x": "y"}, None)


async def test_the_second_writer_is_told_and_changes_nothing(store: Store, address: str, table: TableRow):
    """Two bots on one database think that it is their turn to write."""
    async with await Store.open(address) as other:
        assert await other.journal(table.id) == []
        await store.append(table.id, 0, ["mine"], message_id=1)
        with pytest.raises(JournalConflict):
            await other.append(table.id, 0, ["theirs"], message_id=7)
        assert await other.journal(table.id) == ["mine"]
        await other.append(table.id, 1, ["theirs, later"])
    assert await store.journal(table.id) == ["mine", "theirs, later"]
    row = await store.load_table(table.id)
    assert row is not None
    assert row.message_id == 1


async def test_entries_of_which_one_is_taken_are_all_refused(store: Store, table: TableRow):
    await store.append(table.id, 2, ["taken"])
    with pytest.raises(JournalConflict):
        await store.append(table.id, 0, ["a", "b", "c"])
    assert await store.journal(table.id) == ["taken"]
    await store.append(table.id, 0, ["a", "b"])
    assert await store.journal(table.id) == ["a", "b", "taken"]


async def test_a_table_that_never_was_has_no_journal(store: Store):
    with pytest.raises(NoSuchTable):
        await store.append(404, 0, ["a"])
    assert await store.journal(404) == []


async def test_two_hundred_answers_at_twenty_tables_at_once(store: Store):
    tables = [await open_table(store) for _ in range(20)]
    await asyncio.gather(
        *(
            store.append(table.id, seq, [f"{table.id}:{seq}"], message_id=seq)
            for seq in range(10)
            for table in tables
        )
    )
    for table in tables:
        assert await store.journal(table.id) == [f"{table.id}:{seq}" for seq in range(10)]


async def test_of_two_bots_racing_for_every_line_one_wins_each(store: Store, address: str):
    tables = [await open_table(store) for _ in range(20)]
    async with await Store.open(address) as other:
        bots = {"a": store, "b": other}
        race = [bot.append(table.id, 0, [name]) for table in tables for name, bot in bots.items()]
        results = await asyncio.gather(*race, return_exceptions=True)
    for table, won_by_a, won_by_b in zip(tables, results[::2], results[1::2], strict=True):
        assert {type(won_by_a), type(won_by_b)} == {type(None), JournalConflict}
        assert await store.journal(table.id) == ["b" if won_by_b is None else "a"]


async def test_an_answer_given_up_halfway_is_kept_whole_or_not_at_all(store: Store, table: TableRow):
    """The task that writes is cancelled, sooner or later in its work."""
    for pauses in range(40):
        length = len(await store.journal(table.id))
        writing = asyncio.create_task(store.append(table.id, length, ["one", "two"], message_id=length + 2))
        for _ in range(pauses):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait([writing])
        journal = await store.journal(table.id)
        row = await store.load_table(table.id)
        assert row is not None
        assert (len(journal), row.message_id or 0) in {(length, length), (length + 2, length + 2)}


async def test_a_change_given_up_halfway_stops_nobody_else(store: Store, table: TableRow):
    for pauses in range(40):
        saving = asyncio.create_task(store.save(table.id, note=f"try {pauses}"))
        for _ in range(pauses):
            await asyncio.sleep(0)
        saving.cancel()
        await store.append(table.id, pauses, [str(pauses)])
        await asyncio.wait([saving])
    assert await store.journal(table.id) == [str(pauses) for pauses in range(40)]


async def test_a_refused_answer_takes_nobody_elses_change_with_it(store: Store):
    """Changes of many tables, among answers that come too late and are rolled back."""
    tables = [await open_table(store) for _ in range(20)]
    await store.append(tables[0].id, 0, ["taken"])
    results = await asyncio.gather(
        *(
            work
            for table in tables
            for work in (store.save(table.id, note="kept"), store.append(tables[0].id, 0, ["late"]))
        ),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {TableRow, JournalConflict}
    assert [table.note for table in await store.live_tables()] == ["kept"] * 20


async def test_a_bot_killed_while_writing_leaves_whole_answers_only(
    store: Store, address: str, table: TableRow
):
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.restless_writer", address, str(table.id), cwd=PROJECT
    )
    try:
        async with asyncio.timeout(30):
            while len(await store.journal(table.id)) < 50:
                assert writer.returncode is None
                await asyncio.sleep(0.01)
    finally:
        writer.kill()
        await writer.wait()

    row = await store.load_table(table.id)
    journal = await store.journal(table.id)
    assert row is not None
    assert journal == [str(seq) for seq in range(row.message_id or 0)]
    assert (row.message_id or 0) % 5 == 0
    await store.append(table.id, len(journal), ["life goes on"])
