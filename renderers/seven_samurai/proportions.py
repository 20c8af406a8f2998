"""The proportions of a samurai's board, and where everything lies on it.

The same drawing serves the boards round the village, short where many sit there and tall where a few do, and
those of the second picture. The places of things are known without drawing them, so that an event can point
at them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol
from renderers.canvas import Box, Point
from renderers.kit.router import around

PAD: Final = 8
"""From the edge of a board, its rim included, to what stands on it."""
TEXT: Final = 190
"""The room for names and numbers."""
GAP: Final = 8
ROWS: Final = (25, 75, 123)
"""The middles of the name, of the numbers and of the member's name."""
BODY: Final = 148
"""As high are portrait and words; below them may lie the line."""
TAB: Final = 36
"""So much of every card of a line is seen: the black edge with its value."""
CARD: Final = (76, 62)
"""The last card of a line."""
PLAQUE: Final = 42
"""From one received token to the next."""


@dataclass(frozen=True, slots=True)
class Proportions:
    """Proportions of a board, in pixels."""

    width: int
    height: int
    portrait: tuple[int, int]
    line: Box | None
    """Where the cards of the line lie; without it they are not shown."""
    lent: Box | None
    """Where received tokens and bans lie."""
    talent: Box | None = None
    """Where his talent stands in words."""
    symbols: Box | None = None
    """Where his symbols stand large; else they lie along the foot of the portrait."""


SHORT: Final = Proportions(306, 148, (92, 132), None, None)
"""Five to seven round the village."""
TALL: Final = Proportions(306, 222, (92, 132), (12, 150, 206, 212), (208, 150, 298, 212))
"""Up to four round the village."""
WIDE: Final = Proportions(
    538, 166, (100, 150), (314, 14, 530, 76), (484, 90, 530, 152), symbols=(318, 90, 480, 152)
)
"""Four below each other in the second picture."""
ROOMY: Final = Proportions(
    538,
    222,
    (100, 132),
    (12, 150, 306, 212),
    (316, 98, 530, 144),
    (316, 8, 530, 100),
    symbols=(318, 148, 528, 214),
)
"""Three below each other."""


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """Where things lie on a board, from its upper left corner."""

    plan: Proportions
    mirrored: bool

    def _box(self, box: Box) -> Box:
        """A box of the board, with the portrait on the other side where it is mirrored."""
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
        """How far the words stand lower than on the shortest board."""
        return (min(self.plan.portrait[1] + 2 * PAD, self.plan.height) - BODY) / 2

    def row(self, number: int) -> float:
        """The middle of a row of words."""
        return ROWS[number] + self.down

    @property
    def numbers(self) -> Box:
        """The total and the Kiai."""
        left, _, _, _ = self.text
        y = self.row(1)
        return left - 2, y - 25, left + 124, y + 23

    @property
    def strike(self) -> Box:
        """What the last card of the line will do."""
        _, _, right, _ = self.text
        return around((right - 26, self.row(1)), 25)

    def symbol(self, symbol: Symbol) -> Point:
        """Large in a place of its own, or along the foot of the portrait."""
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
        """His own support token, in the other upper corner of the portrait."""
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
        """The cards of a line that are shown, and where each lies; those left out take two places."""
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
        """The last card, or the place of the first one; where no line is shown, what it does."""
        if self.line is None:
            return self.strike
        slots = self.slots(line)
        left, top, _, _ = self.line
        return slots[-1][1] if slots else (left, top, left + CARD[0], top + CARD[1])

    def first_card(self, line: tuple[Raider, ...]) -> Box:
        """What is seen of the first card."""
        slots = self.slots(line)
        return slots[0][1] if slots else self.numbers


def shown(line: tuple[Raider, ...], places: BoardPlaces) -> tuple[Raider | int, ...]:
    """The cards of a line that have room: the first, how many are left out, and the last ones."""
    if places.line is None:
        return ()
    left, _, right, _ = places.line
    most = int((right - left - CARD[0]) // TAB) + 1
    if len(line) <= most:
        return line
    # Whoever is left out is counted in the room of two cards.
    kept = max(1, most - 3)
    return (line[0], len(line) - 1 - kept, *line[-kept:])
