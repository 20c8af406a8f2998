"""A press that changes nothing writes nothing and edits no message of others, for every control."""

from __future__ import annotations

from bot.tables.seating import Person as Sitting
from tests.front.calm import Calm, again, calm
from tests.front.people import Person
from tests.kit.statements import statements
from tests.sketch.scene import (
    at_cards,
    at_caws,
    at_deeds,
    at_omens,
    begun,
    hand_of,
    opened,
    shown,
)
from tests.sketch.state import GREEN, RED

__all__ = ["calm", "statements"]

# In the lobby


async def test_a_seat_taken_twice(calm: Calm, ann: Person):
    lobby = await opened(calm.town)
    await calm.by(again(ann, lobby.custom_id("Red"), lobby))


async def test_any_seat_asked_for_twice(calm: Calm, ann: Person):
    lobby = await ann.type("play sketch", thread=False)
    await calm.by(again(ann, lobby.custom_id("Any seat"), lobby))


async def test_an_option_chosen_as_it_is(calm: Calm, ann: Person):
    lobby = await opened(calm.town)
    length = lobby.menus[0]
    await calm.by(again(ann, length.custom_id, lobby, length.options["Long"]))
    await ann.pick("Short", on=lobby)
    await calm.by(again(ann, length.custom_id, lobby, length.options["Short"]))


async def test_a_preset_taken_twice(calm: Calm, ann: Person):
    lobby = await opened(calm.town)
    await ann.press("Quick squabble", lobby)
    await calm.by(again(ann, lobby.custom_id("Quick squabble"), lobby))


async def test_an_option_of_ones_own_seat_is_stored_as_it_is(calm: Calm, bob: Person):
    lobby = await opened(calm.town)
    own = await bob.press("Your options", lobby)
    style, charms, _ = own.menus
    await calm.by(again(bob, style.custom_id, own, style.options["Bold"]))
    await bob.pick("Shy", on=own)
    await calm.by(again(bob, style.custom_id, own, style.options["Shy"]))
    await bob.forges(charms.custom_id, own, ["7", "9"])
    await calm.by(again(bob, charms.custom_id, own, "7", "9"))
    none = own.custom_id("None")
    await bob.press("None", own)
    await calm.by(again(bob, none, own))


async def test_a_lobby_closed_to_others_twice(calm: Calm, ann: Person):
    lobby = await opened(calm.town)
    closing = lobby.custom_id("Close to others")
    await ann.press("Close to others", lobby)
    await calm.by(again(ann, closing, lobby))
    opening = lobby.custom_id("Open to others")
    await ann.press("Open to others", lobby)
    await calm.by(again(ann, opening, lobby))


async def test_a_match_begun_twice(calm: Calm, ann: Person):
    lobby = await opened(calm.town)
    start = lobby.custom_id("Begin")
    await ann.press("Begin", lobby)
    await calm.by(again(ann, start, lobby))


# A form


async def test_a_form_filled_in_as_it_is(calm: Calm, ann: Person):
    await begun(calm.town)
    hand = await ann.open_hand()
    for nothing_yet in ("fewer:red|heap:low", "clear:red"):
        await calm.by(again(ann, f"press:1:0:{nothing_yet}", hand))
    await ann.pick("the low heap", on=hand)
    fewer, more = hand.behind("heap:low", "fewer"), hand.behind("heap:low", "more")
    assert fewer and more
    for _ in range(2):
        await ann.use(hand, more)
    await calm.by(again(ann, more, hand))
    await ann.pick("the high heap", on=hand)
    await ann.pick("5", on=hand)
    await calm.by(again(ann, "pick:1:0:value:red|0|0", hand, "heap:high=5"))


async def test_a_plan_locked_in_twice(calm: Calm, ann: Person):
    await begun(calm.town)
    hand = await ann.open_hand()
    await ann.press("the middle stone", hand)
    lock = hand.custom_id("Lock in")
    await ann.press("Lock in", hand)
    await calm.by(again(ann, lock, hand))
    unlock = hand.custom_id("Unlock")
    await ann.press("Unlock", hand)
    await calm.by(again(ann, unlock, hand))


# A choice, and several


async def test_a_card_looked_at_twice(calm: Calm, ann: Person):
    await at_cards(calm.town)
    hand = await hand_of(ann)
    peck = hand.custom_id("Peck")
    await ann.press("Peck", hand)
    await calm.by(again(ann, peck, hand))
    lock = hand.custom_id("Lock in")
    await ann.press("Lock in", hand)
    await calm.by(again(ann, lock, hand))


