"""The people who may look at a table. For everybody else it does not exist."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from tests.front.people import Person
from tests.front.town import Town

NUMBERED = ["hand", "log", "resign", "cancel", "replace", "bump", "verify"]
"""The commands that take the number of a table."""
BUTTONS = [
    "hand",
    "watch",
    "log",
    "rules",
    "closer",
    "rematch",
    "resign",
    "agree",
    "replace",
    "call-off",
    "nonsense",
]


@pytest.fixture
async def council(town: Town, zoe: Person) -> ChannelHandle:
    """A channel that zoe does not see, where ann and bob play at table 1."""
    council = town.room("council", hidden_from=[zoe])
    await town.game(where=council)
    return council


@pytest.mark.parametrize("command", NUMBERED)
async def test_a_hidden_table_is_none_whatever_is_typed(
    town: Town, council: ChannelHandle, zoe: Person, command: str
):
    hidden = await zoe.type(f"table {command}", table=1)
    absent = await zoe.type(f"table {command}", table=8)
    assert hidden.text == absent.text.replace("table 8", "table 1")
    assert hidden.text.startswith("There is no table 1 in this server.")
    assert (await town.table()).shown.channel_id == council.id


@pytest.mark.parametrize("button", BUTTONS)
async def test_a_hidden_table_is_none_whatever_is_forged(
    town: Town, council: ChannelHandle, zoe: Person, button: str
):
    here = await zoe.type("help")
    hidden = await zoe.forges(f"press:1:0:{button}:", here)
    absent = await zoe.forges(f"press:8:0:{button}:", here)
    assert (
        hidden.private
        and hidden.text == absent.text == "This table no longer exists. Type `/play` to open a new one."
    )


async def test_a_hidden_lobby_takes_nobody(town: Town, ann: Person, zoe: Person):
    lobby = await town.lobby(where=town.room("council", hidden_from=[zoe]))
    here = await zoe.type("help")
    for button in ("join", "add-ai", "start", "close", "close-to-others", "send-away"):
        answer = await zoe.forges(f"press:1:-1:{button}:", here)
        assert answer.text.startswith("This table no longer exists.")
    assert zoe.mention not in lobby.text and lobby.buttons["Leave"]


async def test_a_hidden_table_is_neither_listed_nor_suggested(
    town: Town, council: ChannelHandle, ann: Person, zoe: Person
):
    assert (await zoe.type("table status")).text.startswith("Nothing is being played in this channel.")
    for command in NUMBERED:
        assert await zoe.suggested(f"table {command}", "table") == []
        assert await ann.suggested(f"table {command}", "table") == ["1: 7 Ronin, being played"]


async def test_a_member_who_may_see_the_channel_may_look_from_anywhere(
    town: Town, council: ChannelHandle, zoe: Person, mod: Person
):
    assert (await mod.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")
    town.show(council, zoe, seen=True)
    assert (await zoe.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")


async def test_an_open_page_closes_with_the_channel(town: Town, council: ChannelHandle, zoe: Person):
    """zoe leafs through the log in a channel that she still sees."""
    town.show(council, zoe, seen=True)
    log = await zoe.type("table log", table=1)
    town.show(council, zoe, seen=False)
    for custom_id in ("press:1:0:log-page:0", "press:1:0:watch:"):
        assert (await zoe.forges(custom_id, log)).text.startswith("This table no longer exists.")


async def test_a_seated_member_may_look_wherever_the_table_is(
    town: Town, council: ChannelHandle, ann: Person
):
    town.show(council, ann, seen=False)
    ann.hand = await ann.type("table hand", table=1)
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert "Locked in: Attacker" in town.board.text
    assert await ann.suggested("table hand", "table") == ["1: 7 Ronin, being played"]


async def test_a_starter_who_left_sees_no_more_than_others(town: Town, ann: Person):
    council = town.room("council")
    lobby = await town.lobby(where=council)
    await ann.press("Leave", lobby)
    town.show(council, ann, seen=False)
    assert (await ann.type("table bump", table=1)).text.startswith("There is no table 1")


async def test_a_table_without_a_place_is_there_for_its_people(
    town: Town, council: ChannelHandle, ann: Person, mod: Person, zoe: Person
):
    await town.clear_away(council)
    for person in (mod, zoe):
        assert (await person.type("table log", table=1)).text.startswith("There is no table 1")
    assert (await ann.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")
    await ann.type("table bump", table=1)
    assert town.board.channel_id == town.channel.id
    assert (await zoe.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")


async def test_a_lobby_goes_with_its_channel(town: Town, ann: Person, bob: Person, zoe: Person):
    council = town.room("council")
    lobby = await town.lobby(where=council)
    await bob.press("Attacker", lobby)
    await ann.press("Leave", lobby)
    await town.clear_away(council)
    assert (await zoe.type("table bump", table=1)).text.startswith("There is no table 1")
    assert (await town.table()).row.status == "cancelled" and town.boards() == []


async def test_a_thread_is_as_public_as_its_channel(town: Town, zoe: Person, mod: Person):
    council = town.room("council", hidden_from=[zoe])
    table = await town.game(thread=True, where=council)
    assert table.shown.thread_id is not None
    assert (await zoe.type("table log", table=1)).text.startswith("There is no table 1")
    assert (await mod.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")


async def test_a_private_thread_is_for_those_in_it(
    town: Town, ann: Person, bob: Person, zoe: Person, mod: Person
):
    """The bot does not know that mod is in the thread while he is elsewhere.

    Managers of threads see them all.
    """
    thread = town.private_thread(ann, bob, mod)
    await town.game(where=thread)
    for person in (zoe, mod):
        assert (await person.type("table log", table=1)).text.startswith("There is no table 1")
    assert (await mod.type("table log", where=thread)).text.startswith("### 7 Ronin · table 1 · log")
    keeper = town.newcomer(
        "keeper", town.guild.create_role("keepers", permissions=discord.Permissions(manage_threads=True))
    )
    assert (await keeper.type("table log", table=1)).text.startswith("### 7 Ronin · table 1 · log")


async def test_a_table_of_another_server_is_none(town: Town, council: ChannelHandle, ann: Person):
    """Even for somebody who sits there."""
    abroad = town.env.create_guild("Abroad")
    square = abroad.create_text_channel("square")
    guest = Person(town, abroad.add_member(ann.actor.user))
    answer = await guest.type("table log", where=square, table=1)
    assert answer.text.startswith("There is no table 1 in this server.")
    assert await guest.suggested("table log", "table", where=square) == []


# What the rights of a moderator are worth


async def test_a_moderator_of_one_channel_keeps_no_order_in_another(town: Town, mod: Person, zoe: Person):
    council = town.room("council", manage_messages=[mod])
    await town.game(where=council)
    for number in (1, None):
        options = {} if number is None else {"table": number}
        where = town.channel if number else council
        answer = await mod.type("table cancel", where=where, **options)
        assert answer.text.startswith("You do not sit at this table")
    assert (
        await mod.forges("press:1:0:call-off:", await mod.type("help"))
    ).text == "You cannot do that here: only a moderator can."
    assert (await town.table()).playing


async def test_a_moderator_of_the_tables_channel_keeps_order_from_anywhere(
    town: Town, council: ChannelHandle, mod: Person
):
    elsewhere = town.room("elsewhere", manage_messages=[mod])
    await mod.press("Call it off", await mod.type("table cancel", where=elsewhere, table=1))
    assert (await town.table()).row.status == "cancelled"


# Suggestions


async def test_suggestions_name_number_game_and_state(town: Town, ann: Person, zoe: Person):
    await town.game()
    await town.lobby()
    await ann.press("Close", await town.lobby())
    everything = ["1: 7 Ronin, being played", "2: 7 Ronin, the lobby is open", "3: 7 Ronin, called off"]
    assert sorted(await zoe.suggested("table log", "table")) == everything
    assert await zoe.suggested("table log", "table", "2") == everything[1:2]
    assert await zoe.suggested("table log", "table", "played") == everything[:1]
    assert await zoe.suggested("table log", "table", "9" * 30) == []


async def test_a_suggestion_can_be_chosen(town: Town, ann: Person):
    await town.game()
    (choice,) = await ann.actor.autocomplete(town.channel, "table hand", "table", "1")
    assert (await ann.type("table hand", table=choice["value"])).text.startswith("### 7 Ronin · table 1")


async def test_a_finished_game_is_offered_for_checking_before_anything_is_typed(
    town: Town, zoe: Person, mod: Person
):
    square, den = town.room("square"), town.room("den", hidden_from=[zoe])
    for number, where in enumerate((None, square, den, None), 1):
        await town.game(where=where)
        if number < 4:
            await mod.press("Call it off", await mod.type("table cancel", table=number))
    await town.lobby()
    await town.restart()
    at_hand = [number for number in range(1, 6) if town.bot.house.at_hand(number)]
    over = "7 Ronin, called off"
    assert await zoe.suggested("table verify", "table") == [
        f"1: {over}",
        f"2: {over}",
        "4: 7 Ronin, being played",
        "5: 7 Ronin, the lobby is open",
    ]
    assert (await zoe.suggested("table verify", "table", where=square))[:2] == [f"2: {over}", f"1: {over}"]
    assert await zoe.suggested("table verify", "table", "2") == [f"2: {over}"]
    assert (await mod.suggested("table verify", "table"))[:3] == [f"1: {over}", f"3: {over}", f"2: {over}"]
    assert [number for number in range(1, 6) if town.bot.house.at_hand(number)] == at_hand
