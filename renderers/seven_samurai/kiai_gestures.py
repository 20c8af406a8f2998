"""Drawings of Kiai powers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.question import Facts
from bot.games.seven_samurai import steps
from renderers.kit.facts import bare
from renderers.kit.router import centre
from renderers.kit.strokes import draw_burst, draw_ring, frame_round
from renderers.seven_samurai import ledger
from renderers.seven_samurai.table import OVER, TableMap
from renderers.seven_samurai.telling import BY_KEY, show
from renderers.seven_samurai.turn_gestures import lurks, token_on


def kiai_move(table: TableMap, facts: Facts) -> None:
    """Daisuke's move. A card of his own that he keeps gets no arrow."""
    told = steps.KiaiMove.of(facts)
    source, portrait = bare(told.source), table.place(bare(told.target)).portrait
    if source == bare(told.target):
        frame_round(table.sheet, portrait)
    else:
        table.carry(table.last_card(source), portrait)


def kiai_strike(table: TableMap, facts: Facts) -> None:
    told = steps.KiaiStrike.of(facts)
    draw_burst(table.sheet, OVER, 78, 150)
    show(table, (BY_KEY[told.card],))
    frame_round(table.sheet, table.numbers(bare(told.target)))


def _fan(table: TableMap, cards: Sequence[str]) -> None:
    """The cards that were turned over, in their order."""
    show(table, [BY_KEY[each] for each in cards])


def kiai_reveal(table: TableMap, facts: Facts) -> None:
    _fan(table, steps.KiaiReveal.of(facts).cards)


def kiai_order(table: TableMap, facts: Facts) -> None:
    _fan(table, steps.KiaiOrder.of(facts).cards)


def _discarded(table: TableMap, cards: Sequence[str]) -> None:
    table.carry(show(table, [BY_KEY[each] for each in cards]), ledger.sign("discard"))


def kiai_stack(table: TableMap, facts: Facts) -> None:
    told = steps.KiaiStack.of(facts)
    _discarded(table, told.cards)


def kiai_intruders(table: TableMap, facts: Facts) -> None:
    told = steps.KiaiIntruders.of(facts)
    _discarded(table, told.cards)
    for place in range(told.after, told.before):
        draw_ring(table.sheet, centre(lurks(place + 1)), 28, 30)


def kiai_token(table: TableMap, facts: Facts) -> None:
    told = steps.KiaiToken.of(facts)
    token_on(table, bare(told.token), bare(told.target))


def kiai_first(table: TableMap, facts: Facts) -> None:
    told = steps.KiaiFirst.of(facts)
    frame_round(table.sheet, table.numbers(bare(told.samurai)))
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("discard"))
