"""Custom ids: every action can be written and read again, and nothing else is accepted."""

from __future__ import annotations

import inspect
from dataclasses import fields
from typing import Any, cast, get_type_hints

import pytest

from bot.engine import Seat, Strength
from bot.front.hand import actions as of_hand
from bot.front.shared import actions
from bot.front.shared.action import (
    BUTTON,
    LONGEST,
    SELECT,
    Action,
    Button,
    Identifier,
    Keys,
    Select,
    Setting,
    identify,
    understand,
)
from bot.tables.seating import Stale
from tests.front.town import Town

KINDS = [
    kind
    for _, kind in inspect.getmembers(actions, inspect.isclass) + inspect.getmembers(of_hand, inspect.isclass)
    if issubclass(kind, Action) and kind.key
]
SAMPLES = {
    int: (-1, "-1"),
    str: ("area:well", "area:well"),
    Seat: (Seat("defender"), "defender"),
    Strength: ("master", "master"),
    Keys: (Keys("area:well", "↗"), "area:well>↗"),
    Setting: (Setting("area:well", "3"), "area:well=3"),
}


def sample(kind: type[Action]) -> tuple[Action, list[str]]:
    """One action of this kind, and what was picked in its select."""
    hints, make = get_type_hints(kind), cast("Any", kind)
    given = {
        field.name: SAMPLES[hints[field.name]][0]
        for field in fields(cast("Any", kind))
        if field.name != "picked"
    }
    picked = hints.get("picked")
    if picked is None:
        return make(**given), []
    if picked == tuple[str, ...]:
        return make(**given, picked=("7", "9")), ["7", "9"]
    value, text = SAMPLES[picked]
    return make(**given, picked=value), [text] if issubclass(kind, Select) else []


@pytest.mark.parametrize("kind", KINDS)
def test_an_action_is_read_as_it_was_written(kind: type[Action]):
    action, values = sample(kind)
    pattern = SELECT if issubclass(kind, Select) else BUTTON
    custom_id = identify(action, 999_999_999, 9_999).custom_id(pattern)
    matched = pattern.fullmatch(custom_id)
    assert matched and len(custom_id) <= LONGEST
    assert understand(kind, Identifier.of(matched).detail, values) == action


@pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, Select)])
def test_nothing_picked_is_no_action(kind: type[Action]):
    action, values = sample(kind)
    several = get_type_hints(kind)["picked"] == tuple[str, ...]
    for wrong in ([], [*values, *values]):
        if not several:
            with pytest.raises(Stale):
                understand(kind, identify(action).detail, wrong)


@pytest.mark.parametrize(
    ("kind", "detail", "values"),
    [
        (actions.Leave, "now", []),
        (actions.OpenHand, "", ["1"]),
        (of_hand.TurnPage, "red", []),
        (of_hand.TurnPage, "red|one", []),
        (of_hand.TurnPage, "red|٣", []),
        (of_hand.TurnPage, "red|" + "9" * 21, []),
        (of_hand.TurnPage, "red|1|2", []),
        (actions.PickFrame, "", ["last"]),
    ],
)
def test_a_press_without_a_button_is_stale(kind: type[Button], detail: str, values: list[str]):
    with pytest.raises(Stale):
        understand(kind, detail, values)


def test_fields_that_could_not_be_told_apart_are_not_written():
    with pytest.raises(ValueError, match="only the last field"):
        identify(of_hand.Answer(Seat("a|b"), Keys("c")))


async def test_every_action_has_a_handler(town: Town):
    assert town.bot.router.kinds == set(KINDS)
