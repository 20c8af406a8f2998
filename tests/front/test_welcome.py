"""The welcome: what ``/play`` shows, and the two presses from there to the first decision."""

from __future__ import annotations

import pytest

from bot.front.lobby.welcome import beginning_key
from bot.games import GAMES
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

SENJUTSU = "senjutsu"


def now(game: str) -> str:
    """The custom id of *Play now*."""
    return f"press:0:0:play-now:{game}"


async def play_now(person: Person, game: str = SENJUTSU) -> Screen:
    """Type ``/play`` and press *Play now*. Returns the public message of the table."""
    await person.use(await person.type("play"), now(game))
    return person.town.board


async def begin_with(person: Person, game: str, preset: str) -> Screen:
    """Type ``/play`` and pick a preset. Returns the public message of the table."""
    welcome = await person.type("play")
    await person.use(welcome, welcome.menus[0].custom_id, [beginning_key(game, preset)])
    return person.town.board


# What it shows


async def test_play_shows_every_game_with_what_it_is_and_how_to_begin_it(town: Town, ann: Person):
    welcome = await ann.type("play")
    assert welcome.private and len(welcome.pictures) == 1
    text = welcome.text
    for name in ("7 Ronin", "7 Samurai", "Senjutsu", "Senjutsu Solo", "Way of the Samurai"):
        assert f"**{name}** · " in text and name in welcome.pictures[0].alt
    assert text.count("Alone or ") == text.count(" minutes · ") == 5
    lobbies = [f"press:0:0:set-table:{game}" for game in GAMES]
    assert welcome.controls == [*(now(game) for game in GAMES), *lobbies]


async def test_every_other_preset_is_offered_with_a_line_of_its_own(town: Town, ann: Person):
    menu = (await ann.type("play")).menus[0]
    others = [(game.key, preset.key) for game in GAMES.values() for preset in game.presets[1:]]
    assert [*menu.options.values()] == [beginning_key(*one) for one in others]
    assert all(menu.descriptions.values()) and len(set(menu.descriptions.values())) == len(others)
    assert "Your hero keeps scars and prizes." in menu.descriptions["Senjutsu Solo: The Path"]


async def test_play_with_a_game_opens_its_lobby(town: Town, ann: Person):
    lobby = await ann.type("play seven-ronin")
    assert not lobby.private and "Attacker" in lobby.buttons


async def test_a_game_that_is_not_in_the_house_is_refused(town: Town, ann: Person):
    answer = await ann.forges(now("go"), await ann.type("play"))
    assert "out of date" in answer.text
    assert await town.bot.house.store.live_tables() == []


# Two presses


@pytest.mark.parametrize("game", GAMES)
async def test_two_presses_lead_to_the_first_decision(town: Town, ann: Person, game: str):
    table_message = await play_now(ann, game)
    table = await town.table()
    assert table.in_lobby and table.agreement.is_written
    assert table_message.buttons.keys() == {"Begin", "Set the table", "Rules", "Close"}
    hand = await ann.press("Begin", table_message)
    (seat,) = table.seats_of(ann.id)
    assert table.playing and hand.private and seat in table.waiting_for
    assert hand.answers or hand.menus, "the first decision is there"
    assert town.board.channel_id == town.channel.id


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game.key, preset.key) for game in GAMES.values() for preset in game.presets[1:]],
)
async def test_a_preset_begins_a_game_with_two_presses(town: Town, ann: Person, game: str, preset: str):
    await ann.press("Begin", await begin_with(ann, game, preset))
    table = await town.table()
    wanted = next(one for one in GAMES[game].presets if one.key == preset)
    assert table.playing and len(table.sitters) == 1 + wanted.ai_seats
    assert wanted.options.items() <= table.setup.options.items()
    assert wanted.seat in (None, *table.seats_of(ann.id))


async def test_the_promise_and_the_agreement_stand_there_before_begin(town: Town, ann: Person, bob: Person):
    lobby = await play_now(ann)
    promise, agreed, shown = bob.see()
    assert "`1-0:" in promise.text and "`1-1:" in agreed.text and shown == lobby
    assert "the [seed](" in lobby.text and "[seats and options](" in lobby.text


async def test_a_game_begun_with_two_presses_is_fair(town: Town, ann: Person):
    await ann.press("Begin", await play_now(ann))
    await ann.press("Yes, I resign", await ann.type("table resign"))
    answer = await ann.type("table verify", table=1)
    assert "Fair: the seed" in answer.text


