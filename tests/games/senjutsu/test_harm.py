"""Statuses, poisons, kamae, and the Bushido cards that change what others may do."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import barred as barred_for
from bot.engine import options_of
from bot.games.senjutsu.cards.card import piece
from bot.games.senjutsu.cards.heroes import HEROES, Change, changes
from bot.games.senjutsu.combat.comparing import is_slower
from bot.games.senjutsu.state.samurai import Staying
from bot.games.senjutsu.turn.choosing import drawn_from
from tests.games.senjutsu.scene import Fighter, Scene, duel


@pytest.mark.parametrize("poison", ["crippling", "mist", "toxin", "paralysis", "virulent"])
def test_each_poison_can_be_chosen_once(poison: str):
    scene = poisoned(poison)
    assert scene.told("poison") == [f"Master poisons Ronin: {name(poison)}."]
    assert poison not in scene.of("master").venom


def name(poison: str) -> str:
    return {
        "crippling": "crippling poison",
        "mist": "mist of confusion",
        "toxin": "haemorrhagic toxin",
        "paralysis": "paralysing toxin",
        "virulent": "virulent poison",
    }[poison]


def poisoned(poison: str) -> Scene:
    """Hidden Viper Fang, with focus for the poison."""
    scene = duel(master=Fighter("d3", focus=1, hand=(10,)), ronin=Fighter("d4", 3, hand=(102, 110)))
    return scene.play({"master": {"spend": "yes", "poison": f"poison:{poison}"}}, master=10, ronin=102)


def test_crippling_poison_is_among_the_top_five():
    ronin = poisoned("crippling").of("ronin")
    assert any(one.startswith("poison:") for one in [*ronin.deck[-5:], *ronin.hand])


def test_crippling_poison_in_hand_must_be_played_and_is_gone_then():
    caught = duel(master=Fighter("d1"), ronin=Fighter("d7", 3, hand=(102,), poisons=(("crippling", 0),)))
    assert {code for _, code in barred(caught, "ronin")} == {"must-take-poison"}
    caught.play(ronin=0)
    assert caught.of("ronin").hand and not barred(caught, "ronin")


def barred(scene: Scene, name: str) -> list[tuple[str, str]]:
    """The barred options of a samurai's question, each with the code of its problem."""
    options = options_of(scene.match.pending[scene.of(name).seat].request)
    return [(option.key, problem.code) for option in options if (problem := barred_for(option))]


def test_in_the_mist_chance_chooses_and_nothing_is_replaced():
    master = Fighter("d1", hand=(102, 47), poisons=(("mist", 2),))
    scene = duel(master=master, ronin=Fighter("d7", 3))
    scene.play({"master": {"replace": "card:047"}})
    assert "choose" not in scene.questions("master") and "replace" not in scene.questions("master")


def test_in_the_mist_every_copy_and_every_stun_counts():
    """Three copies, two stuns, another card, core and weapon card: each piece has the same chance."""
    master = Fighter("d1", hand=(102, 102, 47), stuns=2, poisons=(("mist", 2),))
    scene = duel(master=master, ronin=Fighter("d7", 3))
    one = scene.of("master")
    held = Counter(piece.partition("#")[0] for piece in drawn_from(scene.game, one))
    assert held == {"card:008": 1, "card:075": 1, "card:102": 2 + 1, "card:047": 1, "status:stun": 2}


def test_haemorrhagic_toxin_takes_the_top_card_each_turn():
    scene = duel(master=Fighter("d1", stuns=4, poisons=(("toxin", 4),)), ronin=Fighter("d7", 3, stuns=4))
    for _ in range(4):
        scene.play()
    assert len(scene.told("top_discarded")) == 4
    assert scene.told("poison_over") == ["Master shakes off the haemorrhagic toxin."]


def test_under_paralysing_toxin_kamae_and_focus_stay():
    master = Fighter("d1", focus=2, hand=(34, 119), poisons=(("paralysis", 2),))
    scene = duel(master=master, ronin=Fighter("d7", 3))
    assert [key[:8] for key, _ in barred(scene, "master")] == ["card:119"]
    scene.play(master=34)
    assert scene.told("focus", "kamae") == []


