"""Both planning boards: add, remove, set, clear, suggest, what is wrong, lock in, unlock."""

from __future__ import annotations

from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def test_the_attacker_reads_limits_and_what_is_still_wrong(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    assert hand.private
    assert all(part in hand.text for part in ("Day 1.", "at least 1", "at most 3 areas", "40"))
    assert "You send 0 ninja." in hand.text
    (areas,) = hand.menus
    assert len(areas.options) == 11 and "Market" in areas.options
    assert areas.descriptions["North Field"].startswith("0 sent, limit 3")
    assert hand.buttons.items() >= {"Lock in": False, "Suggest": True, "Clear all": False}.items()
    assert hand.pictures[0].alt == "The hand of attacker: {}"


async def test_ninja_are_added_and_taken_back_one_by_one(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.pick("North Field")
    await ann.press("+1 North Field")
    assert hand.menus[0].descriptions["North Field"].startswith("2 sent, limit 3")
    assert "Nothing is wrong." in hand.text and hand.buttons["Lock in"]
    await ann.press("−1 North Field")
    await ann.press("−1 North Field")
    assert hand.menus[0].descriptions["North Field"].startswith("0 sent, limit 3")
    assert "−1 North Field" not in hand.buttons and not hand.buttons["Lock in"]


async def test_each_pick_is_one_more_and_several_are_picked_at_once(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.pick("North Field", "Well", "Market")
    await ann.pick("North Field", "Inn")
    sent = {place: line[0] for place, line in hand.menus[0].descriptions.items() if line[0] != "0"}
    assert sent == {"North Field": "2", "Well": "1", "Market": "1", "Inn": "1"}
    assert hand.menus[0].chosen == ()
    assert not hand.buttons["+1 Well"] and hand.buttons["+1 North Field"], "one is the limit at the Well"


async def test_with_ninja_almost_everywhere_they_are_taken_back_by_a_select(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.pick("North Field", "South Field", "Well", "Inn", "Path", "Shrine")
    more, fewer = hand.menus
    assert len(more.options) == 11 and len(fewer.options) == 6
    await ann.forges(fewer.custom_id, hand, [fewer.options["Well"], fewer.options["Inn"]])
    assert [label for label in hand.buttons if label[0] == "−"] == [
        f"−1 {place}" for place in ("North Field", "Path", "Shrine", "South Field")
    ]


async def test_every_problem_of_a_plan_is_named_and_it_cannot_be_locked_in(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.fill_in([f"area:{area}=1" for area in ("inn", "well", "shrine", "path")])
    assert "You attack 4 areas, and today’s threat allows 3." in hand.text
    assert not hand.buttons["Lock in"]
    answer = await ann.forges(hand.custom_id("Lock in"), hand)
    assert "today’s threat allows 3" in answer.text
    assert "Locked in" not in town.board.text and await town.journal() == []


async def test_clear_and_suggest(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    assert "Nothing is wrong." in hand.text and hand.buttons["Lock in"]
    assert hand.pictures[0].alt != "The hand of attacker: {}"
    await ann.press("Clear all")
    assert hand.pictures[0].alt == "The hand of attacker: {}"
    assert not hand.buttons["Lock in"] and not hand.buttons["Clear all"]


async def test_the_defender_is_led_from_one_ronin_to_the_next(town: Town, bob: Person):
    await town.game()
    hand = await bob.open_hand()
    assert "Day 1. Send every ronin" in hand.text
    assert "Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu and Yumi have no place yet." in hand.text
    assert hand.menus[0].descriptions["Hayai"].startswith("not sent yet")
    assert "Where does Hayai go?" in hand.text
    await bob.press("Well")
    assert hand.menus[0].descriptions["Hayai"].startswith("to the Well")
    assert "Where does Kabe go?" in hand.text
    assert "Market" not in hand.buttons and "Well · Hayai" in hand.buttons


async def test_a_ronin_is_called_back_with_the_press_that_sent_him(town: Town, bob: Person):
    await town.game()
    hand = await bob.open_hand()
    await bob.press("Well")
    await bob.pick("Hayai")
    assert "Where does Hayai go?" in hand.text and hand.buttons["✓ Well"]
    await bob.press("✓ Well")
    assert hand.menus[0].descriptions["Hayai"].startswith("not sent yet")
    assert "Where does Hayai go?" in hand.text


async def test_two_ronin_on_one_area_are_a_problem_unless_one_is_tasuke(town: Town, bob: Person):
    await town.game()
    hand = await bob.open_hand()
    await bob.fill_in(["ronin:hayai=area:well", "ronin:kabe=area:well"])
    assert "Hayai and Kabe cannot" in hand.text
    await bob.fill_in(["ronin:kabe=area:inn", "ronin:tasuke=area:inn"])
    assert "cannot" not in hand.text


async def test_locked_seats_are_shown_and_plans_are_not(town: Town, ann: Person, zoe: Person):
    await town.game()
    board = town.board
    await ann.open_hand()
    await ann.fill_in(["area:well=1"])
    before = [board.text, board.pictures]
    await ann.press("Clear all")
    await ann.fill_in(["area:shrine=1"])
    assert [board.text, board.pictures] == before
    await ann.press("Lock in")
    assert f"Waiting for Defender ({town.people['bob'].mention}): where the ronin stand." in board.text
    assert f"Locked in: Attacker ({ann.mention})." in board.text
    assert "Shrine" not in board.text
    assert len(zoe.see()) == 3, "the promise, the board and the agreement"


async def test_somebody_unlocks_and_changes_until_the_other_has_locked(town: Town, ann: Person, bob: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.fill_in(["area:well=1"])
    await ann.press("Lock in")
    assert "You have locked in. Waiting for Defender" in hand.text and hand.buttons["Unlock"]
    await ann.press("Unlock")
    assert "Locked in" not in town.board.text
    assert hand.menus[0].descriptions["Well"].startswith("1 sent, limit 1")
    await ann.fill_in(["area:well=0", "area:shrine=1"])
    await ann.press("Lock in")
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    assert "One ninja comes, for the Shrine." in (await ann.press("Log", town.board)).text


async def test_a_plan_that_lies_face_down_cannot_be_edited(town: Town, ann: Person):
    """The same hand is open on another device, which still shows the form."""
    await town.game()
    hand = await ann.open_hand()
    await ann.fill_in(["area:well=1"])
    more, clear = hand.custom_id("+1 Well"), hand.custom_id("Clear all")
    await ann.press("Lock in")
    for late in (more, clear):
        answer = await ann.forges(late, hand)
        assert answer.text == "You have locked in. Press **Unlock** to change your answer."
    await ann.press("Unlock")
    assert hand.menus[0].descriptions["Well"].startswith("1 sent, limit 1")


async def test_unlocking_after_both_have_locked_is_too_late(town: Town, ann: Person, bob: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    unlock = hand.custom_id("Unlock")
    await bob.open_hand()
    await bob.press("Suggest")
    await bob.press("Lock in")
    decided = await town.journal()
    answer = await ann.forges(unlock, hand)
    assert "Nothing was changed" in answer.text
    assert await town.journal() == decided


async def test_a_value_that_no_field_takes_is_refused(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    await ann.pick("North Field")
    for wrong in ("area:north_field=9", "area:moon=1"):
        answer = await ann.forges("pick:1:0:value:attacker|0|0", hand, [wrong])
        assert "choice is no longer open" in answer.text
    assert hand.pictures[0].alt == "The hand of attacker: {'area:field_north': '1'}"


async def test_a_select_is_another_one_after_each_press(town: Town, ann: Person):
    """A client remembers the last pick of a select by its custom id, and would show it again after *Clear
    all*."""
    await town.game()
    hand = await ann.open_hand()
    seen = [hand.menus[0].custom_id]
    for press in (ann.pick("Well", on=hand), ann.press("Clear all"), ann.pick("Well", on=hand)):
        await press
        assert hand.menus[0].custom_id not in seen
        seen.append(hand.menus[0].custom_id)
