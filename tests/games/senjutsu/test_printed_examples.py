"""The examples that the rulebooks print, as text or as a figure: one scene for each.

The numbers are those of the book's pages, the same in both languages. The examples of the solo game are
tested in its own folder.
"""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.games.senjutsu.cards.building import faults, signature
from bot.games.senjutsu.cards.decks import COPIES, MOST_GOLD, MOST_JADE
from bot.games.senjutsu.cards.heroes import HEROES, changes
from bot.games.senjutsu.cards.language import Kamae
from tests.games.senjutsu.built import built
from tests.games.senjutsu.scene import Fighter, Scene, duel


def order(scene: Scene) -> list[str]:
    """The owners of the resolved cards, in order."""
    return [
        str(step.facts["samurai"]).removeprefix("hero:") for step in scene.steps if step.name == "resolve"
    ]


def test_page_9_whoever_stands_higher_on_the_track_has_the_advantage():
    """The figure: the one who takes the advantage moves to the top, all others move down."""
    scene = duel(
        master=Fighter("d1", hand=(102,)),
        student=Fighter("a5", 1, hand=(102,)),
        ronin=Fighter("g5", 4, focus=2, hand=(28,)),
    )
    assert [one.hero.key for one in scene.game.track] == ["master", "student", "ronin"]
    scene.play(ronin=28, master=102, student=102)
    assert [one.hero.key for one in scene.game.track] == ["ronin", "master", "student"]


def test_page_11_one_branch_through_a_focus_point_pays_and_leads_on():
    """The figure: the Student changes his kamae by one branch; the focus point on it pays, the branch out of
    it is free."""
    scene = duel(student=Fighter("d1", kamae="aggression", hand=(102, 102)), master=Fighter("d7", 3))
    scene.play({"student": {"way": "kamae:balance"}}, student=38)
    assert scene.of("student").kamae == "balance" and scene.of("student").focus == 1
    assert all(change.kamae != "neutral" for change in changes(HEROES["student"], "aggression", 1))


def test_page_11_a_point_without_a_way_on_is_come_back_from_with_the_focus():
    scene = duel(ronin=Fighter("d1", kamae="aggression", hand=(102, 102)), master=Fighter("d7", 3))
    scene.play({"ronin": {"way": "kamae:aggression"}}, ronin=23)
    assert scene.of("ronin").kamae == "aggression" and scene.of("ronin").focus == 1


@pytest.mark.parametrize(("focus", "paid"), [(2, 2), (1, 0)])
def test_page_13_a_card_with_a_cost_is_chosen_only_by_who_can_pay_it(focus: int, paid: int):
    scene = duel(master=Fighter("d1", hand=(102,)), ronin=Fighter("d7", 3, focus=focus, hand=(28, 102)))
    scene.play(master=102, ronin=28 if paid else 102)
    offered = [key.partition("#")[0] for key in scene.offered("ronin", "choose")]
    assert ("card:028" in offered) is bool(paid)
    assert scene.of("ronin").focus == focus - paid


def test_page_14_below_the_line_a_card_goes_on_at_another_speed():
    """The figure: a card is divided by a line with a speed. Masterful Cut (6) resolves between its parts."""
    scene = duel(
        master=Fighter("d1", 3, hand=(19,)),
        student=Fighter("d7", 3, hand=(48,)),
    )
    scene.play(master=19, student=48)
    assert order(scene).count("student") == 2 and order(scene)[1:2] == ["master"]


def test_page_16_a_forced_step_into_somebody_stuns_both_and_costs_a_card():
    """The figure of a forced step onto an occupied hex."""
    scene = duel(master=Fighter("d3", hand=(98, 102)), ronin=Fighter("d4", 3, hand=(102,)))
    scene.play(master=98, ronin=102)
    assert len(scene.told("collision")) == 1
    assert scene.of("master").stuns == 1 and scene.of("ronin").stuns == 1
    assert scene.told("kamae") == []  # The rest of War Cry is lost.


