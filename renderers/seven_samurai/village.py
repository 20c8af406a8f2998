"""The village on its hill: where everything stands, and the scene that shows what still does."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.seven_samurai.view import VillageView
from renderers.canvas import Point, Sprite
from renderers.seven_samurai.hill import DUSK, WIDTH, Mood, hill
from renderers.seven_samurai.houses import farmhouse, grave, household, stakes

FARMS: tuple[tuple[int, int, int], ...] = (
    (522, 586, 128),
    (764, 586, 128),
    (504, 462, 112),
    (780, 462, 112),
    (558, 352, 96),
    (724, 352, 96),
)
"""The foot of each farm (middle) and its width. The farthest come last: they are lost first, and their
smoke hides nothing."""
FAMILIES: tuple[Point, ...] = ((646, 608), (636, 484), (640, 374))
"""Where each family stands."""
STAKES_Y = 676
"""The foot of the middle barricade."""
STAKES_SPAN = 440


def barricade_place(place: int, count: int) -> tuple[float, float, float]:
    """The foot of a barricade and its width: an arc before the gate."""
    pitch = min(70.0, STAKES_SPAN / count)
    offset = place - (count - 1) / 2
    return 640 + offset * pitch, STAKES_Y + 26 * (2 * offset * pitch / STAKES_SPAN) ** 2, pitch


@lru_cache(maxsize=6)
def scene(village: VillageView, height: int, mood: Mood = DUSK) -> Image.Image:
    """The whole picture before anything is laid on it. Cached: copy it before drawing."""
    image = hill(height, mood).copy()
    # The farther away, the earlier drawn.
    for (x, y, width), farm in reversed([*zip(FARMS, village.farms, strict=False)]):
        _put(image, farmhouse(width, farm.standing, x < WIDTH // 2), x, y)
    for place, ((x, y), family) in reversed([*enumerate(zip(FAMILIES, village.families, strict=False))]):
        _put(image, household(place) if family.standing else grave(), x, y)
    for place in range(village.barricades_at_start):
        x, y, pitch = barricade_place(place, village.barricades_at_start)
        _put(image, stakes(place < village.barricades, round(pitch), place % 3), x, y)
    return image


def _put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    image.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)
