"""The land around the village: night sky, mountains, forest, snow, and the road.

The road runs through all ten areas in ring order and closes on itself. Lanes lead from it to the Market.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image

from renderers.canvas import Box, Canvas, Point
from renderers.ink import BLUNT, curve, stroke
from renderers.palette import AI, YUKI, Colour, Ink, mix, pigment, thin
from renderers.paper import bokashi

ZENITH = pigment("141D36")
DUSK = pigment("56789A")
DAWN = pigment("C98F77")
"""The foot of the sky at the end of the last night."""
EARLY = pigment("3B3558")
HALO = pigment("7E9AB5")
MOON = pigment("F3E9C9")
STAR = pigment("C9D3E0")
CLOUD = pigment("8FA9C2")
MIST: Ink = thin(pigment("7F99B2"), 110)
SNOWFIELD = (pigment("8FA4BA"), pigment("788FA9"), pigment("566D8B"))
ROAD = pigment("B4C4D3")
ROAD_EDGE = mix(pigment("7C92AB"), AI, 0.36)
ROAD_WIDTH = 46
FLATTENED = (1.25, 0.62)
"""The ground is seen at a slant, so circles become ovals."""
LAMPLIGHT = pigment("F6CE78")
ICE = pigment("4A6A88")
ICE_EDGE = pigment("35506E")
ICE_LIGHT = pigment("A9C0D4")
REED = pigment("4A4436")


def sky(c: Canvas, top: float, horizon: float, moon: tuple[float, float, float], late: float) -> None:
    """A clear night with a moon in its halo, and cloud bars drawn with a flat brush. ``late`` (0 to 1) is the
    progress towards dawn."""
    low, high = mix(DUSK, DAWN, late * 0.75), mix(ZENITH, EARLY, late * 0.8)
    bokashi(c, [(0, high), (0.45, mix(AI, EARLY, late * 0.5)), (1, low)], top, horizon + 30)
    x, y, radius = moon
    halo = mix(HALO, DAWN, min(1, late))
    c.disc(x, y, radius * 1.75, mix(AI, halo, 0.22), 0)
    c.disc(x, y, radius * 1.3, mix(AI, halo, 0.4), 0)
    c.disc(x, y, radius, MOON, 0)
    for _ in range(70):
        c.disc(
            c.random.uniform(0, c.width),
            c.random.uniform(top, horizon - 30),
            c.random.uniform(0.7, 1.5),
            STAR,
            0,
        )
    for left, height, length in ((x - 130, y + 4, 120), (x + 16, y + 15, 150)):
        c.slab((left, height, left + length, height + 6), 3, mix(AI, CLOUD, 0.38))
        c.slab((left + 34, height + 7, left + length - 16, height + 13), 3, mix(AI, CLOUD, 0.28))


def mountains(c: Canvas, horizon: float, height: float) -> None:
    """Two ranges under zigzag caps of snow, mist at their feet."""
    far = (52, 118, 70, 150, 86, 128, 62, 140, 74, 108, 60, 120, 66)
    near = (46, 88, 36, 70, 30, 84, 40, 64, 28, 92, 44, 76, 36)
    pitch = (c.width + 120) / len(far)
    _range(
        c,
        [
            (-40, horizon - 10),
            *((pitch * (n + 1) - 40, horizon + 8 - rise * 0.98 * height) for n, rise in enumerate(far)),
        ],
        horizon + 40,
        (pigment("4A6A88"), pigment("B9C9D8"), pigment("2E4666")),
    )
    pitch = (c.width + 160) / len(near)
    _range(
        c,
        [
            (-60, horizon),
            *(
                (pitch * (n + 1) - 60 + c.random.uniform(-12, 12), horizon + 10 - rise * 0.8 * height)
                for n, rise in enumerate(near)
            ),
        ],
        horizon + 60,
        (pigment("35526C"), pigment("93A9BF"), pigment("22344F")),
    )
    for _ in range(7):
        x, y = c.random.uniform(-60, c.width), horizon - 2 + c.random.uniform(-10, 6)
        c.slab((x, y, x + c.random.uniform(140, 300), y + 8), 4, MIST)


def _range(c: Canvas, peaks: Sequence[Point], foot: float, colours: tuple[Colour, Colour, Colour]) -> None:
    slope, cap, line = colours
    ridge = [(x, y + c.random.uniform(-2, 2)) for x, y in curve(peaks, steps=6)]
    c.fill([*ridge, (ridge[-1][0], foot), (ridge[0][0], foot)], slope)
    stroke(c, ridge, 2, line, taper=BLUNT)
    for before, peak, after in zip(peaks, peaks[1:], peaks[2:], strict=False):
        if peak[1] < min(before[1], after[1]):
            _snow_cap(c, ridge, before, peak, after, cap, mix(cap, slope, 0.6))


def _snow_cap(
    c: Canvas, ridge: Sequence[Point], before: Point, peak: Point, after: Point, cap: Colour, shade: Colour
) -> None:
    """Ragged tongues of snow from the summit down both ridges, the right one in shade."""
    x, y = peak
    height = min(before[1], after[1]) - y
    left, right = (x - before[0]) * 0.62, (after[0] - x) * 0.62
    tongues: list[Point] = []
    for tongue in range(8):
        across = x - left + (left + right) * tongue / 7
        near = 1 - abs(across - x) / (left if across < x else right)
        reach = 0.3 if tongue % 2 else 0.62
        tongues.append((across, y + height * (0.62 * (1 - near) + reach * near)))
    summit = [point for point in ridge if x - left <= point[0] <= x + right]
    c.fill(summit + tongues[::-1], cap)
    for fold in (0.18, 0.38, 0.58):
        with c.at(x + right * fold, y + height * fold):
            stroke(
                c, [(0, 0), (6, height * 0.22), (2, height * 0.4)], 2, shade, smooth=True, taper=(0.2, 0.2)
            )


def forest(c: Canvas, horizon: float, tall: float) -> None:
    """A dark edge of firs where the mountains begin."""
    x = -10.0
    while x < c.width + 20:
        height = c.random.uniform(26, 58) * tall
        foot = horizon + 16 + c.random.uniform(-4, 6)
        dark = mix(pigment("22394A"), pigment("2F4A58"), c.random.random())
        fir = ((0, -1), (0.18, -0.5), (0.1, -0.5), (0.3, 0), (-0.3, 0), (-0.1, -0.5), (-0.18, -0.5))
        tip = ((0, -1), (0.1, -0.66), (0, -0.72), (-0.09, -0.64))
        c.fill([(x + height * a, foot + height * b) for a, b in fir], dark)
        c.fill([(x + height * a, foot + height * b) for a, b in tip], pigment("B7C6D4"))
        x += c.random.uniform(11, 24)


def snowfield(c: Canvas, horizon: float, bottom: float) -> None:
    """Banks of snow, darker towards the viewer."""
    light, middle, dark = SNOWFIELD
    bokashi(c, [(0, light), (0.45, middle), (1, dark)], horizon + 24, bottom)
    brow = [(c.width * n / 8, horizon + 18 + c.random.uniform(-8, 8)) for n in range(9)]
    edge = curve([(-20, horizon + 22), *brow, (c.width + 20, horizon + 22)])
    c.fill([*edge, (c.width + 20, horizon + 50), (-20, horizon + 50)], pigment("93A7BB"))
    stroke(c, edge, 1.8, pigment("4C6482"))
    banks = 26
    for bank in range(banks):
        y = horizon + 50 + (bottom - horizon - 60) * (bank + 0.5) / banks + c.random.uniform(-10, 10)
        with c.at(c.random.uniform(-40, c.width - 120), y):
            length, rise = c.random.uniform(130, 330), c.random.uniform(10, 22)
            crest = curve([(0, 0), (length * 0.25, -rise * 0.8), (length * 0.55, -rise), (length, 2)])
            belly = curve([(length, 2), (length * 0.6, rise * 0.5), (length * 0.2, rise * 0.4), (0, 0)])
            tone = mix(light, dark, (y - horizon) / (bottom - horizon))
            c.fill(crest + belly, mix(tone, YUKI, 0.11))
            stroke(c, crest, 1.5, mix(tone, AI, 0.3), taper=(0.1, 0.1))


def road(c: Canvas, ring: Sequence[Point], square: Point, lanes: Sequence[Point]) -> None:
    """The ring road through all areas, the market square and the lanes between them."""
    ring_road = curve(ring, closed=True, steps=60)
    paths = [curve(_lane(c, square, end), steps=60) for end in lanes]
    wide, high = FLATTENED
    for edge, colour in ((3.0, ROAD_EDGE), (0.0, ROAD)):
        for route, breadth in ((ring_road, 1.0), *((path, 0.6) for path in paths)):
            radius = (ROAD_WIDTH / 2 + edge) * breadth
            for x, y in route:
                c.oval(x, y, radius * wide, radius * high, colour)
        c.oval(*square, c.width * 0.13 + edge, 40 + edge, colour)
    print_colour = mix(ROAD, AI, 0.34)
    for route in ([*ring_road, ring_road[0]], *paths):
        for x, y in _footprints(route):
            c.oval(x + c.random.uniform(-2, 2), y, 2.9, 1.9, print_colour)


def _lane(c: Canvas, square: Point, end: Point) -> list[Point]:
    bend = ((square[0] + end[0]) / 2 + c.random.uniform(-24, 24), (square[1] + end[1]) / 2)
    return [square, bend, end]


def _footprints(route: Sequence[Point]) -> Iterator[Point]:
    """Left and right feet along a route."""
    run, foot = 0.0, 4.5
    for here, there in pairwise(route):
        run += math.dist(here, there)
        if run > 13:
            run, foot = 0.0, -foot
            yield here[0], here[1] + foot


def lamplight(c: Canvas, pools: Sequence[tuple[float, float, float, float]]) -> None:
    """Warm light on the snow, in three flat ovals: x, y, half width, half height."""
    for x, y, across, down in pools:
        for share, opacity in ((1, 50), (0.72, 60), (0.42, 72)):
            c.oval(x, y, across * share, down * share, thin(LAMPLIGHT, opacity))


def moonlight(c: Canvas, x: float, horizon: float, bottom: float) -> None:
    """A path of moonlight over the snow, broken into bars that widen towards the viewer."""
    steps = 26
    for step in range(steps):
        share = (step + 0.5) / steps
        y = horizon + 34 + (bottom - horizon - 60) * share
        half = 16 + 66 * share
        drawn = c.random.uniform(0.55, 1.0) * half
        off = c.random.uniform(-0.25, 0.25) * half
        c.slab((x + off - drawn, y, x + off + drawn, y + 4 + 4 * share), 3, thin(MOON, 46))


def pond(c: Canvas, box: Box, moon: float) -> None:
    """A frozen pond: dark ice under a skin of light, cracks, reeds, and the moon's reflection."""
    left, top, right, bottom = box
    x, y, across, down = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    for grow, colour in ((11, mix(SNOWFIELD[0], YUKI, 0.5)), (6, ICE_EDGE), (0, ICE)):
        shore = [
            (x + (across + grow) * dx, y + (down + grow) * dy)
            for dx, dy in (
                (-1, 0.1),
                (-0.82, -0.62),
                (-0.3, -0.92),
                (0.34, -0.86),
                (0.86, -0.6),
                (1, 0.05),
                (0.8, 0.66),
                (0.2, 0.94),
                (-0.5, 0.84),
            )
        ]
        c.fill(curve(shore, closed=True), colour)
    for step in range(9):
        height = y - down * 0.66 + step * down * 0.17
        half = across * (0.30 + 0.3 * c.random.random()) * (1 - abs(step - 4) / 7)
        middle = x + c.random.uniform(-0.3, 0.3) * across
        c.slab((middle - half, height, middle + half, height + 3), 2, thin(ICE_LIGHT, 120))
    shine = min(max(moon, left + across * 0.35), right - across * 0.35)
    for step in range(6):
        height, half = y - down * 0.5 + step * down * 0.2, 12 + 4 * step
        c.slab((shine - half, height, shine + half, height + 5), 3, thin(MOON, 150))
    for crack in ("-70,-10 -30,0 -8,-14 30,-6 66,-22", "-8,-14 2,14 -14,36", "30,-6 50,16 90,22"):
        with c.at(x, y):
            stroke(c, crack, 1.6, ICE_LIGHT, taper=(0.6, 0.2))
    for reed in range(9):
        at = left + 6 + reed * 7.5 + c.random.uniform(-2, 2)
        with c.at(at, bottom - 26 - reed * 0.6):
            lean = c.random.uniform(-6, 8)
            stroke(c, [(0, 8), (lean * 0.4, -12), (lean, -c.random.uniform(22, 36))], 2, REED, smooth=True)


LIFT = ((24, 251), (33, 250), (52, 247))
"""The darkest and the lightest red, green and blue of the background."""


def receded(c: Canvas, top: int, bottom: int) -> Image.Image:
    """The drawing as a background: blacks become night blue, whites a little darker."""
    image, box = c.reduced(), (0, top, c.width, bottom)
    table = [round(low + value * (high - low) / 255) for low, high in LIFT for value in range(256)]
    image.paste(image.crop(box).point(table), box)
    return image


def snowfall(c: Canvas, top: float, bottom: float, flakes: int) -> None:
    for _ in range(flakes):
        x, y = c.random.uniform(0, c.width), c.random.uniform(top, bottom)
        c.disc(x, y, c.random.choice((1.1, 1.4, 1.8, 2.4)), YUKI, 0)
