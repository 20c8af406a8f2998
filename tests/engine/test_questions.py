"""Questions: the possible answers, how an answer is read, and refusals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import (
    Choice,
    Counter,
    Filled,
    Form,
    Option,
    Problem,
    Refusal,
    Several,
    Slot,
    options_of,
    told_more,
)

COLOURS = [Option("colour:red", 1), Option("colour:blue", 2), Option("colour:green", 3)]


def refused(request: Choice | Several | Form, *keys: str) -> list[str]:
    with pytest.raises(Refusal) as refusal:
        request.read(keys)
    return [problem.code for problem in refusal.value.problems]


# A choice


def test_a_choice_gives_back_the_option_of_its_key():
    assert Choice("colour", COLOURS).read(["colour:blue"]).value == 2


@pytest.mark.parametrize("keys", [(), ("colour:black",), ("colour:red", "colour:blue")])
def test_a_choice_refuses_anything_but_one_of_its_options(keys: tuple[str, ...]):
    assert refused(Choice("colour", COLOURS), *keys) == ["not-an-option"]


def test_a_choice_without_options_is_a_mistake_of_the_rules():
    with pytest.raises(ValueError, match="needs an option"):
        Choice("colour", [])


def test_more_is_told_of_one_option_and_the_question_stays_as_it_was():
    plain: list[Option[int]] = [Option("colour:red", 1), Option("colour:blue", 2)]

    def shown(option: Option[int]) -> Option[int]:
        return Option(option.key, option.value, {"shade": "dark"} if option.value == 1 else {})

    asked = Choice("colour", plain, show=shown)
    more = told_more(asked, "colour:red", {"hides": "seat:ann"})
    told = {option.key: dict(option.facts) for option in options_of(more) if isinstance(option, Option)}
    assert told == {"colour:red": {"shade": "dark", "hides": "seat:ann"}, "colour:blue": {}}
    before = [option for option in options_of(asked) if isinstance(option, Option)]
    assert [dict(option.facts) for option in before] == [{"shade": "dark"}, {}]


# Several


def test_several_keep_the_order_in_which_they_were_named():
    picked = Several("colours", COLOURS, 1, 2).read(["colour:green", "colour:red"])
    assert [option.value for option in picked] == [3, 1]


def test_several_may_be_none():
    assert Several("colours", COLOURS, 0, 2).read([]) == ()


def test_too_few_or_too_many_are_refused_with_the_bounds():
    with pytest.raises(Refusal) as refusal:
        Several("colours", COLOURS, 2, 2).read(["colour:red"])
    assert refusal.value.problems == (Problem("choose-between", {"least": 2, "most": 2}),)
    assert refused(Several("colours", COLOURS, 1, 1), "colour:red", "colour:blue") == ["choose-between"]


def test_the_same_or_a_strange_option_is_refused():
    request = Several("colours", COLOURS, 0, 3)
    assert refused(request, "colour:red", "colour:red") == ["not-an-option"]
    assert refused(request, "colour:black") == ["not-an-option"]


@pytest.mark.parametrize(("least", "most"), [(2, 1), (0, 4), (-1, 1)])
def test_bounds_that_cannot_be_met_are_a_mistake_of_the_rules(least: int, most: int):
    with pytest.raises(ValueError, match="cannot choose"):
        Several("colours", COLOURS, least, most)


# A form


def rice_form() -> Form[dict[str, object]]:
    """Three bowls of rice among two guests, and a seat for the host."""

    def check(filled: Filled) -> Iterator[Problem]:
        if sum(filled.counts.values()) != 3:
            yield Problem("bowls", {"given": sum(filled.counts.values())})
        if "host" not in filled.choices:
            yield Problem("host-stands")

    fields = [Counter("first", 3), Counter("second", 2), Slot("host", ("door", "window"))]
    return Form("rice", fields, check, lambda filled: {**filled.counts, **filled.choices})


def test_a_form_is_made_into_what_the_rules_work_with():
    assert rice_form().read(["first=1", "second=2", "host=door"]) == {"first": 1, "second": 2, "host": "door"}


def test_a_counter_that_is_not_named_is_none():
    assert rice_form().read(["first=3", "second=0", "host=door"]) == {"first": 3, "host": "door"}


def test_everything_that_is_wrong_is_named_at_once():
    assert refused(rice_form(), "first=1") == ["bowls", "host-stands"]
    assert [problem.code for problem in rice_form().problems(Filled({}, {"host": "door"}))] == ["bowls"]
    assert rice_form().problems(Filled({"first": 3}, {"host": "door"})) == ()


@pytest.mark.parametrize(
    "key",
    [
        *("first=4", "first=-1", "first=01", "first=two", "first=", "first=²", "first=" + "9" * 5000),
        *("third=1", "host=roof", "host", ""),
    ],
)
def test_a_value_that_no_field_takes_is_refused(key: str):
    assert refused(rice_form(), key) == ["not-an-option"]


def test_a_field_named_twice_is_refused():
    assert refused(rice_form(), "first=1", "first=2", "host=door") == ["not-an-option"]


def test_a_draft_has_one_canonical_answer():
    filled = rice_form().with_values(Filled(), {"second": "2", "host": "door", "first": "0"})
    assert Form.keys(filled) == ("host=door", "second=2")
