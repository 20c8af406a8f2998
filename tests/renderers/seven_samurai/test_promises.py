"""Promises of every painter: the same bytes for the same view, on every machine and at any time, quickly."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor

from bot.engine.form import NO_DRAFT
from bot.wording import words
from renderers.painter import NOBODY, Moment, Picture
from renderers.seven_samurai import PAINTER, sample_ends, sample_steps, samples
from tests.kit.rings import PROOF
from tests.renderers.soundness import elsewhere

WORDS = words("seven_samurai")
ROUNDS = 5

FINGERPRINTS = """
from tests.renderers.seven_samurai.test_promises import fingerprints
print(*fingerprints())
"""


def pictures() -> list[Picture]:
    """One of every kind."""
    struck = next(step for step in sample_steps.STEPS if step.name == "wound")
    turned = next(step for step in sample_steps.STEPS if step.name == "beast")
    held, account = sample_ends.ENDINGS["held"]
    return [
        PAINTER.board(samples.DRAWN, WORDS, NOBODY),
        PAINTER.board(samples.table(4), WORDS, NOBODY, struck),
        PAINTER.board(samples.CROWDED, WORDS, samples.PLAYERS),
        PAINTER.page([Moment(one, sample_steps.view_after(one)) for one in (struck, turned)], WORDS, NOBODY),
        PAINTER.cover(WORDS),
        PAINTER.board(samples.table(), WORDS, NOBODY, turned),
        PAINTER.private(samples.DRAWN, WORDS, samples.KIKUCHIYO, samples.fight(), NO_DRAFT, NOBODY),
        PAINTER.ending(held, WORDS, NOBODY, account),
        *filter(None, [PAINTER.beside(samples.table(), WORDS, samples.PLAYERS)]),
        *(PAINTER.closeup(samples.DRAWN, WORDS, key, NOBODY) for key in PAINTER.closeups(samples.DRAWN)[:3]),
    ]


def fingerprints() -> list[str]:
    return [hashlib.sha256(picture.encode()).hexdigest() for picture in pictures()]


@PROOF
def test_the_same_view_gives_the_same_bytes_in_another_process():
    assert elsewhere(FINGERPRINTS) == fingerprints()


@PROOF
def test_pictures_drawn_at_once_are_the_same_as_one_by_one():
    alone = fingerprints()
    with ThreadPoolExecutor(4) as pool:
        together = [pool.submit(fingerprints) for _ in range(4)]
    assert all(done.result() == alone for done in together)


def test_drawing_leaves_nothing_behind_for_the_next_picture():
    first = PAINTER.board(samples.DRAWN, WORDS, NOBODY)
    for step in sample_steps.STEPS:
        PAINTER.board(sample_steps.view_after(step), WORDS, NOBODY, step)
    assert PAINTER.board(samples.DRAWN, WORDS, NOBODY).image == first.image
