"""What is drawn when a round begins and when it ends."""

from __future__ import annotations

from typing import Final

from bot.engine.question import Facts
from bot.games.seven_samurai.raiders import SYMBOLS
from renderers.kit.facts import bare, keys, tail
from renderers.kit.router import around
from renderers.kit.strokes import draw_blaze, draw_ring
from renderers.palette import NIGHT, SHU, SUMI, YAMABUKI
from renderers.seven_samurai import village
from renderers.seven_samurai.raider_cards import LARGE, PILE, large
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import card, show
from renderers.seven_samurai.tokens import slip
from renderers.seven_samurai.turn_gestures import slips_in

SYMBOL_NAMES: Final[tuple[str, ...]] = SYMBOLS


def stack_shuffled(table: Table, _: Facts) -> None:
    x, y = table.spots.stack
    draw_ring(table.sheet, (x + PILE[0] / 2, y + PILE[1] / 2), 80, 90)


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
    symbol = SYMBOLS[SYMBOL_NAMES.index(tail(facts, "symbol"))]
    for seat in keys(facts, "samurai"):
        place = table.place(bare(seat))
        reach = place.places.plan.token + 7
        draw_ring(table.sheet, place.at(place.places.symbol(symbol)), reach, reach, SHU)


def bonus(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[max(0, table.view.village.families_left - 1)]
    at, scale = table.spots.village(x, y - 30), table.spots.scale
    draw_ring(table.sheet, at, 68 * scale, 56 * scale, YAMABUKI if facts["works"] else SUMI)


def bonus_intruder(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    table.carry(table.spots.intruder_pile, table.spots.discard_pile)


def exposed(table: Table, facts: Facts) -> None:
    """Only his flames matter now."""
    raider, flames = card(facts), bool(facts["flames"])
    foot, word = (("fire",), "picture-flames") if flames else ((), "picture-no-flames")
    table.sheet.paste(large(raider, foot, table.words.say(word), flames, 3), *table.spots.drawn)
    shown = around(table.spots.drawn, LARGE[0] / 2 + 8, LARGE[1] / 2 + 8)
    table.carry(table.spots.intruder_pile, shown)
