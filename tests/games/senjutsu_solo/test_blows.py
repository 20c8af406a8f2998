"""Attacks of opponents, rule by rule: the hex they strike from, and when they do not strike."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.cards.opponent_card import GROUPS
from bot.games.senjutsu_solo.terms import Behaviour, Stance
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene, alone

HERO = Fighter("d4")
"""In the middle, facing up: ahead d5, left c4, right e4; behind c3, d3, e3."""
CUT = Fighter("d4", hand=(102,))
"""A hero with a card to discard for his Katana, which strikes ahead at speed 4."""
KATANA = 70


@pytest.mark.parametrize(("behaviour", "place"), [("left", "c3"), ("centre", "d3"), ("right", "e3")])
def test_1_he_strikes_from_behind_and_his_behaviour_says_where(behaviour: Behaviour, place: str):
    scene = alone(HERO, Enemy("samurai_boss", "d3", 0, ("014",), behaviour)).play()
    assert (scene.where(), scene.whys()) == (place, ["behind"])
    assert scene.hero("student").all_wounds == 1


def test_1_he_moves_behind_even_if_he_could_strike_from_where_he_stands():
    scene = alone(HERO, Enemy("samurai_boss", "c4", 2, ("025",), "left")).play()
    assert (scene.where(), scene.whys()) == ("c3", ["behind"])


def test_2_else_he_strikes_without_moving():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, ("023",))).play()
    assert (scene.where(), scene.whys()) == ("d5", ["stay"])
    assert scene.hero("student").all_wounds == 1
    assert not scene.told("move")


@pytest.mark.parametrize(("behaviour", "place"), [("centre", "d5"), ("right", "e4")])
def test_2_who_must_move_to_reach_his_target_does_so_to_his_side(behaviour: Behaviour, place: str):
    """Nothing is in his way, so the reason is not that he has to go elsewhere."""
    scene = alone(HERO, Enemy("samurai_boss", "e5", 3, ("014",), behaviour)).play()
    assert (scene.where(), scene.whys()) == (place, ["approach"])
    assert scene.hero("student").all_wounds == 1


@pytest.mark.parametrize(("behaviour", "place"), [("centre", "e4"), ("right", "c4")])
def test_3a_where_he_would_be_blocked_he_goes_elsewhere(behaviour: Behaviour, place: str):
    """Agile Block covers the hex ahead at his speed. Feint Cut changes his behaviour first."""
    scene = alone(Fighter("d4", hand=(115,)), Enemy("samurai_boss", "d5", 3, ("016",), behaviour))
    scene.play({"student": {"speed": "speed:6"}}, student=115)
    assert (scene.where(), scene.whys()) == (place, ["elsewhere"])
    assert scene.hero("student").all_wounds == 1


def test_3a_where_no_hex_is_better_he_strikes_into_the_guard():
    scene = alone(Fighter("d4", hand=(123,)), Enemy("samurai_boss", "d5", 3, ("019",), stance="defensive"))
    scene.play({"student": {"speed": "speed:5"}}, student=123)
    assert scene.whys()[0] == "blocked"
    assert scene.told("blocked")
    assert scene.hero("student").all_wounds == 0


def test_3a_terrain_stops_him_like_a_block():
    """Two hexes away, with rock on the only hex between, he strikes the rock."""
    scene = alone(HERO, Enemy("ashigaru_yari", "d6", 3, ("monk-wide-wheel",)), terrain={"d5": "rocks"}).play()
    assert scene.whys() == ["blocked"]
    assert scene.hero("student").all_wounds == 0


def test_3b_where_he_would_be_struck_himself_he_goes_elsewhere():
    scene = alone(CUT, Enemy("samurai_boss", "d5", 3, ("016",), "centre"))
    scene.play({"student": {"discard-card": "card:102"}}, student=KATANA)
    assert (scene.where(), scene.whys()) == ("e4", ["elsewhere"])
    assert scene.enemy().all_wounds == 0


def test_3b_only_what_is_still_to_come_counts():
    """The hero's cut at speed 6 has been made when the opponent strikes at speed 5."""
    scene = alone(Fighter("d4", hand=(47,)), Enemy("samurai_boss", "d5", 3, ("023",), stance="defensive"))
    scene.play(student=47)
    assert scene.whys() == ["stay"]


def test_3c_where_he_would_strike_one_of_his_own_he_goes_elsewhere():
    scene = alone(
        HERO, Enemy("samurai_boss", "d5", 3, ("025",)), Enemy("ashigaru_katana", "e4", 0, ("002",))
    ).play()
    assert (scene.where(), scene.whys()) == ("c4", ["elsewhere"])
    assert scene.enemy(1).all_wounds == 0
    assert scene.hero("student").all_wounds == 2


