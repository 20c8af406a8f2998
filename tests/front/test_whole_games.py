"""Whole games of 7 Ronin, press by press: two people reach every ending, one plays against an AI, and a
rematch."""

from __future__ import annotations

from tests.front.people import Person
from tests.front.stories import ENDINGS, whole_game
from tests.front.town import Town
from tests.kit.rings import SLOW, every

pytestmark = SLOW

SAID = {
    "areas-held": "by holding five areas.",
    "winter": "the village held out for eight days.",
    "ronin-fallen": "the last ronin has fallen.",
    "ninja-gone": "no ninja is left.",
}


@every("ending", ENDINGS, daily=1)
async def test_two_people_play_to_every_ending(town: Town, zoe: Person, ending: str):
    game = whole_game(ending)
    await town.game()
    for entry in game:
        await town.at(entry.by).decide(entry)
    board = town.board
    assert f"The {'Attacker' if ending in ('areas-held', 'ronin-fallen') else 'Defender'} wins" in board.text
    assert SAID[ending] in board.text and "Won by" in board.text and "The seed was" in board.text
    assert board.pictures[0].alt == "How it went"
    after_the_end = ("Rematch", "Change", "Verify", "Watch", "Log", "Rules")
    assert board.buttons == dict.fromkeys(after_the_end, True)
    assert await town.journal() == [entry.to_json() for entry in game]
    assert "Fair:" in (await zoe.type("table verify", table=1)).text
    for person in (town.people["ann"], town.people["bob"]):
        assert person.hand and "The game is over." in person.hand.text
        assert person.hand.buttons.keys() <= {"Watch"} and person.hand.menus == []


@every("side", ["Attacker", "Defender"], daily=1)
async def test_one_person_plays_a_whole_game_against_an_ai(town: Town, ann: Person, side: str):
    lobby = await town.lobby()
    await ann.press(side, lobby)
    await ann.press("Add an AI", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    hand = await ann.open_hand()
    while table.playing:
        assert table.waiting_for == (side.casefold(),), "an AI keeps nobody waiting"
        if "Suggest" in hand.buttons:
            await ann.press("Suggest")
            await ann.press("Lock in")
        elif hand.menus:
            await ann.pick(next(iter(hand.menus[0].options)))
        else:
            await ann.press(next(iter(hand.buttons)))
    assert "Won by" in town.board.text
    assert "Fair:" in (await ann.type("table verify", table=1)).text


async def test_a_rematch_has_the_same_people_on_the_other_sides(town: Town, ann: Person, bob: Person):
    """The player who asks for a rematch gets the other side. The opponent is asked, and takes a seat."""
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await bob.press("Rematch", town.board)
    lobby = town.board
    assert f"**Attacker**: {bob.mention}" in lobby.text
    assert f"Asked to play again: {ann.mention}." in lobby.text
    assert not lobby.buttons["Begin"]
    await ann.press("Any seat", lobby)
    await bob.press("Begin", lobby)
    again = await town.table(2)
    assert again.playing and again.seats_of(bob.id) == ("attacker",)
    assert f"Waiting for Attacker ({bob.mention})" in town.board.text


async def test_a_rematch_asked_for_twice_is_one_lobby(town: Town, ann: Person, bob: Person):
    """The second of two presses at once is older than the promise: it takes no seat, the next one does."""
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    over = town.board
    again = over.custom_id("Rematch")
    ann.sends(again, over)
    bob.sends(again, over)
    await town.env.settle()
    assert len(await town.bot.house.store.live_tables()) == 1
    lobby = town.board
    assert f"Asked to play again: {bob.mention}." in lobby.text
    told = await bob.press("Rematch", over)
    assert told.private and told.text.startswith("## 7 Ronin · table 2 [jump to it](")
    assert {f"**Attacker**: {bob.mention}", f"**Defender**: {ann.mention}"} <= {*town.board.text.splitlines()}
    await ann.press("Begin", lobby)
    told = await ann.press("Rematch", over)
    assert told.private and told.text.startswith("## 7 Ronin · table 2 [jump to it](")
    await ann.press("Yes, I resign", await ann.type("table resign", table=2))
    assert (await town.people["zoe"].type("table verify", table=2)).text.startswith("Fair:")


async def test_only_who_played_asks_for_a_rematch(town: Town, ann: Person, zoe: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    answer = await zoe.press("Rematch", town.board)
    assert answer.private and answer.text.startswith("You do not sit at this table")
    assert await town.bot.house.store.live_tables() == []
