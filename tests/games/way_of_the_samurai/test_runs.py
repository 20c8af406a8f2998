"""The clan and the campaigns: what stays from fight to fight, paths, events, and going on after a restart."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Setup
from bot.engine.match import Match
from bot.games.way_of_the_samurai.cards import LIBRARY, WoundCard
from bot.games.way_of_the_samurai.notation import effect
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import CAMPAIGNS, SAMURAI
from bot.games.way_of_the_samurai.traits import WEAPONS
from bot.wording import words
from tests.games.random_play import dealer, random_answer
from tests.games.way_of_the_samurai.scene import Scene, new_game, scene

EARTH = ("S+0 earth",) * 6
KILLS = ["S>=0: L-8"]


def felled(mode: str, **more: object) -> Scene:
    """The last blow against the first of many, by the third card."""
    table = scene(mode=mode, foe=(1, 5), enemy_shows=["S>=0: L-1"], **more)  # type: ignore[arg-type]
    if mode in ("dojo", "village"):
        table.game.run.stop = LIBRARY.campaigns[mode][0].name
    return table.plays_on()


# The clan


@pytest.mark.parametrize(("roll", "figures"), [(1, (5, 1)), (2, (4, 2)), (4, (3, 3)), (6, (1, 5))])
def test_a_die_measures_each_man_of_the_clan(roll: int, figures: tuple[int, int]):
    table = new_game({"mode": "clan"}, chance={"clan": [roll]})
    assert (table.foe.life, table.foe.qi) == figures


def test_the_next_one_comes_when_one_has_fallen_and_everything_stays():
    table = felled("clan", life=5, qi=2, die=4, reserve=["S+3 earth"])
    assert (table.view.felled, table.view.fight, table.view.round) == (1, 2, 2)
    assert (table.you.life, table.you.qi, table.you.die, len(table.you.reserve)) == (5, 2, 4, 1)
    assert table.gauges == (0, 0, 0)


def test_the_combo_of_the_last_blow_still_counts():
    assert len(felled("clan", hand=EARTH).you.reserve) == 1


def test_the_round_ends_without_its_losses():
    assert felled("clan", qi=0).you.life == 8


def test_no_counter_comes_from_the_dead():
    assert "counter" not in felled("clan").happened


@pytest.mark.parametrize(("beaten", "rank"), [(0, 1), (5, 1), (6, 2), (11, 3), (16, 4), (21, 5), (40, 5)])
def test_the_clans_scale(beaten: int, rank: int):
    table = scene(mode="clan", life=1, enemy_shows=["S>=5: L-1", "G<2: L-1"])
    table.game.run.felled = beaten
    table.exchange()
    assert table.ending == "clan"
    assert table.step("over")["rank"] == f"rank:{rank}"


def test_the_scale_is_told_however_a_run_ends():
    shows = ["S>=5: L-1", "G<2: W2"]
    table = scene(mode="clan", enemy_shows=shows, chance={"wounds": ["deadly"]})
    table.game.run.felled = 7
    table.exchange()
    outcome = table.match.outcome
    assert outcome is not None and outcome.reason == "clan-beheaded"
    said = words(WAY_OF_THE_SAMURAI.key).say(f"outcome-{outcome.reason}", outcome.facts)
    assert said == "Beheaded in round 1. The clan: 7 beaten. A good samurai already."


# The end of a run


def said_of(table: Scene) -> tuple[str, str]:
    """The words over the last board, and those of the log."""
    outcome, said = table.match.outcome, words(WAY_OF_THE_SAMURAI.key)
    assert outcome is not None
    return said.say(f"outcome-{outcome.reason}", outcome.facts), said.say("step-over", table.step("over"))


@pytest.mark.parametrize(
    ("mode", "before", "headline", "told"),
    [
        ("fight", 0, "Won in round 1.", "Ishida has fallen. Won in round 1, with 8 life left."),
        (
            "dojo",
            4,
            "The Yoshioka dojo is beaten, all 5 of them, in one round.",
            "Master Yoshioka has fallen, and the dojo with him. Won in round 1, with 8 life left. "
            "All 5 of the dojo are beaten.",
        ),
        (
            "village",
            10,
            "Out of the village: all 11 on the way are beaten, in one round.",
            "Yoshioka’s pupil has fallen, and the gate is open. Won in round 1, with 8 life left. "
            "All 11 on the way are beaten.",
        ),
        (
            "three",
            2,
            "One against three, and won: all are beaten in round 1.",
            "Saburo has fallen. Won in round 1, with 8 life left. All three are beaten.",
        ),
    ],
)
def test_a_victory_is_told_as_what_was_won(mode: str, before: int, headline: str, told: str):
    table = scene(mode=mode, foe=(1, 5), enemy_shows=["S>=0: L-1"])
    game = table.game
    game.run.felled = before
    if mode in CAMPAIGNS:
        game.run.stop = LIBRARY.campaigns[mode][-1].name
    if mode == "dojo":
        game.foe.name = "master"
    if mode == "three":
        table.does("foe:3")
        game.foes[0].fallen = game.foes[1].fallen = True
    assert said_of(table.plays_on()) == (headline, told)


@pytest.mark.parametrize(
    ("mode", "beaten", "headline"),
    [
        ("dojo", 0, "Fallen in round 1. Of the dojo nobody was beaten."),
        ("dojo", 1, "Fallen in round 1. Of the dojo one was beaten."),
        ("village", 7, "Fallen in round 1. On the way out of the village 7 were beaten."),
        ("three", 2, "Fallen in round 1. Of the three 2 were beaten."),
    ],
)
def test_a_defeat_says_how_many_were_beaten(mode: str, beaten: int, headline: str):
    table = scene(mode=mode, life=1, enemy_shows=["S>=5: L-1", "G<2: L-1"], chance={"three": [2]})
    table.game.run.felled = beaten
    if mode == "three":
        table.does("foe:3")
    assert said_of(table.exchange())[0] == headline


# Campaigns


def test_the_dojo_is_four_pupils_and_the_master_on_each_path():
    stops = {stop.name: stop for stop in LIBRARY.campaigns["dojo"]}

    def lengths(name: str) -> set[int]:
        return {1 + length for after in stops[name].leads for length in lengths(after)} or {1}

    assert lengths("courtyard") == {5}
    assert (stops["master"].life, stops["master"].qi) == (8, 5)


def test_eleven_stand_between_the_village_and_its_gate():
    assert len(LIBRARY.campaigns["village"]) == 11
    assert {stop.qi for stop in LIBRARY.campaigns["village"]} == {2}


def test_in_the_village_the_blue_die_says_how_much_life():
    table = new_game({"mode": "village"}, chance={"blue": [4]})
    assert (table.foe.life, table.foe.qi) == (4, 2)


def test_the_player_chooses_at_a_fork():
    table = felled("dojo", chance={"event": [6]})
    assert table.prompt == "path"
    table.does("stop:gallery")
    assert {stop.name: stop.progress for stop in table.view.stops} == {
        "courtyard": "won",
        "garden": "passed_by",
        "gallery": "here",
        "pond": "passed_by",
        "stairs": "next",
        "armoury": "next",
        "threshold": "later",
        "inner_room": "later",
        "master": "later",
    }


def test_one_mulligan_in_a_campaign_and_four_with_a_yari():
    assert new_game({"mode": "dojo"}).you.mulligans == 1
    assert new_game({"mode": "dojo"}, "yari").you.mulligans == 4


def test_an_enemy_felled_by_a_wound_card_gives_back_life_and_qi():
    table = scene(mode="village", foe=(1, 5), life=5, qi=2, enemy_shows=["S>=0: W1"], chance={"event": [5]})
    table.game.run.stop = "tree"
    table.plays_on()
    assert (table.you.life, table.you.qi) == (7, 3), "and a life by the event"


def test_the_last_qi_taken_by_a_wound_card_was_taken_by_it():
    """With the Kanabo 1 he falls by that, and a campaign's life and Qi come back."""
    drains = (WoundCard("drain", effect("Q-1"), effect("Q-1")),)
    table = scene(
        mode="village", weapon="kanabo_1", foe=(5, 1), life=5, qi=3, enemy_shows=["S>=0: W1"], wounds=drains
    )
    table.game.run.stop = "tree"
    table.plays_on()
    assert table.view.felled == 1
    assert [step.facts["after"] for step in table.steps if step.name == "life"][:1] == [6]


