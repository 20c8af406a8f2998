"""Every kind of control, end to end: the question, its message, and the effect of a press."""

from __future__ import annotations

from bot.engine import Picked
from tests.front.people import Person
from tests.front.town import Town
from tests.sketch.scene import (
    all_pass,
    at_cards,
    at_caws,
    at_deeds,
    at_looking_about,
    at_omens,
    begun,
    hand_of,
    say,
    shown,
)
from tests.sketch.state import BLUE, GREEN, RED

# A form of counters and a slot


async def test_a_form_of_heaps_and_a_stone(town: Town, ann: Person):
    await begun(town)
    hand = await ann.open_hand()
    assert "Choose a stone." in hand.text and not hand.buttons["Lock in"]
    await ann.press("the middle stone", hand)
    heaps = hand.menu_with("the high heap")
    assert heaps is not None
    await ann.pick("the high heap", "the low heap", on=hand)
    assert hand.menu_with("the high heap") and hand.buttons["+1 the high heap"]
    await ann.press("+1 the low heap", hand)
    answer = await ann.pick("the high heap", on=hand)
    await ann.pick("8", on=hand)
    assert "There are only 8 twigs." in hand.text and answer == hand
    await ann.pick("5", on=hand)
    assert "Nothing is wrong." in hand.text
    await ann.press("Lock in", hand)
    assert hand.buttons["Unlock"] and "Locked in: Red" in await shown(town)


# More than a message can hold


async def test_none_of_very_many_is_one_press(town: Town, ann: Person):
    table = await at_omens(town)
    hand = await hand_of(ann)
    assert len(hand.menus) == 4 and "Choose up to 3" in hand.text
    await ann.press("None", hand)
    assert table.waiting_for == (BLUE,)
    assert "Red read 0 omens." in await shown(town)


async def test_some_of_very_many_are_picked_on_several_pages(town: Town, ann: Person):
    table = await at_omens(town)
    hand = await hand_of(ann)
    await ann.pick("Omen 3", on=hand)
    await ann.pick("Omen 99", on=hand)
    assert hand.text.endswith("Chosen: Omen 3 and Omen 99.") and "None" not in hand.buttons
    await ann.press("More", hand)
    assert len(hand.menus) == 2
    await ann.pick("Omen 130", on=hand)
    assert "Chosen: Omen 3, Omen 99 and Omen 130." in hand.text and not hand.buttons["More"]
    refusal = await ann.pick("Omen 120", on=hand)
    assert refusal.text == "Choose at least 0 and at most 3."
    await ann.press("Lock in", hand)
    assert (await table.journal())[-1].keys == ("omen:3", "omen:99", "omen:130")


async def test_a_line_that_cannot_be_picked_has_a_mark_and_says_why(town: Town, ann: Person):
    table = await at_omens(town)
    hand = await hand_of(ann)
    menu = hand.menu_with("✗ Omen 13")
    assert menu is not None and menu.descriptions["✗ Omen 13"] == "The thirteenth omen brings bad luck."
    await ann.pick("Omen 3", on=hand)
    refusal = await ann.pick("✗ Omen 13", on=hand)
    assert refusal.text == "The thirteenth omen brings bad luck."
    assert table.drafts.of(RED) == Picked(("omen:3",))


# Cards that are previewed


async def test_a_card_is_looked_at_and_then_locked_in(town: Town, ann: Person, bob: Person):
    await at_cards(town)
    hand = await hand_of(ann)
    assert "Nothing is final before you lock in" in hand.text and "Lock in" not in hand.buttons
    await ann.press("Peck", hand)
    assert "**Peck**? Peck it is. Lock in when you are sure." in hand.text and "✓ Peck" in hand.buttons
    assert "Peck is looked at" in hand.pictures[0].alt
    assert "Peck is looked at" not in (await hand_of(bob)).pictures[0].alt
    await town.restart()
    again = await hand_of(ann)
    assert "✓ Peck" in again.buttons and "Locked in" not in await shown(town)
    await ann.press("Rest", again)
    assert "✓ Rest" in again.buttons
    await ann.press("Not yet", again)
    assert "Lock in" not in again.buttons
    await ann.press("Peck", again)
    await ann.press("Lock in", again)
    assert "Locked in: Red" in await shown(town) and again.buttons["Unlock"]
    await ann.press("Unlock", again)
    assert "✓ Peck" in again.buttons


async def test_an_unplayable_card_is_shown_with_the_reason(town: Town, ann: Person, bob: Person):
    table = await at_cards(town)
    hand = await hand_of(ann)
    assert not hand.buttons["Caw"] and "Only in answer to something." in hand.text
    refusal = await ann.forges(hand.behind("card:caw#1") or "", hand)
    assert refusal.text == "Only in answer to something."
    assert (await hand_of(bob)).buttons["Peck"] and table.drafts.of(RED) == Picked()


# Windows


