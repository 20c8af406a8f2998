"""Taking answers back at a table: alone while nothing new is known, else with everybody's agreement."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Draft, Form, Refusal, Seat, effective, plain_answer
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.fairness import verify
from bot.tables.house import House
from bot.tables.seating import Stale
from tests.engine.toys import ANN, BEN
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PINE,
    TALK,
    THROWS,
    WHISPER,
    answer,
    begin,
    come_back,
    match_at,
)


async def test_the_last_answer_is_taken_back_and_given_again(house: House, open_house: OpenHouse):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    for seat in (ATTACKER, DEFENDER):
        await table.drafts.suggest(PINE if seat == ATTACKER else CRANE, seat, table.position)
        await table.lock_in(PINE if seat == ATTACKER else CRANE, seat, table.position)
    with pytest.raises(Refusal, match="others-must-agree"):
        await table.undo.put_back(PINE, table.position)
    assert match_at(await come_back(await open_house(), table)).journal == match_at(table).journal


async def test_a_talker_takes_a_word_back(house: House, open_house: OpenHouse):
    table = await begin(house, TALK, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "hello")
    before = table.position
    await table.undo.put_back(PINE, before)
    assert table.waiting_for == (ANN,) and table.position > before
    with pytest.raises(Stale):
        await table.undo.put_back(PINE, before)
    await answer(table, ANN, "goodbye")
    found = await come_back(await open_house(), table)
    assert match_at(found).journal == match_at(table).journal
    assert [step.facts["word"] for step in found.news] == ["goodbye"]
    assert [entry.kind for entry in await table.journal()] == ["answer", "undo", "answer"]
    assert [entry.origin for entry in await table.journal()] == ["person", "person", "person"]


async def test_a_draw_is_put_back_together_and_never_drawn_again(house: House):
    table = await begin(house, THROWS, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "now")
    with pytest.raises(Refusal, match="others-must-agree"):
        await table.undo.put_back(PINE, table.position)
    assert not await table.votes.to_put_back(PINE, PINE.user_id, table.position)
    assert await table.votes.to_put_back(CRANE, PINE.user_id, table.position)
    assert table.waiting_for == (ANN,)
    while table.playing:
        seat = table.waiting_for[0]
        await answer(table, seat, *plain_answer(THROWS, match_at(table).pending[seat].request, Random(1)))
    assert verify(THROWS, await table.evidence()).fair


async def test_a_player_alone_needs_no_agreement(house: House):
    table = await begin(house, THROWS, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "now")
    assert await table.votes.to_replace(PINE, [CRANE.user_id])
    with pytest.raises(Refusal, match="nobody-to-agree"):
        await table.votes.to_put_back(PINE, PINE.user_id, table.position)


async def test_an_agreement_is_to_one_proposal_only(house: House):
    table = await begin(house, THROWS, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "now")
    first = table.position
    await table.votes.to_put_back(PINE, PINE.user_id, first)
    await answer(table, BEN, "nod")
    with pytest.raises(Stale):
        await table.votes.to_put_back(CRANE, PINE.user_id, first)
    assert not await table.votes.to_put_back(PINE, PINE.user_id, table.position)


async def test_nobody_proposes_to_put_back_the_answer_of_another(house: House):
    """Undoing a rival's answer would also undo one's own later answer, after its result is known."""
    table = await begin(house, THROWS, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "now")
    await answer(table, BEN, "nod")
    before = match_at(table).journal[:]
    with pytest.raises(Stale):
        await table.votes.to_put_back(CRANE, PINE.user_id, table.position, absent=[PINE.user_id])
    assert match_at(table).journal == before
    subject = table.votes.putting_back(PINE.user_id, table.position)
    assert await table.votes.agreed(subject) == []


async def test_a_secret_that_lies_face_down_is_withdrawn_as_before(house: House):
    table = await begin(house, WHISPER, {ANN: PINE, BEN: CRANE, Seat("cat"): MOON})
    await answer(table, ANN, "yes")
    with pytest.raises(Refusal, match="nothing-to-put-back"):
        await table.undo.put_back(PINE, table.position)


async def test_a_form_lies_there_again_as_it_was_filled_in(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    plans: dict[Seat, Draft] = {}
    for person, seat in ((PINE, ATTACKER), (CRANE, DEFENDER)):
        await table.drafts.suggest(person, seat, 0)
        plans[seat] = table.drafts.of(seat)
        await table.lock_in(person, seat, 0)
    position = table.position
    assert not await table.votes.to_put_back(PINE, PINE.user_id, position)
    assert await table.votes.to_put_back(CRANE, PINE.user_id, position)
    assert isinstance(match_at(table).pending[ATTACKER].request, Form)
    assert table.drafts.of(ATTACKER) == plans[ATTACKER]
    undone = [entry.kind for _, entry in effective(match_at(table).journal)]
    assert undone == ["undo"]
