"""Lookups of tables use an index on both databases, even after many tables have ended."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, insert
from sqlmodel import Session, col

from bot.store import Change, Glance, ShownRow, Sitter, Store, TableRow, asking
from bot.store.glances import glances, listed, listed_of
from bot.store.models import is_live
from bot.store.opening import open_database
from tests.kit.rings import every
from tests.store.scenes import open_table, person, shown_at

SERVER, VISITOR, CHANNEL = 7, 42, 70
ENDED = 3000
"""Tables of the same server that are over, and of the same member: enough for an index to be worth it."""

LOOKUPS: dict[str, tuple[Executable, set[str]]] = {
    "live in a server": (
        glances(VISITOR).where(is_live(), asking.in_server(SERVER)).order_by(col(TableRow.id)),
        {"live_tables", "tables_of_member"},
    ),
    "numbers of those live in a server": (asking.live(SERVER), {"live_tables"}),
    "numbers of all those live": (asking.live(), {"live_tables"}),
    "servers played in": (asking.servers_played_in(), {"live_tables"}),
    "in a channel": (
        glances(VISITOR).where(asking.stands_in(CHANNEL)),
        {"ix_shown_channel_id", "ix_shown_thread_id", "tables_of_member"},
    ),
    "shown in a channel": (asking.in_channel(CHANNEL), {"ix_shown_channel_id", "ix_shown_thread_id"}),
    "of a message": (asking.with_message(5), {"ix_shown_message_id"}),
    "to be shown": (asking.to_show("today's"), {"live_tables"}),
    "where a member sits": (listed_of(VISITOR), {"tables_of_member"}),
    "listed by number": (listed(VISITOR).where(col(TableRow.id).in_([1, 2])), {"tables_of_member"}),
    "sitters of several": (asking.sitters_at([1, 2]), set[str]()),
    "played again": (asking.rematches(1), {"ix_tables_rematch_of"}),
}


@every("lookup", LOOKUPS, daily=1)
async def test_a_lookup_reads_an_index_and_not_all_tables(address: str, lookup: str):
    statement, indexes = LOOKUPS[lookup]
    plan = await plan_of(address, statement)
    assert all(index in plan for index in indexes), plan
    for whole in (
        *("Seq Scan on tables", "Seq Scan on sitters", "Seq Scan on shown"),
        *("SCAN tables\n", "SCAN sitters\n", "SCAN shown\n"),
    ):
        assert whole not in plan, plan


async def plan_of(address: str, statement: Executable) -> str:
    """The database's query plan, one step a line."""
    database = await open_database(address)
    # Made before the transaction: PostgreSQL ends one in which nothing arrives for ten seconds, and a busy
    # machine may take longer for thousands of rows.
    tables = [ended(number) for number in range(1, ENDED + 1)]
    places = [ShownRow(table_id=number, channel_id=number).model_dump() for number in range(1, ENDED + 1)]
    seats = [
        {**person(1, VISITOR if number < 20 else number).model_dump(), "table_id": number}
        for number in range(1, ENDED + 1)
    ]

    def work(session: Session) -> str:
        connection = session.connection()
        connection.execute(insert(TableRow), tables)
        connection.execute(insert(ShownRow), places)
        connection.execute(insert(Sitter), seats)
        sql = statement.compile(connection, compile_kwargs={"literal_binds": True})  # pyright: ignore
        explain = "EXPLAIN QUERY PLAN"
        if connection.dialect.name == "postgresql":
            explain = "EXPLAIN"
            connection.exec_driver_sql("ANALYZE")  # PostgreSQL does so by itself, in time
        steps = connection.exec_driver_sql(f"{explain} {sql}").all()
        return "".join(f"{step[-1]}\n" for step in steps)

    plan = await database.write(work)
    await database.close()
    return plan


def ended(number: int) -> dict[str, object]:
    """A row of a table that is over; one in a thousand is still played."""
    row = TableRow(
        id=number,
        game="seven-ronin",
        rules_version=1,
        guild_id=SERVER,
        starter_id=VISITOR,
        language="en",
        seed="",
        commitment="",
        status="over" if number % 1000 else "playing",
    )
    return row.model_dump()


async def test_a_glance_at_the_live_tables_of_a_server(store: Store):
    mine = await open_table(store, guild_id=SERVER, channel_id=CHANNEL, sitters=[person(1, VISITOR)])
    other = await open_table(store, guild_id=SERVER, channel_id=71, sitters=[person(1, 5)])
    untold = await open_table(store, guild_id=SERVER, channel_id=72)
    await store.write(Change(untold, row={"status": "cancelled", "untold": True}))
    over = await open_table(store, guild_id=SERVER, channel_id=CHANNEL)
    await store.write(Change(over, row={"status": "over"}))
    await shown_at(store, over, thread_id=99, message_id=5)
    await open_table(store, guild_id=8)

    async def glance(table: TableRow, **different: Any) -> Glance:
        every: dict[str, Any] = {
            **(await shown_at(store, table)).model_dump(),
            **table.model_dump(),
            "sits": False,
        }
        return Glance(**{name: every[name] for name in Glance._fields} | different)

    seen = [await glance(mine, sits=True), await glance(other), await glance(untold, status="cancelled")]
    assert await store.glances.live(SERVER, VISITOR) == seen
    assert [one.live for one in seen] == [True, True, False]
    ended_here = await glance(over, status="over")
    assert await store.glances.in_channel(CHANNEL, VISITOR, limit=25) == [ended_here, seen[0]]
    assert await store.glances.in_channel(CHANNEL, VISITOR, limit=1) == [ended_here]
    assert await store.glances.in_channel(99, VISITOR, limit=25) == [ended_here]


async def test_all_that_is_kept_of_a_table(store: Store):
    table = await open_table(store, sitters=[person(1, 5), person(2, 6)])
    table = await store.write(Change(table, ["first", "second"]))
    await store.keep_draft(table.id, "attacker", 3, {"area:well": "1"})
    kept = await store.read_table(table.id)
    assert kept is not None
    assert (kept.row, [one.user_id for one in kept.sitters]) == (table, [5, 6])
    assert (kept.journal, kept.drafts) == (["first", "second"], {"attacker": (3, {"area:well": "1"})})
    assert kept.written_at is not None and kept.written_at >= table.created_at


async def test_a_table_that_admits_nobody_is_not_found(store: Store):
    table = await open_table(store, sitters=[person(1, 5)])
    asked: list[tuple[int, list[int | None]]] = []

    def admits(row: TableRow, _: ShownRow, sitters: Any) -> bool:
        asked.append((row.id, [one.user_id for one in sitters]))
        return False

    assert await store.read_table(table.id, admits) is None
    assert await store.read_table(404, admits) is None
    assert asked == [(table.id, [5])]
