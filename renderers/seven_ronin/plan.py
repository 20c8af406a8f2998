"""The secret planning board: the village now, with one seat's draft drawn in.

The Attacker's draft is spearheads with numbers: white below the limit, black at the limit, red if wrong. The
Defender's draft is the ronin at the places they go to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.engine.form import Filled, Form
from bot.engine.question import Fact, Problem
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.view import RoninView, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.marks import SPEARHEAD, arms, coin, mark, people, piece, signs
from renderers.kit.sizes import LEAST, LOUD, MARGIN, WIDTH
from renderers.kit.strokes import ring
from renderers.palette import SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_ronin import tokens
from renderers.seven_ronin.formation import FEET
from renderers.seven_ronin.ground import RING
from renderers.seven_ronin.layout import BAND, COUNTS, HALF, HOOD, NAMES, PEARL, POND, SPOTS
from renderers.seven_ronin.ninja import ninja
from renderers.seven_ronin.parchment import SHEET, parchment
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.plan_foot import PALE_INK, Sum, draw_muster, draw_note, draw_sums
from renderers.seven_ronin.plates import Plate, State, draw_plate
from renderers.seven_ronin.ronin import portrait, ronin
from renderers.type import Face, fit

ATTACK = "plan.attack"
DEFEND = "plan.defend"

MADE_ROOM = -84
"""The shift of the Market's plate if the bonus is shown beside it."""
SMALL = 0.8
"""The size of figures that are there already."""
SENT = 0.96
"""The size of ronin who will go there."""


def draw_plan(view: VillageView, words: Words, form: Form[object], filled: Filled) -> Sheet:
    """The planning board of the seat that is asked."""
    sheet = Sheet(parchment().copy())
    problems = form.problems(filled)
    wrong = frozenset(_places_in(problems))
    _title(sheet, view, words, form.prompt)
    _village(sheet, view, words, room_beside_market=form.prompt == ATTACK and bool(_bonus(form)))
    if form.prompt == ATTACK:
        _attack(sheet, view, words, form, filled, wrong)
    else:
        _defence(sheet, view, words, form, filled, wrong)
    draw_note(sheet, words, problems, _price(view, words, form, filled))
    return sheet


def _bonus(form: Form[object]) -> int:
    bonus = form.facts.get("bonus", 0)
    return bonus if isinstance(bonus, int) else 0


def _places_in(problems: Sequence[Problem]) -> Iterator[str]:
    """The places named in a problem."""
    for problem in problems:
        for fact in problem.facts.values():
            parts: tuple[Fact, ...] = fact if isinstance(fact, tuple) else (fact,)
            yield from (part for part in parts if isinstance(part, str) and part.startswith("area:"))


def _title(sheet: Sheet, view: VillageView, words: Words, prompt: str) -> None:
    y = BAND / 2 + 8
    secret = fit(words.say("picture-plan-secret"), Face.LABEL, LEAST, 480, LEAST)
    sheet.line(WIDTH - MARGIN - 14, y, secret, PALE_INK, "rm")
    title = words.say("picture-plan-of", day=view.round)
    room = WIDTH - 2 * MARGIN - secret.width - 130
    sheet.paste(mark(people.hood if prompt == ATTACK else people.hat, 46), MARGIN + 36, y)
    sheet.line(MARGIN + 70, y, fit(title, Face.TITLE_BOLD, 44, room, LEAST), SUMI)


def _village(sheet: Sheet, view: VillageView, words: Words, *, room_beside_market: bool) -> None:
    """Plates with the limits, and the ninja that are there already."""
    areas = {area.key: area for area in view.areas}
    for place, spot in SPOTS.items():
        area = areas.get(place)
        there = view.market_ninja if area is None else area.ninja
        state: State = "free" if area is None or not there else "occupied" if area.occupied else "attacked"
        limit = None if area is None else area.limit
        aside = MADE_ROOM if place == MARKET and room_beside_market else spot.aside
        plate = Plate((spot.x + aside, spot.y), NAMES, place, words.label(place), limit)
        draw_plate(sheet, plate, state)
        if there:
            x, y = spot.x - HALF + HOOD * 0.46, spot.y - FEET
            sheet.paste(ninja(SMALL), x + HOOD * 0.5 + 22, y)
            tokens.ninja_count(sheet, x, y - 34, str(there), HOOD, COUNTS)


