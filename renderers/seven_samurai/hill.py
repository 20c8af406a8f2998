"""The hill of the village by day, by night, at dawn and in flames: sky, ridges, terraces, the field before
the gate.

Everything is drawn in coordinates of its own, 1280 wide, and placed in the picture at ``LAID``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Final

import numpy as np
from PIL import Image

from renderers.brush import brush, knots, paint, smooth, trail
from renderers.canvas import Canvas, Point
from renderers.kit.marks import FLAME
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import AI, ASAGI, SHU, SUMI, YAMABUKI, YUKI, Colour, mix, pigment
from renderers.paper import bokashi, patches, printed, toned
from renderers.pieces import kept

SPACE: Final = 1280
"""The width of the hill's coordinates."""
LAID: Final = (0.0, -71.0, 0.86)
"""The upper left corner of the hill in the picture, and its scale."""
GROUND: Final = 716
"""The y at which the hill ends and the field before the gate begins."""
FOOT: Final = 920
"""A y below the picture."""
EDGE: Final = 0.2
"""The share by which the corners are darker."""
BEAM: Final = 0.1
"""The share by which the ground below the moon is brighter."""
BLADE: Final = 0.9
"""Half the width of a blade of grass at its foot."""
TALL: Final = 9
"""The height of a blade of grass."""

PINES = (
    (446, 424, 0.85),
    (842, 428, 0.9),
    (424, 548, 1.0),
    (862, 548, 0.95),
    (330, 520, 1.1),
    (960, 510, 1.1),
    (250, 640, 1.3),
    (1050, 640, 1.3),
)
"""The foot of each pine and its size."""


@dataclass(frozen=True, slots=True)
class Mood:
    """The light on the hill."""

    sky: tuple[tuple[float, Colour], ...]
    disc: Colour
    disc_at: tuple[int, int, int]
    ridges: tuple[Colour, Colour]
    veil: Colour
    """The colour mixed into the hill, and its share."""
    veiled: float
    field: Colour
    raiders: bool
    """Riders wait on the ridge."""
    ablaze: bool = False
    """The pines burn."""


DUSK: Final = Mood(
    sky=(
        (0, pigment("131A30")),
        (0.4, AI),
        (0.68, pigment("4F6C80")),
        (0.84, pigment("C08F63")),
        (1, pigment("E0B878")),
    ),
    disc=pigment("F3E8CC"),
    disc_at=(596, 258, 80),
    ridges=(pigment("3E5A70"), pigment("2B3F58")),
    veil=AI,
    veiled=0,
    field=pigment("20253A"),
    raiders=True,
)
MIDNIGHT: Final = replace(
    DUSK,
    sky=((0, pigment("0E1426")), (0.5, pigment("1B2947")), (0.8, pigment("31496A")), (1, pigment("5B7A8C"))),
    disc=pigment("F4EFE0"),
    disc_at=(706, 248, 78),
    veil=pigment("1E3350"),
    veiled=0.2,
)
STORM: Final = replace(
    DUSK,
    sky=(
        (0, pigment("14101C")),
        (0.45, pigment("3A2230")),
        (0.75, pigment("7E3A34")),
        (1, pigment("B8653F")),
    ),
    disc=pigment("E8B98A"),
    disc_at=(776, 290, 86),
    ridges=(pigment("4C3A4A"), pigment("33283A")),
    veil=pigment("2A2034"),
    veiled=0.28,
)
ROUNDS: Final = (DUSK, MIDNIGHT, STORM)
"""The light of each round: the raiders come at dusk, at midnight, and before a red morning."""
DAWN: Final = Mood(
    sky=(
        (0, pigment("6F93A6")),
        (0.4, pigment("BFC9BC")),
        (0.66, pigment("F0D9A8")),
        (1, pigment("F2C27E")),
    ),
    disc=mix(YAMABUKI, YUKI, 0.25),
    disc_at=(640, 280, 108),
    ridges=(pigment("8FA7AA"), pigment("6E8C8C")),
    veil=pigment("F2DFA8"),
    veiled=0.2,
    field=pigment("4C5A48"),
    raiders=False,
)
FLAMES: Final = Mood(
    sky=(
        (0, pigment("17131B")),
        (0.42, pigment("47201F")),
        (0.72, pigment("A3402A")),
        (1, pigment("E08A3C")),
    ),
    disc=pigment("B9452F"),
    disc_at=(596, 214, 80),
    ridges=(pigment("4A2426"), pigment("2C1A22")),
    veil=pigment("2A1A1E"),
    veiled=0.5,
    field=pigment("191419"),
    raiders=True,
    ablaze=True,
)


