"""Undo: the last answer is undone, unless something was revealed since, and nothing is dealt twice."""

from __future__ import annotations

import pytest

from bot.engine import (
    Choice,
    Dealer,
    Entry,
    JournalMismatch,
    Option,
    Outcome,
    Question,
    Refusal,
    StepFacts,
    ask,
    effective,
    reveal,
    roll,
    step,
    tell,
    together,
    value,
)

from .toys import ANN, BEN, DRAW, Rules, Scripted, Table, Unwilling, replay, said, start


@value
class Painted(StepFacts):
    colour: str


@value
class Turned(StepFacts):
    card: str


@value
class Shown(StepFacts):
    card: str


@value
class Seen(StepFacts):
    card: str


WORDS = [Option("red", "red"), Option("blue", "blue")]


async def painting(table: Table) -> Outcome:
    """Ann paints twice, Ben once, and Ann again."""
    for seat in (ANN, ANN, BEN, ANN):
        colour = await ask(seat, "colour", WORDS)
        table.said.append(f"{seat} {colour.value}")
        await step(Painted(colour=colour.value))
    return DRAW


async def dice(table: Table) -> Outcome:
    """Red rolls a die, blue does not."""
    while len(table.said) < 3:
        colour = await ask(ANN, "colour", WORDS)
        table.said.append(str(await roll("die", 6)) if colour.value == "red" else "blue")
    return DRAW


async def peeping(table: Table) -> Outcome:
    """Ann looks at a face-down card, or shows her own, or lets Ben look."""
    ways = [Option(way, way) for way in ("turn", "show", "whisper")]
    way = await ask(ANN, "look", ways)
    match way.value:
        case "turn":
            await reveal(Turned(card="ace"))
        case "show":
            await step(Shown(card="king"))
        case _:
            await tell([BEN], Seen(card="king"))
    await ask(ANN, "end", WORDS)
    return DRAW


async def signs(table: Table) -> Outcome:
    for _ in range(2):
        answers = await together(*(Question(seat, Choice("sign", WORDS)) for seat in (ANN, BEN)))
        table.said += [answer.value for answer in answers]
    await ask(ANN, "end", WORDS)
    return DRAW


def test_an_answer_put_back_is_asked_again_and_stays_in_the_journal():
    match = start(painting)
    match.answer(ANN, ["red"], "person")
    match.answer(ANN, ["blue"], "person")
    again = match.put_back([ANN])
    assert said(again) == ("ann red",) and list(again.pending) == [ANN]
    assert again.journal[:2] == match.journal
    assert again.journal[2] == Entry.undo(ANN, "colour", 1, 3, "person")
    again.answer(ANN, ["red"], "person")
    assert said(again) == ("ann red", "ann red")
    assert [entry.keys for _, entry in effective(again.journal) if entry.kind == "answer"] == [
        ("red",),
        ("red",),
    ]


def test_one_answer_after_the_other_can_be_put_back():
    match = start(painting)
    match.answer(ANN, ["red"])
    match.answer(ANN, ["red"])
    first = match.put_back([ANN]).put_back([ANN])
    assert said(first) == () and first.position == 4
    with pytest.raises(Refusal, match="nothing-to-put-back"):
        first.put_back([ANN])


def test_a_question_asked_again_has_a_position_of_its_own():
    """A press made for the undone question then has an old position, and is refused."""
    match = start(painting)
    positions = {match.position}
    for _ in range(3):
        match.answer(ANN, ["red"])
        assert match.position not in positions
        positions.add(match.position)
        match = match.put_back([ANN])
        assert match.position not in positions
        positions.add(match.position)


def test_after_another_has_answered_the_others_must_agree():
    match = start(painting)
    for seat in (ANN, ANN, BEN):
        match.answer(seat, ["red"])
    say = match.last_answer([ANN])
    assert say is not None and not say.alone
    with pytest.raises(Refusal, match="others-must-agree"):
        match.put_back([ANN])
    again = match.put_back([ANN], "vote")
    assert said(again) == ("ann red",)
    assert match.last_answer([BEN]) is not None and match.put_back([BEN]).waiting_for == (BEN,)


