"""Attacks: reaching the foe, blocks, counters, pushes, success."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.cards.card import piece
from bot.games.senjutsu.state.samurai import Staying
from tests.games.senjutsu.scene import Fighter, Scene, duel


def hit(scene: Scene) -> bool:
    return bool(scene.told("wound"))


def test_an_attack_that_can_hit_must_hit():
    """Only steps from which the attack hits are offered."""
    scene = duel(master=Fighter("d3", hand=(61,), kamae="aggression"), ronin=Fighter("c4", 3))
    scene.play(master=61)
    assert "move" not in scene.questions("master") or set(scene.offered("master", "move")) == {"c3"}
    assert scene.told("move") == ["Master goes from d3 to c3."]


def test_focus_is_due_where_nothing_else_reaches():
    scene = duel(master=Fighter("d3", focus=1, hand=(102,), weapon=71), ronin=Fighter("c3", 3))
    scene.play({"master": {"stronger": "no"}}, master=71)
    assert "stronger" not in scene.questions("master")
    assert scene.told("spend") == ["Master spends 1 focus, and has 0 left."]


def test_nobody_has_to_strike_harder_than_needed():
    scene = duel(master=Fighter("d3", focus=1, hand=(86,)), ronin=Fighter("d5", 3))
    scene.play({"master": {"stronger": "no"}}, master=86)
    assert scene.told("wound") == ["Ronin takes a wound: 0 → 1 of 5."]


def test_nobody_is_asked_to_pay_for_a_blow_at_an_empty_hex():
    scene = duel(master=Fighter("d3", focus=1, hand=(86,)), ronin=Fighter("d7", 3))
    scene.play({"master": {"stronger": "yes"}}, master=86)
    assert "stronger" not in scene.questions("master")
    assert scene.told("spend") == []


def test_a_paid_wound_falls_on_its_own_hex_only():
    """Naginata: one wound at a distance; for focus one more on a hex beside him."""
    scene = duel(
        master=Fighter("d3", focus=1, hand=(102,), weapon=71),
        student=Fighter("c3", 3),
        ronin=Fighter("d5", 3),
    )
    scene.play({"master": {"stronger": "yes"}}, master=71)
    assert scene.told("spend") == ["Master spends 1 focus, and has 0 left."]
    assert sorted(wound.partition(" takes ")[2] for wound in scene.told("wound")) == [
        "a wound: 0 → 1 of 5.",
        "a wound: 0 → 1 of 5.",
    ]


def test_another_blow_replaces_those_of_the_grid_and_is_not_sold_where_nobody_stands():
    scene = duel(warrior=Fighter("d3", focus=2, hand=(60,)), ronin=Fighter("d4", 3))
    scene.play({"warrior": {"stronger": "yes"}}, warrior=60)
    assert scene.told("spend") == ["Warrior spends 2 focus, and has 0 left."]
    assert scene.told("wound") == ["Ronin takes a wound that bleeds: 0 → 1 of 5."]
    away = duel(warrior=Fighter("d3", focus=2, hand=(60,)), ronin=Fighter("d7", 3))
    away.play({"warrior": {"stronger": "yes"}}, warrior=60)
    assert "stronger" not in away.questions("warrior")


def test_all_steps_are_open_if_nobody_can_be_reached():
    scene = duel(master=Fighter("d1", hand=(126,)), ronin=Fighter("d7", 3))
    scene.play(master=126)
    places = {key.partition(" ")[0] for key in scene.offered("master", "move")}
    assert places == {"d1", "c1", "d2", "e1"}


def test_a_switch_must_lead_to_where_the_foe_is_reached():
    """Dragon Tail strikes backwards. Only in Determination may he turn round to a foe beside him."""
    scene = duel(master=Fighter("d3", kamae="balance", hand=(15,)), ronin=Fighter("e2", 3))
    scene.play(master=15)
    assert scene.told("kamae") == ["Master stands in Determination now."]
    assert hit(scene)


BLOCK = {"ronin": {"speed": "speed:5"}}


@pytest.mark.parametrize(
    ("attacker", "facing", "stopped"),
    [("d4", 3, True), ("d2", 0, False)],
    ids=["from the front", "from behind"],
)
def test_a_block_covers_the_hexes_of_its_grid(attacker: str, facing: int, stopped: bool):
    """The attacker stands on a blocked hex, or behind the blocker."""
    scene = duel(master=Fighter(attacker, facing, hand=(44,)), ronin=Fighter("d3", 0, hand=(123,)))
    scene.play(BLOCK, master=44, ronin=123)
    assert hit(scene) is not stopped


def test_a_block_at_another_speed_stops_nothing():
    scene = duel(master=Fighter("d4", 3, hand=(44,)), ronin=Fighter("d3", 0, hand=(123,)))
    scene.play({"ronin": {"speed": "speed:4"}}, master=44, ronin=123)
    assert hit(scene)


def test_a_long_blow_is_stopped_on_the_only_way():
    scene = duel(master=Fighter("d5", 3, hand=(107,)), ronin=Fighter("d3", 0, hand=(123,)))
    scene.play({"ronin": {"speed": "speed:3"}}, master=107, ronin=123)
    assert scene.told("blocked") and not hit(scene)


@pytest.mark.parametrize(("card", "stopped"), [(89, False), (123, True)])
def test_of_two_shortest_ways_both_must_be_blocked(card: int, stopped: bool):
    """A Naginata strikes c3 from d2, over c2 or d3. Emergency Block covers one of these hexes, Fend covers
    both."""
    ronin = Fighter("c3", 3, focus=1, hand=(card, 102))
    scene = duel(master=Fighter("d2", 0, hand=(102,), weapon=71), ronin=ronin)
    scene.play({"ronin": {"speed": "speed:5"}}, master=71, ronin=card)
    assert bool(scene.told("blocked")) is stopped
    assert bool(scene.told("wound")) is not stopped


def test_terrain_stops_blows_at_every_speed_and_is_nobodys_success():
    scene = Scene(
        {"master": Fighter("d5", 3, hand=(107,)), "ronin": Fighter("d3", 0, hand=(123,))}, {"d4": "rocks"}
    )
    scene.play({"ronin": {"speed": "speed:3"}}, master=107, ronin=123)
    assert scene.told("blocked") == ["Something stands between: the blow of Master never reaches Ronin."]
    assert scene.told("push") == []


def test_an_unblockable_attack_passes_a_block():
    scene = duel(master=Fighter("d4", 3, hand=(87,)), ronin=Fighter("d3", 0, focus=2, hand=(123,)))
    scene.play(BLOCK, master=87, ronin=123)
    assert scene.told("focus") == ["Ronin: focus 2 → 0."]


def test_a_blocked_attack_loses_its_success_and_the_rest_is_resolved():
    scene = duel(master=Fighter("d4", 3, hand=(126, 102)), ronin=Fighter("d3", 0, hand=(123,)))
    scene.play(BLOCK, master=126, ronin=123)
    assert scene.told("stun") == []
    other = duel(master=Fighter("d4", 3, hand=(48,)), ronin=Fighter("d3", 0, hand=(115,)))
    other.play({"ronin": {"speed": "speed:7"}}, master=48, ronin=115)
    assert len([step for step in other.steps if step.name == "resolve"]) == 3


def test_a_counter_is_no_faster_than_the_defence():
    """Steel Block at 6 stops a blow of speed 6 and strikes back: 6 may be played, 8 may not."""
    scene = duel(master=Fighter("d4", 3, hand=(47,)), ronin=Fighter("d3", 0, focus=1, hand=(31, 128, 47)))
    scene.play({"ronin": {"speed": "speed:6", "counter": "card:047"}}, master=47, ronin=31)
    assert scene.offered("ronin", "counter") == ("card:047#ronin.15", "pass")
    assert scene.told("counter") == ["Ronin strikes back with Turning Slash!"]
    assert scene.told("wound") == ["Master takes a wound: 0 → 1 of 5."]


def test_a_counter_is_asked_even_without_an_attack_in_hand():
    """The others must not learn from a question that an attack is in the hand."""
    empty = duel(master=Fighter("d4", 3, hand=(47,)), ronin=Fighter("d3", 0, hand=(31, 102), deck=(47,)))
    empty.play({"ronin": {"speed": "speed:6"}}, master=47, ronin=31)
    assert empty.offered("ronin", "counter") == ("pass",)


def test_a_fallen_samurai_guards_nobody():
    """Ronin fells Master from behind. Then Student strikes Warrior, and Master's block no longer helps."""
    scene = Scene(
        {
            "master": Fighter("d4", hand=(120,), wounds=4, team="crane"),
            "ronin": Fighter("d3", hand=(126,)),
            "student": Fighter("d6", 3, hand=(126,)),
            "warrior": Fighter("d5", team="crane"),
        }
    )
    said = {"master": {"speed": "speed:5"}, "student": {"tie": "slot:2", "move": "d6"}}
    scene.play(said, master=120, ronin=126, student=126)
    assert scene.told("fall") == ["Master falls."]
    assert scene.of("warrior").wounds == 1


