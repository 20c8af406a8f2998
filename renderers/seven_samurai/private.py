"""One samurai's own picture: his board large, what he is asked, and what each answer would lead to.

There are no secrets at this table; this picture is only the clearest view of one decision.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from bot.engine import Facts, Keyed, Option, Request, Seat, options_of
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet
from renderers.kit.marks import stamp
from renderers.palette import AI, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.paper import bokashi, printed
from renderers.seven_samurai import alt
from renderers.seven_samurai.captions import tail
from renderers.seven_samurai.marks import MARKS, mark
from renderers.seven_samurai.panels import LABEL
from renderers.seven_samurai.phone import ACROSS, draw_phone_band
from renderers.seven_samurai.plans import NARROW, WIDE, Places
from renderers.seven_samurai.raider_cards import in_line
from renderers.seven_samurai.ring import Place
from renderers.seven_samurai.slips import SQUARE, draw_slip
from renderers.seven_samurai.spots import BAND, PHONE
from renderers.seven_samurai.table import Table, hang_board, show_drawn
from renderers.seven_samurai.tokens import support_token, symbol_token
from renderers.type import Face, fit, wrap

TOP = BAND + 10
TITLE = 148
"""The height of the question."""
ROW = 134
PEOPLE = ("samurai", "support", "hand_on")
"""Answers that name a samurai."""
BY_KEY = {raider.key: raider for raider in RAIDERS}

ICONS = {
    "fight": "spear",
    "attack": "spear",
    "defend": "shield",
    "pass": "must_pass",
    "dismiss": "card",
    "bury": "return",
    "power": "talent",
    "ignore": "talent",
}
"""The mark of what may be chosen, by the first part of its key."""


def answers(request: Request[object]) -> list[Option[object]]:
    """What may be answered, each with the facts of what it leads to."""
    return [
        option if isinstance(option, Option) else Option(option.key, option) for option in options_of(request)
    ]


def verb(choice: Keyed) -> str:
    """The first part of its key."""
    return choice.key.partition(":")[0]


def draw_private(view: TableView, words: Words, seat: Seat, request: Request[object]) -> Image.Image:
    """The picture of a decision."""
    choices = answers(request)
    fighting = view.drawn is not None and view.drawn_by == seat
    plan = NARROW if fighting else WIDE
    rows_top = TOP + plan.height + TITLE + 10
    sheet = Sheet(_ground(rows_top + len(choices) * ROW + 8).copy())
    draw_phone_band(sheet, view, words)
    table = _table(sheet, view, words, seat, Place(8, TOP, Places(plan, mirrored=False)))
    hang_board(table, seat)
    if fighting:
        show_drawn(table)
    _question(sheet, words.prompt(request), TOP + plan.height)
    for number, choice in enumerate(choices):
        _row(sheet, words, view.at(seat), request.prompt, choice, rows_top + number * ROW)
    return sheet.image


def _table(sheet: Sheet, view: TableView, words: Words, seat: Seat, place: Place) -> Table:
    spots = replace(PHONE, drawn=(PHONE.drawn[0], TOP + 150))
    return Table(sheet, view, words, view.at(seat), {seat: place}, spots)


@lru_cache(maxsize=8)
def _ground(height: int) -> Image.Image:
    """The night the slips lie on. Cached: copy it before drawing."""
    canvas = Canvas(ACROSS, height, NIGHT, scale=1)
    bokashi(canvas, ((0, NIGHT), (0.5, mix(NIGHT, AI, 0.7)), (1, NIGHT)), 0, height)
    return printed(canvas.image, 13)


def _question(sheet: Sheet, text: str, top: int) -> None:
    lines = wrap(text, Face.TITLE, 35, ACROSS - 48, 3, 28)
    pitch = lines[0].size * 1.18
    y = top + TITLE / 2 - pitch * (len(lines) - 1) / 2 + 4
    for line in lines:
        sheet.line(24, y, line, YUKI)
        y += pitch


def _row(
    sheet: Sheet, words: Words, samurai: SamuraiView, prompt: str, choice: Option[object], top: int
) -> None:
    """A slip: what may be chosen, what it would mean, and the number or symbols it comes to."""
    box = (10, top, ACROSS - 10, top + ROW - 10)
    draw_slip(sheet, box)
    middle = (box[1] + box[3]) / 2
    _icon(sheet, choice, 10 + SQUARE / 2, middle)
    left, right = box[0] + SQUARE + 20, box[2] - 16
    right -= _outcome(sheet, samurai, choice, right, middle)
    title = fit(words.option(prompt, choice), Face.TITLE, 38, right - left, 26)
    about = words.about(prompt, choice)
    lines = wrap(about, Face.LABEL, 30, right - left, 2, 24) if about else ()
    pitch = 33
    y = middle - pitch * len(lines) / 2 - (2 if lines else 0)
    sheet.line(left, y, title)
    for line in lines:
        y += pitch + 1
        sheet.line(left, y, line, LABEL)


def _icon(sheet: Sheet, choice: Option[object], x: float, y: float) -> None:
    """The mark of an answer; a samurai's plaque or a raider's card where it is about one."""
    name = tail(choice.key)
    if verb(choice) in PEOPLE:
        sheet.paste(support_token(name, 1.5), x, y)
    elif verb(choice) == "raider":
        card = BY_KEY[choice.key]
        sheet.paste(in_line(card, True, 76, 84), x - 38, y - 42)
    else:
        kind = name if verb(choice) == "apply" else ICONS[verb(choice)]
        sheet.paste(mark(kind, 62, YUKI, SUMI), x, y)


def _outcome(
    sheet: Sheet, samurai: SamuraiView, choice: Option[object], right: float, middle: float
) -> float:
    """What it comes to, drawn at the right end of a slip; returns the room it takes."""
    facts = choice.facts
    if "reach" in facts and "total" in facts:
        return _total(sheet, facts, right, middle)
    if verb(choice) == "defend":
        return _symbols(sheet, samurai, str(facts["symbol"]), right, middle)
    if facts.get("intruders"):
        sheet.paste(mark("intruder", 52, SUMI, WASHI), right - 96, middle)
        sheet.text(round(right), round(middle), str(facts["intruders"]), Face.NUMBER, 46, SUMI, "rm")
        return 150
    return 0


def _total(sheet: Sheet, facts: Facts, right: float, middle: float) -> float:
    """The new total against Kiai: gold when it is reached, red when the line goes beyond it."""
    reach = facts["reach"]
    ground: Colour = YAMABUKI if reach == "kiai" else SHU if reach == "beyond" else WASHI
    ink = YUKI if reach == "beyond" else SUMI
    box = (right - 170, middle - 44, right, middle + 44)
    burns = {"barricade": "wall", "farm": "farm"}.get(str(facts.get("burns", "")))
    icon = "talent" if reach == "kiai" else burns

    def draw(canvas: Canvas) -> None:
        canvas.slab(box, 8, ground, 2.4)
        if icon is not None:
            stamp(canvas, MARKS[icon], box[0] + 138, middle, 48, ink, ground)

    sheet.ink(box, draw, margin=4)
    centre = box[0] + (58 if icon else 85)
    sheet.text(round(centre), round(middle - 12), str(facts["total"]), Face.NUMBER, 50, ink, "mm")
    sheet.text(round(centre), round(middle + 26), f"/ {facts['kiai']}", Face.NUMBER, 26, ink, "mm")
    return 186


def _symbols(sheet: Sheet, samurai: SamuraiView, key: str, right: float, middle: float) -> float:
    """What he will have defended."""
    for place, symbol in enumerate(SYMBOLS):
        defended = symbol in samurai.symbols or key == f"symbol:{symbol}"
        sheet.paste(symbol_token(symbol, 27, defended), right - 30 - (2 - place) * 60, middle)
    return 190


def describe(view: TableView, words: Words, seat: Seat, request: Request[object]) -> str:
    """The text that stands for the picture."""
    choices: list[str] = []
    for choice in answers(request):
        name = words.option(request.prompt, choice)
        about = words.about(request.prompt, choice)
        choices.append(
            words.say("alt-choice", choice=name, about=about) if about else words.say("sentence", text=name)
        )
    standing = (alt.of_samurai(view.at(seat), words), alt.of_village(view, words))
    return words.run_on([words.prompt(request), *choices, *standing], alt.MOST)
