"""The private picture of one samurai: his board large, the raider he meets, and the results of his answers.

Nothing at this table is secret; this picture is only the clearest view of one decision. The answers
themselves are on the buttons below it.
"""

from __future__ import annotations

from typing import Final

from bot.engine import Facts, Keyed, Option, Request, Seat, options_of
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.canvas import Canvas, Sheet
from renderers.kit.captions import BLOOD
from renderers.kit.marks import stamp
from renderers.kit.sizes import LEAST, LOUD
from renderers.kit.strokes import seal
from renderers.painter import Players
from renderers.palette import KINAKO, NIGHT, SHADE, SHU, SUMI, WASHI, YAMABUKI, YUKI
from renderers.seven_samurai import alt, labels
from renderers.seven_samurai.band import draw_band
from renderers.seven_samurai.large_board import BELOW, LEFT, RIGHT, Glance, draw_large, night
from renderers.seven_samurai.ledger import draw_numbers
from renderers.seven_samurai.marks import MARKS, mark
from renderers.seven_samurai.panels import panel
from renderers.seven_samurai.proportions import SHORT
from renderers.seven_samurai.raider_slips import SLIP, raider_slip
from renderers.seven_samurai.second import draw_costs
from renderers.seven_samurai.tokens import symbol_token
from renderers.type import Face, wrap

FOOT: Final = 546
"""The top of the neighbours' boards."""
OUTCOMES: Final = LEFT + SLIP[0] + 22
OUTCOME: Final = 72
"""The height of the result of an answer."""


def answers(request: Request[object]) -> list[Option[object]]:
    """The possible answers, each with the facts of its result."""
    return [
        option if isinstance(option, Option) else Option(option.key, option) for option in options_of(request)
    ]


def verb(choice: Keyed) -> str:
    """The first part of an answer's key."""
    return choice.key.partition(":")[0]


def draw_private(
    view: TableView, words: Words, seat: Seat, request: Request[object] | None, players: Players
) -> Sheet:
    """The picture of a decision, or without one of his state."""
    sheet = night()
    draw_band(sheet, view, words)
    samurai = view.at(seat)
    choices = [] if request is None else answers(request)
    attack = next((choice.facts for choice in choices if verb(choice) == "attack"), None)
    glance = None if attack is None else Glance(int(str(attack["total"])))
    draw_large(sheet, samurai, words, players.get(seat), glance=glance, you=True)
    if view.drawn is not None and view.drawn_by == seat:
        says = labels.penalties(words, view.drawn)
        sheet.paste(raider_slip(view.drawn, says), LEFT + SLIP[0] / 2, BELOW + SLIP[1] / 2)
        _outcomes(sheet, samurai, choices)
    else:
        _means(sheet, view, samurai, words)
    _neighbours(sheet, view, samurai, words, players)
    return sheet


def _outcomes(sheet: Sheet, samurai: SamuraiView, choices: list[Option[object]]) -> None:
    """The results of attacking and defending, as marks and numbers."""
    y: float = BELOW + 4
    for choice in choices:
        if verb(choice) == "attack":
            _total(sheet, choice.facts, y)
            y += OUTCOME + 6
        if verb(choice) == "defend":
            _symbols(sheet, samurai, str(choice.facts["symbol"]), y)
            y += OUTCOME + 6


def _total(sheet: Sheet, facts: Facts, y: float) -> None:
    """The new total against Kiai: on gold with a star if it is reached, on red with the fire's target if
    beyond."""
    reach = facts["reach"]
    ground = YAMABUKI if reach == "kiai" else BLOOD if reach == "beyond" else WASHI
    ink = YUKI if reach == "beyond" else SUMI
    box = (OUTCOMES, y, RIGHT, y + OUTCOME)
    burns = {"barricade": "wall", "farm": "farm", "last_farm": "farm"}.get(str(facts.get("burns", "")))
    icon = "talent" if reach == "kiai" else burns
    middle = y + OUTCOME / 2

    def draw(canvas: Canvas) -> None:
        canvas.slab(box, 8, ground, 2.4)
        stamp(canvas, MARKS["spear"], box[0] + 36, middle, 50, ink, ground)
        if icon is not None:
            stamp(canvas, MARKS[icon], box[2] - 38, middle, 50, ink, ground)

    sheet.ink(box, draw, margin=4)
    end = sheet.text(box[0] + 72, middle - 1, str(facts["total"]), Face.NUMBER, LOUD, ink)
    sheet.text(end + 4, middle + 4, f"/{facts['kiai']}", Face.NUMBER, LEAST, ink)


