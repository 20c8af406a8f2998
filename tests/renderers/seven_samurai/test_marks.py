"""Marks can be told from their ground and from each other, also by those who see few colours."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PIL import Image

from bot.games.seven_samurai.raiders import SYMBOLS
from renderers.canvas import Sprite
from renderers.palette import KINAKO, NIGHT, SHADE, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, contrast
from renderers.seven_samurai import samples
from renderers.seven_samurai.band import ALARM
from renderers.seven_samurai.marks import MARKS, mark
from renderers.seven_samurai.panels import BLOOD, LABEL
from renderers.seven_samurai.raider_slips import ALARM as RED
from renderers.seven_samurai.table import draw_map
from renderers.seven_samurai.tokens import MISSING, symbol_token, wound_drops
from tests.renderers.seven_samurai.gallery import WORDS

SEEN = {
    "red-blind": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green-blind": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "blue-blind": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Red, green and blue as seen by people who lack a kind of cone."""
MARKS_ON = {
    "a symbol on gold": (SUMI, YAMABUKI),
    "a missing symbol on paper": (MISSING, WASHI),
    "what is left, on the night": (KINAKO, NIGHT),
    "what is nearly gone, on the night": (ALARM, NIGHT),
    "a label on the night": (SHADE, NIGHT),
    "a penalty on paper": (SUMI, WASHI),
    "beaten: white on blood": (YUKI, BLOOD),
    "a ban on paper": (BLOOD, WASHI),
    "a name on paper": (LABEL, WASHI),
    "a raider's ground against paper": (RED, WASHI),
    "harm on paper": (SHU, WASHI),
}


def seen(colour: Colour, eyes: str) -> Colour:
    light = np.power(np.array(colour) / 255, 2.2)
    through = np.clip(np.array(SEEN[eyes]) @ light, 0, 1)
    red, green, blue = (round(float(channel)) for channel in np.power(through, 1 / 2.2) * 255)
    return red, green, blue


@pytest.mark.parametrize(("ink", "ground"), MARKS_ON.values(), ids=[*MARKS_ON])
def test_marks_stand_out_also_for_the_colour_blind(ink: Colour, ground: Colour):
    assert contrast(ink, ground) >= 3
    for eyes in SEEN:
        assert contrast(seen(ink, eyes), seen(ground, eyes)) >= 3, eyes


def grey(sprite: Sprite) -> Image.Image:
    sheet = Image.new("RGB", sprite.image.size, WASHI)
    sheet.paste(sprite.image, (0, 0), sprite.image)
    return sheet.convert("L")


def test_every_mark_has_a_shape_of_its_own():
    shapes = {name: np.asarray(grey(mark(name, 40, SUMI, WASHI)).resize((40, 40))) for name in MARKS}
    for one, other in itertools.combinations(shapes, 2):
        apart = np.abs(shapes[one].astype(int) - shapes[other].astype(int)) > 90
        assert apart.sum() > 60, (one, other)


def test_defended_and_missing_differ_without_colour():
    for symbol in SYMBOLS:
        defended, missing = (
            np.asarray(grey(symbol_token(symbol, 20, done))).astype(int) for done in (True, False)
        )
        assert (np.abs(defended - missing) > 40).mean() > 0.1


def test_wounds_are_counted_without_colour():
    rows = [np.asarray(grey(wound_drops(wounds, 20))).astype(int) for wounds in range(5)]
    for one, other in itertools.pairwise(rows):
        assert (np.abs(one - other) > 60).sum() > 60


def test_a_value_nearly_gone_has_more_than_a_colour():
    def written(farms: int) -> list[str]:
        view = samples.table(village=samples.village(farms=farms))
        return [text.text for text in draw_map(view, WORDS).sheet.written]

    assert "/6!" in written(1) and "/6!" not in written(2)
