"""Whole fights at random: whatever happens and whatever is asked can be drawn and read."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Seat, Setup, Step
from bot.engine.match import Match
from bot.games.senjutsu.solo.rules import SENJUTSU_SOLO
from bot.games.senjutsu.solo.view import SoloView
from bot.wording import words
from renderers.painter import Moment, Picture
from renderers.senjutsu import SOLO_PAINTER as PAINTER
from renderers.senjutsu.samples import COMPANY
from renderers.type import ELLIPSIS
from tests.games.random_play import play_at_random
from tests.renderers.soundness import measured

WORDS = words("senjutsu-solo")
NAMES = {member.name for member in COMPANY.values()}
FIGHTS = {
    "a boss and two of his men": ("fight", "samurai_boss,ashigaru_yumi,arquebusier", ("student", "ronin")),
    "the fallen lord": ("fallen_lord", "samurai_boss", ("warrior",)),
    "the bodyguard and the ninja": ("nightmare", "yojimbo,ninja", ("student", "ronin", "warrior", "master")),
}


def faults(picture: Picture) -> list[str]:
    """What cannot be read on it; somebody's own name may be cut."""
    cut = [text.text for text in picture.written if text.text.endswith(ELLIPSIS)]
    words_cut = [
        text for text in cut if not any(name.startswith(text.removesuffix(ELLIPSIS)) for name in NAMES)
    ]
    return [*measured(picture.image, picture.written), *words_cut]


@pytest.mark.parametrize("name", FIGHTS)
def test_every_kind_of_step_and_question_of_a_fight_can_be_read(name: str):
    mode, foes, heroes = FIGHTS[name]
    steps: set[str] = set()
    asked: set[str] = set()
    turn: list[Moment] = []
    found: list[str] = []

    def draw(what: str, picture: Picture) -> None:
        found.extend(f"{what}: {fault}" for fault in faults(picture))
        assert picture.alt

    def watch(match: Match, happened: Sequence[Step]) -> None:
        for step in happened:
            if step.view is None:
                # Only some may read it.
                continue
            assert isinstance(step.view, SoloView)
            told = f"{step.name} {step.facts.get('why', '')}"
            if step.name == "turn" and sum(PAINTER.weight(one.step) > 1 for one in turn) > 2:
                if "page" not in steps:
                    steps.add("page")
                    draw("page", PAINTER.page(turn, WORDS, COMPANY))
                turn.clear()
            turn.append(Moment(step, step.view))
            if told not in steps:
                steps.add(told)
                draw(told, PAINTER.board(step.view, WORDS, COMPANY, step))
        for seat, question in match.pending.items():
            request = question.request
            if request.prompt in asked:
                continue
            asked.add(request.prompt)
            view = match.view(seat)
            draw(request.prompt, PAINTER.private(view, WORDS, seat, request, {}, COMPANY))

    setup = Setup(tuple(map(Seat, heroes)), {"mode": mode, "foe": foes, "terrain": "preset"})
    match = play_at_random(SENJUTSU_SOLO, setup, 3, watch, watched=True)
    end = match.view(None)
    draw("ending", PAINTER.ending(end, WORDS, COMPANY))
    for key in PAINTER.closeups(end)[:2]:
        draw(key, PAINTER.closeup(end, WORDS, key, COMPANY))
    assert not found, found
    assert "choose" in asked and any(told.startswith("decides") for told in steps)