def _symbols(sheet: Sheet, samurai: SamuraiView, key: str, y: float) -> None:
    """The symbols defended after this answer."""
    box = (OUTCOMES, y, RIGHT, y + OUTCOME)
    middle = y + OUTCOME / 2

    def draw(canvas: Canvas) -> None:
        canvas.slab(box, 8, WASHI, 2.4)
        stamp(canvas, MARKS["shield"], box[0] + 36, middle, 50, SUMI, WASHI)

    sheet.ink(box, draw, margin=4)
    for place, symbol in enumerate(SYMBOLS):
        defended = symbol in samurai.symbols or key == f"symbol:{symbol}"
        sheet.paste(symbol_token(symbol, 30, defended), box[0] + 112 + place * 74, middle)


def _means(sheet: Sheet, view: TableView, samurai: SamuraiView, words: Words) -> None:
    """His talent, or his power while his Kiai is resolved; and the price of passing now."""
    kiai = view.kiai_of == samurai.seat
    side = "beast" if samurai.beast else "human"
    said = words.label(f"power:{side}-{samurai.seat}" if kiai else f"talent:{samurai.seat}")
    sheet.paste(
        seal(MARKS["talent"], 62, SHU if kiai else NIGHT, YUKI if kiai else YAMABUKI), LEFT + 32, BELOW + 36
    )
    lines = wrap(said, Face.LABEL, 42, RIGHT - LEFT - 84, 2, LEAST)
    pitch = lines[0].size * 1.12
    y = BELOW + 36 - pitch * (len(lines) - 1) / 2
    for line in lines:
        sheet.line(LEFT + 80, y, line, YUKI)
        y += pitch
    if samurai.missing:
        draw_costs(sheet, words, samurai.missing, (LEFT, BELOW + 92, RIGHT, BELOW + 164))
    else:
        sheet.paste(mark("shield", 50, KINAKO, NIGHT), LEFT + 32, BELOW + 128)
        sheet.text(LEFT + 80, BELOW + 128, words.say("picture-all-defended"), Face.LABEL, LEAST, SHADE)


def _neighbours(sheet: Sheet, view: TableView, samurai: SamuraiView, words: Words, players: Players) -> None:
    """The samurai on his left and on his right, and between them the raiders' numbers."""
    left, right = view.left_of(samurai.seat), view.right_of(samurai.seat)
    shown = [(left, 8.0, "left"), (right, sheet.width - 8.0 - SHORT.width, "right")]
    if left is right:
        shown = shown[:1]
    for other, x, side in shown if left is not samurai else []:
        said = labels.on_panel(words, other, players.get(other.seat))
        sheet.paste(panel(other, SHORT, side == "right", said), x, FOOT)
        arrow = x + SHORT.width + 26 if side == "left" else x - 26
        sheet.paste(mark(side, 40, KINAKO, NIGHT), arrow, FOOT + SHORT.height / 2)
    draw_numbers(sheet, view, words, (sheet.width - 306) / 2, FOOT)


def means_of(view: TableView, words: Words, seat: Seat) -> str:
    """The text below the picture: the Kiai power and the talent of this samurai and of his neighbours."""
    samurai = view.at(seat)
    around = dict.fromkeys([seat, view.left_of(seat).seat, view.right_of(seat).seat])
    return "\n".join(
        words.say(
            "caption-means",
            samurai=one.key,
            own=one is samurai,
            power=f"power:{'beast' if one.beast else 'human'}-{one.seat}",
            talent=f"talent:{one.seat}",
        )
        for one in map(view.at, around)
    )


def describe(view: TableView, words: Words, seat: Seat, request: Request[object] | None) -> str:
    """The alternative text of the picture."""
    standing = (alt.of_samurai(view.at(seat), words), alt.of_village(view, words))
    if request is None:
        return words.run_on(standing, alt.MOST)
    choices: list[str] = []
    for choice in answers(request):
        name, about = words.option(request.prompt, choice), words.about(request.prompt, choice)
        choices.append(
            words.say("alt-choice", choice=name, about=about) if about else words.say("sentence", text=name)
        )
    return words.run_on([words.prompt(request), *choices, *standing], alt.MOST)
