"""The map of the Path: the way done, ways not taken, the next opponents; at the end it is the chronicle."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu_solo.fights.path import FIRST, LENGTH, STOPS, Stop
from bot.games.senjutsu_solo.fights.road import Leg, Road, left_aside
from bot.wording import Words
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import BLUNT, blob, curve, sprite, stroke
from renderers.kit.ending import finished
from renderers.kit.marks import arms, coin, signs
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, WIDTH
from renderers.kit.strokes import draw_blaze
from renderers.palette import AI, ASAGI, KINAKO, MATCHA, SHU, SUMI, WASHI, WOOD, YUKI, Colour, mix
from renderers.paper import bokashi, scrap
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
WALKING: Final = 84
ENDED: Final = 150
"""Pixels: the height of the hero on the way, and at an ending."""
MOST_STROKES: Final = 9
"""The most lost fights of a stop that are drawn."""


def spot(stop: Stop) -> Point:
    """The place of a stop in the picture."""
    across, down = WIDTH - 2 * MARGIN - 40, HEIGHT - TOP - FOOT
    return MARGIN + 20 + across * stop.x / 100, TOP + down * stop.y / 100


def draw_path(road: Road, words: Words) -> Sheet:
    """The map of a walk: the way done, ways not taken, and the next stop, which is named."""
    title = words.say(
        "picture-path", samurai=f"hero:{road.hero}", walked=len(road.legs), all=LENGTH, walk=road.walk
    )
    return finished(_drawn(road, title, _next(road, words)))


def draw_chronicle(road: Road, title: str, told: str) -> Sheet:
    """The map of a walk that has ended, with its title and how it went; the caller calls ``finished``."""
    return _drawn(road, title, told)


def _next(road: Road, words: Words) -> str:
    """The next stop, and what the hero carries there."""
    if road.ending is not None:
        return words.label(f"ending:{road.ending.name}")
    if road.here is None:
        return words.say("picture-path-fork", stops=tuple([f"stop:{name}" for name in _ways(road)]))
    following = road.here.key
    if not road.marks:
        return words.say("picture-path-next", stop=following)
    marks = tuple([f"sign:{mark}" for mark in road.marks])
    return words.say("picture-path-carries", stop=following, marks=marks)


def _ways(road: Road) -> tuple[str, ...]:
    """The ways from the fork at which the hero stands."""
    return STOPS[road.legs[-1].stop].onward


def _drawn(road: Road, title: str, told: str) -> Sheet:
    sheet = Sheet(_land().copy())
    sheet.paste(_way(road.legs), 0, 0)
    for stop in STOPS.values():
        _draw_stop(sheet, stop, road)
    _draw_hero(sheet, road)
    sheet.paste(_strip(), 0, HEIGHT - FOOT + 14)
    y = HEIGHT - FOOT / 2 + 6
    room = WIDTH - 2 * MARGIN - 40
    sheet.line(MARGIN + 20, y - 22, fit(title, Face.TITLE_BOLD, 48, room, LEAST), SUMI)
    sheet.line(MARGIN + 20, y + 28, fit(told, Face.LABEL, 42, room, LEAST), mix(SUMI, WASHI, 0.12))
    return sheet


def _draw_stop(sheet: Sheet, stop: Stop, road: Road) -> None:
    """A tick and a stroke for each lost fight where the hero has won; elsewhere those who wait."""
    x, y = spot(stop)
    leg = next((leg for leg in road.legs if leg.stop == stop.name), None)
    if leg is not None:
        sheet.paste(coin(signs.tick, WALKED, SHU, YUKI, rim=3), x, y)
        if leg.lost:
            sheet.paste(_tally(min(leg.lost, MOST_STROKES)), x, y + WALKED + 16)
        return
    if stop.name in road.left_aside:
        return
    following = road.here is not None and stop.name == road.here.name
    high = NEXT if following else OTHERS
    if following:
        draw_blaze(sheet, (x, y - high * 0.45), high * 0.5, high * 0.78)
    drawn = [figure(foe.key, high) for foe in stop.met_with(road.marks).foes]
    pitch = high * (0.62 if len(drawn) < 3 else 0.5)
    for place, who in enumerate(drawn):
        shown = who if following else who.faded(0.72)
        sheet.paste(shown, x + (place - (len(drawn) - 1) / 2) * pitch, y - (4 if following else 2))
    if stop.nightmare:
        sheet.paste(coin(arms.skull, 18, SUMI, YUKI, rim=2), x + high * 0.42, y - high * 0.9)


def _draw_hero(sheet: Sheet, road: Road) -> None:
    """The hero on the stop won last, or before the first; large where the Path has ended."""
    x, y = spot(STOPS[road.legs[-1].stop]) if road.legs else spot(FIRST)
    if road.ending is not None:
        x, y = min(x, WIDTH - ENDED * 0.85), max(y, ENDED * 1.15)
        draw_blaze(sheet, (x, y - ENDED * 0.5), ENDED * 0.5, ENDED * 0.75)
        sheet.paste(figure(road.hero, ENDED, mirrored=True), x, y + 6)
    elif road.legs:
        sheet.paste(figure(road.hero, WALKING, mirrored=True), x, y - WALKED + 8)


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
    bank = f"0,500! 90,486 190,512 300,530 430,528 560,548 640,600! 640,{HEIGHT}! 0,{HEIGHT}!"
    paint(c, bank, river)
    sea = f"720,566! 800,532 900,512 1000,500 {WIDTH},494! {WIDTH},{HEIGHT}! 720,{HEIGHT}!"
    paint(c, sea, river)
    brush(c, "850,548 940,530 1060,526", 3, mix(river, YUKI, 0.5), start=0.2)
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
def _way(legs: tuple[Leg, ...]) -> Sprite:
    """The ways between the stops: a brushed line where the hero has gone, dots where he may still go, and
    faint dots on the ways that he has left aside."""
    gone = {(leg.stop, leg.onward) for leg in legs}
    done = {leg.stop for leg in legs}
    aside = left_aside(legs)
    fork = legs[-1].stop if legs and not legs[-1].onward else ""

    def draw(c: Canvas) -> None:
        for stop in STOPS.values():
            for name in stop.onward:
                ends = [spot(stop), spot(STOPS[name])]
                points = curve([ends[0], _bend(*ends), ends[1]], steps=16)
                if (stop.name, name) in gone:
                    stroke(c, points, 14, YUKI, taper=BLUNT)
                    stroke(c, points, 8, SHU, taper=BLUNT)
                else:
                    faint = {stop.name, name} & aside or (stop.name in done and stop.name != fork)
                    _dots(c, points, mix(SUMI, WASHI, 0.55) if faint else SUMI)
        for stop in STOPS.values():
            if stop.name not in done:
                x, y = spot(stop)
                wide = WAITING * (0.7 if stop.name in aside else 1)
                corners = [(x - wide, y), (x, y - wide * 0.6), (x + wide, y), (x, y + wide * 0.6)]
                blob(c, corners, mix(WASHI, SUMI, 0.3) if stop.name in aside else WASHI, 3)

    return sprite((0, 0, WIDTH, HEIGHT), draw, seed="way")


def _bend(start: Point, end: Point) -> Point:
    """The middle of a way, off the straight line."""
    (x0, y0), (x1, y1) = start, end
    return (x0 + x1) / 2 - (y1 - y0) * 0.08, (y0 + y1) / 2 + (x1 - x0) * 0.08


def _dots(c: Canvas, points: Sequence[Point], colour: Colour) -> None:
    run = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        run += math.dist((x0, y0), (x1, y1))
        if run > 17:
            c.oval(x1, y1, 6.4, 5.4, YUKI)
            c.oval(x1, y1, 4, 3.4, colour)
            run = 0.0


@lru_cache(maxsize=MOST_STROKES)
def _tally(lost: int) -> Sprite:
    """A stroke for each fight lost."""
    wide = 10 * (lost - 1)

    def draw(c: Canvas) -> None:
        for number in range(lost):
            x = 10 * number - wide / 2
            stroke(c, [(x - 2, 10), (x + 2, -10)], 10, YUKI, taper=BLUNT)
        for number in range(lost):
            x = 10 * number - wide / 2
            stroke(c, [(x - 2, 9), (x + 2, -9)], 5, SUMI, taper=BLUNT)

    return sprite((-wide / 2 - 12, -16, wide / 2 + 12, 16), draw, seed="tally")


@lru_cache(maxsize=1)
def _strip() -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (-20, 0, WIDTH + 20, FOOT + 20), "path", WASHI, 3)

    return sprite((0, -8, WIDTH, FOOT + 20), draw, rim_width=4)
