"""Setup, decks, nightmares, hordes with their waves, stages and ranks, and the fallen lord."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine import Dealer, Seat, Setup
from bot.engine.match import Match
from bot.games.senjutsu.board.hexes import hex_of
from bot.games.senjutsu.cards.opponent_card import GROUPS, NIGHTMARES, solo_card
from bot.games.senjutsu.cards.poisons import in_deck, is_poison
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo
from bot.games.senjutsu_solo.setup.building import full_stock
from bot.games.senjutsu_solo.terms import Behaviour
from bot.wording import words
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene

SOLDIERS = [
    Enemy("ashigaru_katana", "a2"),
    Enemy("ashigaru_katana", "a3"),
    Enemy("samurai_boss", "a4"),
]


def begun(seed: int = 1, seats: tuple[str, ...] = ("student",), **options: str) -> SenjutsuSolo:
    """The state of a table right after its setup."""
    match = Match(SENJUTSU_SOLO, Setup(tuple(map(Seat, seats)), options), Dealer(f"table {seed}"))
    while match.waiting_for and match.pending[match.waiting_for[0]].request.prompt in ("lord", "prepare"):
        request = match.pending[match.waiting_for[0]].request
        match.answer(match.waiting_for[0], ["d3"] if request.prompt == "lord" else [])
    assert isinstance(match.state, SenjutsuSolo)
    return match.state


def groups(deck: tuple[str, ...]) -> Counter[int]:
    """The number of cards from each selection group; group 0 is the opponent's own cards."""
    return Counter(solo_card(card).group for card in deck)


# Setup


def test_hero_and_opponent_begin_at_opposite_ends_and_his_ways_are_drawn():
    games = [begun(seed) for seed in range(12)]
    assert {(game.heroes[0].place, game.opponents[0].place) for game in games} == {
        (hex_of("d1"), hex_of("d7"))
    }
    assert {game.opponents[0].behaviour for game in games} == {"left", "centre", "right"}
    assert {game.opponents[0].stance for game in games} == {"offensive", "defensive"}


def test_several_on_both_sides_find_room():
    game = begun(seats=("student", "master", "warrior"), foe="samurai_boss", number="4")
    places = [one.place for one in game.samurai]
    assert len(set(places)) == len(places) == 7
    assert [one.label for one in game.opponents] == ["foe:samurai_boss"] + [
        f"foe:samurai_boss-{number}" for number in (2, 3, 4)
    ]
    assert {one.limit for one in game.opponents} == {1}


def test_opponents_come_last_in_advantage():
    game = begun(seats=("student", "master"))
    assert [one.seat for one in game.track] == ["master", "student", "foe:samurai_boss"]


# Decks


@pytest.mark.parametrize("key", [key for key in FOES if key != "hachiko"])
def test_a_deck_is_drawn_as_its_recipe_says(key: str):
    for seed in range(3):
        hero = "student" if key != "student" else "master"
        opponent = begun(seed, (hero,), foe=key).opponents[0]
        foe, drawn = FOES[key], groups(opponent.deck_list)
        assert drawn[0] == sum(card.copies for card in foe.own)
        assert sum(drawn.values()) == drawn[0] + sum(foe.deck.values()) + foe.more
        more = drawn - Counter(foe.deck) - Counter({0: drawn[0]})
        assert sum(more.values()) == foe.more
        assert set(more) <= set(foe.more_from)


def test_the_additional_card_comes_from_any_of_its_groups():
    drawn = {groups(begun(seed).opponents[0].deck_list)[5] for seed in range(10)}
    assert drawn == {1, 2}


def test_no_card_is_in_two_decks():
    game = begun(foe="samurai_boss", number="4")
    cards = Counter(card for one in game.opponents for card in one.deck_list)
    assert all(many <= solo_card(card).copies for card, many in cards.items())


def test_an_empty_group_is_replaced_by_another_allowed_one():
    """Four leaders need eight meditations of the first group, which has four."""
    game = begun(foe="samurai_boss", number="4")
    drawn = [groups(one.deck_list) for one in game.opponents]
    assert sum(one[1] for one in drawn) == len(GROUPS[1])
    assert all(sum(one.values()) == 6 and set(one) <= {1, 4, 5} for one in drawn)