async def test_some_of_many_picked_as_they_are(calm: Calm, ann: Person):
    await at_omens(calm.town)
    hand = await hand_of(ann)
    menu = hand.menu_with("Omen 3")
    assert menu is not None
    await ann.pick("Omen 3", on=hand)
    await calm.by(again(ann, menu.custom_id, hand, menu.options["Omen 3"]))


# A window


async def test_the_same_answer_locked_in_again(calm: Calm, zoe: Person):
    table = await at_caws(calm.town)
    hand = await hand_of(zoe)
    passing = hand.custom_id("Pass")
    await zoe.press("Pass", hand)
    assert GREEN not in table.waiting_for
    await calm.by(again(zoe, passing, hand))


async def test_an_answer_that_stands_given_again(calm: Calm, zoe: Person):
    await at_caws(calm.town)
    hand = await hand_of(zoe)
    standing = hand.custom_id("Pass until evening")
    await zoe.press("Pass until evening", hand)
    await calm.by(again(zoe, standing, hand))
    asking = hand.custom_id("Ask me again")
    await zoe.press("Ask me again", hand)
    await calm.by(again(zoe, asking, hand))


async def test_another_secret_answer_edits_nothing_that_others_see(calm: Calm, ann: Person):
    table = await at_caws(calm.town)
    hand = await hand_of(ann)
    await ann.press("Pass", hand)
    before = await shown(calm.town), len(calm.town.env.http_requests)
    lines = len(await table.journal())
    await table.answer(Sitting(ann.id, "ann"), RED, table.position, ["card:caw#1"])
    assert (await shown(calm.town), len(await table.journal())) == (before[0], lines + 1)
    edits = [one.path for one in calm.town.env.http_requests[before[1] :] if "/channels/" in one.path]
    assert edits == []


# Old positions


async def test_a_press_on_what_is_past(calm: Calm, ann: Person):
    table = await at_deeds(calm.town, twigs=1, red="card:hop#1")
    hand = await hand_of(ann)
    old = hand.custom_id("2 · stone 2")
    await ann.press("2 · stone 2", hand)
    assert table.waiting_for == (RED,)
    await calm.by(again(ann, old, hand))
    await calm.by(again(ann, old, calm.town.board))


async def test_a_press_on_what_is_past_when_the_table_was_not_in_memory(calm: Calm, ann: Person):
    """The bot no longer knows the content of the message, so it may edit it once."""
    table = await at_deeds(calm.town, twigs=1, red="card:hop#1")
    await calm.town.restart()
    table = await calm.town.table()
    old = f"press:1:{table.position - 1}:answer:red|stone:1"
    await ann.forges(old, calm.town.board)
    await calm.by(again(ann, old, calm.town.board))


async def test_an_answer_taken_back_twice(calm: Calm, ann: Person):
    await at_deeds(calm.town, twigs=1, red="card:hop#1")
    hand = await hand_of(ann)
    await ann.press("2 · stone 2", hand)
    back = hand.custom_id("Take back")
    await ann.press("Take back", hand)
    await calm.by(again(ann, back, hand))


# Votes


async def test_a_vote_given_twice(calm: Calm, ann: Person, bob: Person):
    await at_deeds(calm.town)
    sure = await ann.type("table cancel")
    yes = sure.custom_id("I agree to call it off")
    await ann.press("I agree to call it off", sure)
    await calm.by(again(ann, yes, sure))
    proposal = calm.town.screen(calm.town.channel, calm.town.channel.history()[-1].id)
    await bob.press("I agree", proposal)
    await calm.by(again(bob, proposal.custom_id("I agree"), proposal))


# Settings


async def test_settings_set_to_what_they_are(calm: Calm, mod: Person):
    await mod.type("table patience", hours=5)
    await calm.by(lambda: mod.type("table patience", hours=5))


async def test_ways_to_hear_chosen_as_they_are(calm: Calm, ann: Person):
    await begun(calm.town)
    page = await ann.press("Turn reminders", await ann.open_hand())
    way, quiet = page.menus
    await calm.by(again(ann, way.custom_id, page, "thread"))
    await ann.use(page, page.menus[-1].custom_id, ["22-7"])
    await calm.by(again(ann, quiet.custom_id, page, "22-7"))
