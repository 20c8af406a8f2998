"""What is drawn in a samurai's turn: penalties, fights, support, passing."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.canvas import Box
from renderers.kit.captions import GOOD
from renderers.kit.facts import tail
from renderers.kit.router import around, centre
from renderers.kit.strokes import draw_burst, draw_ring, seal
from renderers.palette import NIGHT, SHU, SUMI, YAMABUKI, Colour
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.raider_cards import PILE, face_up
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import card, show, who

GHOST = 0.5
"""How much is seen of a card that is not there any more."""


def turn(table: Table, facts: Facts) -> None:
    """The last card of the line is about to strike."""
    if facts["penalties"]:
        draw_ring(table.sheet, centre(table.last_card(who(facts))), 64, 62, SHU)


def spare(table: Table, facts: Facts) -> None:
    table.carry(around(table.spots.spares, 26), table.place(who(facts)).portrait)


def penalty(table: Table, facts: Facts) -> None:
    draw_burst(table.sheet, centre(table.last_card(who(facts))), 46, 104)
    _stamp(table, facts, 78, SHU)


def ignore(table: Table, facts: Facts) -> None:
    """The penalty's seal in green, under the talent that stops it."""
    _stamp(table, facts, 72, GOOD)
    draw_ring(table.sheet, centre(table.last_card(who(facts))), 66, 62, YAMABUKI)


def cannot(table: Table, facts: Facts) -> None:
    _stamp(table, facts, 72, NIGHT)


def _stamp(table: Table, facts: Facts, size: int, ground: Colour) -> None:
    """The penalty's seal on the card that strikes."""
    mark = MARKS[tail(facts, "penalty")]
    table.sheet.paste(seal(mark, size, ground), *centre(table.last_card(who(facts))))


def slips_in(table: Table, _: Facts) -> None:
    table.carry(table.spots.stack_pile, table.spots.intruder_pile, SHU)


def neighbour(table: Table, facts: Facts) -> None:
    table.carry(table.spots.fight, table.last_card(who(facts, "target")), SHU)


def returns(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    table.carry(table.spots.discard_pile, table.spots.stack_pile, SHU)


def _symbol(table: Table, facts: Facts) -> Box | None:
    """Where the symbol of a step's card lies on the samurai's board."""
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is None:
        return None
    return around(place.at(place.places.symbol(raider.symbol)), place.places.plan.token + 4)


def drop(table: Table, facts: Facts) -> None:
    symbol = _symbol(table, facts)
    if symbol is not None:
        table.carry(symbol, table.spots.discard_pile, SHU)
        draw_ring(table.sheet, centre(symbol), 38, 38, SHU)


def attack(table: Table, facts: Facts) -> None:
    steps_forward(table, facts, GHOST)
    table.carry(table.spots.fight, table.last_card(who(facts)))


def beyond(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    draw_burst(table.sheet, place.at(place.places.pawn(table.samurai(who(facts)))), 28, 84)


def defend(table: Table, facts: Facts) -> None:
    symbol = _symbol(table, facts)
    if symbol is not None:
        steps_forward(table, facts, GHOST)
        table.carry(table.spots.fight, symbol)
        draw_ring(table.sheet, centre(symbol), 40, 40)


def dismiss(table: Table, facts: Facts) -> None:
    steps_forward(table, facts)
    table.carry(table.spots.fight, table.spots.discard_pile)


def bury(table: Table, facts: Facts) -> None:
    steps_forward(table, facts)
    table.carry(table.spots.fight, table.spots.stack_pile)


def steps_forward(table: Table, facts: Facts, share: float = 1) -> None:
    """The raider who was being fought a moment ago; a ghost of him where he lies elsewhere by now."""
    x, y = table.spots.drawn
    sprite = face_up(card(facts))
    table.sheet.paste(sprite if share == 1 else sprite.faded(share), x - PILE[0] / 2, y - PILE[1] / 2)


def again(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    for side in (-46, 46):
        table.sheet.paste(seal(MARKS["spear"], 70, SHU), x + side, y + 66)


def support(table: Table, facts: Facts) -> None:
    table.carry(table.token_box(who(facts)), table.place(who(facts, "target")).portrait)
    slips_in(table, facts)


def leave(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    x, y = place.face
    draw_ring(table.sheet, (x, y + place.places.plan.height * 0.27), 84, 44, SUMI)


def token_back(table: Table, facts: Facts) -> None:
    table.carry(table.place(who(facts, "holder")).portrait, table.token_box(who(facts)))
