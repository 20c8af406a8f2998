"""Five hundred frames of real games: every word is readable, also under drawings of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from PIL import ImageChops

from bot.engine import Setup, Step
from bot.engine.match import Match
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.view import VillageView
from bot.wording import words
from renderers.canvas import Box
from renderers.kit.captions import lay
from renderers.kit.page import turning_points
from renderers.kit.router import around
from renderers.painter import Moment
from renderers.seven_ronin import samples
from renderers.seven_ronin.acting import acting
from renderers.seven_ronin.ending import draw_end
from renderers.seven_ronin.events import caption as told_as
from renderers.seven_ronin.events import weight
from renderers.seven_ronin.formation import formations
from renderers.seven_ronin.great import draw_great, is_great
from renderers.seven_ronin.layout import CAPTION, FIGURE, HOOD, PEARL
from renderers.seven_ronin.painter import draw_day, draw_scene, draw_village
from renderers.seven_ronin.ronin import face_at
from renderers.seven_ronin.village import PEARL_AT, plates
from renderers.type import ELLIPSIS
from tests.games.random_play import play_at_random
from tests.kit.ends import account_of
from tests.kit.rings import PROOF, every
from tests.renderers.soundness import NEAR, measured

WORDS = words("seven_ronin")
FRAMES = 500


RONIN, NINJA = (31, 104), (20, 72)
"""Half the width and the height of a figure."""
FACE = 1 / 3
"""The largest share of a face that may be hidden by a drawing beside it."""


def covered(view: VillageView, step: Step) -> list[str]:
    """Places at which the caption of a step covers a plate, a number or a figure."""
    caption = lay(told_as(step, WORDS), CAPTION).box
    lies: dict[str, Box] = {f"plate {place}": plate.reach for place, plate in plates(WORDS).items()}
    for place, formation in formations(view).items():
        if formation.ninja:
            lies[f"count {place}"] = around(formation.count, HOOD / 2)
        people = [(NINJA, feet) for feet in formation.figures]
        people += [(RONIN, feet) for feet in formation.ronin.values()]
        for (half, high), (x, y) in people:
            lies[f"somebody at {place} {x}"] = (x - half, y - high, x + half, y)
        for x, y in formation.ronin.values():
            lies[f"pearl {place} {x}"] = around((x + PEARL_AT[0], y + PEARL_AT[1]), PEARL)
    return [what for what, box in lies.items() if meets(caption, box)]


def meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def hidden_faces(view: VillageView, step: Step) -> list[str]:
    """The faces hidden by the drawing of a step."""
    before = draw_scene(view, step).image.convert("RGB")
    after = draw_village(view, WORDS, samples.PLAYERS, step).image.convert("RGB")
    poses = acting(view, step).poses
    drawn = np.asarray(ImageChops.difference(before, after)).max(axis=2) > NEAR
    hidden: list[str] = []
    for formation in formations(view).values():
        for ronin, (x, y) in formation.ronin.items():
            face = face_at(ronin, (x, y), FIGURE, poses.get(ronin, "stand"))
            left, top, right, bottom = map(round, around(face, 14, 14))
            if drawn[top:bottom, left:right].mean() > FACE:
                hidden.append(ronin)
    return hidden


@PROOF
def test_in_five_hundred_frames_every_word_can_be_read():
    """Frames of all kinds: hordes, pairs, markers, great moments, and the end."""
    drawn, seed = 0, 0
    while drawn < FRAMES:
        day: list[Moment] = []

        def watch(match: Match, steps: Sequence[Step], day: list[Moment] = day) -> None:
            nonlocal drawn
            for step in steps:
                view = cast(VillageView, step.view)
                if step.name == "round" and day:
                    page = draw_day(turning_points(day, weight), WORDS)
                    assert measured(page.image, page.written) == [], (view.round, step)
                    day.clear()
                day.append(Moment(step, view))
                sheet = (
                    draw_great(view, WORDS, step)
                    if is_great(step)
                    else draw_village(view, WORDS, samples.PLAYERS, step)
                )
                assert measured(sheet.image, sheet.written) == [], step
                assert is_great(step) or covered(view, step) == [], step
                drawn += 1

        match = play_at_random(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), seed, watch, watched=True)
        end = draw_end(cast(VillageView, match.state.view(None)), WORDS, samples.PLAYERS, account_of(match))
        assert measured(end.image, end.written) == []
        seed += 1


def test_no_caption_of_sixty_games_is_cut():
    def watch(_: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            lines = lay(told_as(step, WORDS), CAPTION).lines
            assert not any(ELLIPSIS in line.text for line in lines), step

    for seed in range(60):
        play_at_random(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), seed, watch, watched=True)


PAIRS = (18, 26, 61, 109, 113)
"""Games with an action or a hit at a place where two ronin stand together."""


@every("seed", PAIRS, daily=1)
def test_two_ronin_at_one_place_can_both_be_seen_during_each_step(seed: int):
    """On the map, where each has his number, his markers and his wounds, and on the page of the day."""
    day: list[Moment] = []

    def watch(_: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            view = cast(VillageView, step.view)
            if step.name == "round" and day:
                page = draw_day(turning_points(day, weight), WORDS)
                assert measured(page.image, page.written) == [], view.round
                day.clear()
            day.append(Moment(step, view))
            together = any(len(area.ronin) > 1 for area in view.areas)
            if together and not is_great(step):
                sheet = draw_village(view, WORDS, samples.PLAYERS, step)
                assert measured(sheet.image, sheet.written) == [], step
                assert hidden_faces(view, step) == [], step

    play_at_random(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), seed, watch, watched=True)
