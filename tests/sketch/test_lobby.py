"""The lobby: options of each seat, presets, setups that are refused, and the legacy of the match before."""

from __future__ import annotations

from bot.tables.table import Table
from tests.front.people import Person
from tests.front.town import Town
from tests.sketch.scene import at_deeds, opened, say, shown


async def test_each_chooses_for_their_own_seat(town: Town, ann: Person, bob: Person):
    lobby = await opened(town)
    own = await bob.press("Your options", lobby)
    assert "· Blue" in own.text and own.menus[0].chosen == ("Bold",)
    await bob.pick("Shy", on=own)
    assert f"**Blue**: {bob.mention} · Shy" in lobby.text and "**Style**: Shy" in own.text


async def test_several_of_more_than_a_select_holds(town: Town, bob: Person):
    lobby = await opened(town)
    own = await bob.press("Your options", lobby)
    assert [len(menu.options) for menu in own.menus] == [2, 25, 15]
    await bob.forges(own.menus[1].custom_id, own, ["7", "9"])
    await bob.forges(own.menus[2].custom_id, own, ["40"])
    table = await town.table()
    assert table.sitters[1].chosen["charms"] == "7,9,40"
    refusal = await bob.forges(own.menus[1].custom_id, own, ["1", "2", "3"])
    assert "choice is no longer open" in refusal.text
    await bob.press("None", own)
    assert table.sitters[1].chosen["charms"] == ""


async def test_a_preset_is_one_press(town: Town, ann: Person):
    lobby = await opened(town)
    assert "**Length**: Long" in lobby.text
    await ann.press("Quick squabble", lobby)
    assert "**Length**: Short" in lobby.text and lobby.menus[0].chosen == ("Short",)


async def test_the_game_says_why_it_cannot_be_begun(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await opened(town)
    for person in (ann, bob, zoe):
        await person.pick("Shy", on=await person.press("Your options", lobby))
    refusal = await ann.press("Begin", lobby)
    assert refusal.private
    assert refusal.text == "Among shy sparrows nothing happens. One of you must be bold."
    await bob.pick("Bold", on=await bob.press("Your options", lobby))
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_a_legacy_of_one_match_stands_in_the_next_lobby(town: Town, ann: Person):
    await played_out(await at_deeds(town))
    await shown(town)
    await ann.press("Go on", town.board)
    again = await town.table(2)
    await shown(town)
    assert again.row.legacy == {"days": 1}
    assert "Day 1 of the squabble is over." in town.boards(2)[-1].text


async def test_the_progress_of_a_member_stands_in_every_lobby_they_open(town: Town, ann: Person, mod: Person):
    await played_out(await at_deeds(town))
    await ann.type("play sketch")
    assert (await town.table(2)).row.legacy == {"days": 1}
    assert "Day 1 of the squabble is over." in town.boards(2)[-1].text
    await mod.type("play sketch")
    assert (await town.table(3)).row.legacy == {}


async def played_out(table: Table) -> None:
    """All seats pass and rest until evening."""
    while table.playing:
        seat = table.waiting_for[0]
        question = table.question(seat)
        assert question is not None
        keys = {"card": ["card:rest"], "tidy": ["lay"]}.get(question.request.prompt, ["pass"])
        await say(table, seat, *keys)