def _side(place: str) -> Point:
    """The place of a draft: at the right side of the area, above its plate."""
    spot = SPOTS[place]
    return spot.x + HALF - 44, spot.y - 52


# The Attacker


def _attack(
    sheet: Sheet, view: VillageView, words: Words, form: Form[object], filled: Filled, wrong: frozenset[str]
) -> None:
    sent = filled.counts
    limits = {area.key: area.limit for area in view.areas} | {MARKET: 1}
    for one in view.ronin:
        if one.place is not None:
            spot = SPOTS[one.place]
            _stand(sheet, [one], [(spot.x - 14, spot.y - FEET)], SENT)
    for place in (*RING, MARKET):
        _spear(sheet, place, sent.get(place, 0), limits[place], place in wrong)
    bonus = _bonus(form)
    if bonus:
        x, y = SPOTS[MARKET].x - 6, SPOTS[MARKET].y
        _chip(sheet, words.say("picture-plan-bonus", bonus=bonus), x, y)
    _living(sheet, view)
    draw_sums(sheet, words, _sums(view, words, form, sent.values(), sum(key != MARKET for key in sent)))


def _sums(
    view: VillageView, words: Words, form: Form[object], sent: Iterable[int], attacked: int
) -> tuple[Sum, Sum, Sum]:
    """The numbers of ninja sent, areas attacked and ninja left, each with its limit."""
    total, least = sum(sent), form.facts.get("least", view.round)
    lowest = least if isinstance(least, int) else view.round
    return (
        Sum(total, "picture-plan-sent", words.say("picture-plan-least", least=lowest), total >= lowest),
        Sum(
            attacked,
            "picture-plan-areas",
            words.say("picture-plan-threat", threat=view.threat),
            attacked <= view.threat,
        ),
        Sum(
            view.reserve - total,
            "picture-plan-reserve",
            words.say("picture-plan-reserve-now", reserve=view.reserve),
            total <= view.reserve,
        ),
    )


def _spear(sheet: Sheet, place: str, sent: int, limit: int, bad: bool) -> None:
    """The number of ninja sent to a place."""
    x, y = _side(place)
    if not sent:
        sheet.paste(_spearhead("empty", 26), x, y + 10)
        return
    # Above the limit only because of the Market: a gold plus shows that a bonus is used here.
    full, over = sent == limit, sent > limit
    sheet.paste(_spearhead("wrong" if bad else "full" if full or over else "open", 38), x, y - 4)
    ink = YUKI if bad or full or over else SUMI
    sheet.line(x, y - 3, fit(str(sent), Face.NUMBER, LOUD, 56, LOUD), ink, "mm")
    if bad:
        sheet.paste(ring(52, 56, SHU), x, y - 5)
    elif over:
        sheet.paste(coin(signs.plus, 17, YAMABUKI), x + 34, y + 34)


def _living(sheet: Sheet, view: VillageView) -> None:
    """On the pond: the wounds each ronin can still take, and the silenced ones."""
    living = [one for one in view.ronin if not one.fallen]
    left, top, right, _ = POND
    for row, line in enumerate((living[:4], living[4:])):
        pitch = (right - left) / 4 - 3
        start = (left + right) / 2 - len(line) * pitch / 2
        for column, one in enumerate(line):
            x, y = start + column * pitch - 14, top - 10 + row * 64
            sheet.paste(portrait(one.key, 46, 58, False), x, y)
            sheet.text(x + 50, y + 30, str(one.endurance - one.wounds), Face.NUMBER, 40, SUMI)
            if one.silenced:
                sheet.paste(tokens.badge("silenced", 14), x + 12, y + 50)


# The Defender


