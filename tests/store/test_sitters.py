"""Who sits at a table, from the first wish to the seats of the game."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import AlreadyStarted, NoSuchTable, Store, TableRow


async def test_people_sit_down_in_order_and_wish_for_seats(store: Store, table: TableRow):
    await store.add_sitter(table.id, name="Kanbei", user_id=1)
    await store.add_sitter(table.id, name="Kyuzo", user_id=2, wish="attacker")
    await store.add_sitter(table.id, name="Bot", kind="ai")
    await store.update_sitter(table.id, 1, wish="defender")

    sitters = await store.sitters(table.id)
    assert [(one.number, one.name, one.user_id, one.kind, one.wish) for one in sitters] == [
        (1, "Kanbei", 1, "human", "defender"),
        (2, "Kyuzo", 2, "human", "attacker"),
        (3, "Bot", None, "ai", None),
    ]
    assert all(one.seat is None for one in sitters)


async def test_whoever_stands_up_leaves_the_others_where_they_are(store: Store, table: TableRow):
    for user_id in (1, 2, 3):
        await store.add_sitter(table.id, name=f"Player {user_id}", user_id=user_id)
    await store.remove_sitter(table.id, 2)
    await store.add_sitter(table.id, name="Latecomer", user_id=4)
    assert [(one.number, one.user_id) for one in await store.sitters(table.id)] == [(1, 1), (3, 3), (4, 4)]


async def test_a_crowd_that_sits_down_at_once_gets_a_number_each(store: Store, table: TableRow):
    await asyncio.gather(*(store.add_sitter(table.id, name="?", user_id=user_id) for user_id in range(12)))
    sitters = await store.sitters(table.id)
    assert [one.number for one in sitters] == list(range(1, 13))
    assert {one.user_id for one in sitters} == set(range(12))


async def test_nobody_sits_down_at_a_table_that_never_was(store: Store):
    with pytest.raises(NoSuchTable):
        await store.add_sitter(404, name="Kanbei", user_id=1)


async def test_at_the_start_everybody_gets_a_seat(store: Store, table: TableRow):
    await store.add_sitter(table.id, name="Kanbei", user_id=1)
    await store.add_sitter(table.id, name="Kanbei", user_id=1)
    row = await store.start(table.id, {1: "defender", 2: "attacker"}, thread_id=88)
    assert (row.status, row.thread_id) == ("playing", 88)
    assert row.started_at is not None
    assert row == await store.load_table(table.id)
    assert {one.seat: one.user_id for one in await store.sitters(table.id)} == {"defender": 1, "attacker": 1}


async def test_a_game_starts_once(store: Store, address: str, table: TableRow):
    """Two bots on one database; both are told to start."""
    await store.add_sitter(table.id, name="Kanbei", user_id=1)
    async with await Store.open(address) as other:
        results = await asyncio.gather(
            store.start(table.id, {1: "defender"}),
            other.start(table.id, {1: "attacker"}),
            return_exceptions=True,
        )
    assert sum(isinstance(result, AlreadyStarted) for result in results) == 1
    first = ["defender", "attacker"][isinstance(results[0], AlreadyStarted)]
    assert [one.seat for one in await store.sitters(table.id)] == [first]


async def test_a_seat_changes_hands(store: Store, table: TableRow):
    await store.add_sitter(table.id, name="Kanbei", user_id=1)
    await store.start(table.id, {1: "defender"})
    await store.update_sitter(table.id, 1, user_id=None, name="Bot", kind="ai")
    (sitter,) = await store.sitters(table.id)
    assert (sitter.seat, sitter.user_id, sitter.name, sitter.kind) == ("defender", None, "Bot", "ai")
