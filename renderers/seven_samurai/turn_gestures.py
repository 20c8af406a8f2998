"""What is drawn in a samurai's turn: penalties, fights, support, passing."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.palette import NIGHT, SHU, SUMI, YAMABUKI
from renderers.seven_samurai.captions import GOOD, tail
from renderers.seven_samurai.gestures import draw_arrow, draw_burst, draw_ring, draw_seal
from renderers.seven_samurai.raider_cards import PILE, face_up
from renderers.seven_samurai.spots import middle
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import card, show, who

GHOST = 0.5
"""How much is seen of a card that is not there any more."""


def turn(table: Table, facts: Facts) -> None:
    """The last card of the line is about to strike."""
    if facts["penalties"]:
        draw_ring(table.sheet, table.line_end(who(facts)), 64, 62, SHU)


def spare(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.spots.spares, table.place(who(facts)).face)


def penalty(table: Table, facts: Facts) -> None:
    at = table.line_end(who(facts))
    draw_burst(table.sheet, at, 46, 104)
    draw_seal(table.sheet, tail(facts["penalty"]), at, 78, SHU)


def ignore(table: Table, facts: Facts) -> None:
    """The penalty's seal in green, under the talent that stops it."""
    x, y = table.line_end(who(facts))
    draw_seal(table.sheet, tail(facts["penalty"]), (x, y), 72, GOOD)
    draw_ring(table.sheet, (x, y), 66, 62, YAMABUKI)


def cannot(table: Table, facts: Facts) -> None:
    draw_seal(table.sheet, tail(facts["penalty"]), table.line_end(who(facts)), 72, NIGHT)


def slips_in(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, middle(table.spots.stack), middle(table.spots.intruders), SHU, -0.45)


def neighbour(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.spots.drawn, table.line_end(who(facts, "target")), SHU, -0.12)


def returns(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    draw_arrow(table.sheet, middle(table.spots.discard), middle(table.spots.stack), SHU, 0.4)


def drop(table: Table, facts: Facts) -> None:
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is not None:
        at = place.at(place.places.symbol(raider.symbol))
        draw_arrow(table.sheet, at, middle(table.spots.discard), SHU)
        draw_ring(table.sheet, at, 38, 38, SHU)


def attack(table: Table, facts: Facts) -> None:
    at = table.line_end(who(facts))
    steps_forward(table, facts, GHOST)
    x, y = table.spots.drawn
    draw_arrow(table.sheet, (x, y + 40), (at[0] + 44, at[1] + 8), bow=0.04)


def beyond(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    draw_burst(table.sheet, place.at(place.places.pawn(table.samurai(who(facts)))), 28, 84)


def defend(table: Table, facts: Facts) -> None:
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is not None:
        x, y = place.at(place.places.symbol(raider.symbol))
        steps_forward(table, facts, GHOST)
        draw_arrow(table.sheet, table.spots.drawn, (x + 18, y + 22), bow=0.14)
        draw_ring(table.sheet, (x, y), 40, 40)


def dismiss(table: Table, facts: Facts) -> None:
    steps_forward(table, facts)
    draw_arrow(table.sheet, table.spots.drawn, middle(table.spots.discard), bow=-0.2)


def bury(table: Table, facts: Facts) -> None:
    steps_forward(table, facts)
    draw_arrow(table.sheet, table.spots.drawn, middle(table.spots.stack), bow=-0.3)


def steps_forward(table: Table, facts: Facts, share: float = 1) -> None:
    """The raider who was being fought a moment ago; a ghost of him where he lies elsewhere by now."""
    x, y = table.spots.drawn
    sprite = face_up(card(facts))
    table.sheet.paste(sprite if share == 1 else sprite.faded(share), x - PILE[0] / 2, y - PILE[1] / 2)


def again(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_seal(table.sheet, "spear", (x - 46, y + 66), 70, SHU)
    draw_seal(table.sheet, "spear", (x + 46, y + 66), 70, SHU)


def support(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.token(who(facts)), table.place(who(facts, "target")).face, bow=0.2)
    slips_in(table, facts)


def leave(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_ring(table.sheet, (x, y + table.place(who(facts)).places.plan.height * 0.27), 84, 44, SUMI)


def token_back(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.place(who(facts, "holder")).face, table.token(who(facts)), bow=0.2)
