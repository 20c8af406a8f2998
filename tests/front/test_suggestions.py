"""At tables with a teaching AI each player may ask it for a suggestion and use it or not."""

from __future__ import annotations

from tests.front.people import Person
from tests.front.test_progress import run_begun
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def test_a_card_is_suggested_and_played_when_it_is_locked_in(town: Town, ann: Person):
    number = await run_begun(town, ann, "fight")
    table = await town.table(number)
    hand = await ann.open_hand()
    before = table.position
    await ann.press("Suggest")
    assert "Lock in when you are sure." in hand.text
    assert table.position == before, "nothing is answered yet"
    await ann.press("Lock in")
    assert table.position > before


async def test_a_suggestion_is_no_order(town: Town, ann: Person):
    await run_begun(town, ann, "fight")
    hand = await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Not yet")
    assert "Lock in when you are sure." not in hand.text
    assert "Suggest" in hand.buttons


async def test_other_games_suggest_whole_plans_only(town: Town, ann: Person):
    await town.game()
    hand = await ann.open_hand()
    assert list(hand.buttons).count("Suggest") == 1
