"""Two plans that differ in everything look the same to everybody but their owner."""

from __future__ import annotations

import re
from collections.abc import Sequence

from simcord.types import HttpLogEntry

from bot.engine import Seat
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import every
from tests.leaks.plans import PLANS, draft
from tests.leaks.sight import Sight, all_seen, sight

BOTH_SEATS = every("seat", [ATTACKER, DEFENDER], daily=1)
NAMES = {ATTACKER: "ann", DEFENDER: "bob"}


def owner(town: Town, seat: Seat) -> Person:
    return town.people[NAMES[seat]]


def others(town: Town, seat: Seat) -> list[Person]:
    return [person for name, person in town.people.items() if name != NAMES[seat]]


async def seen_by_others(town: Town, seat: Seat) -> list[dict[str, Sight]]:
    return [await all_seen(town, person) for person in others(town, seat)]


@BOTH_SEATS
async def test_a_draft_is_seen_by_its_owner_alone(town: Town, seat: Seat):
    table = await town.game()
    mine, theirs = [], []
    for plan in PLANS[seat]:
        await draft(table, seat, plan)
        mine.append(sight(await owner(town, seat).open_hand()))
        theirs.append(await seen_by_others(town, seat))
    assert mine[0] != mine[1]
    assert mine[0].pictures[0].data != mine[1].pictures[0].data
    assert theirs[0] == theirs[1]


@BOTH_SEATS
async def test_everybody_sees_that_a_plan_is_locked_in_and_nobody_which(town: Town, seat: Seat):
    table = await town.game()
    planner = owner(town, seat)
    theirs: list[list[dict[str, Sight]]] = []
    for plan in PLANS[seat]:
        await draft(table, seat, plan)
        await planner.open_hand()
        await planner.press("Lock in")
        assert f"Locked in: {seat.title()}" in town.board.text
        theirs.append(await seen_by_others(town, seat))
        await planner.press("Unlock")
    assert theirs[0] == theirs[1]


@BOTH_SEATS
async def test_an_open_hand_of_the_other_leader_does_not_show_it_either(town: Town, seat: Seat):
    """An open hand follows the table by itself; it must follow every plan in the same way."""
    table = await town.game()
    other = owner(town, DEFENDER if seat == ATTACKER else ATTACKER)
    hand = await other.open_hand()
    shown: list[Sight] = []
    for plan in PLANS[seat]:
        await draft(table, seat, plan)
        await owner(town, seat).open_hand()
        await owner(town, seat).press("Lock in")
        shown.append(sight(hand))
        await owner(town, seat).press("Unlock")
    assert shown[0] == shown[1]


@BOTH_SEATS
async def test_after_a_restart_the_plan_that_lies_face_down_stays_so(town: Town, seat: Seat):
    table = await town.game()
    shown: list[list[dict[str, Sight]]] = []
    for plan in PLANS[seat]:
        await draft(table, seat, plan)
        await owner(town, seat).open_hand()
        await owner(town, seat).press("Lock in")
        await town.restart()
        table = await town.table()
        shown.append(await seen_by_others(town, seat))
        await owner(town, seat).open_hand()
        await owner(town, seat).press("Unlock")
    assert shown[0] == shown[1]


# Network traffic


def shapes(requests: Sequence[HttpLogEntry]) -> list[tuple[str, str, str]]:
    """Calls without the numbers and tokens in their paths, which differ between any two presses."""
    return [
        (
            request.method,
            re.sub(r"/interactions/\d+/[^/]+|/webhooks/\d+/[^/]+|\d{6,}", "/…", request.path),
            shape(request.json),
        )
        for request in requests
    ]


def shape(body: object) -> str:
    return re.sub(r"\d{6,}", "…", repr(body))


@BOTH_SEATS
async def test_a_lock_makes_the_same_calls_for_each_plan(town: Town, seat: Seat):
    table = await town.game()
    await owner(town, DEFENDER if seat == ATTACKER else ATTACKER).open_hand()
    calls: list[list[tuple[str, str, str]]] = []
    for plan in PLANS[seat]:
        await draft(table, seat, plan)
        await owner(town, seat).open_hand()
        before = len(town.env.http_requests)
        await owner(town, seat).press("Lock in")
        calls.append(shapes(town.env.http_requests[before:]))
        await owner(town, seat).press("Unlock")
    public = [[call for call in made if "/channels/" in call[1]] for made in calls]
    assert public[0]
    assert public[0] == public[1]
    assert [call[:2] for call in calls[0]] == [call[:2] for call in calls[1]]


@BOTH_SEATS
async def test_drafting_makes_no_public_call_at_all(town: Town, seat: Seat):
    await town.game()
    planner = owner(town, seat)
    before = len(town.env.http_requests)
    await planner.open_hand()
    await planner.press("Suggest")
    await planner.press("Clear all")
    made = shapes(town.env.http_requests[before:])
    assert made
    assert [call for call in made if call[1].startswith("/channels")] == []


async def test_pictures_are_named_alike_for_all_contents(town: Town):
    table = await town.game()
    names: set[tuple[str, ...]] = set()
    for seat, plans in PLANS.items():
        for plan in plans:
            await draft(table, seat, plan)
            hand = await owner(town, seat).open_hand()
            names.add(tuple(file[0] for file in sight(hand).files))
    assert names == {("hand.webp",)}
