"""The chart at the end: ninja, wounds and occupied areas day by day, and the decisive moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import RoundRecord, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, shape, sprite, stroke
from renderers.kit.marks import arms, mark, people
from renderers.kit.strokes import seal
from renderers.palette import (
    ASAGI,
    DRIED,
    KINAKO,
    SHU,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    mix,
    pigment,
)
from renderers.paper import scrap
from renderers.seven_ronin import tokens
from renderers.seven_ronin.grounds import gravestone
from renderers.type import Face, fit, wrap

WIDTH, HEIGHT = 1200, 1000
LEAST = 30
DESK = pigment("141827")
LEFT, RIGHT = 236, 1150
"""Where the days run."""
LABELS = 52
DAYS_Y = 168
NINJA = (196, 400)
WOUNDS = (428, 540)
FALLEN_FOOT = 612
AREAS = (644, 812)
"""The strips, top and foot; graves stand between wounds and areas."""
SPEAR_PITCH = 30
CARDS = (836, 968)
PALE_INK = mix(SUMI, WASHI, 0.3)
RESERVE = mix(ASAGI, WASHI, 0.45)
LEAST_WOUNDS = 10
"""The wounds' scale reaches at least so far."""
MOST_NINJA = FIGURES.reserve + FIGURES.pool


@dataclass(frozen=True, slots=True)
class Moment:
    """A day that decided the game, and why."""

    day: int
    text: str


def moments(view: VillageView, words: Words) -> list[Moment]:
    """Up to three decisive days, in order: the bloodiest, the one with most fallen, the last."""
    found: dict[int, Moment] = {}
    if view.records:
        last = view.records[-1]
        found[last.round] = Moment(
            last.round,
            words.say("picture-moment-end", day=last.round, occupied=last.occupied, fallen=last.fallen),
        )
    changes = list(_changes(view.records))
    falls = max(changes, key=lambda change: change[1], default=(0, 0, 0))
    if falls[1]:
        found.setdefault(
            falls[0],
            Moment(falls[0], words.say("picture-moment-fall", day=falls[0], fallen=falls[1])),
        )
    blood = max(
        (change for change in changes if change[0] not in found), key=lambda c: c[2], default=(0, 0, 0)
    )
    if blood[2] > 0:
        found.setdefault(
            blood[0],
            Moment(blood[0], words.say("picture-moment-blood", day=blood[0], wounds=blood[2])),
        )
    return [found[day] for day in sorted(found)]


def _changes(records: Sequence[RoundRecord]) -> Iterator[tuple[int, int, int]]:
    """By day: how many ronin fell and how many wounds were added."""
    start = RoundRecord(0, 0, 0, 0, 0, 0)
    for before, after in pairwise((start, *records)):
        yield after.round, after.fallen - before.fallen, after.wounds - before.wounds


def draw_chart(view: VillageView, words: Words) -> Sheet:
    sheet = Sheet(_paper().copy())
    _title(sheet, view, words)
    decisive = moments(view, words)
    days = len(view.threats)
    pitch = (RIGHT - LEFT) / days
    for moment in decisive:
        sheet.paste(
            _gold_day(round(pitch - 8), AREAS[1] - NINJA[0] + 62), LEFT + (moment.day - 1) * pitch + 4, 142
        )
    for day in range(1, days + 1):
        x = LEFT + (day - 0.5) * pitch
        played = day <= len(view.records)
        sheet.text(x, DAYS_Y, str(day), Face.NUMBER, 34, SUMI if played else mix(WASHI, SUMI, 0.35), "mm")
    _labels(sheet, words)
    for record in view.records:
        _day(sheet, record, view, LEFT + (record.round - 0.5) * pitch, pitch)
    _cards(sheet, decisive)
    return sheet


def title(view: VillageView, words: Words) -> str:
    return words.say("picture-step-over", winner=view.winner or "")


def _title(sheet: Sheet, view: VillageView, words: Words) -> None:
    attacker = view.winner is not None and view.winner.endswith("attacker")
    sheet.paste(seal(people.hood if attacker else people.hat, 84), 92, 88)
    line = fit(title(view, words), Face.TITLE_BOLD, 58, 640, LEAST)
    end = sheet.line(152, 84, line)
    day = words.say("picture-chart-day", day=view.round, days=len(view.threats))
    sheet.line(RIGHT, 90, fit(day, Face.LABEL, 34, RIGHT - end - 30, LEAST), PALE_INK, "rm")


def _labels(sheet: Sheet, words: Words) -> None:
    room = LEFT - LABELS - 14
    for (top, foot), message, sign in (
        (NINJA, "picture-chart-ninja", mark(people.hood, 44)),
        (WOUNDS, "picture-chart-wounds", tokens.wound(15, False)),
        (AREAS, "picture-chart-areas", mark(arms.spear, 46)),
    ):
        sheet.paste(sign, LABELS + 16, top + 30)
        sheet.line(LABELS + 42, top + 30, fit(words.say(message), Face.LABEL_BOLD, 30, room - 40, 26), SUMI)
        sheet.paste(_floor(round(RIGHT - LEFT)), LEFT, foot)
    goal = AREAS[1] - 16 - (FIGURES.winning_areas - 0.5) * SPEAR_PITCH - 6
    sheet.paste(_goal(round(RIGHT - LEFT)), LEFT, goal)
    sheet.text(LEFT - 14, goal, str(FIGURES.winning_areas), Face.NUMBER, 30, PALE_INK, "rm")
    sheet.paste(_grave(), LABELS + 16, FALLEN_FOOT)
    fallen = fit(words.say("picture-chart-fallen"), Face.LABEL_BOLD, 30, room - 40, 26)
    sheet.line(LABELS + 42, FALLEN_FOOT - 22, fallen, SUMI)
    top = NINJA[0] + 84
    for place, (filled, message) in enumerate(
        ((True, "picture-chart-board"), (False, "picture-chart-reserve"))
    ):
        y = top + place * 46
        sheet.paste(_swatch(filled), LABELS + 16, y)
        sheet.line(LABELS + 42, y, fit(words.say(message), Face.LABEL, 30, room - 40, 26), PALE_INK)


