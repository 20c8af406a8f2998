"""Tables: what is kept about one, and how it is found again."""

from __future__ import annotations

import asyncio
import gc
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from bot.store import (
    Change,
    NewTable,
    Note,
    Outdated,
    Remark,
    Sitter,
    Store,
    StoreUnavailable,
    TableChanges,
    TableRow,
)
from bot.store.models import Status
from tests.store.scenes import DEALING, allow_any_number, delete_table, open_table, person, reload, shown_at

SNOWFLAKE = 2**63 - 1
"""The largest id that Discord may give."""


async def test_a_new_table_is_an_empty_lobby(store: Store, table: TableRow):
    assert (table.status, table.outcome, table.live) == ("lobby", None, True)
    assert await store.load_table(table.id) == table
    assert await store.sitters(table.id) == []
    assert await store.journal(table.id) == []


async def test_people_at_a_new_table_sit_there_from_the_beginning(store: Store):
    table = await open_table(store, sitters=[person(1, 7, wish="attacker"), person(2, 8)])
    assert [(one.user_id, one.wish) for one in await store.sitters(table.id)] == [(7, "attacker"), (8, None)]
    with pytest.raises(StoreUnavailable):
        await open_table(store, sitters=[person(1, 7), person(1, 8)])
    assert await store.live_tables() == [table.id]


async def test_a_table_that_never_was_is_not_found(store: Store):
    assert await store.load_table(404) is None
    assert await store.table_by_message(404) is None
    assert [await store.load_table(number) for number in (0, -1, 2**31, 10**26)] == [None] * 4


async def test_a_change_of_what_is_no_longer_so_changes_nothing(store: Store, table: TableRow):
    """Every kind of change, by a writer that knows the previous version of the table."""
    now_so = await store.write(Change(table, ["first"], 0, {"note": "new"}, [person(1, 1)]))
    late = (
        Change(table, ["late"], 1),
        Change(table, row={"note": "late"}),
        Change(table, sits=[person(2, 2)]),
        Change(table, stands=[1]),
        Change(table, remark=Remark(table_id=0, seq=1, name="late")),
        Change(table, ["late"], 1, {"note": "late"}, [person(2, 2)], [1]),
        Change(now_so, ["late"], 0, {"note": "late"}, [person(2, 2)], [1]),
    )
    for change in late:
        with pytest.raises(Outdated):
            await store.write(change)
    assert await reload(store, table) == now_so
    assert await store.journal(table.id) == ["first"]
    assert [sitter.user_id for sitter in await store.sitters(table.id)] == [1]
    assert await store.remarks(table.id) == []


async def test_the_largest_ids_and_every_script_survive(store: Store):
    new = NewTable(
        guild_id=SNOWFLAKE,
        channel_id=SNOWFLAKE - 1,
        starter_id=SNOWFLAKE - 2,
        language="ja",
        options={"村": "七人の侍", "clan": "Ōtomo 🏯"},
        own_thread=True,
        rematch_of=7,
        invited=[SNOWFLAKE, 1],
    )
    table = (await store.create_table(new, DEALING)).row
    await shown_at(store, table, thread_id=SNOWFLAKE, message_id=SNOWFLAKE, promise_message_id=SNOWFLAKE)
    changes: TableChanges = {
        "contributions": [[SNOWFLAKE, SNOWFLAKE]],
        "note": "Zwölf “Samurai”\n\t\\ '; --",
    }
    sitter = Sitter(table_id=0, number=1, name="👩‍👩‍👧 三船", user_id=SNOWFLAKE)
    await store.write(Change(table, ['["answer","攻","plan","area:井戸=2"]'], 0, changes, [sitter]))

    kept = await store.load_table(table.id)
    assert kept is not None
    shown = await shown_at(store, table)
    assert (kept.guild_id, shown.channel_id, kept.starter_id) == (SNOWFLAKE, SNOWFLAKE - 1, SNOWFLAKE - 2)
    assert (shown.thread_id, shown.message_id) == (SNOWFLAKE, SNOWFLAKE)
    assert (shown.promise_message_id, kept.contributions) == (SNOWFLAKE, [[SNOWFLAKE, SNOWFLAKE]])
    assert (shown.own_thread, kept.rematch_of, kept.invited) == (True, 7, [SNOWFLAKE, 1])
    assert kept.options == {"村": "七人の侍", "clan": "Ōtomo 🏯"}
    assert kept.note == "Zwölf “Samurai”\n\t\\ '; --"
    assert [(one.name, one.user_id) for one in await store.sitters(table.id)] == [("👩‍👩‍👧 三船", SNOWFLAKE)]
    assert await store.journal(table.id) == ['["answer","攻","plan","area:井戸=2"]']