async def test_after_a_restart_the_table_is_still_ready(town: Town, ann: Person):
    lobby = await play_now(ann)
    await town.restart()
    assert lobby.buttons.keys() == {"Begin", "Set the table", "Rules", "Close"}
    hand = await ann.press("Begin", lobby)
    assert (await town.table()).playing and hand.private and hand.answers


async def test_the_welcome_works_after_a_restart(town: Town, ann: Person):
    welcome = await ann.type("play")
    await town.restart()
    await ann.use(welcome, now(SENJUTSU))
    assert "ready to play. Press **Begin** there" in welcome.text and welcome.buttons == {}
    assert (await town.table()).in_lobby


# Pressed twice, and by others


async def test_pressed_twice_play_now_opens_one_table(town: Town, ann: Person):
    welcome = await ann.type("play")
    ann.sends(now(SENJUTSU), welcome)
    ann.sends(now(SENJUTSU), welcome)
    await town.env.settle()
    assert await town.bot.house.store.live_tables() == [1]
    await play_now(ann)
    assert await town.bot.house.store.live_tables() == [1]
    await play_now(ann, "seven-ronin")
    assert await town.bot.house.store.live_tables() == [1, 2]


async def test_pressed_twice_begin_begins_once_and_opens_the_hand(town: Town, ann: Person):
    lobby = await play_now(ann)
    begin = lobby.custom_id("Begin")
    ann.sends(begin, lobby)
    ann.sends(begin, lobby)
    await town.env.settle()
    assert (await town.table()).playing
    (hand,) = (screen for screen in ann.see() if screen.private and screen.there and screen.answers)
    assert all("earlier moment" not in screen.text for screen in ann.see()), hand.text


@pytest.mark.parametrize("button", ["Begin", "Set the table"])
async def test_a_stranger_begins_nothing(town: Town, ann: Person, zoe: Person, button: str):
    lobby = await play_now(ann)
    answer = await zoe.press(button, lobby)
    assert answer.private and "Sit down first." in answer.text
    assert (await town.table()).in_lobby and "Set the table" in lobby.buttons


async def test_a_stranger_cannot_sit_down_at_a_table_that_is_ready(town: Town, ann: Person, zoe: Person):
    lobby = await play_now(ann)
    answer = await zoe.forges("press:1:-1:join:", lobby)
    assert answer.text.startswith("This lobby is closed to others.")


async def test_set_the_table_lets_others_in(town: Town, ann: Person, bob: Person):
    lobby = await play_now(ann)
    await ann.press("Set the table", lobby)
    assert {"Any seat", "Add an AI", "Remove the AI", "Close to others"} <= lobby.buttons.keys()
    await ann.press("Remove the AI", lobby)
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    assert (await town.table()).playing and (await town.table()).seats_of(bob.id)


async def test_set_the_table_in_the_welcome_opens_the_lobby_with_one_press(town: Town, ann: Person):
    welcome = await ann.type("play")
    await ann.use(welcome, "press:0:0:set-table:seven-ronin")
    assert {"Attacker", "Defender", "Add an AI", "Begin"} <= town.board.buttons.keys()
    assert ann.mention in town.board.text and "Wait for others there" in welcome.text


# Where it is refused


async def test_too_many_lobbies_are_refused_with_a_sentence(town: Town, ann: Person):
    for _ in range(5):
        await town.lobby()
    welcome = await ann.type("play")
    answer = await ann.use(welcome, now(SENJUTSU))
    assert answer.private and "5" in answer.text and "Press **Begin**" not in answer.text
    assert len(await town.bot.house.store.live_tables()) == 5


async def test_nothing_opens_in_a_channel_that_the_bot_may_not_write_in(town: Town, ann: Person):
    welcome = await ann.type("play")
    town.deny("send_messages")
    answer = await ann.use(welcome, now(SENJUTSU))
    assert "permission to send messages" in answer.text
    assert await town.bot.house.store.live_tables() == []


async def test_a_hostile_name_sits_harmlessly(town: Town):
    eve = town.newcomer("**@everyone** [x](http://y)")
    lobby = await play_now(eve)
    assert eve.mention in lobby.text and "http://y" not in lobby.text
