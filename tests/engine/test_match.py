"""A match: asked, answered, refused, watched, broken, given up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import (
    Choice,
    Dealer,
    Option,
    Outcome,
    Refusal,
    Seat,
    Setup,
    StepFacts,
    ask,
    decide,
    offer,
    step,
    value,
)
from bot.engine.match import Match, NotAsked, RulesBroken

from .toys import ANN, BEN, CAT, DRAW, Table, said, seen, start, toy


@value
class Poured(StepFacts):
    seat: str
    tea: bool


@value
class Curtain(StepFacts):
    pass


@value
class Counted(StepFacts):
    pass


YES, NO = Option("yes", True), Option("no", False)


async def two_questions(table: Table) -> Outcome:
    for seat in (ANN, BEN):
        answer = await ask(seat, "tea", [YES, NO])
        table.said.append(f"{seat} {answer.key}")
        await step(Poured(seat=seat, tea=answer.value))
    return Outcome((BEN,), "tea", {"cups": len(table.said)})


def test_a_match_knows_who_is_asked_what():
    match = start(two_questions)
    assert list(match.pending) == [ANN]
    request = match.pending[ANN].request
    assert isinstance(request, Choice)
    assert (request.prompt, [option.key for option in request.options]) == ("tea", ["yes", "no"])
    assert match.waiting_for == (ANN,)


def test_an_answer_moves_the_rules_to_the_next_question_and_returns_the_steps():
    match = start(two_questions)
    (poured,) = match.answer(ANN, ["yes"])
    assert (poured.name, dict(poured.facts)) == ("poured", {"seat": ANN, "tea": True})
    assert match.waiting_for == (BEN,)
    assert said(match) == ("ann yes",)


def test_only_a_returned_outcome_ends_the_match():
    match = start(two_questions)
    match.answer(ANN, ["yes"])
    assert match.outcome is None
    match.answer(BEN, ["no"])
    assert match.outcome == Outcome((BEN,), "tea", {"cups": 2})
    assert not match.pending


def test_a_refusal_changes_nothing():
    match = start(two_questions)
    for seat, keys in ((ANN, ["perhaps"]), (ANN, []), (BEN, ["yes"]), (CAT, ["yes"])):
        with pytest.raises(Refusal):
            match.answer(seat, keys)
    assert match.position == 0
    assert match.journal == []
    assert match.waiting_for == (ANN,)
    assert said(match) == ()
    match.answer(ANN, ["yes"])
    assert said(match) == ("ann yes",)


def test_nobody_answers_when_it_is_over():
    match = start(two_questions)
    match.answer(ANN, ["yes"])
    match.answer(BEN, ["yes"])
    with pytest.raises(NotAsked):
        match.answer(BEN, ["yes"])
    with pytest.raises(NotAsked):
        match.resign(BEN)
    assert len(match.journal) == 2


def test_the_position_counts_the_questions_that_were_answered():
    match = start(two_questions)
    positions = [match.position]
    for seat in (ANN, BEN):
        match.answer(seat, ["yes"])
        positions.append(match.position)
    assert positions == [0, 1, 2]


def test_the_opening_is_what_happens_before_the_first_question():
    async def curtain(table: Table) -> Outcome:
        await step(Curtain())
        await ask(ANN, "tea", [YES, NO])
        return DRAW

    match = start(curtain)
    assert [opening.name for opening in match.opening()] == ["curtain"]
    assert match.answer(ANN, ["yes"]) == []


def test_a_game_may_end_before_anybody_is_asked():
    async def nothing(table: Table) -> Outcome:
        return DRAW

    assert start(nothing).outcome == DRAW


def test_a_match_remembers_who_had_a_say():
    match = start(two_questions)
    assert match.rounds == []
    for seat in (ANN, BEN):
        match.answer(seat, ["yes"])
    assert [round.spoke for round in match.rounds] == [{ANN}, {BEN}]


def test_a_game_that_cannot_say_who_won_goes_on_when_somebody_gives_up():
    def nobody(setup: Setup, seat: Seat) -> Outcome:
        raise LookupError

    match = Match(replace(toy(two_questions), resigned=nobody), Setup((ANN, BEN)), Dealer("toy"))
    with pytest.raises(LookupError):
        match.resign(ANN)
    assert match.journal == []
    match.answer(ANN, ["yes"])
    assert match.waiting_for == (BEN,)


# Watching


async def count_to_three(table: Table) -> Outcome:
    await ask(ANN, "ready", [YES])
    for number in ("one", "two", "three"):
        table.said.append(number)
        await step(Counted())
    await ask(ANN, "ready", [YES])
    return DRAW


def test_a_watched_step_carries_what_a_spectator_saw_right_after_it():
    match = start(count_to_three, watched=True)
    steps = match.answer(ANN, ["yes"])
    assert [seen(step.view).said for step in steps] == [("one",), ("one", "two"), ("one", "two", "three")]


def test_an_unwatched_step_carries_no_view():
    match = start(count_to_three)
    assert [step.view for step in match.answer(ANN, ["yes"])] == [None, None, None]


def test_steps_of_one_resolution_share_the_position_of_the_question_they_led_to():
    match = start(count_to_three)
    steps = match.answer(ANN, ["yes"])
    assert {step.position for step in steps} == {match.position} == {1}
    assert {step.seq for step in steps} == {1}


def test_a_spectator_sees_no_hand():
    async def deal(table: Table) -> Outcome:
        table.hands = {ANN: ["crane"], BEN: ["moon"]}
        await ask(ANN, "ready", [YES])
        return DRAW

    match = start(deal)
    assert seen(match.view(ANN)).hand == ("crane",)
    assert seen(match.view(CAT)).hand == seen(match.view(None)).hand == ()


# Asking less


def test_a_forced_choice_is_not_asked():
    async def forced(table: Table) -> Outcome:
        table.said.append((await decide(ANN, "tea", [YES])).key)
        table.said.append((await decide(ANN, "tea", [YES, NO])).key)
        return DRAW

    match = start(forced)
    assert said(match) == ("yes",)
    match.answer(ANN, ["no"])
    assert said(match) == ("yes", "no")


def test_an_offer_may_be_passed_and_an_empty_one_is_not_made():
    async def offers(table: Table) -> Outcome:
        for options in ([], [YES], [YES, NO]):
            taken = await offer(ANN, "tea", options)
            table.said.append(taken.key if taken else "nothing")
        return DRAW

    match = start(offers)
    assert said(match) == ("nothing",)
    match.answer(ANN, ["yes"])
    match.answer(ANN, ["pass"])
    assert said(match) == ("nothing", "yes", "nothing")


# Broken rules


def test_an_exception_inside_the_rules_is_reported_as_such():
    async def broken(table: Table) -> Outcome:
        await ask(ANN, "tea", [YES])
        raise KeyError("kettle")

    match = start(broken)
    with pytest.raises(RulesBroken) as trouble:
        match.answer(ANN, ["yes"])
    assert isinstance(trouble.value.__cause__, KeyError)
    assert "position 1" in str(trouble.value)


def test_rules_that_break_at_once_cannot_begin():
    async def broken(table: Table) -> Outcome:
        raise ZeroDivisionError

    with pytest.raises(RulesBroken):
        start(broken)


def test_a_game_that_cannot_be_laid_out_cannot_begin():
    def begin(setup: Setup) -> Table:
        raise KeyError("box")

    with pytest.raises(RulesBroken) as trouble:
        Match(replace(toy(two_questions), begin=begin), Setup((ANN, BEN)), Dealer("toy"))
    assert isinstance(trouble.value.__cause__, KeyError)


def test_a_refusal_that_the_rules_themselves_raise_is_no_refusal_of_an_answer():
    async def broken(table: Table) -> Outcome:
        await ask(ANN, "tea", [YES])
        raise NotAsked

    match = start(broken)
    with pytest.raises(RulesBroken):
        match.answer(ANN, ["yes"])


# Giving up


def test_giving_up_ends_the_match_as_the_game_says():
    match = start(two_questions)
    match.answer(ANN, ["yes"])
    match.resign(CAT)
    assert match.outcome == Outcome((ANN, BEN), "resigned")
    assert not match.pending
    assert match.journal[-1].kind == "resign"


def test_a_stranger_cannot_give_up():
    match = start(two_questions)
    with pytest.raises(NotAsked):
        match.resign(Seat("dan"))
    assert match.outcome is None
