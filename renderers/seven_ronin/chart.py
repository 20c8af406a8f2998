"""The chart of the days: ninja, wounds, fallen ronin and areas held, a column for each day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import RoundRecord, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, shape, sprite, stroke
from renderers.kit.marks import arms, mark, people
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import ASAGI, DRIED, KINAKO, SHU, SUMI, WASHI, mix, pigment
from renderers.paper import printed, scrap
from renderers.seven_ronin import tokens
from renderers.seven_ronin.open_places import gravestone
from renderers.type import Face, fit

DESK = pigment("141827")
LEFT, RIGHT = 250, 1074
"""The left and right ends of the columns."""
LABELS = 40
DAYS_Y = 50
NINJA = (84, 286)
WOUNDS = (300, 424)
FALLEN_FOOT = 494
AREAS = (508, 674)
"""Top and foot of the strips; graves are between wounds and areas."""
SPEAR_PITCH = 31
RESERVE = mix(ASAGI, WASHI, 0.45)
LEAST_WOUNDS = 10
"""The scale of wounds ends at this number or higher."""
MOST_NINJA = FIGURES.reserve + FIGURES.pool


def draw_chart(view: VillageView, words: Words) -> Sheet:
    sheet = Sheet(_paper().copy())
    days = len(view.threats)
    pitch = (RIGHT - LEFT) / days
    for day in range(1, days + 1):
        ink = SUMI if day <= len(view.records) else mix(SUMI, WASHI, 0.3)
        sheet.text(LEFT + (day - 0.5) * pitch, DAYS_Y, str(day), Face.NUMBER, 44, ink, "mm")
    _labels(sheet, words)
    for record in view.records:
        _day(sheet, record, view, LEFT + (record.round - 0.5) * pitch, pitch)
    sheet.image = printed(sheet.image)
    return sheet


def _labels(sheet: Sheet, words: Words) -> None:
    room = LEFT - LABELS - 52
    for y, message, sign in (
        (DAYS_Y, "picture-day", None),
        (NINJA[1] - 60, "picture-chart-ninja", mark(people.hood, 50)),
        (WOUNDS[1] - 44, "picture-chart-wounds", tokens.wound(16, False)),
        (FALLEN_FOOT - 30, "picture-chart-fallen", _grave()),
        (AREAS[1] - 60, "picture-chart-areas", mark(arms.spear, 52)),
    ):
        if sign is not None:
            sheet.paste(sign, LABELS + 18, y + (28 if message == "picture-chart-fallen" else 0))
        sheet.line(LABELS + 48, y, fit(words.say(message), Face.LABEL_BOLD, LEAST, room, LEAST), SUMI)
    for foot in (NINJA[1], WOUNDS[1], AREAS[1]):
        sheet.paste(_floor(round(RIGHT - LEFT)), LEFT, foot)
    goal = AREAS[1] - 16 - (FIGURES.winning_areas - 0.5) * SPEAR_PITCH - 2
    sheet.paste(_goal(round(RIGHT - LEFT)), LEFT, goal)


def _day(sheet: Sheet, record: RoundRecord, view: VillageView, x: float, pitch: float) -> None:
    """Draw one column: ninja on the board and in reserve; wounds and graves; areas."""
    width = round(pitch * 0.5)
    top, foot = NINJA
    scale = (foot - top - 44) / MOST_NINJA
    board, reserve = round(record.board * scale), round(record.reserve * scale)
    sheet.paste(_bar(width, board, reserve), x, foot)
    sheet.text(
        x, foot - board - reserve - 22, str(record.board + record.reserve), Face.NUMBER, LEAST, SUMI, "mm"
    )
    foot = WOUNDS[1]
    most = max(LEAST_WOUNDS, *(other.wounds for other in view.records))
    height = round((foot - WOUNDS[0] - 42) * record.wounds / most)
    sheet.paste(_blood(width, height), x, foot)
    sheet.text(x, foot - height - 22, str(record.wounds), Face.NUMBER, LEAST, DRIED, "mm")
    graves = _fell(view.records, record)
    for grave in range(graves):
        sheet.paste(_grave(), x + (grave - (graves - 1) / 2) * min(26, pitch * 0.8 / graves), FALLEN_FOOT)
    foot = AREAS[1]
    for place in range(min(record.occupied, FIGURES.winning_areas)):
        sheet.paste(_spear(record.occupied >= FIGURES.winning_areas), x, foot - 16 - place * SPEAR_PITCH)


def _fell(records: Sequence[RoundRecord], record: RoundRecord) -> int:
    before = records[record.round - 2].fallen if record.round > 1 else 0
    return record.fallen - before


@cache
def _paper() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, DESK, seed="chart")
    scrap(canvas, (10, 10, WIDTH - 11, HEIGHT - 11), "chart", mix(WASHI, KINAKO, 0.06))
    return canvas.reduced()


@lru_cache(maxsize=2)
def _goal(length: int) -> Sprite:
    """The broken line that the Attacker wants to reach."""

    def draw(c: Canvas) -> None:
        for x in range(0, length, 18):
            stroke(c, [(x, 0), (x + 9, 0)], 2, mix(SUMI, WASHI, 0.3), taper=BLUNT)

    return sprite((-4, -4, length + 12, 4), draw)


@lru_cache(maxsize=8)
def _floor(length: int) -> Sprite:
    return sprite((-4, -4, length + 4, 6), lambda c: stroke(c, [(0, 0), (length, 0)], 2.6, SUMI, taper=BLUNT))


@lru_cache(maxsize=256)
def _bar(width: int, board: int, reserve: int) -> Sprite:
    half = width / 2

    def draw(c: Canvas) -> None:
        if reserve:
            shape(
                c,
                [(-half, -board - reserve), (half, -board - reserve), (half, -board), (-half, -board)],
                RESERVE,
                2,
            )
        if board:
            c.fill([(-half, -board), (half, -board), (half, 0), (-half, 0)], SUMI)

    return sprite((-half - 4, -board - reserve - 4, half + 4, 4), draw, seed=f"{board} {reserve}")


@lru_cache(maxsize=256)
def _blood(width: int, height: int) -> Sprite:
    half = width / 2

    def draw(c: Canvas) -> None:
        if height:
            shape(c, [(-half, -height), (half, -height), (half, 0), (-half, 0)], DRIED, 2)

    return sprite((-half - 4, -height - 4, half + 4, 4), draw, seed=f"{height}")


@lru_cache(maxsize=1)
def _grave() -> Sprite:
    return sprite((-30, -90, 30, 6), lambda c: gravestone(c, 30, 62), size=0.62)


def _spear(won: bool) -> Sprite:
    """An occupied area; red on the day with enough of them to win."""
    return mark(arms.full_spear, 28, SHU if won else SUMI)