@kept
def hill(mood: Mood) -> Image.Image:
    """The empty hill. It is cached: copy it before drawing on it."""
    canvas = Canvas(WIDTH, HEIGHT, mood.sky[-1][1], seed="hill")
    left, top, size = LAID
    bokashi(canvas, mood.sky, 0, top + 420 * size)
    with canvas.at(left, top, size):
        x, y, radius = mood.disc_at
        canvas.oval(x, y, radius, radius, mood.disc)
        cloud = mix(mood.sky[1][1], mood.sky[2][1], 0.4)
        for across, down in ((-96, 22), (-122, -16)):
            at, height = x + across, y + down
            path = f"{at},{height} {at + 100},{height - 10} {at + 220},{height + 4}"
            brush(canvas, path, 7, cloud, start=0.1, peak=0.5)
        _ridges(canvas, mood)
        if mood.raiders:
            _riders(canvas)
        _terraces(canvas, mood)
        _path(canvas)
        for x, y, size in PINES:
            _pine(canvas, x, y, size)
            if mood.ablaze:
                _fire(canvas, x, y, size)
        _field(canvas, mood.field)
    return printed(lit(canvas.reduced(), mood), 7)


def lit(image: Image.Image, mood: Mood) -> Image.Image:
    """The light of the picture: its edges a fifth darker, and a brighter path below moon or sun."""
    across = patches(image.width)[None, :] / image.width * 2 - 1
    down = patches(image.height)[:, None] / image.height * 2 - 1
    edge = np.clip(np.hypot(across * 0.9, down * 0.8) - 0.55, 0, 0.5)
    x = (LAID[0] + mood.disc_at[0] * LAID[2]) / image.width * 2 - 1
    beam = np.exp(-(((across - x) / 0.3) ** 2)) * np.exp(-(((down + 0.1) / 0.75) ** 2))
    return toned(image, 1 - EDGE * 2 * edge + BEAM * beam)


def _ridges(canvas: Canvas, mood: Mood) -> None:
    for path, colour in (
        ("-20,350 200,290 390,346 470,314 560,362 700,336 800,366 900,306 1080,270 1300,350", mood.ridges[0]),
        ("-20,430 240,392 420,368 520,394 640,410 770,390 880,356 1040,384 1300,430", mood.ridges[1]),
    ):
        paint(canvas, f"-20,760! {path.replace(' ', '! ', 1)}! 1300,760!", colour)


def _riders(canvas: Canvas) -> None:
    """Raiders watching from the ridge."""
    dark = pigment("151828")
    for x, y, size, mirrored in (
        (432, 372, 0.62, False),
        (474, 384, 0.5, False),
        (868, 364, 0.62, True),
        (826, 378, 0.5, True),
        (300, 372, 0.56, False),
        (980, 356, 0.56, True),
    ):
        with canvas.at(x, y, size, mirrored=mirrored):
            paint(
                canvas,
                "-30,0! -28,-16 -20,-24 14,-24 24,-40 36,-42 40,-34 30,-26 26,-10 28,4! 22,4! 18,-8 -16,-8"
                " -22,4! -30,4!",
                dark,
            )
            paint(canvas, "-8,-24 -8,-48 0,-54 8,-48 8,-22", dark)
            canvas.oval(0, -60, 8, 8, dark)
            paint(canvas, "-14,-62! 0,-78! 14,-62!", dark)
            brush(canvas, "12,-20 20,-100", 3, dark, start=1, end=1)
            paint(canvas, "20,-100! 46,-96! 40,-86! 46,-76! 18,-78!", mix(SHU, SUMI, 0.35))


