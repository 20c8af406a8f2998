"""What stands in a picture can be read where it is read: large enough, in strong ink, and not hidden."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from renderers.kit.sizes import LOUD
from renderers.painter import Picture
from renderers.seven_samurai import samples
from renderers.seven_samurai.table import lay
from renderers.type import ELLIPSIS
from tests.renderers.seven_samurai.gallery import NAMES, WORDS, every_sample, frames
from tests.renderers.soundness import measured, overlap

FRAMES = 500
TABLES = (7, 2, 7, 5, 3, 7, 6, 4)
"""How many sit at the tables of the random games; the most at every third."""


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


def test_every_word_of_five_hundred_frames_of_random_games_can_be_read():
    games = (
        frame for seed, seats in enumerate(itertools.cycle(TABLES)) for frame in frames(seed, seats, each=3)
    )
    assert faults(itertools.islice(games, FRAMES)) == []


def test_what_decides_play_is_large():
    """Totals, what is left of the village, and the raiders still to come."""
    written = {text.text: text.size for text in lay(samples.DRAWN, WORDS).sheet.written}
    for number in ("10", "5", "3", "4", "12"):
        assert written[number] >= LOUD, number
