"""The Path: roads made of deeds, marks that come and go, forks, endings, practice."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine import Dealer, Facts, Handed, Outcome, Seat, Setup, options_of, plain_facts
from bot.engine.match import Match
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu_solo.account import chronicle_of
from bot.games.senjutsu_solo.fights.options import fight_of, refuses
from bot.games.senjutsu_solo.fights.path import BEGINS, ENDINGS, FIRST, LENGTH, MARKS, STOPS
from bot.games.senjutsu_solo.fights.road import Road, deed, heritage, limit_of, read
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo, close
from bot.tables.seating import facts_of
from bot.wording import message_id, words
from tests.games import recorded

SAID = words("senjutsu-solo")
WARRIOR = Seat("warrior")
LIMIT = HEROES["warrior"].wounds
RIVER = ("ford", "rice_field", "hut", "boats", "pass", "temple", "dog", "roofs", "gate", "island", "")
RIDGE = ("ford", "rice_field", "hut", "bowshot", "pass", "temple", "dog", "roofs", "gate", "summit", "")


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


def won(stop: str, onward: str, wounds: int = 1, hero: Seat = WARRIOR) -> Handed:
    return Handed(hero, deed(STOPS[stop], onward, 8, [(f"hero:{hero}", wounds)], won=True))


def lost(stop: str, hero: Seat = WARRIOR) -> Handed:
    return Handed(hero, deed(STOPS[stop], "", 8, [(f"hero:{hero}", LIMIT)], won=False))


def way(stops: Sequence[str], wounds: int = 1, hero: Seat = WARRIOR) -> list[Handed]:
    """Victories with these wounds at all stops but the last, which is the next one."""
    return [won(stop, onward, wounds, hero) for stop, onward in itertools.pairwise(stops)]


def road(deeds: Sequence[Handed], hero: Seat = WARRIOR) -> Road:
    return read(hero, heritage(deeds))


def begun(legacy: Facts, seats: tuple[Seat, ...] = (WARRIOR,), stop: str = "on") -> Match:
    setup = Setup(seats, {"mode": "path", "stop": stop}, legacy=legacy)
    return Match(SENJUTSU_SOLO, setup, Dealer("a walk"))


def state(match: Match) -> SenjutsuSolo:
    assert isinstance(match.state, SenjutsuSolo)
    return match.state


class LastTurn(SenjutsuSolo):
    """A fight that is over, with these wounds of the first hero; nothing but its end is left."""

    wounds = 1

    async def play(self) -> Outcome:
        self.heroes[0].wounds, self.turn = self.wounds, 8
        self.heroes[0].fallen = self.wounds >= self.heroes[0].wound_limit
        return await close(self)


def at_the_end(
    deeds: Sequence[Handed], wounds: int = 1, stop: str = "on", seats: tuple[Seat, ...] = (WARRIOR,)
) -> Match:
    """A match at the end of a fight of this road, right before anything is asked."""

    def begin(setup: Setup) -> SenjutsuSolo:
        game = LastTurn(setup)
        game.wounds = wounds
        return game

    setup = Setup(seats, {"mode": "path", "stop": stop}, legacy=heritage(deeds))
    return Match(replace(SENJUTSU_SOLO, begin=begin), setup, Dealer("the end"))


def handed_on(match: Match) -> Facts:
    assert match.outcome is not None
    return match.outcome.legacy


def log(match: Match) -> list[str]:
    return [SAID.step(step) for step in match.opening()]


# Roads


def test_a_walk_is_ten_stops_with_two_forks_and_two_endings():
    assert LENGTH == 10
    assert [stop.name for stop in STOPS.values() if stop.is_fork] == ["hut", "gate"]
    assert [stop.name for stop in ENDINGS] == ["summit", "island"]
    for stops in (RIVER, RIDGE):
        assert [STOPS[name].number for name in stops[:-1]] == [*range(1, LENGTH + 1)]
        assert all(after in STOPS[stop].onward for stop, after in itertools.pairwise(stops) if after)


def test_a_victory_leads_on_and_a_defeat_costs_nothing():
    assert road([]).here == FIRST
    assert road(way(["ford", "rice_field"])).here == STOPS["rice_field"]
    beaten = road([*way(["ford", "rice_field"]), lost("rice_field"), lost("rice_field")])
    assert (beaten.here, beaten.lost, beaten.marks) == (STOPS["rice_field"], 2, ())
    after = road([*way(["ford", "rice_field"]), lost("rice_field"), won("rice_field", "hut")])
    assert (after.lost, after.legs[-1].lost) == (0, 1)


def test_progress_belongs_to_the_hero_and_a_companion_keeps_their_own():
    """Bob's Ronin has helped at the boats, but his own road is still at the ford."""
    helped = deed(STOPS["boats"], "pass", 8, [("hero:warrior", 1), ("hero:ronin", 2)], won=True)
    ronin = Seat("ronin")
    assert heritage([Handed(ronin, helped)]) == {}
    ann = heritage([*way(["ford", "rice_field"]), Handed(ronin, helped)])
    assert read("warrior", ann).here == STOPS["rice_field"]
    assert read("ronin", ann).here == FIRST
    together = deed(FIRST, "rice_field", 8, [("hero:warrior", 1), ("hero:ronin", 2)], won=True)
    assert read("ronin", heritage([Handed(ronin, together)])).here == STOPS["rice_field"], "both stood there"


