"""A press is acknowledged once: by its answer if that is ready soon, otherwise by a promise in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.front.inbound.acknowledging import SOON
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.limits import CALLBACK, REPLY, THINKING, UPDATE
from tests.kit.rings import SLOW
from tests.tables.sitting import core_of

pytestmark = SLOW

DEFERRED = 6
LONG = 10.0
"""Seconds; Discord has given up by then."""
FOR_EVER = 100.0
TOO_LATE = 10062
CALLBACKS, EDITS = "/interactions/*/callback", "/webhooks/*"


def words_to_discord(town: Town, since: int) -> list[str | int]:
    """The bot's answers to presses: the type of each first response, and the method of each later call."""
    calls = town.env.http_requests[since:]
    return [
        call.json["type"] if CALLBACK.fullmatch(call.path) else call.method  # pyright: ignore
        for call in calls
        if CALLBACK.fullmatch(call.path) or call.path.startswith("/webhooks/")
    ]


async def planned(town: Town, person: Person) -> Screen:
    """A game that has begun, and the planning board of this person."""
    await town.game()
    hand = await person.open_hand()
    await person.press("Suggest")
    return hand


def slowly(work: Callable[..., Awaitable[Any]], seconds: float) -> Callable[..., Awaitable[Any]]:
    async def done_slowly(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(seconds)
        return await work(*given, **named)

    return done_slowly


def draws_slowly(town: Town, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(town.bot.studio, "private", slowly(town.bot.studio.private, seconds))


async def waits(town: Town, person: Person, label: str, on: Screen) -> list[str | int]:
    """Press, and wait to the end. Returns the calls that answered the press."""
    known = len(town.env.http_requests)
    person.sends(on.custom_id(label), on)
    await town.env.advance_time(3 * LONG)
    return words_to_discord(town, known)


# Soon


async def test_an_answer_that_is_ready_soon_is_the_acknowledgement(town: Town, ann: Person):
    hand = await planned(town, ann)
    known = len(town.env.http_requests)
    await ann.press("Lock in")
    assert words_to_discord(town, known) == [UPDATE]
    assert hand.buttons["Unlock"] and "Locked in: Attacker" in town.board.text


async def test_a_hand_is_opened_with_one_call(town: Town, bob: Person):
    await town.game()
    known = len(town.env.http_requests)
    hand = await bob.open_hand()
    assert words_to_discord(town, known) == [REPLY]
    assert hand.private and hand.buttons["Suggest"]


async def test_a_hand_that_was_opened_with_one_call_follows_the_table(town: Town, ann: Person, bob: Person):
    hand = await planned(town, ann)
    await ann.press("Lock in")
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert "Unlock" not in hand.buttons and "The plans lie open" in town.board.text


async def test_a_refusal_takes_one_call(town: Town, ann: Person, zoe: Person):
    hand = await planned(town, ann)
    known = len(town.env.http_requests)
    zoe.sends(hand.custom_id("Lock in"), hand)
    assert "That hand is not yours." in (await zoe.heard(hand)).text
    assert words_to_discord(town, known) == [REPLY]


# In time


async def test_a_hand_that_is_drawn_slowly_is_acknowledged_in_time(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand = await planned(town, ann)
    draws_slowly(town, monkeypatch, LONG)
    assert await waits(town, ann, "Lock in", hand) == [DEFERRED, "PATCH"]
    assert hand.buttons["Unlock"]


async def test_a_hand_that_is_opened_slowly_is_promised_in_time(
    town: Town, bob: Person, monkeypatch: pytest.MonkeyPatch
):
    await town.game()
    draws_slowly(town, monkeypatch, LONG)
    assert await waits(town, bob, "Your hand", town.board) == [THINKING, "POST"]
    assert any("Suggest" in screen.buttons for screen in bob.see())


async def test_begin_is_the_opening_of_the_hand_that_it_leads_to(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    known = len(town.env.http_requests)
    hand = await ann.press("Begin", lobby)
    assert words_to_discord(town, known) == [REPLY]
    assert hand.private and "Clear all" in hand.buttons


async def test_a_first_hand_that_is_drawn_slowly_is_promised_in_time(
    town: Town, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    draws_slowly(town, monkeypatch, LONG)
    assert await waits(town, ann, "Begin", lobby) == [THINKING, "POST"]
    assert any("Clear all" in screen.buttons for screen in ann.see())


async def test_a_press_that_waits_for_a_slow_store_is_acknowledged_in_time(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand, table = await planned(town, ann), await town.table()
    core = core_of(table)
    monkeypatch.setattr(core, "write", slowly(core.write, LONG))
    assert await waits(town, ann, "Lock in", hand) == [DEFERRED, "PATCH"]
    assert hand.buttons["Unlock"] and len(await town.journal()) == 1


class LongHeld(asyncio.Lock):
    """A lock that another task, such as an AI's, holds for long."""

    async def acquire(self) -> Literal[True]:
        await asyncio.sleep(LONG)
        return await super().acquire()


async def test_a_press_that_waits_for_the_table_is_acknowledged_in_time(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand, table = await planned(town, ann), await town.table()
    monkeypatch.setattr(core_of(table), "lock", LongHeld())
    assert await waits(town, ann, "Lock in", hand) == [DEFERRED, "PATCH"]
    assert hand.buttons["Unlock"] and len(await town.journal()) == 1


async def test_a_late_refusal_comes_as_a_later_message(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand = await planned(town, ann)
    await ann.press("Lock in")
    pressed = hand.custom_id("Unlock")
    table = await town.table()
    monkeypatch.setattr(table, "unlock", slowly(table.lock_in, LONG))
    monkeypatch.setattr(town.bot.studio, "private", fails)
    known = len(town.env.http_requests)
    ann.sends(pressed, hand)
    await town.env.advance_time(3 * LONG)
    assert words_to_discord(town, known) == [DEFERRED, "POST"]
    assert "Something went wrong on my side" in ann.see()[-1].text


async def fails(*_: object) -> None:
    raise RuntimeError("no brush")


# Once


@pytest.mark.parametrize("seconds", [0.5 * SOON, 0.999999 * SOON, SOON, 1.000001 * SOON, 1.5 * SOON])
async def test_there_is_one_first_word_whichever_comes_first(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch, seconds: float
):
    hand = await planned(town, ann)
    draws_slowly(town, monkeypatch, seconds)
    heard = await waits(town, ann, "Lock in", hand)
    assert heard in ([UPDATE], [DEFERRED, "PATCH"])
    assert hand.buttons["Unlock"]


async def test_an_answer_waits_for_an_acknowledgement_that_is_on_its_way(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand = await planned(town, ann)
    defer = discord.InteractionResponse[Any].defer
    monkeypatch.setattr(discord.InteractionResponse, "defer", slowly(defer, 1.2))
    draws_slowly(town, monkeypatch, SOON + 0.5)
    assert await waits(town, ann, "Lock in", hand) == [DEFERRED, "PATCH"]
    assert hand.buttons["Unlock"]


async def test_an_answer_that_is_on_its_way_for_long_is_the_first_word(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    """The answer was begun in time, so no acknowledgement is sent beside it."""
    hand = await planned(town, ann)
    edit = discord.InteractionResponse[Any].edit_message
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", slowly(edit, SOON + 0.5))
    assert await waits(town, ann, "Lock in", hand) == [UPDATE]
    assert hand.buttons["Unlock"]


async def test_a_press_that_was_long_under_way_waits_until_discord_takes_an_answer(town: Town, ann: Person):
    hand = await planned(town, ann)
    known = len(town.env.http_requests)
    press = under_way(town, ann, hand, "Lock in")
    await town.env.advance_time(2 * SOON)
    press()
    await town.env.settle()
    assert words_to_discord(town, known) == [DEFERRED, "PATCH"]
    assert hand.buttons["Unlock"]


async def test_a_press_that_comes_too_late_for_discord_is_dropped(town: Town, ann: Person):
    hand = await planned(town, ann)
    press = under_way(town, ann, hand, "Lock in")
    await town.env.advance_time(4 * SOON)
    press()
    await town.env.settle()
    assert await town.journal() == [] and hand.buttons["Lock in"]


def under_way(town: Town, person: Person, on: Screen, label: str) -> Callable[[], None]:
    """A press that the bot has not heard of yet; calling this lets it arrive."""
    backend, held = town.env.backend, list[tuple[str, Any]]()
    emit, backend.emit = backend.emit, lambda event, payload: held.append((event, payload))
    person.sends(on.custom_id(label), on)
    backend.emit = emit
    return lambda: emit(*held[0])


async def test_pressed_twice_in_a_row_it_counts_once_and_both_are_answered(town: Town, ann: Person):
    hand = await planned(town, ann)
    known, pressed = len(town.env.http_requests), hand.custom_id("Lock in")
    ann.sends(pressed, hand)
    ann.sends(pressed, hand)
    await town.env.settle()
    assert words_to_discord(town, known) == [UPDATE, UPDATE]
    assert len(await town.journal()) == 1 and hand.buttons["Unlock"]


async def test_pressed_on_two_devices_each_is_answered_where_it_was_pressed(town: Town, ann: Person):
    """The first hand is deleted on the server, but the other device still shows it."""
    first = await planned(town, ann)
    lock, clear = first.custom_id("Lock in"), first.custom_id("Clear all")
    second = await ann.open_hand()
    known = len(town.env.http_requests)
    ann.sends(lock, second)
    ann.sends(clear, second)
    await town.env.settle()
    assert sorted(words_to_discord(town, known)) == [REPLY, UPDATE]  # what is locked in cannot be cleared
    assert second.buttons["Unlock"] and len(await town.journal()) == 1


# Where Discord stumbles


@pytest.mark.parametrize(("status", "code"), [(404, TOO_LATE), (500, 0), (503, 0), (400, 50035)])
async def test_an_answer_that_discord_does_not_take_counts_and_is_shown_by_the_press_before(
    town: Town, ann: Person, status: int, code: int
):
    hand = await planned(town, ann)
    town.env.inject_error("POST", CALLBACKS, status=status, code=code)
    answer = await ann.press("Lock in")
    assert code == TOO_LATE or "Something went wrong on my side. Nothing was lost" in answer.text
    assert len(await town.journal()) == 1 and "Locked in: Attacker" in town.board.text
    assert hand.buttons["Unlock"] and len(town.boards()) == 1


async def test_a_draft_that_discord_does_not_take_is_shown_by_the_press_before(town: Town, ann: Person):
    """The question is still the same, so an earlier press can show the draft in the hand."""
    hand = await planned(town, ann)
    assert hand.buttons["Clear all"]
    town.env.inject_error("POST", CALLBACKS, status=404, code=TOO_LATE)
    await ann.press("Clear all")
    assert not hand.buttons["Clear all"]


async def test_an_answer_to_the_first_press_of_a_process_that_discord_does_not_take_counts_all_the_same(
    town: Town, ann: Person
):
    """No earlier press allows an edit of the hand, so the next press shows it."""
    hand = await planned(town, ann)
    await town.restart()
    town.env.inject_error("POST", CALLBACKS, status=404, code=TOO_LATE)
    await ann.press("Lock in")
    assert "Locked in: Attacker" in town.board.text and hand.buttons["Lock in"]
    await ann.press("Lock in")
    assert hand.buttons["Unlock"] and len(await town.journal()) == 1


async def test_an_answer_that_discord_took_and_that_was_sent_again_is_shown_where_it_stands(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    """The connection broke before Discord confirmed. Discord refuses the second try."""
    hand = await planned(town, ann)
    send = FakeWebhookAdapter.request

    async def send_twice(adapter: FakeWebhookAdapter, route: Any, *given: Any, **named: Any) -> Any:
        if CALLBACK.search(route.url):
            await send(adapter, route, *given, **named)
        return await send(adapter, route, *given, **named)

    monkeypatch.setattr(FakeWebhookAdapter, "request", send_twice)
    known = len(town.env.http_requests)
    answer = await ann.press("Lock in")
    assert words_to_discord(town, known) == [UPDATE, UPDATE, "PATCH"]
    assert answer == hand and hand.buttons["Unlock"]


async def test_an_acknowledgement_that_discord_does_not_take_is_made_up_for_by_the_answer(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand = await planned(town, ann)
    town.env.inject_error("POST", CALLBACKS, status=500)
    draws_slowly(town, monkeypatch, 1.4 * SOON)
    assert (await waits(town, ann, "Lock in", hand))[-1] == UPDATE
    assert hand.buttons["Unlock"]


async def test_a_late_answer_whose_hand_could_not_be_shown_still_counts(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    hand = await planned(town, ann)
    draws_slowly(town, monkeypatch, LONG)
    town.env.inject_error("PATCH", EDITS, status=500)
    await waits(town, ann, "Lock in", hand)
    assert "Something went wrong on my side. Nothing was lost" in ann.see()[-1].text
    assert "Locked in: Attacker" in town.board.text and hand.buttons["Unlock"]


async def test_a_hand_that_was_dismissed_meanwhile_comes_in_a_message_of_its_own(town: Town, ann: Person):
    hand = await planned(town, ann)
    town.env.inject_error("POST", CALLBACKS, status=404, code=10008)
    answer = await ann.press("Lock in")
    assert answer != hand and answer.private and answer.buttons["Unlock"]


async def test_a_slow_press_is_acknowledged_before_it_is_done(town: Town, ann: Person):
    """Only the board shows who sits down, so the press is acknowledged first and then done."""
    lobby = await town.lobby()
    town.env.inject_error("POST", CALLBACKS, status=500)
    answer = await ann.press("Defender", lobby)
    assert answer.text.startswith("Something went wrong on my side.")
    assert ann.mention not in lobby.text.partition("Defender")[2], lobby.text


# The hands of others


async def test_a_hand_that_discord_takes_its_time_about_holds_up_no_other(
    town: Town, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
):
    await town.game()
    slow, quick = await ann.open_hand(), await bob.open_hand()
    edit = discord.InteractionMessage.edit

    async def edited(message: discord.InteractionMessage, **what: Any) -> Any:
        work = slowly(edit, FOR_EVER) if message.id == slow.message_id else edit
        return await work(message, **what)

    monkeypatch.setattr(discord.InteractionMessage, "edit", edited)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert slow.buttons["Suggest"] and "Suggest" not in quick.buttons
    await town.env.advance_time(2 * FOR_EVER)
    assert "Suggest" not in slow.buttons
