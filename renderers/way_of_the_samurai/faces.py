"""The faces of cards: what a movement does, how an enemy defends and strikes back.

Everything on them is made from the parsed effect, so that a card cannot show what it does not do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.games.way_of_the_samurai.cards import Action, OpponentCard
from bot.games.way_of_the_samurai.notation import Change, Deed, Effect, Need, Wound
from renderers.brush import brush, clipped
from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing, stamp
from renderers.palette import FUJI, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.type import Face, fit
from renderers.way_of_the_samurai.marks import DEATH, GAUGES, MARKERS, NOTHING, SYMBOLS, TINTS, WOUND

MINUS: Final = "−"
CORNER: Final = 12
LINE: Final = 2.8
FADED: Final = mix(WASHI, SUMI, 0.14)
QUIET: Final = mix(SUMI, WASHI, 0.45)
"""The half of an enemy's card that does not count."""


@dataclass(frozen=True, slots=True)
class Size:
    """The measures of a card: its box, the type of its numbers, and of its marks."""

    wide: int
    high: int
    number: int
    mark: int
    field: float = 0.4
    """The share of an action card that its picture takes."""


SMALL: Final = Size(150, 224, 46, 44, 0.38)
HAND: Final = Size(196, 300, 58, 56, 0.4)
LARGE: Final = Size(330, 470, 92, 84, 0.42)


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
        return {"life": SHU, "qi": FUJI}.get(deed.marker, SUMI)
    return SHU


def threshold(need: Need) -> str:
    value = str(need.value) if need.value >= 0 else f"{MINUS}{-need.value}"
    return f"< {value}" if need.below else f"≥ {value}"


def _paper(c: Canvas, size: Size, edge: Colour, paper: Colour = WASHI) -> None:
    c.slab((0, 0, size.wide, size.high), CORNER, YUKI, 0)
    c.slab((5, 5, size.wide - 5, size.high - 5), CORNER - 3, paper, LINE, edge)


# Movements


@lru_cache(maxsize=128)
def action_card(card: Action, size: Size) -> Sprite:
    """A movement: its symbol in a field of that element, and what it does."""

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
    """One row for each thing that happens; ways to choose from are parted by a stroke."""
    rows = [deed for way in effect.ways for deed in way]
    pitch = (bottom - top) / max(1, len(rows))
    scale = min(1.0, pitch / (size.number * 1.16))
    for place, deed in enumerate(rows):
        y = top + pitch * (place + 0.5)
        _deed(c, deed, size.wide / 2, y, size.number * scale, size.mark * scale)
        if len(effect.ways) > 1 and place:
            brush(c, [(24, y - pitch / 2), (size.wide - 24, y - pitch / 2)], 1.8, QUIET, start=1, end=1)


def _deed(
    c: Canvas, deed: Deed, x: float, y: float, number: float, mark: float, ink: Colour | None = None
) -> None:
    """A mark and how much, round this middle."""
    ink = ink or tone(deed)
    text = amount(deed)
    if not text:
        stamp(c, sign(deed), x, y, mark * 1.2, ink, WASHI)
        return
    stamp(c, sign(deed), x - mark * 0.62, y, mark, ink, WASHI)
    c.text(x - mark * 0.02, y - number * 0.02, text, Face.NUMBER, number, ink, "lm")


# Enemies


@lru_cache(maxsize=128)
def opponent_card(card: OpponentCard, size: Size, *, countering: bool, defence: str, counter: str) -> Sprite:
    """An enemy's card as it lies: the half that counts is up, the other is faint and upside down."""

    def draw(c: Canvas) -> None:
        _paper(c, size, SUMI)
        if card.hard:
            stamp(c, DEATH, size.wide / 2, size.high / 2, size.wide * 0.6, SHU, WASHI)
            return
        head = size.number * 0.98
        split = size.high - size.number * 1.36
        c.fill([(6, 6), (size.wide - 6, 6), (size.wide - 6, head), (6, head)], SHU if countering else SUMI)
        title = counter if countering else defence
        type_size = _fitting(title, size)
        c.text(size.wide / 2, 6 + (head - 6) / 2, title, Face.TITLE, type_size, YUKI)
        _half(c, card.counter if countering else card.defence, size, head + 4, split - 2)
        c.fill(
            [(6, split), (size.wide - 6, split), (size.wide - 6, size.high - 6), (6, size.high - 6)], FADED
        )
        brush(c, [(6, split), (size.wide - 6, split)], 2.4, SUMI, start=1, end=1)
        hidden = card.defence if countering else card.counter
        _upside_down(c, hidden, size, (split + size.high - 6) / 2)

    return sprite((0, 0, size.wide, size.high), draw, seed=card.key)


def _fitting(text: str, size: Size) -> int:
    return fit(text, Face.TITLE, round(size.number * 0.84), size.wide - 20, 37).size


def _half(c: Canvas, effect: Effect, size: Size, top: float, bottom: float) -> None:
    """The thresholds above, what they lead to below."""
    rows = len(effect.needs) + len(effect.ways)
    pitch = (bottom - top) / rows
    number = min(size.number, pitch * 0.94)
    mark = size.mark * number / size.number
    y = top + pitch / 2
    for need in effect.needs:
        stamp(c, GAUGES[need.gauge], size.wide / 2 - mark * 0.86, y, mark, SUMI, WASHI)
        c.text(size.wide / 2 - mark * 0.22, y - 1, threshold(need), Face.NUMBER, number, SUMI, "lm")
        y += pitch
    line = y - pitch / 2
    brush(c, [(16, line), (size.wide - 16, line)], 2.2, SUMI, start=1, end=1)
    if effect.any_need:
        for place in range(1, len(effect.needs)):
            _or(c, size.wide / 2, top + pitch * place)
    for place, way in enumerate(effect.ways):
        if place:
            _or(c, size.wide / 2, y - pitch / 2)
        if len(way) == 1:
            _deed(c, way[0], size.wide / 2, y, number, mark)
        else:
            for half, deed in enumerate(way):
                x = size.wide * (0.28 + 0.44 * half)
                _deed(c, deed, x, y, number * 0.82, mark * 0.8)
        y += pitch


def _or(c: Canvas, x: float, y: float) -> None:
    """One or the other: a slanted stroke."""
    brush(c, [(x - 30, y + 5), (x + 30, y - 5)], 4, QUIET, start=0.2, end=0.2)


def _upside_down(c: Canvas, effect: Effect, size: Size, y: float) -> None:
    """Marks alone, turned: what the other half will be about."""
    marks = [GAUGES[need.gauge] for need in effect.needs] + [sign(deed) for deed in effect.ways[0]]
    marks = marks or [NOTHING]
    side = min(size.mark * 0.8, (size.wide - 24) / len(marks) - 6)
    x = size.wide / 2 - (len(marks) - 1) * (side + 8) / 2
    for drawing in marks:
        with c.at(x + side / 2, y + side / 2, -side / 100):
            drawing(c, QUIET, FADED)
        x += side + 8


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
