"""The options of a fight: opponents, wound limits, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.engine import Seat, Setup
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.options import OPTIONS, PRESETS, Fight, fight_of, refuses
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.wording import message_id, words

SAID = words("senjutsu-solo")
STUDENT = Seat("student")


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


def agreed(*seats: str, **options: str) -> Setup:
    return setup_with(options, *seats)


def setup_with(options: Mapping[str, str], *seats: str) -> Setup:
    return Setup(tuple(map(Seat, seats or ("student",))), options)


def who(fight: Fight) -> list[str]:
    return [foe.key for foe in fight.foes]


def problems(setup: Setup) -> list[str]:
    return [SAID.problem(problem) for problem in refuses(setup)]


def test_the_first_fight_is_what_stands_there_already():
    fight = fight_of(agreed())
    assert (who(fight), fight.wounds, fight.mode, fight.nightmare) == (["samurai_boss"], 7, "fight", False)
    assert (fight.field, fight.terrain) == ("snowy_clearing", "none")
    assert fight_of(setup_with(PRESETS[0].options)) == fight


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("hero", ["master", "student", "ronin", "warrior"])
def test_every_preset_can_be_started_by_any_hero(preset, hero: str):
    assert problems(setup_with(preset.options, hero)) == []


@pytest.mark.parametrize(
    ("chosen", "number", "come"),
    [
        ("samurai_boss,ashigaru_yumi", "chosen", ["samurai_boss", "ashigaru_yumi"]),
        ("samurai_boss,ashigaru_katana", "4", ["samurai_boss", *["ashigaru_katana"] * 3]),
        ("ashigaru_katana,ashigaru_yari", "4", ["ashigaru_katana", "ashigaru_yari"] * 2),
        ("samurai_boss", "2", ["samurai_boss"] * 2),
        ("ashigaru", "chosen", ["ashigaru", "hachiko"]),
        ("arquebusier,ashigaru", "chosen", ["arquebusier", "ashigaru", "hachiko"]),
    ],
)
def test_leaders_come_once_and_soldiers_fill_the_ranks(chosen: str, number: str, come: list[str]):
    assert who(fight_of(agreed(foe=chosen, number=number))) == come


@pytest.mark.parametrize(
    ("chosen", "difficulty", "limit"),
    [
        ("musashi", "calm", 5),
        ("musashi", "even", 7),
        ("musashi", "merciless", 9),
        ("ashigaru", "even", 3),
        ("ashigaru", "calm", 2),
        ("samurai_boss,ashigaru_yari,arquebusier", "merciless", 3),
        ("samurai_boss,ashigaru_yari,arquebusier,monk", "calm", 1),
    ],
)
def test_wound_limits_may_be_raised_and_lowered_but_never_below_one(chosen: str, difficulty: str, limit: int):
    assert fight_of(agreed(foe=chosen, difficulty=difficulty)).wounds == limit


def test_a_horde_is_three_ashigaru_and_their_leader_on_the_snowy_clearing():
    fight = fight_of(agreed(mode="horde", field="riverside", terrain="preset", foe="musashi"))
    assert who(fight) == [*["ashigaru_katana"] * 3, "samurai_boss"]
    assert (fight.field, fight.terrain, fight.wounds) == ("snowy_clearing", "none", 1)


def test_in_the_nightmare_horde_others_come_in_place_of_ashigaru():
    one = fight_of(agreed(mode="nightmare_horde", foe="monk"))
    assert who(one) == ["ashigaru_katana", "ashigaru_katana", "monk", "samurai_boss"]
    all_three = fight_of(agreed(mode="nightmare_horde", foe="monk,ninja,kojiro"))
    assert who(all_three) == ["monk", "ninja", "kojiro", "samurai_boss"]
    assert not one.nightmare


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"foe": "samurai_boss,monk,ninja", "number": "2"}, "3 opponents are chosen, but only 2 are to come"),
        ({"foe": "ashigaru,monk,ninja,sailor"}, "5 opponents are too many"),
        ({"foe": "musashi", "number": "2"}, "Musashi is there only once"),
        ({"foe": "student"}, "Nobody fights against himself"),
        ({"mode": "nightmare_horde"}, "choose one to three other opponents"),
        ({"mode": "nightmare_horde", "foe": "ashigaru"}, "join no horde"),
        ({"mode": "nightmare_horde", "foe": "monk,ninja,kojiro,yasuke"}, "at most 3 can be replaced"),
    ],
)
def test_options_that_exclude_each_other_are_refused_in_a_sentence(options: dict[str, str], sentence: str):
    said = problems(setup_with(options))
    assert len(said) == 1
    assert sentence in said[0]


# Words


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_of_the_lobby_has_words(option):
    said = f"option-{message_id(option.key)}"
    assert SAID.has(said)
    assert [one for one in option.choices if not SAID.has(f"{said}-{message_id(one)}")] == []


def test_every_opponent_is_told_in_one_line_that_a_select_can_show():
    lines = {foe: SAID.say(f"about-option-foe-{message_id(foe)}") for foe in FOES if foe != "hachiko"}
    assert [foe for foe, line in lines.items() if len(line) > 100] == []


def test_soldiers_who_come_more_than_once_are_told_apart():
    for foe in FOES.values():
        names = {SAID.label(foe.name), *[SAID.label(f"{foe.name}-{number}") for number in (2, 3, 4)]}
        assert foe.hero or len(names) == 4


def test_every_preset_has_a_name():
    assert [one.key for one in PRESETS if not SAID.has(f"preset-{one.key}")] == []


def test_the_lobby_says_that_the_ronin_is_harder_to_play():
    """Each hero has a line below the seats, and one of them warns."""
    warned = [seat for seat in SENJUTSU_SOLO.seats if "harder" in SAID.say(f"about-seat-{seat}")]
    assert warned == ["ronin"]
