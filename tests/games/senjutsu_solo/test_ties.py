"""The order of cards with the same speed and type, among heroes and opponents."""

from __future__ import annotations

import pytest

from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene


def test_a_hero_says_whether_he_comes_before_or_after_an_opponent():
    for slot, wounds in (("slot:1", 1), ("slot:2", 0)):
        scene = Scene(
            {"student": Fighter("d4", hand=(126,))},
            [Enemy("samurai_boss", "d5", 3, ("019",), limit=1)],
        )
        scene.play({"student": {"tie": slot}}, student=126)
        assert "tie" in scene.questions("student")
        assert scene.hero("student").all_wounds == 1 - wounds


@pytest.mark.parametrize(("slot", "turn"), [("slot:1", 0), ("slot:2", 1), ("slot:3", 2)])
def test_a_hero_may_come_between_two_opponents(slot: str, turn: int):
    enemies = [Enemy("samurai_boss", "d5", 3, ("023",)), Enemy("ashigaru_katana", "d3", 0, ("023",))]
    scene = Scene({"student": Fighter("d4", hand=(126,))}, enemies)
    scene.play({"student": {"tie": slot}}, student=126)
    assert scene.offered("student", "tie") == ("slot:1", "slot:2", "slot:3")
    assert [facts["samurai"] for facts in scene.told("resolve")][turn] == "hero:student"


def test_two_heroes_on_the_same_place_come_as_the_advantage_is_printed():
    heroes = {"student": Fighter("d4", hand=(126,)), "master": Fighter("a2", hand=(126,))}
    enemies = [Enemy("samurai_boss", "d5", 3, ("023",)), Enemy("ashigaru_katana", "d3", 0, ("023",))]
    scene = Scene(heroes, enemies)
    scene.play({"student": {"tie": "slot:2"}, "master": {"tie": "slot:2"}}, student=126, master=126)
    order = [facts["samurai"] for facts in scene.told("resolve")]
    assert order[1:3] == ["hero:master", "hero:student"]


def test_among_heroes_the_printed_advantage_decides():
    heroes = {"student": Fighter("d4", hand=(126,)), "master": Fighter("d6", 3, hand=(126,))}
    scene = Scene(heroes, [Enemy("samurai_boss", "d5", 3, ("002",))]).play(student=126, master=126)
    assert "tie" not in [*scene.questions("student"), *scene.questions("master")]
    first = [facts["samurai"] for facts in scene.told("resolve")][:2]
    assert first == ["hero:master", "hero:student"]


def test_among_opponents_the_order_that_is_worst_for_the_hero():
    """If the push came first, the staff of the other opponent would miss the hero."""
    push, staff = Enemy("samurai_boss", "d5", 3, ("018",)), Enemy("monk", "d6", 3, ("monk-wide-wheel",))
    for enemies in ((push, staff), (staff, push)):
        scene = Scene({"student": Fighter("d4")}, enemies).play()
        order = [facts["card"] for facts in scene.told("resolve")][:2]
        assert order == ["solo:monk-wide-wheel", "solo:018"]
        assert scene.hero("student").all_wounds == 2
