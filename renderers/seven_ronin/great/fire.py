"""The Attacker's great moments: the held village in flames, and the banner over what is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.games.seven_ronin.view import VillageView
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, shape, sprite, stroke
from renderers.kit.marks import SPEARHEAD, outlined
from renderers.kit.moment import FLOOR
from renderers.kit.nature.fire import fire, smoke
from renderers.kit.nature.night import bank, flakes, tinted
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import KINAKO, NIGHT, SHU, SUMI, WASHI, YAMABUKI, Colour, mix, pigment, thin
from renderers.paper import bokashi
from renderers.pieces import kept
from renderers.seven_ronin import land, tokens
from renderers.seven_ronin.faces import SHINOBI
from renderers.seven_ronin.ground import OPEN, near
from renderers.seven_ronin.ninja import pack
from renderers.seven_ronin.open_places import gravestone

SKY: Final = (
    (0.0, pigment("140E16")),
    (0.4, pigment("43191D")),
    (0.72, pigment("93382A")),
    (1.0, pigment("D98244")),
)
DUSK: Final = (
    (0.0, pigment("120F1B")),
    (0.5, pigment("33202F")),
    (0.85, pigment("6E3036")),
    (1.0, pigment("A4493D")),
)
ASHES: Final[tuple[Colour, Colour]] = (pigment("7A4A45"), pigment("97625A"))
"""Snow in the light of fires: its far and its near slope."""
FIRELIGHT: Final = (255, 196, 168)
GLOOM: Final = (230, 104, 92)
"""The light of fires on what is dark."""
EMBER: Final = pigment("E0662F")
HORIZON: Final = 372
CLOTH: Final = (
    "4,-506! 90,-520 170,-486 262,-500! 250,-400 268,-300 244,-196! "
    "196,-168 150,-196 96,-150! 60,-176 4,-158!"
)
"""The cloth of the large banner, from its pole."""
STREET: Final = (
    (92, 398, 0.92),
    (268, 436, 1.12),
    (452, 392, 0.86),
    (604, 432, 1.04),
    (742, 388, 0.78),
    (20, 452, 1.16),
)
"""The places of up to six held areas: x, foot, size."""
ROOF: Final = 58
"""The height of the roofs at size 1: fires start there."""
SHADOW: Final = 3.5
BUST: Final = (-40.0, -60.0, 150.0, 160.0)
FAR: Final = ((606, 400, 0.8), (742, 420, 0.96), (886, 396, 0.76), (1020, 418, 1.0), (520, 384, 0.62))
"""The same seen from far away, once all is over."""
STONES: Final = (
    (1016, 470, 1.72),
    (892, 446, 1.46),
    (786, 430, 1.24),
    (694, 418, 1.06),
    (614, 409, 0.9),
    (546, 402, 0.76),
    (490, 396, 0.66),
)
"""The graves of all seven, the nearest first."""


def burning(areas: Sequence[str]) -> Image.Image:
    """Every place that is held burns, and somebody turns round to us."""
    sheet = Sheet(_red(SKY, "five").copy())
    for area, (x, foot, size) in sorted(zip(areas, STREET, strict=False), key=lambda one: one[1][1]):
        _burn(sheet, area, x, foot, size)
    sheet.paste(bank(WIDTH, 84, ASHES, "ashes"), 0, HEIGHT - 128)
    pack(sheet, 5, 300, FLOOR - 26, 1.1, 5)
    for x, size in ((150, 1.6), (596, 1.4)):
        sheet.paste(tokens.banner(size), x, FLOOR - 10)
    sheet.paste(_watcher(), 842, FLOOR + 2)
    return sheet.image


def taken(view: VillageView) -> Image.Image:
    """The banner stands over the village that burns."""
    sheet = Sheet(_red(SKY, "taken").copy())
    held = [one.key for one in view.areas if one.occupied]
    for area, (x, foot, size) in zip(held, FAR, strict=False):
        _burn(sheet, area, x, foot, size)
    sheet.paste(bank(WIDTH, 190, ASHES, "slope"), 0, HEIGHT - 100)
    pack(sheet, 6, 850, FLOOR - 52, 1.0, 6)
    pack(sheet, 4, 600, FLOOR - 24, 1.3, 4)
    sheet.paste(_standard(), 196, FLOOR + 10)
    return sheet.image


def graves() -> Image.Image:
    """The banner stands over seven graves."""
    sheet = Sheet(_red(DUSK, "graves").copy())
    sheet.paste(bank(WIDTH, 190, ASHES, "slope"), 0, HEIGHT - 100)
    for x, foot, size in reversed(STONES):
        sheet.paste(_stone(size), x, foot + 56)
    sheet.paste(_standard(), 196, FLOOR + 10)
    return sheet.image


def _burn(sheet: Sheet, area: str, x: float, foot: float, size: float) -> None:
    """Draw one held place, in flames if it has a roof, else only under smoke."""
    leaning = 1 if x < WIDTH / 2 else -1
    sheet.paste(smoke(round(230 * size), leaning, area), x + 12, foot - 70 * size)
    if area in OPEN:
        sheet.paste(_lit(area, round(size, 2)), x, foot)
        sheet.paste(fire(round(84 * size), area), x + 34 * size, foot + 4)
        return
    sheet.paste(fire(round(150 * size), area), x + 8 * size, foot - (ROOF - 24) * size)
    sheet.paste(_lit(area, round(size, 2)), x, foot)
    sheet.paste(fire(round(86 * size), f"{area} front"), x + 16 * size, foot - ROOF * size)


@kept
def _lit(area: str, size: float) -> Sprite:
    """A held place in the light of fires."""
    house = near(area, size, held=True)
    return Sprite(tinted(house.image, FIRELIGHT), house.x, house.y)


@kept
def _red(stops: Sequence[tuple[float, Colour]], seed: str) -> Image.Image:
    """A sky over fires, with dark mountains and red snow below it."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed=seed, scale=1)
    bokashi(canvas, stops, 0, HORIZON + 30)
    bokashi(canvas, [(0, ASHES[1]), (1, mix(ASHES[0], NIGHT, 0.4))], HORIZON + 10, FLOOR + 4)
    sky = Sheet(canvas.image)

    def ridge(c: Canvas) -> None:
        for height, colour in ((120, mix(stops[2][1], NIGHT, 0.45)), (70, mix(stops[2][1], NIGHT, 0.68))):
            peaks = [(-30.0, HORIZON + 20.0)]
            for step in range(13):
                rise = c.random.uniform(0.2, 1) * height
                peaks.append((step * 94 - 10 + c.random.uniform(-20, 20), HORIZON + 12 - rise))
            c.fill([*peaks, (WIDTH + 40, HORIZON + 30), (-30, HORIZON + 30)], colour)
        flakes(c, 0, FLOOR, 90, seed, thin(mix(YAMABUKI, SHU, 0.35), 210))

    sky.ink((0, 0, WIDTH, FLOOR), ridge)
    edge = Canvas(WIDTH, HORIZON + 40, seed=seed)
    land.forest(edge, HORIZON + 4, 0.8)
    trees = tinted(edge.reduced(), GLOOM)
    sky.image.paste(trees, (0, 0), trees)
    return sky.image


