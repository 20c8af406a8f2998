"""Focus cannot be paid for effects that do nothing to an AI opponent."""

from __future__ import annotations

from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene


def prices(hand: tuple[int, ...], instants: dict[str, str]) -> list[bool]:
    """For each price that the Master was asked for, True if he could pay it."""
    master = Fighter("d3", kamae="neutral", focus=3, hand=hand)
    scene = Scene({"master": master}, [Enemy("samurai_boss", "d4", 3)])
    scene.play({"master": instants}, master=hand[0])
    return ["yes" in keys for _, prompt, keys in scene.asked if prompt == "spend"]


def test_it_has_no_focus_and_draws_nothing():
    """Eye of the Dragon asks for both."""
    assert prices((126, 13), {"add-at-end": "card:013"}) == [False, False]


def test_a_forced_discard_costs_it_the_top_card_of_its_deck():
    """Taunt, after a Push Back."""
    assert prices((127, 97), {"add-attack-success": "card:097"}) == [True]
