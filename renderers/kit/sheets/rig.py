"""Two people of the rig in every pose, with a mood that fits it."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.canvas import Sheet
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import ASAGI, KINAKO, SUMI, WASHI, YUKI, mix
from renderers.paper import printed
from renderers.rig import POSE_NAMES, Mood, Person, PoseName, figure, hair, hats, weapons
from renderers.type import Face

WANDERER: Final = Person(
    "wanderer", (hair.stubble, hats.straw_hat), weapons.GLAIVE, robe=mix(KINAKO, WASHI, 0.15), sash=SUMI
)
YOUTH: Final = Person(
    "youth", (hair.ponytail(), hats.band()), robe=mix(ASAGI, YUKI, 0.12), sash=YUKI, sleeves="tied"
)
FITTING: Final[dict[PoseName, Mood]] = {
    "high": "shout",
    "strike": "shout",
    "block": "strain",
    "run": "strain",
    "recoil": "pain",
    "kneel": "pain",
    "fall": "pain",
    "lie": "closed",
    "bow": "closed",
}
COLUMNS: Final = 6
PITCH: Final = WIDTH / COLUMNS
ROW: Final = HEIGHT / 4
HIGH: Final = 96


def sheet() -> Sheet:
    """Every pose with its name: a youth with a sword above, a wanderer with a glaive below."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), mix(WASHI, ASAGI, 0.22)))
    for row, one in enumerate((YOUTH, WANDERER)):
        for place, pose in enumerate(POSE_NAMES):
            line, column = divmod(place, COLUMNS)
            x, y = (column + 0.5) * PITCH, (row * 2 + line) * ROW + 118
            drawn = figure(one, pose, FITTING.get(pose, "calm"), high=HIGH, left=row == 1)
            page.paste(drawn.sprite, x, y)
            page.text(x, y + 29, pose, Face.LABEL_BOLD, LEAST, SUMI, "mm")
    page.image = printed(page.image)
    return page
