"""Maps of runs: the dojo, the way out of the village, the clan's road, with the progress of the run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from bot.games.way_of_the_samurai.view import DuelView, StopView
from bot.wording import Words
from renderers.brush import brush
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.band import draw_ground
from renderers.kit.marks import mark, people, signs
from renderers.kit.sizes import LEAST
from renderers.palette import ASAGI, KINAKO, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.type import Face, fit
from renderers.way_of_the_samurai.landmarks import LANDMARKS, house
from renderers.way_of_the_samurai.layout import BAND
from renderers.way_of_the_samurai.places.land import cedar

STATES: Final = {"won": MATCHA, "here": SHU, "next": YAMABUKI, "later": WASHI, "passed_by": (150, 144, 132)}
FIELDS: Final = mix(KINAKO, MATCHA, 0.42)
ROAD: Final = mix(KINAKO, WASHI, 0.62)
LAND: Final = (0.0, float(BAND), 1100.0, 700.0)
RADIUS: Final = 36
EDGE: Final = 74
"""The distance from the picture's sides to the outermost stops."""
TOP, FOOT = BAND + 156, 636
RANKS: Final = (6, 11, 16, 21)
"""The numbers of beaten clan members that give the next rank."""
A_ROW: Final = 7
"""Stones in a row of the road."""
ROWS: Final = 3
"""Rows of stones in the picture."""


def draw_campaign(sheet: Sheet, view: DuelView, words: Words) -> None:
    """The map of a campaign: the walked way in red, and the enemy's life at each stop."""
    at = places(view.stops)
    ways = tuple((at[stop.name], at[name]) for stop in view.stops for name in stop.leads)
    walked = [stop.name for stop in view.stops if stop.progress in ("won", "here")]
    trod = tuple((at[one], at[other]) for one, other in pairwise(walked))
    names = tuple((stop.name, at[stop.name]) for stop in view.stops)
    sheet.paste(_land(view.mode, ways, trod, names), 0, 0)
    for stop in view.stops:
        _stop(sheet, stop, at[stop.name])
    _title(sheet, view, words, words.say("map-campaign-of", mode=f"mode:{view.mode}"))


def places(stops: Sequence[StopView]) -> dict[str, Point]:
    """The positions of the stops on the picture."""
    rows = [stop.y for stop in stops]
    lowest, highest = min(rows), max(rows)
    return {
        stop.name: (
            EDGE + (1100 - 2 * EDGE) * _share(stop.x, [one.x for one in stops]),
            TOP + (FOOT - TOP) * (stop.y - lowest) / max(1, highest - lowest),
        )
        for stop in stops
    }


def _share(value: float, among: Sequence[float]) -> float:
    return (value - min(among)) / max(1, max(among) - min(among))


def _title(sheet: Sheet, view: DuelView, words: Words, title: str) -> None:
    draw_ground(sheet, BAND)
    y = BAND / 2 - 4
    sheet.line(20, y, fit(title, Face.TITLE, 42, 700, LEAST), YUKI)
    felled = words.say("picture-felled", felled=view.felled)
    sheet.line(1076, y, fit(felled, Face.LABEL, 40, 320, LEAST), KINAKO, "rm")


def _stop(sheet: Sheet, stop: StopView, at: Point) -> None:
    """A circle in the colour of the stop's state, with a sign or the enemy's life."""
    x, y = at
    fill = STATES[stop.progress]
    sheet.draw.ellipse((x - RADIUS - 4, y - RADIUS - 4, x + RADIUS + 4, y + RADIUS + 4), fill=YUKI)
    sheet.draw.ellipse((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), fill=fill, outline=SUMI, width=4)
    if stop.progress == "won":
        sheet.paste(mark(signs.tick, 46, YUKI, SUMI), x, y)
        return
    if stop.progress == "here":
        sheet.paste(mark(people.hat, 54, YUKI, SHU), x, y)
    else:
        sheet.text(x, y - 1, str(stop.life) if stop.life else "?", Face.NUMBER, 46, SUMI, "mm")


@lru_cache(maxsize=8)
def _land(
    mode: str,
    ways: tuple[tuple[Point, Point], ...],
    trod: tuple[tuple[Point, Point], ...],
    stops: tuple[tuple[str, Point], ...],
) -> Sprite:
    """Fields and trees, the road, and a landmark at every stop."""

    def draw(c: Canvas) -> None:
        _fields(c, mode, [at for _, at in stops])
        for ink, wide in ((mix(SUMI, KINAKO, 0.45), 30), (ROAD, 22)):
            for one, other in ways:
                brush(c, _bent(one, other), wide, ink, start=0.9, end=0.85)
        for one, other in trod:
            brush(c, _bent(one, other), 9, SHU, start=1, end=0.7)
        for name, (x, y) in sorted(stops, key=lambda stop: stop[1][1]):
            with c.at(x, y - RADIUS + 6, 1.0):
                LANDMARKS.get(name, house)(c)

    return sprite(LAND, draw, seed=f"map of {mode}")


