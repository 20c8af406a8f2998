"""The checks of the storms can fail: each is given broken evidence, and reports it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord.backend.models import Interaction, Message

from bot.engine import Dealer, Entry, Setup
from bot.engine.match import Match
from bot.games import GAMES
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from tests.games.random_play import random_answer
from tests.kit.limits import BUTTON, ROW
from tests.storm import truth
from tests.storm.ledger import Record, Sitting
from tests.storm.logs import Logged
from tests.storm.sky import MARK
from tests.storm.truth import Answered

ANN, BOB, ZOE = 10, 11, 12
RONIN = GAMES["seven-ronin"]
SEED = "5eed" * 16
LOCKED = '[1, "answer", "person", "attacker", "plan.attack", "area:well=1"]'
PLAYED = Record(
    number=1,
    game="seven-ronin",
    seed=SEED,
    status="playing",
    started=True,
    rules_version=1,
    channel_id=70,
    thread_id=None,
    starter_id=ANN,
    note=None,
    homeless=False,
    message_id=100,
    options={},
    legacy={},
    leaders=2,
    sitters=(Sitting(1, ANN, "human", "attacker"), Sitting(2, BOB, "human", "defender")),
    journal=(LOCKED, '[1, "answer", "person", "defender", "plan.defend"]'),
)


def board(*custom_ids: str, number: int = 100, **more: Any) -> Message:
    """A public message with these buttons."""
    buttons = [{"type": BUTTON, "custom_id": custom_id, "label": "…"} for custom_id in custom_ids]
    return Message(number, 70, 1, components=[{"type": ROW, "components": buttons}], **more)


def asked(**how: Any) -> Interaction:
    return Interaction(50, "token-50", 3, 70, 7, ANN, **how)


def first_day() -> Match:
    """A match in which the Attacker has locked in, and the Defender has not."""
    match = Match(RONIN, Setup(RONIN.seats), Dealer(SEED))
    match.answer(ATTACKER, Entry.from_json(LOCKED).keys)
    return match


# The database


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"journal": PLAYED.journal[:1]}, "lost or changed entry 1"),
        ({"journal": (PLAYED.journal[0], PLAYED.journal[0])}, "lost or changed entry 1"),
        ({"journal": (PLAYED.journal[0], *PLAYED.journal)}, "lost or changed entry 1"),
        ({"seed": "0" * 64}, "was given to another table"),
        ({"started": False}, "has never started"),
        ({"sitters": PLAYED.sitters[:1]}, "seats ['attacker', 'defender'] became ['attacker']"),
    ],
)
def test_a_lost_or_changed_fact_of_a_table_is_found(changed: dict[str, Any], said: str):
    (wrong,) = truth.lost_or_doubled({1: PLAYED}, {1: replace(PLAYED, **changed)})
    assert said in wrong


def test_a_table_may_not_go_missing_or_be_played_again():
    assert truth.lost_or_doubled({1: PLAYED}, {}) == ["table 1 is gone"]
    over = replace(PLAYED, status="over")
    assert truth.lost_or_doubled({1: over}, {1: PLAYED}) == ["table 1 was over and is playing"]


def test_a_journal_may_grow():
    longer = replace(PLAYED, journal=(*PLAYED.journal, LOCKED), status="over")
    assert truth.lost_or_doubled({1: PLAYED}, {1: longer, 2: replace(PLAYED, number=2)}) == []


# Answers


def test_nobody_is_told_what_is_not_committed():
    match = first_day()
    ahead = board("press:1:1:hand:").components
    assert truth.untrue(ahead, {1: match}) == ["table 1 was shown at 1, and the journal ends at 0"]
    lock = board("press:1:0:unlock:defender").components
    assert truth.untrue(lock, {1: match}) == ["table 1: defender was told of a lock that the journal lacks"]
    assert truth.untrue(board("press:1:0:unlock:attacker", "press:1:0:hand:").components, {1: match}) == []


def test_an_answer_that_comes_to_nothing_is_missed():
    answers = [
        Answered(1, "attacker", told=told, counted=counted)
        for told, counted in ((True, False), (False, True))
    ]
    assert truth.swallowed(answers) == []
    silence = Answered(1, "attacker", told=False, counted=False)
    assert truth.swallowed([silence]) == ["table 1: an answer of attacker came to nothing without a word"]


def test_a_press_without_an_answer_is_missed():
    thinking = asked()
    thinking.defer(9, ephemeral=True)
    assert truth.unanswered([asked(source_message_id=9)], []) == ["a press on 9 by 10 was not answered"]
    assert truth.unanswered([thinking], []) == ["a press on None by 10 is thought about for ever"]
    assert truth.unanswered([asked(responded=True)], []) == []
    assert truth.unanswered([asked()], ["POST /interactions/50/token-50/callback"]) == []


# Messages


def test_a_live_table_has_one_board():
    first, second = board("press:1:0:rules:"), board("press:1:0:rules:", number=101)
    for shown, said in (([], "0 boards"), ([first, second], "2 boards")):
        (wrong,) = truth.homeless_or_doubled([PLAYED], truth.boards(shown), [70])
        assert said in wrong
    assert truth.homeless_or_doubled([PLAYED], truth.boards([first]), [70]) == []


def test_a_table_without_a_place_needs_no_board():
    assert truth.homeless_or_doubled([PLAYED], {}, [71]) == []
    assert truth.homeless_or_doubled([replace(PLAYED, homeless=True)], {}, [70]) == []
    assert truth.homeless_or_doubled([replace(PLAYED, message_id=100)], {}, [70], {100}) == []
    assert truth.homeless_or_doubled([replace(PLAYED, status="over")], {}, [70]) == []


def test_a_board_that_shows_yesterday_is_noticed():
    match = first_day()
    shown = truth.boards([board("press:1:0:rules:", "press:1:0:hand:")])
    assert truth.behind([PLAYED], shown, {1: match}) == []
    match.answer(DEFENDER, random_answer(RONIN, match.pending[DEFENDER].request, Random(1)))
    (wrong,) = truth.behind([PLAYED], shown, {1: match})
    assert "the board of table 1 is at 0" in wrong


def test_a_private_answer_in_public_is_noticed():
    said = board("press:1:0:lock:attacker", interaction_metadata={"id": "50"})
    assert truth.overheard([said], {50: asked()}) == ["the answer to a press by 10 is public"]
    said.flags = 64
    assert truth.overheard([said], {50: asked()}) == []


@pytest.mark.parametrize(("reader", "leaks"), [(ANN, False), (BOB, True), (ZOE, True), (None, True)])
def test_a_hand_is_for_its_leader_only(reader: int | None, leaks: bool):
    body = "{'description': \"The hand of attacker: {'area:well': '1'}\"}"
    assert bool(truth.betrayed(body, reader, {1: PLAYED}, [1])) is leaks


def test_a_seed_is_a_secret_until_the_end():
    assert truth.betrayed(SEED, ANN, {1: PLAYED}, [1]) == ["the seed of table 1 was told"]
    assert truth.betrayed(SEED, ANN, {1: replace(PLAYED, status="over")}, [1]) == []


# Logs


def test_an_error_that_no_fault_explains_is_noticed():
    try:
        try:
            raise OSError(f"disk I/O error {MARK}")
        except OSError as fault:
            raise ValueError("not saved") from fault
    except ValueError as error:
        explained = error
    assert truth.unexplained([Logged("press.failed", explained)], two_processes=False) == []
    assert truth.unexplained([Logged("press.failed", ValueError("oh"))], two_processes=False)


def test_two_processes_may_meet_at_a_table_and_one_may_not():
    conflict = Logged(f"table.not_saved reason=the journal of table 1 {truth.SEATED_TWICE} 3 or later")
    assert truth.unexplained([conflict], two_processes=True) == []
    assert truth.unexplained([conflict], two_processes=False)
