"""The hand: opened any time, on any device; what is late or doubled changes nothing."""

from __future__ import annotations

import asyncio
from random import Random
from time import sleep
from typing import Any

import pytest

from bot.engine import Seat, filled_in, plain_answer
from bot.front.inbound.acknowledging import SOON
from bot.front.publishing.idle_tables import IDLE_AFTER_SECONDS
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import before, whole_game
from tests.front.town import Town

STALE = "That button is out of date: the game has moved on. Nothing was changed"
AT_THE_TABLE = "The table’s own message shows how things stand now."

BOTH = ["plan.attack", "plan.defend"]


async def test_a_hand_opened_again_is_brought_back_and_leaves_no_other(town: Town, ann: Person):
    await town.game()
    first = await ann.open_hand()
    await ann.fill_in(["area:well=1"])
    shown = (first.text, first.buttons, [menu.descriptions for menu in first.menus], first.pictures)
    second = await ann.open_hand()
    assert second != first and not first.there
    assert (second.text, second.buttons, [menu.descriptions for menu in second.menus]) == shown[:3]
    assert [picture.alt for picture in second.pictures] == [picture.alt for picture in shown[3]]
    third = await ann.type("table hand")
    assert not second.there and third.text == shown[0]


async def test_the_hands_of_others_and_of_other_tables_stay_where_they_are(
    town: Town, ann: Person, bob: Person
):
    await town.game()
    of_bob, first = await bob.open_hand(), await ann.open_hand()
    await town.game()
    await ann.open_hand(town.boards(2)[-1])
    assert of_bob.there and first.there


async def two_devices(person: Person) -> tuple[Screen, Screen]:
    """A hand opened on the phone, and again on the desktop when Discord no longer let the first one go."""
    phone = await person.open_hand()
    await person.town.env.advance_time(16 * 60)
    desktop = await person.open_hand()
    assert phone.there and desktop.there
    return phone, desktop


async def test_two_devices_share_one_plan(town: Town, ann: Person):
    await town.game()
    phone, desktop = await two_devices(ann)
    ann.hand = phone
    await ann.fill_in(["area:well=1"])
    ann.hand = desktop
    await ann.fill_in(["area:inn=1"])
    assert desktop.menus[0].descriptions["Well"].startswith("1 sent, limit 1")
    await ann.press("Lock in", desktop)
    assert "Locked in: Attacker" in town.board.text


async def test_a_device_that_missed_the_answer_is_told_how_things_stand(town: Town, bob: Person):
    table = await town.game_at(before("hayai.goal"))
    phone, desktop = await two_devices(bob)
    await bob.press("Path", desktop)
    decided = await town.journal()
    answer = await bob.press("Graveyard", phone)
    assert answer.private and answer.text.startswith(STALE)
    assert await town.journal() == decided
    assert phone.there and phone.text == (await bob.open_hand()).text, "it shows what is now"
    assert not desktop.there, "a player has one hand"
    assert table.position == len(decided) - 1


async def test_pressing_twice_answers_once(town: Town, bob: Person):
    table = await town.game_at(before("ronin.next"))
    hand = await bob.open_hand()
    yumi = hand.custom_id("Yumi")
    position = table.position
    bob.sends(yumi, hand)
    bob.sends(yumi, hand)
    await bob.heard(hand)
    assert table.position > position
    assert [entry.prompt for entry in await table.journal()].count("ronin.next") == 1


async def test_two_devices_answering_at_once_answer_once(town: Town, bob: Person):
    table = await town.game_at(before("hayai.goal"))
    phone, desktop = await two_devices(bob)
    path, graveyard = phone.custom_id("Path"), desktop.custom_id("Graveyard")
    bob.sends(path, phone)
    bob.sends(graveyard, desktop)
    late = await bob.heard(desktop)
    assert late.text.startswith(STALE)
    assert (await table.journal())[-1].keys == ("area:path",)


