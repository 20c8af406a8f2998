"""Limits on tables: managers of the server set them, and an attempt beyond them is explained."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.utils import format_dt

from bot.store.limits import LATELY, LIMITS, USUAL, Limit
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

NOT_YOURS = "You cannot do that: only members who may manage this server can."


@pytest.fixture
def chief(town: Town) -> Person:
    """Manages the server."""
    role = town.guild.create_role("chiefs", permissions=discord.Permissions(manage_guild=True))
    return town.newcomer("chief", role)


async def allow(town: Town, limit: Limit, most: int) -> None:
    await town.bot.house.store.servers.set_limit(town.guild.id, limit, most)


def link(lobby: Screen) -> str:
    return f"/{lobby.channel_id}/{lobby.message_id})"


async def opened(person: Person, **where: Any) -> Screen:
    return await person.type("play seven-ronin", thread=False, **where)


# The page


async def test_a_manager_of_the_server_sees_and_sets_its_limits(town: Town, ann: Person, chief: Person):
    page = await chief.type("settings")
    assert page.private
    assert [menu.chosen for menu in page.menus] == [(str(USUAL[limit]),) for limit in LIMITS]
    await chief.pick("1", on=page)
    assert page.menus[0].chosen == ("1",) and "**Open lobbies of one member**: 1" in page.text
    await opened(ann)
    assert (await opened(ann)).private


async def test_nobody_else_sees_or_sets_them(town: Town, ann: Person, mod: Person, chief: Person):
    page = await chief.type("settings")
    for person in (ann, mod):
        assert (await person.types_oddly("settings")).text == NOT_YOURS
        assert (await person.forges(page.menus[0].custom_id, page, ["5000"])).text == NOT_YOURS
    assert await town.bot.house.store.servers.limits(town.guild.id) == USUAL


@pytest.mark.parametrize("values", [["0"], ["7"], ["-1"], ["many"], ["1", "2"]])
async def test_a_number_that_nobody_is_offered_is_not_set(town: Town, chief: Person, values: list[str]):
    page = await chief.type("settings")
    await chief.forges(page.menus[0].custom_id, page, values)
    await chief.forges("pick:0:0:limit:tables-nobody", page, ["5"])
    assert await town.bot.house.store.servers.limits(town.guild.id) == USUAL


# The refusal


async def test_too_many_lobbies_are_named_with_the_way_out(town: Town, ann: Person, bob: Person):
    await allow(town, "lobbies-member", 2)
    first, second = await opened(ann), await opened(ann)
    refusal = await opened(ann)
    assert refusal.private
    assert refusal.text.startswith("You have as many open lobbies in this server as one member may have (2):")
    assert link(first) in refusal.text and link(second) in refusal.text
    assert refusal.text.endswith("Start or close one of them first.")
    assert not (await opened(bob)).private
    await ann.press("Close", first)
    assert not (await opened(ann)).private


async def test_too_many_tables_are_named(town: Town, ann: Person):
    await allow(town, "tables-member", 1)
    await town.game()
    refusal = await opened(ann)
    assert refusal.text.startswith("You have opened as many tables in this server as one member may")
    assert link(town.board) in refusal.text


async def test_opening_and_closing_lobbies_again_and_again_is_stopped_for_a_while(
    town: Town, ann: Person, bob: Person
):
    await allow(town, "opened-member", 2)
    first = await opened(ann)
    table = await town.table(first.table)
    await ann.press("Close", first)
    await ann.press("Close", await opened(ann))
    written = town.written()
    refusal = await opened(ann)
    when = format_dt(table.row.created_at + LATELY, "R")
    assert refusal.private and refusal.text == (
        "You have opened 2 tables in this server in the last 10 minutes, as many as one member may. "
        f"You can open the next one {when}."
    )
    assert town.written() == written
    assert not (await opened(bob)).private


async def test_of_a_full_channel_its_tables_are_named(town: Town, ann: Person, bob: Person):
    await allow(town, "lobbies-channel", 1)
    lobby = await opened(ann)
    refusal = await opened(bob)
    assert refusal.private
    assert refusal.text.startswith("This channel has as many open lobbies as it may have (1).")
    assert link(lobby) in refusal.text
    assert not (await opened(bob, where=town.guild.create_text_channel("dojo"))).private


async def test_of_a_full_server_only_those_are_named_that_one_may_see(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    hidden, whispers = town.room("hidden", hidden_from=[zoe]), town.private_thread(ann, bob)
    await allow(town, "tables-server", 3)
    seen = await opened(ann)
    unseen = [await opened(bob, where=place) for place in (hidden, whispers)]
    refusal = await opened(zoe)
    assert refusal.private
    assert refusal.text.startswith("This server has as many live tables as it may have (3).")
    assert link(seen) in refusal.text and refusal.text.count("table ") == 1
    everything = await opened(bob)
    assert all(link(lobby) in everything.text for lobby in (seen, *unseen))
    assert everything.text.index(link(unseen[0])) < everything.text.index(link(seen)), "one's own come first"


async def test_a_limit_names_no_table_that_may_not_be_seen(town: Town, ann: Person, zoe: Person):
    await allow(town, "lobbies-server", 1)
    await opened(ann, where=town.room("hidden", hidden_from=[zoe]))
    assert (await opened(zoe)).text == (
        "This server has as many open lobbies as it may have (1). "
        "Try again later, or ask those who manage it to allow more."
    )


async def test_a_rematch_is_a_table_more(town: Town, ann: Person, bob: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    board = town.board
    await allow(town, "lobbies-member", 1)
    lobby = await opened(ann)
    refusal = await ann.press("Rematch", board)
    assert refusal.private and link(lobby) in refusal.text
    await bob.press("Rematch", board)
    tables = await town.bot.house.store.live_tables(town.guild.id)
    assert len(tables) == 2
    await ann.press("Rematch", board)
    assert await town.bot.house.store.live_tables(town.guild.id) == tables, "she sits down at the one of bob"


@SLOW
async def test_many_presses_at_one_moment_do_not_pass_the_limit(town: Town, ann: Person):
    """Five games are over, and all are asked for again at once."""
    boards: list[Screen] = []
    for _ in range(5):
        lobby = await opened(ann)
        await ann.press("Add an AI", lobby)
        await ann.press("Begin", lobby)
        await ann.press("Yes, I resign", await ann.type("table resign", table=lobby.table))
        boards.append(lobby)
    await allow(town, "lobbies-member", 2)
    for board in boards:
        ann.sends(board.custom_id("Rematch"), board)
    await town.env.settle()
    await town.bot.publisher.settle()
    assert len(await town.bot.house.store.live_tables(town.guild.id)) == 2
