"""Drawings of a samurai's turn: penalties, fights, support, passing."""

from __future__ import annotations

from typing import Final

from bot.games.seven_samurai import steps
from renderers.canvas import Box
from renderers.kit.captions import GOOD
from renderers.kit.facts import bare
from renderers.kit.router import around, centre
from renderers.kit.strokes import draw_ring, frame_round, seal
from renderers.palette import NIGHT, SHU, YAMABUKI, Colour
from renderers.seven_samurai import ledger
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.proportions import CARD, TAB
from renderers.seven_samurai.ring import SPARE
from renderers.seven_samurai.table import FOUGHT, TableMap
from renderers.seven_samurai.telling import BY_KEY, show
from renderers.seven_samurai.tokens import support_token
from renderers.seven_samurai.village import CREST, HIDDEN, MIDDLE

STRIKE: Final = CARD[0] - TAB
"""The width of the penalties on the last card, beside its value."""
TOKEN: Final = 1.16
ABOVE_THE_FOOT: Final = 43
"""The distance of a new token from the foot of a portrait."""


def turn(table: TableMap, told: steps.Turn) -> None:
    """The last card of the line is about to strike."""
    if told.penalties:
        frame_round(table.sheet, table.last_card(bare(told.samurai)), SHU)


def spare(table: TableMap, told: steps.Spare) -> None:
    left, _, right, bottom = SPARE
    tokens = (left, bottom - 70, min(right, left + 54 * len(table.view.spare_tokens)), bottom)
    table.carry(tokens, table.place(bare(told.samurai)).portrait)


def penalty(table: TableMap, told: steps.Penalty) -> None:
    _stamp(table, told, SHU)
    frame_round(table.sheet, table.last_card(bare(told.samurai)), SHU)


def ignore(table: TableMap, told: steps.Ignore) -> None:
    """The penalty's seal in green, and the card framed."""
    _stamp(table, told, GOOD)
    frame_round(table.sheet, table.last_card(bare(told.samurai)), YAMABUKI)


def cannot(table: TableMap, told: steps.Cannot) -> None:
    _stamp(table, told, NIGHT)


def _stamp(table: TableMap, told: steps.Penalty | steps.Ignore | steps.Cannot, ground: Colour) -> None:
    """The penalty's seal on the card that strikes."""
    left, top, right, bottom = table.last_card(bare(told.samurai))
    strikes = (max(left, right - STRIKE), top, right, bottom)
    size = round(min(52.0, strikes[2] - strikes[0]))
    table.sheet.paste(seal(MARKS[bare(told.penalty)], size, ground), *centre(strikes))


def frame_somebody(table: TableMap, seat: str, ink: Colour = YAMABUKI) -> None:
    """Frame a portrait: a seal would cover the face, and the caption has its sign."""
    frame_round(table.sheet, table.place(seat).portrait, ink)


def token_on(table: TableMap, owner: str, seat: str) -> None:
    """Draw a support token that has just come to a samurai."""
    left, _, right, bottom = table.place(seat).portrait
    table.sheet.paste(support_token(owner, TOKEN), (left + right) / 2, bottom - ABOVE_THE_FOOT)
    frame_somebody(table, seat)


def lurks(place: int) -> Box:
    """The hiding place of the intruder with this number."""
    x, y = HIDDEN[min(max(place, 1), len(HIDDEN)) - 1]
    return around((x, y - 16), 17, 20)


CREST_BOX: Final[Box] = (
    MIDDLE - 44,
    CREST[-1][1] - 34,
    MIDDLE + 44,
    CREST[-1][1] + 4,
)
"""The place at which the raiders come over the hill."""


def slips_in(table: TableMap, told: steps.Intruder) -> None:
    """A raider from the crest hides in the village."""
    there = lurks(told.after)
    table.carry(CREST_BOX, there, SHU)
    draw_ring(table.sheet, centre(there), 30, 32, SHU)


def neighbour(table: TableMap, told: steps.Neighbour) -> None:
    table.carry(FOUGHT, table.place(bare(told.target)).portrait, SHU)


def returns(table: TableMap, told: steps.Return) -> None:
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("stack"), SHU)


def symbol_box(table: TableMap, told: steps.Drop | steps.Defend) -> Box | None:
    """The box of a card's symbol on the samurai's board; ``None`` for a card without one."""
    place, raider = table.place(bare(told.samurai)), BY_KEY[told.card]
    if raider.symbol is None:
        return None
    return around(place.at(place.places.symbol(raider.symbol)), place.places.round + 2)


def drop(table: TableMap, told: steps.Drop) -> None:
    symbol = symbol_box(table, told)
    if symbol is not None:
        frame_round(table.sheet, symbol, SHU)
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("discard"), SHU)


def draw(table: TableMap, told: steps.Draw) -> None:
    frame_round(table.sheet, table.numbers(bare(told.samurai)))


def attack(table: TableMap, told: steps.Attack) -> None:
    frame_round(table.sheet, table.numbers(bare(told.samurai)))


def beyond(table: TableMap, told: steps.Beyond) -> None:
    frame_round(table.sheet, table.numbers(bare(told.samurai)), SHU)


def defend(table: TableMap, told: steps.Defend) -> None:
    symbol = symbol_box(table, told)
    if symbol is None:
        frame_somebody(table, bare(told.samurai), GOOD)
    else:
        frame_round(table.sheet, symbol)


def hand_on(table: TableMap, told: steps.HandOn) -> None:
    table.carry(FOUGHT, table.place(bare(told.target)).portrait)


def dismiss(table: TableMap, told: steps.Dismiss) -> None:
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("discard"))


def bury(table: TableMap, told: steps.Bury) -> None:
    table.carry(show(table, (BY_KEY[told.card],)), ledger.sign("stack"))


def again(table: TableMap, told: steps.Again) -> None:
    frame_somebody(table, bare(told.samurai), SHU)


def support(table: TableMap, told: steps.Support) -> None:
    token_on(table, bare(told.samurai), bare(told.target))
    draw_ring(table.sheet, centre(lurks(told.after)), 30, 32, SHU)


def leave(table: TableMap, told: steps.Pass) -> None:
    """Frame the portrait; the stamp on the board says that he has passed."""
    frame_somebody(table, bare(told.samurai))


def token_back(table: TableMap, told: steps.TokenBack) -> None:
    token_on(table, bare(told.samurai), bare(told.samurai))