@pytest.mark.parametrize(
    ("stance", "whys", "wounds"), [("offensive", ["offensive"], 1), ("defensive", ["defensive", "side"], 0)]
)
def test_4_who_would_be_struck_wherever_he_goes(stance: Stance, whys: list[str], wounds: int):
    """On the offensive he accepts it; on the defensive he counts as unable to attack."""
    scene = alone(CUT, Enemy("samurai_boss", "d5", 3, ("023",), stance=stance))
    scene.play({"student": {"discard-card": "card:102"}}, student=KATANA)
    assert scene.whys() == whys
    assert scene.hero("student").all_wounds == wounds


@pytest.mark.parametrize(("stance", "struck"), [("offensive", 1), ("defensive", 0)])
def test_4_who_would_strike_his_own_wherever_he_goes(stance: Stance, struck: int):
    scene = alone(
        HERO,
        Enemy("samurai_boss", "d5", 3, ("017",), stance=stance),
        Enemy("ashigaru_katana", "c4", 0, ("002",)),
        Enemy("ashigaru_yari", "e4", 0, ("002",)),
    ).play()
    assert scene.whys()[0] == stance
    assert scene.enemy(1).all_wounds == scene.enemy(2).all_wounds == struck


@pytest.mark.parametrize(
    ("stance", "whys"), [("offensive", ["offensive"]), ("defensive", ["defensive", "side"])]
)
def test_3_nobody_goes_elsewhere_to_be_blocked_there(stance: Stance, whys: list[str]):
    """From d5 he would also strike an ally; the hero's block covers the only other hex."""
    scene = alone(
        Fighter("d4", 4, hand=(111,)),
        Enemy("samurai_boss", "d5", 3, ("025",), stance=stance),
        Enemy("ashigaru_katana", "e4", 0, ("002",)),
    )
    scene.play({"student": {"speed": "speed:4"}}, student=111)
    assert scene.whys() == whys
    assert not scene.told("blocked")


def test_an_opponent_who_would_hit_an_ally_from_behind_stays_and_strikes():
    """From c3, behind the hero, the cut would also reach his ally on d3."""
    scene = alone(
        HERO,
        Enemy("samurai_boss", "c4", 2, ("master-masterful-cut",), "left"),
        Enemy("ashigaru_katana", "d3", 3, ("002",)),
    ).play()
    assert (scene.where(), scene.whys()) == ("c4", ["stay"])
    assert scene.hero("student").all_wounds == 2
    assert scene.enemy(1).all_wounds == 0


def test_5_who_reaches_nobody_does_the_second_part_at_its_speed():
    scene = alone(HERO, Enemy("samurai_boss", "d7", 3, ("023",))).play()
    assert scene.whys() == ["out_of_reach", "side"]
    assert scene.where() == "d6"
    assert [facts["speed"] for facts in scene.told("resolve")] == [2]


def test_an_attack_that_was_made_skips_the_part_instead():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, ("023",))).play()
    assert [facts["part"] for facts in scene.told("resolve")] == [0]


def test_an_attack_in_two_parts_strikes_twice():
    scene = alone(HERO, Enemy("samurai_boss", "d5", 3, ("022",))).play()
    assert scene.whys() == ["stay", "stay"]
    assert scene.hero("student").all_wounds == 2


def test_most_wounds_come_first():
    """Without a step he wounds once; after a step to the left he wounds twice."""
    scene = alone(HERO, Enemy("samurai_boss", "d5", 2, ("025",), "left")).play()
    assert scene.hero("student").all_wounds == 2


def test_an_execution_counts_as_five_wounds():
    """From straight ahead he would wound twice; from one hex to the side he executes the hero."""
    scene = alone(HERO, Enemy("warrior", "d6", 3, ("warrior-flaming-phoenix-arc",)))
    scene.play()
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "lost"
    assert scene.told("fall")[0]["reason"] == "execution"


def test_of_two_who_would_suffer_as_much_the_nearer():
    heroes = {"student": Fighter("d4"), "warrior": Fighter("d5", 3)}
    scene = Scene(heroes, [Enemy("ashigaru", "d6", 3, ("kojiro-swallow-cut",))]).play()
    assert scene.told("decides")[0]["foe"] == "hero:warrior"