def test_an_attacker_who_fell_by_the_counter_is_not_moved():
    """Stalking Tiger Paw after a counter that felled the attacker; a third samurai still stands."""
    scene = Scene(
        {
            "student": Fighter("d3", focus=2, hand=(120, 48, 43)),
            "ronin": Fighter("d4", 3, focus=1, wounds=4, hand=(128,)),
            "master": Fighter("a4", 1),
        }
    )
    said = {"speed": "speed:8", "counter": "card:048", "add-block-success": "card:043"}
    scene.play({"student": said}, student=120, ronin=128)
    assert scene.told("fall", "addition") == [
        "Ronin falls.",
        "Student adds Stalking Tiger Paw to Wind Block.",
    ]


def test_allies_are_hit_too():
    scene = duel(
        master=Fighter("d3", hand=(18,), team="crane"),
        student=Fighter("c3", 3, team="crane"),
        ronin=Fighter("d4", 3, team="tiger"),
    )
    scene.play(master=18)
    assert len(scene.told("wound")) == 2


@pytest.mark.parametrize(("facing", "wounded"), [(4, 0), (0, 2)])
def test_a_block_on_the_attackers_hex_saves_everybody_he_would_hit(facing: int, wounded: int):
    """Ronin faces the attacker, or looks past him. The Student beside the attacker does not block."""
    scene = duel(
        master=Fighter("d3", hand=(18,)),
        student=Fighter("c3", 3, hand=(102,)),
        ronin=Fighter("e3", facing, hand=(89,), focus=1),
    )
    scene.play({"ronin": {"speed": "speed:3"}}, master=18, ronin=89, student=102)
    assert len(scene.told("wound")) == wounded
    assert len(scene.told("blocked")) == 2 - wounded


