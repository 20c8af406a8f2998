"""Figures on the field. Each can be told at a glance by outline and stance.

They are drawn around the point between the feet, about 200 high, looking to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import ImageOps

from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite
from renderers.palette import (
    AI,
    ASAGI,
    FUJI,
    KINAKO,
    MATCHA,
    SHU,
    SUMI,
    Colour,
    mix,
)
from renderers.senjutsu.people.figures import heroes, masters, outlaws, soldiers

SIDES: Final[Mapping[str, Colour]] = {
    "student": mix(ASAGI, SUMI, 0.14),
    "ronin": KINAKO,
    "warrior": MATCHA,
    "master": FUJI,
    "samurai_boss": mix(SHU, SUMI, 0.3),
    "ashigaru_katana": soldiers.SLATE,
    "ashigaru_yari": soldiers.DRAB,
    "ashigaru_yumi": mix(KINAKO, SUMI, 0.46),
    "arquebusier": mix(soldiers.RUST, SUMI, 0.34),
    "ashigaru": mix(AI, ASAGI, 0.35),
    "hachiko": soldiers.FUR,
    "kojiro": masters.ROSE,
    "monk": masters.SAFFRON,
    "musashi": mix(SUMI, KINAKO, 0.42),
    "onna_bugeisha": mix(SHU, SUMI, 0.42),
    "yasuke": mix(MATCHA, SUMI, 0.42),
    "yojimbo": mix(SUMI, ASAGI, 0.3),
    "assassin": mix(FUJI, SUMI, 0.5),
    "ninja": outlaws.DUSK,
    "sailor": mix(AI, ASAGI, 0.6),
    "wakou": mix(MATCHA, KINAKO, 0.35),
}
"""The colour of each fighter's base, panel and slip."""
BOX: Final = (-180, -244, 180, 16)
RIM: Final = 5.0

DRAWINGS: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "master": heroes.master,
    "ronin": heroes.ronin,
    "student": heroes.student,
    "warrior": heroes.warrior,
    "samurai_boss": soldiers.samurai_boss,
    "ashigaru_katana": soldiers.ashigaru_katana,
    "ashigaru_yari": soldiers.ashigaru_yari,
    "ashigaru_yumi": soldiers.ashigaru_yumi,
    "arquebusier": soldiers.arquebusier,
    "ashigaru": soldiers.ashigaru,
    "hachiko": soldiers.hachiko,
    "kojiro": masters.kojiro,
    "monk": masters.monk,
    "musashi": masters.musashi,
    "onna_bugeisha": masters.onna_bugeisha,
    "yasuke": masters.yasuke,
    "yojimbo": masters.yojimbo,
    "assassin": outlaws.assassin,
    "ninja": outlaws.ninja,
    "sailor": outlaws.sailor,
    "wakou": outlaws.wakou,
}


@lru_cache(maxsize=64)
def figure(who: str, high: int, *, mirrored: bool = False) -> Sprite:
    """A figure of this height in pixels, anchored between the feet."""
    drawn = sprite(BOX, DRAWINGS[who], size=high / 200, rim_width=RIM * high / 200 + 1, seed=who)
    if not mirrored:
        return drawn
    return Sprite(ImageOps.mirror(drawn.image), drawn.image.width - drawn.x, drawn.y)


@lru_cache(maxsize=32)
def lying(who: str, high: int) -> Sprite:
    """The same figure lying on the ground."""
    drawn = figure(who, high)
    image = drawn.image.rotate(-84, expand=True)
    return Sprite(image, image.width // 2, image.height - drawn.image.width // 3)