def test_a_legacy_is_the_same_after_it_was_written_as_json():
    legacy = heritage(way(RIVER[:6], wounds=LIMIT - 1))
    again = facts_of(json.loads(json.dumps(plain_facts(legacy))))
    assert again == legacy
    assert read("warrior", again) == read("warrior", legacy)


def test_after_an_ending_the_same_hero_begins_anew():
    assert road(way(RIDGE)).ending == STOPS["summit"]
    assert begun_at(way(RIDGE)) == FIRST
    again = road([*way(RIDGE), won("ford", "rice_field")])
    assert (again.walk, again.here, again.marks) == (2, STOPS["rice_field"], ())


def begun_at(deeds: Sequence[Handed]) -> object:
    return state(begun(heritage(deeds))).stop


def test_the_hero_who_walked_last_is_the_one_to_go_on_with():
    master = Seat("master")
    deeds = [*way(["ford", "rice_field"]), won("ford", "rice_field", hero=master), lost("rice_field")]
    assert heritage(deeds)["seat"] == "warrior"
    preset = next(one for one in SENJUTSU_SOLO.presets if one.key == "path")
    assert preset.wish(heritage(deeds[:2])) == "master"
    assert preset.wish({}) == "warrior"


def test_a_fork_not_taken_lies_aside():
    assert road(way(RIVER[:4])).left_aside == {"bowshot"}
    assert road(way(RIDGE)).left_aside == {"boats", "island"}
    assert road([]).left_aside == frozenset()


# Marks


def test_a_victory_one_wound_short_of_falling_leaves_a_scar_until_the_monk_heals_it():
    assert road(way(["ford", "rice_field"], wounds=LIMIT - 2)).marks == ()
    assert road(way(["ford", "rice_field"], wounds=LIMIT - 1)).marks == ("scar",)
    scarred = way(RIDGE[:6], wounds=LIMIT - 1)
    assert "scar" in road(scarred).marks
    assert road([*scarred, won("temple", "dog", wounds=LIMIT - 1)]).marks == ("feather", "sutra")


def test_a_scar_is_a_card_fewer_in_the_first_hand():
    def hand(wounds: int) -> int:
        match = begun(heritage(way(["ford", "rice_field"], wounds=wounds)))
        while match.pending[WARRIOR].request.prompt == "prepare":
            match.answer(WARRIOR, [])
        return len(state(match).heroes[0].hand)

    assert (hand(1), hand(LIMIT - 1)) == (6, 5)


