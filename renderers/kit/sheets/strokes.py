"""Strokes over a small field: arrows that avoid faces and names, fan out, and are replaced by rings."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.canvas import Box, Point, Sheet
from renderers.kit import strokes
from renderers.kit.marks import arms, mark, people, signs, spirit
from renderers.kit.router import Router, around
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import AI, MATCHA, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.paper import printed
from renderers.type import Face

FIELD: Final[Box] = (16, 16, 700, 684)
TOKEN: Final = 40
PLACES: Final[dict[str, Point]] = {
    "I": (90, 90),
    "II": (350, 80),
    "III": (610, 110),
    "IV": (110, 330),
    "V": (350, 310),
    "VI": (600, 350),
    "VII": (100, 590),
    "VIII": (350, 560),
    "IX": (610, 590),
}
"""The places of the figures; the name of each is below it."""


def token_box(name: str) -> Box:
    """The box of a figure with its name."""
    x, y = PLACES[name]
    return x - TOKEN, y - TOKEN, x + TOKEN, y + TOKEN


def field() -> tuple[Sheet, Router]:
    """The field with all figures on it, and the router for its arrows."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), mix(WASHI, MATCHA, 0.22)))
    page.draw.rectangle((716, 0, WIDTH, HEIGHT), fill=WASHI)
    for name, (x, y) in PLACES.items():
        page.paste(mark(people.intruder, 70, AI, YUKI), x, y - 4)
        page.text(x, y + 58, name, Face.TITLE, LEAST, SUMI, "mm")
    faces = [token_box(name) for name in PLACES]
    names = [written.box for written in page.written]
    return page, Router(FIELD, [*faces, *names])


PAIRS: Final = (("I", "V"), ("III", "V"), ("IV", "V"), ("VI", "V"), ("VII", "III"), ("IX", "VIII"))
"""Four arrows to one place, one long one, and one to a neighbour."""


SEALS: Final = ((arms.skull, SHU), (signs.tick, mix(MATCHA, SUMI, 0.35)), (people.hood, NIGHT))


def sheet() -> Sheet:
    """Arrows to the left, every other stroke to the right."""
    page, router = field()
    pairs = [(token_box(start), token_box(end)) for start, end in PAIRS]
    strokes.carry(page, router, pairs)
    x = 812
    strokes.ring_round(page, around((x, 90), 44), YAMABUKI)
    page.paste(mark(people.hat, 70), x, 90)
    strokes.draw_burst(page, (x + 180, 90), 34, 76)
    page.paste(mark(arms.wound, 60, SHU, YUKI), x + 180, 90)
    page.paste(mark(people.intruder, 110, NIGHT, WASHI), x, 270)
    strokes.draw_cut(page, around((x, 270), 74, 80))
    strokes.draw_blaze(page, (x + 180, 270), 46, 86)
    page.paste(mark(spirit.star, 70, SHU), x + 180, 270)
    page.paste(mark(people.hat, 90), x + 90, 450)
    page.paste(strokes.struck_out(46), x + 90, 450)
    for place, (drawing, ground) in enumerate(SEALS):
        page.paste(strokes.seal(drawing, 96, ground), x + place * 108 - 26, 590)
    page.image = printed(page.image)
    return page
