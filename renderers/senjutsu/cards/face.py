"""Card faces. All marks are drawn from the parsed effects that the rules execute; the only words are the
name.

The sentences stand beside the face (``closeups``).
"""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.cards.language import Gate
from bot.games.senjutsu.cards.opponent_card import SoloCard
from renderers import rig
from renderers.canvas import Box, Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.cards import clipped_to, frame, outline, speed
from renderers.kit.marks import spirit, stamp, stamp_coin
from renderers.kit.sizes import LEAST
from renderers.palette import FUJI, KINAKO, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.pieces import kept
from renderers.senjutsu.cards.art import draw_strip
from renderers.senjutsu.cards.faced import Faced, cost_of, edge_of, headline
from renderers.senjutsu.cards.lines import Arranged, arranged, draw_arranged
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.people.figures import waiting
from renderers.senjutsu.signs.icons import AIR, KINDS, draw_run, run
from renderers.senjutsu.signs.kamae import draw_kamae
from renderers.type import LEADING, Face, Line, wrap

ACROSS: Final = 476
DOWN: Final = 668
TILE: Final = 70
"""Pixels: the height of the speed in its corner."""
COIN: Final = 31
STRIP: Final = TILE + 20
"""Pixels: the height of the landscape behind the corners."""
TITLE: Final = 46
MARKS: Final = 46
"""Pixels: the height of the row of marks below the name."""
MARGIN: Final = 12
EDGE: Final = 16


def inside() -> Box:
    """The box inside a card's frame."""
    return EDGE + MARGIN, EDGE + MARGIN, ACROSS - EDGE - MARGIN, DOWN - EDGE - MARGIN


def name_lines(name: str) -> tuple[Line, ...]:
    left, _, right, _ = inside()
    return wrap(name, Face.TITLE_BOLD, TITLE, right - left, 2, LEAST)


def body(card: Faced, name: str) -> Box:
    """The box for the lines of a card: below its corners, its name and its marks."""
    left, top, right, bottom = inside()
    y = top + TILE + 12 + sum(line.size * LEADING for line in name_lines(name))
    if headline(card):
        y += MARKS + 8
    return left, y + 4, right, bottom


def face_lines(card: Faced, name: str) -> Arranged:
    """The lines of a card, arranged for its face."""
    left, top, right, bottom = body(card, name)
    return arranged(card, right - left, bottom - top)


@kept
def face(card: Faced, name: str) -> Sprite:
    """A card's face, anchored in its upper left corner."""

    def draw(c: Canvas) -> None:
        paper = frame(c, (0, 0, ACROSS, DOWN), edge_of(card), EDGE)
        edge = outline(paper, edge_of(card), EDGE * 0.8)
        low = paper[1] + STRIP
        edge = [(x, min(y, low)) for x, y in edge]
        clipped_to(c, paper, edge, lambda c: _strip(c, card, (*paper[:3], low)))
        _corners(c, card)
        left, top, right, _ = inside()
        y = top + TILE + 12
        for line in name_lines(name):
            c.text((left + right) / 2, y + line.size * 0.55, line.text, line.face, line.size)
            y += line.size * LEADING
        icons = headline(card)
        if icons:
            draw_run(c, icons, (left + right - run(icons) * MARKS) / 2, y + 4 + MARKS / 2, MARKS)
        draw_arranged(c, face_lines(card, name), body(card, name))

    return sprite((-6, -6, ACROSS + 6, DOWN + 6), draw, rim_width=3, seed=card.key)


def _strip(c: Canvas, card: Faced, box: Box) -> None:
    """The landscape of its type. On a card that only one opponent has, he stands in it."""
    draw_strip(c, card.kind, box)
    if isinstance(card, SoloCard) and card.owner:
        x, foot = box[0] + (box[2] - box[0]) * 0.62, box[3] + 4
        for rim in (True, False):
            with c.at(x, foot, OWNER):
                if rim:
                    c.oval(0, -96, 92, 92, mix(WASHI, KINAKO, 0.2))
                else:
                    with c.at(0, 0, mirrored=True):
                        rig.draw(c, PEOPLE[card.owner], waiting(card.owner))


OWNER: Final = 0.4
"""Scale of the owner's portrait on his card."""


def _corners(c: Canvas, card: Faced) -> None:
    """Speeds on the left, cost in the middle, the type on the right."""
    left, top, right, _ = inside()
    y = top + TILE / 2 - 2
    x = left
    if card.speeds.same:
        x += speed(c, x, y, TILE, "=") + 6
        stamp(c, spirit.bolt, x + TILE * 0.3, y, TILE * 0.7, YAMABUKI, WASHI)
        x += TILE * 0.66
    elif not card.speeds.none:
        x += speed(c, x, y, TILE, str(card.speeds)) + 6
    for other in card.sheet.alternatives:
        x += _gate(c, other.gate, x, y)
        x += speed(c, x, y, TILE * 0.9, str(other.speed), mix(SUMI, KINAKO, 0.25)) + 6
    drawing, ground = KINDS[card.kind]
    stamp_coin(c, drawing, right - COIN, y, COIN, ground, YUKI, 3, YUKI)
    if cost := cost_of(card):
        pitch = 40
        start = right - 2 * COIN - 16 - cost * pitch
        c.slab((start - 6, y - 24, start + cost * pitch + 4, y + 24), 24, YUKI, 2)
        for place in range(cost):
            stamp(c, spirit.pearl, start + pitch * (place + 0.5), y, 36, FUJI, YUKI)


def _gate(c: Canvas, gate: Gate, x: float, y: float) -> float:
    """The kamae or the focus that another speed needs. Returns the width drawn."""
    size = 40
    for place, kamae in enumerate(gate.kamae):
        draw_kamae(c, kamae, x + size * (place + 0.5), y, size)
    for place in range(gate.focus):
        stamp(c, spirit.pearl, x + size * (place + 0.5), y, size * 0.9, FUJI, YUKI)
    return size * (len(gate.kamae) + gate.focus) + 4 + AIR
