"""Drawings for the start and the end of a round."""

from __future__ import annotations

from typing import Final

from bot.games.seven_samurai import round_steps
from bot.games.seven_samurai.raiders import SYMBOLS
from renderers.kit.facts import bare
from renderers.kit.router import around, centre
from renderers.kit.strokes import draw_ring, frame_round
from renderers.palette import SHU, SUMI, YAMABUKI
from renderers.seven_samurai import ledger, village
from renderers.seven_samurai.raider_slips import raider_slip
from renderers.seven_samurai.table import GATE, TableMap
from renderers.seven_samurai.telling import BY_KEY, show
from renderers.seven_samurai.turn_gestures import lurks

SYMBOL_NAMES: Final[tuple[str, ...]] = SYMBOLS


def stack_shuffled(table: TableMap, _: object) -> None:
    frame_round(table.sheet, ledger.sign("stack"))


def round_over(table: TableMap, told: round_steps.RoundOver) -> None:
    """Frame the number of intruders, if the rest of the stack has joined them."""
    if told.moved:
        frame_round(table.sheet, ledger.sign("intruders"), SHU)


def unguarded(table: TableMap, told: round_steps.Unguarded) -> None:
    """Frame the missing symbol of each samurai."""
    symbol = SYMBOLS[SYMBOL_NAMES.index(bare(told.symbol))]
    for seat in told.samurai:
        place = table.place(bare(seat))
        gap = around(place.at(place.places.symbol(symbol)), place.places.round + 2)
        frame_round(table.sheet, gap, SHU)


def bonus(table: TableMap, told: round_steps.Bonus) -> None:
    x, y = village.FAMILIES[max(0, table.view.village.families_left - 1)]
    draw_ring(table.sheet, (x, y - 26), 58, 50, YAMABUKI if told.works else SUMI)


def bonus_intruder(table: TableMap, told: round_steps.BonusIntruder) -> None:
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("discard"))
    draw_ring(table.sheet, centre(lurks(told.before)), 28, 30)


def exposed(table: TableMap, told: round_steps.Exposed) -> None:
    """The intruder before the gate, with his flames or the lack of them."""
    flames = told.flames
    kind, word = ("fire", "picture-flames") if flames else ("nothing", "picture-no-flames")
    slip = raider_slip(BY_KEY[told.card], ((kind, table.words.say(word)),), flames)
    table.sheet.paste(slip, *GATE)
