"""Moving on the field: collisions, terrain, sight, and large fields."""

from __future__ import annotations

import pytest

from tests.games.senjutsu.scene import Fighter, Scene, duel


def test_a_black_step_takes_a_free_hex_if_there_is_one():
    scene = duel(master=Fighter("d7", hand=(105,)), ronin=Fighter("d1"))
    scene.play(master=105)
    assert scene.told("collision") == [
        "Master stumbles at the edge of the field. The rest of Horizontal Cut is lost."
    ]
    inward = duel(master=Fighter("d7", 3, hand=(105,)), ronin=Fighter("d1"))
    assert inward.play(master=105).told("collision") == []


def test_off_the_field_is_a_stun_and_the_rest_of_the_card_is_lost():
    scene = duel(master=Fighter("d7", hand=(98,)), ronin=Fighter("d1"))
    scene.play(master=98)
    assert scene.told("stun") == ["Master is stunned: 1 of 5 in hand."]
    assert scene.told("kamae") == []


def test_running_into_somebody_stuns_both_and_costs_a_card():
    scene = duel(master=Fighter("d3", hand=(98, 102)), ronin=Fighter("d4", 3))
    scene.play(master=98)
    assert len(scene.told("stun")) == 2
    assert scene.told("discard") == ["Master discards Firm Mind."]


@pytest.mark.parametrize(
    ("terrain", "told"),
    [
        ("rocks", ["Master is stunned: 1 of 5 in hand."]),
        ("cherry", ["Master is stunned: 1 of 5 in hand."]),
        ("torii", ["Master is stunned: 1 of 5 in hand."]),
        ("shrine", ["Master is stunned: 1 of 5 in hand.", "Master: focus 0 → 1."]),
        ("bamboo", ["Master is stunned: 1 of 5 in hand.", "Master limps."]),
        ("cart", ["Master is stunned: 1 of 5 in hand.", "Master takes a wound: 0 → 1 of 5."]),
    ],
)
def test_a_forced_step_against_terrain_harms(terrain, told: list[str]):
    scene = Scene({"master": Fighter("d3", hand=(98,)), "ronin": Fighter("d7", 3)}, {"d4": terrain})
    scene.play(master=98)
    assert scene.told("stun", "hobble", "wound", "focus") == told
    assert scene.where("master") == "d3"


def test_bamboo_is_gone_once_somebody_has_run_into_it():
    scene = Scene({"master": Fighter("d3", hand=(98,)), "ronin": Fighter("d7", 3)}, {"d4": "bamboo"})
    scene.play(master=98)
    assert scene.game.terrain == {}


def test_bamboo_may_be_cleared_willingly_at_the_cost_of_the_step():
    scene = Scene({"master": Fighter("d3", hand=(116,)), "ronin": Fighter("d7", 3)}, {"d4": "bamboo"})
    scene.play({"master": {"move": "d4 ↑"}}, master=116)
    assert scene.game.terrain == {} and scene.told("stun", "hobble") == []
    assert scene.where("master") == "d4"


def test_a_wounding_attack_clears_the_bamboo_it_strikes():
    scene = Scene({"master": Fighter("d3", hand=(18,)), "ronin": Fighter("d7", 3)}, {"d4": "bamboo"})
    scene.play(master=18)
    assert scene.game.terrain == {}


def test_a_fallen_samurai_may_be_entered_and_takes_all_focus():
    scene = Scene({"master": Fighter("d3", focus=2, hand=(98,)), "ronin": Fighter("d7", 3)}, {"d4": "fallen"})
    scene.play({"master": {"move": "d4"}}, master=98)
    assert scene.told("stun", "focus")[:2] == ["Master is stunned: 1 of 5 in hand.", "Master: focus 2 → 0."]
    assert scene.where("master") == "d4"


def test_a_boat_is_a_hex_like_any_other():
    scene = Scene({"master": Fighter("d3", hand=(98,)), "ronin": Fighter("d7", 3)}, {"d4": "boat"})
    scene.play({"master": {"move": "d4"}}, master=98)
    assert scene.told("stun", "terrain") == []


def test_beside_a_shrine_one_gains_focus_at_the_end_of_a_turn():
    scene = Scene({"master": Fighter("d3"), "ronin": Fighter("d7", 3)}, {"e3": "shrine"})
    assert scene.play().told("focus") == ["Master: focus 0 → 1."]


def test_pushed_into_terrain_one_suffers_it_and_goes_back():
    scene = Scene({"master": Fighter("d2", hand=(127,)), "ronin": Fighter("d3", 3)}, {"d4": "cart"})
    scene.play(master=127)
    assert scene.told("wound") == ["Ronin takes a wound: 0 → 1 of 5."]
    assert scene.where("ronin") == "d3"


