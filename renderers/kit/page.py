"""A chapter as a comic page: one to four panels on a printed sheet, in reading order, the most important one
largest.

A game gives each panel a scene, which draws a close view, and a caption: one sentence, and optionally a
number that changes. The page computes the places of the panels, cuts them with slanting gutters and prints
the words into their corners. It tells every scene beforehand which part of its box stays clear of words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.engine.step import Step
from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet
from renderers.kit.captions import Caption
from renderers.kit.panel_words import PanelWords
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Moment
from renderers.palette import NIGHT, SUMI, WASHI, YUKI
from renderers.paper import printed
from renderers.type import Face, width

Scene: TypeAlias = Callable[[Sheet, Box], None]
"""Draws on a sheet of a panel's size; the box is the part that no words will cover."""

MOST: Final = 4
"""The most panels on a page."""
TURNING: Final = 2
"""The least weight of a turning point."""
PAPER: Final = 16
"""The distance from the edge of the sheet to the panels."""
GUTTER: Final = 14
SLANT: Final = 15
"""Pixels by which the ends of a gutter lean from its middle."""
LINE: Final = 5
"""The width of a panel's frame."""
GREAT: Final = 3
"""From this weight on, a sentence is white on the colour of its meaning."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One turning point: the scene, the words, and its importance."""

    scene: Scene
    caption: Caption | None
    weight: int = 1
    heft: int = 0
    """The importance among panels of the same weight: what was lost or won."""
    above: bool = False
    """The sentence is at the upper edge, the number at the lower one."""
    printed: bool = False
    """The ground is already printed on paper, so a cached ground need not be printed again for every page."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The shape of a panel on the page: its four corners, clockwise from the upper left."""

    corners: tuple[Point, Point, Point, Point]

    @property
    def box(self) -> tuple[int, int, int, int]:
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs)), math.ceil(max(ys))

    @property
    def inside(self) -> Box:
        """The largest upright box within the frame, relative to the corner of ``box``."""
        left, top, _, _ = self.box
        (x0, y0), (x1, _), (x2, y2), (x3, _) = self.corners
        inset = LINE + 7
        return max(x0, x3) - left + inset, y0 - top + inset, min(x1, x2) - left - inset, y2 - top - inset

    @property
    def area(self) -> float:
        left, top, right, bottom = self.inside
        return (right - left) * (bottom - top)


Rows: TypeAlias = tuple[tuple[float, tuple[float, ...]], ...]
"""The rows of a page, with the height of each and the widths in it, as shares of the whole."""

ROWS: Final[dict[tuple[int, int], Rows]] = {
    (1, 0): ((1.0, (1.0,)),),
    (2, 0): ((1.0, (0.6, 0.4)),),
    (2, 1): ((1.0, (0.4, 0.6)),),
    (3, 0): ((0.56, (1.0,)), (0.44, (0.5, 0.5))),
    (3, 1): ((0.65, (0.37, 0.63)), (0.35, (1.0,))),
    (3, 2): ((0.44, (0.5, 0.5)), (0.56, (1.0,))),
    (4, 0): ((0.54, (0.6, 0.4)), (0.46, (0.5, 0.5))),
    (4, 1): ((0.54, (0.4, 0.6)), (0.46, (0.5, 0.5))),
    (4, 2): ((0.46, (0.5, 0.5)), (0.54, (0.6, 0.4))),
    (4, 3): ((0.46, (0.5, 0.5)), (0.54, (0.4, 0.6))),
}
"""The rows for a number of panels and the index of the largest."""


def greatest(weights: Sequence[int | tuple[int, int]]) -> int:
    """The index of the panel that is drawn largest: the greatest weight, and of equals the last."""
    return max(range(len(weights)), key=lambda place: (weights[place], place))


def turning_points(moments: Sequence[Moment], weight: Callable[[Step], int]) -> list[Moment]:
    """The moments with the greatest weight, in the order of the game; of equals, the later ones.

    Without a turning point it is the last highlight, or else the last moment.
    """
    weighed = [(weight(moment.step), place) for place, moment in enumerate(moments)]
    turning = sorted(one for one in weighed if one[0] >= TURNING)[-MOST:]
    told = turning or [one for one in weighed if one[0] > 0][-1:] or weighed[-1:]
    return [moments[place] for place in sorted(place for _, place in told)]


@lru_cache(maxsize=16)
def cuts(rows: Rows) -> tuple[Cut, ...]:
    """The shapes of the panels, in reading order."""
    down = HEIGHT - 2 * PAPER - GUTTER * (len(rows) - 1)
    places: list[Cut] = []
    y = float(PAPER)
    for row, (high, shares) in enumerate(rows):
        bottom = y + down * high
        across = WIDTH - 2 * PAPER - GUTTER * (len(shares) - 1)
        lean = SLANT if row % 2 == 0 else -SLANT
        x = float(PAPER)
        for column, share in enumerate(shares):
            right = x + across * share
            before = 0 if column == 0 else lean
            after = 0 if column == len(shares) - 1 else lean
            places.append(
                Cut(((x + before, y), (right + after, y), (right - after, bottom), (x - before, bottom)))
            )
            x = right + GUTTER
        y = bottom + GUTTER
    return tuple(places)


def draw_page(panels: Sequence[Panel], heading: str = "") -> Sheet:
    """Draw the page. ``heading``, a word or two such as the day, is a tab in its upper left corner.

    Raises ``ValueError`` for no panel or too many.
    """
    if not 1 <= len(panels) <= MOST:
        raise ValueError(f"a page has one to {MOST} panels, not {len(panels)}")
    return lay_out(
        panels, ROWS[len(panels), greatest([(panel.weight, panel.heft) for panel in panels])], heading
    )


