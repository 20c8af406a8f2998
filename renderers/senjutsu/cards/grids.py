"""The grids of cards: the hexes round a samurai that a card strikes, blocks or changes."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.board.hexes import AROUND, Hex
from bot.games.senjutsu.cards.language import OPEN, Content, Grid
from renderers.canvas import Box, Canvas, Point
from renderers.ink import shape
from renderers.kit.hexes import ROOT, Field
from renderers.kit.marks import Drawing, arms, people, signs, spirit, stamp
from renderers.palette import AI, FUJI, KINAKO, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.kamae import draw_kamae

GROUNDS: Final[dict[str, Colour]] = {
    "attack": mix(SHU, SUMI, 0.05),
    "block": AI,
    "area": mix(KINAKO, WASHI, 0.2),
}
GHOST: Final = mix(WASHI, KINAKO, 0.24)
IMPACTS: Final[dict[str, Drawing]] = {
    "kill": arms.skull,
    "stun": arms.stun,
    "hobble": marks.hobble,
    "push": signs.up,
    "turn": signs.turn,
    "swap": marks.swap,
    "focus": signs.struck(spirit.pearl),
    "block": arms.block,
    "bleed": marks.bleed,
    "wound": arms.wound,
}
GATES: Final[dict[str, Drawing]] = {"concealed": people.hood, "desperate": arms.fire, "slower": marks.foe}
"""The small marks of conditions on solo cards."""
FLAT: Final = 1.0
"""Vertical scale. Grids are seen straight from above, as on the printed cards."""
HERE: Final = Hex(0, 0)


def shown(grid: Grid) -> list[Hex]:
    """The hexes to draw: the owner's, those that the card names, and empty ones around them to show the
    shape."""
    named = [cell.offset for cell in grid.cells]
    ghosts = [AROUND[turns] for turns in (5, 0, 1)]
    if any(offset in (AROUND[2], AROUND[4]) for offset in named):
        ghosts += [AROUND[2], AROUND[4]]
    if any(max(abs(q), abs(r), abs(q + r)) > 1 for q, r in named) and len(named) > 6:
        ghosts = list(AROUND)
    return [HERE, *dict.fromkeys([*named, *ghosts])]


def proportion(grid: Grid) -> float:
    """The width of a grid as a share of its height."""
    left, top, right, bottom = Field(0, 0, 1, FLAT).around(shown(grid))
    return (right - left) / (bottom - top)


def rows(grid: Grid) -> float:
    """The height of a grid in hexes."""
    _, top, _, bottom = Field(0, 0, 1, FLAT).around(shown(grid))
    return (bottom - top) / ROOT


def draw_grid(c: Canvas, grid: Grid, box: Box, most: float = 60) -> None:
    """A grid that fills its box. The owner's hex is black and faces up."""
    places = shown(grid)
    field = Field.within(box, places, most, FLAT)
    contents = {cell.offset: cell.contents for cell in grid.cells}
    for place in sorted(places, key=lambda place: place in contents):
        corners = field.corners(place, 1.5)
        if place == HERE:
            shape(c, corners, SUMI, 2)
            _wedge(c, field.at(place), field.radius)
        elif place in contents:
            shape(c, corners, GROUNDS[grid.kind], 2.4)
            _contents(c, field.at(place), field.radius, contents[place])
        else:
            shape(c, corners, GHOST, 1.6, mix(SUMI, WASHI, 0.45))


def _wedge(c: Canvas, at: Point, radius: float) -> None:
    x, y = at
    points = [(0.0, -0.6), (0.5, 0.36), (0.0, 0.12), (-0.5, 0.36)]
    c.fill([(x + u * radius, y + v * radius) for u, v in points], YUKI)


def _contents(c: Canvas, at: Point, radius: float, contents: tuple[Content, ...]) -> None:
    """The effects in a hex, side by side; a gated one has its kamae or pearl above it."""
    shapes: list[Content] = [
        one for one in contents for _ in range(one.number if one.impact in ("wound", "push") else 1)
    ]
    size = radius * (1.16, 0.8, 0.66, 0.6)[min(len(shapes), 4) - 1]
    pitch = size * 0.92
    if len(shapes) == 2 and all(one.impact == "wound" for one in shapes):
        pitch = size * 0.8
    x = at[0] - (len(shapes) - 1) * pitch / 2
    for one in shapes:
        y = at[1] + (radius * 0.18 if one.gate != OPEN else 0)
        ink, ground = _inks(one)
        stamp(c, IMPACTS[one.impact], x, y, size, ink, ground)
        if one.gate != OPEN:
            _gate(c, one, (x, at[1] - radius * 0.5), radius * 0.52)
        x += pitch


def _inks(content: Content) -> tuple[Colour, Colour]:
    if content.impact in ("wound", "bleed", "kill", "block", "push"):
        return YUKI, AI if content.impact == "block" else SHU
    if content.impact == "focus":
        return FUJI, YUKI
    return YUKI, SUMI


def _gate(c: Canvas, content: Content, at: Point, size: float) -> None:
    if content.gate.focus:
        c.disc(*at, size * 0.5, YUKI, 0)
        stamp(c, spirit.pearl, *at, size * 0.86, FUJI, YUKI)
        return
    if content.gate.need:
        c.disc(*at, size * 0.62, YUKI, 0)
        stamp(c, GATES[content.gate.need], *at, size * 0.9, SUMI, YUKI)
    for place, name in enumerate(content.gate.kamae):
        draw_kamae(c, name, at[0] + size * place, at[1], size)