def test_virulent_poison_lowers_the_wound_limit():
    ronin = Fighter("d4", 3, wounds=3, poisons=(("virulent", 4),))
    scene = duel(master=Fighter("d3", hand=(126,)), ronin=ronin)
    scene.play(master=126)
    assert scene.match.outcome is not None and scene.match.outcome.winners == ("master",)


def test_bandages_stop_the_bleeding_and_keep_the_wounds():
    scene = duel(master=Fighter("d1", bleeding=2, hand=(124,)), ronin=Fighter("d7", 3))
    scene.play({"master": {"way": "way:unbleed-all"}}, master=124)
    assert (scene.of("master").wounds, scene.of("master").bleeding) == (2, 0)


def test_legendary_fortitude_cures_everything():
    master = Fighter("d1", kamae="balance", focus=3, hand=(81,), stuns=2, hobbles=1, bleeding=1)
    scene = duel(master=master, ronin=Fighter("d7", 3))
    scene.play(master=81)
    one = scene.of("master")
    assert (one.stuns, one.hobbles, one.bleeding, one.wounds) == (0, [], 0, 1)


# Kamae


def test_a_focus_point_on_the_way_pays_and_its_branch_out_is_free():
    assert Change("balance", 1) in changes(HEROES["master"], "neutral", 1)
    assert Change("aggression", 1) in changes(HEROES["student"], "balance", 1)


def test_a_focus_point_without_a_way_on_leads_back_and_pays():
    assert changes(HEROES["ronin"], "aggression", 1) == (Change("aggression", 0), Change("aggression", 1))


def test_some_branches_are_gone_one_way_only():
    student = {change.kamae for change in changes(HEROES["student"], "neutral", 1)}
    assert student == {"neutral", "determination"}
    assert {change.kamae for change in changes(HEROES["student"], "balance", 1)} >= {"neutral"}
    assert "neutral" not in {change.kamae for change in changes(HEROES["ronin"], "aggression", 2)}


def test_a_switch_never_goes_to_neutral_nor_to_where_one_is():
    scene = duel(master=Fighter("d1", kamae="balance", hand=(109,)), ronin=Fighter("d7", 3))
    scene.play(master=109)
    assert scene.offered("master", "switch") == ("kamae:aggression", "kamae:determination")


def test_never_more_than_three_focus():
    scene = duel(master=Fighter("d1", focus=3, hand=(34,)), ronin=Fighter("d7", 3))
    scene.play(master=34)
    assert scene.of("master").focus == 3


# Bushido


def with_card(number: int, **more: Fighter) -> Scene:
    """A scene in which a Bushido card of Ronin is already in play."""
    scene = duel(**more)
    scene.of("ronin").staying.append(Staying(piece(number, "ronin", 99)))
    return scene


def test_honesty_stops_replacements_and_additions_but_no_counters():
    scene = with_card(91, master=Fighter("d2", hand=(102, 47)), ronin=Fighter("d4", 3))
    scene.play({"master": {"replace": "card:047"}}, master=102)
    assert scene.told("replaced") == []
    other = with_card(91, master=Fighter("d4", 3, hand=(47,)), ronin=Fighter("d3", hand=(31, 47)))
    other.play({"ronin": {"speed": "speed:6", "counter": "card:047"}}, master=47, ronin=31)
    assert other.told("counter")


def test_respect_forbids_copies_of_what_lies_open_in_ones_own_discard_pile():
    master = Fighter("d1", hand=(102,), discard=(102,), stuns=1)
    scene = duel(master=master, ronin=Fighter("d7", 3, stuns=2))
    scene.of("ronin").staying.append(Staying(piece(93, "ronin", 99)))
    scene.play()
    assert [code for key, code in barred(scene, "master") if key.startswith("card:102")] == ["is-forbidden"]


def test_self_control_forbids_looking_and_forced_discards():
    scene = with_card(
        95, master=Fighter("d3", kamae="determination", hand=(44,)), ronin=Fighter("d4", 3, hand=(102,))
    )
    scene.play(master=44, ronin=102)
    assert scene.told("looks", "discard") == []


def test_courage_turns_discards_up_and_leaves_them_so():
    scene = duel(master=Fighter("d1", hand=(85,), focus=1), ronin=Fighter("d7", 3, discard=(102,)))
    ronin = scene.of("ronin")
    ronin.face_down = set(ronin.discard)
    scene.play({"master": {"bushido": "card:085"}}, master=8)
    assert scene.told("turned_up") == ["The discards of Ronin are turned up: Firm Mind."]


