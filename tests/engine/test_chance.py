"""Chance is dealt once and recorded, and anybody can derive it again."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import Dealer, Outcome, ask, commitment, draw, new_seed, roll, shuffle
from bot.engine.chance import Chance

from .test_match import YES
from .toys import ANN, DRAW, Scripted, Table, replay, said, start


async def a_deal(table: Table) -> Outcome:
    table.said += await shuffle("deck", ["crane", "moon", "rain"])
    table.said.append(await draw("bag", ["white", "black"]))
    table.said.append(str(await roll("die", 6)))
    await ask(ANN, "ready", [YES])
    table.said.append(str(await roll("die", 6)))
    return DRAW


def test_a_test_may_script_the_deck_the_bag_and_the_die():
    match = start(a_deal, deals=Scripted((2, 0, 1), (1,), (5,)))
    assert said(match) == ("rain", "crane", "moon", "black", "6")


def test_the_journal_keeps_every_deal():
    match = start(a_deal, deals=Scripted((2, 0, 1), (1,), (5,)))
    assert [(entry.kind, entry.by, entry.outcome) for entry in match.journal] == [
        ("chance", "deck", (2, 0, 1)),
        ("chance", "bag", (1,)),
        ("chance", "die", (5,)),
    ]


def test_a_replay_reads_chance_from_the_journal():
    match = start(a_deal)
    match.answer(ANN, ["yes"])
    assert said(replay(a_deal, match.journal)) == said(match)


def test_a_replay_goes_on_dealing_where_the_journal_ends():
    match = start(a_deal, deals=Dealer("rain"))
    resumed = replay(a_deal, match.journal, deals=Dealer("rain"))
    match.answer(ANN, ["yes"])
    resumed.answer(ANN, ["yes"])
    assert resumed.journal == match.journal


def test_a_journal_that_ends_in_the_middle_of_a_deal_is_dealt_to_its_end():
    whole = start(a_deal, deals=Dealer("rain"))
    resumed = replay(a_deal, whole.journal[:1], deals=Dealer("rain"))
    assert resumed.journal == whole.journal


def test_a_draw_with_one_possible_result_is_not_dealt():
    async def forced(table: Table) -> Outcome:
        table.said += await shuffle("deck", ["crane"])
        table.said += await shuffle("deck", [])
        table.said.append(await draw("bag", ["white"]))
        return DRAW

    match = start(forced)
    assert said(match) == ("crane", "white")
    assert match.journal == []


def test_the_same_seed_deals_the_same_and_another_seed_another():
    chance = Chance("deck", 52, 52)
    assert Dealer("a").deal(chance, 0) == Dealer("a").deal(chance, 0)
    assert Dealer("a").deal(chance, 0) != Dealer("b").deal(chance, 0)
    assert Dealer("a").deal(chance, 0) != Dealer("a").deal(chance, 1)


def test_an_outcome_can_be_derived_from_the_seed_by_hand():
    """SHA-256 of "seed:0:0" begins with these eight bytes; a die takes them modulo six."""
    import hashlib

    number = int.from_bytes(hashlib.sha256(b"seed:0:0").digest()[:8], "big")
    assert Dealer("seed").deal(Chance("die", 6, 1), 0) == (number % 6,)


@pytest.mark.parametrize(("size", "taken"), [(1, 1), (6, 1), (52, 52), (10, 3)])
def test_every_outcome_is_allowed(size: int, taken: int):
    chance = Chance("deck", size, taken)
    assert all(chance.allows(Dealer("fair").deal(chance, drawn)) for drawn in range(50))


def test_a_die_favours_no_side():
    rolls = Counter(Dealer("fair").deal(Chance("die", 6, 1), drawn)[0] for drawn in range(6000))
    assert len(rolls) == 6
    assert all(850 < times < 1150 for times in rolls.values())


@pytest.mark.parametrize("outcome", [(), (0, 0), (0, 3), (-1, 0), (0, 1, 2)])
def test_impossible_outcomes_are_not_allowed(outcome: tuple[int, ...]):
    assert not Chance("deck", 3, 2).allows(outcome)


def test_the_commitment_is_the_sha256_of_the_seed():
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert new_seed() != new_seed()
    assert len(new_seed()) == 64
