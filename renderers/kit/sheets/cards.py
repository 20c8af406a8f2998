"""Cards of every rank, backs, and a card that cannot be played."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.cards import EDGES, Edge, back, draw_reason, frame, greyed, speed
from renderers.kit.marks import Drawing, arms, mark, signs, spirit, stamp, stamp_coin
from renderers.kit.router import around, centre
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import AI, ASAGI, NIGHT, SHU, SUMI, WASHI, YUKI, Colour
from renderers.paper import printed

SIZE = (250, 318)
SAMPLES: tuple[tuple[str, Drawing, Colour], ...] = (
    ("7", arms.sword, SHU),
    ("7-3", arms.block, AI),
    ("6", spirit.void, ASAGI),
    ("9-4", arms.block, AI),
    ("=", arms.sword, SHU),
    ("0", spirit.torii, SUMI),
)


def card(edge: Edge, fast: str, sign: Drawing, ground: Colour) -> Sprite:
    """A card of a rank with its speed and the coin of its kind."""
    across, down = SIZE

    def draw(c: Canvas) -> None:
        left, top, right, bottom = frame(c, (0, 0, across, down), edge)
        speed(c, left + 8, top + 39, 62, fast)
        stamp_coin(c, sign, right - 35, top + 39, 25, ground, YUKI)
        stamp(c, signs.up, *centre((left, top + 70, right, bottom)), (right - left) * 0.6)

    return sprite((-6, -6, across + 6, down + 6), draw, rim_width=2)


def sheet() -> Sheet:
    """Six cards, and three backs."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    for place, (edge, sample) in enumerate(zip(EDGES, SAMPLES, strict=True)):
        column, row = place % 4, place // 4
        left, top = 28 + column * 266, 24 + row * 336
        drawn = card(edge, *sample)
        box = (left, top, left + SIZE[0], top + SIZE[1])
        page.paste(greyed(drawn) if edge == "gold" else drawn, left, top)
        if edge == "gold":
            draw_reason(page, (box[0], box[1] + 190, *box[2:]), "no focus", mark(spirit.pearl, 40, SUMI))
    for place in range(3):
        page.paste(back(76, 106, sign=spirit.torii), 640 + place * 100, 530)
    page.ink(
        (940, 400, 1080, 660),
        lambda c: stamp(c, spirit.torii, *centre(around((1010, 530), 60)), 110, WASHI, NIGHT),
    )
    page.image = printed(page.image)
    return page
