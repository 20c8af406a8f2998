"""The lines of a card as rows of marks, with choices, conditions (kamae, focus) and the part for a success.

``blocks`` turns a card's parsed effects into blocks; ``arranged`` packs the blocks into rows that fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from bot.games.senjutsu.cards.language import OPEN, Effect, Gate, Grid, Line, Phase, Sheet, Way
from bot.games.senjutsu.cards.opponent_card import SoloCard
from renderers.brush import brush
from renderers.canvas import Canvas
from renderers.kit.marks import arms, signs, spirit, stamp
from renderers.palette import FUJI, KINAKO, SHU, SUMI, WASHI, YAMABUKI, Colour, mix
from renderers.senjutsu.cards.faced import Faced
from renderers.senjutsu.cards.grids import IMPACTS, draw_grid, proportion, rows
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.effects import gate_icons, of_effect
from renderers.senjutsu.signs.icons import (
    AIR,
    Draw,
    Icon,
    drops,
    kind,
    marked,
    number,
    pearls,
    speed_tile,
)
from renderers.senjutsu.signs.kamae import TINTS

HEXAGONS: Final = (1.2, 1.05, 0.92, 0.82, 0.74)
"""Heights of a row of hexes in a grid, in units, tried from large to small until the lines fit."""
PAD: Final = 0.16
"""Units: the padding on the left and right inside a tinted block."""


@dataclass(frozen=True, slots=True)
class Element:
    """One drawing in a block: its width and height in units, and its drawing function."""

    wide: float
    high: float
    draw: Draw


@dataclass(frozen=True, slots=True)
class Block:
    """Elements that stay together. ``full``: in a row of its own. ``tints``: the colours of its
    conditions."""

    runs: tuple[tuple[Element, ...], ...]
    tints: tuple[Colour, ...] = ()
    full: bool = False
    framed: bool = False

    @property
    def wide(self) -> float:
        return max(_wide(run) for run in self.runs) + (2 * PAD if self.tints or self.framed else 0)

    @property
    def high(self) -> float:
        return sum(_high(run) for run in self.runs) + 0.1 * (len(self.runs) - 1)


def _wide(run: Sequence[Element]) -> float:
    return sum(one.wide for one in run) + AIR * max(0, len(run) - 1)


def _high(run: Sequence[Element]) -> float:
    return max(one.high for one in run)


def _element(icon: Icon) -> Element:
    return Element(icon.wide, 1.0, icon.draw)


def _grid(grid: Grid, hexagon: float) -> Element:
    high = rows(grid) * hexagon
    wide = proportion(grid) * high

    def draw(c: Canvas, x: float, y: float, unit: float) -> None:
        draw_grid(c, grid, (x, y - high * unit / 2, x + wide * unit, y + high * unit / 2), 400)

    return Element(wide, high, draw)


OR: Final = Element(0.42, 1.0, lambda c, x, y, unit: stamp(c, marks.or_, x + unit * 0.21, y, unit * 0.9))
THEN: Final = Element(0.4, 1.0, lambda c, x, y, unit: stamp(c, marks.then, x + unit * 0.2, y, unit * 0.62))


def tints_of(gate: Gate) -> tuple[Colour, ...]:
    """The background colours for a gate."""
    return (
        *[TINTS[name] for name in gate.kamae],
        *([mix(WASHI, FUJI, 0.24)] if gate.focus else []),
        *([mix(WASHI, SUMI, 0.14)] if gate.need else []),
    )


def _gated(gate: Gate) -> list[Element]:
    """The marks of a gate, and a bar between them and the gated effects."""
    if gate == OPEN:
        return []
    return [*[_element(icon) for icon in gate_icons(gate)], BAR]


def _bar(c: Canvas, x: float, y: float, unit: float) -> None:
    brush(
        c,
        [(x + unit * 0.05, y - unit * 0.4), (x + unit * 0.05, y + unit * 0.4)],
        unit * 0.06,
        SUMI,
        start=1,
        end=1,
    )


BAR: Final = Element(0.1, 1.0, _bar)


def _of_effect(effect: Effect, hexagon: float) -> list[Element]:
    if isinstance(effect, Grid):
        found = [_grid(effect, hexagon)]
        if effect.instead:
            price, impact = effect.instead.gate.focus, IMPACTS[effect.instead.impact]
            found += [OR, _element(pearls(price)), _element(marked(impact, SHU))]
        return found
    return [_element(icon) for icon in of_effect(effect)]


def _phase(phase: Phase, hexagon: float) -> list[Element]:
    return [*_gated(phase.gate), *[one for effect in phase.effects for one in _of_effect(effect, hexagon)]]


def _way(way: Way, hexagon: float) -> list[Element]:
    found = _gated(way.gate)
    for place, phase in enumerate(way.phases):
        found += [*([THEN] if place else []), *_phase(phase, hexagon)]
    return found


def _line(line: Line, room: float, hexagon: float) -> Block:
    """One line. If its ways are too wide for a row, they stand below each other."""
    lead = _gated(line.gate)
    if line.when_wounded:
        lead = [*[_element(icon) for icon in (drops(1), number(f"≥{line.when_wounded}"))], BAR, *lead]
    ways = [_way(way, hexagon) for way in line.ways]
    whole = [*lead, *[one for place, way in enumerate(ways) for one in ([OR, *way] if place else way)]]
    tints = tints_of(line.gate)
    framed = len(ways) > 1
    if _wide(whole) + 2 * PAD <= room or not framed:
        return Block((tuple(whole),), tints, framed=framed)
    runs = [(*(lead if place == 0 else [OR]), *way) for place, way in enumerate(ways)]
    return Block(tuple(runs), tints, framed=framed)


def _ribbon(room: float) -> Draw:
    """The heading of the success part: a black ribbon with a golden tick, as wide as the card."""

    def draw(c: Canvas, x: float, y: float, unit: float) -> None:
        half, end = unit * 0.31, x + room * unit
        notch = [(end, y - half), (end - half * 0.8, y), (end, y + half)]
        c.fill([(x, y - half), *notch, (x, y + half)], SUMI)
        stamp(c, signs.tick, x + unit * 0.6, y, unit * 0.5, YAMABUKI, SUMI)

    return draw


def _tear(speed: int, room: float, *, otherwise: bool = False) -> Draw:
    """A torn edge. The part below it resolves at another speed, or instead of an impossible attack
    (``otherwise``)."""

    def draw(c: Canvas, x: float, y: float, unit: float) -> None:
        tile = speed_tile(str(speed))
        steps = int(room / TEETH)
        way = [
            (x + step * unit * room / steps, y + unit * 0.08 * (1 if step % 2 else -1))
            for step in range(steps + 1)
        ]
        brush(c, way, unit * 0.1, SUMI, start=1, end=1)
        c.slab((x + unit * 0.3, y - unit * 0.5, x + unit * 1.6, y + unit * 0.5), unit * 0.1, WASHI)
        tile.draw(c, x + unit * 0.45, y, unit)
        if otherwise:
            start = x + unit * 1.9
            c.slab(
                (start - unit * 0.1, y - unit * 0.5, start + unit * 1.9, y + unit * 0.5), unit * 0.1, WASHI
            )
            stamp(c, signs.struck(arms.sword), start + unit * 0.46, y, unit * 0.9, SHU, WASHI)
            stamp(c, signs.right, start + unit * 1.36, y, unit * 0.6)

    return draw


TEETH: Final = 0.34
"""Units: from one tooth of the torn edge to the next."""
MOMENTS: Final = {
    "turn_start": (marked(marks.stays), number("1")),
    "before_card": (marked(signs.right, wide=0.7), marked(marks.stays)),
    "after_card": (marked(marks.stays), marked(signs.right, wide=0.7)),
    "block_speed": (kind("defence"), speed_tile("?")),
    "attack_success": (kind("attack"), marked(signs.tick)),
    "block_success": (kind("defence"), marked(signs.tick)),
}
"""The marks for the moments at which an instant may be played."""


def _attributes(sheet: Sheet) -> list[Block]:
    found: list[Block] = []
    if sheet.required:
        elements = [_element(icon) for icon in gate_icons(Gate(sheet.required))]
        found.append(Block((tuple(elements),), tints_of(Gate(sheet.required)), full=True))
    if sheet.when:
        elements = [_element(marked(spirit.bolt, wide=0.7)), BAR]
        for place, moment in enumerate(sheet.when):
            elements += [*([OR] if place else []), *[_element(icon) for icon in MOMENTS[moment]]]
        found.append(Block((tuple(elements),), (mix(WASHI, YAMABUKI, 0.3),), full=True))
    return found


def blocks(card: Faced, room: float, hexagon: float) -> list[Block]:
    """The blocks of a whole card, in order. ``room`` is the width of a row, in units."""
    found = _attributes(card.sheet)
    instead = card.instead if isinstance(card, SoloCard) else ()
    for part in card.sheet.parts:
        if part.speed is not None:
            found.append(
                Block(((Element(room, 1.0, _tear(part.speed, room, otherwise=part in instead)),),), full=True)
            )
        found += [_line(line, room, hexagon) for line in part.lines]
        if part.success:
            found.append(Block(((Element(room, 0.66, _ribbon(room)),),), full=True))
            found += [_line(line, room, hexagon) for line in part.success]
    return found


GAP: Final = 0.17
"""Units between two rows."""
BESIDE: Final = 0.3
"""Units between two blocks of a row."""


def packed(found: Iterable[Block], room: float) -> list[list[Block]]:
    """Blocks packed into rows in reading order. A block with a condition gets a row of its own."""
    packed_rows: list[list[Block]] = []
    run = 0.0
    for block in found:
        alone = block.full or bool(block.tints) or block.framed
        if packed_rows and not alone and run and run + BESIDE + block.wide <= room:
            packed_rows[-1].append(block)
            run += BESIDE + block.wide
        else:
            packed_rows.append([block])
            run = 0.0 if alone else block.wide
    return packed_rows


@dataclass(frozen=True, slots=True)
class Arranged:
    """The rows of a card's face, and the unit in pixels at which they fit."""

    unit: float
    rows: tuple[tuple[Block, ...], ...]
    high: float
    wide: float


