"""Tables from before the promises were made come along, with everything that belongs to them."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.store import Change, Store, TableRow
from bot.store.opening import database_at
from bot.store.schema import MIGRATIONS
from tests.store.scenes import open_table, person, reload

OPENED = datetime(2026, 1, 1, 20, 15, tzinfo=UTC)
STARTED = datetime(2026, 1, 1, 20, 30, tzinfo=UTC)

OLD = sa.MetaData()
TABLES = sa.Table(
    "tables",
    OLD,
    *(sa.Column(name, sa.BigInteger) for name in ("id", "rules_version", "guild_id", "channel_id")),
    *(sa.Column(name, sa.BigInteger) for name in ("thread_id", "message_id", "starter_id")),
    *(sa.Column(name, sa.String) for name in ("game", "language", "status", "seed", "note")),
    *(sa.Column(name, sa.DateTime(timezone=True)) for name in ("created_at", "started_at", "ended_at")),
    *(sa.Column(name, sa.JSON(none_as_null=True)) for name in ("options", "outcome")),
)
SITTERS = sa.Table(
    "sitters",
    OLD,
    *(sa.Column(name, sa.BigInteger) for name in ("table_id", "number", "user_id")),
    *(sa.Column(name, sa.String) for name in ("name", "kind", "wish", "seat")),
)
JOURNAL = sa.Table(
    "journal",
    OLD,
    *(sa.Column(name, sa.BigInteger) for name in ("table_id", "seq")),
    sa.Column("entry", sa.Text),
    sa.Column("at", sa.DateTime(timezone=True)),
)
VOTES = sa.Table(
    "votes",
    OLD,
    *(sa.Column(name, sa.BigInteger) for name in ("table_id", "user_id")),
    sa.Column("subject", sa.String),
    sa.Column("at", sa.DateTime(timezone=True)),
)

LOBBY, PLAYING, HOMELESS, OVER, FORGOTTEN = 1, 2, 3, 4, 9


def sit_down(connection: Connection) -> None:
    """Five tables as the first Tatami kept them, of which the last one was forgotten again."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")

    def table(number: int, status: str, options: dict[str, str], **more: object) -> None:
        row = {"id": number, "game": "seven-ronin", "rules_version": 1, "channel_id": 77, "starter_id": 42}
        row |= {
            "guild_id": 1,
            "language": "en",
            "status": status,
            "options": options,
            "seed": f"5eed{number}",
        }
        connection.execute(sa.insert(TABLES).values(created_at=OPENED, **row, **more))
        for seq in range(2):
            line = {"table_id": number, "seq": seq, "entry": f"{number}:{seq}", "at": STARTED}
            connection.execute(sa.insert(JOURNAL).values(line))
        connection.execute(
            sa.insert(VOTES).values(table_id=number, subject="cancel", user_id=42, at=datetime.now(UTC))
        )

    table(LOBBY, "lobby", {})
    table(
        PLAYING,
        "playing",
        {"village": "night", "thread": "yes", "rematch": "3"},
        started_at=STARTED,
        thread_id=88,
        message_id=99,
    )
    lines = [
        '["answer", "defender", "plan.defend", "a=b"]',
        '["answer", "third", "é", "x", "y"]',
        '["chance", "stack", "", "1", "0"]',
        '["withdraw", "defender", "plan.defend"]',
        '["answer", "nobody", "plan.defend"]',
        '["dance", "defender", ""]',
        "{}",
        "7",
    ]
    for seq, entry in enumerate(lines, 2):
        line = {"table_id": PLAYING, "seq": seq, "entry": entry, "at": STARTED}
        connection.execute(sa.insert(JOURNAL).values(line))
    table(HOMELESS, "paused", {"thread": "no"}, started_at=STARTED, note="homeless")
    table(OVER, "over", {}, started_at=STARTED, ended_at=STARTED, outcome={"winners": ["defender"]}, note="!")
    sitters = [
        {"number": 1, "user_id": 42, "name": "Kanbei", "kind": "human", "wish": None, "seat": "defender"},
        {"number": 2, "user_id": 42, "name": "Kanbei", "kind": "human", "wish": "inn", "seat": "attacker"},
        {"number": 3, "user_id": None, "name": "Bot", "kind": "ai", "wish": None, "seat": "third"},
    ]
    connection.execute(sa.insert(SITTERS), [{"table_id": PLAYING, **sitter} for sitter in sitters])
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"ALTER SEQUENCE tables_id_seq RESTART WITH {FORGOTTEN}"))
        connection.execute(sa.text("SELECT nextval('tables_id_seq')"))
    else:
        table(FORGOTTEN, "over", {})
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")
        for name in ("journal", "votes"):
            connection.execute(sa.text(f"DELETE FROM {name} WHERE table_id = {FORGOTTEN}"))
        connection.execute(sa.text(f"DELETE FROM tables WHERE id = {FORGOTTEN}"))