def test_a_cancelled_movement_is_not_there_to_strike_with():
    """The hero's War Cry comes first: he steps up, and it cancels the opponent's movement."""
    scene = alone(Fighter("d3", hand=(98,)), Enemy("samurai_boss", "d6", 3, ("023",)))
    scene.play(student=98)
    assert scene.whys()[0] == "out_of_reach"
    assert not [facts for facts in scene.told("move") if facts["samurai"] == scene.enemy().label]


@pytest.mark.parametrize(("card", "speed"), [(102, 3), (116, 6)])
def test_a_shot_wounds_whoever_is_slower(card: int, speed: int):
    scene = alone(Fighter("d1", hand=(card,)), Enemy("ashigaru_yumi", "d7", 3, ("036",))).play(student=card)
    assert scene.whys() == ["shot"]
    assert scene.hero("student").all_wounds == (speed < 5)
    assert len(scene.told("missed")) == (speed > 5)


def test_of_a_span_of_speeds_the_lowest_is_compared():
    scene = alone(Fighter("d1", hand=(114,)), Enemy("ashigaru_yumi", "d7", 3, ("036",)))
    scene.play({"student": {"speed": "speed:6"}}, student=114)
    assert scene.hero("student").all_wounds == 1


def test_a_stun_has_no_speed_to_compare():
    scene = alone(Fighter("d1"), Enemy("ashigaru_yumi", "d7", 3, ("036",))).play()
    assert scene.told("missed")


def test_a_block_stops_a_shot():
    scene = alone(Fighter("d1", hand=(123,)), Enemy("ashigaru_yumi", "d7", 3, ("036",)))
    scene.play({"student": {"speed": "speed:5"}}, student=123)
    assert scene.told("blocked")
    assert scene.hero("student").all_wounds == 0


def test_an_archer_who_sees_nobody_moves_instead_of_shooting():
    scene = alone(
        Fighter("d1", hand=(102,)), Enemy("ashigaru_yumi", "d7", 3, ("036",)), terrain={"d6": "rocks"}
    ).play(student=102)
    assert scene.whys()[0] == "unseen"
    assert scene.told("move")


def test_nobody_is_shot_at_beside_oneself():
    scene = alone(Fighter("d4", hand=(102,)), Enemy("ashigaru_yumi", "d5", 3, ("036",))).play(student=102)
    assert scene.whys() == ["unseen", "too_near"]


@pytest.mark.parametrize(("card", "wounds"), [(102, 2), (116, 0)])
def test_the_arquebus_is_shot_once_whether_it_hits_or_not(card: int, wounds: int):
    """The card leaves the game then, and he fights hand to hand."""
    scene = alone(Fighter("d1", hand=(card,)), Enemy("arquebusier", "d7", 3, ("039",))).play(student=card)
    gunner = scene.enemy()
    assert scene.hero("student").all_wounds == wounds
    assert (gunner.distance, gunner.ranged) == (1, False)
    assert "solo:039" in {piece.partition("#")[0] for piece in scene.game.out}
    assert not any(piece.startswith("solo:039") for piece in (*gunner.deck, *gunner.discard))


def test_an_arquebus_that_is_not_shot_stays():
    scene = alone(
        Fighter("d1", hand=(102,)), Enemy("arquebusier", "d7", 3, ("039",)), terrain={"d6": "rocks"}
    ).play(student=102)
    assert scene.enemy().ranged
    assert any(piece.startswith("solo:039") for piece in scene.enemy().discard)


@pytest.mark.parametrize(("focus", "whys"), [(0, ["stay"]), (1, ["defensive", "side"])])
def test_3b_a_blow_that_cannot_be_paid_frightens_nobody(focus: int, whys: list[str]):
    """The second cut of Cleaving Waterfall, at speed 4, costs 1 focus; he strikes at speed 5."""
    hero = Fighter("d4", focus=focus, hand=(48,))
    scene = alone(hero, Enemy("samurai_boss", "d5", 3, ("023",), stance="defensive")).play(student=48)
    assert scene.whys() == whys


@pytest.mark.parametrize(("kamae", "whys"), [("neutral", ["stay"]), ("balance", ["defensive", "side"])])
def test_3b_nor_does_one_for_a_kamae_that_cannot_be_had(kamae: Kamae, whys: list[str]):
    """All three cuts of Masterful Cut, at speed 6, need a kamae; he strikes at speed 7."""
    hero = Fighter("d4", kamae=kamae, hand=(19,))
    scene = alone(hero, Enemy("samurai_boss", "d5", 3, ("024",), stance="defensive")).play(student=19)
    assert scene.whys() == whys


