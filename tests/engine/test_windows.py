"""Windows: all seats that could have an option are asked, so that being asked reveals nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import (
    Option,
    Outcome,
    Refusal,
    Repeat,
    Seat,
    StepFacts,
    Window,
    ask,
    respond,
    step,
    tell,
    value,
)
from bot.engine.match import Match

from .toys import ANN, BEN, CAT, DRAW, Table, said, start


@value
class Drew(StepFacts):
    card: str


@value
class Dealt(StepFacts):
    pass


@value
class Countered(StepFacts):
    card: str


GO = [Option("go", "go")]


def counters(table: Table, seat: Seat) -> Sequence[Option[str]]:
    return [Option(card, card) for card in table.hands[seat] if card.startswith("counter")]


def duel(hands: dict[Seat, list[str]]):
    async def rules(table: Table) -> Outcome:
        table.hands = {seat: [*cards] for seat, cards in hands.items()}
        for seat in (ANN, BEN):
            await ask(seat, "attack", GO)
            others = [one for one in (ANN, BEN, CAT) if one != seat]

            def repeat_of(one: Seat, attacker: Seat = seat) -> Repeat:
                return Repeat(("struck", "my-turn"), ("struck",) if one == CAT and attacker == BEN else ())

            played = await respond(others, "counter", lambda one: counters(table, one), repeat_of=repeat_of)
            for one, card in played.items():
                table.hands[one].remove(card.value)
                table.said.append(f"{one} {card.value}")
                await step(Countered(card=card.value))
        return DRAW

    return rules


ARMED = {ANN: ["counter"], BEN: ["counter", "sword"], CAT: ["sword"]}
BARE: dict[Seat, list[str]] = {ANN: ["sword"], BEN: ["sword", "sword"], CAT: ["sword"]}


def window_of(match: Match, seat: Seat) -> Window[Option[str]]:
    request = match.pending[seat].request
    assert isinstance(request, Window)
    return request


@pytest.mark.parametrize("hands", [ARMED, BARE])
def test_everybody_is_asked_with_any_hand(hands: dict[Seat, list[str]]):
    match = start(duel(hands))
    match.answer(ANN, ["go"])
    assert list(match.pending) == [BEN, CAT]
    assert [option.key for option in window_of(match, CAT).options] == ["pass"]


def test_with_other_hands_the_same_is_asked_as_often():
    shape: list[list[tuple[int, tuple[Seat, ...], int]]] = []
    for hands in (ARMED, BARE):
        match, seen = start(duel(hands)), []
        while match.outcome is None:
            seen.append((match.position, match.waiting_for, len(match.journal)))
            seat = match.waiting_for[0]
            match.answer(seat, ["go"] if match.pending[seat].request.prompt == "attack" else ["pass"])
        shape.append(seen)
    assert shape[0] == shape[1]


def test_news_are_complete_when_all_have_answered():
    match = start(duel(ARMED))
    match.answer(ANN, ["go"])
    assert match.answer(BEN, ["counter"]) == [] and said(match) == ()
    (told,) = match.answer(CAT, ["pass"])
    assert told.name == "countered" and said(match) == ("ben counter",)


def test_a_window_in_which_all_pass_tells_nothing():
    match = start(duel(ARMED))
    match.answer(ANN, ["go"])
    assert match.answer(BEN, ["pass"]) == match.answer(CAT, ["pass"]) == []


def test_all_seats_may_wait_for_the_same_moments_until_the_rules_end_them():
    match = start(duel(BARE))
    match.answer(ANN, ["go"])
    window = window_of(match, CAT)
    assert window.repeat.events == ("struck", "my-turn") and window.repeat.answers("struck")
    assert not window.repeat.answers("for ever")
    for seat, key in ((BEN, "pass"), (CAT, "pass"), (BEN, "go")):
        match.answer(seat, [key])
    assert not window_of(match, CAT).repeat.answers("struck") and window_of(match, CAT).repeat.answers(
        "my-turn"
    )
    assert window_of(match, ANN).repeat.answers("struck")


def test_a_card_that_is_not_in_the_hand_is_refused():
    match = start(duel(BARE))
    match.answer(ANN, ["go"])
    with pytest.raises(Refusal):
        match.answer(BEN, ["counter"])
    assert match.waiting_for == (BEN, CAT)


def test_a_step_told_to_some_is_nobody_elses():
    async def rules(table: Table) -> Outcome:
        await tell([BEN], Drew(card="ace"))
        await step(Dealt())
        await ask(ANN, "attack", GO)
        return DRAW

    drew, dealt = start(rules, watched=True).opening()
    assert (drew.public, dealt.public) == (False, True)
    assert [drew.open_to(seats) for seats in ([], [ANN], [BEN], [ANN, BEN])] == [False, False, True, True]
    assert all(dealt.open_to(seats) for seats in ([], [ANN]))
    assert drew.view is None and dealt.view is not None


def test_nobody_to_ask_is_no_window():
    async def rules(_: Table) -> Outcome:
        assert await respond([], "counter", lambda _: GO) == {}
        return DRAW

    assert start(rules).outcome == DRAW