@kept
def _watcher() -> Sprite:
    """A ninja large in the foreground, with fire behind him."""
    drawn = sprite(BUST, SHINOBI, size=SHADOW, rim_width=6, rim_colour=EMBER, seed="watcher")
    return Sprite(
        tinted(drawn.image, (232, 190, 176)), drawn.x + round(50 * SHADOW), drawn.y + round(132 * SHADOW)
    )


@kept
def _stone(size: float) -> Sprite:
    stone = sprite((-30, -90, 30, 10), lambda c: gravestone(c, 34, 66), size=size, rim_width=3)
    return Sprite(tinted(stone.image, (214, 178, 178)), stone.x, stone.y)


@kept
def _standard() -> Sprite:
    """The banner of the ninja, as high as the picture, in the wind."""

    def draw(c: Canvas) -> None:
        stroke(c, "0,10 0,-520", 17, SUMI, taper=BLUNT)
        stroke(c, "0,10 0,-518", 9, mix(KINAKO, SUMI, 0.35), taper=BLUNT)
        paint(c, CLOTH, SUMI, 5, EMBER)
        for fold in ("96,-512 108,-400 92,-300 100,-160", "180,-486 196,-380 178,-280 190,-176"):
            brush(c, fold, 9, mix(SUMI, EMBER, 0.22), start=0.2, end=0.1)
        outlined(c, SPEARHEAD, 132, -336, 190, SUMI, 7, WASHI)
        shape(c, "-16,-528 16,-528 10,-556 0,-572 -10,-556", mix(KINAKO, SUMI, 0.2), 4)

    return sprite((-30, -590, 300, 20), draw, rim_width=4, rim_colour=EMBER, seed="standard")
