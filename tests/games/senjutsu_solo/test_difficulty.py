"""How hard a fight is: the four words of the lobby, and stance and behaviour that are agreed."""

from __future__ import annotations

import pytest

from tests.games.senjutsu_solo.test_modes import begun


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


@pytest.mark.parametrize("stance", ["offensive", "defensive"])
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_an_agreed_stance_and_behaviour_are_those_of_all_opponents(stance: str, behaviour: str):
    options = {"foe": "samurai_boss", "number": "3", "stance": stance, "behaviour": behaviour}
    games = [begun(seed, ("student",), **options) for seed in range(3)]
    assert {(one.stance, one.behaviour) for game in games for one in game.opponents} == {(stance, behaviour)}


@pytest.mark.parametrize(
    ("difficulty", "limit", "stances"),
    [
        ("calm", 5, {"offensive", "defensive"}),
        ("even", 7, {"offensive", "defensive"}),
        ("hard", 7, {"offensive"}),
        ("merciless", 9, {"offensive"}),
    ],
)
def test_a_difficulty_changes_what_its_line_says(difficulty: str, limit: int, stances: set[str]):
    games = [begun(seed, difficulty=difficulty) for seed in range(12)]
    assert {one.limit for game in games for one in game.opponents} == {limit}
    assert {one.stance for game in games for one in game.opponents} == stances
    assert begun(1, difficulty=difficulty, stance="defensive").opponents[0].stance == "defensive"