def test_page_17_every_mark_of_a_wound_is_a_wound():
    """The figure of two marks on a hex."""
    scene = duel(master=Fighter("d3", 1, kamae="aggression", hand=(19,)), ronin=Fighter("d4", 3))
    scene.play(master=19)
    assert scene.told("wound") == ["Ronin takes 2 wounds: 0 → 2 of 5."]


def test_page_18_push_2_moves_the_defender_two_hexes():
    scene = duel(master=Fighter("d3", kamae="aggression", hand=(125,)), ronin=Fighter("d4", 3))
    scene.play({"master": {"way": "way:push-2"}}, master=125)
    assert scene.told("push") == ["Master pushes Ronin from d4 to d6."]


def test_page_18_pull_1_moves_the_defender_one_hex():
    scene = duel(
        master=Fighter("d2", kamae="balance", focus=1, hand=(125, 13)),
        ronin=Fighter("d3", 3),
    )
    played = {"master": {"add-at-end": "card:013", "way": ["way:push-1", "way:pull-1"]}}
    scene.play(played, master=125)
    assert scene.told("push", "pull") == [
        "Master pushes Ronin from d3 to d4.",
        "Master pulls Ronin from d4 to d3.",
    ]


SEVERED = {"ronin": {"speed": "speed:5"}}


def test_page_18_a_block_on_the_hex_that_is_struck_stops_the_attack():
    """The figures show Severing Cut (5) against Calm Defence. Here an ally behind the target blocks the
    target's hex."""
    scene = duel(
        master=Fighter("d5", 3, team="crane", hand=(113,)),
        ronin=Fighter("d3", 0, team="tiger", hand=(121,)),
        student=Fighter("d4", 3, team="tiger"),
    )
    scene.play(SEVERED, master=113, ronin=121)
    assert scene.told("blocked") and not scene.told("wound")


def test_page_18_a_block_on_the_hex_of_the_attacker_stops_the_attack():
    scene = duel(master=Fighter("d4", 3, hand=(113,)), ronin=Fighter("d3", 0, hand=(121,)))
    scene.play(SEVERED, master=113, ronin=121)
    assert scene.told("blocked") and not scene.told("wound")


@pytest.mark.parametrize(("facing", "stopped"), [(0, True), (3, False)])
def test_page_18_a_block_on_every_shortest_way_stops_the_attack(facing: int, stopped: bool):
    """To a hex two away in a straight line there is one shortest way. Long Thrust is stopped on its middle
    hex."""
    scene = duel(master=Fighter("d5", 3, hand=(107,)), ronin=Fighter("d3", facing, hand=(121,)))
    scene.play({"ronin": {"speed": "speed:3"}}, master=107, ronin=121)
    assert bool(scene.told("blocked")) is stopped and bool(scene.told("wound")) is not stopped


def test_page_18_where_there_are_several_shortest_ways_each_must_be_blocked():
    """A Naginata strikes c3 from d2, over c2 or d3. Emergency Block covers one of these hexes, Fend covers
    both."""
    for card, stopped in ((89, False), (123, True)):
        ronin = Fighter("c3", 3, focus=1, hand=(card, 102))
        scene = duel(master=Fighter("d2", 0, hand=(102,), weapon=71), ronin=ronin)
        scene.play(SEVERED, master=71, ronin=card)
        assert bool(scene.told("blocked")) is stopped and bool(scene.told("wound")) is not stopped


def test_page_19_each_hex_that_is_struck_is_judged_alone():
    """Idle Strike hits two samurai. The Warrior's block covers the hex of one of them."""
    scene = duel(
        master=Fighter("d3", 0, kamae="neutral", team="crane", hand=(18,)),
        ronin=Fighter("d4", 3, team="tiger"),
        student=Fighter("e3", 4, team="tiger"),
        warrior=Fighter("d5", 3, team="tiger", hand=(121,)),
    )
    scene.play({"warrior": {"speed": "speed:3"}}, master=18, warrior=121)
    assert scene.told("wound") == ["Student takes a wound: 0 → 1 of 5."]
    assert len(scene.told("blocked")) == 1