async def test_a_moment_told_in_kyoto_is_the_same_moment_in_utc(store: Store, table: TableRow):
    kyoto = datetime(2026, 1, 1, 8, 30, 0, 123456, tzinfo=timezone(timedelta(hours=9)))
    table = await store.write(Change(table, row={"ended_at": kyoto}))
    shown = await shown_at(store, table, message_posted_at=kyoto)
    kept = await store.load_table(table.id)
    assert kept is not None
    assert kept.ended_at == shown.message_posted_at == kyoto
    for moment in (kept.ended_at, kept.created_at):
        assert moment is not None
        assert moment.tzinfo is UTC


async def test_a_moment_without_a_time_zone_is_refused(store: Store, table: TableRow):
    with pytest.raises((StatementError, ValueError), match="time zone"):
        await store.write(Change(table, ["answer"], 0, {"ended_at": datetime(2026, 1, 1)}))
    assert await store.journal(table.id) == []


async def test_a_change_touches_what_it_names_and_gives_the_whole_row(store: Store, table: TableRow):
    table = await store.write(Change(table, row={"leaders": 5, "options": {"village": "night"}}))
    row = await store.write(
        Change(table, row={"status": "over", "outcome": {"winners": ["attacker"], "reason": "occupied"}})
    )
    assert (row.leaders, row.options) == (5, {"village": "night"})
    assert row.outcome == {"winners": ["attacker"], "reason": "occupied"}
    assert await store.load_table(table.id) == row


async def test_a_row_stands_for_itself_when_the_one_before_it_is_forgotten(store: Store):
    row = await open_table(store)
    for note in ("one", "two"):
        row = await store.write(Change(row, row={"note": note}))
    gc.collect()
    assert row == await reload(store, row)
    row.note = "three"
    assert (row.note, row.version) == ("three", 2)


async def test_live_tables_are_those_somebody_may_come_back_to(store: Store):
    numbers: dict[Status, int] = {}
    statuses: tuple[Status, ...] = ("lobby", "playing", "paused", "over", "cancelled")
    for status in statuses:
        table = await open_table(store)
        numbers[status] = (await store.write(Change(table, row={"status": status}))).id
    assert await store.live_tables() == [numbers["lobby"], numbers["playing"], numbers["paused"]]


async def test_a_table_whose_end_nobody_was_shown_is_come_back_to(store: Store):
    table = await open_table(store)
    over = await store.write(Change(table, row={"status": "over", "untold": True}))
    assert await store.live_tables() == [table.id]
    await store.write(Change(over, row={"untold": False}))
    assert await store.live_tables() == []


async def test_live_tables_of_one_server(store: Store):
    here, elsewhere = await open_table(store, guild_id=1), await open_table(store, guild_id=2)
    assert await store.live_tables(1) == [here.id]
    assert await store.live_tables(2) == [elsewhere.id]
    assert await store.live_tables(3) == []


async def test_rematches_of_a_table_newest_first(store: Store, table: TableRow):
    new = NewTable(guild_id=1, channel_id=77, starter_id=42, language="en", rematch_of=table.id)
    again = [(await store.create_table(new, DEALING)).row for _ in range(2)]
    assert await store.rematches(table.id) == again[::-1]
    assert await store.rematches(again[0].id) == []


async def test_remarks_stand_where_they_were_made(store: Store, table: TableRow):
    table = await store.write(Change(table, ["a", "b"]))
    closed = Remark(table_id=0, seq=2, name="closed", facts={"by": SNOWFLAKE, "as": "moderator"})
    table = await store.write(Change(table, row={"status": "cancelled"}, remark=closed))
    table = await store.write(Change(table, remark=Remark(table_id=0, seq=2, name="opened")))
    remarks = await store.remarks(table.id)
    assert [(one.number, one.seq, one.name, one.facts) for one in remarks] == [
        (2, 2, "closed", {"by": SNOWFLAKE, "as": "moderator"}),
        (3, 2, "opened", {}),
    ]


async def test_each_server_has_its_own_patience(store: Store):
    assert await store.servers.patience(1) is None
    await store.servers.set_patience(1, 3600)
    await store.servers.set_patience(SNOWFLAKE, 60)
    await store.servers.set_patience(1, 7200)
    assert [await store.servers.patience(guild_id) for guild_id in (1, SNOWFLAKE, 2)] == [7200, 60, None]


async def test_a_limit_of_a_server_stays_when_another_is_set(store: Store):
    await store.servers.set_language(1, "pt-BR")
    set_up = await store.servers.language(1), await store.servers.patience(1), await store.servers.language(2)
    assert set_up == ("pt-BR", None, None)
    await store.servers.set_patience(1, 60)
    await store.servers.set_language(1, "ja")
    assert [await store.servers.language(1), await store.servers.patience(1)] == ["ja", 60]


