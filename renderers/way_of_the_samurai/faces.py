"""The faces of cards: action cards, and the enemy's defences and counters.

They are made from the parsed effects, so a card cannot show a wrong effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.notation import Change, Deed, Effect, Need, Wound
from renderers.brush import brush, clipped
from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing, stamp
from renderers.palette import SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.pieces import kept
from renderers.type import Face
from renderers.way_of_the_samurai.marks import BLOOD, DEATH, MARKERS, SYMBOLS, TINTS, VIOLET, WOUND

MINUS: Final = "−"
CORNER: Final = 12
LINE: Final = 2.8
QUIET: Final = mix(SUMI, WASHI, 0.45)
"""The stroke between two ways of one card."""


@dataclass(frozen=True, slots=True)
class Size:
    """The measures of a card: its box, the type of its numbers, and of its marks."""

    wide: int
    high: int
    number: int
    mark: int
    field: float = 0.4
    """The share of an action card for its picture."""


def amount(deed: Deed) -> str:
    if not isinstance(deed, Change):
        return str(deed.level) if isinstance(deed, Wound) else ""
    size = "?" if deed.rolled else str(abs(deed.amount))
    return f"{'+' if deed.amount > 0 else MINUS}{size}"


def sign(deed: Deed) -> Drawing:
    if isinstance(deed, Change):
        return MARKERS[deed.marker]
    return WOUND if isinstance(deed, Wound) else DEATH


def tone(deed: Deed) -> Colour:
    """Blood is red, Qi is violet, the rest is ink."""
    if isinstance(deed, Change):
        return {"life": BLOOD, "qi": VIOLET}.get(deed.marker, SUMI)
    return BLOOD


def threshold(need: Need) -> str:
    value = str(need.value) if need.value >= 0 else f"{MINUS}{-need.value}"
    return f"< {value}" if need.below else f"≥ {value}"


def _paper(c: Canvas, size: Size, edge: Colour, paper: Colour = WASHI) -> None:
    c.slab((0, 0, size.wide, size.high), CORNER, YUKI, 0)
    c.slab((5, 5, size.wide - 5, size.high - 5), CORNER - 3, paper, LINE, edge)


# Action cards


@kept
def action_card(card: Action, size: Size) -> Sprite:
    """An action card: its symbol on a field of that element, and its effects."""

    def draw(c: Canvas) -> None:
        edge = SHU if card.special else SUMI
        _paper(c, size, edge)
        field = 5 + (size.high - 10) * size.field
        _field(c, card, size, field)
        if card.special:
            c.slab((5, field - 4, size.wide - 5, field + 5), 0, SHU)
        _lines(c, card.effect, size, field + 8, size.high - 12)

    return sprite((0, 0, size.wide, size.high), draw, seed=card.key)


def _field(c: Canvas, card: Action, size: Size, bottom: float) -> None:
    tint = TINTS[card.symbol]
    box = f"6,6! {size.wide - 6},6! {size.wide - 6},{bottom}! 6,{bottom}!"
    with clipped(c, box):
        c.fill([(6, 6), (size.wide - 6, 6), (size.wide - 6, bottom), (6, bottom)], mix(tint, WASHI, 0.55))
        for step in range(9):
            y = 12 + step * bottom / 7
            sway = 8 if step % 2 else -8
            path = [
                (-10, y + sway),
                (size.wide * 0.35, y - sway),
                (size.wide * 0.7, y + sway),
                (size.wide + 10, y),
            ]
            brush(c, path, 3, mix(tint, WASHI, 0.28), start=0.6, end=0.2)
        turn = sum(map(ord, card.name)) % 3
        cut = (
            [(size.wide * 0.9, -4), (size.wide * 0.62, bottom * 0.5), (size.wide * 0.1, bottom + 6)],
            [(size.wide * 0.04, bottom * 0.98), (size.wide * 0.5, bottom * 0.72), (size.wide * 0.98, 4)],
            [(-6, bottom * 0.3), (size.wide * 0.5, bottom * 0.2), (size.wide + 6, bottom * 0.62)],
        )[turn]
        brush(c, cut, size.wide * 0.1, SUMI, start=0.05, end=0, peak=0.6)
        brush(c, [(x - 2, y - 2) for x, y in cut], size.wide * 0.065, YUKI, start=0.05, end=0, peak=0.6)
    brush(c, [(6, bottom), (size.wide - 6, bottom)], LINE, SUMI, start=1, end=1)
    radius = size.mark * 0.66
    x, y = 12 + radius, 12 + radius
    c.disc(x, y, radius, WASHI, 2.4)
    stamp(c, SYMBOLS[card.symbol], x, y, radius * 1.34, SHU if card.symbol == "fire" else SUMI, WASHI)


def _lines(c: Canvas, effect: Effect, size: Size, top: float, bottom: float) -> None:
    """One row for each effect; alternative ways are separated by a stroke."""
    rows = [deed for way in effect.ways for deed in way]
    if len(effect.ways) == len(rows) > 2 and len({amount(deed) for deed in rows}) == 1:
        _either(c, rows, size, top, bottom)
        return
    pitch = (bottom - top) / max(1, len(rows))
    scale = min(1.0, pitch / (size.number * 1.16))
    for place, deed in enumerate(rows):
        y = top + pitch * (place + 0.5)
        _deed(c, deed, size.wide / 2, y, size.number * scale, size.mark * scale)
        if len(effect.ways) > 1 and place:
            brush(c, [(24, y - pitch / 2), (size.wide - 24, y - pitch / 2)], 1.8, QUIET, start=1, end=1)


def _either(c: Canvas, deeds: Sequence[Deed], size: Size, top: float, bottom: float) -> None:
    """The same change of one of several gauges: their marks side by side, separated by strokes, over one
    number."""
    pitch = (size.wide - 16) / len(deeds)
    y, mark = top + (bottom - top) * 0.27, min(size.mark, pitch * 0.9)
    for place, deed in enumerate(deeds):
        x = 8 + pitch * (place + 0.5)
        stamp(c, sign(deed), x, y, mark, tone(deed), WASHI)
        if place:
            brush(
                c, [(x - pitch / 2, y - mark / 2), (x - pitch / 2, y + mark / 2)], 1.8, QUIET, start=1, end=1
            )
    low = top + (bottom - top) * 0.75
    c.text(size.wide / 2, low, amount(deeds[0]), Face.NUMBER, size.number, tone(deeds[0]), "mm")


def _deed(
    c: Canvas, deed: Deed, x: float, y: float, number: float, mark: float, ink: Colour | None = None
) -> None:
    """A mark with its number, around this middle."""
    ink, text = tone(deed), amount(deed)
    if not text:
        stamp(c, sign(deed), x, y, mark * 1.2, ink, WASHI)
        return
    stamp(c, sign(deed), x - mark * 0.62, y, mark, ink, WASHI)
    c.text(x - mark * 0.02, y - number * 0.02, text, Face.NUMBER, number, ink, "lm")


@lru_cache(maxsize=8)
def back(size: Size, ink: Colour) -> Sprite:
    """A card face down."""

    def draw(c: Canvas) -> None:
        _paper(c, size, SUMI, ink)
        c.slab((13, 13, size.wide - 13, size.high - 13), 5, ink, 2, mix(ink, YUKI, 0.5))
        half = min(size.wide, size.high) * 0.26
        c.disc(size.wide / 2, size.high / 2, half, None, 5, mix(ink, YUKI, 0.6))
        c.disc(size.wide / 2, size.high / 2, half * 0.4, mix(ink, YUKI, 0.6), 0)

    return sprite((0, 0, size.wide, size.high), draw, seed="back")
