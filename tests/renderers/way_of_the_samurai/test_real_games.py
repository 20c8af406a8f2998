"""Frames of real games with all options: every word is readable, every face visible, no name is cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import cast

from bot.engine import Setup, Step
from bot.engine.form import NO_DRAFT
from bot.engine.match import Match
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI
from bot.games.way_of_the_samurai.view import DuelView
from bot.wording import words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import lay
from renderers.kit.page import Panel, draw_page, turning_points
from renderers.painter import Moment, Picture, Player
from renderers.type import ELLIPSIS
from renderers.way_of_the_samurai import PAINTER
from renderers.way_of_the_samurai.cast import opposite
from renderers.way_of_the_samurai.events import caption
from renderers.way_of_the_samurai.fighters.people import YOU
from renderers.way_of_the_samurai.layout import TABLE, WORDS
from renderers.way_of_the_samurai.panels import panel, stands, weight
from renderers.way_of_the_samurai.plate_contents import stepped_forward
from tests.games.random_play import play_at_random
from tests.games.way_of_the_samurai.test_random_fights import drawn, drawn_for_two
from tests.kit.ends import account_of
from tests.kit.rings import every
from tests.renderers.soundness import crowded, measured

SAID = words("way-of-the-samurai")
PLAYERS = {SAMURAI: Player("Tomasz Wisniews…", alike=15), RIVAL: Player("Tomasz Wi…wska", alike=9)}
OTHERWISE = SAID.say("picture-when-missed")
CARDS = ("combo", "defence", "counter")
"""Panels that show cards, and not the two who fight."""
RIM = 7
"""Of a caption's paper."""


def setup_of(mode: str, seed: int) -> Setup:
    random = Random(seed)
    if mode == "duel":
        return drawn_for_two(random)
    while (setup := drawn(random)).options["mode"] != mode:
        pass
    return setup


def faults(picture: Picture) -> list[str]:
    """The unreadable words of a frame; a player's own name may be cut, and one sentence ends with dots."""
    own = [player.name for player in PLAYERS.values()]
    cut = [text.text for text in picture.written if ELLIPSIS in text.text and text.text != OTHERWISE]
    cut = [text for text in cut if not any(name[:6] in text for name in own)]
    return [*measured(picture.image, picture.written), *crowded(picture), *cut]


def faces_hidden(panels: Sequence[Panel], moments: Sequence[Moment]) -> list[str]:
    """The faces on a page outside the box that its words leave clear."""
    hidden: list[str] = []

    def looked_at(one: Panel, moment: Moment) -> Panel:
        view = stepped_forward(cast(DuelView, moment.view), moment.step)
        them = [YOU, opposite(view)]

        def look(sheet: Sheet, clear: Box) -> None:
            there = stands(moment.step, view, clear, sheet.height)
            for person, x, left in zip(them, there.x, (False, True), strict=True):
                if person is not None:
                    face = person.face(there.size, left=left)
                    across = clear[0] <= x + face[0] and x + face[2] <= clear[2]
                    down = clear[1] <= there.feet + face[1] and there.feet + face[3] <= clear[3]
                    if not (across and down):
                        hidden.append(f"{moment.step}: {there} {clear}")

        return replace(one, scene=look)

    draw_page([looked_at(*each) for each in zip(panels, moments, strict=True)], "Round 10 · 1 of 2")
    return hidden


@every("seed", range(3), daily=1)
@every("mode", ["fight", "three", "clan", "dojo", "village", "duel"], daily=2)
def test_each_step_can_be_read_and_everybody_is_seen(mode: str, seed: int):
    seen: set[str] = set()
    chapter: list[Moment] = []
    found: list[str] = []

    def watch(match: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            view = cast(DuelView, step.view)
            if view is None:
                continue
            if step.name in WAY_OF_THE_SAMURAI.chapters and chapter:
                shown = turning_points(chapter, weight)
                if not any(one.step.name in CARDS for one in shown):
                    panels = [panel(one, cast(DuelView, one.view), SAID, weight(one.step)) for one in shown]
                    found.extend(faces_hidden(panels, shown))
                elif "page" not in seen:
                    seen.add("page")
                    found.extend(faults(PAINTER.page(chapter, SAID, PLAYERS)))
                chapter.clear()
            chapter.append(Moment(step, view))
            if lay(caption(step, SAID), WORDS).box[3] + RIM > TABLE:
                found.append(f"{step} lies on the table")
            if step.name not in seen:
                seen.add(step.name)
                found.extend(faults(PAINTER.board(view, SAID, PLAYERS, step)))
        for seat, question in match.pending.items():
            if question.request.prompt not in seen:
                seen.add(question.request.prompt)
                view = match.view(seat)
                found.extend(faults(PAINTER.private(view, SAID, seat, question.request, NO_DRAFT, PLAYERS)))

    match = play_at_random(WAY_OF_THE_SAMURAI, setup_of(mode, seed), seed, watch, watched=True)
    end = match.view(None)
    found += faults(PAINTER.ending(end, SAID, PLAYERS, account_of(match)))
    for key in PAINTER.closeups(end):
        found += faults(PAINTER.closeup(end, SAID, key, PLAYERS))
    assert found == []
