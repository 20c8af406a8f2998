"""The people at a table, from their first wishes to their seats in the game."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Change, Outdated, Sitter, Store, TableRow, altered
from bot.store.models import now
from tests.store.scenes import delete_table, open_table, person, reload


async def test_people_sit_down_in_order_and_wish_for_seats(store: Store, table: TableRow):
    table = await store.write(Change(table, sits=[person(1, 101)]))
    table = await store.write(Change(table, sits=[person(2, 102, wish="attacker")]))
    table = await store.write(
        Change(
            table, sits=[Sitter(table_id=0, number=3, name="Bot", kind="ai"), person(1, 101, wish="defender")]
        )
    )
    assert table.version == 3

    sitters = await store.sitters(table.id)
    assert [(one.number, one.name, one.user_id, one.kind, one.wish) for one in sitters] == [
        (1, "Player 101", 101, "human", "defender"),
        (2, "Player 102", 102, "human", "attacker"),
        (3, "Bot", None, "ai", None),
    ]
    assert all(one.seat is None and one.table_id == table.id for one in sitters)


async def test_standing_up_leaves_the_others_where_they_are(store: Store, table: TableRow):
    table = await store.write(Change(table, sits=[person(number, number) for number in (1, 2, 3)]))
    table = await store.write(Change(table, stands=[2]))
    table = await store.write(Change(table, stands=[1], sits=[person(4, 4)]))
    assert [(one.number, one.user_id) for one in await store.sitters(table.id)] == [(3, 3), (4, 4)]


async def test_the_number_by_which_somebody_sat_down_is_kept(store: Store, table: TableRow):
    latecomer = Sitter(table_id=0, number=1, user_id=1, name="Kanbei", act=2**63 - 1)
    await store.write(Change(table, sits=[latecomer]))
    (sitter,) = await store.sitters(table.id)
    assert sitter.act == 2**63 - 1


async def test_of_a_crowd_that_sits_down_at_once_one_does(store: Store, table: TableRow):
    """Each writer knows the old version of the table. All but one must reload it."""
    crowd = [store.write(Change(table, sits=[person(1, user_id)])) for user_id in range(12)]
    results = await asyncio.gather(*crowd, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Outdated"] * 11 + ["TableRow"]
    (sitter,) = await store.sitters(table.id)
    assert isinstance(results[sitter.user_id or 0], TableRow)


async def test_of_two_bots_with_a_wish_for_one_seat_one_is_told_to_look_again(
    store: Store, address: str, table: TableRow
):
    async with await Store.open(address) as other:
        for _ in range(20):
            table = await reload(store, table)
            results = await asyncio.gather(
                store.write(Change(table, sits=[person(1, 1, wish="attacker")])),
                other.write(Change(table, sits=[person(1, 2, wish="attacker")])),
                return_exceptions=True,
            )
            assert {type(result) for result in results} == {TableRow, Outdated}
            (sitter,) = await store.sitters(table.id)
            assert sitter.user_id == 1 + isinstance(results[0], Outdated)


async def test_a_call_off_and_an_answer_at_once_are_not_both_heard(
    store: Store, address: str, table: TableRow
):
    """Two bots on one database: an answer at a table that has just been called off is refused."""
    async with await Store.open(address) as other:
        for _ in range(20):
            table = await open_table(store)
            results = await asyncio.gather(
                other.write(Change(table, row={"status": "cancelled"})),
                store.write(Change(table, ["answer"])),
                return_exceptions=True,
            )
            # One of them is first, and the other is refused; nothing is heard after a call-off.
            heard = isinstance(results[1], TableRow)
            assert isinstance(results[0], Outdated if heard else TableRow)
            assert heard or isinstance(results[1], Outdated)
            assert (await reload(store, table)).status == ("lobby" if heard else "cancelled")
            assert await store.journal(table.id) == (["answer"] if heard else [])
            with pytest.raises(Outdated):
                await store.write(Change(table, ["late"], 1))


async def test_nobody_sits_down_at_a_table_that_is_gone(store: Store, table: TableRow):
    await delete_table(store, table.id)
    with pytest.raises(Outdated):
        await store.write(Change(table, sits=[person(1, 1)]))
    assert await store.sitters(table.id) == []


async def test_at_the_start_everybody_gets_a_seat(store: Store, table: TableRow):
    table = await store.write(Change(table, sits=[person(1, 1), person(2, 1)]))
    seated = [person(1, 1, seat="defender"), person(2, 1, seat="attacker")]
    row = await store.write(
        Change(
            table,
            row={
                "status": "playing",
                "leaders": 2,
                "started_at": now(),
                "contributions": [[1, 7], [1, 8]],
            },
            sits=seated,
        )
    )
    assert (row.status, row.leaders, row.contributions) == ("playing", 2, [[1, 7], [1, 8]])
    assert row == await reload(store, table)
    assert {one.seat: one.user_id for one in await store.sitters(table.id)} == {"defender": 1, "attacker": 1}


async def test_a_game_starts_once(store: Store, address: str, table: TableRow):
    """Two bots on one database; both are told to start."""
    table = await store.write(Change(table, sits=[person(1, 1)]))
    async with await Store.open(address) as other:
        results = await asyncio.gather(
            *(
                bot.write(Change(table, row={"status": "playing"}, sits=[person(1, 1, seat=seat)]))
                for bot, seat in ((store, "defender"), (other, "attacker"))
            ),
            return_exceptions=True,
        )
    assert sum(isinstance(result, Outdated) for result in results) == 1
    first = ["defender", "attacker"][isinstance(results[0], Outdated)]
    assert [one.seat for one in await store.sitters(table.id)] == [first]


async def test_a_seat_changes_hands(store: Store, table: TableRow):
    table = await store.write(Change(table, sits=[person(1, 1, seat="defender")]))
    await store.write(
        Change(table, sits=[Sitter(table_id=0, number=1, name="Bot", kind="ai", seat="defender")])
    )
    (sitter,) = await store.sitters(table.id)
    assert (sitter.seat, sitter.user_id, sitter.name, sitter.kind) == ("defender", None, "Bot", "ai")


def test_an_altered_person_can_be_changed_when_the_original_is_gone():
    before = person(1, 101)
    moved = altered(before, {"wish": "attacker"})
    assert before.wish is None
    del before
    moved.language = "de"
    assert (moved.wish, moved.language) == ("attacker", "de")
