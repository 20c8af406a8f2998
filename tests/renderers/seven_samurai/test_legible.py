"""The words of a picture are readable: large enough, in strong ink, and not hidden."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from PIL import ImageChops

from bot.engine import Seat, Step
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from renderers.canvas import Box
from renderers.kit.router import grown
from renderers.kit.sizes import LOUD
from renderers.painter import Picture
from renderers.seven_samurai import PAINTER, ledger, sample_steps, samples, village
from renderers.seven_samurai.events import draw_event, laid
from renderers.seven_samurai.ring import SPARE, ring
from renderers.seven_samurai.staging import staged
from renderers.seven_samurai.table import FOUGHT, draw_map
from renderers.seven_samurai.telling import about
from renderers.seven_samurai.turn_gestures import lurks
from renderers.type import ELLIPSIS
from tests.kit.rings import PROOF, every
from tests.renderers.seven_samurai.gallery import NAMES, WORDS, every_sample, frames, steps_of
from tests.renderers.soundness import NEAR, measured, overlap

FRAMES = 500
TABLES = (7, 2, 7, 5, 3, 7, 6, 4)
"""The numbers of samurai at the tables of the random games; every third table has the most."""


def faults(pictures: Iterable[tuple[str, Picture]]) -> list[str]:
    """Words that are too small, too pale, hidden, cut off, beyond an edge, or that lie on others."""
    found: list[str] = []
    for name, picture in pictures:
        found += [f"{name}: {fault}" for fault in measured(picture.image, picture.written)]
        for text in picture.written:
            x0, y0, x1, y1 = text.box
            if not (x0 >= 0 and y0 >= 0 and x1 <= picture.image.width and y1 <= picture.image.height):
                found.append(f"{name}: {text.text!r} runs over the edge")
            if ELLIPSIS in text.text and not any(name[:5] == text.text[:5] for name in NAMES):
                found.append(f"{name}: {text.text!r} is cut off")
        for one, other in itertools.combinations(picture.written, 2):
            if overlap(one, other):
                found.append(f"{name}: {one.text!r} on {other.text!r}")
    return found


def test_every_word_of_every_sample_can_be_read():
    assert faults(every_sample()) == []


@PROOF
def test_every_word_of_five_hundred_frames_of_random_games_can_be_read():
    games = (
        frame for seed, seats in enumerate(itertools.cycle(TABLES)) for frame in frames(seed, seats, each=3)
    )
    assert faults(itertools.islice(games, FRAMES)) == []


def covered(view: TableView, step: Step) -> list[str]:
    """Places at which the caption of a step covers the village, a raider, a board or the raiders' numbers."""
    caption = laid(view, step, WORDS).box
    lies = {f"farm {x} {y}": (x - w / 2, y - w * 0.9, x + w / 2, y) for x, y, w in village.FARMS}
    lies |= {f"family {x} {y}": (x - 30, y - 60, x + 30, y) for x, y in village.FAMILIES}
    lies |= {f"intruder {place}": lurks(place + 1) for place in range(view.intruders)}
    stakes = [village.barricade_place(place, view.village.barricades_at_start) for place in range(9)]
    lies |= {f"barricade {x}": (x - w / 2, y - w, x + w / 2, y) for x, y, w in stakes}
    lies |= {f"board of {seat}": place.box for seat, place in ring(view).items()}
    lies |= {"stack": ledger.sign("stack"), "spares": SPARE}
    if view.drawn is not None or step.name == "exposed":
        lies["raider"] = FOUGHT
    return [what for what, box in lies.items() if _meet(caption, box)]


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("seats", range(1, 8))
def test_captions_are_whole_and_cover_nothing_that_can_be_told_of(seats: int):
    for step in (step for seed in range(seats, 56, 7) for step in steps_of(seed, seats)):
        view = cast(TableView, step.view)
        if staged(view, step) is None:
            assert covered(view, step) == [], step
            assert not any(ELLIPSIS in line.text for line in laid(view, step, WORDS).lines), step


@every("step", sample_steps.STEPS, ids=lambda step: step.name, daily=5)
def test_no_caption_of_a_sample_covers_what_can_be_told_of(step: Step):
    view = sample_steps.view_after(step)
    assert staged(view, step) or covered(view, step) == [], step


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_arrow_runs_over_a_face_a_line_or_tokens(seats: int):
    """With lines below the names: an arrow may touch only the board it points to, with its tip."""
    arrows = ("spare", "hand_on", "neighbour", "kiai_move")
    told = [step for seed in range(seats, 40, 7) for step in steps_of(seed, seats) if step.name in arrows]
    assert told
    for step in told:
        view = cast(TableView, step.view)
        table = draw_map(view, WORDS)
        before = table.sheet.image.copy()
        draw_event(table, step)
        drawn = np.asarray(ImageChops.difference(before, table.sheet.image)).max(axis=2) > NEAR
        for seat in table.seated:
            for box in table.kept(seat):
                left, top, right, bottom = (round(edge) for edge in grown(box, -8))
                assert drawn[top:bottom, left:right].mean() < 0.05, (step, seat)


def test_many_tokens_are_counted_beside_the_first_and_touch_nothing():
    """On either side of the village, however long the line is."""
    view = samples.table(4)
    laden = (replace(one, line=samples.BOARDS[samples.KYUZO].line, spares=SEATS[:4]) for one in view.samurai)
    table = draw_map(replace(view, samurai=tuple(laden)), WORDS)
    counts = [text for text in table.sheet.written if text.text in ("+3", "+4")]
    assert [text.text for text in counts] == ["+3", "+3", "+4", "+3"]
    lines = [box for seat in table.seated for box in table.line(seat)]
    assert lines and not any(_meet(text.box, box) for text in counts for box in lines)


def test_a_plaque_says_how_many_tokens_there_are_where_one_has_room():
    view = samples.table(7)
    laden = replace(view, samurai=tuple(replace(one, tokens=SEATS[:5]) for one in view.samurai))
    second = PAINTER.beside(laden, WORDS, samples.PLAYERS)
    assert second is not None
    assert [text.text for text in second.written].count("5") >= len(view.samurai)
    assert faults([("second", second)]) == []


def test_decisive_signs_are_large():
    """Totals, what is left of the village, and the raiders still to come."""
    written = {text.text: text.size for text in draw_map(samples.DRAWN, WORDS).sheet.written}
    for number in ("10", "5", "3", "4", "12"):
        assert written[number] >= LOUD, number


@pytest.mark.parametrize("name", ["attack", "beyond", "defend", "again", "pass"])
def test_an_act_leaves_the_face_free(name: str):
    """From the brow to the mouth; what frames his portrait may touch its edge."""
    step = next(step for step in sample_steps.STEPS if step.name == name)
    view = sample_steps.view_after(step)
    left, top, right, bottom = map(round, ring(view)[Seat(about(step))].portrait)
    face = (left + 30, top + 12, right - 30, top + (bottom - top) * 2 // 3)
    before, after = (PAINTER.board(view, WORDS, samples.PLAYERS, told).image for told in (None, step))
    assert (
        ImageChops.difference(before.crop(face).convert("RGB"), after.crop(face).convert("RGB")).getbbox()
        is None
    )
