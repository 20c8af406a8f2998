"""The marks of 7 Ronin stand out from their ground, also for people who do not see red or green."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from renderers.kit.captions import BLOOD
from renderers.palette import AI, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, contrast
from renderers.seven_ronin.leaders import MARKS
from renderers.seven_ronin.plan_foot import READY, WRONG
from renderers.seven_ronin.plates import COINS
from renderers.seven_ronin.tiles import DARK_RED, FADED, GREY, LIT
from renderers.seven_ronin.tokens import BADGES

Sight = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
SIGHTS: Final[Mapping[str, Sight]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Colour vision deficiencies by Machado, Oliveira and Fernandes (2009)."""
PAIRS: Final[Mapping[str, tuple[Colour, Colour]]] = {
    **{f"badge {name}": (fill, ink) for name, (_, fill, ink) in BADGES.items()},
    **{f"sign of an area {name}": (fill, ink) for name, (fill, ink, _) in COINS.items()},
    **{f"side of {seat}": (ground, WASHI) for seat, (_, ground) in MARKS.items()},
    "sign of a free area": (AI, WASHI),
    "a plan without fault": (READY, YUKI),
    "a fault": (WRONG, YUKI),
    "too many are sent": (SHU, YUKI),
    "how many have come": (YAMABUKI, SUMI),
    "areas that are held": (NIGHT, YUKI),
    "what is lost, on paper": (WASHI, BLOOD),
    "what is lost, on gold": (LIT, DARK_RED),
    "the name of somebody fallen": (FADED, GREY),
}


def seen(colour: Colour, sight: Sight) -> Colour:
    """A colour as these eyes see it."""
    light = [(channel / 255) ** 2.2 for channel in colour]
    mixed = [sum(share * part for share, part in zip(row, light, strict=True)) for row in sight]
    red, green, blue = (round(255 * min(1, max(0, part)) ** (1 / 2.2)) for part in mixed)
    return red, green, blue


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_mark_stands_out_for_the_colour_blind(pair: str, sight: str):
    ground, ink = (seen(colour, SIGHTS[sight]) for colour in PAIRS[pair])
    assert contrast(ground, ink) >= 3
