"""Drafts of plans: they survive everything but the reveal, and count only when locked in."""

from __future__ import annotations

import pytest

from bot.engine import NO_DRAFT, Filled, Form, Outcome, Picked, Refusal, Seat, ask_some, chosen, filled_in
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN
from tests.engine.toys import Table as ToyTable
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    PINE,
    TALK,
    answer,
    begin,
    come_back,
    game,
    lobby,
    match_at,
    start,
    words,
)

FIELD, INN = "area:field_north", "area:inn"
SEVEN_PLACES = ("well", "inn", "path", "shrine", "granary", "field_north", "field_south")


def form_of(table: Table) -> Form[object]:
    """The Defender's plan."""
    question = table.question(DEFENDER)
    assert question is not None and isinstance(question.request, Form)
    return question.request


@pytest.fixture
async def table(house: House) -> Table:
    return await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})


async def suggest_and_lock(table: Table, seat: Seat) -> None:
    person = PINE if seat == ATTACKER else CRANE
    await table.drafts.suggest(person, seat, table.position)
    await table.lock_in(person, seat, table.position)


async def test_a_draft_grows_field_by_field(table: Table):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    await table.drafts.count_by(PINE, ATTACKER, 0, 1, FIELD)
    await table.drafts.count_by(PINE, ATTACKER, 0, 1, INN)
    assert table.drafts.of(ATTACKER) == Filled({FIELD: 3, INN: 1})
    await table.drafts.edit(PINE, ATTACKER, 0, {INN: ""})
    assert table.drafts.of(ATTACKER) == Filled({FIELD: 3})
    await table.drafts.clear(PINE, ATTACKER, 0)
    assert table.drafts.of(ATTACKER) == Filled()


async def test_a_counter_stops_at_its_ends(table: Table):
    for _ in range(2):
        await table.drafts.count_by(PINE, ATTACKER, 0, 1, "area:market")
    assert table.drafts.of(ATTACKER) == Filled({"area:market": 1})
    for _ in range(2):
        await table.drafts.count_by(PINE, ATTACKER, 0, -1, "area:market")
    assert table.drafts.of(ATTACKER) == Filled()


async def test_a_value_that_no_field_takes_is_refused(table: Table):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    for wrong in ({FIELD: "99"}, {FIELD: "two"}, {"area:moon": "1"}):
        with pytest.raises(Refusal):
            await table.drafts.edit(PINE, ATTACKER, 0, wrong)
    with pytest.raises(Stale):
        await table.drafts.count_by(PINE, ATTACKER, 0, 1, "area:moon")
    assert table.drafts.of(ATTACKER) == Filled({FIELD: 2})


async def test_nobody_touches_anothers_draft(table: Table):
    for attempt in (
        table.drafts.edit(CRANE, ATTACKER, 0, {FIELD: "2"}),
        table.drafts.count_by(CRANE, ATTACKER, 0, 1, FIELD),
        table.drafts.clear(CRANE, ATTACKER, 0),
        table.drafts.suggest(CRANE, ATTACKER, 0),
        table.lock_in(CRANE, ATTACKER, 0),
        table.unlock(CRANE, ATTACKER, 0),
    ):
        with pytest.raises(Refusal):
            await attempt
    assert table.drafts.of(ATTACKER) == Filled()


async def test_a_draft_survives_a_restart_and_is_nobodys_answer(table: Table, open_house: OpenHouse):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2", INN: "1"})
    found = await come_back(await open_house(), table)
    assert found.drafts.of(ATTACKER) == Filled({FIELD: 2, INN: 1})
    assert found.drafts.of(DEFENDER) == Filled()
    assert found.waiting_for == (ATTACKER, DEFENDER)


async def test_an_unfinished_plan_cannot_be_locked_in(table: Table):
    await table.drafts.edit(CRANE, DEFENDER, 0, {"ronin:kabe": FIELD})
    with pytest.raises(Refusal) as refusal:
        await table.lock_in(CRANE, DEFENDER, 0)
    assert refusal.value.problems[0].code == "ronin-waiting"
    assert table.waiting_for == (ATTACKER, DEFENDER)


async def test_locking_in_twice_locks_in_once(table: Table):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    for _ in range(2):
        await table.lock_in(PINE, ATTACKER, 0)
    assert [entry.keys for entry in await table.journal()] == [(f"{FIELD}=2",)]
    assert table.waiting_for == (DEFENDER,)


async def test_a_locked_plan_rests_until_it_is_unlocked(table: Table, open_house: OpenHouse):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    await table.lock_in(PINE, ATTACKER, 0)
    with pytest.raises(Refusal) as refusal:
        await table.drafts.count_by(PINE, ATTACKER, 0, 1, FIELD)
    assert refusal.value.problems[0].code == "locked-in"
    found = await come_back(await open_house(), table)
    assert match_at(found).locked == {ATTACKER}
    await found.unlock(PINE, ATTACKER, 0)
    await found.drafts.count_by(PINE, ATTACKER, 0, 1, FIELD)
    assert found.drafts.of(ATTACKER) == Filled({FIELD: 3})
    await found.lock_in(PINE, ATTACKER, 0)
    assert [entry.kind for entry in await found.journal()] == ["answer", "withdraw", "answer"]


