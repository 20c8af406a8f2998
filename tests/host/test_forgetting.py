"""``make forget``: everything about a member, a server or old games is deleted, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from sqlmodel import Session

from bot.harmless import FromPeople
from bot.host.__main__ import main
from bot.store import Bet, Change, Hearing, Store
from bot.store.backups import NotCopied
from bot.store.erasing import Erased, erase_ended, erase_member, erase_server
from bot.store.opening import database_at
from tests.host.test_backups import at_once, running
from tests.store.conftest import address  # noqa: F401
from tests.store.scenes import file_of, open_table, person

MEMBER, OTHER = 123456789012345678, 42
ALIKE = 9123456789012345678
"""A number in which the member's stands."""


async def left_of(url: str, number: int) -> list[str]:
    """The tables of the database in which a number still stands."""
    database = database_at(url)

    def work(session: Session) -> list[str]:
        connection = session.connection()
        names = sa.inspect(connection).get_table_names()
        rows = {name: repr(connection.exec_driver_sql(f"SELECT * FROM {name}").all()) for name in names}
        return [name for name, row in rows.items() if str(number) in row.replace(str(ALIKE), "")]

    left = await database.read(work)
    await database.close()
    return left


async def test_everything_about_a_member_is_deleted_and_nothing_else(address: str):  # noqa: F811
    async with await Store.open(address) as store:
        theirs = await open_table(store, sitters=[person(1, MEMBER), person(2, OTHER)])
        await store.write(Change(theirs, ["line"]))
        await store.vote(theirs.id, "cancel", MEMBER)
        left = await open_table(store, sitters=[person(1, OTHER)])
        await store.write(Change(left, row={"contributions": [[OTHER, 7], [MEMBER, 8]]}))
        others = await open_table(store, sitters=[person(1, OTHER)])
        invited = [MEMBER, ALIKE]
        await store.write(Change(others, ["line"], 0, {"invited": invited, "contributions": [[ALIKE, 9]]}))
        await store.vote(others.id, "cancel", MEMBER)
        await store.vote(others.id, "cancel", OTHER)
        await store.keep_hearing(Hearing(user_id=MEMBER, way="nothing"))
        await store.keep_hearing(Hearing(user_id=OTHER, way="nothing"))
        await store.decks.keep(MEMBER, "senjutsu", FromPeople("Rain"), "master", {"card:1": 2})
        await store.bets.lay(Bet(table_id=others.id, user_id=MEMBER, position=0, name="Pine", guess="card:1"))
    assert len(await left_of(address, MEMBER)) >= 6
    assert await erase_member(address, MEMBER) == Erased(tables=2, others=4)
    assert await left_of(address, MEMBER) == []
    async with await Store.open(address) as store:
        assert await store.load_table(theirs.id) is None and await store.load_table(left.id) is None
        kept = await store.load_table(others.id)
        assert kept is not None and kept.invited == [ALIKE] and kept.contributions == [[ALIKE, 9]]
        assert await store.journal(others.id) == ["line"]
        assert await store.votes(others.id, "cancel") == [OTHER]
        assert (await store.hearing(OTHER)).way == "nothing"
        assert (await open_table(store)).id == others.id + 1


async def test_a_server_is_deleted_with_its_tables(address: str):  # noqa: F811
    async with await Store.open(address) as store:
        here = await open_table(store, guild_id=MEMBER, sitters=[person(1, OTHER)])
        await store.write(Change(here, ["line"]))
        elsewhere = await open_table(store)
        await store.servers.set_patience(MEMBER, 60)
    assert await erase_server(address, MEMBER) == Erased(tables=1, others=1)
    assert await left_of(address, MEMBER) == []
    async with await Store.open(address) as store:
        assert await store.journal(here.id) == [] and await store.load_table(elsewhere.id) is not None


async def test_old_games_are_deleted(address: str):  # noqa: F811
    async with await Store.open(address) as store:
        old, new, live = [await open_table(store) for _ in range(3)]
        for table, day in (
            (old, datetime(2025, 12, 31, tzinfo=UTC)),
            (new, datetime(2026, 1, 1, tzinfo=UTC)),
        ):
            await store.write(Change(table, ["line"], 0, {"status": "over", "ended_at": day}))
    assert await erase_ended(address, datetime(2026, 1, 1, tzinfo=UTC)) == Erased(tables=1, others=0)
    async with await Store.open(address) as store:
        assert await store.load_table(old.id) is None and await store.journal(old.id) == []
        assert await store.journal(new.id) == ["line"] and await store.load_table(live.id) is not None


async def test_nothing_is_deleted_under_a_running_bot(address: str):  # noqa: F811
    async with running(address) as store:
        table = await open_table(store, guild_id=7)
        with pytest.raises(NotCopied, match="stop it first"):
            await erase_server(address, 7, at_once)
        assert await store.load_table(table.id) is not None


async def test_nothing_is_left_in_the_free_pages_of_the_file(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        table = await open_table(store)
        await store.write(Change(table, ["a plan nobody shall read"] * 200))
    await erase_server(sqlite_address, 1)
    file = file_of(sqlite_address)
    files = [one for one in file.parent.iterdir() if one.name.startswith(file.name)]
    assert [one for one in files if b"nobody shall read" in one.read_bytes()] == []


def test_the_command_needs_to_know_what(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["forget"])
    assert "--member" in capsys.readouterr().err
    assert main(["forget", "--member", "7"]) == 1
    assert "there is no database" in capsys.readouterr().err
