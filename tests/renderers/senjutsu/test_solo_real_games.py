"""Whole random fights: the pictures of all steps and questions can be read."""

from __future__ import annotations

from bot.engine import Seat, Setup
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.wording import words
from renderers.senjutsu import SOLO_PAINTER
from tests.games.random_play import play_at_random
from tests.kit.rings import every
from tests.renderers.senjutsu.reading import Reader

FIGHTS = {
    "a boss and two of his men": ({"foe": "samurai_boss,ashigaru_yumi,arquebusier"}, ("student", "ronin")),
    "four of a kind": ({"foe": "arquebusier", "number": "4", "field": "great_plain"}, ("master",)),
    "the fallen lord": ({"mode": "fallen_lord"}, ("warrior",)),
    "the bodyguard and the ninja": (
        {"mode": "nightmare", "foe": "yojimbo,ninja", "field": "great_plain", "terrain": "turns"},
        ("student", "ronin", "warrior", "master"),
    ),
}


@every("name", FIGHTS, daily=1)
def test_every_kind_of_step_and_question_of_a_fight_can_be_read(name: str):
    options, heroes = FIGHTS[name]
    reader = Reader(
        SOLO_PAINTER, words("senjutsu-solo"), lambda step: f"{step.name} {step.facts.get('why', '')}"
    )
    setup = Setup(tuple(map(Seat, heroes)), {"terrain": "preset", **options})
    reader.look_back(play_at_random(SENJUTSU_SOLO, setup, 3, reader.watch, watched=True))
    assert "choose" in reader.asked and any(told.startswith("decides") for told in reader.steps)