async def test_a_window_asks_everybody_and_tells_nobody_what_is_held(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await at_caws(town)
    hands = [await hand_of(person) for person in (ann, bob, zoe)]
    assert [*hands[0].answers] == ["Caw", "Pass"] and [*hands[1].answers] == ["Pass"]
    assert all(hand.buttons["Pass until evening"] for hand in hands)
    before = await shown(town)
    assert all(name.mention in before.partition("Waiting for")[2] for name in (ann, bob, zoe))
    await bob.press("Pass", hands[1])
    await ann.press("Caw", hands[0])
    await zoe.press("Pass", hands[2])
    assert "Red caws." in await shown(town)


async def test_a_standing_pass_is_given_with_one_press_and_taken_back_with_another(town: Town, zoe: Person):
    table = await at_caws(town)
    hand = await hand_of(zoe)
    await zoe.press("Pass until evening", hand)
    assert "You have answered in advance: Pass until evening." in hand.text
    for seat in (RED, BLUE):
        await say(table, seat, "pass")
    for seat in (RED, BLUE, GREEN):
        await say(table, seat, "card:rest")
    assert table.waiting_for == (RED, BLUE), "Green has passed already"
    hand = await hand_of(zoe)
    await zoe.press("Ask me again", hand)
    assert "answered in advance" not in hand.text
    for seat in (RED, BLUE):
        await say(table, seat, "pass")


async def test_a_counter_saves_the_target(town: Town, ann: Person, bob: Person, zoe: Person):
    table = await at_deeds(town, red="card:peck#1")
    hand = await hand_of(ann)
    assert "Whom?" in hand.text and "Pecked 0 times so far." in hand.text
    await ann.press("1 · Blue", hand)
    assert [*(await hand_of(zoe)).answers] == ["Pass"]
    answering = await hand_of(bob)
    assert "Pass until I am pecked" not in answering.buttons, "that is just what happens"
    await bob.press("Hide", answering)
    await zoe.press("Pass until I am pecked", zoe.hand)
    assert "Blue hides." in await shown(town)
    assert table.match is not None and table.sitter(GREEN).standing == {"hide": "mine"}


# Targets


async def test_targets_have_the_numbers_of_the_picture_one_within_the_other(town: Town, ann: Person):
    table = await at_deeds(town, red="card:peck#1")
    hand = await hand_of(ann)
    assert [*hand.answers] == ["1 · Blue", "2 · Green"]
    await ann.press("2 · Green", hand)
    await all_pass(table)
    hand = await hand_of(ann)
    assert "Where does Green flutter to?" in hand.text
    assert [*hand.answers] == ["1 · stone 5", "2 · stone 3"]
    await ann.press("2 · stone 3", hand)
    assert "Green flutters to stone 3." in await shown(town)


async def test_a_stone_where_somebody_sits_is_shown_and_cannot_be_chosen(town: Town, ann: Person):
    await at_deeds(town, red="card:hop#1")
    hand = await hand_of(ann)
    assert hand.text.count("Somebody sits there.") == 2
    assert not hand.buttons["1 · stone 1"] and hand.buttons["2 · stone 2"] and not hand.buttons["4 · stone 4"]
    await ann.press("2 · stone 2", hand)
    assert "Red hops to stone 2." in await shown(town)


# Undo


async def test_leaving_something_unused_is_asked_twice(town: Town, ann: Person):
    table = await at_deeds(town, twigs=3)
    hand = await hand_of(ann)
    await ann.press("Leave them", hand)
    assert "3 twigs would lie idle." in hand.text and table.waiting_for == (RED,)
    await ann.press("Lock in", hand)
    assert table.waiting_for == (BLUE,)


async def test_an_answer_is_taken_back_alone_until_something_is_known(town: Town, ann: Person):
    table = await at_deeds(town, twigs=1, red="card:hop#1")
    hand = await hand_of(ann)
    await ann.press("2 · stone 2", hand)
    assert "Do you lay a twig?" in hand.text and hand.buttons["Take back"]
    await ann.press("Take back", hand)
    assert "Where to?" in hand.text and table.waiting_for == (RED,)
    assert (await table.journal())[-1].kind == "undo"


async def test_when_something_is_known_since_all_others_must_agree(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    table = await at_deeds(town)
    hand = await hand_of(ann)
    assert "Take back" not in hand.buttons, "a card was drawn since"
    sure = await ann.press("Ask to take back", hand)
    assert sure.private and "all others must agree" in sure.text
    await ann.press("Ask them", sure)
    proposal = town.screen(town.channel, town.channel.history()[-1].id)
    assert "would like to take back the last answer" in proposal.text
    await bob.press("I agree", proposal)
    position = table.position
    await zoe.press("I agree", proposal)
    assert table.position > position and (await table.journal())[-1].origin == "vote"
    late = await bob.press("I agree", proposal)
    assert "Nothing was changed" in late.text


async def test_a_secret_of_one_seat_is_told_to_nobody_else(town: Town, ann: Person, bob: Person):
    await at_deeds(town)
    assert "You drew" not in (await bob.press("Log", town.board)).text
    assert "You drew" not in await shown(town)


# The meaning of a choice


async def test_the_next_question_comes_with_the_answer_to_the_press(town: Town, ann: Person):
    table = await at_looking_about(town)
    hand = await hand_of(ann)
    assert "**Look about**: What for?" in hand.text
    assert [*hand.buttons][:4] == ["Look about", "Pass", "Seeds", "Straw"]
    await ann.press("Straw", hand)
    answers = [entry.keys for entry in await table.journal()][-2:]
    assert answers == [("look",), ("for:straw",)]
    assert "Red looks for straw." in await shown(town)
    await ann.press("Take back", hand)
    assert "What for?" in hand.text and [*hand.answers] == ["Seeds", "Straw"]


# The reasons of a step


async def test_the_rule_that_led_to_a_step_is_told_under_its_frame(town: Town, zoe: Person):
    await at_omens(town)
    frames = await zoe.press("Watch", town.board)
    assert "The nests are built" in frames.text and "keeps a stone" not in frames.text
    await zoe.press("Why?", frames)
    assert frames.text.endswith("> Whoever sits further left keeps a stone that two have chosen.")
    assert not frames.buttons["Why?"]


async def test_a_players_own_decision_needs_no_why(town: Town, zoe: Person):
    await at_cards(town)
    frames = await zoe.press("Watch", town.board)
    assert "Why?" not in frames.buttons
