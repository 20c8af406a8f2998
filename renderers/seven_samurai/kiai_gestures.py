"""Drawings of Kiai powers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.seven_samurai import kiai_steps
from renderers.kit.facts import bare
from renderers.kit.router import centre
from renderers.kit.strokes import draw_burst, draw_ring, frame_round
from renderers.seven_samurai import ledger
from renderers.seven_samurai.table import OVER, TableMap
from renderers.seven_samurai.telling import BY_KEY, show
from renderers.seven_samurai.turn_gestures import lurks, token_on


def kiai_move(table: TableMap, told: kiai_steps.KiaiMove) -> None:
    """Daisuke's move. A card of his own that he keeps gets no arrow."""
    source, portrait = bare(told.source), table.place(bare(told.target)).portrait
    if source == bare(told.target):
        frame_round(table.sheet, portrait)
    else:
        table.carry(table.last_card(source), portrait)


def kiai_strike(table: TableMap, told: kiai_steps.KiaiStrike) -> None:
    draw_burst(table.sheet, OVER, 78, 150)
    show(table, (BY_KEY[told.card],))
    frame_round(table.sheet, table.numbers(bare(told.target)))


def _fan(table: TableMap, cards: Sequence[str]) -> None:
    """The cards that were turned over, in their order."""
    show(table, [BY_KEY[each] for each in cards])


def kiai_reveal(table: TableMap, told: kiai_steps.KiaiReveal) -> None:
    _fan(table, told.cards)


def kiai_order(table: TableMap, told: kiai_steps.KiaiOrder) -> None:
    _fan(table, told.cards)


def _discarded(table: TableMap, cards: Sequence[str]) -> None:
    table.carry(show(table, [BY_KEY[each] for each in cards]), ledger.sign("discard"))


def kiai_stack(table: TableMap, told: kiai_steps.KiaiStack) -> None:
    _discarded(table, told.cards)


def kiai_intruders(table: TableMap, told: kiai_steps.KiaiIntruders) -> None:
    _discarded(table, told.cards)
    for place in range(told.after, told.before):
        draw_ring(table.sheet, centre(lurks(place + 1)), 28, 30)


def kiai_token(table: TableMap, told: kiai_steps.KiaiToken) -> None:
    token_on(table, bare(told.token), bare(told.target))


def kiai_first(table: TableMap, told: kiai_steps.KiaiFirst) -> None:
    frame_round(table.sheet, table.numbers(bare(told.samurai)))
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("discard"))
