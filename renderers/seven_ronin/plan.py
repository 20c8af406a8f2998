"""The secret planning board: the village as it is, with one seat's draft drawn in.

The Attacker's draft is spearheads with numbers; a white one may still grow, a black one is at its
limit, a red one is wrong. The Defender's draft is the ronin themselves, where they are to go.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.engine.question import Draft, Fact, Form, Problem
from bot.games.seven_ronin.view import RoninView, VillageView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.marks import SPEARHEAD, arms, coin, mark, people, piece, signs
from renderers.kit.strokes import ring
from renderers.palette import SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_ronin import tokens
from renderers.seven_ronin.ground import RING
from renderers.seven_ronin.ninja import ninja
from renderers.seven_ronin.parchment import SHEET, SPOTS, WIDTH, parchment
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.plan_foot import LEAST, PALE_INK, draw_muster, draw_note, draw_sums
from renderers.seven_ronin.plates import Plate, Setting, State, draw_plate
from renderers.seven_ronin.ronin import portrait, ronin
from renderers.type import Face, fit

ATTACK = "plan.attack"
DEFEND = "plan.defend"

PLATES = Setting(30, 176, LEAST)


def draw_plan(view: VillageView, words: Words, form: Form[object], draft: Draft) -> Sheet:
    """The planning board of the seat that is asked."""
    sheet = Sheet(parchment().copy())
    problems = form.problems(draft)
    wrong = frozenset(_places_in(problems))
    _title(sheet, view, words, form.prompt)
    _village(sheet, view, words, free_market=form.prompt == DEFEND or not _bonus(form))
    if form.prompt == ATTACK:
        _attack(sheet, view, words, form, draft, wrong)
    else:
        _defence(sheet, view, words, form, draft, wrong)
    draw_note(sheet, words, problems)
    return sheet


def _bonus(form: Form[object]) -> int:
    bonus = form.facts.get("bonus", 0)
    return bonus if isinstance(bonus, int) else 0


def _places_in(problems: Sequence[Problem]) -> Iterator[str]:
    """The places that a problem names."""
    for problem in problems:
        for fact in problem.facts.values():
            parts: tuple[Fact, ...] = fact if isinstance(fact, tuple) else (fact,)
            yield from (part for part in parts if isinstance(part, str) and part.startswith("area:"))


def _title(sheet: Sheet, view: VillageView, words: Words, prompt: str) -> None:
    title = fit(words.say("picture-plan"), Face.TITLE_BOLD, 42, 260, LEAST)
    end = sheet.line(44, 58, title)
    day = fit(words.say("picture-plan-day", day=view.round), Face.LABEL, 30, 150, LEAST)
    sheet.line(end + 16, 62, day, PALE_INK)
    secret = fit(words.say("picture-plan-secret"), Face.LABEL, 30, 300, LEAST)
    sheet.line(WIDTH - 44, 60, secret, PALE_INK, "rm")
    x = WIDTH - 44 - secret.width - 26
    sheet.paste(mark(people.hood if prompt == ATTACK else people.hat, 38), x, 60)


def _village(sheet: Sheet, view: VillageView, words: Words, *, free_market: bool) -> None:
    """Plates, and the ninja who are there already."""
    areas = {area.key: area for area in view.areas}
    for place, at in SPOTS.items():
        area = areas.get(place)
        there = view.market_ninja if area is None else area.ninja
        state: State = "free" if area is None or not there else "occupied" if area.occupied else "attacked"
        limit = None if area is None else area.limit
        shift = 0 if area is not None or free_market else -70
        name = words.label(place)
        draw_plate(sheet, Plate((at[0] + shift, at[1]), PLATES, place, name, limit), state)
        if there:
            x, y = at[0] + (4 if area is not None else 14), at[1] - 4
            sheet.paste(ninja(0.8), x, y)
            tokens.ninja_count(sheet, x - 34, y - 20, str(there), 20, LEAST)


def _side(place: str) -> Point:
    """Where a draft is drawn: to the right of the place's drawing, above its plate."""
    x, y = SPOTS[place]
    if place == MARKET:
        return x + 106, y - 50
    return (x + 100, y - 50)


# The Attacker


def _attack(
    sheet: Sheet, view: VillageView, words: Words, form: Form[object], draft: Draft, wrong: frozenset[str]
) -> None:
    sent = form.fill(draft).counts
    limits = {area.key: area.limit for area in view.areas} | {MARKET: 1}
    for place in (*RING, MARKET):
        x, y = _side(place)
        ninja_sent = sent.get(place, 0)
        if not ninja_sent:
            sheet.paste(_spear("empty", 22), x, y + 8)
            continue
        over = ninja_sent > limits[place]
        full = ninja_sent == limits[place]
        bad = place in wrong
        sheet.paste(_spear("wrong" if bad else "full" if full or over else "open", 33), x, y)
        ink = SUMI if not (bad or full or over) else YUKI
        number = fit(str(ninja_sent), Face.NUMBER, 46, 48, LEAST)
        sheet.line(x, y - 2, number, ink, "mm")
        if bad:
            sheet.paste(ring(46, 50, SHU), x, y - 3)
        elif over:
            # Beyond the limit thanks to the Market: a gold plus says that a bonus is spent here.
            sheet.paste(coin(signs.plus, 14, YAMABUKI), x + 30, y + 28)
    bonus = _bonus(form)
    if bonus:
        x, y = SPOTS[MARKET]
        _chip(sheet, words.say("picture-plan-bonus", bonus=bonus), x + 84, y)
    _living(sheet, view)
    total = sum(sent.values())
    attacked = sum(place != MARKET for place in sent)
    least = form.facts.get("least", view.round)
    draw_sums(
        sheet,
        (
            (
                str(total),
                words.say("picture-plan-sent"),
                words.say("picture-plan-least", least=least),
                total >= int(str(least)),
            ),
            (
                str(attacked),
                words.say("picture-plan-areas"),
                words.say("picture-plan-threat", threat=view.threat),
                attacked <= view.threat,
            ),
            (
                str(view.reserve - total),
                words.say("picture-plan-reserve"),
                words.say("picture-plan-reserve-now", reserve=view.reserve),
                total <= view.reserve,
            ),
        ),
    )