def test_a_companion_takes_a_blow_and_has_fallen_if_it_was_that_one():
    alive = way(RIVER[:5])
    assert road(alive).marks == ("boy",)
    assert state(begun(heritage(alive))).heroes[0].wound_limit == LIMIT + 1
    assert road([*alive, won("pass", "temple", wounds=LIMIT - 1)]).marks == ("boy",)
    assert road([*alive, won("pass", "temple", wounds=LIMIT)]).marks == (), "he fell, and left no scar"


def test_a_feather_is_a_card_in_the_deck():
    def copies(stops: Sequence[str]) -> int:
        hero = state(begun(heritage(way(stops)))).heroes[0]
        assert sorted(hero.pieces) == sorted([*hero.deck, *hero.hand])
        return sum(one.startswith("card:110#") for one in hero.pieces)

    assert copies(RIDGE[:5]) == copies(RIVER[:5]) + 1


def test_the_sutra_is_focus_at_the_start():
    assert state(begun(heritage(way(RIVER[:7])))).heroes[0].focus == 1
    assert state(begun(heritage(way(RIVER[:6])))).heroes[0].focus == 0


def test_somebody_is_robbed_on_the_roofs_unless_the_boy_keeps_watch():
    assert "robbed" not in road(way(RIVER[:9])).marks
    assert "robbed" in road(way(RIDGE[:9])).marks


def test_the_way_of_the_first_fork_matters_at_the_gate():
    def met(deeds: Sequence[Handed]) -> list[str]:
        fight = fight_of(Setup((WARRIOR,), {"mode": "path"}, legacy=heritage(deeds)))
        return [foe.key for foe in fight.foes]

    assert met(way(RIDGE[:9])) == ["samurai_boss", "ashigaru_yari"], "the gunner has gone home"
    assert met(way(RIVER[:9])) == ["samurai_boss", "arquebusier"], "the boy knows a drain"
    fallen = [*way(RIVER[:5]), won("pass", "temple", wounds=LIMIT), *way(RIVER[5:9])]
    assert met(fallen) == ["samurai_boss", "arquebusier", "ashigaru_yari"], "nobody is left to show it"
    assert log(begun(heritage(way(RIVER[:9]))))[1].startswith("The boy knows a drain")


def test_the_ronin_has_nothing_to_lose():
    ronin = Seat("ronin")
    assert BEGINS["ronin"] and road([], ronin).marks == BEGINS["ronin"]
    assert limit_of("ronin", BEGINS["ronin"]) > limit_of("warrior", ())
    hero = state(begun({}, (ronin,))).heroes[0]
    assert hero.wound_limit == limit_of("ronin", BEGINS["ronin"])


def test_only_the_first_hero_of_a_table_carries_marks():
    legacy = heritage(way(RIVER[:5]))
    game = state(begun(legacy, (WARRIOR, Seat("student"))))
    assert [one.hardened for one in game.heroes] == [1, 0]
    assert state(begun(legacy, (Seat("student"), WARRIOR))).stop == FIRST, "the student walks, from the ford"


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_has_words_for_itself_and_for_what_it_does(mark: str):
    keys = [MARKS[mark].key, f"sign:{mark}", *MARKS[mark].effects]
    assert len(keys) > 2 and [key for key in keys if SAID.label(key) == key] == []
    if mark not in BEGINS["ronin"]:
        assert SAID.has(f"gained-{message_id(mark)}")


# The end of a fight


def test_a_fork_is_asked_and_may_be_answered_after_a_restart():
    match = at_the_end(way(["ford", "rice_field", "hut"]))
    question = match.pending[WARRIOR].request
    assert question.prompt == "fork" and [one.key for one in options_of(question)] == [
        "stop:bowshot",
        "stop:boats",
    ]
    standing = state(match).road
    assert standing is not None and (standing.here, standing.ending) == (None, None)
    assert len(standing.legs) == 3 and standing.left_aside == frozenset(), "both ways are open on the map"
    again = Match.replay(match.game, match.setup, Dealer("another"), match.journal)
    for one in (match, again):
        one.answer(WARRIOR, ["stop:boats"])
        assert handed_on(one)["onward"] == "stop:boats"
        assert one.outcome is not None and one.outcome.winners == (WARRIOR,)
    assert log(match)[-2] == "Warrior has chosen the way to the boats."