@pytest.mark.parametrize(
    ("place", "wall", "reached"),
    [("d6", "", True), ("d7", "", False), ("d5", "d4", False), ("d5", "c3", True), ("d1", "", True)],
    ids=["three off", "four off", "behind a rock", "past a rock", "behind one's back"],
)
def test_a_card_with_a_range_needs_sight(place: str, wall: str, reached: bool):
    terrain = {wall: "rocks"} if wall else {}
    scene = Scene({"master": Fighter("d3", focus=2, hand=(28,)), "ronin": Fighter(place, 3)}, terrain)  # type: ignore[arg-type]
    scene.play(master=28)
    assert bool(scene.told("cancelled")) is reached


def test_on_a_large_field_a_core_card_goes_three_hexes_in_free_directions():
    scene = Scene({"master": Fighter("a5", 2, hand=(102,)), "ronin": Fighter("l6", 4)}, ground="long_road")
    scene.play(master=8)
    assert len(scene.offered("master", "move")) > 7


def test_the_long_way_ends_where_a_foe_is_six_hexes_off():
    scene = Scene({"master": Fighter("a5", 2, hand=(102,)), "ronin": Fighter("h4", 4)}, ground="long_road")
    scene.play(master=8)
    assert not any(key.startswith("d4") for key in scene.offered("master", "move"))


def test_a_long_move_may_end_with_a_rotation():
    scene = Scene({"master": Fighter("a5", 2, hand=(102,)), "ronin": Fighter("l6", 4)}, ground="long_road")
    scene.play({"master": {"move": "c5", "facing": "turn:2"}}, master=8)
    assert (scene.where("master"), scene.of("master").facing) == ("c5", 4)


@pytest.mark.parametrize(("begins", "aside", "far"), [("g4", "h4 ↗", False), ("h4", "i4 ↗", True)])
def test_the_long_way_is_for_whoever_began_the_turn_far_away(begins: str, aside: str, far: bool):
    """The foe steps away first. That does not help a samurai who began the turn within six hexes of him."""
    fighters = {"master": Fighter("a4", 1, hand=(102,)), "ronin": Fighter(begins, 1, hand=(116,))}
    scene = Scene(fighters, ground="long_road").play({"ronin": {"move": aside}}, master=8, ronin=116)
    assert scene.told("move")[0].startswith("Ronin")
    places = {key.partition(" ")[0] for key in scene.offered("master", "move")}
    assert (len(places) > 7) is far


def test_a_cancelled_movement_is_not_made():
    """War Cry at 7, before a slower card that would have moved."""
    scene = duel(master=Fighter("d2", hand=(98,)), ronin=Fighter("d6", 3, hand=(116,)))
    scene.play({"master": {"move": "d3"}}, master=98, ronin=116)
    assert "move" not in scene.questions("ronin")


def test_the_terror_cancels_what_is_left_of_a_card():
    scene = duel(master=Fighter("d3", focus=2, hand=(28,)), ronin=Fighter("d4", 3, hand=(127,)))
    scene.play(master=28, ronin=127)
    assert scene.told("attack") == []


def test_swapped_places():
    scene = duel(master=Fighter("d3", hand=(49,)), ronin=Fighter("d4", 3))
    scene.play(master=49)
    assert (scene.of("master").place, scene.of("ronin").place) != (None, None)
    assert scene.told("swap") == ["Master changes places with Ronin."]


def test_a_foe_may_be_made_to_step_and_stumble():
    """Stalking Tiger Paw after a block: the foe is turned and made to step off the field."""
    scene = duel(master=Fighter("d6", hand=(123, 43), focus=1), ronin=Fighter("d7", 3, hand=(44,)))
    said = {"master": {"speed": "speed:5", "add-block-success": "card:043", "turn": "left"}}
    scene.play(said, master=123, ronin=44)
    assert scene.told("turned")


@pytest.mark.parametrize("card", [127, 125], ids=["by the attack", "by its success"])
def test_a_push_ends_on_a_fallen_samurai(card: int):
    """A push of 2 stops there; the pushed samurai is stunned and loses all focus."""
    master = Fighter("d2", kamae="aggression", hand=(card,))
    scene = Scene({"master": master, "ronin": Fighter("d3", 3, focus=2)}, {"d4": "fallen"})
    scene.play({"master": {"way": "way:push-2"}}, master=card)
    assert scene.where("ronin") == "d4"
    assert "Ronin: focus 2 → 0." in scene.told("focus")


def test_a_push_goes_on_over_a_boat():
    scene = Scene({"master": Fighter("d2", hand=(127,)), "ronin": Fighter("d3", 3)}, {"d4": "boat"})
    scene.play(master=127)
    assert scene.where("ronin") == "d5"
