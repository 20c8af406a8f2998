"""The proportions of a samurai's panel, and where everything lies on it.

The same drawing serves the large panel of whoever has the turn and the smaller ones of the others. The
places of things are known without drawing them, so that an event can point at them.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol
from bot.games.seven_samurai.view import SamuraiView
from renderers.canvas import Box, Point
from renderers.kit.gauges import Rail

UPRIGHT = 70
"""A card of a line at least this high shows its penalty below its value, and not beside it."""
PAD = 15
"""From the edge of a panel, its rim included, to what stands on it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Proportions of a panel, in pixels."""

    width: int
    height: int
    portrait: int
    name: int
    """Type size of the name; its row is half as high again."""
    token: int
    """Radius of a defended symbol."""
    pawn: int
    """Radius of the pawn on the combat track."""
    flag: tuple[int, int]
    """The flag that stands at Kiai."""
    rail: int
    """Height of the combat track's middle."""
    card: tuple[int, int]
    """The last card of the line."""
    strip: int
    """How much of an earlier card shows."""
    talent: int = 0
    """Type size of the talent below the name, none when 0."""
    tokens_y: int = 0
    """Height of the symbols' middle."""
    tokens_right: bool = False
    """The symbols stand in the upper right corner and not below the name."""
    aside: int = 0
    """Room kept free to the right of the line, for what a card would do."""


SIDE = Plan(396, 204, 116, 32, 19, 20, (44, 34), 112, (62, 54), 32, tokens_y=72)
TALL = Plan(396, 270, 134, 36, 20, 22, (50, 40), 140, (66, 88), 36, tokens_y=88)
ACTIVE = Plan(622, 270, 206, 44, 25, 24, (56, 44), 141, (72, 88), 42, 25, 40, True, 136)

TILE = Plan(390, 216, 112, 34, 20, 23, (50, 40), 118, (66, 54), 36, tokens_y=78)
"""The others, on a phone."""
WIDE = Plan(784, 300, 196, 46, 27, 27, (62, 48), 160, (80, 92), 46, 30, 42, True, 150)
"""Whoever has the turn, on a phone, and beside a raider being fought."""
NARROW = Plan(560, 300, 168, 40, 21, 27, (60, 46), 168, (76, 86), 42, 30, 38, True, 136)
CLOSE = Plan(784, 300, 206, 46, 27, 27, (62, 48), 160, (80, 92), 46, tokens_y=98)
"""One samurai alone; his cards lie below."""


def track(kiai: int, total: int) -> Rail:
    """The combat track: up to Kiai all is well, and one place stands for everything beyond."""
    return Rail(0, kiai + 1, total, goal=kiai, over=kiai + 1)


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie on a panel, from its upper left corner."""

    plan: Plan
    mirrored: bool

    @property
    def portrait(self) -> Box:
        left = self.plan.width - PAD - self.plan.portrait if self.mirrored else PAD
        return left, PAD, left + self.plan.portrait, self.plan.height - PAD

    @property
    def face(self) -> Point:
        left, top, right, bottom = self.portrait
        return (left + right) / 2, top + (bottom - top) * 0.45

    @property
    def content(self) -> tuple[int, int]:
        """The left and right edge of what stands beside the portrait."""
        if self.mirrored:
            return PAD + 8, self.plan.width - 2 * PAD - self.plan.portrait - 4
        return 2 * PAD + self.plan.portrait + 4, self.plan.width - PAD - 4

    def symbol(self, symbol: Symbol) -> Point:
        left, right = self.content
        place, pitch = SYMBOLS.index(symbol), self.plan.token * 2 + 5
        if self.plan.tokens_right:
            return right - self.plan.token - (2 - place) * pitch, self.plan.tokens_y
        return left + self.plan.token + place * pitch, self.plan.tokens_y

    def rail(self, kiai: int, total: int) -> float:
        """Where a total stands on the track; everything beyond Kiai is one last place."""
        left, right = self.content
        return track(kiai, total).x(total, left + self.plan.pawn, right - self.plan.pawn)

    def pawn(self, samurai: SamuraiView) -> Point:
        return self.rail(samurai.kiai, samurai.total), self.plan.rail

    @property
    def token(self) -> Point:
        """His own support token, in a lower corner of the portrait."""
        left, _, right, bottom = self.portrait
        return (left + 25 if self.mirrored else right - 25), bottom - 28

    @property
    def talent(self) -> tuple[float, float]:
        """The height of the talent's middle, and the room it has: beside the flag, or above it."""
        plan = self.plan
        y = PAD + plan.name * 1.57
        left, right = self.content
        above = y + plan.talent * 0.6 <= plan.rail - plan.pawn - plan.flag[1] - 3
        return y, right - left - (0 if above else plan.flag[0] + 40)

    @property
    def cards_top(self) -> int:
        return self.plan.height - PAD - 4 - self.plan.card[1]

    def pitch(self, count: int) -> int:
        """How far apart the cards of a line lie."""
        left, right = self.content
        room = right - left - self.plan.card[0] - self.plan.aside
        return min(self.plan.strip, room // max(1, count - 1))

    def card(self, place: int, count: int) -> Point:
        """The upper left corner of a card of the line, when ``count`` are shown."""
        return self.content[0] + place * self.pitch(count), self.cards_top

    def line_end(self, samurai: SamuraiView) -> Point:
        """The middle of the last card, or of the place of the first one."""
        count = len(shown(samurai.line, self))
        x, y = self.card(max(0, count - 1), max(1, count))
        return x + self.plan.card[0] / 2, y + self.plan.card[1] / 2

    def line_start(self, samurai: SamuraiView) -> Point:
        x, y = self.card(0, max(1, len(samurai.line)))
        return x + self.plan.strip / 2, y + self.plan.card[1] / 2


def tab(height: int) -> tuple[int, int]:
    """The black corner of a card of a line, in which its value stands."""
    down = round(height * (0.58 if height > UPRIGHT else 0.63))
    return round(down * 0.82), down


def shown(line: tuple[Raider, ...], places: Places) -> tuple[Raider | int, ...]:
    """The cards of a line that have room: the first, how many are left out, and the last ones."""
    left, right = places.content
    plan = places.plan
    least = tab(plan.card[1])[0] + 1
    most = (right - left - plan.card[0] - plan.aside) // least + 1
    if len(line) <= most:
        return line
    kept = most - 2
    return (line[0], len(line) - 1 - kept, *line[-kept:])
