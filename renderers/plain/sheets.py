"""Facts and tables set on paper, as large as they fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Sheet
from renderers.kit.band import draw_ground
from renderers.kit.captions import BLOOD
from renderers.kit.cover import draw_cover
from renderers.kit.marks import stamp
from renderers.kit.marks.spirit import torii
from renderers.kit.sizes import HEIGHT, LEAST, LOUD, MARGIN, WIDTH
from renderers.palette import AI, ASAGI, KINAKO, NIGHT, SUMI, WASHI, YUKI, Colour, mix
from renderers.paper import bokashi, printed
from renderers.plain.reading import Block, Grid, Line
from renderers.type import Face, fit, width, wrap
from renderers.type import Line as Set

BAND: Final = 92
TITLE: Final = 56
LEFT: Final = MARGIN + 24
RIGHT: Final = WIDTH - MARGIN - 24
ROOM: Final = RIGHT - LEFT
PITCH: Final = 1.3
"""The distance from row to row, as a share of the type size."""
GAP: Final = 26
"""The gap between the columns of a table, and between a fact's name and the fact."""
LONGEST: Final = 3
"""A fact has at most this many rows."""
SLIP_ROWS: Final = 3
SLIP: Final = 46
"""The type of the last step, or of the question."""
NEAR: Final = "-20,700 -20,440 500,400 1120,460 1120,700"
"""The hills of a cover."""
QUIET: Final = mix(SUMI, WASHI, 0.32)


