"""Options with a place, options that cannot be chosen now, and options that lose something."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import (
    Choice,
    GameOption,
    Option,
    Problem,
    Refusal,
    Several,
    barred,
    leaves_unused,
    numbered_places,
    offered_by,
    options_of,
    place_of,
    places_of,
    plain_answer,
    settled,
)

from .toys import DRAW, Table, toy

TOO_FAR = Problem("too-far", {"steps": 3})
NEAR, FAR = Option("near", 1, at="hex:0,1"), Option("far", 2, at="hex:0,3", barred=TOO_FAR)


def test_a_barred_option_is_refused_with_its_reason():
    for request in (Choice("step", [NEAR, FAR]), Several("steps", [NEAR, FAR], 0, 1)):
        with pytest.raises(Refusal) as refusal:
            request.read(["far"])
        assert refusal.value.problems == (TOO_FAR,)
        assert request.read(["near"]) in (NEAR, (NEAR,))


def test_a_question_that_nobody_can_answer_is_a_mistake_of_the_rules():
    with pytest.raises(ValueError):
        Choice("step", [FAR])
    with pytest.raises(ValueError):
        Several("steps", [NEAR, FAR], 2, 2)


def test_a_plain_answer_takes_nothing_that_is_barred():
    async def rules(_: Table):
        return DRAW

    for seed in range(20):
        for request in (Choice("step", [NEAR, FAR]), Several("steps", [NEAR, FAR], 1, 1)):
            assert plain_answer(toy(rules), request, Random(seed)) == ["near"]


def test_an_option_describes_itself_on_every_form():
    last = Option("end", 0, unused=Problem("steps-left", {"count": 2}))
    assert leaves_unused(last) == Problem("steps-left", {"count": 2})
    assert (place_of(NEAR), place_of(last)) == ("hex:0,1", "")
    assert (barred(FAR), barred(NEAR)) == (TOO_FAR, None)


def test_several_choices_make_one_value_of_an_option():
    weapons = GameOption("weapons", ("bow", "spear", "sword"), "sword", each_seat=True, least=1, most=2)
    assert weapons.value(["sword", "bow"]) == "bow,sword"
    assert weapons.keys("bow,sword") == ("bow", "sword") and weapons.keys("") == ()
    for wrong in ([], ["axe"], ["bow", "spear", "sword"]):
        with pytest.raises(Refusal):
            weapons.value(wrong)


def test_facts_are_computed_on_demand_and_kept_once_they_are_settled():
    table = {"rice": 3}

    def with_rice(option: Option[int]) -> Option[int]:
        return Option(option.key, option.value, dict(table))

    asked = Choice("eat", [Option("bowl", 1), Option("pot", 3)], lambda: dict(table), show=with_rice)
    shown = settled(asked)
    table["rice"] = 0
    assert (asked.facts, shown.facts) == ({"rice": 0}, {"rice": 3})
    rice = [
        [option.facts for option in options_of(one) if isinstance(option, Option)] for one in (asked, shown)
    ]
    assert rice == [[{"rice": 0}] * 2, [{"rice": 3}] * 2]
    assert asked.read(["pot"]) is offered_by(asked)[1]


@pytest.mark.parametrize(("count", "numbered"), [(80, 80), (81, 0)])
def test_places_have_numbers_as_long_as_these_have_room(count: int, numbered: int):
    asked = Choice("place", [Option(f"p{place}", place, at=f"hex:{place}") for place in range(count)])
    assert len(places_of(asked)) == count
    assert list(numbered_places(asked).values()) == list(range(1, numbered + 1))
