"""A journal is the whole match. One that no longer fits is reported; nothing is guessed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import (
    Entry,
    JournalMismatch,
    Option,
    Outcome,
    StepFacts,
    ask,
    read_journal,
    roll,
    step,
    value,
)
from bot.engine.match import RulesBroken

from .toys import ANN, BEN, DRAW, Rules, Table, replay, said, seen, start


@value
class Walked(StepFacts):
    seat: str


UP, DOWN = Option("up", 1), Option("down", -1)


async def climb(table: Table) -> Outcome:
    for seat in (ANN, BEN, ANN):
        way = await ask(seat, "way", [UP, DOWN])
        table.said.append(way.key)
        await step(Walked(seat=seat))
    table.said.append(str(await roll("weather", 6)))
    return DRAW


BROKEN_LINES = (
    "7",
    "{}",
    "",
    "null",
    "[]",
    '"answer"',
    '[1, "answer", "person", "ann", "wa',
    '[1, "answer", "person", "ann"]',
    '[1, "cheat", "person", "ann", "way", "up"]',
    '[1, "answer", "person", "ann", "way", 7]',
    '[1, "answer", "person", null, "way", "up"]',
    '[1, "answer", "person", "ann", "way", ["up"]]',
    '["answer", "person", "ann", "way", "up"]',
    '[2, "answer", "person", "ann", "way", "up"]',
    '[true, "answer", "person", "ann", "way", "up"]',
    '[1, "answer", "cat", "ann", "way", "up"]',
    '[1, ["answer"], "person", "ann", "way", "up"]',
)


def climbed() -> list[Entry]:
    match = start(climb)
    for seat, way in ((ANN, "up"), (BEN, "down"), (ANN, "up")):
        match.answer(seat, [way])
    return match.journal


def test_an_entry_survives_being_written_down():
    for entry in (
        *climbed(),
        Entry("withdraw", "ann", "way"),
        Entry("resign", "ben"),
        Entry("answer", "ō", "é", ()),
    ):
        assert Entry.from_json(entry.to_json()) == entry


def test_a_line_that_is_no_entry_is_refused():
    for line in BROKEN_LINES:
        with pytest.raises(ValueError):
            Entry.from_json(line)


@pytest.mark.parametrize("line", [*BROKEN_LINES, "[" * 100_000])
def test_a_journal_names_the_line_that_cannot_be_read(line: str):
    lines = [entry.to_json() for entry in climbed()]
    with pytest.raises(JournalMismatch) as trouble:
        read_journal([*lines[:2], line, *lines[2:]])
    assert trouble.value.seq == 2
    assert str(trouble.value) == "entry 2: it cannot be read"
    assert read_journal(lines) == climbed()


def test_a_replay_is_the_same_match_with_all_its_steps():
    journal = climbed()
    again = replay(climb, journal)
    assert again.journal == journal
    assert again.outcome == DRAW
    assert again.position == 3
    assert [step.name for step in again.opening()] == ["walked"] * 3


def test_a_watched_replay_has_every_frame():
    frames = [step.view for step in replay(climb, climbed(), watched=True).opening()]
    assert [len(seen(frame).said) for frame in frames] == [1, 2, 3]


def test_a_prefix_is_the_match_as_it_stood():
    undone = replay(climb, climbed()[:1])
    assert said(undone) == ("up",)
    assert undone.waiting_for == (BEN,)
    undone.answer(BEN, ["up"])
    assert said(undone) == ("up", "up")


def mismatch(rules: Rules, entries: Sequence[Entry]) -> tuple[int, str]:
    with pytest.raises(JournalMismatch) as trouble:
        replay(rules, entries)
    return trouble.value.seq, str(trouble.value)


def test_an_answer_of_the_wrong_seat_is_named():
    seq, reason = mismatch(climb, [*climbed()[:1], Entry("answer", ANN, "way", ("up",))])
    assert seq == 1
    assert "not-asked" in reason


def test_an_unknown_key_is_named():
    assert mismatch(climb, [Entry("answer", ANN, "way", ("left",))])[0] == 0


def test_another_prompt_is_named():
    seq, reason = mismatch(climb, [Entry("answer", ANN, "direction", ("up",))])
    assert seq == 0
    assert "the rules ask way" in reason


def test_another_draw_is_named():
    journal = climbed()
    assert "the rules draw weather" in mismatch(climb, [*journal[:3], Entry.chance("wind", (2,))])[1]
    assert mismatch(climb, [*journal[:3], Entry.chance("weather", (6,))])[0] == 3
    assert mismatch(climb, [*journal[:3], Entry("chance", "weather", "", ("six",))])[0] == 3


def test_a_draw_where_the_rules_ask_and_an_answer_where_they_draw_are_named():
    journal = climbed()
    assert mismatch(climb, [Entry.chance("weather", (1,))])[0] == 0
    assert mismatch(climb, [*journal[:3], journal[0]])[0] == 3


def test_entries_after_the_end_are_named():
    journal = climbed()
    for late in (journal[0], Entry("withdraw", ANN, "way"), Entry("resign", ANN), journal[3]):
        assert mismatch(climb, [*journal, late])[0] == len(journal)


def test_rules_that_end_sooner_than_the_journal_do_not_fit():
    async def short_climb(table: Table) -> Outcome:
        await ask(ANN, "way", [UP, DOWN])
        return DRAW

    assert mismatch(short_climb, climbed())[0] == 1


def test_rules_that_break_in_a_replay_are_broken_not_mismatched():
    async def broken(table: Table) -> Outcome:
        await ask(ANN, "way", [UP, DOWN])
        raise KeyError("rope")

    with pytest.raises(RulesBroken):
        replay(broken, climbed())
    assert replay(broken, climbed()[:0]).waiting_for == (ANN,)


def test_a_resigned_match_is_replayed_as_resigned():
    match = start(climb)
    match.answer(ANN, ["up"])
    match.resign(ANN)
    again = replay(climb, match.journal)
    assert again.outcome == match.outcome
    assert again.journal == match.journal