def test_never_beyond_eight_and_five():
    table = scene(mode="village", foe=(1, 5), enemy_shows=["S>=0: W1"], chance={"event": [5]})
    table.game.run.stop = "tree"
    assert table.plays_on().you.life == 8


def test_the_last_enemy_of_a_campaign_wins_it_without_an_event():
    table = scene(mode="dojo", foe=(1, 5), enemy_shows=["S>=0: L-1"])
    table.game.run.stop = "master"
    table.plays_on()
    assert (table.won, "event" in table.happened) == (True, False)


# Events


@pytest.mark.parametrize(("event", "gauge"), [(1, "technique"), (2, "strength")])
def test_a_gift_is_rolled_and_lasts_for_the_first_round(event: int, gauge: str):
    table = felled("village", chance={"event": [event], "gift": [3]})
    assert getattr(table.you, gauge) == 3
    table.exchange().exchange()
    assert getattr(table.you, gauge) == 0


def test_anger_raises_the_die_by_three_but_not_beyond_six():
    assert felled("village", die=2, chance={"event": [3]}).you.die == 5
    assert felled("village", die=5, chance={"event": [3]}).you.die == 6


def test_hard_events_cost_qi_life_or_the_weapon():
    assert felled("village", events="hard", chance={"event": [4]}).you.qi == 4
    assert felled("village", events="hard", chance={"event": [5]}).you.life == 7
    table = felled("village", events="hard", chance={"event": [6]})
    assert table.prompt == "weapon"
    assert not {"weapon:katana", "weapon:tessen"} & set(table.offered)
    table.does("weapon:naginata")
    assert (table.you.weapons, table.you.qi, table.view.broken_weapons) == (("naginata",), 2, ("katana",))