async def test_locking_in_twice_locks_once(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    lock = hand.custom_id("Lock in")
    for _ in range(3):
        ann.sends(lock, hand)
    await ann.heard(hand)
    await ann.forges(lock, hand)
    assert len(await town.journal()) == 1
    assert hand.text.endswith("Until they have, too, you can unlock and change your answer.")


def first_is_drawn_slowly(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next hand takes half a second, whatever is drawn after it no time."""
    draw, seconds = town.bot.studio.private, [0.5]

    async def drawn(*what: Any) -> Any:
        await asyncio.to_thread(sleep, seconds.pop() if seconds else 0)
        return await draw(*what)

    monkeypatch.setattr(town.bot.studio, "private", drawn)


async def test_of_two_presses_in_a_row_the_later_is_shown_last(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    """Also where the earlier is drawn more slowly."""
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    clear, suggest = hand.custom_id("Clear all"), hand.custom_id("Suggest")
    first_is_drawn_slowly(town, monkeypatch)
    ann.sends(clear, hand)
    ann.sends(suggest, hand)
    await town.env.settle()
    table = await town.table()
    assert filled_in(table.drafts.of(Seat("attacker"))).counts and hand.buttons["Clear all"]


async def test_both_lock_in_at_the_same_moment(town: Town, ann: Person, bob: Person):
    table = await town.game()
    for person in (ann, bob):
        await person.open_hand()
        await person.press("Suggest")
    assert ann.hand and bob.hand
    ann.sends(ann.hand.custom_id("Lock in"), ann.hand)
    bob.sends(bob.hand.custom_id("Lock in"), bob.hand)
    await town.env.settle()
    assert table.position >= 1
    assert [entry.prompt for entry in await table.journal()][:2] in (BOTH, BOTH[::-1])


async def test_the_hand_of_the_other_follows_by_itself(town: Town, ann: Person, bob: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert ann.hand and "You have locked in. Waiting for Defender" in ann.hand.text
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert "Locked in" not in ann.hand.text
    assert bob.hand and bob.hand.pictures != ann.hand.pictures


def waited_for(screen: Screen) -> str:
    """The names in a message's line about waiting."""
    return next(line.partition("Waiting for ")[2] for line in screen.text.splitlines() if "Waiting" in line)


async def test_a_hand_that_is_asked_nothing_names_the_same_seat_as_the_board(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    table = await town.samurai("ann", "bob", "zoe")
    at_home = {person.id: person for person in (ann, bob, zoe)}
    waited: list[str] = []
    for _ in range(12):
        active = at_home[table.sitter(table.waiting_for[0]).user_id or 0]
        for person in (ann, bob, zoe):
            if person is not active and person.hand is None:
                await person.open_hand()
        await active.open_hand()
        question = table.question(table.waiting_for[0])
        assert question is not None
        await active.choose(*plain_answer(table.game, question.request, Random(1)))
        (asked,) = [table.sitter(seat).user_id for seat in table.waiting_for]
        waited.append(waited_for(town.board).partition(":")[0].rstrip("."))
        idle = [one.hand for one in (ann, bob, zoe) if one.id != asked and one.hand is not None]
        assert {waited_for(hand).rstrip(".") for hand in idle} == {waited[-1]}
    assert len({*waited}) == 3


async def test_a_hand_too_old_to_be_edited_is_opened_again(town: Town, ann: Person, bob: Person):
    """Discord lets nobody edit a private message after a quarter of an hour."""
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert ann.hand
    old = ann.hand.text
    await town.env.advance_time(16 * 60)
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert ann.hand.text == old
    answer = await ann.press("Unlock")
    assert answer.text.startswith(STALE)
    assert "Locked in" not in ann.hand.text


async def test_a_dismissed_hand_disturbs_nobody(town: Town, ann: Person, bob: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    town.env.backend.delete_message(hand.channel_id, hand.message_id)
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert "The plans lie open" in town.board.text
    assert "Attacker" in (await ann.open_hand()).text


async def test_a_hand_of_one_table_does_nothing_at_another(town: Town, ann: Person, bob: Person, zoe: Person):
    """zoe and mod play the second table; ann's buttons there are no seat of hers."""
    await town.game()
    lobby = await town.people["zoe"].type("play seven-ronin", thread=False)
    await zoe.press("Attacker", lobby)
    await town.people["mod"].press("Defender", lobby)
    await zoe.press("Begin", lobby)
    hand = await ann.open_hand(town.boards(1)[0])
    await ann.press("Suggest")
    elsewhere = hand.custom_id("Lock in").replace("press:1:", "press:2:")
    answer = await ann.forges(elsewhere, hand)
    assert answer.text.startswith("That hand is not yours.")
    assert await town.journal(1) == await town.journal(2) == []


@pytest.mark.parametrize("action", ["lock", "unlock", "suggest", "clear", "seat"])
async def test_a_stranger_with_somebody_elses_button_gets_nowhere(town: Town, zoe: Person, action: str):
    await town.game()
    before = town.board.text
    answer = await zoe.forges(f"press:1:0:{action}:attacker", town.board)
    assert answer.private and answer.text.startswith("That hand is not yours.")
    assert answer.pictures == []
    assert town.board.text == before and await town.journal() == []


async def test_a_button_of_a_finished_game_changes_nothing(town: Town, ann: Person):
    game = whole_game("areas-held")
    await town.game_at(game[:-1])
    hand = await ann.open_hand()
    late = next(iter(hand.answers))
    custom_id = hand.custom_id(late)
    await ann.choose(*game[-1].keys)
    assert "You have no more decisions. The Attacker wins on day" in hand.text
    assert {*hand.buttons} == {"Watch"}
    answer = await ann.forges(custom_id, hand)
    assert answer.text.startswith(STALE) and answer.text.endswith(AT_THE_TABLE)
    assert len(await town.journal()) == len(game)


async def test_a_spectator_is_not_promised_what_is_not_shown(town: Town, zoe: Person):
    await town.game()
    answer = await zoe.forges("press:1:0:dance:", town.board)
    assert answer.private and answer.pictures == [] and answer.text.endswith(AT_THE_TABLE)


async def test_a_button_of_a_table_that_never_was_is_answered(town: Town, ann: Person):
    await town.game()
    answer = await ann.forges("press:77:0:hand:", town.board)
    assert answer.private and answer.text == "This table no longer exists. Type `/play` to open a new one."


async def test_a_button_from_before_a_restart_still_works(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    await town.restart()
    await ann.press("Lock in")
    assert "You have locked in. Waiting for Defender" in hand.text
    assert "Locked in: Attacker" in town.board.text


@pytest.mark.parametrize(
    "custom_id",
    [
        "press:1:0:dance:",
        "press:1:0:answer:",
        "press:1:0:answer:attacker|area:well",
        "press:1:0:more:attacker|area:moon",
        "press:1:0:seat:emperor",
        "press:1:0:frame:x|next",
        "press:1:0:log-page:x",
        "press:1:0:chapter:seven-ronin",
    ],
)
async def test_a_button_that_was_never_made_is_answered_and_changes_nothing(
    town: Town, ann: Person, custom_id: str
):
    await town.game()
    board = town.board.text
    answer = await ann.forges(custom_id, town.board)
    assert answer.private and answer.text
    assert town.board.text == board and await town.journal() == []


@pytest.mark.parametrize("forged", [7, None, ["area:well"]])
async def test_a_picked_value_that_is_no_text_is_refused(town: Town, ann: Person, forged: Any):
    await town.game()
    answer = await ann.forges("pick:1:0:field:attacker|0|0", town.board, [forged])
    assert answer.private and answer.text == "This table no longer exists. Type `/play` to open a new one."
    assert await town.journal() == []


async def test_a_hand_begins_with_what_happened_since_its_owner_answered(town: Town, ann: Person):
    await town.game_at(before("areas.next"))
    hand = await ann.open_hand()
    title, since, *lines = hand.text.splitlines()
    assert title.startswith("### 7 Ronin · table 1 · Attacker") and since == "**Since your last move**"
    assert lines[0].startswith("- ") and any(line.startswith("Which occupied area") for line in lines)
    told = hand.text
    await town.restart()
    assert (await ann.open_hand()).text == told


async def test_news_since_the_last_look_include_an_earlier_chapter(town: Town, ann: Person, bob: Person):
    """The Defender has answered last in the morning of day 1; then the Attacker's areas acted."""
    await town.game_at(before("path.number"))
    await ann.open_hand()
    await ann.press("1")
    hand = await bob.open_hand()
    assert "**Since your last move**" in hand.text.splitlines() and "- Day 2." in hand.text


async def test_before_the_first_answer_nothing_has_happened_to_anybody(town: Town, ann: Person):
    await town.game()
    assert "Since your last move" not in (await ann.open_hand()).text


async def test_a_hand_that_takes_long_to_find_is_not_put_on_the_board(
    town: Town, bob: Person, zoe: Person, monkeypatch: pytest.MonkeyPatch
):
    """The press is acknowledged as one on the public message; the hand is private all the same."""
    await town.game()
    await town.env.advance_time(2 * IDLE_AFTER_SECONDS)
    await town.restart()
    board, text, store = town.board, town.board.text, town.bot.house.store
    load = store.read_table

    async def load_slowly(*asked: Any) -> object:
        await asyncio.sleep(2 * SOON)
        return await load(*asked)

    monkeypatch.setattr(store, "read_table", load_slowly)
    bob.sends(board.custom_id("Your hand"), board)
    await town.env.advance_time(10 * SOON)
    (hand,) = [screen for screen in bob.see() if "Suggest" in screen.buttons]
    assert hand.private and board.text == text
    assert all("Suggest" not in screen.buttons for screen in zoe.see())