def _living(sheet: Sheet, view: VillageView) -> None:
    """In the middle of the ring: what every ronin can still take, and who is kept where."""
    living = [one for one in view.ronin if not one.fallen]
    rows = (living[:4], living[4:])
    for row, line in enumerate(rows):
        for column, one in enumerate(line):
            x = 450 - len(line) * 68 / 2 + column * 68
            y = 276 + row * 58
            sheet.paste(portrait(one.key, 36, 46, False), x, y)
            sheet.text(x + 41, y + 23, str(one.endurance - one.wounds), Face.NUMBER, LEAST, SUMI)
            if one.silenced:
                sheet.paste(tokens.badge("silenced", 12), x + 3, y + 42)
    for one in view.ronin:
        if one.place is not None:
            x, y = SPOTS[one.place]
            _stand(sheet, [one], [(x + 48, y - 6)], 0.62)


# The Defender


def _defence(
    sheet: Sheet, view: VillageView, words: Words, form: Form[object], draft: Draft, wrong: frozenset[str]
) -> None:
    goals = form.fill(draft).choices
    seven = {one.key: one for one in view.ronin}
    sent: dict[str, list[RoninView]] = {}
    for one in view.ronin:
        place = one.place if one.key not in form.by_key else goals.get(one.key)
        if place is not None and not one.fallen:
            sent.setdefault(place, []).append(seven[one.key])
    for place, group in sent.items():
        x, y = _side(place)
        pitch = min(54, 108 / len(group))
        left = x - (len(group) - 1) * pitch / 2 - 6 * (len(group) > 1)
        _stand(sheet, group, [(left + index * pitch, y + 40) for index in range(len(group))], 0.86)
        if place in wrong:
            sheet.paste(ring(58, 56, SHU), x, y)
    for place in RING:
        if place not in sent:
            x, y = _side(place)
            sheet.paste(_nobody(), x, y + 26)
    _enemy(sheet, view, words)
    draw_muster(sheet, view, words, form, goals)


def _stand(sheet: Sheet, group: Sequence[RoninView], feet: Sequence[Point], size: float) -> None:
    """Ronin on the map: first all figures, then what each can still take, and who is kept."""
    for one, (x, y) in zip(group, feet, strict=True):
        sheet.paste(ronin(one.key, size), x, y)
    for one, (x, y) in zip(group, feet, strict=True):
        sheet.paste(tokens.life(19), x + 24 * size, y - 12)
        left = str(one.endurance - one.wounds)
        sheet.text(x + 24 * size, y - 12.5, left, Face.NUMBER, LEAST, anchor="mm")
        if one.kept:
            sheet.paste(tokens.badge("kept", 15), x - 24 * size, y - 70 * size)


def _enemy(sheet: Sheet, view: VillageView, words: Words) -> None:
    """In the middle of the ring: what the ninja can do today."""
    for y, sign, number, label in (
        (298, mark(arms.spear, 56), view.threat, words.say("picture-plan-may-attack")),
        (368, mark(people.hood, 48), view.reserve, words.say("picture-plan-in-reserve")),
    ):
        sheet.paste(sign, 352, y + 4)
        end = sheet.text(384, y, str(number), Face.NUMBER, 46, SUMI) + 12
        sheet.line(end, y + 2, fit(label, Face.LABEL, 30, 590 - end, LEAST), PALE_INK)


def _spear(kind: str, radius: int) -> Sprite:
    size = round(radius * 2.76)
    if kind == "empty":
        return piece(SPEARHEAD, size, SHEET, line=mix(WASHI, SUMI, 0.42), edge=0)
    return piece(SPEARHEAD, size, {"open": YUKI, "full": SUMI, "wrong": SHU}[kind], line=SUMI)


def _chip(sheet: Sheet, text: str, x: float, y: float) -> None:
    line = fit(text, Face.LABEL_BOLD, 30, 130, LEAST - 4)
    width = round(line.width) + 20
    sheet.paste(_chip_ground(width), x, y)
    sheet.line(x, y + 22, line, SUMI, "mm")


@lru_cache(maxsize=16)
def _chip_ground(width: int) -> Sprite:
    half = width / 2
    return sprite((-half - 4, -4, half + 4, 49), lambda c: c.slab((-half, 0, half, 45), 7, YAMABUKI, 2.6))


@lru_cache(maxsize=1)
def _nobody() -> Sprite:
    """Two empty footprints: nobody is sent here yet."""

    def draw(c: Canvas) -> None:
        pale = mix(WASHI, SUMI, 0.42)
        for x, y in ((-11, 4), (11, -2)):
            turns = [
                (x + 6 * dx, y + 13 * dy)
                for dx, dy in ((0, -1), (1, -0.3), (0.7, 0.9), (-0.7, 0.9), (-1, -0.3))
            ]
            stroke(c, turns, 2.4, pale, closed=True, smooth=True)

    return sprite((-24, -20, 24, 22), draw)
