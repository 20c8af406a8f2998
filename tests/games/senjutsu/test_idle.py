"""Focus cannot be paid for an effect that plainly does nothing."""

from __future__ import annotations

import pytest

from tests.games.senjutsu.scene import Fighter, Scene, duel

FAR = Fighter("d7", 3)


def prices(scene: Scene, name: str, prompt: str = "spend") -> list[bool]:
    """For each price that a samurai was asked for, True if he could pay it."""
    return ["yes" in keys for seat, asked, keys in scene.asked if (seat, asked) == (name, prompt)]


def test_reflection_pool_finds_nothing_where_nothing_lies():
    scene = duel(student=Fighter("d1", focus=3, hand=(42,)), ronin=FAR)
    assert prices(scene.play(student=42), "student") == [False, False]
    assert scene.of("student").focus == 3


def test_reflection_pool_takes_what_lies_there_and_plays_it():
    scene = duel(student=Fighter("d1", focus=3, hand=(42,), discard=(47,)), ronin=FAR)
    scene.play({"student": {"spend": ["yes", "yes"]}}, student=42)
    assert prices(scene, "student") == [True, True]
    assert scene.told("replaced")


def test_a_card_cannot_be_taken_to_play_if_no_focus_is_left_for_it():
    """Wild Swing costs 1, but Reflection Pool has used up the focus."""
    scene = duel(student=Fighter("d1", focus=3, hand=(42,), discard=(119,)), ronin=FAR)
    scene.play({"student": {"spend": ["yes", "yes"]}}, student=42)
    assert prices(scene, "student") == [True, False]


@pytest.mark.parametrize(("focus", "takes"), [(0, False), (1, True)])
def test_a_foe_without_focus_loses_none(focus: int, takes: bool):
    master = Fighter("d1", kamae="neutral", focus=3, hand=(126, 13))
    scene = duel(master=master, ronin=Fighter("d7", 3, focus=focus))
    scene.play({"master": {"add-at-end": "card:013"}}, master=126)
    assert prices(scene, "master") == [takes, True], "two cards he would draw in any case"


@pytest.mark.parametrize("speed", [6, 5])
def test_nobody_pays_for_more_wounds_where_a_block_lies(speed: int):
    ronin = Fighter("d4", 3, hand=(31,))
    scene = duel(master=Fighter("d2", kamae="neutral", focus=1, hand=(86,)), ronin=ronin)
    scene.play({"master": {"move": "d3 ↑"}, "ronin": {"speed": f"speed:{speed}"}}, master=86, ronin=31)
    assert prices(scene, "master", "stronger") == [speed == 5]


def test_a_search_that_finds_nothing_is_offered_to_nobody_for_focus():
    """Blind Spot searches for a steel defence. The Warrior knows the cards of his own deck."""
    warrior = Fighter("d1", focus=2, hand=(126, 56))
    scene = duel(warrior=warrior, ronin=FAR).play({"warrior": {"add-after-card": "card:056"}}, warrior=126)
    assert prices(scene, "warrior") == [True], "two Quick Dodges lie there"
    bare = duel(warrior=Fighter("d1", focus=2, hand=(126, 56), deck=(116, 117)), ronin=FAR)
    bare.play({"warrior": {"add-after-card": "card:056"}}, warrior=126)
    assert prices(bare, "warrior") == [False]


@pytest.mark.parametrize(("left", "takes"), [((), False), ((116,), True)])
def test_a_foe_without_cards_discards_none(left: tuple[int, ...], takes: bool):
    """Taunt after a Push Back. The foe has played a card, and holds one more or none."""
    ronin = Fighter("d4", 3, hand=left, deck=())
    scene = duel(master=Fighter("d3", focus=1, hand=(127, 97)), ronin=ronin)
    scene.play({"master": {"add-attack-success": "card:097"}}, master=127, ronin=102)
    assert prices(scene, "master") == [takes]


def test_nobody_pays_for_a_discard_that_self_control_forbids():
    ronin = Fighter("d4", 3, focus=1, hand=(102, 116, 95))
    scene = duel(master=Fighter("d3", focus=1, hand=(127, 97)), ronin=ronin)
    scene.play(
        {"master": {"add-attack-success": "card:097"}, "ronin": {"bushido": "card:095"}},
        master=127,
        ronin=116,
    )
    assert prices(scene, "master") == [False]


@pytest.mark.parametrize(("lowest", "takes"), [(102, 2), (110, 1)])
def test_a_way_that_finds_nothing_cannot_be_paid(lowest: int, takes: int):
    """Bladed Echo takes a wood meditation, or a steel one for focus. Firm Mind is steel."""
    master = Fighter("d1", focus=2, hand=(126, 11), deck=(lowest, 110, 110))
    scene = duel(master=master, ronin=FAR)
    scene.play({"master": {"add-at-end": "card:011"}}, master=126)
    assert len(scene.offered("master", "way")) == takes
