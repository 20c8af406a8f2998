"""The journal: only appended to, never written in part, never written by two at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path

import pytest

from bot.store import Change, Outdated, Store, TableRow
from tests.store.scenes import allow_any_number, delete_table, open_table, reload

PROJECT = Path(__file__).parents[2]


async def test_entries_come_back_in_order_as_they_were_written(store: Store, table: TableRow):
    table = await store.write(Change(table, ["a", "b"], 0))
    table = await store.write(Change(table, ["c"], 2))
    table = await store.write(Change(table))
    assert await store.journal(table.id) == ["a", "b", "c"]
    assert await reload(store, table) == table


async def test_an_answer_and_what_it_changes_about_the_table_are_one(store: Store, table: TableRow):
    won: dict[str, object] = {"winners": ["attacker"]}
    changes = Change(table, ["resign"], 0, {"status": "over", "outcome": won, "options": {"x": "y"}})
    row = await store.write(changes)
    assert row == await reload(store, table)
    assert (row.status, row.outcome, row.options, row.note) == ("over", won, {"x": "y"}, None)
    assert await store.journal(table.id) == ["resign"]


async def test_the_second_writer_is_told_and_changes_nothing(store: Store, address: str, table: TableRow):
    """Two bots on one database both expect to write the next entry."""
    async with await Store.open(address) as other:
        assert await other.journal(table.id) == []
        row = await store.write(Change(table, ["mine"], 0, {"leaders": 1}))
        with pytest.raises(Outdated):
            await other.write(Change(table, ["theirs"], 0, {"leaders": 7}))
        with pytest.raises(Outdated):
            await other.write(Change(row, ["theirs"], 0, {"leaders": 7}))
        assert await other.journal(table.id) == ["mine"]
        await other.write(Change(row, ["theirs, later"], 1))
    assert await store.journal(table.id) == ["mine", "theirs, later"]
    assert (await reload(store, table)).leaders == 1


async def test_entries_of_which_one_is_taken_are_all_refused(store: Store, table: TableRow):
    table = await store.write(Change(table, ["taken"], 2))
    with pytest.raises(Outdated):
        await store.write(Change(table, ["a", "b", "c"], 0))
    assert await store.journal(table.id) == ["taken"]
    await store.write(Change(table, ["a", "b"], 0))
    assert await store.journal(table.id) == ["a", "b", "taken"]


async def test_a_table_that_is_gone_has_no_journal(store: Store, table: TableRow):
    await delete_table(store, table.id)
    with pytest.raises(Outdated):
        await store.write(Change(table, ["a"]))
    assert await store.journal(table.id) == []


async def test_two_hundred_answers_at_twenty_tables_at_once(store: Store):
    await allow_any_number(store, 1)
    tables = [await open_table(store) for _ in range(20)]

    async def play(table: TableRow) -> None:
        for seq in range(10):
            table = await store.write(Change(table, [f"{table.id}:{seq}"], seq, {"leaders": seq}))

    await asyncio.gather(*(play(table) for table in tables))
    for table in tables:
        assert await store.journal(table.id) == [f"{table.id}:{seq}" for seq in range(10)]
        assert (await reload(store, table)).version == 10


async def test_of_two_bots_racing_for_every_line_one_wins_each(store: Store, address: str):
    await allow_any_number(store, 1)
    tables = [await open_table(store) for _ in range(20)]
    async with await Store.open(address) as other:
        bots = {"a": store, "b": other}
        race = [bot.write(Change(table, [name])) for table in tables for name, bot in bots.items()]
        results = await asyncio.gather(*race, return_exceptions=True)
    for table, won_by_a, won_by_b in zip(tables, results[::2], results[1::2], strict=True):
        assert {type(won_by_a), type(won_by_b)} == {TableRow, Outdated}
        assert await store.journal(table.id) == ["a" if isinstance(won_by_a, TableRow) else "b"]


async def test_an_answer_given_up_halfway_is_kept_whole_or_not_at_all(store: Store, table: TableRow):
    """The writing task is cancelled at different moments."""
    for pauses in range(40):
        table = await reload(store, table)
        length = len(await store.journal(table.id))
        change = Change(table, ["one", "two"], length, {"leaders": length + 2})
        writing = asyncio.create_task(store.write(change))
        for _ in range(pauses):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait([writing])
        await given_up(store, table, change)


async def given_up(store: Store, table: TableRow, change: Change) -> None:
    """A cancelled write may still be committed. The next write finds all of it or nothing."""
    try:
        await store.write(Change(table, row={"note": "after"}))
        whole, leaders = 0, table.leaders
    except Outdated:
        whole, leaders = 2, change.row.get("leaders")
    assert len(await store.journal(table.id)) == change.first_seq + whole
    assert (await reload(store, table)).leaders == leaders


async def test_a_change_given_up_halfway_stops_nobody_else(store: Store, table: TableRow):
    other = await open_table(store)
    for pauses in range(40):
        saving = asyncio.create_task(store.write(Change(other, row={"note": f"try {pauses}"})))
        for _ in range(pauses):
            await asyncio.sleep(0)
        saving.cancel()
        table = await store.write(Change(table, [str(pauses)], pauses))
        await asyncio.wait([saving])
        other = await reload(store, other)
    assert await store.journal(table.id) == [str(pauses) for pauses in range(40)]


async def test_a_refused_answer_takes_nobody_elses_change_with_it(store: Store):
    """Changes of many tables, between answers that come too late and are rolled back."""
    await allow_any_number(store, 1)
    tables = [await open_table(store) for _ in range(20)]
    late = await store.write(Change(tables[0], ["taken"]))

    def work(table: TableRow) -> list[Coroutine[None, None, TableRow]]:
        return [
            store.write(Change(table, row={"note": "kept"})),
            store.write(Change(late, ["late"], row={"note": "late"})),
        ]

    await store.write(Change(late, row={"note": "kept"}))
    results = await asyncio.gather(
        *(each for table in tables[1:] for each in work(table)), return_exceptions=True
    )
    assert [type(result) for result in results] == [TableRow, Outdated] * 19
    assert [(await reload(store, table)).note for table in tables] == ["kept"] * 20
    assert await store.journal(late.id) == ["taken"]


async def test_a_bot_killed_while_writing_leaves_whole_answers_only(
    store: Store, address: str, table: TableRow
):
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.restless_writer", address, str(table.id), cwd=PROJECT
    )
    try:
        async with asyncio.timeout(60):
            while len(await store.journal(table.id)) < 50:
                assert writer.returncode is None
                await asyncio.sleep(0.01)
    finally:
        writer.kill()
        await writer.wait()

    row = await reload(store, table)
    journal = await store.journal(table.id)
    assert journal == [str(seq) for seq in range(row.leaders)]
    assert row.leaders == 5 * row.version
    await store.write(Change(row, ["life goes on"], len(journal)))
