"""Private messages reach their owner and nobody else, even if a person tampers with their client."""

from __future__ import annotations

import pytest

from bot.engine import commitment, filled_in
from bot.front.shared.action import BUTTON, SELECT, Identifier
from bot.games.seven_ronin.state import ATTACKER
from tests.front.people import Person
from tests.front.town import Town
from tests.leaks.plans import GREAT_HOST, draft
from tests.leaks.sight import sight


async def test_a_hand_stands_in_its_owners_channel_only(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    hands = {person: (await person.open_hand()).message_id for person in (ann, bob)}
    for viewer in town.people.values():
        visible = {screen.message_id for screen in viewer.see()}
        assert {owner for owner, hand in hands.items() if hand in visible} == {viewer} & {*hands}


async def test_everything_said_to_one_person_is_private(town: Town, ann: Person, zoe: Person):
    """Watching, reading, asking and refusals are answered in private."""
    await town.game()
    public = [screen.message_id for screen in zoe.see()]
    await ann.press("Suggest", await ann.open_hand())
    await ann.press("Lock in")
    for button in ("Watch", "Log", "Rules"):
        assert (await ann.press(button, town.board)).private
    for command in ("status", "hand", "log", "rules", "verify", "resign", "cancel"):
        assert (await ann.type(f"table {command}")).private
    assert [screen.message_id for screen in zoe.see()] == public


FORGED = {
    "answer": ("area:field_north", None),
    "field": ("0|0", ["area:field_north"]),
    "value": ("0|0", ["area:field_north=1"]),
    "more": ("area:field_north", None),
    "fewer": ("area:field_north", None),
    "clear": ("", None),
    "suggest": ("", None),
    "lock": ("", None),
    "unlock": ("", None),
    "seat": ("", None),
}
"""Presses of a tampered client on another player's plan: the detail of the action, and the picked value."""


@pytest.mark.parametrize("name", ["bob", "zoe", "mod"])
async def test_a_forged_press_on_anothers_plan_shows_and_changes_nothing(town: Town, name: str):
    table = await town.game()
    await draft(table, ATTACKER, GREAT_HOST)
    board = sight(town.board)
    for action, (detail, picked) in FORGED.items():
        kind = BUTTON if picked is None else SELECT
        forged = Identifier(table.id, table.position, action, f"{ATTACKER}|{detail}".rstrip("|")).custom_id(
            kind
        )
        answer = await town.people[name].forges(forged, town.board, picked)
        assert answer.private, action
        assert answer.text.startswith("That hand is not yours."), action
        assert answer.pictures == [], action
    assert sight(town.board) == board
    assert filled_in(table.drafts.of(ATTACKER)).counts == {key: int(n) for key, n in GREAT_HOST.items()}
    assert await town.journal() == []


async def test_the_seed_is_shown_when_all_is_over_and_not_before(town: Town, ann: Person, zoe: Person):
    seed = (await town.game()).row.seed
    await ann.open_hand()
    verdict = await zoe.type("table verify")
    for screen in (*ann.see(), *zoe.see(), await zoe.type("table status"), verdict):
        assert seed not in repr(sight(screen))
    assert commitment(seed) in verdict.text
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert seed in town.board.text
