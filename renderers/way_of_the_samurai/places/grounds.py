"""The seven grounds: the field outside the village, bridge, forest, rice field, mountain, bamboo, cliff.

Each fills its canvas; fighters stand on ``FEET``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.palette import MATCHA, SUMI, YAMABUKI, YUKI, mix, pigment
from renderers.paper import bokashi
from renderers.way_of_the_samurai.places import land

WIDE: Final = 1100
HIGH: Final = 480
FEET: Final = 396.0
HORIZON: Final = 268.0


def field(c: Canvas) -> None:
    """Pampas grass under a rising moon."""
    land.sky(c, land.DUSK, HORIZON)
    land.moon(c, 552, 132, 58, pigment("7F97A0"))
    land.mountain(c, (180, 176), HORIZON, 300, pigment("7C929C"), snow=0.28)
    land.mountain(c, (930, 192), HORIZON, 280, pigment("8A9EA6"), snow=0.24)
    land.cedars(c, "field", HORIZON + 6, 60, (0.16, 0.32), (pigment("5B7480"), pigment("465F6C")))
    land.mist(c, "field", 236, 268, pigment("C4C8BE"), 5)
    bokashi(c, ((0, pigment("8C8A62")), (0.4, pigment("A89258")), (1, pigment("6F5F3C"))), HORIZON, HIGH)
    land.plumes(c, "far", 46, HORIZON + 34, (26, 60), pigment("D8CBA2"))
    paint(
        c,
        f"-10,{FEET - 26} 260,{FEET - 40} 560,{FEET - 32} 860,{FEET - 42} 1110,{FEET - 28}"
        f" 1110,{HIGH + 6}! -10,{HIGH + 6}!",
        pigment("9C8352"),
    )
    land.grass(c, "field", 90, FEET - 22, HIGH, pigment("6B5A34"), 18)
    land.plumes(c, "near left", 9, HIGH + 8, (90, 160), pigment("E6DCBC"))


def bridge(c: Canvas) -> None:
    """A bowed bridge over a grey river."""
    land.sky(c, land.GREY, 238)
    land.mountain(c, (250, 150), 240, 330, pigment("7F939A"), snow=0.2)
    land.mountain(c, (820, 140), 240, 360, pigment("8B9EA4"), snow=0.22)
    land.cedars(c, "bridge", 240, 90, (0.2, 0.42), (pigment("64808A"), pigment("4B6774")))
    land.mist(c, "bridge", 214, 240, pigment("A9B7B4"), 4)
    water = (
        (0, pigment("8FA7AA")),
        (0.18, pigment("4F7C8A")),
        (0.5, pigment("2C4463")),
        (1, pigment("161D34")),
    )
    bokashi(c, water, 240, HIGH)
    land.ripples(c, "bridge", 70, 250, HIGH, pigment("7B97A4"))

    def deck(x: float) -> float:
        return FEET - 22 + 22 * ((x - WIDE / 2) / (WIDE / 2)) ** 2

    wood, rail = pigment("B08C62"), pigment("7A4A38")
    for x in (90, 262, 838, 1010):
        paint(
            c,
            f"{x - 12},{deck(x) + 30}! {x + 12},{deck(x) + 30}! {x + 12},{HIGH + 10}! {x - 12},{HIGH + 10}!",
            land.BARK,
            2.4,
        )

    def band(over: float, under: float, colour: tuple[int, int, int]) -> None:
        xs = range(-20, WIDE + 21, 20)
        upper = " ".join(f"{x},{deck(x) + over}" for x in xs)
        lower = " ".join(f"{x},{deck(x) + under}" for x in reversed(xs))
        paint(
            c, f"-20,{deck(-20) + over}! {upper} {WIDE + 20},{deck(WIDE + 20) + under}! {lower}", colour, 2.4
        )

    band(-84, -75, rail)
    band(-52, -45, rail)
    for x in range(-20, WIDE + 60, 124):
        y = deck(x)
        paint(c, f"{x - 8},{y - 98}! {x + 8},{y - 98}! {x + 8},{y + 4}! {x - 8},{y + 4}!", rail, 2.2)
        paint(
            c,
            f"{x - 10},{y - 98}! {x - 10},{y - 110} {x},{y - 128}! {x + 10},{y - 110} {x + 10},{y - 98}!",
            YAMABUKI,
            2.2,
        )
    band(-8, 34, wood)
    for x in range(-20, WIDE + 40, 30):
        brush(
            c,
            [(x + (WIDE / 2 - x) * 0.015, deck(x) - 7), (x, deck(x) + 33)],
            1.8,
            pigment("6B4F30"),
            start=1,
            end=1,
        )
    band(34, 58, pigment("6B4A38"))
    for x in range(4, WIDE + 40, 62):
        c.disc(x, deck(x) + 46, 4, SUMI, 0)


def forest(c: Canvas) -> None:
    """Great cedars with bars of light."""
    stops = ((0, pigment("24372F")), (0.5, pigment("4E6B54")), (1, pigment("A3B08A")))
    land.sky(c, stops, 330)
    for x in (220, 520, 800):
        paint(c, f"{x},-10! {x + 90},-10! {x - 10},340! {x - 150},340!", mix(pigment("8FA27C"), YUKI, 0.12))
    dice = Random("forest")
    for _ in range(20):
        land.trunk(
            c,
            dice.uniform(0, WIDE),
            330,
            dice.uniform(5, 11),
            mix(pigment("5F7A62"), pigment("88987C"), dice.random()),
        )
    land.mist(c, "forest", 286, 330, pigment("B4BE9E"), 7)
    bokashi(c, ((0, pigment("7E8C58")), (0.4, pigment("5F6C3E")), (1, pigment("333C26"))), 326, HIGH)
    for x, wide in ((70, 34), (1020, 40), (300, 20), (860, 22)):
        land.trunk(c, x, 372 if wide > 30 else 350, wide, pigment("5A4334"))
    land.grass(c, "ferns", 80, 350, HIGH, pigment("3F4E2C"), 22)
    land.stones(c, "forest", 7, 420, HIGH, pigment("7A8478"))


def rice_field(c: Canvas) -> None:
    """Flooded paddies that mirror the evening."""
    land.sky(c, land.DAWN, 232)
    land.moon(c, 806, 150, 46, pigment("C8B896"))
    land.mountain(c, (420, 120), 234, 420, pigment("7E8EA0"), snow=0.34)
    land.cedars(c, "paddies", 236, 40, (0.14, 0.26), (pigment("6F7F7E"), pigment("566A66")))
    bokashi(c, ((0, pigment("DCC9A0")), (0.35, pigment("9FB0AC")), (1, pigment("51707C"))), 234, HIGH)
    dykes = ("-20,262 300,256 700,264 1120,258", "-20,306 360,298 760,308 1120,300")
    for row, dyke in enumerate(dykes):
        brush(c, dyke, 10 + row * 6, pigment("6A5A3C"), start=1, end=1)
        brush(c, dyke, 4, MATCHA, start=1, end=1)
    dice = Random("rice")
    for row, y in enumerate((246, 276, 288, 322, 338, 354)):
        for step in range(60):
            x = step * 19 + dice.uniform(-4, 4)
            for lean in (-3, 2):
                brush(
                    c,
                    [(x, y), (x + lean, y - 7 - row * 2.4)],
                    2 + row * 0.2,
                    pigment("5E7A3C"),
                    start=0.9,
                    end=0,
                )
    paint(
        c,
        f"-10,{FEET - 26} 300,{FEET - 36} 700,{FEET - 30} 1110,{FEET - 34}"
        f" 1110,{FEET + 32} 700,{FEET + 40} 300,{FEET + 34} -10,{FEET + 40}",
        pigment("8A7048"),
        2.4,
    )
    land.grass(c, "dyke", 70, FEET - 18, FEET + 34, pigment("5E7A3C"), 14)
    for step in range(58):
        x = step * 20
        for lean in (-5, 0, 6):
            brush(c, [(x, HIGH + 4), (x + lean, HIGH - 30)], 3.4, pigment("4C6632"), start=0.9, end=0)


def mountain(c: Canvas) -> None:
    """A bare ridge above the clouds."""
    land.sky(c, land.NIGHT_SKY, 330)
    land.moon(c, 250, 112, 40, pigment("31456A"))
    land.mountain(c, (640, 90), 330, 520, pigment("6F8496"), snow=0.42)
    land.mountain(c, (120, 206), 330, 300, pigment("5F768A"), snow=0.3)
    land.mountain(c, (1030, 200), 330, 260, pigment("5F768A"), snow=0.3)
    land.mist(c, "clouds", 286, 350, pigment("B9C6CC"), 22)
    bokashi(c, ((0, pigment("A9B7BE")), (0.3, pigment("7C8B94")), (1, pigment("3C4650"))), 340, HIGH)
    paint(
        c,
        f"-10,{FEET - 14} 140,{FEET - 40} 420,{FEET - 26} 620,{FEET - 34} 900,{FEET - 22} 1110,{FEET - 38}"
        f" 1110,{HIGH + 8}! -10,{HIGH + 8}!",
        pigment("77818A"),
        2.6,
    )
    land.stones(c, "ridge", 16, FEET + 6, HIGH, pigment("8C959C"))
    dice = Random("cracks")
    for _ in range(16):
        x, y = dice.uniform(0, WIDE), dice.uniform(FEET - 8, HIGH - 20)
        brush(c, [(x, y), (x + 18, y + 12), (x + 12, y + 30)], 2.4, pigment("4A545E"), start=0.6)
    land.pine(c, 1040, FEET - 30, 0.72, pigment("44604E"))
    for x, y, wide in ((90, FEET - 24, 70), (520, FEET - 24, 90), (800, FEET - 18, 60)):
        c.oval(x, y, wide, 7, YUKI)


def bamboo(c: Canvas) -> None:
    """A thick grove with a green sky."""
    stops = ((0, pigment("23402F")), (0.45, pigment("5C8556")), (1, pigment("BCC98C")))
    land.sky(c, stops, 340)
    dice = Random("bamboo")
    for depth, tone in enumerate((pigment("8FAE74"), pigment("6F9660"), pigment("557F50"))):
        for _ in range(15):
            x = dice.uniform(-20, WIDE + 20)
            land.bamboo(c, x, 344 + depth * 6, dice.uniform(-26, 26), 7 + depth * 4, tone)
    land.mist(c, "grove", 300, 340, pigment("C9D3A4"), 6)
    bokashi(c, ((0, pigment("8C9A58")), (0.4, pigment("6E743E")), (1, pigment("3B4226"))), 344, HIGH)
    for x, lean in ((34, 18), (112, -14), (1000, 20), (1074, -22)):
        land.bamboo(c, x, HIGH, lean, 24, pigment("7FA25C"))
    land.bamboo_leaves(c, "canopy", 64, -10, 84, pigment("4F7A44"))
    land.grass(c, "grove", 60, 366, HIGH, pigment("55602E"), 14)
    for _ in range(30):
        x, y = dice.uniform(0, WIDE), dice.uniform(FEET - 20, HIGH - 6)
        paint(c, f"{x},{y}! {x + 12},{y - 4} {x + 26},{y + 1}! {x + 12},{y + 4}", pigment("B7B36A"))


def cliff(c: Canvas) -> None:
    """A ledge over the sea."""
    land.sky(c, land.GREY, 300)
    land.mountain(c, (800, 190), 300, 220, pigment("6F8694"), snow=0)
    bokashi(c, ((0, pigment("8FA7AA")), (0.3, pigment("4F7C8A")), (1, pigment("1B2A44"))), 300, HIGH)
    land.ripples(c, "sea", 80, 308, HIGH, pigment("A9BCC0"))
    dice = Random("gulls")
    for _ in range(6):
        x, y = dice.uniform(420, 1060), dice.uniform(80, 220)
        brush(c, [(x - 14, y - 5), (x - 5, y - 1), (x, y + 3)], 3, YUKI, start=0.2, end=0.8)
        brush(c, [(x, y + 3), (x + 5, y - 2), (x + 14, y - 6)], 3, YUKI, start=0.8, end=0.2)
    rock = pigment("7A6A58")
    paint(
        c,
        f"-10,{FEET - 60}! 80,{FEET - 44} 260,{FEET - 30} 560,{FEET - 28}"
        f" 800,{FEET - 22} 946,{FEET - 14}! 938,{FEET + 20} 900,{FEET + 30}!"
        f" 912,{FEET + 62} 868,{HIGH + 8}! -10,{HIGH + 8}!",
        rock,
        3,
    )
    for x, y, run in (
        (120, 20, 60),
        (330, 34, 44),
        (520, 14, 52),
        (700, 36, 40),
        (850, 10, 48),
        (210, 58, 30),
        (620, 62, 30),
    ):
        brush(
            c,
            [(x, FEET + y), (x + 16, FEET + y + run * 0.5), (x + 6, FEET + y + run)],
            3,
            mix(rock, SUMI, 0.5),
            start=0.7,
        )
    land.grass(c, "ledge", 60, FEET - 26, FEET + 4, MATCHA, 14)
    for row, tone in enumerate((pigment("8FB0B8"), YUKI)):
        for step in range(9):
            x, y = 900 + step * 26 + row * 11, HIGH - 16 + row * 10 - 9 * math.sin(step * 1.3)
            c.disc(x, y, 15 - row * 3, tone, 0)
    land.pine(c, 66, FEET - 46, 0.86, pigment("4C6648"))


GROUNDS: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "": field,
    "bridge": bridge,
    "forest": forest,
    "rice_field": rice_field,
    "mountain": mountain,
    "bamboo": bamboo,
    "cliff": cliff,
}
