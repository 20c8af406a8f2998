"""The picture after the end: the village at dawn or in flames, the score, the samurai, the rounds."""

from __future__ import annotations

from PIL import Image

from bot.games.seven_samurai.view import Result, RoundRecord, SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.palette import NIGHT, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.paper import scrap
from renderers.seven_samurai import alt, labels
from renderers.seven_samurai.band import draw_band
from renderers.seven_samurai.gestures import draw_cut
from renderers.seven_samurai.hill import DAWN, FLAMES
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.tokens import slip, wound_drops
from renderers.seven_samurai.village import WIDTH, scene
from renderers.type import Face, fit

HEIGHT = 1040
HEADLINE = 98
"""The upper edge of the headline."""
SEAL = (196, 420)
"""The middle of the score's seal."""
CHART: Box = (884, 262, 1256, 642)
FACES_Y = 846
"""The middle of the samurai's portraits."""
REASONS = {"death": "wound", "farms": "farm", "families": "doll", "held": "talent"}


def title(result: Result, words: Words) -> tuple[str, str]:
    """Won or lost, and why."""
    fallen = "" if result.fallen is None else labels.name(words, result.fallen)
    return (
        words.say("picture-step-over", won=result.won),
        words.say(f"picture-ending-{result.reason}", samurai=fallen, unwounded=result.unwounded),
    )


def draw_ending(view: TableView, result: Result, words: Words) -> Image.Image:
    mood = DAWN if result.won else FLAMES
    sheet = Sheet(scene(view.village, HEIGHT, mood).copy())
    draw_band(sheet, view, words)
    _headline(sheet, *title(result, words))
    if result.won:
        _score(sheet, result, words)
    else:
        _cause(sheet, result)
    _rounds(sheet, view.records, words)
    _samurai(sheet, view, words)
    return sheet.image


def _headline(sheet: Sheet, text: str, reason: str) -> None:
    first = fit(text, Face.TITLE_BOLD, 66, 900, 40)
    second = fit(reason, Face.TITLE, 34, 900, 24)
    half = max(first.width, second.width) / 2 + 44
    box = (WIDTH / 2 - half, HEADLINE, WIDTH / 2 + half, HEADLINE + 140)
    sheet.ink(box, lambda canvas: scrap(canvas, box, "headline", WASHI, 2.6), margin=8)
    sheet.line(WIDTH / 2, HEADLINE + 52, first, SUMI, "mm")
    sheet.line(WIDTH / 2, HEADLINE + 108, second, mix(SUMI, WASHI, 0.25), "mm")


def _seal(sheet: Sheet, ground: Colour) -> None:
    x, y = SEAL

    def draw(canvas: Canvas) -> None:
        canvas.slab((x - 134, y - 134, x + 134, y + 134), 20, YUKI)
        canvas.slab((x - 126, y - 126, x + 126, y + 126), 15, ground, 2.4)
        canvas.slab((x - 112, y - 112, x + 112, y + 112), 9, YUKI)
        canvas.slab((x - 107, y - 107, x + 107, y + 107), 6, ground)

    sheet.ink((x - 138, y - 138, x + 138, y + 138), draw)


def _score(sheet: Sheet, result: Result, words: Words) -> None:
    """The score with the plus signs of its level, on a red seal."""
    x, y = SEAL
    _seal(sheet, SHU)
    number = fit(f"{result.score}{result.suffix}", Face.NUMBER, 112, 196, 56)
    sheet.line(x, y - 18, number, YUKI, "mm")
    points = fit(words.say("picture-points", score=result.score), Face.LABEL_BOLD, 36, 190, 24)
    sheet.line(x, y + 68, points, YUKI, "mm")


def _cause(sheet: Sheet, result: Result) -> None:
    """What broke the village, on a black seal."""
    _seal(sheet, NIGHT)
    sheet.paste(mark(REASONS[result.reason], 150, SHU, NIGHT), *SEAL)


def _rounds(sheet: Sheet, records: tuple[RoundRecord, ...], words: Words) -> None:
    """What each round left: farms, families, barricades, wounds, intruders."""
    left, top, right, _ = CHART
    rows = ("farm", "doll", "wall", "wound", "intruder")
    pitch = 58
    box = (left, top, right, top + 74 + pitch * len(rows) + 10)
    sheet.ink(box, lambda canvas: scrap(canvas, box, "rounds", WASHI, 2.4), margin=8)
    label = fit(words.say("picture-rounds"), Face.LABEL, 28, 112, 20)
    sheet.line(left + 24, top + 40, label, mix(SUMI, WASHI, 0.3))
    columns = [left + 184 + place * 72 for place in range(3)]
    for place, record in enumerate(records[:3]):
        sheet.text(columns[place], top + 40, str(record.round), Face.TITLE_BOLD, 40, SUMI, "mm")
    for row, name in enumerate(rows):
        y = top + 96 + row * pitch
        sheet.draw.line((left + 18, y - 30, right - 18, y - 30), fill=mix(WASHI, SUMI, 0.25), width=2)
        sheet.paste(mark(name, 42, SUMI, WASHI), left + 58, y)
        for place, record in enumerate(records[:3]):
            sheet.text(columns[place], y, str(_figure(record, name)), Face.NUMBER, 36, SUMI, "mm")


def _figure(record: RoundRecord, name: str) -> int:
    return {
        "farm": record.farms,
        "doll": record.families,
        "wall": record.barricades,
        "wound": record.wounds,
        "intruder": record.intruders,
    }[name]


def _samurai(sheet: Sheet, view: TableView, words: Words) -> None:
    """Everybody as they came out of it."""
    pitch = min(176, (WIDTH - 40) // len(view.samurai))
    for place, samurai in enumerate(view.samurai):
        x = WIDTH / 2 + (place - (len(view.samurai) - 1) / 2) * pitch
        _face(sheet, samurai, labels.name(words, samurai.seat), x, pitch - 12)
        if samurai.dead:
            draw_cut(sheet, (x - 60, FACES_Y - 66, x + 60, FACES_Y + 66))
            sheet.paste(slip(words.say("picture-fallen"), 28, SHU, tilt=5), x, FACES_Y + 56)


def _face(sheet: Sheet, samurai: SamuraiView, name: str, x: float, room: float) -> None:
    sheet.paste(roundel(samurai.seat, samurai.beast, 70), x, FACES_Y)
    line = fit(name, Face.TITLE, 32, room, 22)
    sheet.line(x, FACES_Y + 104, line, YUKI, "mm")
    drops = wound_drops(samurai.wounds, 22, upright=False)
    sheet.paste(drops, x - (drops.image.width - 8) / 2, FACES_Y + 130)


def describe(view: TableView, result: Result, words: Words) -> str:
    """The text that stands for the picture."""
    first, second = title(result, words)
    score = [words.say("alt-score", score=f"{result.score}{result.suffix}")] if result.won else []
    rounds = [
        words.say(
            "alt-round",
            round=record.round,
            farms=record.farms,
            families=record.families,
            barricades=record.barricades,
            wounds=record.wounds,
            intruders=record.intruders,
        )
        for record in view.records
    ]
    people = [alt.how_he_came_out(samurai, words) for samurai in view.samurai]
    how = [words.say("sentence", text=text) for text in (first, second)]
    return words.run_on([*how, *score, *rounds, *people], alt.MOST)