def test_a_yari_that_breaks_takes_its_other_hands_along():
    table = scene(
        mode="village",
        weapon="yari",
        events="hard",
        foe=(1, 5),
        enemy_shows=["S>=0: L-1"],
        chance={"event": [6]},
    )
    table.game.run.stop, table.game.you.mulligans = "tree", 4
    table.plays_on().does("weapon:katana")
    assert table.you.mulligans == 1


def test_a_yari_taken_from_the_dead_has_its_three_other_hands():
    table = felled("village", events="hard", chance={"event": [6]})
    assert table.does("weapon:yari").you.mulligans == 3


def test_with_no_weapon_left_all_is_lost():
    table = scene(mode="village", events="hard", foe=(1, 5), enemy_shows=["S>=0: L-1"], chance={"event": [6]})
    table.game.run.stop = "tree"
    table.game.run.broken_weapons = [weapon for weapon in WEAPONS if weapon != "katana"]
    assert table.plays_on().ending == "village-weaponless"


# A run goes on


@pytest.mark.parametrize("mode", ["clan", "dojo", "village"])
def test_a_run_is_one_match_that_goes_on_from_its_journal(mode: str):
    setup = Setup(
        (SAMURAI,), {"mode": mode, "modules": "bushido,gisei"}, chosen={SAMURAI: {"weapon": "yari"}}
    )
    match, random = Match(WAY_OF_THE_SAMURAI, setup, dealer(3)), Random(3)
    while match.outcome is None:
        keys = random_answer(WAY_OF_THE_SAMURAI, match.pending[SAMURAI].request, random)
        match.answer(SAMURAI, keys)
        if len(match.journal) % 40 < 3:
            before = match.view(SAMURAI)
            match = Match.replay(WAY_OF_THE_SAMURAI, setup, dealer(3), match.journal)
            assert match.view(SAMURAI) == before
