"""Whole duels at random: whatever happens and whatever is asked can be drawn and read."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Step, told_more
from bot.engine.match import Match
from bot.games.senjutsu.advisor.outlook import foresee
from bot.games.senjutsu.view import DuelView
from bot.wording import words
from renderers.painter import Moment, Picture
from renderers.senjutsu import PAINTER
from renderers.senjutsu.hand import of_request
from renderers.senjutsu.samples import COMPANY
from renderers.type import ELLIPSIS
from tests.games.random_play import play_at_random
from tests.games.senjutsu.tables import any_cards, setup_of
from tests.renderers.soundness import measured

WORDS = words("senjutsu")
NAMES = {member.name for member in COMPANY.values()}


def faults(picture: Picture) -> list[str]:
    """What cannot be read on it; somebody's own name may be cut."""
    cut = [text.text for text in picture.written if text.text.endswith(ELLIPSIS)]
    words_cut = [
        text for text in cut if not any(name.startswith(text.removesuffix(ELLIPSIS)) for name in NAMES)
    ]
    return [*measured(picture.image, picture.written), *words_cut]


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_every_kind_of_step_and_question_of_a_duel_can_be_read(seed: int):
    steps: set[str] = set()
    asked: set[str] = set()
    turn: list[Moment] = []
    found: list[str] = []

    def draw(name: str, picture: Picture) -> None:
        found.extend(f"{name}: {fault}" for fault in faults(picture))
        assert picture.alt

    def watch(match: Match, happened: Sequence[Step]) -> None:
        for step in happened:
            if step.view is None:
                # Only some may read it.
                continue
            assert isinstance(step.view, DuelView)
            if (
                step.name == "turn"
                and sum(PAINTER.weight(moment.step) > 1 for moment in turn) > 2
                and "page" not in steps
            ):
                steps.add("page")
                draw("page", PAINTER.page(turn, WORDS, COMPANY))
            if step.name == "turn":
                turn.clear()
            turn.append(Moment(step, step.view))
            if step.name not in steps:
                steps.add(step.name)
                draw(step.name, PAINTER.board(step.view, WORDS, COMPANY, step))
        for seat, question in match.pending.items():
            request = question.request
            if request.prompt in asked:
                continue
            asked.add(request.prompt)
            view = match.view(seat)
            assert isinstance(view, DuelView)
            draw(request.prompt, PAINTER.private(view, WORDS, seat, request, {}, COMPANY))
            for each in of_request(request, view.at(seat))[:2]:
                tried = {each.key: each.key}
                looked = told_more(request, each.key, foresee(view, seat, each.key))
                draw(
                    f"{request.prompt} {each.key}",
                    PAINTER.private(view, WORDS, seat, looked, tried, COMPANY),
                )

    match = play_at_random(any_cards(seed), setup_of(seed), seed, watch, watched=True)
    end = match.view(None)
    draw("ending", PAINTER.ending(end, WORDS, COMPANY))
    for key in PAINTER.closeups(end)[:2]:
        draw(key, PAINTER.closeup(end, WORDS, key, COMPANY))
    assert not found, found
    assert {"choose", "move"} <= asked and {"attack", "revealed", "fall"} <= steps
