"""Movement of opponents, rule by rule: melee and range, open and closed paths, distances, several heroes."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.board.hexes import Hex, distance, hex_of
from bot.games.senjutsu_solo.behaviour.aims import targets
from bot.games.senjutsu_solo.behaviour.walking import archers_side
from bot.games.senjutsu_solo.terms import Behaviour
from bot.wording import words
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene, alone

SAID = words("senjutsu-solo")
STEPS = ("002",)
"""A card with two steps and two rotations."""
HERO = Fighter("d4")
"""In the middle, facing up: ahead d5, left c4, right e4."""


@pytest.mark.parametrize(("behaviour", "place"), [("left", "c4"), ("centre", "d5"), ("right", "e4")])
def test_melee_1_he_goes_to_the_side_that_his_behaviour_names(behaviour: Behaviour, place: str):
    scene = alone(HERO, Enemy("samurai_boss", "d6", 3, STEPS, behaviour)).play()
    assert (scene.where(), scene.whys()) == (place, ["side"])


@pytest.mark.parametrize("facing", range(6))
def test_the_sides_turn_with_the_hero(facing: int):
    ahead = ("d5", "e4", "e3", "d3", "c3", "c4")[facing]
    start = ("d6", "f5", "f3", "d2", "b3", "b5")[facing]
    scene = alone(Fighter("d4", facing), Enemy("samurai_boss", start, (facing + 3) % 6, STEPS)).play()
    assert scene.where() == ahead
    assert scene.enemy().facing == (facing + 3) % 6, "he looks at the hero"


def test_melee_1_a_path_is_open_however_long():
    """Three rocks lie between him and his side; he goes around them."""
    rocks = {"c5": "rocks", "d6": "rocks", "d5": "rocks"}
    scene = alone(HERO, Enemy("samurai_boss", "c6", 3, STEPS, "left"), terrain=rocks).play()  # type: ignore[arg-type]
    assert scene.whys() == ["side"]
    assert scene.where() in ("b5", "b4", "c4")


def test_melee_2_without_an_open_path_he_goes_the_shortest_way():
    scene = alone(HERO, Enemy("samurai_boss", "d6", 3, STEPS), terrain={"d5": "rocks"}).play()
    assert scene.whys() == ["shortest"]
    assert distance(hex_of(scene.where()), hex_of("d4")) == 1


def test_a_side_off_the_field_or_taken_is_no_open_path():
    edge = alone(Fighter("d7"), Enemy("samurai_boss", "d5", 0, STEPS)).play()
    assert edge.whys() == ["shortest"]
    taken = alone(HERO, Enemy("samurai_boss", "d7", 3, STEPS), Enemy("ashigaru_katana", "d5", 3, ("022",)))
    taken.play()
    assert taken.whys() == ["shortest"]


def test_an_opponent_at_his_distance_but_not_on_his_side_goes_round():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, STEPS, "left")).play()
    assert (scene.where(), scene.whys()) == ("c4", ["side"])


def test_he_does_not_give_up_his_distance_to_get_round():
    """A spearman two hexes behind the hero cannot get round in one move, and stays two hexes away."""
    scene = alone(HERO, Enemy("ashigaru_yari", "d2", 0, STEPS)).play()
    assert scene.whys() == ["side"]
    assert distance(hex_of(scene.where()), hex_of("d4")) == 2
    assert scene.where() != "d2"


def test_a_spearman_keeps_two_hexes_away():
    scene = alone(HERO, Enemy("ashigaru_yari", "d7", 3, STEPS)).play()
    assert scene.where() == "d6"
    near = alone(HERO, Enemy("ashigaru_yari", "d5", 3, STEPS)).play()
    assert near.where() == "d6"


def test_nobody_goes_onto_terrain_or_bamboo_of_his_own_will():
    around = dict.fromkeys(("c5", "d5", "e5", "c6", "e6", "d7"), "bamboo")
    scene = alone(HERO, Enemy("samurai_boss", "d6", 3, STEPS), terrain=around).play()  # type: ignore[arg-type]
    assert scene.where() == "d6"
    assert len(scene.game.terrain) == 6


def test_range_1_who_sees_his_target_from_far_enough_stays():
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "d7", 3, STEPS)).play()
    assert (scene.where(), scene.whys()) == ("d7", ["in_sight"])
    assert not scene.told("move")


def test_range_2_who_is_too_near_backs_off():
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "d4", 3, STEPS)).play()
    assert scene.whys() == ["too_near"]
    assert distance(hex_of(scene.where()), hex_of("d1")) == 5


@pytest.mark.parametrize(("behaviour", "column"), [("left", "bc"), ("right", "ef")])
def test_range_2_he_backs_off_to_his_side(behaviour: Behaviour, column: str):
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "d4", 3, STEPS, behaviour)).play()
    assert scene.whys() == ["too_near"]
    assert scene.where()[0] in column


def test_range_3_who_does_not_see_goes_to_his_side_until_he_does():
    """A rock blocks his sight. Straight ahead of the hero, five hexes away, a hex is free."""
    rocks = {"c5": "rocks"}
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "c6", 3, STEPS, "centre"), terrain=rocks)  # type: ignore[arg-type]
    scene.play()
    assert scene.whys() == ["seek_side"]
    assert scene.told("move")


def test_range_4_without_a_path_he_goes_wherever_he_sees():
    """Another opponent stands on his side."""
    scene = alone(
        Fighter("d1"),
        Enemy("ashigaru_yumi", "c6", 3, STEPS, "centre"),
        Enemy("samurai_boss", "d6", 3, ("022",)),
        terrain={"c5": "rocks"},
    ).play()
    assert scene.whys() == ["seek_any"]
    assert scene.told("move")


def test_the_nearest_hero_is_meant():
    scene = Scene(
        {"student": Fighter("d1"), "warrior": Fighter("d5", 0)}, [Enemy("samurai_boss", "d7", 3, STEPS)]
    ).play()
    assert scene.told("decides")[0]["foe"] == "hero:warrior"


@pytest.mark.parametrize(("behaviour", "meant"), [("left", "warrior"), ("right", "student")])
def test_of_two_as_near_the_one_on_his_side(behaviour: Behaviour, meant: str):
    """He faces down, so the east of the field is on his left."""
    heroes = {"student": Fighter("c3"), "warrior": Fighter("e3")}
    scene = Scene(heroes, [Enemy("samurai_boss", "d5", 3, STEPS, behaviour)]).play()
    assert scene.told("decides")[0]["foe"] == f"hero:{meant}"


def test_of_two_as_much_on_his_side_the_leftmost():
    heroes = {"student": Fighter("c3"), "warrior": Fighter("e3")}
    scene = Scene(heroes, [Enemy("samurai_boss", "d5", 3, STEPS, "centre")]).play()
    assert scene.told("decides")[0]["foe"] == "hero:warrior"


def test_the_fallen_lord_counts_as_a_hero():
    scene = Scene(
        {"student": Fighter("d1")},
        [Enemy("samurai_boss", "d7", 3, STEPS)],
        mode="fallen_lord",
        lord=("d5", 0),
    ).play()
    assert scene.told("decides")[0]["foe"] == "foe:lord"
    assert [one.name for one in targets(scene.game)] == ["hero:student", "foe:lord"]


def test_wakou_need_not_go_the_same_way_twice():
    """Others need a rotation between two steps in different directions. He does not, and still faces the
    hero."""
    hero, cards = Fighter("e3", 3), ("008",)
    wakou = alone(hero, Enemy("wakou", "d1", 0, cards)).play()
    boss = alone(hero, Enemy("samurai_boss", "d1", 0, cards)).play()
    assert (wakou.where(), wakou.enemy().facing) == ("e2", 0)
    assert (boss.where(), boss.enemy().facing) in (("e2", 1), ("e2", 5))


def test_opponents_collide_with_nobody():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, STEPS)).play()
    assert not scene.told("collision")


@pytest.mark.parametrize(("behaviour", "place"), [("left", "a4"), ("centre", "d6"), ("right", "g4")])
def test_an_archer_has_a_side_on_every_field(behaviour: Behaviour, place: str):
    """Five hexes to the left or right are off the field, so the hex nearest to that angle counts."""
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "d4", 3, ("002",), behaviour))
    assert [one.key for one in archers_side(scene.game, scene.enemy(), targets(scene.game)[0])] == [place]


ROAD = Fighter(Hex(-3, 2).key, 1)
"""At one end of the long road."""


@pytest.mark.parametrize(("at", "whys"), [(Hex(5, -2), ["in_sight"]), (Hex(6, -2), ["seek_side"])])
def test_an_archer_out_of_reach_comes_nearer(at: Hex, whys: list[str]):
    """Eight hexes away he stays, nine hexes away he comes nearer."""
    scene = Scene({"student": ROAD}, [Enemy("ashigaru_yumi", at.key, 4, STEPS)], field="long_road").play()
    assert scene.whys() == whys
    (decision,) = scene.told("decides")
    assert decision["beyond"] == ("yes" if whys == ["seek_side"] else "no")


# The log


def test_the_log_says_that_an_opponent_stays():
    """He stands and faces as he wants to."""
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, STEPS)).play()
    (decision,) = scene.told("decides")
    assert (decision["came"], decision["arrived"]) == ("stay", "yes")
    assert "stays" in SAID.step(next(step for step in scene.steps if step.name == "decides"))
    assert not scene.told("move")


def test_the_log_says_that_an_opponent_only_turns():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 2, STEPS)).play()
    (decision,) = scene.told("decides")
    assert (decision["came"], scene.where()) == ("turn", "d5")
    assert "turns" in SAID.step(next(step for step in scene.steps if step.name == "decides"))


def test_the_log_does_not_say_that_a_blocked_opponent_walks():
    """Bamboo all around him."""
    around = dict.fromkeys(("c5", "d5", "e5", "c6", "e6", "d7"), "bamboo")
    scene = alone(HERO, Enemy("samurai_boss", "d6", 3, STEPS), terrain=around).play()  # type: ignore[arg-type]
    (decision,) = scene.told("decides")
    assert (decision["came"], decision["arrived"]) == ("stay", "no")


def test_the_log_gives_the_reason_before_the_walk():
    scene = alone(HERO, Enemy("samurai_boss", "d6", 3, STEPS)).play()
    names = [step.name for step in scene.steps if step.name in ("decides", "move")]
    assert names == ["decides", "move"]
    assert scene.told("decides")[0]["came"] == "walk"