@pytest.mark.parametrize(("focus", "speed"), [(0, 3), (1, 6)])
def test_a_guard_expects_the_blows_that_can_be_made(focus: int, speed: int):
    """The first of two cuts, at speed 6, costs 1 focus."""
    hero = Fighter("d4", focus=focus, hand=(102,), weapon=68)
    scene = alone(hero, Enemy("samurai_boss", "d5", 3, ("027",)))
    scene.play({"student": {"discard-card": "card:102"}}, student=68)
    assert scene.enemy_speed() == speed
    assert scene.whys()[0] == "matches"


@pytest.mark.parametrize(("at", "whys"), [(Hex(5, -2), "shot"), (Hex(6, -2), "unseen")])
def test_a_bow_carries_eight_hexes(at: Hex, whys: str):
    hero = Fighter(Hex(-3, 2).key, 1, hand=(102,))
    scene = Scene({"student": hero}, [Enemy("ashigaru_yumi", at.key, 4, ("036",))], field="long_road")
    scene.play(student=102)
    assert scene.whys()[0] == whys


@pytest.mark.parametrize(("at", "whys"), [(Hex(7, -3), "shot"), (Hex(8, -3), "unseen")])
def test_an_arquebus_carries_ten(at: Hex, whys: str):
    hero = Fighter(Hex(-3, 2).key, 1, hand=(102,))
    scene = Scene({"student": hero}, [Enemy("arquebusier", at.key, 4, ("039",))], field="long_road")
    scene.play(student=102)
    assert scene.whys()[0] == whys


@pytest.mark.parametrize("card", ["008", "009"])
@pytest.mark.parametrize(("at", "works"), [(Hex(4, -2), True), (Hex(6, -2), False)])
def test_taunt_and_war_cry_carry_five(card: str, at: Hex, works: bool):
    """He comes two hexes nearer first."""
    hero = Fighter(Hex(-3, 2).key, 1, hand=(102,))
    scene = Scene({"student": hero}, [Enemy("samurai_boss", at.key, 4, (card,))], field="long_road")
    scene.play(student=102)
    step = "kamae" if card == "008" else "cancelled"
    assert bool(scene.told(step)) is works


def test_the_opponents_horse_kick_has_initiative_6():
    assert [str(card.speeds) for card in GROUPS[4] if card.number == "018"] == ["6"]


# Why


def test_a_card_that_changes_behaviour_first_is_explained_with_the_new_one():
    """Feint Cut changes his behaviour from left to centre, and he strikes from there."""
    scene = alone(HERO, Enemy("samurai_boss", "e5", 3, ("016",), "left")).play()
    (decision,) = scene.told("decides")
    assert decision["behaviour"] == "behaviour:centre" == f"behaviour:{scene.enemy().behaviour}"


def test_the_rule_of_most_wounds_is_told_where_it_decided():
    """From straight ahead he would wound twice without a step; from one hex to the side he executes the
    hero."""
    scene = alone(HERO, Enemy("warrior", "d6", 3, ("warrior-flaming-phoenix-arc",))).play()
    decision = scene.told("decides")[0]
    assert decision["why"] == ("most_wounds", decision["rule"])
    assert decision["wounds"] == 5
    (plain,) = alone(HERO, Enemy("samurai_boss", "d5", 3, ("023",))).play().told("decides")
    assert plain["why"] == "stay"


def test_of_two_heroes_the_farther_one_is_meant_if_he_is_slower():
    """A shot wounds only the slower one."""
    heroes = {"student": Fighter("d1", hand=(102,)), "warrior": Fighter("c3", hand=(116,))}
    scene = Scene(heroes, [Enemy("ashigaru_yumi", "d7", 3, ("036",))]).play(student=102, warrior=116)
    decision = scene.told("decides")[0]
    assert (decision["foe"], decision["why"]) == ("hero:student", ("most_wounds", "shot"))


def test_a_two_part_attack_out_of_reach_says_so_once():
    scene = alone(HERO, Enemy("samurai_boss", "d7", 3, ("022",))).play()
    assert scene.whys() == ["out_of_reach", "side"]
    assert scene.told("decides")[0]["instead"] == "attack"


def test_after_one_of_two_blows_nothing_replaces_the_second():
    """Between the two cuts, at speed 5, the hero steps back."""
    hero = Fighter("d4", kamae="determination", hand=(59,))
    scene = alone(hero, Enemy("musashi", "d5", 3, ("musashi-two-heavens",)))
    scene.play({"student": {"move": "d3 ↑"}}, student=59)
    assert scene.whys() == ["stay", "out_of_reach"]
    assert scene.told("decides")[1]["instead"] == "nothing"
    assert scene.where() == "d5"