def test_hachiko_has_his_five_cards_and_both_fight_together():
    game = begun(foe="ashigaru")
    assert [one.foe.key for one in game.opponents] == ["ashigaru", "hachiko"]
    assert {one.limit for one in game.opponents} == {3}, "they are two"
    assert len(game.opponents[1].deck_list) == 5
    assert groups(game.opponents[1].deck_list) == Counter({0: 5})
    nightmare = begun(foe="ashigaru", mode="nightmare")
    assert sorted(nightmare.opponents[1].deck_list) == sorted(game.opponents[1].deck_list)


@pytest.mark.parametrize("key", ["samurai_boss", "ashigaru_yari", "master", "ashigaru_yumi", "arquebusier"])
def test_a_nightmare_has_a_nightmare_card_in_place_of_another(key: str):
    day, night = (begun(foe=key, mode=mode).opponents[0] for mode in ("fight", "nightmare"))
    own = FOES[key].nightmare
    drawn = groups(night.deck_list)
    common = drawn[NIGHTMARES] - (own.group == NIGHTMARES if own else 0)
    assert common == 1
    assert (own is not None) == (own is not None and own.key in night.deck_list)
    assert len(night.deck_list) == len(day.deck_list) + (own is not None)
    if key in ("samurai_boss", "master"):
        assert drawn[4] <= 2, "an attack had to go"


def test_all_cards_are_in_the_stock():
    assert {group: len(cards) for group, cards in full_stock().items()} == {
        1: 4,
        2: 5,
        3: 4,
        4: 12,
        5: 10,
        6: 3,
        7: 3,
        8: 5,
    }


# The horde


def test_the_horde_begins_with_one_soldier_on_the_offensive():
    match = Match(SENJUTSU_SOLO, Setup((Seat("student"),), {"mode": "horde"}), Dealer("horde"))
    match.answer(Seat("student"), [])
    question = match.pending[Seat("student")]
    assert question.request.prompt == "entry"
    match.answer(Seat("student"), ["entry:d"])
    game = match.state
    assert isinstance(game, SenjutsuSolo)
    (soldier,) = game.opponents
    assert (soldier.foe.key, soldier.limit, soldier.stance) == ("ashigaru_katana", 1, "offensive")
    assert game.heroes[0].place == hex_of("d4")


@pytest.mark.parametrize(
    ("entry", "place", "facing", "behaviour"),
    [("a", "a5", 2, "left"), ("b", "d7", 3, "centre"), ("c", "d1", 0, "centre"), ("d", "g5", 4, "right")],
)
def test_by_which_entry_an_enemy_comes_says_how_it_behaves(
    entry: str, place: str, facing: int, behaviour: Behaviour
):
    scene = beaten(answers={"entry": f"entry:{entry}"})
    assert (scene.where(), scene.enemy().facing, scene.enemy().behaviour) == (place, facing, behaviour)


def beaten(wave: int = 1, stage: int = 1, answers: dict[str, str] | None = None, **hero: object) -> Scene:
    """A scene in which the Student has felled the last enemy of a wave."""
    return about_to_be_beaten(wave, stage, **hero).play({"student": answers or {}}, student=126)


def about_to_be_beaten(wave: int = 1, stage: int = 1, **hero: object) -> Scene:
    """A scene with the last enemy of a wave in front of the Student."""
    last = Enemy("ashigaru_katana", "d5", 3, ("002",), limit=1)
    standing = [last, *[Enemy("ashigaru_katana", "a2", 0, ("002",), limit=1) for _ in range(wave - 1)]]
    scene = Scene(
        {"student": Fighter("d4", hand=(126,), **hero)},  # type: ignore[arg-type]
        standing,
        mode="horde",
        waiting=SOLDIERS[wave - 4 :] if wave < 4 else (),
        stage=stage,
    )
    for one in scene.game.opponents[1:]:
        one.fallen, one.place = True, None
    return scene


@pytest.mark.parametrize("wave", [1, 2, 3])
def test_each_wave_is_larger_and_the_fourth_brings_the_leader(wave: int):
    scene = beaten(wave)
    assert scene.game.wave == wave + 1
    assert len(scene.game.opponents) == wave + 1
    assert scene.game.opponents[-1].foe.key == ("samurai_boss" if wave == 3 else "ashigaru_katana")
    assert len({one.place for one in scene.game.opponents}) == wave + 1, "each by an entry of his own"
    assert all(one.stance == "offensive" and one.all_wounds == 0 for one in scene.game.opponents)


