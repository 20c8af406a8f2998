"""Figures on the field: everybody of the cast in a pose and a mood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers import rig
from renderers.canvas import Sprite
from renderers.palette import AI, ASAGI, FUJI, KINAKO, MATCHA, SHU, SUMI, Colour, mix
from renderers.rig import Figure, Mood, PoseName
from renderers.rig.dog import FUR
from renderers.senjutsu.people.cast import DRAB, DUSK, PEOPLE, ROSE, RUST, SAFFRON, SLATE

SIDES: Final[Mapping[str, Colour]] = {
    "student": mix(ASAGI, SUMI, 0.14),
    "ronin": KINAKO,
    "warrior": MATCHA,
    "master": FUJI,
    "samurai_boss": mix(SHU, SUMI, 0.3),
    "ashigaru_katana": SLATE,
    "ashigaru_yari": DRAB,
    "ashigaru_yumi": mix(KINAKO, SUMI, 0.46),
    "arquebusier": mix(RUST, SUMI, 0.34),
    "ashigaru": mix(AI, ASAGI, 0.35),
    "hachiko": FUR,
    "kojiro": ROSE,
    "monk": SAFFRON,
    "musashi": mix(SUMI, KINAKO, 0.42),
    "onna_bugeisha": mix(SHU, SUMI, 0.42),
    "yasuke": mix(MATCHA, SUMI, 0.42),
    "yojimbo": mix(SUMI, ASAGI, 0.3),
    "assassin": mix(FUJI, SUMI, 0.5),
    "ninja": DUSK,
    "sailor": mix(AI, ASAGI, 0.6),
    "wakou": mix(MATCHA, KINAKO, 0.35),
}
"""The colour of each fighter's base, panel and slip."""


def posed(
    who: str, pose: PoseName | None = None, mood: Mood = "calm", *, high: int, mirrored: bool = False
) -> Figure:
    """Somebody of the cast, as large as if he stood ``high`` pixels; without a pose, as he waits.

    He looks to the left, as on the cards; ``mirrored`` to the right.
    """
    one = PEOPLE[who]
    return rig.figure(one, pose or waiting(who), mood, high=high, left=not mirrored)


def waiting(who: str) -> PoseName:
    """The pose of somebody to whom nothing happens."""
    one = PEOPLE[who]
    return one.idle if one is not None else "guard"


def figure(who: str, high: int, *, mirrored: bool = False) -> Sprite:
    """Somebody who waits, anchored between the feet."""
    return posed(who, high=high, mirrored=mirrored).sprite


def lying(who: str, high: int, *, mirrored: bool = False) -> Sprite:
    """Somebody who has fallen."""
    return posed(who, "lie", "closed", high=high, mirrored=mirrored).sprite
