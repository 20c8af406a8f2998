"""A field of hexes with a strike, a block, a place just left, and hexes that can be chosen."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas, Sheet
from renderers.kit import hexes
from renderers.kit.hexes import Field, Hex
from renderers.kit.marks import mark, people
from renderers.kit.sheets.landscape import country
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import ASAGI, KINAKO, SUMI, WASHI, YUKI, mix
from renderers.paper import printed

RADIUS: Final = 3
PLACES: Final[tuple[Hex, ...]] = tuple(
    sorted(
        (
            (q, r)
            for q in range(-RADIUS, RADIUS + 1)
            for r in range(-RADIUS, RADIUS + 1)
            if abs(q + r) <= RADIUS
        ),
        key=lambda place: (place[0] + 2 * place[1], place[0]),
    )
)
STRIKES: Final = ((1, -1), ((0, -1), (0, 0), (1, 0)))
"""The attacker's hex, and the hexes he threatens; a figure is on the second."""


def sheet() -> Sheet:
    """The whole field in the middle of a picture."""
    page = Sheet(country(WIDTH, HEIGHT))
    field = Field.within((240, 60, 860, 670), PLACES, 60)

    def draw(c: Canvas) -> None:
        hexes.draw_skirt(c, field, PLACES, 10, mix(ASAGI, SUMI, 0.3))
        for place in PLACES:
            hexes.draw_tile(c, field, place, mix(YUKI, WASHI, 0.5), mix(ASAGI, YUKI, 0.3))
        source, targets = STRIKES
        for place in targets:
            hexes.threaten(c, field, place, struck=place == targets[1])
        for turns in (2, 3, 4):
            hexes.bar(c, field, targets[1], turns)
        hexes.base(c, field, source, 3, ASAGI)
        hexes.base(c, field, targets[1], 3, KINAKO)
        hexes.footing(c, field, (2, -2))
        for place in targets:
            hexes.strike(c, field, source, place)

    page.ink(field.around(PLACES), draw, margin=16)
    for place in (STRIKES[0], STRIKES[1][1]):
        x, y = field.at(place)
        page.paste(mark(people.hat, 76, KINAKO, SUMI), x, y - 26)
    for number, place in enumerate(((-2, 0), (-2, 1), (-1, 1), (-3, 1)), start=8):
        hexes.target(page, field, place, number)
    page.image = printed(page.image)
    return page
