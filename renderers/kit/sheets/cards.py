"""Cards of every rank, a fan, piles, a back, and one that cannot be played."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.cards import EDGES, Blank, Edge, back, draw_blank, draw_reason, fan, greyed, pile
from renderers.kit.marks import Drawing, arms, mark, signs, spirit, stamp
from renderers.kit.router import around, centre
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import AI, ASAGI, NIGHT, SHU, SUMI, WASHI, Colour
from renderers.paper import printed

SIZE = (250, 318)
SAMPLES: tuple[tuple[str, str, Drawing, Colour], ...] = (
    ("Falling Leaf", "7", arms.sword, SHU),
    ("Wall of Reeds", "7-3", arms.block, AI),
    ("Breath", "6", spirit.void, ASAGI),
    ("Mountain Replies", "9-4", arms.block, AI),
    ("At Once", "=", arms.sword, SHU),
    ("Root", "0", spirit.torii, SUMI),
)


def card(edge: Edge, name: str, corner: str, sign: Drawing, ground: Colour) -> Sprite:
    def body(c: Canvas, box: Box) -> None:
        stamp(c, signs.up, *centre(box), min(box[2] - box[0], box[3] - box[1]) * 0.7)

    across, down = SIZE
    blank = Blank(name, edge, corner, sign, ground, body=body)

    def draw(c: Canvas) -> None:
        draw_blank(c, (0, 0, across, down), blank)

    return sprite((-6, -6, across + 6, down + 6), draw, rim_width=2)


def sheet() -> Sheet:
    """Six cards above, piles and a fan of backs below."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    for place, (edge, sample) in enumerate(zip(EDGES, SAMPLES, strict=True)):
        column, row = place % 4, place // 4
        left, top = 28 + column * 266, 24 + row * 336
        drawn = card(edge, *sample)
        box = (left, top, left + SIZE[0], top + SIZE[1])
        page.paste(greyed(drawn) if edge == "gold" else drawn, left, top)
        if edge == "gold":
            draw_reason(page, (box[0], box[1] + 190, *box[2:]), "no focus", mark(spirit.pearl, 40, SUMI))
    for place, cards in enumerate((24, 8, 0)):
        page.paste(pile(84, 118, cards), 620 + place * 118, 450)
    for place in fan(5, (560, 560, 900, 690), 76):
        page.paste(back(76, 106, sign=spirit.torii), place.x, place.y - 58)
    page.ink(
        (940, 400, 1080, 660),
        lambda c: stamp(c, spirit.torii, *centre(around((1010, 530), 60)), 110, WASHI, NIGHT),
    )
    page.image = printed(page.image)
    return page