async def test_tables_are_found_by_channel_thread_and_message(store: Store):
    older = await open_table(store, channel_id=77)
    newer = await open_table(store, channel_id=77)
    await shown_at(store, newer, thread_id=88, message_id=99)
    await open_table(store, channel_id=78)

    assert [shown.table_id for shown in await store.shown_in_channel(77)] == [newer.id, older.id]
    assert [shown.table_id for shown in await store.shown_in_channel(77, limit=1)] == [newer.id]
    assert [shown.table_id for shown in await store.shown_in_channel(88)] == [newer.id]
    assert await store.table_by_message(99) == newer.id


async def test_forgetting_a_table_forgets_all_that_belongs_to_it_and_nothing_else(store: Store):
    tables = [await open_table(store) for _ in range(2)]
    for table in tables:
        remark = Remark(table_id=0, seq=0, name="bumped")
        await store.write(Change(table, ["first", "second"], sits=[person(1, 1)], remark=remark))
        await store.keep_draft(table.id, "attacker", 0, {"area:well": "2"})
        await store.vote(table.id, "cancel", 1)
    gone, kept = tables

    await delete_table(store, gone.id)

    assert await store.load_table(gone.id) is None
    for table, left in ((gone, 0), (kept, 1)):
        assert len(await store.sitters(table.id)) == left
        assert len(await store.journal(table.id)) == 2 * left
        assert len(await store.remarks(table.id)) == left
        assert (await store.draft(table.id, "attacker") is not None) == bool(left)
        assert len(await store.votes(table.id, "cancel")) == left


async def test_the_number_of_a_forgotten_table_is_never_given_again(store: Store):
    gone = await open_table(store)
    await delete_table(store, gone.id)
    assert (await open_table(store)).id > gone.id


async def test_the_seed_does_not_slip_into_a_log(table: TableRow):
    assert table.seed not in repr(table)


async def test_a_starting_bot_finds_the_tables_whose_message_may_be_outdated(store: Store):
    await allow_any_number(store, 1)
    shown, moved, changed, older, unseen, over = [await open_table(store) for _ in range(6)]

    async def remember(table: TableRow, edition: str = "today's") -> None:
        await shown_at(store, table, shown_version=table.version, shown_entries=0, shown_by=edition)

    for table in (shown, moved, changed, over):
        await remember(table)
    await remember(older, "yesterday's")
    await store.write(Change(moved, ["an answer"]))
    await store.write(Change(changed, sits=[person(1, 101)]))
    await store.write(Change(over, row={"status": "over"}))
    assert await store.tables_to_show("today's") == [moved.id, changed.id, older.id, unseen.id]


async def test_a_silent_table_is_found_once_a_question(store: Store):
    began = datetime.now(UTC) - timedelta(hours=2)
    playing: TableChanges = {"status": "playing", "started_at": began}
    table, brisk = [await store.write(Change(await open_table(store), row=playing)) for _ in range(2)]
    await store.write(Change(brisk, ["an answer, a moment ago"]))
    await open_table(store)
    hour_ago, now = began + timedelta(hours=1), datetime.now(UTC) + timedelta(seconds=1)
    assert await store.silent_since(hour_ago) == [table.id]
    assert await store.silence() == began
    await shown_at(store, table, nudged_at=0)
    assert await store.silent_since(hour_ago) == []
    await store.write(Change(table, ["the answer"]))
    assert await store.silent_since(now) == [table.id, brisk.id]


async def test_a_note_and_an_answer_never_overtake_each_other(store: Store, table: TableRow):
    """Each has its own row and version. Its writer may have seen any state of the other."""
    shown = await shown_at(store, table)
    noted, _ = await asyncio.gather(
        store.note(Note(shown, {"message_id": 5})),
        store.write(Change(table, ["an answer"], row={"note": "changed"})),
    )
    assert await shown_at(store, table) == noted
    assert (noted.message_id, noted.version, (await reload(store, table)).version) == (5, 1, 1)
    assert await store.journal(table.id) == ["an answer"]


async def test_of_two_notes_the_second_writer_is_told(store: Store, table: TableRow):
    shown = await shown_at(store, table)
    row = await store.note(Note(shown, {"message_id": 5}))
    with pytest.raises(Outdated):
        await store.note(Note(shown, {"message_id": 6}))
    assert await shown_at(store, table) == row
    await delete_table(store, table.id)
    with pytest.raises(Outdated):
        await store.note(Note(row, {"message_id": 7}))