async def test_a_suggestion_is_a_legal_plan_that_may_still_be_changed(table: Table):
    await table.drafts.suggest(CRANE, DEFENDER, 0)
    suggested = table.drafts.of(DEFENDER)
    assert len(filled_in(suggested).choices) == 7
    await table.lock_in(CRANE, DEFENDER, 0)
    assert match_at(table).locked == {DEFENDER}


async def test_between_people_nobody_is_advised_unless_they_agree_to_it(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, ATTACKER)
    await table.lobby.sit(CRANE, DEFENDER)
    await start(table)
    with pytest.raises(Stale):
        await table.drafts.suggest(PINE, ATTACKER, 0)


async def test_a_player_against_an_ai_is_advised(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, ATTACKER)
    await table.lobby.invite_ai()
    await start(table)
    await table.drafts.suggest(PINE, ATTACKER, 0)
    assert table.drafts.suggested(ATTACKER)


async def test_a_plan_replaced_by_a_suggestion_comes_back(table: Table, open_house: OpenHouse):
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    for _ in range(2):
        await table.drafts.suggest(PINE, ATTACKER, 0)
    found = await come_back(await open_house(), table)
    assert found.drafts.suggested(ATTACKER) == table.drafts.suggested(ATTACKER)
    await found.drafts.bring_back(PINE, ATTACKER, 0)
    assert found.drafts.of(ATTACKER) == Filled({FIELD: 2})
    assert found.drafts.suggested(ATTACKER) is None and not found.drafts.is_replaced(ATTACKER)
    with pytest.raises(Stale):
        await found.drafts.bring_back(PINE, ATTACKER, 0)


async def test_a_suggestion_for_an_empty_draft_replaces_nothing(table: Table):
    await table.drafts.suggest(PINE, ATTACKER, 0)
    assert not table.drafts.is_replaced(ATTACKER)


async def test_the_journal_says_who_asked_for_a_suggestion_taken_or_not(table: Table):
    await table.drafts.suggest(PINE, ATTACKER, 0)
    await table.drafts.clear(PINE, ATTACKER, 0)
    await table.drafts.edit(PINE, ATTACKER, 0, {FIELD: "2"})
    await table.lock_in(PINE, ATTACKER, 0)
    places = dict(
        zip([slot.key for slot in form_of(table).fields], map("area:{}".format, SEVEN_PLACES), strict=True)
    )
    await table.drafts.edit(CRANE, DEFENDER, 0, places)
    await table.lock_in(CRANE, DEFENDER, 0)
    assert [entry.origin for entry in await table.journal()] == ["suggested", "person"]


async def test_the_plan_of_one_round_is_gone_in_the_next(table: Table, open_house: OpenHouse):
    for seat in (ATTACKER, DEFENDER):
        await suggest_and_lock(table, seat)
    assert table.position == 1
    for at in (table, await come_back(await open_house(), table)):
        assert at.drafts.of(ATTACKER) == NO_DRAFT
        with pytest.raises(Stale):
            await at.drafts.edit(PINE, ATTACKER, 0, {FIELD: "1"})


async def test_a_question_that_is_no_form_has_no_draft(house: House):
    talk = await begin(house, TALK, {Seat("ann"): PINE, Seat("ben"): CRANE})
    for attempt in (
        talk.drafts.edit(PINE, Seat("ann"), 0, {"word": "hello"}),
        talk.drafts.count_by(PINE, Seat("ann"), 0, 1, "word"),
    ):
        with pytest.raises(Stale):
            await attempt
    with pytest.raises(Refusal):
        await talk.lock_in(PINE, Seat("ann"), 0)
    await answer(talk, Seat("ann"), "hello")


async def lines_up(table: ToyTable) -> Outcome:
    """Ann puts three options into an order."""
    table.said += [one.value for one in await ask_some(ANN, "order", words("hat", "farm", "doll"), 3, 3)]
    return Outcome((ANN,), "lined-up")


async def test_picked_options_survive_a_restart_in_their_order(open_house: OpenHouse):
    queue = game(lines_up)
    table = await begin(await open_house(queue), queue, {ANN: PINE, BEN: CRANE})
    for key in ("farm", "hat"):
        await table.drafts.try_on(PINE, ANN, 0, key)
    found = await come_back(await open_house(queue), table)
    assert found.drafts.of(ANN) == table.drafts.of(ANN) == Picked(("farm", "hat", "doll"))
    await found.drafts.clear(PINE, ANN, 0)
    assert (await come_back(await open_house(queue), table)).drafts.of(ANN) == NO_DRAFT


async def test_of_an_order_the_last_names_itself(open_house: OpenHouse):
    """An option that is pressed again goes to the end of the order."""
    queue = game(lines_up)
    table = await begin(await open_house(queue), queue, {ANN: PINE, BEN: CRANE})
    await table.drafts.try_on(PINE, ANN, 0, "farm")
    assert chosen(table.drafts.of(ANN)) == ("farm",)
    await table.drafts.try_on(PINE, ANN, 0, "doll")
    assert chosen(table.drafts.of(ANN)) == ("farm", "doll", "hat")
    await table.drafts.try_on(PINE, ANN, 0, "farm")
    assert chosen(table.drafts.of(ANN)) == ("doll", "hat", "farm")