def _day(sheet: Sheet, record: RoundRecord, view: VillageView, x: float, pitch: float) -> None:
    """One column: ninja on the board below those in reserve; wounds and graves; areas."""
    width = round(pitch * 0.5)
    top, foot = NINJA
    scale = (foot - top - 34) / MOST_NINJA
    board, reserve = round(record.board * scale), round(record.reserve * scale)
    sheet.paste(_bar(width, board, reserve), x, foot)
    sheet.text(
        x, foot - board - reserve - 20, str(record.board + record.reserve), Face.NUMBER, 30, SUMI, "mm"
    )
    foot = WOUNDS[1]
    most = max(LEAST_WOUNDS, *(other.wounds for other in view.records))
    height = round((foot - WOUNDS[0] - 40) * record.wounds / most)
    sheet.paste(_blood(width, height), x, foot)
    sheet.text(x, foot - height - 20, str(record.wounds), Face.NUMBER, 30, DRIED, "mm")
    graves = _fell(view.records, record)
    for grave in range(graves):
        sheet.paste(_grave(), x + (grave - (graves - 1) / 2) * min(26, pitch * 0.8 / graves), FALLEN_FOOT)
    foot = AREAS[1]
    for place in range(min(record.occupied, FIGURES.winning_areas)):
        sheet.paste(_spear(record.occupied >= FIGURES.winning_areas), x, foot - 16 - place * SPEAR_PITCH)


def _fell(records: Sequence[RoundRecord], record: RoundRecord) -> int:
    before = records[record.round - 2].fallen if record.round > 1 else 0
    return record.fallen - before


def _cards(sheet: Sheet, decisive: Sequence[Moment]) -> None:
    if not decisive:
        return
    top, foot = CARDS
    width = (WIDTH - 2 * LABELS - 16 * (len(decisive) - 1)) / len(decisive)
    for place, moment in enumerate(decisive):
        left = LABELS + place * (width + 16)
        sheet.paste(_card(round(width), foot - top), left, top)
        sheet.text(left + 48, (top + foot) / 2, str(moment.day), Face.NUMBER, 56, SUMI, "mm")
        lines = wrap(moment.text, Face.TITLE, 32, width - 112, 3, LEAST)
        y = (top + foot) / 2 - (len(lines) - 1) * 19
        for line in lines:
            sheet.line(left + 96, y, line, SUMI)
            y += 38


@cache
def _paper() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, DESK, seed="chart")
    scrap(canvas, (16, 16, WIDTH - 16, HEIGHT - 16), "chart", mix(WASHI, KINAKO, 0.06))
    stroke(canvas, [(LABELS, 134), (RIGHT, 132)], 2.4, SUMI, taper=(0.5, 0.3))
    return canvas.reduced()


@lru_cache(maxsize=8)
def _gold_day(width: int, height: int) -> Sprite:
    fill = mix(YAMABUKI, WASHI, 0.62)
    return sprite((0, 0, width, height), lambda c: c.slab((0, 0, width, height), 10, fill))


@lru_cache(maxsize=2)
def _goal(length: int) -> Sprite:
    """The broken line that the Attacker wants to reach."""

    def draw(c: Canvas) -> None:
        for x in range(0, length, 18):
            stroke(c, [(x, 0), (x + 9, 0)], 2, PALE_INK, taper=BLUNT)

    return sprite((-4, -4, length + 12, 4), draw)


@lru_cache(maxsize=8)
def _floor(length: int) -> Sprite:
    return sprite((-4, -4, length + 4, 6), lambda c: stroke(c, [(0, 0), (length, 0)], 2.6, SUMI, taper=BLUNT))


@lru_cache(maxsize=4)
def _swatch(filled: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        shape(c, "-12,-12 12,-12 12,12 -12,12", SUMI if filled else RESERVE, 2)

    return sprite((-16, -16, 16, 16), draw)


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
    """An occupied area; red on the day when there are enough of them."""
    return mark(arms.full_spear, 28, SHU if won else SUMI)


@lru_cache(maxsize=16)
def _card(width: int, height: int) -> Sprite:
    def draw(c: Canvas) -> None:
        c.slab((3, 3, width - 3, height - 3), 8, YUKI, 2.4)
        c.slab((3, 3, 86, height - 3), 8, YAMABUKI)
        c.fill([(70, 3), (86, 3), (86, height - 3), (70, height - 3)], YAMABUKI)
        stroke(c, [(86, 3), (86, height - 3)], 2.4, SUMI, taper=BLUNT)

    return sprite((0, 0, width, height), draw)