def test_the_next_wave_comes_after_the_turn_and_the_hero_stays_where_he_is():
    scene = beaten()
    names = [step.name for step in scene.steps]
    assert names.index("fall") < names.index("wave")
    assert scene.hero("student").place == hex_of("d4")


def test_a_turn_in_which_the_last_enemy_falls_is_played_to_its_end():
    """The Master's core card comes last. It does not move farther than usual, although no enemy is left."""
    heroes = {"student": Fighter("d4", hand=(126,)), "master": Fighter("d1", hand=(102,))}
    last = Enemy("ashigaru_katana", "d5", 3, ("002",), limit=1)
    scene = Scene(heroes, [last], mode="horde", waiting=SOLDIERS)
    scene.play({"master": {"discard-card": "card:102"}}, student=126, master=8)
    assert scene.game.wave == 2
    assert {key.partition(" ")[0] for key in scene.offered("master", "move")} == {"d1", "c1", "d2", "e1"}


@pytest.mark.parametrize(
    ("stage", "wave", "rank"), [(1, 2, ""), (1, 3, "wood"), (1, 4, "steel"), (2, 3, "steel"), (2, 4, "gold")]
)
def test_waves_are_worth_ranks(stage: int, wave: int, rank: str):
    scene = beaten(wave, stage)
    if stage == 2 and wave == 3:
        assert not scene.told("rank")
    else:
        assert scene.game.rank == rank


def test_after_the_third_stage_the_horde_goes_on_with_limits_one_higher():
    scene = beaten(4, 3)
    assert scene.match.outcome is None
    assert (scene.game.rank, scene.game.stage, scene.game.wave) == ("jade", 4, 1)
    assert {one.limit for one in scene.game.horde} == {4}


def test_beyond_jade_there_is_no_rank_and_falling_keeps_it():
    scene = beaten(4, 4)
    assert (scene.game.stage, scene.told("rank")) == (5, [])
    enemy = Enemy("ashigaru_katana", "d5", 3, ("023",))
    scene = Scene({"student": Fighter("d4", wounds=4)}, [enemy], mode="horde", waiting=SOLDIERS, stage=4)
    scene.game.rank = "jade"
    scene.play()
    assert scene.match.outcome is not None
    assert (scene.match.outcome.reason, scene.match.outcome.facts["rank"]) == ("ranked", "rank:jade")


def test_the_limit_of_a_leader_is_set_apart_from_that_of_his_soldiers():
    match = Match(SENJUTSU_SOLO, Setup((Seat("student"),), {"mode": "horde"}), Dealer("a horde"))
    game = match.state
    assert isinstance(game, SenjutsuSolo)
    game.fight = replace(game.fight, leader=3)
    while match.pending[Seat("student")].request.prompt == "prepare":
        match.answer(Seat("student"), [])
    assert [one.limit for one in game.horde] == [1, 1, 1, 3]


def test_a_rank_is_no_defeat_and_none_is():
    for rank, reason in (("", "lost"), ("wood", "ranked")):
        enemy = Enemy("ashigaru_katana", "d5", 3, ("023",))
        scene = Scene({"student": Fighter("d4", wounds=4)}, [enemy], mode="horde", waiting=SOLDIERS)
        scene.game.rank = rank  # type: ignore[assignment]
        scene.play()
        assert scene.match.outcome is not None
        assert scene.match.outcome.reason == reason
        assert bool(scene.match.outcome.winners) == bool(rank)
        told = words("senjutsu-solo").say(f"outcome-{reason}", scene.match.outcome.facts)
        assert "wave 1 of stage 1" in told


def test_between_stages_the_hero_recovers_a_little_and_enemies_grow():
    scene = beaten(4, 1, stuns=2, bleeding=2, hobbles=1, discard=(102, 116, 117), poisons=(("toxin", 3),))
    hero, game = scene.hero("student"), scene.game
    assert (game.stage, game.wave) == (2, 1)
    assert {one.limit for one in game.horde} == {2}
    assert (hero.stuns, hero.wounds, hero.bleeding) == (1, 1, 1)
    assert (hero.hobbles, hero.poisons) == ([], [])
    (told,) = scene.told("recovered")
    assert told["number"] == 3, "half of five, rounded up: one bled away, and the attack"
    assert hero.place == hex_of("d4")


