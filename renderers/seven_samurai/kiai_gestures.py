"""Drawings of Kiai powers."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.kit.facts import keys, number
from renderers.kit.router import centre
from renderers.kit.strokes import draw_burst, draw_ring, frame_round
from renderers.seven_samurai import ledger
from renderers.seven_samurai.table import OVER, TableMap
from renderers.seven_samurai.telling import BY_KEY, card, show, who
from renderers.seven_samurai.turn_gestures import lurks, token_on


def kiai_move(table: TableMap, facts: Facts) -> None:
    """Daisuke's move. A card of his own that he keeps gets no arrow."""
    source, portrait = who(facts, "source"), table.place(who(facts, "target")).portrait
    if source == who(facts, "target"):
        frame_round(table.sheet, portrait)
    else:
        table.carry(table.last_card(source), portrait)


def kiai_strike(table: TableMap, facts: Facts) -> None:
    draw_burst(table.sheet, OVER, 78, 150)
    show(table, (card(facts),))
    frame_round(table.sheet, table.numbers(who(facts, "target")))


def fan(table: TableMap, facts: Facts) -> None:
    """The cards that were turned over, in their order."""
    show(table, [BY_KEY[each] for each in keys(facts, "cards")])


def kiai_stack(table: TableMap, facts: Facts) -> None:
    cards = [BY_KEY[each] for each in keys(facts, "cards")]
    table.carry(show(table, cards), ledger.sign("discard"))


def kiai_intruders(table: TableMap, facts: Facts) -> None:
    kiai_stack(table, facts)
    for place in range(number(facts, "after"), number(facts, "before")):
        draw_ring(table.sheet, centre(lurks(place + 1)), 28, 30)


def kiai_token(table: TableMap, facts: Facts) -> None:
    token_on(table, who(facts, "token"), who(facts, "target"))


def kiai_first(table: TableMap, facts: Facts) -> None:
    frame_round(table.sheet, table.numbers(who(facts)))
    table.carry(show(table, (card(facts),)), ledger.sign("discard"))