def _defence(
    sheet: Sheet, view: VillageView, words: Words, form: Form[object], filled: Filled, wrong: frozenset[str]
) -> None:
    goals = filled.choices
    seven = {one.key: one for one in view.ronin}
    sent: dict[str, list[RoninView]] = {}
    for one in view.ronin:
        place = one.place if one.key not in form.by_key else goals.get(one.key)
        if place is not None and not one.fallen:
            sent.setdefault(place, []).append(seven[one.key])
    for place, group in sent.items():
        x, y = _side(place)
        pitch = min(66, 150 / len(group))
        left = x - 14 - (len(group) - 1) * pitch
        feet = SPOTS[place].y - FEET
        _stand(sheet, group, [(left + index * pitch, feet) for index in range(len(group))], SENT)
        if place in wrong:
            across = round((len(group) - 1) * pitch / 2 + 62)
            sheet.paste(ring(across, 62, SHU), (2 * left + (len(group) - 1) * pitch) / 2 + 12, y + 2)
    for place in RING:
        if place not in sent:
            x, y = _side(place)
            sheet.paste(_nobody(), x, y + 26)
    _enemy(sheet, view, words)
    draw_muster(sheet, view, words, form, goals)


def _stand(sheet: Sheet, group: Sequence[RoninView], feet: Sequence[Point], size: float) -> None:
    """Ronin on the map: first all figures, then their remaining wounds and the mark of kept ones."""
    for one, (x, y) in zip(group, feet, strict=True):
        sheet.paste(ronin(one.key, size), x, y)
    for one, (x, y) in zip(group, feet, strict=True):
        tokens.draw_life(sheet, x + 34 * size, y - 22, one.endurance - one.wounds, PEARL, COUNTS)
        if one.kept:
            sheet.paste(tokens.badge("kept", 17), x - 28 * size, y - 78 * size)


def _price(view: VillageView, words: Words, form: Form[object], filled: Filled) -> str:
    """The Defender's losses by this plan: areas with ninja and no ronin, and a warning if they could lose the
    game."""
    if form.prompt != DEFEND:
        return ""
    goals = set(filled.choices.values())
    left = sum(area.ninja > 0 and not area.ronin and area.key not in goals for area in view.areas)
    if not left:
        return ""
    return words.say("picture-plan-price", areas=left, lost=left >= FIGURES.winning_areas - 1)


def _enemy(sheet: Sheet, view: VillageView, words: Words) -> None:
    """On the pond: the ninja's options today."""
    left, top, right, bottom = POND
    middle = (top + bottom) / 2
    for y, sign, number, label in (
        (middle - 34, mark(arms.spear, 60), view.threat, words.say("picture-plan-may-attack")),
        (middle + 34, mark(people.hood, 54), view.reserve, words.say("picture-plan-in-reserve")),
    ):
        sheet.paste(sign, left + 24, y + 2)
        end = sheet.text(left + 56, y, str(number), Face.NUMBER, LOUD, SUMI) + 12
        sheet.line(end, y + 2, fit(label, Face.LABEL, 40, right - 60 - end, LEAST), PALE_INK)


def _spearhead(kind: str, radius: int) -> Sprite:
    size = round(radius * 2.76)
    if kind == "empty":
        return piece(SPEARHEAD, size, SHEET, line=mix(WASHI, SUMI, 0.55), edge=0)
    return piece(SPEARHEAD, size, {"open": YUKI, "full": SUMI, "wrong": SHU}[kind], line=SUMI)


def _chip(sheet: Sheet, text: str, x: float, y: float) -> None:
    line = fit(text, Face.LABEL_BOLD, LEAST, 170, LEAST)
    width = round(line.width) + 20
    sheet.paste(_chip_ground(width), x + width / 2, y)
    sheet.line(x + width / 2, y + 22, line, SUMI, "mm")


@lru_cache(maxsize=16)
def _chip_ground(width: int) -> Sprite:
    half = width / 2
    return sprite((-half - 4, -4, half + 4, 50), lambda c: c.slab((-half, 0, half, 46), 7, YAMABUKI, 2.6))


@lru_cache(maxsize=1)
def _nobody() -> Sprite:
    """Two empty footprints: no ronin is sent here yet."""

    def draw(c: Canvas) -> None:
        pale = mix(WASHI, SUMI, 0.55)
        for x, y in ((-11, 4), (11, -2)):
            turns = [
                (x + 6 * dx, y + 13 * dy)
                for dx, dy in ((0, -1), (1, -0.3), (0.7, 0.9), (-0.7, 0.9), (-1, -0.3))
            ]
            stroke(c, turns, 2.6, pale, closed=True, smooth=True)

    return sprite((-24, -20, 24, 22), draw)