@pytest.mark.parametrize(("speed", "stopped"), [(6, False), (5, True), (4, False)])
def test_page_19_a_hex_is_blocked_at_the_chosen_speed_only(speed: int, stopped: bool):
    scene = duel(master=Fighter("d4", 3, hand=(113,)), ronin=Fighter("d3", 0, hand=(121,)))
    scene.play({"ronin": {"speed": f"speed:{speed}"}}, master=113, ronin=121)
    assert bool(scene.told("blocked")) is stopped


def test_page_19_a_counter_answers_at_its_speeds_with_an_attack_that_is_no_faster():
    """Steel Block strikes back at 6, 5 and 4: at 5 with a card of speed 5 or less, but no core or weapon
    card."""
    ronin = Fighter("d3", 0, focus=2, hand=(31, 113, 128, 126, 120))
    scene = duel(master=Fighter("d4", 3, hand=(113,)), ronin=ronin)
    scene.play({"ronin": {"speed": "speed:5", "counter": "card:113"}}, master=113, ronin=31)
    offered = {key.partition("#")[0] for key in scene.offered("ronin", "counter")}
    assert offered == {"card:113", "card:126", "pass"} or offered == {"card:113", "pass"}
    assert scene.told("counter") == ["Ronin strikes back with Severing Cut!"]
    assert scene.of("master").bleeding == 1
    assert scene.of("ronin").instant is None  # It counts for no limit.


def test_page_20_what_hangs_on_success_ends_at_the_line():
    """The figure of Calm Defence: the focus needs a success, the step below the line does not."""
    for attack, gained in ((113, 1), (102, 0)):
        ronin = Fighter("d3", 0, kamae="determination", hand=(121,))
        scene = duel(master=Fighter("d4", 3, hand=(attack,)), ronin=ronin)
        scene.play({"ronin": {"speed": "speed:5", "move": "d2 ↑"}}, master=attack, ronin=121)
        assert scene.of("ronin").focus == gained
        assert scene.where("ronin") == "d2"


@pytest.mark.parametrize(("kamae", "ways"), [("balance", 7), ("determination", 2)])
def test_page_20_an_option_of_the_kamae_one_is_in_must_be_taken(kamae: Kamae, ways: int):
    """The figure of a card with options: in Balance the kick also allows a step in any direction."""
    scene = duel(master=Fighter("d3", kamae=kamae, hand=(125,)), ronin=Fighter("d7", 3))
    scene.play({"master": {"move": "d4"}}, master=125)
    assert len(scene.offered("master", "move")) == ways


def test_page_21_no_instant_attack_is_played_on_an_attack():
    scene = duel(master=Fighter("d2", hand=(126, 15)), ronin=Fighter("d6", 3))
    scene.play({"master": {"replace": "card:015"}}, master=126)
    assert scene.told("replaced") == []
    meditation = duel(master=Fighter("d2", hand=(102, 15)), ronin=Fighter("d6", 3))
    meditation.play({"master": {"replace": "card:015"}}, master=102)
    assert meditation.told("replaced") == ["Master plays Dragon Tail instead of Firm Mind."]


def test_page_23_three_who_tie_choose_from_the_top_of_the_track_down():
    """All three reveal Firm Mind. The Student, who leads, goes last; the Warrior goes first; the Ronin has no
    choice left."""
    scene = duel(
        student=Fighter("d1", hand=(102,)),
        warrior=Fighter("a5", 1, hand=(102,)),
        ronin=Fighter("g5", 4, hand=(102,)),
    )
    said = {"student": {"tie": "slot:3"}, "warrior": {"tie": "pass"}}
    scene.play(said, student=102, warrior=102, ronin=102)
    assert order(scene) == ["warrior", "ronin", "student"]
    assert [seat for seat, prompt, _ in scene.asked if prompt == "tie"] == ["student", "warrior"]


def test_page_25_the_deck_of_the_student():
    """The example of a deck: core card, weapon, basic cards and the hero's own cards, none of another
    hero."""
    deck = signature(Seat("student"))
    assert faults(deck) == []
    assert [problem.code for problem in faults(built(deck, {"card:035": 1}))] == [
        "deck-size",
        "deck-foreign",
    ]
    assert COPIES == {"wood": 3, "steel": 2, "gold": 1, "jade": 1} and (MOST_GOLD, MOST_JADE) == (8, 1)
