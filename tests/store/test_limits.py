"""The limits on tables hold, even if many tables are opened at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Change, NewTable, NoRoom, Store, TableRow, limits, models
from bot.store.limits import LATELY, LIMITS, USUAL, Limit
from tests.store.scenes import DEALING

SERVER, OTHER_SERVER = 7, 8
MOST = 3


async def opened(
    store: Store, *, member: int = 1, channel: int = 70, server: int | None = SERVER
) -> TableRow:
    new = NewTable(guild_id=server, channel_id=channel, starter_id=member, language="en")
    return (await store.create_table(new, DEALING)).row


async def begun(store: Store, **where: int) -> TableRow:
    return await store.write(Change(await opened(store, **where), row={"status": "playing"}))


async def refused(store: Store, **where: int) -> tuple[str, int]:
    """The limit that refuses another table, and its value."""
    with pytest.raises(NoRoom) as told:
        await opened(store, **where)
    return told.value.limit, told.value.most


async def test_open_lobbies_of_a_member(store: Store):
    await store.servers.set_limit(SERVER, "lobbies-member", MOST)
    first, *_ = [await opened(store, channel=channel) for channel in (70, 71, 72)]
    assert await refused(store, channel=73) == ("lobbies-member", MOST)
    await opened(store, member=2)
    await opened(store, server=OTHER_SERVER)
    await store.write(Change(first, row={"status": "playing"}))
    await opened(store)


async def test_live_tables_of_a_member(store: Store):
    await store.servers.set_limit(SERVER, "tables-member", MOST)
    first, *_ = [await begun(store) for _ in range(MOST)]
    assert await refused(store) == ("tables-member", MOST)
    await store.write(Change(first, row={"status": "paused"}))
    assert await refused(store) == ("tables-member", MOST)


async def test_tables_that_a_member_has_opened_lately_whatever_became_of_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    await store.servers.set_limit(SERVER, "opened-member", MOST)
    tables = [await opened(store, channel=70 + number) for number in range(MOST)]
    for table in tables:
        await store.write(Change(table, row={"status": "cancelled"}))
    with pytest.raises(NoRoom) as told:
        await opened(store)
    assert (told.value.limit, told.value.most) == ("opened-member", MOST)
    assert told.value.again_at == tables[0].created_at + LATELY
    await opened(store, member=2)
    await opened(store, server=OTHER_SERVER)
    assert await refused(store) == ("opened-member", MOST)
    monkeypatch.setattr(limits, "now", lambda: models.now() + LATELY)
    await opened(store)


async def test_an_end_that_nobody_was_shown_yet_makes_room(store: Store):
    await store.servers.set_limit(SERVER, "tables-member", 1)
    table = await begun(store)
    await store.write(Change(table, row={"status": "over", "untold": True}))
    await opened(store)


async def test_tables_of_a_channel(store: Store):
    await store.servers.set_limit(SERVER, "lobbies-channel", MOST)
    for member in range(MOST):
        await opened(store, member=member)
    assert await refused(store, member=9) == ("lobbies-channel", MOST)
    await opened(store, member=9, channel=71)
    await store.servers.set_limit(SERVER, "tables-channel", MOST)
    await store.servers.set_limit(SERVER, "lobbies-channel", MOST + 1)
    assert await refused(store, member=9) == ("tables-channel", MOST)


async def test_tables_of_a_server(store: Store):
    await store.servers.set_limit(SERVER, "tables-server", MOST)
    for member in range(MOST):
        await opened(store, member=member, channel=70 + member)
    assert await refused(store, member=9, channel=99) == ("tables-server", MOST)
    await opened(store, member=9, channel=99, server=OTHER_SERVER)
    await opened(store, member=9, channel=99, server=None)


@pytest.mark.parametrize("limit", LIMITS)
async def test_many_at_the_same_moment_do_not_pass_the_limit(store: Store, limit: Limit):
    await store.servers.set_limit(SERVER, limit, MOST)
    opening = [opened(store) for _ in range(4 * MOST)]
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(one, TableRow) for one in done) == MOST
    assert sum(isinstance(one, NoRoom) and one.limit == limit for one in done) == 3 * MOST
    assert len(await store.live_tables(SERVER)) == MOST


async def test_a_server_has_its_own_limits_or_the_usual_ones(store: Store):
    assert await store.servers.limits(SERVER) == USUAL
    await asyncio.gather(*(store.servers.set_limit(SERVER, limit, 50) for limit in LIMITS))
    assert set((await store.servers.limits(SERVER)).values()) == {50}
    assert await store.servers.limits(OTHER_SERVER) == USUAL
    await store.servers.set_patience(SERVER, 60)
    assert (await store.servers.limits(SERVER))["lobbies-member"] == 50