def _terraces(canvas: Canvas, mood: Mood) -> None:
    tiers = (
        ("140,700 300,480 430,350 560,282 640,270 720,282 850,350 980,480 1140,700", "76854F", 300),
        ("40,740 240,570 390,456 520,396 640,384 770,396 900,456 1050,570 1240,740", "8B9860", 380),
        ("-60,800 170,660 350,566 500,506 640,490 790,506 940,566 1120,660 1340,800", "A7A86C", 460),
    )
    dice = Random("grass")
    for crest, colour, reach in tiers:
        tone = mix(pigment(colour), mood.veil, mood.veiled)
        first, last = crest.split()[0], crest.split()[-1]
        left, right = first.split(",")[0], last.split(",")[0]
        paint(canvas, f"{left},780! {crest.replace(' ', '! ', 1)}! {right},780!", tone)
        trail(canvas, crest, 2.6)
        points = knots(crest)
        for row in range(1, 4):
            terrace = " ".join(f"{640 + (x - 640) * (1 - 0.03 * row)},{y + 14 * row}" for x, y, _ in points)
            trail(canvas, terrace, 1.1, mix(tone, SUMI, 0.3))
        for x, y in grown(crest, reach, dice):
            tips = [(blade, 6 + dice.uniform(0, 3)) for blade in (-3, 0, 3)]
            _tuft(canvas, x, y, tips, 0.4, mix(tone, SUMI, 0.4))


def grown(crest: str, reach: float, dice: Random) -> Iterator[Point]:
    """Places for grass on a terrace: below its crest, not in the sky."""
    ridge = smooth(crest)
    across, down = [x for x, _ in ridge], [y for _, y in ridge]
    top = knots(crest)[4][1]
    for _ in range(130):
        x = 640 + dice.uniform(-reach, reach)
        y = top + dice.uniform(14, 104) + abs(x - 640) ** 1.7 * 0.0046
        if y > np.interp(x, across, down) + TALL:
            yield x, y


def _path(canvas: Canvas) -> None:
    left = "628,282 610,350 616,420 590,492 606,582 592,740"
    right = "652,282 650,350 666,420 642,492 688,582 716,740"
    back = " ".join(reversed(right.split()))
    paint(
        canvas,
        f"{left.replace(' ', '! ', 1)}! {back.replace(' ', '! ', 1)}!",
        pigment("DCC393"),
    )
    trail(canvas, left, 1.5)
    trail(canvas, right, 1.5)


def _pine(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        brush(canvas, "0,0 4,-40 -6,-90", 9, pigment("3A2D26"), start=1, end=0.3)
        for across, down, reach in ((0, -92, 30), (-16, -66, 34), (18, -58, 32), (-4, -38, 40)):
            paint(
                canvas,
                f"{across - reach},{down + 4} {across - reach * 0.5},{down - 12} {across},{down - 17}"
                f" {across + reach * 0.5},{down - 12} {across + reach},{down + 4} {across},{down + 8}",
                pigment("33493F"),
                2,
            )


def _fire(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Flames that climb a pine."""
    for across, down, grow in ((-34, -58, 0.5), (0, -96, 0.72), (30, -50, 0.56)):
        with canvas.at(x + (across - 50 * grow) * size, y + (down - 54 * grow) * size, size * grow):
            paint(canvas, FLAME[0], mix(SHU, YAMABUKI, 0.4), 3)
            paint(canvas, FLAME[1], YAMABUKI)


def _field(canvas: Canvas, field: Colour) -> None:
    """The field before the gate, on which the raiders gather."""
    paint(
        canvas,
        f"-20,{GROUND + 6}! 300,{GROUND - 26} 640,{GROUND - 40} 980,{GROUND - 26} 1300,{GROUND + 6}!"
        f" 1300,{FOOT}! -20,{FOOT}!",
        field,
        2,
    )
    dice = Random("field")
    for _ in range(220):
        x, y = dice.uniform(5, SPACE - 5), dice.uniform(GROUND - 10, FOOT)
        size = dice.uniform(0.7, 1.5)
        _tuft(canvas, x, y, [(blade, 13 * size) for blade in (-6.4, 0, 6.4)], 0.2, mix(field, ASAGI, 0.24))


def _tuft(canvas: Canvas, x: float, y: float, tips: Sequence[Point], gathered: float, ink: Colour) -> None:
    """Blades of grass. ``tips`` are their reach across and up; ``gathered`` scales the distance of their
    feet."""
    feet = [across * gathered for across, _ in tips]
    valleys = [(one + other) / 2 for one, other in pairwise(feet)]
    outline = [(x + feet[0] - BLADE, y)]
    for (across, up), foot in zip(tips, [*valleys, feet[-1] + BLADE], strict=True):
        outline += [(x + across, y - up), (x + foot, y)]
    canvas.fill(outline, ink)
