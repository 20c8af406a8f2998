"""The swordmaster: sensible, honest, and quick."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Setup, options_of
from bot.engine.match import Match
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI
from tests.games.random_play import dealer
from tests.games.way_of_the_samurai.scene import PLAIN_HAND, Scene, scene
from tests.games.way_of_the_samurai.test_random_fights import drawn
from tests.kit.rings import PROOF, SLOW, every


def suggested(table: Scene) -> str:
    (question,) = table.match.pending.values()
    (key,) = WAY_OF_THE_SAMURAI.advise(table.match.view(SAMURAI), question.request, Random(1))
    return key


def test_he_plays_the_card_that_breaks_the_defence():
    hand = ["S+0 earth", "S+0 water", "S+2 wind", "G+1 earth"]
    table = scene(hand=hand, enemy_shows=["S>=2: L-2"]).plays("S+0", "S+0")
    assert suggested(table).startswith("action:S+2")


def reason_for(table: Scene, card: str) -> tuple[str, object]:
    """The code of the reason why he would play this card, and the number of cards that break the defence."""
    request = table.match.pending[SAMURAI].request
    key = next(one.key for one in options_of(request) if one.key.startswith(f"action:{card}"))
    reason = WAY_OF_THE_SAMURAI.reason(table.match.view(SAMURAI), request, [key])
    assert reason is not None
    return reason.code, reason.facts.get("count")


def test_the_reason_for_a_card_speaks_of_the_defence():
    hand = ["S+0 earth", "S+0 water", "S+2 wind", "G+1 earth"]
    hidden = scene(hand=hand, enemy_shows=["S>=2: L-2"])
    assert reason_for(hidden, "S+2") == ("hidden", None)
    shown = hidden.plays("S+0", "S+0")
    assert reason_for(shown, "S+2") == ("breaks", 1)
    assert reason_for(shown, "G+1") == ("rather", None)
    beyond = scene(hand=hand, enemy_shows=["S>=5: L-2"]).plays("S+0", "S+0")
    assert reason_for(beyond, "G+1") == ("beyond", None)


def test_he_looks_ahead_over_both_cards_that_follow_the_first_of_the_tonfa():
    """Only all three together break the defence."""
    hand = ["G+1 earth", "G+1 water", "G+1 wind", "S+1 earth", "S+1 water", "S+1 wind"]
    table = scene(weapon="tonfa_2", hand=hand, exchange=1, enemy_shows=["S>=3: L-2"])
    assert suggested(table).startswith("action:S+1")


def test_he_buys_guard_against_a_wound_for_which_there_is_no_card_of_blood_left():
    """The same wound is worth no Qi while it only leaves a scar."""
    shown = {"qi": 3, "modules": "blood", "enemy_shows": ["S>=5: L-1", "G<1: W1"]}
    first, last = scene(**shown), scene(**shown)
    last.game.you.blood = list(last.game.library.blood)
    assert suggested(first.plays_on()) == "pass"
    assert suggested(last.plays_on()) == "guard:1"


def test_he_lays_a_poor_hand_down_before_he_chooses_an_enemy():
    poor = scene(mode="three", at="round", virtue="swap", deck=["S-1, G-1 earth"] * 12)
    assert suggested(poor) == "swap"
    good = scene(mode="three", at="round", virtue="swap", deck=["S+2 earth"] * 12)
    good.game.foes[1].life = 1
    assert suggested(good) == "foe:1"


def test_he_finishes_an_enemy_with_the_die():
    assert suggested(scene(die=3, foe=(1, 5)).exchange()) == "use:life_minus_1"


def test_he_waits_for_a_better_die_otherwise():
    assert suggested(scene(die=3).exchange()) == "pass"


def test_he_takes_the_last_qi_of_an_enemy_who_has_much_life():
    table = scene(enemy_shows=["S>=0: L-1 / Q-1"], foe=(8, 1)).plays_on()
    assert suggested(table) == "way:qi_minus_1"


def test_he_gives_life_rather_than_the_last_qi_before_takeshi():
    table = scene(enemy="takeshi", qi=1, enemy_shows=["S>=5: L-1", "G<2: L-1 / Q-1"]).exchange()
    assert suggested(table) == "way:life_minus_1"


def test_he_takes_the_qi_of_an_enemy_who_rises_again_before_his_life():
    table = scene(enemy="kempo", enemy_shows=["S>=0: L-1 / Q-1"]).plays_on()
    assert suggested(table) == "way:qi_minus_1"


def test_he_buys_guard_against_a_blow_that_would_be_the_last():
    """The same blow is worth no Qi to a samurai with much life."""
    shown = ["S>=5: L-1", "G<1: L-2"]
    assert suggested(scene(life=8, qi=2, enemy_shows=shown).plays_on()) == "pass"
    assert suggested(scene(life=2, qi=2, enemy_shows=shown).plays_on()) == "guard:1"


def test_a_campaign_spends_no_qi_on_a_bearable_blow():
    """In a run, only combos bring Qi back."""
    shown = ["S>=5: L-1", *["G<1: L-2"] * 4]
    assert suggested(scene(life=5, qi=2, enemy_shows=shown).plays_on()) == "guard:1"
    assert suggested(scene(life=5, qi=2, enemy_shows=shown, mode="clan").plays_on()) == "pass"


def test_an_enemy_who_may_fall_by_this_defence_is_struck_rather_than_feared():
    hand = ["S+0 earth", "S+0 water", "S+2 wind", "G+2 earth"]
    shown = ["S>=2: L-1", *["G<2: L-5"] * 4]
    near = scene(hand=hand, qi=1, foe=(1, 5), enemy_shows=shown).plays("S+0", "S+0")
    assert suggested(near).startswith("action:S+2")
    assert suggested(scene(hand=hand, qi=1, enemy_shows=shown).plays("S+0", "S+0")).startswith("action:G+2")


def test_he_buys_no_guard_against_blows_that_cannot_come():
    assert suggested(scene(hand=PLAIN_HAND).plays_on()) == "pass"


def test_he_foresees_a_combo_with_a_special_card_in_reserve():
    hand = ["S+0 wind", "S+0 fire", "S+0 water", "S+0 water", "S+0 earth"]
    without = scene(hand=hand).plays("S+0 wind", "S+0 fire")
    assert suggested(without).startswith("action:S+0 water")
    with_one = scene(hand=hand, reserve=["S+0 water"]).plays("S+0 wind", "S+0 fire")
    assert suggested(with_one).startswith("action:S+0 earth")


def test_a_campaign_keeps_a_special_card_for_more_than_one_life():
    hand = ["S+0 earth", "S+0 water", "S+0 wind"]
    near = {"hand": hand, "reserve": ["S+2 fire"], "enemy_shows": ["S>=2: L-1"], "exchange": 1}
    assert suggested(scene(**near).plays("S+0", "S+0")).startswith("action:S+2")
    assert suggested(scene(mode="clan", **near).plays("S+0", "S+0")).startswith("action:S+0")


@pytest.mark.parametrize(
    ("weapon", "card", "need"), [("masakari_2", "T+2", "S>=2"), ("sai_1", "S+2", "T>=2")]
)
def test_he_turns_the_last_card_where_that_breaks_the_defence(weapon: str, card: str, need: str):
    hand = ["S+0 earth", "S+0 water", "G+1 earth", f"{card} wind"]
    table = scene(weapon=weapon, hand=hand, enemy_shows=[f"{need}: L-2"]).plays("S+0", "S+0")
    assert suggested(table) == "turn"
    assert suggested(table.does("turn")).startswith(f"action:{card}")
    already = scene(weapon=weapon, hand=hand, enemy_shows=[f"{card[0]}>=2: L-2"]).plays("S+0", "S+0")
    assert suggested(already).startswith(f"action:{card}")


@SLOW
@every("seed", range(25), daily=6)
def test_he_plays_any_fight_to_its_end(seed: int):
    play(drawn(Random(seed)), seed)


@pytest.mark.parametrize("seed", range(3))
def test_two_of_him_fight_each_other(seed: int):
    play(Setup((SAMURAI, RIVAL), {"place": "bridge"}), seed)


def play(setup: Setup, seed: int) -> None:
    match, random = Match(WAY_OF_THE_SAMURAI, setup, dealer(seed)), Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        keys = WAY_OF_THE_SAMURAI.advise(match.view(seat), match.pending[seat].request, random)
        match.answer(seat, keys, "ai")


@PROOF
def test_he_wins_more_than_half_of_the_recommended_first_fights():
    won = 0
    for seed in range(40):
        match, random = Match(WAY_OF_THE_SAMURAI, Setup((SAMURAI,)), dealer(seed)), Random(seed)
        while match.outcome is None:
            request = match.pending[SAMURAI].request
            match.answer(SAMURAI, WAY_OF_THE_SAMURAI.advise(match.view(SAMURAI), request, random))
        won += bool(match.outcome.winners)
    assert 16 <= won <= 36
