"""What is drawn when a round begins and when it ends."""

from __future__ import annotations

from typing import Final

from bot.engine.question import Facts
from bot.games.seven_samurai.raiders import SYMBOLS
from renderers.palette import NIGHT, SHU, SUMI, YAMABUKI
from renderers.seven_samurai import village
from renderers.seven_samurai.captions import tail
from renderers.seven_samurai.gestures import draw_arrow, draw_blaze, draw_ring
from renderers.seven_samurai.raider_cards import large
from renderers.seven_samurai.spots import middle
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import card, show
from renderers.seven_samurai.tokens import slip
from renderers.seven_samurai.turn_gestures import slips_in

SYMBOL_NAMES: Final[tuple[str, ...]] = SYMBOLS


def stack_shuffled(table: Table, _: Facts) -> None:
    draw_ring(table.sheet, middle(table.spots.stack), 84, 92)


def round_begins(table: Table, facts: Facts) -> None:
    """The number of the round over the village."""
    x, y, reach = table.spots.blaze
    draw_blaze(table.sheet, (x, y), reach * 0.46, reach * 0.86)
    word = table.words.say("picture-round", facts)
    table.sheet.paste(slip(word, round(reach * 0.25), NIGHT, tilt=3), x, y)


def round_over(table: Table, facts: Facts) -> None:
    if facts["moved"]:
        slips_in(table, facts)


def unguarded(table: Table, facts: Facts) -> None:
    """The gap of everybody who has not defended it."""
    seats = facts["samurai"]
    symbol = SYMBOLS[SYMBOL_NAMES.index(tail(facts["symbol"]))]
    for key in seats if isinstance(seats, tuple) else ():
        place = table.place(tail(key))
        draw_ring(table.sheet, place.at(place.places.symbol(symbol)), 34, 34, SHU)


def bonus(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[max(0, table.view.village.families_left - 1)]
    at, scale = table.spots.village(x, y - 30), table.spots.scale
    draw_ring(table.sheet, at, 68 * scale, 56 * scale, YAMABUKI if facts["works"] else SUMI)


def bonus_intruder(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    draw_arrow(table.sheet, middle(table.spots.intruders), middle(table.spots.discard), bow=-0.4)


def exposed(table: Table, facts: Facts) -> None:
    """Only his flames matter now."""
    raider, flames = card(facts), bool(facts["flames"])
    (x, y), (from_x, from_y) = table.spots.drawn, middle(table.spots.intruders)
    foot, word = (("fire",), "picture-flames") if flames else ((), "picture-no-flames")
    table.sheet.paste(large(raider, foot, table.words.say(word), flames, 3), x, y)
    near = 92 if from_x > x else -92
    draw_arrow(table.sheet, (from_x, from_y - 20), (x + near, y - 92))
