"""The layout of a samurai's board.

One drawing serves the boards around the village, short or tall depending on their number, and those of the
second picture. Positions are computed without drawing, so that arrows can point at them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol
from renderers.canvas import Box, Point
from renderers.kit.router import around

PAD: Final = 8
"""The distance from the edge of a board, with its rim, to its content."""
TEXT: Final = 190
"""The width of names and numbers."""
GAP: Final = 8
ROWS: Final = (25, 75, 123)
"""The middles of the name, of the numbers and of the player's name."""
BODY: Final = 148
"""The height of portrait and words; the line may be below them."""
TAB: Final = 36
"""The visible width of a covered card of a line: the black edge with its value."""
CARD: Final = (76, 62)
"""The size of the last card of a line."""
PLAQUE: Final = 42
"""The distance from one received token to the next."""


@dataclass(frozen=True, slots=True)
class Proportions:
    """The layout of a board, in pixels."""

    width: int
    height: int
    portrait: tuple[int, int]
    line: Box | None
    """The box of the line's cards; without it they are not shown."""
    lent: Box | None
    """The box of received tokens and bans."""
    talent: Box | None = None
    """The box of his talent in words."""
    symbols: Box | None = None
    """The box of large symbols; without it they are along the foot of the portrait."""


SHORT: Final = Proportions(306, 148, (92, 132), None, None)
"""For five to seven boards around the village."""
TALL: Final = Proportions(306, 222, (92, 132), (12, 150, 206, 212), (208, 150, 298, 212))
"""For up to four boards around the village."""
WIDE: Final = Proportions(
    538, 166, (100, 150), (314, 14, 530, 76), (484, 90, 530, 152), symbols=(318, 90, 480, 152)
)
"""For four rows in the second picture."""
ROOMY: Final = Proportions(
    538,
    222,
    (100, 132),
    (12, 150, 306, 212),
    (316, 98, 530, 144),
    (316, 8, 530, 100),
    symbols=(318, 148, 528, 214),
)
"""For three rows in the second picture."""


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """The positions on a board, relative to its upper left corner."""

    plan: Proportions
    mirrored: bool

    def _box(self, box: Box) -> Box:
        """A box of the board, with the portrait on the other side if it is mirrored."""
        if not self.mirrored:
            return box
        return self.plan.width - box[2], box[1], self.plan.width - box[0], box[3]

    @property
    def portrait(self) -> Box:
        across, down = self.plan.portrait
        return self._box((PAD, PAD, PAD + across, PAD + down))

    @property
    def face(self) -> Point:
        left, top, right, bottom = self.portrait
        return (left + right) / 2, top + (bottom - top) * 0.42

    @property
    def text(self) -> Box:
        """The column of the words."""
        left = PAD + self.plan.portrait[0] + GAP
        return self._box((left, PAD, left + TEXT - 4 * self.mirrored, BODY - PAD))

    @property
    def down(self) -> float:
        """The distance by which the words are lower than on the shortest board."""
        return (min(self.plan.portrait[1] + 2 * PAD, self.plan.height) - BODY) / 2

    def row(self, number: int) -> float:
        """The middle of a row of words."""
        return ROWS[number] + self.down

    @property
    def numbers(self) -> Box:
        """The box of the total and the Kiai."""
        left, _, _, _ = self.text
        y = self.row(1)
        return left - 2, y - 25, left + 124, y + 23

    @property
    def strike(self) -> Box:
        """The box of the last card's penalties."""
        _, _, right, _ = self.text
        return around((right - 26, self.row(1)), 25)

    def symbol(self, symbol: Symbol) -> Point:
        """The middle of a symbol: in its own large box, or along the foot of the portrait."""
        left, _, right, bottom = self.portrait
        y = bottom - self.round - 3
        if self.plan.symbols is not None:
            left, top, right, bottom = self._box(self.plan.symbols)
            y = (top + bottom) / 2
        pitch = (right - left) / len(SYMBOLS)
        return left + pitch * (SYMBOLS.index(symbol) + 0.5), y

    @property
    def round(self) -> int:
        """The radius of a symbol."""
        if self.plan.symbols is not None:
            left, top, right, bottom = self.plan.symbols
            return int(min((right - left) / len(SYMBOLS), bottom - top) / 2 - 2)
        return round(self.plan.portrait[0] / len(SYMBOLS) / 2 - 1)

    @property
    def drops(self) -> Point:
        """The upper left corner of his wounds, at the outer edge of the portrait."""
        left, top, right, _ = self.portrait
        return (right - 27 if self.mirrored else left - 1), top - 1

    @property
    def token(self) -> Point:
        """The middle of his own support token, in the other upper corner of the portrait."""
        left, top, right, _ = self.portrait
        return (left + 18 if self.mirrored else right - 18), top + 22

    @property
    def line(self) -> Box | None:
        return None if self.plan.line is None else self._box(self.plan.line)

    @property
    def lent(self) -> Box | None:
        return None if self.plan.lent is None else self._box(self.plan.lent)

    @property
    def talent(self) -> Box | None:
        return None if self.plan.talent is None else self._box(self.plan.talent)

    def slots(self, line: tuple[Raider, ...]) -> list[tuple[Raider | int, Box]]:
        """The visible cards of a line with their boxes; a number of hidden cards takes two places."""
        if self.line is None:
            return []
        left, top, right, _ = self.line
        cards = shown(line, self)
        places = [sum(1 + isinstance(card, int) for card in cards[:place]) for place in range(len(cards))]
        pitch = min(TAB + 4, (right - left - CARD[0]) / max(1, *places, 1))
        wide = [CARD[0] if place == len(cards) - 1 else TAB for place in range(len(cards))]
        return [
            (card, (left + pitch * at, top, left + pitch * at + across, top + CARD[1]))
            for card, at, across in zip(cards, places, wide, strict=True)
        ]

    def last_card(self, line: tuple[Raider, ...]) -> Box:
        """The box of the last card, or the place of the first one; without a line, that of its penalties."""
        if self.line is None:
            return self.strike
        slots = self.slots(line)
        left, top, _, _ = self.line
        return slots[-1][1] if slots else (left, top, left + CARD[0], top + CARD[1])

    def first_card(self, line: tuple[Raider, ...]) -> Box:
        """The visible part of the first card."""
        slots = self.slots(line)
        return slots[0][1] if slots else self.numbers


def shown(line: tuple[Raider, ...], places: BoardPlaces) -> tuple[Raider | int, ...]:
    """The cards of a line that fit: the first, the number hidden, and the last ones."""
    if places.line is None:
        return ()
    left, _, right, _ = places.line
    most = int((right - left - CARD[0]) // TAB) + 1
    if len(line) <= most:
        return line
    # The number of hidden cards takes the room of two.
    kept = max(1, most - 3)
    return (line[0], len(line) - 1 - kept, *line[-kept:])
