"""Harm to opponents: limits, stuns, hobbles, bleeding, poison, looks; and their blocks and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.games.senjutsu.cards.poisons import Poison
from bot.games.senjutsu_solo.behaviour.worst_case import case_of
from bot.games.senjutsu_solo.fights.foes import wound_limit
from bot.games.senjutsu_solo.state import SoloGame
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene, alone

FAR = Fighter("d1")
QUIET = ("002",)


def names(pieces: Sequence[str]) -> list[str]:
    return [piece.partition("#")[0] for piece in pieces]


@pytest.mark.parametrize(("opponents", "limit"), [(1, 7), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_the_wound_limit_is_smaller_the_more_there_are(opponents: int, limit: int):
    assert wound_limit(opponents) == limit


def test_an_opponent_with_as_many_wounds_as_his_limit_falls():
    scene = alone(Fighter("d4", hand=(126,)), Enemy("samurai_boss", "d5", 3, QUIET, wounds=6))
    scene.play(student=126)
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "won"
    assert scene.told("fall")[0]["reason"] == "wounds"


def test_a_stun_is_shuffled_into_his_deck():
    scene = alone(Fighter("d4", hand=(126,)), Enemy("samurai_boss", "d5", 3, QUIET)).play(student=126)
    boss = scene.enemy()
    assert scene.told("stun_shuffled")
    assert boss.stuns == 0
    assert sum(piece.startswith("status:stun") for piece in [*boss.deck, boss.played or ""]) == 1


def test_a_drawn_stun_does_nothing_and_counts():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("stun",))).play()
    boss = scene.enemy()
    assert (scene.where(), boss.stuns, scene.whys()) == ("d7", 1, [])
    assert scene.told("revealed")[1]["card"] == "status:stun"
    assert "status:stun" not in names([*boss.deck, *boss.discard])


def test_as_many_drawn_stuns_as_the_limit_defeat_him_and_wounds_are_counted_apart():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("stun",), limit=3, stuns=2, wounds=2)).play()
    assert scene.match.outcome is not None
    assert scene.told("fall")[0]["reason"] == "stuns"
    spared = alone(FAR, Enemy("samurai_boss", "d7", 3, ("stun",), limit=3, stuns=1, wounds=2)).play()
    assert spared.match.outcome is None


def test_a_stun_that_is_discarded_from_his_deck_does_not_count():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("stun", "002"), bleeding=1)).play()
    assert scene.enemy().stuns == 0
    assert "status:stun" in names(scene.enemy().discard)


def test_a_hobble_slows_him_and_turns_with_the_turns():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("022",), hobbles=1)).play()
    assert [facts["speed"] for facts in scene.told("resolve")] == [1]
    assert scene.enemy().hobbles == [3]


def test_bleeding_discards_his_top_card_unseen_before_he_draws():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("001", "023"), bleeding=2)).play()
    boss = scene.enemy()
    assert names(boss.discard) == ["solo:001", "solo:023", "solo:004"], (
        "once a turn, however many wounds bleed"
    )
    assert names(sorted(boss.face_down)) == ["solo:001", "solo:004"]
    assert scene.told("revealed")[1]["card"] == "solo:023"
    assert boss.all_wounds == 2


def test_an_empty_deck_is_shuffled_anew_at_no_cost():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, QUIET))
    scene.enemy().deck.clear()
    scene.play()
    assert [facts["deck"] for facts in scene.told("renewed")] == [1]
    assert scene.enemy().played is not None
    assert scene.enemy().all_wounds == 0


def test_without_any_card_he_does_nothing():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3))
    scene.enemy().deck.clear()
    scene.enemy().played = None
    assert scene.play().whys() == []


def test_a_reset_shuffles_everything_the_card_that_said_so_with_it():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("003",), discard=("023", "024"))).play()
    boss = scene.enemy()
    assert scene.told("reset")
    assert boss.discard == []
    assert Counter(names([*boss.deck, boss.played or ""])) == Counter(
        ["solo:002", "solo:004", "solo:003", "solo:023", "solo:024"]
    )


def test_the_first_discard_is_shuffled_in():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("001",), discard=("023", "024"))).play()
    boss = scene.enemy()
    assert names(boss.discard) == ["solo:023", "solo:001"]
    assert "solo:024" in names([*boss.deck, boss.played or ""])


def test_behaviour_goes_on_along_the_track_and_round():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("003",), "right")).play()
    assert scene.enemy().behaviour == "left"


def poisoned(poison: Poison, *deck: str) -> Scene:
    """A scene with an opponent who has this poison."""
    return alone(FAR, Enemy("samurai_boss", "d7", 3, deck or QUIET, poisons=((poison, 2),)))


def test_crippling_poison_makes_him_do_nothing_once():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("poison",))).play()
    assert scene.whys() == []
    assert any(piece.startswith("poison") for piece in scene.game.out)


def test_haemorrhagic_toxin_costs_him_his_top_card():
    scene = poisoned("toxin", "001", "023").play()
    assert names(scene.enemy().discard)[:2] == ["solo:001", "solo:023"]
    assert scene.told("top_discarded")[0]["reason"] == "reason:toxin"


def test_paralysing_toxin_keeps_his_behaviour():
    scene = poisoned("paralysis", "003").play()
    assert scene.enemy().behaviour == "centre"
    assert scene.told("behaviour") == []


def test_virulent_poison_lowers_both_limits():
    boss = poisoned("virulent").enemy()
    assert (boss.wound_limit, boss.hand_limit) == (6, 6)
    boss.limit = 1
    assert boss.wound_limit == 1


@pytest.mark.parametrize(("deck", "seen"), [(("002", "023", "024"), {"solo:023", "solo:024"})])
def test_to_look_at_his_hand_is_to_see_his_top_two_cards(deck: tuple[str, ...], seen: set[str]):
    scene = alone(Fighter("d4", hand=(44,), kamae="balance"), Enemy("samurai_boss", "d7", 3, deck)).play(
        {"student": {"target": "foe:samurai_boss"}}, student=44
    )
    (looked,) = scene.told("looked")
    assert set(looked["cards"]) == seen  # type: ignore[call-overload]
    assert {*names(scene.enemy().deck), *names([scene.enemy().played or ""])} >= seen


def test_with_fewer_than_two_cards_his_deck_is_shuffled_before_it_is_looked_at():
    scene = alone(Fighter("d4", hand=(44,)), Enemy("samurai_boss", "d7", 3, QUIET, discard=("023", "024")))
    del scene.enemy().deck[1:]
    scene.play(student=44)
    assert len(scene.told("looked")[0]["cards"]) == 2  # type: ignore[arg-type]
    assert scene.enemy().discard == [scene.enemy().discard[-1]], "only the card of the turn lies there"


def test_focus_and_kamae_mean_nothing_to_him():
    scene = alone(
        Fighter("d4", kamae="determination", hand=(126,)), Enemy("samurai_boss", "d5", 3, QUIET)
    ).play(student=126)
    boss = scene.enemy()
    assert (boss.focus, boss.kamae) == (0, "neutral")
    assert not [facts for facts in scene.told("focus") if facts["samurai"] == boss.label]


def test_a_forced_discard_takes_his_top_card_face_up():
    scene = alone(
        Fighter("d4", kamae="determination", hand=(44,)), Enemy("samurai_boss", "d5", 3, ("002", "023"))
    ).play(student=44)
    assert scene.told("discard")[0]["cards"] == ("solo:023",)
    assert not scene.enemy().face_down


def test_no_card_takes_the_advantage_from_opponents():
    heroes = {"student": Fighter("d1", kamae="determination", hand=(98,)), "master": Fighter("a2")}
    scene = Scene(heroes, [Enemy("samurai_boss", "d7", 3, QUIET)]).play(student=98)
    assert not scene.told("advantage")
    assert scene.game.track[-1] is scene.enemy()


@pytest.mark.parametrize(("top", "wounds"), [("023", 1), ("002", 0)])
def test_a_counter_is_his_top_card_and_an_attack_there_wounds(top: str, wounds: int):
    """Stone Block at speed 5 stops the blow; the top card is discarded face up."""
    scene = alone(Fighter("d4", hand=(126,)), Enemy("samurai_boss", "d5", 3, ("033", top))).play(student=126)
    assert scene.told("blocked")
    assert scene.hero("student").all_wounds == wounds
    assert f"solo:{top}" in [card for facts in scene.told("discard") for card in facts["cards"]]  # type: ignore[attr-defined]
    assert len(scene.told("counter_strikes")) == wounds


def test_a_counter_meets_only_attacks_of_its_speeds():
    """He blocks at 6, but strikes back at 5, 4 and 3 only."""
    scene = alone(Fighter("d4", hand=(47,)), Enemy("samurai_boss", "d5", 3, ("033", "023"))).play(student=47)
    assert scene.told("blocked")
    assert not scene.told("counter_strikes")


@pytest.mark.parametrize(
    ("card", "defence", "speed", "why"),
    [
        (126, "029", 5, "matches"),
        (47, "029", 5, "fastest"),
        (102, "029", 5, "fastest"),
        (127, "031", 4, "matches"),
        (47, "027", 6, "matches"),
    ],
)
def test_he_guards_as_fast_as_the_attack_if_he_can(card: int, defence: str, speed: int, why: str):
    scene = alone(Fighter("d4", hand=(card,)), Enemy("samurai_boss", "d5", 3, (defence,))).play(student=card)
    assert scene.whys()[0] == why
    assert scene.enemy_speed() == speed


def test_he_reckons_with_what_slows_the_attack_and_himself():
    scene = alone(
        Fighter("d4", hand=(126,), hobbles=1), Enemy("samurai_boss", "d5", 3, ("029",), hobbles=1)
    ).play(student=126)
    assert scene.enemy_speed() == 4
    assert scene.told("blocked")


@pytest.mark.parametrize(("defence", "speed"), [("027", 7), ("026", 4)])
def test_of_a_double_attack_he_expects_the_most_wounds_then_the_faster_part(defence: str, speed: int):
    """Cleaving Waterfall strikes at 7 and again at 4, each time for one wound."""
    scene = alone(Fighter("d4", focus=1, hand=(48,)), Enemy("samurai_boss", "d5", 3, (defence,))).play(
        student=48
    )
    assert scene.enemy_speed() == speed


def test_both_parts_of_a_defence_are_done():
    scene = alone(FAR, Enemy("samurai_boss", "d7", 3, ("031",))).play()
    assert [facts["part"] for facts in scene.told("resolve")] == [0, 1]
    assert scene.told("block")
    assert scene.told("reset")


def test_the_worst_case_weighs_falls_then_wounds_then_statuses_then_the_opponents_wounds():
    def case(**hero: int) -> tuple[int, ...]:
        scene = alone(FAR, Enemy("samurai_boss", "d7", 3, QUIET))
        for name, value in hero.items():
            setattr(scene.hero("student"), name, value)
        game = scene.game
        assert isinstance(game, SoloGame)
        return case_of(game)

    assert case(fallen=1) > case(wounds=4) > case(stuns=5) > case()


def bitten(poison: Poison, **enemy: object) -> Scene:
    """A scene after Hidden Viper Fang of the Master, with this poison."""
    boss = Enemy("samurai_boss", "d5", 3, QUIET, **enemy)  # type: ignore[arg-type]
    scene = Scene({"master": Fighter("d4", focus=1, hand=(10,))}, [boss])
    answers = {"spend": "yes", "poison": f"poison:{poison}", "stance": "stance:defensive"}
    return scene.play({"master": answers}, master=10)


def test_mist_of_confusion_sets_his_stance_once():
    scene = bitten("mist")
    assert scene.enemy().stance == "defensive"
    assert scene.enemy().poisons == []
    assert "poison:mist" in [facts["poison"] for facts in scene.told("poison")]


def test_a_paralysed_opponent_keeps_his_stance_in_the_mist():
    scene = bitten("mist", poisons=(("paralysis", 2),))
    assert scene.enemy().stance == "offensive"
    assert "stance" not in scene.questions("master")


def test_crippling_poison_goes_among_his_top_five_cards():
    boss = bitten("crippling").enemy()
    assert sum(piece.startswith("poison:crippling") for piece in [*boss.deck, boss.played or ""]) == 1


def test_which_poison_a_hero_gets_is_drawn():
    scene = alone(Fighter("d4"), Enemy("assassin", "d5", 3, ("assassin-needle",))).play()
    (told,) = scene.told("poison")
    assert any(entry.by == "poison-foe:assassin" for entry in scene.match.journal)
    assert str(told["poison"]).startswith("poison:")
    assert len(scene.enemy().venom) == 4, "each once"


def test_into_which_kamae_a_hero_is_forced_is_drawn_among_the_others():
    scene = alone(Fighter("d4", kamae="balance"), Enemy("samurai_boss", "d7", 3, ("008",))).play()
    assert scene.hero("student").kamae in ("aggression", "determination")
    assert any(entry.by == "switch-foe:samurai_boss" for entry in scene.match.journal)


def test_after_honour_named_attacks_an_opponents_attack_may_still_be_countered():
    """Honour binds the heroes, but not their counters."""
    hero = Fighter("d1", kamae="aggression", focus=2, hand=(92, 114, 126))
    scene = alone(hero, Enemy("ashigaru_yumi", "d7", 3, deck=("036",)))
    said = {"bushido": "card:092", "name": "kind:attack", "speed": "speed:5", "counter": "card:126"}
    scene.play({"student": said}, student=114)
    assert [facts["named"] for facts in scene.told("named")] == ["kind:attack"]
    assert scene.told("counter")
