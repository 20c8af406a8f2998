"""A player is notified of a turn once, in the chosen way, and not while present or in quiet hours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.front.social.nudges import AT_ONCE_SECONDS, JUST_ACTIVE_SECONDS, quiet_for
from bot.games import GAMES
from bot.store import Hearing, NewTable
from bot.tables.seating import Person as Sitting
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import before
from tests.front.taken_up import game_of, taken_up
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.store.scenes import allow_any_number
from tests.tables.sitting import start

pytestmark = SLOW

PATIENCE = 3600


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, nudge_after_seconds=PATIENCE) as town:
        yield town


def words_to(watcher: Person) -> list[Screen]:
    return [screen for screen in watcher.see() if "is waiting for you" in screen.text]


async def wishes(person: Person, *lines: str) -> Screen:
    """Choose these lines on the page of turn reminders."""
    games = await person.type("games")
    page = await person.press("Turn reminders", games)
    for line in lines:
        await person.pick(line, on=page)
    return page


async def bob_is_waited_for(town: Town) -> None:
    ann = town.people["ann"]
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")


async def test_a_mention_where_the_table_stands_names_game_and_question(town: Town, bob: Person, zoe: Person):
    await town.game()
    await bob_is_waited_for(town)
    await town.env.advance_time(PATIENCE + 60)
    (word,) = words_to(zoe)
    assert word.text.startswith(f"Defender ({bob.mention}): 7 Ronin is waiting for you (table 1): where the")


async def test_a_letter_is_nobody_elses_business(town: Town, bob: Person, zoe: Person):
    await town.game()
    page = await wishes(bob, "Send me a direct message")
    assert page.private and "I remind you once" in page.text
    await bob_is_waited_for(town)
    await town.env.advance_time(PATIENCE + 60)
    (letter,) = bob.letters()
    assert letter.startswith(
        "7 Ronin is waiting for you (table 1): where the ronin stand. [Go there](https://"
    )
    assert words_to(zoe) == []
    await town.env.advance_time(10 * PATIENCE)
    await town.restart()
    await town.env.advance_time(10 * PATIENCE)
    assert bob.letters() == [letter]
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert bob.letters() == [], "it goes when he has moved"


async def test_a_member_who_wants_no_notice_gets_none(town: Town, bob: Person, zoe: Person):
    await town.game()
    await wishes(bob, "Do not remind me")
    await bob_is_waited_for(town)
    await town.env.advance_time(10 * PATIENCE)
    assert words_to(zoe) == [] and bob.letters() == []


async def test_nobody_is_told_who_has_just_been_there(town: Town, bob: Person, zoe: Person):
    await town.game()
    await bob_is_waited_for(town)
    await town.env.advance_time(PATIENCE - 120)
    for _ in range(3):
        await bob.press("Rules", town.board)
        await town.env.advance_time(JUST_ACTIVE_SECONDS)
        assert words_to(zoe) == []
    await town.env.advance_time(JUST_ACTIVE_SECONDS)
    assert len(words_to(zoe)) == 1


async def test_quiet_hours_are_waited_for(town: Town, bob: Person, zoe: Person):
    await town.game()
    page = await wishes(bob, "Not from 22:00 to 8:00")
    assert len(page.menus) == 4
    clock = next(label for label in page.menus[3].options if "UTC+2" in label)
    await bob.pick(clock, on=page)
    night = datetime(2026, 3, 1, 21, 30, tzinfo=UTC)
    town.bot.nudges.now = lambda: night
    await bob_is_waited_for(town)
    await town.env.advance_time(3 * PATIENCE)
    assert words_to(zoe) == []
    town.bot.nudges.now = lambda: night + timedelta(hours=9)
    await town.env.advance_time(PATIENCE)
    assert len(words_to(zoe)) == 1


async def test_the_chosen_notices_survive_a_restart(town: Town, bob: Person):
    await town.game()
    await wishes(bob, "Send me a direct message", "Not from 23:00 to 7:00")
    await town.restart()
    page = await wishes(bob)
    assert [page.menus[place].chosen for place in (0, 2)] == [
        ("Send me a direct message",),
        ("Not from 23:00 to 7:00",),
    ]
    await bob.pick("At any hour", on=page)
    assert len(page.menus) == 3


@pytest.mark.parametrize(
    ("utc", "left"), [(18, 0), (19, 0), (20, 10), (21, 9), (22, 8), (0, 6), (5, 1), (6, 0), (12, 0)]
)
def test_how_long_a_night_still_lasts(utc: int, left: int):
    hearing = Hearing(user_id=1, quiet_from=22, quiet_until=8, offset_minutes=120)
    assert quiet_for(hearing, datetime(2026, 3, 1, utc, tzinfo=UTC)) == timedelta(hours=left)


async def test_ones_own_games_say_what_each_waits_for(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    await bob_is_waited_for(town)
    await bob.type("play seven-samurai")
    link = f"https://discord.com/channels/{town.guild.id}/{town.channel.id}/"
    for person, first in (
        (bob, "**waits for you**: where the ronin stand."),
        (ann, "Waiting for Defender ("),
    ):
        games = await person.type("games")
        listed = games.text.splitlines()[1:]
        assert games.private and listed[0].startswith(f"- [**7 Ronin** · table 1]({link}")
        assert first in listed[0]
    assert len((await bob.type("games")).text.splitlines()) == 3
    assert (await zoe.type("games")).text == "You sit at no table right now. Type `/play` to open one."


async def test_the_hand_that_opens_is_that_of_the_table_that_waits(town: Town, ann: Person, bob: Person):
    await town.game()
    await bob_is_waited_for(town)
    lobby = await ann.type("play seven-samurai")
    await ann.press("Add an AI", lobby)
    await ann.press("Begin", lobby)
    await town.bot.house.settle()
    hand = await ann.type("table hand")
    assert "table 2" in hand.text


async def test_the_longest_list_of_ones_games_fits_one_message(town: Town, ann: Person):
    await allow_any_number(town.bot.house.store, town.guild.id)
    for _ in range(20):
        table = await town.bot.house.open(
            GAMES["senjutsu"],
            NewTable(
                guild_id=town.guild.id,
                channel_id=town.channel.id,
                starter_id=ann.id,
                language="en",
            ),
        )
        for seat, person in zip(table.game.seats, town.people.values(), strict=True):
            await table.lobby.sit(Sitting(person.id, "somebody"), seat)
        await start(table, write=town.bot.publisher.promises.agree)
    await town.bot.publisher.settle()
    games = await ann.type("games")
    assert games.text.count("Waiting for") >= 10 and "more." in games.text


async def test_a_member_is_told_as_soon_as_they_like(town: Town, bob: Person, zoe: Person):
    await town.game()
    await wishes(bob, "After one minute")
    await bob_is_waited_for(town)
    await town.env.advance_time(50)
    assert words_to(zoe) == []
    await town.env.advance_time(15)
    (word,) = words_to(zoe)
    assert bob.mention in word.text
    await town.env.advance_time(10 * PATIENCE)
    assert words_to(zoe) == [word], "once"
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert not word.there


async def test_at_once_means_at_once(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    await wishes(bob, "At once")
    await bob_is_waited_for(town)
    await town.env.advance_time(AT_ONCE_SECONDS + 1)
    (word,) = words_to(zoe)
    assert bob.mention in word.text and ann.mention not in word.text


async def test_an_active_player_is_told_after_the_usual_time(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game_at(before("plan.defend"))
    for person in (ann, bob):
        await wishes(person, "After one minute")
    await bob.open_hand()
    await bob_is_waited_for(town)
    await bob.press("Rules", town.board)
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    waiting = (await town.table()).waiting_for
    assert waiting == ("defender",), "his own answer has led to his next question"
    await town.env.advance_time(PATIENCE - 60)
    assert words_to(zoe) == []
    await town.env.advance_time(120)
    assert len(words_to(zoe)) == 1


ASKED = "When it is your turn again, when shall I tell you?"


async def test_a_player_is_asked_once_after_their_first_decision(town: Town, ann: Person, bob: Person):
    await town.game()
    for person in (ann, bob):
        hand = await person.open_hand()
        await person.press("Suggest")
        assert ASKED not in hand.text and hand.buttons["Turn reminders"]
        await person.press("Lock in")
    assert ann.hand is not None and bob.hand is not None
    assert ASKED in ann.hand.text and ASKED in bob.hand.text
    assert {"At once", "After one minute", "After 15 minutes", "After one hour"} < {*ann.hand.buttons}
    await ann.press("After one minute")
    assert ASKED not in ann.hand.text and ann.hand.buttons["Turn reminders"]
    page = await ann.press("Turn reminders")
    assert page.menus[1].chosen == ("After one minute",)
    assert ASKED in (await bob.open_hand()).text, "until his next decision"
    await town.restart()
    assert ASKED not in (await bob.open_hand()).text
    assert ASKED not in (await ann.open_hand()).text


async def test_a_player_alone_is_not_asked(town: Town, ann: Person):
    """The answer would change nothing there: the turn comes back at once."""
    await taken_up(town, game_of("way-of-the-samurai", "ai-first-fight"), 0.3)
    hand = await ann.open_hand()
    assert "Since your last move" in hand.text and ASKED not in hand.text
    assert hand.buttons["Turn reminders"]


async def test_a_player_may_decline_reminders_when_asked(town: Town, ann: Person, bob: Person):
    await town.game()
    for person in (ann, bob):
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")
    await bob.press("Not at all")
    page = await bob.press("Turn reminders")
    assert page.menus[0].chosen == ("Do not remind me",)


async def test_games_that_are_over_are_listed_with_their_result(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    over = "### Over"
    for person, won in ((ann, False), (bob, True), (zoe, False)):
        listed = (await person.type("games")).text
        assert over in listed and "has given up" in listed.partition(over)[2], person
        assert ("**You won.**" in listed) == won
    assert "You sit at no table right now." in (await zoe.type("games")).text
    tavern = town.room("tavern")
    town.show(town.channel, zoe, seen=False)
    assert over not in (await zoe.type("games", where=tavern)).text
    assert over in (await ann.type("games", where=tavern)).text