@pytest.fixture
async def old_address(address: str) -> str:
    database = database_at(address)
    async with database.migrating() as connection:
        await connection.run_sync(sit_down)
    await database.close()
    return address


async def test_every_old_table_is_still_there(old_address: str):
    async with await Store.open(old_address) as store:
        assert await store.live_tables() == [LOBBY, PLAYING, HOMELESS]
        lobby, playing, homeless, over = [
            await row(store, number) for number in (LOBBY, PLAYING, HOMELESS, OVER)
        ]
        for table in (lobby, playing, homeless, over):
            assert table.commitment == sha256(f"5eed{table.id}".encode()).hexdigest()
            assert table.created_at == table.touched_at == OPENED
            assert (table.version, table.contributions, table.invited) == (0, [], [])
            assert (table.closed_to_others, table.promise_message_id) == (False, None)
            assert (await store.journal(table.id))[:2] == [f"{table.id}:{seq}" for seq in range(2)]
            assert await store.votes(table.id, "cancel") == [42]
            assert await store.remarks(table.id) == []

    assert (lobby.dealt_commitment, lobby.leaders, lobby.own_thread) == (None, 0, False)
    assert playing.options == {"village": "night"}
    assert (playing.own_thread, playing.rematch_of, playing.thread_id, playing.message_id) == (
        True,
        3,
        88,
        99,
    )
    assert (playing.leaders, playing.dealt_commitment) == (2, playing.commitment)
    assert (homeless.homeless, homeless.note, homeless.options, homeless.own_thread) == (
        True,
        None,
        {},
        False,
    )
    assert (over.status, over.outcome, over.note) == ("over", {"winners": ["defender"]}, "!")
    assert (over.homeless, over.started_at, over.ended_at) == (False, STARTED, STARTED)


async def row(store: Store, number: int) -> TableRow:
    table = await store.load_table(number)
    assert table is not None
    return table


async def test_who_sat_there_still_does(old_address: str):
    async with await Store.open(old_address) as store:
        sitters = await store.sitters(PLAYING)
        assert [(one.number, one.user_id, one.kind, one.wish, one.seat, one.act) for one in sitters] == [
            (1, 42, "human", None, "defender", None),
            (2, 42, "human", "inn", "attacker", None),
            (3, None, "ai", None, "third", None),
        ]


async def test_old_tables_are_played_on(old_address: str):
    async with await Store.open(old_address) as store:
        table = await row(store, PLAYING)
        table = await store.write(
            Change(table, ["on"], 10, {"note": "on"}, [person(1, 7, seat="defender")], [3])
        )
        assert table == await reload(store, table)
        assert (await store.journal(PLAYING))[-2:] == ["7", "on"]


async def test_the_number_of_a_table_forgotten_before_is_not_given_again(old_address: str):
    async with await Store.open(old_address) as store:
        table = await open_table(store)
        assert table.id == FORGOTTEN + 1
        await store.delete_table(table.id)
    async with await Store.open(old_address) as store:
        assert (await open_table(store)).id == FORGOTTEN + 2


async def test_what_belongs_to_a_table_goes_with_it_and_never_stands_alone(old_address: str):
    async with await Store.open(old_address) as store:
        await store.delete_table(PLAYING)
        assert await store.sitters(PLAYING) == []
        assert await store.journal(PLAYING) == []
        assert await store.votes(PLAYING, "cancel") == []
        assert len(await store.journal(OVER)) == 2
    database = database_at(old_address)
    for rows in (JOURNAL, VOTES, SITTERS):
        values = {
            "table_id": 404,
            "number": 1,
            "name": "?",
            "kind": "ai",
            "seq": 0,
            "entry": "",
            "at": OPENED,
        }
        values |= {"subject": "cancel", "user_id": 1}
        fitting = {name: value for name, value in values.items() if name in rows.c}
        with pytest.raises(IntegrityError):
            async with database.engine.begin() as connection:
                await connection.execute(sa.insert(rows).values(fitting))
    await database.close()


async def test_no_table_before_is_no_number_before(address: str):
    async with await Store.open(address) as store:
        assert (await open_table(store)).id == 1


async def test_every_line_of_a_journal_says_who_made_it(old_address: str):
    """Whoever sits in the seat; what is no line of a journal is left as it is."""
    async with await Store.open(old_address) as store:
        assert (await store.journal(PLAYING))[2:] == [
            '[2, "answer", "person", "defender", "plan.defend", "a=b"]',
            '[2, "answer", "ai", "third", "é", "x", "y"]',
            '[2, "chance", "", "stack", "", "1", "0"]',
            '[2, "withdraw", "person", "defender", "plan.defend"]',
            '[2, "answer", "", "nobody", "plan.defend"]',
            '["dance", "defender", ""]',
            "{}",
            "7",
        ]
        assert [(one.chosen, one.standing) for one in await store.sitters(PLAYING)] == [({}, {})] * 3
        assert (await row(store, PLAYING)).legacy == {}