def test_every_way_says_who_waits_and_what_it_may_bring():
    for stop in STOPS.values():
        for name in stop.onward if stop.is_fork else ():
            said = SAID.say(f"way-{message_id(name)}")
            assert 40 < len(said) <= 200
            assert SAID.has(f"option-fork-stop-{message_id(name)}")


def test_marks_that_come_and_go_are_told_at_the_end():
    assert any("packed already" in line for line in log(at_the_end(way(RIVER[:4]))))
    assert any("heals badly" in line for line in log(at_the_end([], LIMIT - 1)))
    fallen = at_the_end(way(RIVER[:5]), LIMIT)
    assert any("stood in its way" in line for line in log(fallen))
    assert handed_on(fallen)["won"] is True


def test_a_defeat_hands_on_that_it_was_one():
    match = at_the_end([], LIMIT)
    assert handed_on(match)["won"] is False
    assert state(match).road == Road("warrior", lost=1)


def test_practice_is_fought_with_what_one_carries_and_changes_nothing():
    match = at_the_end(way(RIVER[:5]), LIMIT - 1, stop="hut")
    assert (handed_on(match), state(match).heroes[0].wound_limit) == ({}, LIMIT + 1)
    assert state(match).road == road(way(RIVER[:5]))
    begins = begun(heritage(way(RIVER[:5])), stop="ford")
    assert state(begins).stop == FIRST
    assert log(begins)[0].startswith("For practice: the ford.")


def test_an_ending_is_told_as_a_chronicle():
    deeds = [*way(RIVER[:2]), lost("rice_field"), lost("rice_field"), *way(RIVER[1:10])]
    match = at_the_end(deeds)
    walked = state(match).road
    assert walked is not None and walked.ending == STOPS["island"]
    told = chronicle_of(walked, STOPS["island"])
    assert (told.ways, told.lost, told.hardest) == (("stop:boats",), 2, "stop:rice_field")
    said = SAID.say("turning-chronicle", told.as_facts())
    assert "the sea" in said and "after 2 that were lost, most of them at the rice field" in said
    assert "the ferryman’s boy and the monk’s sutra" in said


def test_the_chronicle_names_a_companion_who_has_fallen():
    fallen = [*way(RIVER[:5]), won("pass", "temple", wounds=LIMIT), *way(RIVER[5:])]
    said = SAID.say("turning-chronicle", chronicle_of(road(fallen), STOPS["island"]).as_facts())
    assert "Fallen on the way: the ferryman’s boy." in said


# Every stop


@pytest.mark.parametrize("stop", STOPS)
def test_every_stop_can_be_fought_by_every_hero(stop: str):
    for hero in SENJUTSU_SOLO.seats:
        assert refuses(Setup((hero,), {"mode": "path", "stop": stop})) == []


@pytest.mark.parametrize("stop", STOPS)
def test_every_stop_has_a_name_a_tale_and_words_for_those_who_come_with_a_mark(stop: str):
    keys = [f"stop-{stop}", f"tale-{stop}", *[f"tale-{stop}-{mark}" for mark in STOPS[stop].marked]]
    assert [key for key in keys if not SAID.has(message_id(key))] == []


def test_the_recorded_walks_lead_on_fork_and_end():
    walks = {
        file.stem: recorded.read(SENJUTSU_SOLO, file).replay() for file in recorded.files_of(SENJUTSU_SOLO)
    }
    ways = {name: handed_on(match)["onward"] for name, match in walks.items() if name.startswith("ai-path")}
    assert ways == {"ai-path-0": "stop:rice_field", "ai-path-fork-0": "stop:boats", "ai-path-end-0": ""}
