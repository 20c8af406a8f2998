"""The places of the village, drawn close: nothing of them is cut off."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.engine.step import Step
from renderers.canvas import Sheet, Sprite
from renderers.kit.nature.fire import smoke
from renderers.kit.sizes import HEIGHT
from renderers.seven_ronin import samples
from renderers.seven_ronin.closer import scene_of
from renderers.seven_ronin.ground import HIGH, REACH, RING, near
from renderers.seven_ronin.places import MARKET


class Noting(Sheet):
    """Remembers how high what is laid on it reaches."""

    highest: float = HEIGHT

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        if sprite not in (smoke(), smoke(leaning=1), smoke(leaning=-1)):
            self.highest = min(self.highest, y - sprite.y)
        super().paste(sprite, x, y)


@pytest.mark.parametrize("area", RING)
def test_the_roof_of_every_place_that_is_held_is_seen_on_the_page(area: str):
    view, _ = samples.MOMENTS["occupied"]
    step = Step("occupied", {"areas": (area,), "count": 1})
    for high in (220, 300, 400):
        sheet = Noting(Image.new("RGB", (520, high + 80)))
        scene_of(view, step)(sheet, (12, 36, 500, high))
        assert sheet.highest >= 0, area


@pytest.mark.parametrize("place", [*RING, MARKET])
def test_no_drawing_of_a_place_is_cut_off(place: str):
    drawn = near(place, 1.0)
    assert drawn.y < HIGH and drawn.x < REACH and drawn.image.width - drawn.x < REACH
