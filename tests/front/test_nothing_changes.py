"""A press that changes nothing writes nothing and edits nothing that others see: bets and decks, which the
sketch does not have. The other controls are in ``tests/sketch/test_nothing_changes``."""

from __future__ import annotations

from tests.front.calm import Calm, again, calm
from tests.front.people import Person
from tests.front.test_decks import begun, shelf
from tests.front.test_progress import run_begun
from tests.kit.rings import SLOW
from tests.kit.statements import statements

__all__ = ["calm", "statements"]


async def test_the_same_bet_again(calm: Calm, ann: Person, zoe: Person):
    await run_begun(calm.town, ann, "fight")
    page = await zoe.press("Bet", calm.town.board)
    bet = page.custom_id("Fire (3 unseen)")
    await zoe.press("Fire (3 unseen)", page)
    await calm.by(again(zoe, bet, page))


@SLOW
async def test_a_card_counted_in_a_deck_as_it_is(calm: Calm, ann: Person):
    page = await begun(ann)
    await shelf(ann, page, "Signature cards", "Heavy Armour")
    none, once = page.custom_id("None"), page.custom_id("1×")
    await calm.by(again(ann, once, page))
    await ann.press("None", page)
    await calm.by(again(ann, none, page))