@dataclass(frozen=True, slots=True)
class Piece:
    """A text within a row."""

    x: float
    line: Set
    ink: Colour = SUMI


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a page. A ruled one has a thin line under it."""

    pieces: tuple[Piece, ...]
    ruled: bool = False


def board(title: str, blocks: Sequence[Block], slip: str = "", *, alarm: bool = False) -> Sheet:
    """The blocks below the title and above the slip, as many as fit."""
    said = wrap(slip, Face.TITLE, SLIP, ROOM - GAP, SLIP_ROWS, LEAST) if slip else ()
    room = _room(len(said))
    size = next((size for size in range(LOUD, LEAST, -1) if _high(_rows(blocks, size), size) <= room), LEAST)
    return _sheet(title, _rows(blocks, size)[: _count(room, size)], size, said, alarm=alarm)


def beside(title: str, blocks: Sequence[Block]) -> Sheet | None:
    """The rows that may not fit on the board, whose slip takes the room of the last ones. ``None`` if all
    fit."""
    rows = _rows(blocks, LEAST)
    if _high(rows, LEAST) <= _room(SLIP_ROWS):
        return None
    return _sheet(title, rows[_count(_room(SLIP_ROWS), LEAST) :][: _count(_room(0), LEAST)], LEAST, ())


def _room(said: int) -> float:
    """The height of the rows above a slip with this many lines."""
    return HEIGHT - BAND - MARGIN - 14 - (said * SLIP * PITCH + 26 if said else 0)


def _count(room: float, size: int) -> int:
    return int(room / (size * PITCH))


def _high(rows: Sequence[Row], size: int) -> float:
    return len(rows) * size * PITCH


def _rows(blocks: Iterable[Block], size: int) -> list[Row]:
    """The rows of all blocks; a table stands a row apart from what is above it."""
    rows: list[Row] = []
    for block in blocks:
        if isinstance(block, Line):
            rows += _fact(block, size)
        else:
            rows += [*([Row(())] if rows else []), *_grid(block, size)]
    return rows


def _fact(fact: Line, size: int) -> list[Row]:
    """The name of a fact, and beside it the fact."""
    if not fact.name:
        return [
            Row((Piece(LEFT, line),)) for line in wrap(fact.text, Face.LABEL_BOLD, size, ROOM, LONGEST, size)
        ]
    name = fit(fact.name, Face.LABEL, size, ROOM * 0.4, LEAST)
    x = LEFT + name.width + GAP
    first, *more = wrap(fact.text, Face.LABEL_BOLD, size, RIGHT - x, LONGEST, size)
    return [Row((Piece(LEFT, name, QUIET), Piece(x, first))), *(Row((Piece(x, line),)) for line in more)]


def _grid(grid: Grid, size: int) -> list[Row]:
    """The columns side by side if they fit; else each row as a sentence of facts."""
    columns = list(zip(grid.heads, *grid.rows, strict=True))
    widths = [max(width(text, Face.LABEL_BOLD, size) for text in column) for column in columns]
    if sum(widths) + GAP * (len(widths) - 1) > ROOM:
        return [row for cells in grid.rows for row in _spelt(grid.heads, cells, size)]
    spare = min(GAP * 2, (ROOM - sum(widths)) / max(1, len(widths) - 1))
    lefts = [LEFT + sum(widths[:place]) + spare * place for place in range(len(widths))]
    heads = [Piece(x, Set(head, Face.LABEL, size), QUIET) for x, head in zip(lefts, grid.heads, strict=True)]
    rows = [
        Row(tuple(Piece(x, Set(text, Face.LABEL_BOLD, size)) for x, text in zip(lefts, cells, strict=True)))
        for cells in grid.rows
    ]
    return [Row(tuple(heads), ruled=True), *rows]


def _spelt(heads: Sequence[str], cells: Sequence[str], size: int) -> list[Row]:
    first, *others = cells
    more = " · ".join(f"{head} {cell}" for head, cell in zip(heads[1:], others, strict=True))
    return _fact(Line(first, more), size)


def _sheet(title: str, rows: Sequence[Row], size: int, slip: Sequence[Set], *, alarm: bool = False) -> Sheet:
    sheet = Sheet(_paper().copy())
    sheet.line(LEFT, BAND / 2, fit(title, Face.TITLE_BOLD, TITLE, ROOM, LEAST), YUKI)
    y = BAND + 14 + size * PITCH / 2
    for row in rows:
        for piece in row.pieces:
            sheet.line(piece.x, y, piece.line, piece.ink)
        if row.ruled:
            below = round(y + size * PITCH / 2)
            sheet.draw.line((LEFT, below, RIGHT, below), fill=KINAKO, width=3)
        y += size * PITCH
    if slip:
        _draw_slip(sheet, slip, BLOOD if alarm else SUMI)
    return sheet


def _draw_slip(sheet: Sheet, slip: Sequence[Set], ink: Colour) -> None:
    """Draw the last step or the question at the foot, with a stroke of ink beside it."""
    high = len(slip) * SLIP * PITCH
    top = HEIGHT - MARGIN - 10 - high
    sheet.draw.rectangle((LEFT, round(top + 6), LEFT + 8, HEIGHT - MARGIN - 14), fill=ink)
    for place, line in enumerate(slip):
        sheet.line(LEFT + GAP, top + SLIP * PITCH * (place + 0.5), line, ink)


@lru_cache(maxsize=1)
def _paper() -> Image.Image:
    paper = printed(Image.new("RGB", (WIDTH, HEIGHT), WASHI))
    sheet = Sheet(paper)
    draw_ground(sheet, BAND)
    return paper


def cover(name: str) -> Sheet:
    """The name of the game over a gate at night."""
    return draw_cover(_night(), name, "", torii)


@lru_cache(maxsize=1)
def _night() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="plain")
    bokashi(canvas, ((0, NIGHT), (0.55, AI), (1, ASAGI)), 0, HEIGHT)
    canvas.disc(WIDTH * 0.72, 150, 74, YUKI, 0)
    canvas.fill(
        [(-20, HEIGHT), (-20, 360), (250, 250), (520, 390), (800, 300), (1120, 400), (1120, HEIGHT)], AI
    )
    stamp(canvas, torii, WIDTH * 0.4, 300, 330, SUMI, AI)
    canvas.fill(NEAR, NIGHT)
    return printed(canvas.reduced())
