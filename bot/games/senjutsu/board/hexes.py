"""Hexes: flat-topped, by axial coordinates of which ``r`` grows downward; facing, rings, paths and sight.

A facing is a number of turns clockwise; 0 looks up, as on printed cards. This module knows neither fields nor
samurai.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Direction: TypeAlias = Literal["F", "FR", "BR", "B", "BL", "FL"]
"""Seen from a samurai: front, back and between, clockwise."""
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
Facing: TypeAlias = int
"""Turns clockwise from looking up, 0 to 5."""


class Hex(NamedTuple):
    """A hex, or the way from one to another."""

    q: int
    r: int

    @property
    def key(self) -> str:
        """The name in keys and facts: a letter for the column, a number for the row; ``d4`` is the middle."""
        return f"{chr(ord('d') + self.q)}{4 - self.r - (self.q + self.q % 2) // 2}"

    def __add__(self, other: Hex) -> Hex:  # pyright: ignore[reportIncompatibleMethodOverride]
        return Hex(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def times(self, number: int) -> Hex:
        return Hex(self.q * number, self.r * number)

    def turned(self, turns: int) -> Hex:
        """The same way for somebody who has turned clockwise.

        >>> Hex(0, -1).turned(1)
        Hex(q=1, r=-1)
        """
        q, r = self.q, self.r
        for _ in range(turns % 6):
            q, r = -r, q + r
        return Hex(q, r)


def hex_of(key: str) -> Hex:
    """The hex of a key."""
    q = ord(key[0]) - ord("d")
    return Hex(q, 4 - int(key[1:]) - (q + q % 2) // 2)


CENTRE: Final = Hex(0, 0)
AROUND: Final[tuple[Hex, ...]] = tuple(Hex(0, -1).turned(turns) for turns in range(6))
"""The six neighbours of the centre, clockwise from the top."""
OFFSETS: Final = {
    **dict(zip(DIRECTIONS, AROUND, strict=True)),
    "F2": Hex(0, -2),
    "F2R": Hex(1, -2),
    "F2L": Hex(-1, -1),
    "FR2": Hex(2, -2),
    "FL2": Hex(-2, 0),
    "F3": Hex(0, -3),
}
"""The hexes that cards name, seen by a samurai who looks up."""


@cache
def neighbours(place: Hex) -> tuple[Hex, ...]:
    return tuple([place + way for way in AROUND])


def distance(one: Hex, other: Hex) -> int:
    """The number of steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(radius: int) -> list[Hex]:
    """The hexes at this distance from the centre, clockwise from the top.

    >>> len(ring(2))
    12
    """
    corner, found = AROUND[0].times(radius), list[Hex]()
    for side in range(6):
        found += [corner + AROUND[(side + 2) % 6].times(along) for along in range(radius)]
        corner = corner + AROUND[(side + 2) % 6].times(radius)
    return found


@cache
def ahead(place: Hex, facing: Facing, direction: Direction) -> Hex:
    """The neighbour in this direction, seen from who stands here."""
    return place + AROUND[(facing + DIRECTIONS.index(direction)) % 6]


@cache
def at(place: Hex, facing: Facing, offset: Hex) -> Hex:
    """The hex that a card's grid means when somebody stands here."""
    return place + offset.turned(facing)


def bearing(source: Hex, target: Hex) -> tuple[Facing, ...]:
    """The neighbours of ``source`` that lie on a shortest way to ``target``, as facings: one or two."""
    far = distance(source, target)
    return tuple([turn for turn, way in enumerate(AROUND) if distance(source + way, target) < far])


def paths(source: Hex, target: Hex) -> Iterator[tuple[Hex, ...]]:
    """The hexes between two others on each shortest way.

    >>> [len(path) for path in paths(Hex(0, 0), Hex(1, -2))]
    [1, 1]
    """
    if distance(source, target) <= 1:
        yield ()
        return
    for turn in bearing(source, target):
        step = source + AROUND[turn]
        for rest in paths(step, target):
            yield (step, *rest)


CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""The corners of a hex, clockwise, in half sides and half heights; the first two are in front of facing 0."""


def _centre(place: Hex) -> tuple[int, int]:
    return 3 * place.q, 2 * place.r + place.q


def sees(source: Hex, facing: Facing, target: Hex, walls: Collection[Hex]) -> bool:
    """True if a line from one of the two front corners to any corner of the target touches no wall."""
    sx, sy = _centre(source)
    tx, ty = _centre(target)
    near = [wall for wall in walls if wall not in (source, target)]
    for front in (CORNERS[facing], CORNERS[(facing + 1) % 6]):
        for corner in CORNERS:
            start = (sx + front[0], sy + front[1])
            end = (tx + corner[0], ty + corner[1])
            if not any(_touches(start, end, wall) for wall in near):
                return True
    return False


@cache
def _touches(start: tuple[int, int], end: tuple[int, int], wall: Hex) -> bool:
    """True if a line meets a hex, even in a single point."""
    x, y = _centre(wall)
    corners = [(x + dx, y + dy) for dx, dy in CORNERS]
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    return any(_meet(start, end, one, other) for one, other in sides)


def _meet(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """True if two lines have a point in common. A line may have length 0."""

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        cross = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (cross > 0) - (cross < 0)

    def on(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> bool:
        inside = min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
        return side(p, q, r) == 0 and inside

    if a != b and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return True
    return on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b)
