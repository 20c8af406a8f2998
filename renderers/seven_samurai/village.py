"""The village on its hill: all positions, and the scene with its current state.

The positions are the same in every picture. Raiders on the crest and intruders among the houses are drawn one
by one, so that their number is visible.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.seven_samurai.view import TableView, VillageView
from renderers.canvas import Point, Sprite
from renderers.seven_samurai.folk import glow, lurker, raider
from renderers.seven_samurai.hill import DAWN, FLAMES, ROUNDS, Mood, hill
from renderers.seven_samurai.houses import farmhouse, grave, household, stakes

MIDDLE: Final = 550
"""The x of the path up the hill."""
FARMS: Final[tuple[tuple[int, int, int], ...]] = (
    (434, 438, 112),
    (666, 438, 112),
    (416, 336, 98),
    (684, 336, 98),
    (452, 244, 84),
    (648, 244, 84),
)
"""The foot of each farm (middle) and its width. The farthest come last: they are lost first, and their smoke
covers nothing."""
FAMILIES: Final[tuple[Point, ...]] = ((556, 460), (547, 356), (551, 260))
"""The foot of each family."""
STAKES_Y: Final = 508
"""The foot of the middle barricade."""
STAKES_SPAN: Final = 430

CREST: Final[tuple[Point, ...]] = ((328, 284), (346, 256), (374, 232), (420, 212))
"""The left flank of the hill, over which the raiders come; the right one mirrors it. The top of the hill
stays free for captions."""
RANK: Final = 8
"""The raiders beside each other in a rank on one flank."""
DEEP: Final = 4
"""The ranks shown; more raiders stand between those."""
HIDDEN: Final[tuple[Point, ...]] = (
    (502, 416),
    (600, 310),
    (498, 314),
    (604, 418),
    (356, 394),
    (744, 394),
    (520, 226),
    (588, 226),
    (366, 296),
    (738, 296),
    (494, 480),
    (610, 480),
    (350, 464),
    (752, 464),
    (526, 384),
    (580, 384),
    (390, 264),
    (712, 264),
    (524, 290),
    (578, 290),
)
"""The hiding places of intruders, in order of use."""


def barricade_place(place: int, count: int) -> tuple[float, float, float]:
    """The foot of a barricade and its width: they form an arc before the gate."""
    pitch = min(70.0, STAKES_SPAN / count)
    offset = place - (count - 1) / 2
    return MIDDLE + offset * pitch, STAKES_Y - 22 * (2 * offset * pitch / STAKES_SPAN) ** 2, pitch


def mood_of(view: TableView) -> Mood:
    """The light of the round; dawn if the village was held, flames if it was lost."""
    if view.result is not None:
        return DAWN if view.result.won else FLAMES
    return ROUNDS[min(max(view.round, 1), len(ROUNDS)) - 1]


def ground(mood: Mood) -> Image.Image:
    """The empty hill. It is cached: do not draw on it."""
    return hill(mood)


def scene(view: TableView) -> Image.Image:
    """The whole picture before boards and captions."""
    image = hill(mood_of(view)).copy()
    if view.result is None:
        gather(image, view.stack)
    build(image, view.village)
    if view.result is None:
        for x, y in HIDDEN[: view.intruders]:
            _put(image, lurker(x < MIDDLE), x, y)
    return image


def build(image: Image.Image, village: VillageView) -> None:
    """Draw farms, families and barricades, the farthest first."""
    for (x, y, width), farm in reversed([*zip(FARMS, village.farms, strict=False)]):
        if farm.standing:
            _put(image, glow(width), x, y)
        _put(image, farmhouse(width, farm.standing, x < MIDDLE), x, y)
    for place, ((x, y), family) in reversed([*enumerate(zip(FAMILIES, village.families, strict=False))]):
        _put(image, household(place) if family.standing else grave(), x, y)
    for place in range(village.barricades_at_start):
        x, y, pitch = barricade_place(place, village.barricades_at_start)
        _put(image, stakes(place < village.barricades, round(pitch), place % 3), x, y)


def gather(image: Image.Image, count: int) -> None:
    """Draw the raiders on the crest."""
    for x, y in sorted(crowd(count), key=lambda spot: spot[1]):
        _put(image, raider(x < MIDDLE), x, y)


def crowd(count: int) -> list[Point]:
    """The positions of this many raiders: on two flanks, rank behind rank."""
    return [
        (x if side else 2 * MIDDLE - x, y - 8 * (rank % DEEP))
        for rank in range(-(-count // (2 * RANK)))
        for place in range(RANK)
        for side in (True, False)
        for x, y in [_on_crest((place + 0.5 * (rank % 2) + 0.25 * (rank // DEEP)) / RANK)]
    ][:count]


def _on_crest(share: float) -> Point:
    """A point of the left flank, from the path downwards."""
    along = (1 - share) * (len(CREST) - 1)
    at = min(int(along), len(CREST) - 2)
    (x0, y0), (x1, y1) = CREST[at], CREST[at + 1]
    return x0 + (x1 - x0) * (along - at), y0 + (y1 - y0) * (along - at)


def _put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    image.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)