def test_between_stages_the_poison_that_has_not_been_drawn_goes_too():
    scene = about_to_be_beaten(4, 1)
    scene.hero("student").deck.insert(0, in_deck("foe:assassin", 0))
    scene.play(student=126)
    hero = scene.hero("student")
    assert scene.game.stage == 2
    assert [piece for piece in (*hero.hand, *hero.deck, *hero.discard) if is_poison(piece)] == []
    assert len([piece for piece in scene.game.out if is_poison(piece)]) == 1


def test_the_decks_of_a_stage_are_drawn_anew():
    first, second = (beaten(4, stage) for stage in (1, 2))
    for scene in (first, second):
        cards = Counter(card for one in scene.game.horde for card in one.deck_list)
        assert [one.foe.key for one in scene.game.horde] == ["ashigaru_katana"] * 3 + ["samurai_boss"]
        assert all(many <= solo_card(card).copies for card, many in cards.items())


def test_statuses_of_a_wave_do_not_come_again():
    """Stuns and poisons stay behind, and the deck is complete again."""
    scene = beaten(2)
    soldier = scene.game.opponents[0]
    assert (soldier.stuns, soldier.poisons, soldier.hobbles) == (0, [], [])
    cards = [*soldier.deck, *soldier.discard, *([soldier.played] if soldier.played else [])]
    assert sorted(piece.partition("#")[0] for piece in cards) == list(soldier.deck_list)


def test_a_nightmare_horde_has_others_in_the_place_of_soldiers():
    game = begun(mode="nightmare_horde", foe="musashi")
    assert sorted(one.foe.key for one in game.horde) == [
        "ashigaru_katana",
        "ashigaru_katana",
        "musashi",
        "samurai_boss",
    ]
    everybody = begun(mode="nightmare_horde", foe="musashi,ninja,yasuke")
    assert [one.foe.key for one in everybody.horde][-1] == "samurai_boss"
    assert "ashigaru_katana" not in {one.foe.key for one in everybody.horde}


def test_in_a_nightmare_horde_nobody_has_other_cards_than_by_day():
    """The rulebook replaces opponents but does not mention their decks."""
    for seed in range(3):
        cards = [
            card
            for one in begun(seed, mode="nightmare_horde", foe="musashi,ninja,yasuke").horde
            for card in one.deck_list
        ]
        assert [card for card in cards if solo_card(card).nightmare] == []


# The fallen lord


def lord(*, facing: int = 0, hero: Fighter | None = None, card: str = "023", place: str = "d3") -> Scene:
    return Scene(
        {"student": hero or Fighter("d4", 3)},
        [Enemy("ashigaru_katana", place, facing, (card,), "left")],
        mode="fallen_lord",
        lord=("d2", 0),
        waiting=SOLDIERS,
    )


def test_a_blow_that_reaches_the_lord_loses_the_fight():
    scene = lord(facing=3, hero=Fighter("d6"))
    scene.play()
    assert scene.told("attack")[0]["targets"] == ("foe:lord",)
    assert scene.told("lord_struck")
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "lost"


def test_a_guard_keeps_a_blow_from_the_lord():
    """The Student stands beside the lord and blocks the hex that the blow comes from."""
    scene = Scene(
        {"student": Fighter("c2", 1, hand=(123,))},
        [Enemy("ashigaru_katana", "d3", 3, ("019",))],
        mode="fallen_lord",
        lord=("d2", 0),
        waiting=SOLDIERS,
    )
    scene.play({"student": {"speed": "speed:5"}}, student=123)
    assert scene.match.outcome is None
    assert scene.whys() == ["blocked"]
    assert scene.told("lord_saved")


def test_a_hero_who_begins_a_turn_beside_the_lord_gets_focus():
    scene = lord(place="a5", hero=Fighter("d3"))
    scene.play()
    assert scene.hero("student").focus == 1
    far = lord(place="a5", hero=Fighter("d5"))
    far.play()
    assert far.hero("student").focus == 0


def test_a_lord_lies_in_his_mode_alone():
    assert begun(mode="horde").lord is None
