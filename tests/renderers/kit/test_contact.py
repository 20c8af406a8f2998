"""A contact sheet shows every picture once, as large as a phone does."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.kit.contact import contact
from renderers.kit.sizes import PHONE
from renderers.palette import SHU


@pytest.mark.parametrize("number", [1, 4, 5])
def test_every_picture_is_on_it(number: int):
    sheet = contact([(f"picture {place}", Image.new("RGB", (1100, 700), SHU)) for place in range(number)])
    counted = sheet.getcolors(100_000) or []
    red = sum(count for count, colour in counted if colour == SHU)
    assert red == number * PHONE * 210