def test_honour_names_a_type_for_this_turn_weapon_cards_of_it_too():
    scene = duel(master=Fighter("d1", hand=(92,), focus=2), ronin=Fighter("d7", 3, hand=(126, 102)))
    scene.play({"master": {"bushido": "card:092", "name": "kind:attack"}}, master=8, ronin=102)
    request = next(keys for seat, prompt, keys in scene.asked if (seat, prompt) == ("ronin", "choose"))
    assert not any(key.startswith(("card:126", "card:071")) for key in request)
    assert scene.of("master").staying == []


def test_righteousness_goes_down_the_advantage_track():
    """The Master leads the track, although he sits last."""
    scene = duel(ronin=Fighter("d7", 3), warrior=Fighter("a1", 2), master=Fighter("d1", hand=(94,), focus=1))
    scene.play({"master": {"bushido": "card:094"}}, master=8)
    assert [seat for seat, prompt, _ in scene.asked if prompt == "name"] == ["master", "warrior", "ronin"]


def test_several_who_must_discard_do_so_down_the_advantage_track():
    student = Fighter("d4", kamae="determination", hand=(18,))
    ronin, warrior = (Fighter(at, 3, hand=(102, 110), stuns=1) for at in ("c4", "e4"))
    scene = duel(student=student, ronin=ronin, warrior=warrior).play(student=18)
    asked = [seat for seat, prompt, _ in scene.asked if prompt == "discard-forced"]
    assert asked == ["warrior", "ronin"]


@pytest.mark.parametrize("searches", ["yes", "no"])
def test_a_samurai_who_declines_benevolence_neither_sees_nor_shuffles_his_deck(searches: str):
    scene = duel(master=Fighter("d2", hand=(82, 102)), ronin=Fighter("d6", 3))
    before = scene.of("ronin").deck[:6]
    scene.play({"master": {"bushido": "card:082"}, "ronin": {"search": searches}}, master=102)
    assert ("take" in scene.questions("ronin")) == (searches == "yes")
    assert (scene.of("ronin").deck[:6] == before) == (searches == "no")
    assert bool(scene.told("search_declined")) == (searches == "no")
    assert "search" not in scene.questions("master"), "his own search is not optional"


def test_a_card_in_play_may_be_removed_for_two_focus_at_the_end_of_a_turn():
    scene = with_card(91, master=Fighter("d1", focus=2), ronin=Fighter("d7", 3))
    scene.play({"master": {"remove": "yes"}})
    assert scene.told("removed") == ["Honesty of Ronin leaves play."]


def test_iron_will_keeps_from_wounds_of_exhaustion_for_four_ends_of_turn():
    master = Fighter("d1", focus=2, hand=(106,), deck=(), stuns=4)
    scene = duel(master=master, ronin=Fighter("d7", 3, stuns=4))
    scene.play(master=106)
    for _ in range(3):
        scene.play()
    assert len(scene.told("exhausted")) == 1, "in turn 5, after the fourth end of turn"
    assert scene.told("removed") == ["Iron Will of Master leaves play."]


# What no card of the four heroes has yet


def test_concealment_is_lost_by_a_success_a_wound_or_a_status():
    for hidden in ("master", "ronin"):
        scene = duel(master=Fighter("d3", hand=(126,)), ronin=Fighter("d4", 3))
        scene.of(hidden).concealed = True
        scene.play(master=126)
        assert not scene.of(hidden).concealed
        assert len(scene.told("uncovered")) == 1
    blocker = duel(master=Fighter("d4", 3, hand=(126,)), ronin=Fighter("d3", hand=(123,)))
    blocker.of("ronin").concealed = True
    blocker.play({"ronin": {"speed": "speed:5"}}, master=126, ronin=123)
    assert not blocker.of("ronin").concealed


def test_an_attack_by_comparison_finds_whoever_is_slower_by_his_lowest_speed():
    scene = duel(master=Fighter("d3", hand=(127,)), ronin=Fighter("d5", 3, hand=(123,)))
    master, ronin = scene.of("master"), scene.of("ronin")
    ronin.played = piece(123, "ronin", 1)
    assert is_slower(ronin, 3)
    assert not is_slower(ronin, 2)
    assert not is_slower(master, 9), "he has shown nothing"
