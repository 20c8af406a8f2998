"""The second wound: a man turns into his beast, as a picture of its own."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageDraw

from bot.engine import Seat
from bot.engine.step import Step
from bot.games.seven_samurai.round_steps import Beast
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.brush import brush, smooth
from renderers.canvas import Canvas, Point, Sheet
from renderers.ink import arrow
from renderers.kit.captions import BLOOD
from renderers.kit.facts import bare
from renderers.kit.seats import write_name
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.kit.strokes import seal_ground
from renderers.painter import Players
from renderers.palette import AI, SHU, SUMI, WASHI, YUKI, mix, pigment
from renderers.paper import bokashi, printed
from renderers.seven_samurai import labels
from renderers.seven_samurai.portraits import CENTRE, LIKENESSES
from renderers.type import Face, fit, width

MARGIN = 22
"""The paper around the print."""
NIGHT_RAY = pigment("17203A")
BLOOD_RAY = pigment("8E2319")


SAMURAI = (
    ("28,6 20,28 4,50", 10, 0.8, 0.1),
    ("18,34 18,64 17,96", 9.5, 0.9, 0.7),
    ("40,22 64,19 86,18", 8, 0.8, 0.9),
    ("62,4 62,24 62,42", 9, 0.8, 0.9),
    ("32,43 62,40 98,38", 9, 0.8, 0.9),
    ("34,62 66,59 98,57", 8.5, 0.8, 0.9),
    ("77,48 78,70 77,90 72,96 60,89", 9.5, 0.9, 0.1),
    ("46,70 52,76 57,85", 9.5, 0.3, 0.9),
)
"""The strokes of the character: path, width, and the pressure at both ends."""


@dataclass(frozen=True, slots=True)
class Print:
    """The sizes of the picture."""

    width: int
    height: int
    slip: int
    """The height of the paper below, with the words."""
    unit: float
    """Pixels to a unit of the portrait."""
    top: float
    """The top of the portrait's box."""


PRINT: Final = Print(WIDTH, HEIGHT, 150, 5.7, 18)


@lru_cache(maxsize=4)
def plate(seat: str, sizes: Print) -> Image.Image:
    """Everything but the words: night and the man, blood and the beast, and the seam between them.

    It is cached: copy it before drawing on it.
    """
    human, beast = _half(seat, sizes, beast=False), _half(seat, sizes, beast=True)
    seam = _seam(seat, sizes)
    edge = Canvas(sizes.width, sizes.height, seed=seat)
    light = _right_of(seam, sizes, -5)
    image = Image.composite(Image.new("RGB", human.size, YUKI), human, light)
    image = Image.composite(beast, image, _right_of(seam, sizes, 0))
    for before, after in itertools.pairwise(seam):
        brush(edge, [before, after], 3.4, SUMI, start=1, end=1)
    _seal(edge)
    ink = edge.reduced()
    image.paste(ink, (0, 0), ink)
    _frame(image, sizes)
    return printed(image, 11)


def _half(seat: str, sizes: Print, *, beast: bool) -> Image.Image:
    """One side of him on its own ground."""
    ground = Canvas(sizes.width, sizes.height, AI, scale=1)
    canvas = Canvas(sizes.width, sizes.height, seed=f"{seat} {beast}")
    if beast:
        stops = [(0.0, pigment("A82E22")), (0.5, SHU), (1.0, pigment("D65A3C"))]
    else:
        stops = [(0.0, pigment("131A30")), (0.6, AI), (1.0, pigment("3B5470"))]
    bokashi(ground, stops, 0, sizes.height - sizes.slip)
    centre = (sizes.width / 2, sizes.top + 48 * sizes.unit)
    _rays(canvas, centre, BLOOD_RAY if beast else NIGHT_RAY)
    if not beast:
        _rain(canvas, sizes)
    likeness = LIKENESSES[seat]
    with canvas.at(sizes.width / 2 - CENTRE * sizes.unit, sizes.top, sizes.unit):
        (likeness.beast if beast else likeness.human)(canvas)
    drawn = canvas.reduced()
    ground.image.paste(drawn, (0, 0), drawn)
    return ground.image


def _rays(canvas: Canvas, centre: Point, ink: tuple[int, int, int]) -> None:
    x, y = centre
    for ray in range(48):
        first, last = math.radians(ray * 7.5), math.radians(ray * 7.5 + 3.2)
        canvas.fill(
            [
                (x + 80 * math.cos(first), y + 80 * math.sin(first)),
                (x + 1200 * math.cos(first), y + 1200 * math.sin(first)),
                (x + 1200 * math.cos(last), y + 1200 * math.sin(last)),
            ],
            ink,
        )