def _bent(one: Point, other: Point) -> str:
    """A slightly bent path between two stops."""
    (x0, y0), (x1, y1) = one, other
    return _through(one, ((x0 + x1) / 2 - (y1 - y0) * 0.07, (y0 + y1) / 2 + (x1 - x0) * 0.05), other)


def _through(*points: Point) -> str:
    """A smooth path through these points."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _fields(c: Canvas, mode: str, kept: Sequence[Point]) -> None:
    """Strips of land, a stream, and cedars clear of the stops."""
    c.fill([(0, BAND), (1100, BAND), (1100, 700), (0, 700)], FIELDS)
    dice = Random(mode)
    for row in range(7):
        y = BAND + 40 + row * 92
        tone = mix(FIELDS, WASHI if row % 2 else MATCHA, 0.16)
        strip = _through((-20, y), (400, y + dice.uniform(-24, 24)), (1120, y + 12))
        brush(c, strip, 52, tone, start=1, end=1)
    for ink, wide in ((mix(SUMI, ASAGI, 0.5), 40), (ASAGI, 32), (mix(ASAGI, YUKI, 0.35), 8)):
        brush(c, "-20,250 240,300 470,200 760,150 1120,250", wide, ink, start=0.9, end=1)
    for _ in range(60):
        x, y = dice.uniform(10, 1090), dice.uniform(BAND + 70, 690)
        if all(abs(x - at[0]) > 92 or not -150 < y - at[1] < 90 for at in kept):
            cedar(c, x, y, dice.uniform(0.3, 0.46), mix(MATCHA, SUMI, dice.uniform(0.3, 0.55)))


# The clan


def draw_clan(sheet: Sheet, view: DuelView, words: Words) -> None:
    """The endless road: a stone for each enemy, and a gate at each new rank."""
    first = max(0, (view.felled // A_ROW - ROWS + 1) * A_ROW) if view.felled >= A_ROW * ROWS else 0
    stones = tuple(_stone(place) for place in range(A_ROW * ROWS))
    trod = tuple(pairwise(stones[: view.felled - first + 1]))
    gates = tuple(stones[rank - first - 1] for rank in RANKS if 0 < rank - first <= len(stones))
    sheet.paste(_road(stones, trod, gates), 0, 0)
    for place, (x, y) in enumerate(stones):
        number = first + place + 1
        state = "won" if number <= view.felled else "here" if number == view.felled + 1 else "later"
        fill: Colour = STATES[state]
        sheet.draw.ellipse((x - 34, y - 34, x + 34, y + 34), fill=fill, outline=SUMI, width=4)
        if state == "here":
            sheet.paste(mark(people.hat, 52, YUKI, SHU), x, y)
        elif state == "won":
            sheet.paste(mark(signs.tick, 40, YUKI, SUMI), x, y)
        else:
            sheet.text(x, y - 1, str(number), Face.NUMBER, 40, SUMI, "mm")
    _title(sheet, view, words, words.label("mode:clan"))


def _stone(place: int) -> Point:
    """The position of a stone; the road turns back at the end of each row."""
    row, column = divmod(place, A_ROW)
    step = column if row % 2 == 0 else A_ROW - 1 - column
    return 100 + step * 150, 604 - row * 184 - (12 if step % 2 else 0)


@lru_cache(maxsize=8)
def _road(
    stones: tuple[Point, ...], trod: tuple[tuple[Point, Point], ...], gates: tuple[Point, ...]
) -> Sprite:
    def draw(c: Canvas) -> None:
        _fields(c, "clan", stones)
        for ink, wide in ((mix(SUMI, KINAKO, 0.45), 34), (ROAD, 26)):
            for one, other in pairwise(stones):
                brush(c, _bent(one, other), wide, ink, start=0.9, end=0.85)
        for one, other in trod:
            brush(c, _bent(one, other), 9, SHU, start=1, end=0.7)
        for x, y in gates:
            with c.at(x, y - 20, 1.15):
                LANDMARKS["gate"](c)

    return sprite(LAND, draw, seed="road of the clan")
