"""Secret answers: in any order, changed, taken back, revealed at once; and games of three in which others cut
in."""

from __future__ import annotations

import itertools

import pytest

from bot.engine import Option, Outcome, Question, Seat, StepFacts, ask, offer, step, together, value
from bot.engine.match import NotAsked, RulesBroken
from bot.engine.question import Choice

from .toys import ANN, BEN, CAT, DRAW, Table, replay, said, start


@value
class Revealed(StepFacts):
    pass


@value
class Sold(StepFacts):
    lot: str


ROCK, PAPER = Option("rock", "rock"), Option("paper", "paper")


def sign(seat: Seat) -> Question[Option[str]]:
    return Question(seat, Choice("sign", [ROCK, PAPER]))


async def reveal_signs(table: Table) -> Outcome:
    signs = await together(sign(ANN), sign(BEN), sign(CAT))
    table.said += [one.value for one in signs]
    await step(Revealed())
    await ask(ANN, "again", [ROCK])
    return DRAW


@pytest.mark.parametrize("order", list(itertools.permutations((ANN, BEN, CAT))))
def test_answers_come_in_any_order_and_reach_the_rules_in_the_order_of_the_questions(order: tuple[Seat, ...]):
    match = start(reveal_signs)
    signs = {ANN: "rock", BEN: "paper", CAT: "paper"}
    for seat in order:
        match.answer(seat, [signs[seat]])
    assert said(match) == ("rock", "paper", "paper")


def test_nothing_moves_while_somebody_still_thinks():
    match = start(reveal_signs)
    assert match.answer(BEN, ["rock"]) == []
    assert match.answer(ANN, ["rock"]) == []
    assert match.position == 0
    assert said(match) == ()
    assert match.locked == {ANN, BEN}
    assert match.waiting_for == (CAT,)
    assert list(match.pending) == [ANN, BEN, CAT]
    (revealed,) = match.answer(CAT, ["rock"])
    assert revealed.name == "revealed"
    assert match.position == 1
    assert match.locked == frozenset()


def test_a_secret_answer_may_be_changed():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    match.answer(ANN, ["paper"])
    match.answer(BEN, ["rock"])
    match.answer(CAT, ["rock"])
    assert said(match) == ("paper", "rock", "rock")


def test_the_journal_keeps_both_answers_of_a_seat_that_changed_its_mind_and_the_last_one_counts():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    match.answer(ANN, ["paper"])
    assert [entry.keys for entry in match.journal] == [("rock",), ("paper",)]
    assert match.given(ANN) == ("paper",) and match.waiting_for == (BEN, CAT)
    assert replay(reveal_signs, match.journal).given(ANN) == ("paper",)


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_player_who_changes_a_standing_answer_has_spoken(taken_back: bool):
    match = start(reveal_signs)
    for seat in (ANN, BEN):
        match.answer(seat, ["rock"], "standing")
    if taken_back:
        match.withdraw(ANN)
    match.answer(ANN, ["paper"])
    match.answer(CAT, ["rock"])
    (played,) = match.rounds
    assert played.spoke == {ANN, CAT}


def test_a_refused_change_leaves_the_answer_before_it():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    with pytest.raises(Exception, match="not-an-option"):
        match.answer(ANN, ["scissors"])
    assert match.locked == {ANN}
    match.answer(BEN, ["rock"])
    match.answer(CAT, ["rock"])
    assert said(match) == ("rock", "rock", "rock")


def test_a_secret_answer_may_be_taken_back():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    match.withdraw(ANN)
    assert match.locked == frozenset()
    assert match.waiting_for == (ANN, BEN, CAT)
    assert match.position == 0


def test_nothing_can_be_taken_back_before_it_is_given_or_after_the_reveal():
    match = start(reveal_signs)
    with pytest.raises(NotAsked):
        match.withdraw(ANN)
    for seat in (ANN, BEN, CAT):
        match.answer(seat, ["rock"])
    with pytest.raises(NotAsked):
        match.withdraw(ANN)


def test_changes_and_withdrawals_are_replayed():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    match.answer(BEN, ["rock"])
    match.answer(BEN, ["paper"])
    match.withdraw(ANN)
    match.answer(CAT, ["rock"])
    again = replay(reveal_signs, match.journal)
    assert again.locked == {BEN, CAT}
    again.answer(ANN, ["paper"])
    assert said(again) == ("paper", "paper", "rock")


def test_somebody_may_give_up_while_others_think():
    match = start(reveal_signs)
    match.answer(ANN, ["rock"])
    match.resign(BEN)
    assert match.outcome == Outcome((ANN, CAT), "resigned")
    assert replay(reveal_signs, match.journal).outcome == match.outcome


def test_a_seat_can_be_asked_one_thing_at_a_time():
    async def twice(table: Table) -> Outcome:
        await together(sign(ANN), sign(ANN))
        return DRAW

    with pytest.raises(RulesBroken):
        start(twice)


# Games within games


async def auction(table: Table) -> Outcome:
    """Ann sells three things; after each bid the other may cut in with a higher one."""
    for lot in ("bell", "bowl"):
        winner = await bidding(table, lot)
        table.said.append(f"{lot} to {winner}")
        await step(Sold(lot=lot))
    return Outcome((winner,), "sold out")


async def bidding(table: Table, lot: str) -> Seat:
    bidder, other = BEN, CAT
    while await offer(other, "bid.higher", [Option("higher", 1)], {"lot": lot}):
        table.said.append(f"{other} bids")
        bidder, other = other, bidder
    return bidder


def test_questions_asked_deep_inside_the_rules_reach_the_right_seat():
    match = start(auction)
    assert match.waiting_for == (CAT,)
    match.answer(CAT, ["higher"])
    assert match.waiting_for == (BEN,)
    match.answer(BEN, ["higher"])
    match.answer(CAT, ["pass"])
    assert said(match)[-1] == "bell to ben"
    match.answer(CAT, ["higher"])
    match.answer(BEN, ["pass"])
    assert match.outcome == Outcome((CAT,), "sold out")


def test_others_may_cut_in_together_in_the_middle_of_a_turn():
    """Ann acts; Ben and Cat say in secret if they help; then Ann continues with their answers."""

    async def turn(table: Table) -> Outcome:
        deed = await ask(ANN, "deed", [ROCK, PAPER])
        help_ = await together(sign(BEN), sign(CAT))
        for_ann = await ask(ANN, "take", list(help_))
        table.said += [deed.value, for_ann.value]
        return DRAW

    match = start(turn)
    match.answer(ANN, ["rock"])
    with pytest.raises(NotAsked):
        match.answer(ANN, ["rock"])
    match.answer(CAT, ["paper"])
    match.answer(BEN, ["rock"])
    match.answer(ANN, ["paper"])
    assert said(match) == ("rock", "paper")
    assert match.position == 3