LARGEST: Final = 66
SMALLEST: Final = 47
"""Pixels: the smallest unit at which numbers can be read on a phone."""


def arranged(card: Faced, across: float, down: float) -> Arranged:
    """The lines of a card, as large as the room (in pixels) allows. Raises ValueError if they do not fit at
    all."""
    for hexagon, unit in product(HEXAGONS, range(LARGEST, SMALLEST - 1, -1)):
        room = across / unit
        packed_rows = packed(blocks(card, room, hexagon), room)
        high = sum(max(block.high for block in row) for row in packed_rows) + GAP * (len(packed_rows) - 1)
        wide = max(sum(block.wide for block in row) + BESIDE * (len(row) - 1) for row in packed_rows)
        if high * unit <= down and wide <= room:
            return Arranged(unit, tuple(tuple(row) for row in packed_rows), high, wide)
    raise ValueError(f"{card} has too much on it")


def draw_arranged(c: Canvas, found: Arranged, box: tuple[float, float, float, float]) -> None:
    """Draws the rows from the top of the box; spare room is spread between them."""
    left, top, right, bottom = box
    unit = found.unit
    spare = (bottom - top) - found.high * unit
    gap = GAP * unit + min(unit * 0.5, spare / (len(found.rows) + 1))
    y = top + max(0.0, (spare - (gap - GAP * unit) * (len(found.rows) - 1)) / 2)
    for row in found.rows:
        high = max(block.high for block in row) * unit
        run = (sum(block.wide for block in row) + BESIDE * (len(row) - 1)) * unit
        x = (left + right - run) / 2
        for place, block in enumerate(row):
            if place:
                _rule(c, x - BESIDE * unit / 2, y + high / 2, unit)
            _draw_block(c, block, left, right, x, y + high / 2, unit)
            x += (block.wide + BESIDE) * unit
        y += high + gap


