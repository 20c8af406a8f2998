"""Every mark, large to judge its line and small to judge if it is recognisable."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Sheet
from renderers.kit import marks
from renderers.kit.marks import arms, people, signs, spirit
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import AI, NIGHT, SHU, SUMI, WASHI, YUKI
from renderers.paper import printed

COLUMNS = 16
PITCH = 66
ALL = (
    *arms.ALL,
    *people.ALL,
    *signs.ALL,
    *(signs.struck(each) for each in (arms.blank_shield, spirit.star)),
    *spirit.ALL,
)

PIECES = (
    (marks.HOOD, SUMI, "4"),
    (marks.DROP, SHU, "2"),
    (marks.SPEARHEAD, SUMI, "3"),
    (marks.HEXAGON, AI, "7"),
)


def sheet() -> Sheet:
    """On paper in two sizes, on the night in one."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), WASHI))
    page.draw.rectangle((0, 470, WIDTH, HEIGHT), fill=NIGHT)
    for place, drawing in enumerate(ALL):
        row, column = divmod(place, COLUMNS)
        x, y = 54 + column * PITCH, 50 + row * 100
        page.paste(marks.mark(drawing, 52), x, y)
        page.paste(marks.mark(drawing, 22), x, y + 44)
        page.paste(marks.mark(drawing, 40, YUKI, NIGHT), x, 510 + row * 52)
    for place, (outline, fill, text) in enumerate(PIECES):
        marks.numbered(page, outline, 740 + place * 96, 400, text, 84, fill, least=LEAST)
    page.image = printed(page.image)
    return page