def lay_out(panels: Sequence[Panel], rows: Rows, heading: str = "") -> Sheet:
    """Draw panels in these rows."""
    page = Sheet(_paper_below().copy())
    places = cuts(rows)
    largest = max(place.area for place in places)
    for number, (panel, place) in enumerate(zip(panels, places, strict=True)):
        tab = heading if number == 0 else ""
        _mount(page, _panel(panel, place, place.area == largest, tab), place)
    for mask, x, y in _frames(places):
        page.image.paste(SUMI, (x, y), mask)
    return page


@lru_cache(maxsize=1)
def _paper_below() -> Image.Image:
    """The paper between the panels."""
    return printed(Image.new("RGB", (WIDTH, HEIGHT), WASHI), 7)


def _mount(page: Sheet, panel: Sheet, place: Cut) -> None:
    """Paste a panel on the page and restore the page outside its slanting sides.

    Only the two slanting ends are restored, which is faster than cutting the panel out.
    """
    left, top, _, _ = place.box
    outside = [(page.image.crop(box), box[:2], mask) for box, mask in _outside(place)]
    page.mount(panel, left, top)
    for under, corner, mask in outside:
        page.image.paste(under, corner, mask)


@lru_cache(maxsize=16)
def _frames(places: tuple[Cut, ...]) -> tuple[tuple[Image.Image, int, int], ...]:
    """The lines around all panels: a mask for each, with its upper left corner."""
    return tuple(
        _side(start, end)
        for place in places
        for start, end in zip(place.corners, [*place.corners[1:], place.corners[0]], strict=True)
    )


def _side(start: Point, end: Point) -> tuple[Image.Image, int, int]:
    """One side of a frame, which overshoots its corners a little, like a drawn line."""
    (x0, y0), (x1, y1) = start, end
    run = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / run * 2, (y1 - y0) / run * 2
    left, top = math.floor(min(x0, x1)) - 2 * LINE, math.floor(min(y0, y1)) - 2 * LINE
    c = Canvas(abs(x1 - x0) + 4 * LINE, abs(y1 - y0) + 4 * LINE, seed=f"side {start} {end}")
    with c.at(-left, -top):
        brush(c, [(x0 - dx, y0 - dy), (x1 + dx, y1 + dy)], LINE, SUMI, start=0.9, end=0.75, peak=0.5)
    return c.reduced().getchannel("A"), left, top


@lru_cache(maxsize=64)
def _outside(place: Cut) -> tuple[tuple[tuple[int, int, int, int], Image.Image], ...]:
    """The ends of a panel's box that it does not fill, with masks of the area outside the panel."""
    left, top, right, bottom = place.box
    (x0, _), (x1, _), (x2, _), (x3, _) = place.corners
    mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 255)
    ImageDraw.Draw(mask).polygon([((x - left) * 2, (y - top) * 2) for x, y in place.corners], fill=0)
    shape = mask.reduce(2)
    ends = ((left, math.ceil(max(x0, x3)), x0 != x3), (math.floor(min(x1, x2)), right, x1 != x2))
    return tuple(
        ((start, top, end, bottom), shape.crop((start - left, 0, end - left, bottom - top)))
        for start, end, slants in ends
        if slants
    )


def _panel(panel: Panel, place: Cut, large: bool, tab: str) -> Sheet:
    left, top, right, bottom = place.box
    sheet = Sheet(Image.new("RGB", (right - left, bottom - top), NIGHT))
    inside = place.inside
    taken: list[Box] = []
    if tab:
        taken.append(_draw_tab(sheet, tab, inside, draw=False))
    words = None
    if panel.caption is not None:
        great = panel.weight >= GREAT
        words = PanelWords.of(panel.caption, inside, taken, large=large, above=panel.above, loud=great)
    panel.scene(sheet, _clear(inside, [*taken, *(words.boxes if words is not None else [])]))
    if tab:
        _draw_tab(sheet, tab, inside, draw=True)
    if words is not None:
        words.draw(sheet)
    if not panel.printed:
        sheet.image = printed(sheet.image, 7)
    return sheet


def _draw_tab(sheet: Sheet, text: str, inside: Box, *, draw: bool) -> Box:
    left, top = inside[0] - LINE - 7, inside[1] - LINE - 7
    box = (left, top, left + width(text, Face.LABEL_BOLD, LEAST) + 34, top + 56)
    if draw:
        sheet.draw.rectangle(box, fill=SUMI)
        sheet.text(left + 20, top + 28, text, Face.LABEL_BOLD, LEAST, YUKI)
    return box


def _clear(inside: Box, taken: Sequence[Box]) -> Box:
    """The best box left when each of these boxes is cut off on one of its sides: large, and not a narrow
    strip."""
    best, most = inside, -1.0
    for sides in product(range(4), repeat=len(taken)):
        rest = list(inside)
        for (x0, y0, x1, y1), side in zip(taken, sides, strict=True):
            edge = (x1, y1, x0, y0)[side]
            rest[side] = max(rest[side], edge) if side < 2 else min(rest[side], edge)
        across, down = rest[2] - rest[0], rest[3] - rest[1]
        worth = min(across, down) * math.sqrt(across * down) if min(across, down) > 0 else 0
        if worth > most:
            best, most = (rest[0], rest[1], rest[2], rest[3]), worth
    return best
