"""The map of the Path: its stops from the ford to the summit, the way done so far, and the next opponents."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu_solo.fights.path import STOPS, Stop
from bot.wording import Words
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import BLUNT, blob, curve, sprite, stroke
from renderers.kit.marks import arms, coin, signs
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, WIDTH
from renderers.kit.strokes import draw_blaze
from renderers.palette import AI, ASAGI, KINAKO, MATCHA, SHU, SUMI, WASHI, WOOD, YUKI, mix
from renderers.paper import bokashi, printed, scrap
from renderers.senjutsu.people.figures import figure
from renderers.type import Face, fit

TOP: Final = 30
FOOT: Final = 142
"""Pixels for the words below the map."""
WALKED: Final = 27
WAITING: Final = 24
"""Pixels: the radius of a stop that is done, and of one ahead."""
NEXT: Final = 104
OTHERS: Final = 62
"""Pixels: the height of opponents at the next stop (NEXT) and at later ones."""


def spot(stop: Stop) -> Point:
    """The place of a stop in the picture."""
    across, down = WIDTH - 2 * MARGIN - 40, HEIGHT - TOP - FOOT
    return MARGIN + 20 + across * stop.x / 100, TOP + down * stop.y / 100


def draw_path(walked: int, words: Words) -> Sheet:
    """The map with this number of stops done; the next one is named."""
    sheet = Sheet(_land().copy())
    sheet.paste(_way(walked), 0, 0)
    following = STOPS[walked] if walked < len(STOPS) else None
    for stop in STOPS:
        _draw_stop(sheet, stop, walked)
    sheet.paste(_strip(), 0, HEIGHT - FOOT + 14)
    y = HEIGHT - FOOT / 2 + 6
    title = words.say("picture-path", walked=walked, all=len(STOPS))
    told = words.say("picture-path-next", stop=following.key) if following else words.say("picture-path-end")
    room = WIDTH - 2 * MARGIN - 40
    sheet.line(MARGIN + 20, y - 22, fit(title, Face.TITLE_BOLD, 48, room, LEAST), SUMI)
    sheet.line(MARGIN + 20, y + 28, fit(told, Face.LABEL, 42, room, LEAST), mix(SUMI, WASHI, 0.12))
    sheet.image = printed(sheet.image, 3)
    return sheet


def _draw_stop(sheet: Sheet, stop: Stop, walked: int) -> None:
    x, y = spot(stop)
    if stop.number <= walked:
        sheet.paste(coin(signs.tick, WALKED, SHU, YUKI, rim=3), x, y)
        return
    following = stop.number == walked + 1
    high = NEXT if following else OTHERS
    if following:
        draw_blaze(sheet, (x, y - high * 0.45), high * 0.5, high * 0.78)
    drawn = [figure(foe.key, high) for foe in stop.foes]
    pitch = high * (0.62 if len(drawn) < 3 else 0.5)
    for place, who in enumerate(drawn):
        shown = who if following else who.faded(0.72)
        sheet.paste(shown, x + (place - (len(drawn) - 1) / 2) * pitch, y - (4 if following else 2))
    if stop.nightmare:
        sheet.paste(coin(arms.skull, 18, SUMI, YUKI, rim=2), x + high * 0.42, y - high * 0.9)


@lru_cache(maxsize=1)
def _land() -> Image.Image:
    """Fields and a river below, the mountain to the right, mist between them."""
    c = Canvas(WIDTH, HEIGHT, mix(WASHI, KINAKO, 0.18), seed="path")
    stops = ((0.0, mix(ASAGI, WASHI, 0.3)), (0.6, mix(ASAGI, WASHI, 0.72)), (1.0, mix(WASHI, KINAKO, 0.2)))
    bokashi(c, stops, 0, 300)
    c.oval(180, 96, 58, 58, mix(SHU, WASHI, 0.25))
    far = mix(ASAGI, WASHI, 0.62)
    paint(c, f"0,260! 120,170 260,210 420,150 560,210 700,160 {WIDTH},240! {WIDTH},420! 0,420!", far)
    paint(
        c,
        f"430,520! 620,330 760,210 900,70 1000,-40! 1100,40! {WIDTH},620! 430,620!",
        mix(ASAGI, WASHI, 0.36),
    )
    paint(
        c,
        f"620,520! 760,360 880,220 960,110 1020,30! 1090,120! {WIDTH},140! {WIDTH},620! 620,620!",
        mix(ASAGI, AI, 0.22),
    )
    paint(
        c,
        "900,190! 960,112 1020,30! 1084,112 1100,134! 1100,196!"
        " 1066,160 1040,200 1012,150 982,206 950,166 926,196!",
        YUKI,
    )
    paint(
        c,
        f"0,330! 180,300 360,350 560,330 760,400 940,380 {WIDTH},420! {WIDTH},{HEIGHT}! 0,{HEIGHT}!",
        mix(MATCHA, WASHI, 0.52),
    )
    paint(
        c,
        f"0,450! 200,420 420,470 640,440 860,500 {WIDTH},480! {WIDTH},{HEIGHT}! 0,{HEIGHT}!",
        mix(MATCHA, WASHI, 0.4),
    )
    river = mix(AI, ASAGI, 0.6)
    bank = f"0,500! 90,486 190,512 300,552 430,560 560,566 640,600! 640,{HEIGHT}! 0,{HEIGHT}!"
    paint(c, bank, river)
    for path in ("10,520 90,508 170,530", "200,548 320,566 420,568", "20,552 120,544 210,562"):
        brush(c, path, 3, mix(river, YUKI, 0.5), start=0.2)
    for x, y in (
        (250, 392),
        (282, 400),
        (420, 404),
        (610, 392),
        (640, 402),
        (690, 470),
        (720, 462),
        (850, 470),
    ):
        _pine(c, x, y)
    for x, y, wide in ((40, 300, 260), (420, 288, 220), (700, 330, 180), (820, 190, 150), (960, 270, 130)):
        c.slab((x, y, x + wide, y + 12), 6, mix(WASHI, YUKI, 0.4))
    return c.reduced()


def _pine(c: Canvas, x: float, y: float) -> None:
    stroke(c, [(x, y), (x, y - 26)], 4, WOOD)
    for share in (0, 1, 2):
        wide, low = 20 - 5 * share, y - 10 - 13 * share
        c.fill([(x - wide, low), (x + wide, low), (x, low - 22)], mix(MATCHA, AI, 0.5))


@lru_cache(maxsize=16)
def _way(walked: int) -> Sprite:
    """The way from stop to stop: a brushed line up to the last stop done, dots beyond."""
    points = curve([spot(stop) for stop in STOPS], steps=16)
    done = points[: max(0, walked - 1) * 16 + 1] if walked else []

    def draw(c: Canvas) -> None:
        run = 0.0
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            run += math.dist((x0, y0), (x1, y1))
            if run > 17:
                c.oval(x1, y1, 6.4, 5.4, YUKI)
                c.oval(x1, y1, 4, 3.4, SUMI)
                run = 0.0
        if len(done) > 1:
            stroke(c, done, 14, YUKI, taper=BLUNT)
            stroke(c, done, 8, SHU, taper=BLUNT)
        for stop in STOPS:
            x, y = spot(stop)
            if stop.number > walked:
                blob(
                    c,
                    [(x - WAITING, y), (x, y - WAITING * 0.6), (x + WAITING, y), (x, y + WAITING * 0.6)],
                    WASHI,
                    3,
                )

    return sprite((0, 0, WIDTH, HEIGHT), draw, seed="way")


@lru_cache(maxsize=1)
def _strip() -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (-20, 0, WIDTH + 20, FOOT + 20), "path", WASHI, 3)

    return sprite((0, -8, WIDTH, FOOT + 20), draw, rim_width=4)
