"""Special rules of some opponents: concealment, desperation, the pair, contracts, cards of nightmares."""

from __future__ import annotations

import pytest

from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS
from bot.games.senjutsu.cards.poisons import Poison
from bot.games.senjutsu_solo.behaviour.special_rules import CONTRACTS, COUNTER, FIRST_BLOOD, TOOLS
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, alone
from tests.games.senjutsu_solo.test_modes import begun

HERO = Fighter("d4")


@pytest.mark.parametrize("key", ["assassin", "ninja"])
def test_some_begin_in_hiding(key: str):
    assert begun(foe=key).opponents[0].concealed
    assert not begun().opponents[0].concealed


@pytest.mark.parametrize(("concealed", "wounds"), [(True, 2), (False, 1)])
def test_from_hiding_some_cards_are_stronger(concealed: bool, wounds: int):
    scene = alone(HERO, Enemy("ninja", "d5", 3, ("ninja-ninjato",), concealed=concealed)).play()
    assert scene.hero("student").all_wounds == wounds
    assert not scene.enemy().concealed, "whoever has struck is seen"


def test_a_wound_uncovers_a_concealed_opponent():
    scene = alone(Fighter("d4", hand=(128,), focus=1), Enemy("ninja", "d5", 3, ("002",), concealed=True))
    scene.play(student=128)
    assert not scene.enemy().concealed
    assert scene.told("uncovered")


def test_some_hide_again():
    scene = alone(HERO, Enemy("assassin", "d7", 3, ("assassin-melt-away",))).play()
    assert scene.enemy().concealed
    assert scene.told("concealed")


def test_an_opponent_who_hides_on_his_way_strikes_from_hiding():
    scene = alone(HERO, Enemy("ninja", "d6", 3, ("ninja-night-without-moon",))).play()
    assert scene.hero("student").all_wounds == 2
    assert scene.hero("student").bleeding == 1


@pytest.mark.parametrize(("wounds", "desperate"), [(4, False), (5, True)])
def test_with_two_wounds_left_she_is_desperate(wounds: int, desperate: bool):
    cards = ("onna_bugeisha-crescent",)
    scene = alone(HERO, Enemy("onna_bugeisha", "d6", 3, cards, wounds=wounds)).play()
    assert scene.enemy().desperate == desperate
    assert scene.hero("student").all_wounds == 1 + desperate


@pytest.mark.parametrize(("poison", "desperate"), [("virulent", True), ("paralysis", False)])
def test_virulent_poison_can_make_her_desperate(poison: Poison, desperate: bool):
    """With four wounds of seven she can take three more, and one fewer under virulent poison."""
    cards = ("onna_bugeisha-crescent",)
    enemy = Enemy("onna_bugeisha", "d6", 3, cards, wounds=4, poisons=((poison, 4),))
    scene = alone(HERO, enemy).play()
    assert scene.hero("student").all_wounds == 1 + desperate


def test_once_desperate_she_is_so_until_she_falls():
    """The poison ends with the turn; her desperation does not."""
    scene = alone(HERO, Enemy("onna_bugeisha", "d6", 3, ("002",), wounds=4, poisons=(("virulent", 1),)))
    scene.play()
    assert scene.enemy().poisons == []
    assert scene.enemy().desperate


def test_with_a_limit_below_three_she_begins_desperate():
    game = begun(foe="onna_bugeisha,samurai_boss,yasuke")
    assert {one.limit for one in game.opponents} == {2}
    assert game.opponents[0].desperate


def test_of_a_pair_both_must_fall():
    dog = Enemy("hachiko", "d7", 3, ("hachiko-growl",))
    scene = alone(Fighter("d4", hand=(126,)), Enemy("ashigaru", "d5", 3, ("002",), limit=1), dog)
    scene.play(student=126)
    assert scene.enemy(0).fallen
    assert scene.match.outcome is None


def fulfilled(scene_contracts: frozenset[str]) -> list[str]:
    return [one for one in CONTRACTS if one in scene_contracts]


def test_the_first_wound_of_the_fight_is_a_contract():
    scene = alone(HERO, Enemy("yojimbo", "d5", 3, ("yojimbo-draw-and-cut",))).play()
    assert fulfilled(scene.enemy().contracts) == [FIRST_BLOOD]
    assert [facts["contract"] for facts in scene.told("contract")] == [FIRST_BLOOD]


def test_a_hero_who_drew_first_blood_has_cancelled_the_contract():
    enemy = Enemy("yojimbo", "d5", 3, ("yojimbo-draw-and-cut",), wounds=1)
    assert alone(HERO, enemy).play().enemy().contracts == frozenset()


def test_a_counter_that_wounds_is_a_contract():
    cards = ("yojimbo-between-two-houses", "023")
    scene = alone(Fighter("d4", wounds=1, hand=(126,)), Enemy("yojimbo", "d5", 3, cards))
    scene.play(student=126)
    assert fulfilled(scene.enemy().contracts) == [COUNTER]


def test_three_different_attacks_that_wound_are_a_contract_and_the_third_contract_wins():
    scene = alone(HERO, Enemy("yojimbo", "d5", 3, ("yojimbo-draw-and-cut",)))
    yojimbo = scene.enemy()
    yojimbo.hits = frozenset(["solo:023", "solo:024"])
    yojimbo.contracts = frozenset([COUNTER])
    scene.play()
    assert fulfilled(yojimbo.contracts) == [FIRST_BLOOD, COUNTER, TOOLS]
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "lost"
    assert scene.hero("student").all_wounds == 1, "whatever is left to him"


def test_the_terror_stops_every_card():
    scene = alone(Fighter("d4", hand=(126,)), Enemy("ronin", "d6", 3, ("ronin-the-terror",))).play(
        student=126
    )
    assert scene.hero("student").all_wounds == 0
    assert scene.enemy().all_wounds == 0
    assert scene.told("cancelled")


def test_an_opponent_changes_places_with_a_hero():
    enemy = Enemy("student", "d5", 3, ("student-mountain-switch",))
    scene = alone(HERO, enemy)
    scene.hero("student").stuns = 1
    scene.play()
    assert scene.told("swap")


@pytest.mark.parametrize("cart", ["c3", "d3"])
def test_a_push_leads_where_it_is_worst(cart: str):
    """A push out of line has two hexes to choose from. On one of them stands a burning cart."""
    enemy = Enemy("warrior", "e5", 3, ("warrior-warding-arc",))
    scene = alone(HERO, enemy, terrain={cart: "cart"}).play()
    assert scene.hero("student").all_wounds == 2
    assert scene.told("terrain")[0]["place"] == cart


def test_no_card_of_an_opponent_leaves_him_a_choice_that_the_book_does_not_make():
    """Remaining choices are pushes and turns of others, which the rules try out, and random draws."""
    lines = [line for card in SOLO_CARDS.values() for line in card.sheet.lines]
    assert all(len(line.ways) == 1 for line in lines)
    assert not any(gate.focus or gate.kamae for card in SOLO_CARDS.values() for gate in card.sheet.gates)