def test_the_only_leader_may_put_back_alone():
    match = start(painting)
    for seat in (ANN, ANN, BEN):
        match.answer(seat, ["red"])
    say = match.last_answer([ANN, BEN])
    assert say is not None and say.alone


def test_after_a_draw_the_others_must_agree_and_what_was_drawn_never_comes_again():
    match = start(dice, deals=Scripted((3,), (4,), (5,)))
    match.answer(ANN, ["red"])
    with pytest.raises(Refusal, match="others-must-agree"):
        match.put_back([ANN])
    match = match.put_back([ANN], "vote")
    match.answer(ANN, ["red"])
    assert said(match) == ("5",)
    match = match.put_back([ANN], "vote")
    for colour in ("blue", "red", "blue"):
        match.answer(ANN, [colour])
    assert said(match) == ("blue", "6", "blue")
    again = replay(dice, match.journal, deals=Unwilling())
    assert said(again) == said(match) and again.outcome == match.outcome


def test_an_undo_does_not_rewind_the_seed():
    straight, crooked = start(dice, deals=Dealer("x")), start(dice, deals=Dealer("x"))
    for _ in range(3):
        straight.answer(ANN, ["red"])
    crooked.answer(ANN, ["red"])
    crooked = crooked.put_back([ANN], "vote")
    while crooked.outcome is None:
        crooked.answer(ANN, ["red"])
    drawn = [entry.outcome for entry in crooked.journal if entry.kind == "chance"]
    assert drawn[:3] == [entry.outcome for entry in straight.journal if entry.kind == "chance"]


@pytest.mark.parametrize(("way", "alone"), [("turn", False), ("show", True), ("whisper", False)])
def test_putting_back_needs_consent_once_a_hidden_card_was_seen(way: str, alone: bool):
    match = start(peeping)
    match.answer(ANN, [way])
    say = match.last_answer([ANN])
    assert say is not None and say.alone == alone


def test_secrets_that_were_revealed_together_are_known():
    match = start(signs)
    match.answer(ANN, ["red"])
    assert match.last_answer([ANN]) is None, "it lies face down: it is withdrawn, not put back"
    match.answer(BEN, ["red"])
    for seat in (ANN, BEN):
        say = match.last_answer([seat])
        assert say is not None and not say.alone


def test_an_answer_of_another_seat_prevents_putting_back():
    async def then_signs(table: Table) -> Outcome:
        await ask(ANN, "colour", WORDS)
        return await signs(table)

    match = start(then_signs)
    match.answer(ANN, ["red"])
    say = match.last_answer([ANN])
    assert say is not None and say.alone
    match.answer(BEN, ["blue"])
    say = match.last_answer([ANN])
    assert say is not None and not say.alone
    assert list(match.put_back([ANN], "vote").pending) == [ANN]


def test_a_game_that_is_over_stays_so():
    match = start(painting)
    for seat in (ANN, ANN, BEN, ANN):
        match.answer(seat, ["red"])
    assert match.last_answer([ANN]) is None
    with pytest.raises(Refusal, match="nothing-to-put-back"):
        match.put_back([ANN], "vote")


@pytest.mark.parametrize(
    "keys", [("0", "9"), ("0", "0"), ("1", "3"), ("x", "y"), (), ("-1", "2"), ("5", "2")]
)
def test_an_undo_that_leads_nowhere_is_a_mismatch(keys: tuple[str, ...]):
    def journal(rules: Rules) -> list[Entry]:
        match = start(rules)
        match.answer(ANN, ["red"])
        return match.journal

    with pytest.raises(JournalMismatch):
        replay(painting, [*journal(painting), Entry("undo", ANN, "colour", keys, "person")])
    assert replay(painting, [*journal(painting), Entry.undo(ANN, "colour", 0, 2, "person")]).position == 2
