"""Weapons. Each is drawn along its frame: grip at the origin, point ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from renderers.canvas import Canvas
from renderers.palette import KINAKO, SHU, STEEL, SUMI, WASHI, WOOD, YAMABUKI, YUKI, Colour, mix, pigment
from renderers.way_of_the_samurai.fighters.frame import Frame

Weapon: TypeAlias = Callable[[Canvas, Frame], None]

EDGE: Final = pigment("8B93A8")
LACQUER: Final = pigment("6E2A24")
PALE: Final = mix(KINAKO, YUKI, 0.3)
BRASS: Final = YAMABUKI


def _grip(canvas: Canvas, frame: Frame, length: float = 34, wrap: Colour = SUMI) -> None:
    frame.brush(canvas, f"{-length},0 0,0", 10, SUMI)
    if wrap != SUMI:
        frame.brush(canvas, f"{-length + 1},0 -1,0", 7, wrap)
    for place in (0.25, 0.5, 0.75):
        frame.disc(canvas, -length * place, 0, 1.9, KINAKO, 0)


def _guard(canvas: Canvas, frame: Frame) -> None:
    frame.brush(canvas, "2,-10 2,10", 6, BRASS)


def _blade(canvas: Canvas, frame: Frame, length: float, curve: float = 12, width: float = 7) -> None:
    path = f"4,0 {length * 0.5},{curve * 0.1} {length},{-curve}"
    frame.brush(canvas, path, width + 5, SUMI, start=0.95, end=0.1, peak=0.2)
    frame.brush(canvas, path, width, YUKI, start=0.95, end=0.05, peak=0.2)
    frame.brush(
        canvas, f"6,1.6 {length * 0.5},{curve * 0.1 + 1.8} {length - 10},{-curve + 3}", 1.6, EDGE, end=0
    )


def sword(length: float = 158, curve: float = 14, width: float = 7, grip: float = 34) -> Weapon:
    """A blade with a round guard."""

    def draw(canvas: Canvas, frame: Frame) -> None:
        _blade(canvas, frame, length, curve, width)
        _grip(canvas, frame, grip)
        _guard(canvas, frame)

    return draw


def bare(canvas: Canvas, frame: Frame) -> None:
    """No weapon."""


def bokken(canvas: Canvas, frame: Frame) -> None:
    """The wooden sword."""
    frame.brush(canvas, "-38,1 60,0 150,-12", 13, SUMI, end=0.5)
    frame.brush(canvas, "-37,1 60,0 148,-11.6", 9, pigment("8A5A34"), end=0.5)
    frame.brush(canvas, "-30,-1 60,-2 138,-12", 1.6, PALE, end=0)


def pole(head: Weapon, reach: float = 150, tail: float = 90) -> Weapon:
    """A weapon head on a long shaft."""

    def draw(canvas: Canvas, frame: Frame) -> None:
        frame.brush(canvas, f"{-tail},0 {reach},0", 9, SUMI)
        frame.brush(canvas, f"{-tail + 2},0 {reach - 2},0", 5.4, LACQUER)
        head(canvas, Frame(frame.at(reach, 0), frame.aim, frame.size))

    return draw


def _glaive(canvas: Canvas, frame: Frame) -> None:
    frame.paint(canvas, "0,-6! 30,-7 58,-16 78,-34! 70,-10 46,6 0,6!", YUKI, 2.6)
    frame.brush(canvas, "6,2 40,1 66,-14", 1.6, EDGE, end=0)
    frame.brush(canvas, "-2,-8 -2,8", 6, BRASS)


def _spear(canvas: Canvas, frame: Frame) -> None:
    frame.paint(canvas, "0,-5! 22,-9 62,0! 22,9 0,5!", YUKI, 2.6)
    frame.brush(canvas, "4,0 56,0", 1.6, EDGE, end=0)
    frame.brush(canvas, "-2,-7 -2,7", 6, BRASS)
    for side in (-1, 1):
        frame.brush(canvas, f"-6,{side * 4} -14,{side * 14} -26,{side * 16}", 5, SHU, end=0)


def _axe(canvas: Canvas, frame: Frame) -> None:
    frame.paint(canvas, "-6,-4! -14,-44 4,-52 26,-38! 16,-20 14,-4!", mix(STEEL, YUKI, 0.35), 2.8)
    frame.brush(canvas, "-10,-46 6,-48 22,-37", 3, YUKI, start=0.3, end=0.3)
    frame.paint(canvas, "-8,4! 14,4! 8,20 -2,20", STEEL, 2.4)


def _paddle(canvas: Canvas, frame: Frame) -> None:
    frame.paint(canvas, "-4,-5! 14,-13 70,-13 82,0! 70,13 14,13 -4,5!", pigment("9A7348"), 2.6)
    frame.brush(canvas, "8,0 74,0", 1.6, mix(WOOD, KINAKO, 0.4), end=0)


def kanabo(canvas: Canvas, frame: Frame) -> None:
    """The studded club."""
    frame.paint(canvas, "-46,-5! 10,-7 130,-17! 140,0 130,17! 10,7 -46,5!", STEEL, 3)
    for row, x in enumerate((40, 62, 84, 106, 126)):
        for y in (-8, 0, 8):
            frame.disc(canvas, x, y + (2 if row % 2 else -2), 3.4, WASHI, 1.4)
    for x in (-36, -24, -12):
        frame.brush(canvas, f"{x},-6 {x + 6},6", 2.4, KINAKO)


def kusarigama(canvas: Canvas, frame: Frame) -> None:
    """Sickle, chain and weight."""
    frame.brush(canvas, "-40,0 40,0", 10, SUMI)
    frame.brush(canvas, "-38,0 38,0", 6, LACQUER)
    frame.paint(canvas, "36,-4! 30,-30 42,-54 68,-66! 56,-42 54,-18 50,4!", YUKI, 2.6)
    links = [(-44 - 9 * step, 10 + 14 * (1 - ((step - 5) / 5) ** 2)) for step in range(11)]
    for x, y in links:
        frame.disc(canvas, x, y, 4.4, EDGE, 2)
    frame.disc(canvas, links[-1][0] - 12, links[-1][1], 10, STEEL, 2.4)


def tonfa(canvas: Canvas, frame: Frame) -> None:
    """A staff along the forearm."""
    frame.brush(canvas, "-78,8 54,8", 13, SUMI)
    frame.brush(canvas, "-76,8 52,8", 9, pigment("8A5A34"))
    frame.brush(canvas, "0,8 0,-14", 10, SUMI)
    frame.brush(canvas, "0,8 0,-12", 6, pigment("8A5A34"))


def sai(canvas: Canvas, frame: Frame) -> None:
    """A fork of steel."""
    _grip(canvas, frame, 26, LACQUER)
    frame.brush(canvas, "0,0 96,0", 9, SUMI, end=0.2)
    frame.brush(canvas, "0,0 92,0", 5, mix(YUKI, EDGE, 0.3), end=0.2)
    for side in (-1, 1):
        frame.brush(canvas, f"2,0 8,{side * 16} 24,{side * 17} 40,{side * 13}", 7, SUMI, end=0.2)
        frame.brush(canvas, f"2,0 8,{side * 15.6} 24,{side * 16.6} 37,{side * 13}", 3.4, YUKI, end=0.2)


def tessen(canvas: Canvas, frame: Frame) -> None:
    """The iron fan, open."""
    frame.paint(canvas, "-6,4! 40,-64 78,-50 100,-18 102,20 80,52! -2,10", LACQUER, 2.8)
    for x, y in ((52, -56), (74, -38), (90, -10), (90, 20)):
        frame.brush(canvas, f"0,6 {x},{y}", 2.6, BRASS)
    frame.disc(canvas, 62, 0, 17, SHU, 0)
    frame.disc(canvas, 0, 6, 4, BRASS)


def nunchaku(canvas: Canvas, frame: Frame) -> None:
    """Two sticks and a chain."""
    frame.brush(canvas, "-14,0 56,0", 11, SUMI)
    frame.brush(canvas, "-12,0 54,0", 7, YAMABUKI)
    for x, y in ((62, -5), (69, -13), (74, -22)):
        frame.disc(canvas, x, y, 3.4, EDGE, 1.6)
    frame.brush(canvas, "77,-28 112,-86", 11, SUMI)
    frame.brush(canvas, "78,-30 111,-84", 7, YAMABUKI)


ARMS: Final[Mapping[str, Weapon]] = {
    "katana": sword(),
    "katana_kodachi": sword(),
    "naginata": pole(_glaive),
    "nodachi": sword(204, 22, 9, 48),
    "tanto": sword(74, 5, 7, 26),
    "kusarigama": kusarigama,
    "bokken": bokken,
    "yari": pole(_spear, 170),
    "wakizashi": sword(104, 9, 7, 28),
    "kanabo": kanabo,
    "masakari": pole(_axe, 112, 70),
    "tonfa": tonfa,
    "sai": sai,
    "nagamaki": sword(150, 18, 9, 92),
    "katana_tanto": sword(),
    "tessen": tessen,
    "kai": pole(_paddle, 96, 100),
    "bare": bare,
    "nunchaku": nunchaku,
    "broadsword": sword(196, 2, 15, 42),
    "rapier": sword(150, 1, 4, 24),
}
SECOND: Final[Mapping[str, Weapon]] = {
    "katana_kodachi": sword(96, 8, 6, 24),
    "katana_tanto": sword(66, 4, 6, 22),
    "tonfa": tonfa,
    "sai": sai,
    "twin": sword(150, 12),
    "short": sword(96, 8, 6, 24),
}
"""The weapon in the other hand, if there is one."""