def _rain(canvas: Canvas, sizes: Print) -> None:
    dice = Random("rain")
    for _ in range(110):
        x, y = dice.uniform(-50, sizes.width), dice.uniform(-40, sizes.height)
        run = dice.uniform(60, 180)
        drop = [(x, y), (x - 0.16 * run, y + run)]
        brush(canvas, drop, dice.uniform(1, 2.4), pigment("5D7690"), start=0.2)


def _seam(seat: str, sizes: Print) -> list[Point]:
    """The seam down the middle of the face, in tufts of fur."""
    dice = Random(f"seam {seat}")
    bottom = sizes.height - sizes.slip
    knots: list[str] = []
    middle, y = sizes.width / 2, -30.0
    while y < bottom:
        down = dice.uniform(34, 66)
        share = y / bottom
        x = middle + 22 - 44 * share + 9 * math.sin(share * 9)
        reach = dice.choice((22, 30, 44, 62, 50, 26)) * dice.uniform(0.8, 1.15)
        knots += [
            f"{x + 4},{y}!",
            f"{x - reach * 0.42},{y + down * 0.26}",
            f"{x - reach},{y + down * 1.02}!",
            f"{x - reach * 0.42},{y + down * 0.84}",
            f"{x + 2},{y + down * 0.76}",
        ]
        y += down * 0.8
    return list(smooth(" ".join([*knots, f"{middle - 20},{bottom + 30}!"])))


def _right_of(seam: list[Point], sizes: Print, shift: float) -> Image.Image:
    mask = Image.new("L", (sizes.width * 2, sizes.height * 2), 0)
    corners = [((sizes.width + 10) * 2, (sizes.height + 30) * 2), ((sizes.width + 10) * 2, -60)]
    ImageDraw.Draw(mask).polygon([*(((x + shift) * 2, y * 2) for x, y in seam), *corners], fill=255)
    return mask.reduce(2)


def _seal(canvas: Canvas) -> None:
    """The printer's seal: the character for samurai, in eight strokes."""
    x, y, side = MARGIN + 32, MARGIN + 32, 96
    seal_ground(canvas, (x, y, x + side, y + side), thick=3)
    with canvas.at(x + 17, y + 15, 0.64):
        for path, width, start, end in SAMURAI:
            brush(canvas, path, width, YUKI, start=start, end=end, peak=0.3)


def _frame(image: Image.Image, sizes: Print) -> None:
    draw = ImageDraw.Draw(image)
    right, bottom = sizes.width, sizes.height
    slip = bottom - sizes.slip
    for box in (
        (0, 0, right, MARGIN),
        (0, slip, right, bottom),
        (0, 0, MARGIN, bottom),
        (right - MARGIN, 0, right, bottom),
    ):
        draw.rectangle(box, fill=WASHI)
    draw.rectangle((MARGIN, MARGIN, right - MARGIN, bottom - MARGIN), outline=SUMI, width=4)
    draw.rectangle((MARGIN, slip, right - MARGIN, slip + 3), fill=SUMI)


def draw_turning(view: TableView, step: Step, words: Words, players: Players) -> Sheet:
    """The picture of a ``beast`` step."""
    told = Beast.of(step.facts)
    seat = Seat(bare(told.samurai))
    sheet = Sheet(plate(seat, PRINT).copy())
    title = labels.called(words, replace(view.at(seat), beast=True))
    before, after = str(told.before), str(told.after)
    left, right = MARGIN + 26, PRINT.width - MARGIN - 24
    top = PRINT.height - PRINT.slip
    kiai = words.say("picture-kiai")
    run = width(kiai, Face.LABEL_BOLD, 46) + width(before, Face.NUMBER, 60) + width(after, Face.NUMBER, 80)
    x = right - run - 124
    player = players.get(seat)
    y = top + 44 if player is not None else top + (PRINT.slip - MARGIN) / 2
    sheet.line(left, y, fit(title, Face.TITLE, 60, x - left - 30, LEAST))
    if player is not None:
        write_name(sheet, player, left, top + 96, x - left - 30, mix(SUMI, WASHI, 0.2), WASHI)
    y = top + (PRINT.slip - MARGIN) / 2
    x = sheet.text(x, y, kiai, Face.LABEL_BOLD, 46)
    x = sheet.text(x + 22, y, before, Face.NUMBER, 60, mix(SUMI, WASHI, 0.35))

    def draw(canvas: Canvas) -> None:
        arrow(canvas, [(x + 12, y), (x + 76, y)], 8, BLOOD, 28, None)

    sheet.ink((x + 8, y - 30, x + 84, y + 30), draw)
    sheet.text(x + 92, y, after, Face.NUMBER, 80, BLOOD)
    return sheet
