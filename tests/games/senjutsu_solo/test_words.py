"""Every key of a fight against AI opponents has words, and every decision of theirs tells its rule."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Seat, Setup, Step
from bot.engine.match import Match
from bot.games.senjutsu_solo.behaviour import reasons
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.wording import message_id, words
from tests.games.random_play import play_at_random
from tests.games.senjutsu.test_words import BARE_KEY, sentences_in

SAID = words("senjutsu-solo")
FIGHTS = {
    "soldiers": {"foe": "ashigaru_katana,ashigaru_yari,ashigaru_yumi,arquebusier"},
    "masters": {"foe": "master,ronin,warrior,monk"},
    "hidden": {"foe": "assassin,ninja"},
    "pair": {"foe": "ashigaru"},
    "pirates": {"foe": "wakou,sailor", "terrain": "preset", "field": "riverside"},
    "paid": {"foe": "yojimbo"},
    "dreams": {"mode": "nightmare", "foe": "musashi,onna_bugeisha,kojiro,yasuke"},
    "horde": {"mode": "horde"},
    "lord": {"mode": "fallen_lord"},
    "path": {"mode": "path"},
}


@pytest.mark.parametrize("fight", FIGHTS)
def test_nothing_is_left_unsaid(fight: str):
    heard: set[str] = set()

    def listen(match: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            heard.update([SAID.step(step), *SAID.why(step)])
        for question in match.pending.values():
            heard.update(sentences_in(SAID, question.request))

    match = play_at_random(SENJUTSU_SOLO, Setup((Seat("student"), Seat("warrior")), FIGHTS[fight]), 3, listen)
    assert match.outcome is not None
    heard.add(SAID.say(f"outcome-{match.outcome.reason}", match.outcome.facts))
    assert [text for text in heard if BARE_KEY.search(text)] == []


def test_every_rule_that_leads_to_a_decision_is_told_in_a_sentence():
    rules = [value for name, value in vars(reasons).items() if name.isupper()]
    assert rules and [rule for rule in rules if not SAID.has(f"because-{message_id(rule)}")] == []