def _rule(c: Canvas, x: float, y: float, unit: float) -> None:
    brush(
        c, [(x, y - unit * 0.36), (x, y + unit * 0.36)], unit * 0.04, mix(KINAKO, SUMI, 0.3), start=1, end=1
    )


def _draw_block(c: Canvas, block: Block, left: float, right: float, x: float, y: float, unit: float) -> None:
    half = block.high * unit / 2 + unit * 0.06
    if block.tints:
        c.slab((left, y - half, right, y + half), unit * 0.14, block.tints[0], 1.6)
        if len(block.tints) > 1:
            middle = (left + right) / 2
            c.slab((middle, y - half, right, y + half), unit * 0.14, block.tints[1])
            c.fill(
                [
                    (middle, y - half),
                    (middle + unit * 0.3, y - half),
                    (middle + unit * 0.3, y + half),
                    (middle - unit * 0.3, y + half),
                ],
                block.tints[1],
            )
    elif block.framed:
        c.slab(
            (left, y - half, right, y + half),
            unit * 0.14,
            mix(WASHI, (255, 255, 255), 0.5),
            1.4,
            mix(SUMI, WASHI, 0.4),
        )
    top = y - block.high * unit / 2
    for run in block.runs:
        high = _high(run) * unit
        edge = x + (block.wide * unit - _wide(run) * unit) / 2
        for element in run:
            element.draw(c, edge, top + high / 2, unit)
            edge += (element.wide + AIR) * unit
        top += high + 0.1 * unit