def test_heavy_armour_takes_one_of_several_wounds():
    scene = duel(master=Fighter("d3", kamae="aggression", hand=(19,)), ronin=Fighter("c3", 3))
    scene.of("ronin").staying.append(Staying(piece(25, "ronin", 1)))
    scene.play(master=19)
    assert scene.told("reduced", "wound", "hobble") == [
        "Heavy Armour takes one of the wounds meant for Ronin.",
        "Ronin limps.",
        "Ronin takes a wound: 0 → 1 of 5.",
    ]


def test_pushed_by_two_one_goes_two_hexes_straight_away():
    scene = duel(master=Fighter("d2", hand=(127,)), ronin=Fighter("d3", 3))
    assert scene.play(master=127).told("push") == ["Master pushes Ronin from d3 to d5."]


def test_a_push_against_the_edge_just_stops():
    scene = duel(master=Fighter("d6", hand=(127,)), ronin=Fighter("d7", 3))
    assert scene.play(master=127).told("push", "held", "stun") == ["Ronin does not give way."]


@pytest.mark.parametrize(("here", "there", "moves"), [("d6", "d7", False), ("d4", "d5", True)])
def test_a_push_that_moves_nobody_is_no_success(here: str, there: str, moves: bool):
    """Book: an attack succeeds when it wounds, gives a status, pushes, pulls or turns."""
    scene = duel(master=Fighter(here, hand=(127, 97)), ronin=Fighter(there, 3))
    scene.play({"master": {"add-attack-success": "card:097"}}, master=127)
    assert ("add-attack-success" in scene.questions("master")) == moves
    assert bool(scene.told("addition")) == moves


def test_a_push_out_of_line_leaves_the_hex_to_the_attacker():
    scene = duel(master=Fighter("d2", hand=(62,)), ronin=Fighter("e3", 3))
    scene.play({"master": {"push": "f4"}}, master=62)
    assert scene.offered("master", "push") == ("e4", "f4")
    assert scene.told("push") == ["Master pushes Ronin from e3 to f4."]


def test_success_means_everybody_who_was_hit():
    scene = duel(
        master=Fighter("d3", kamae="balance", hand=(18,)),
        student=Fighter("c3", 3),
        ronin=Fighter("d4", 3),
    )
    scene.play(master=18)
    assert len(scene.told("hobble")) == 2
