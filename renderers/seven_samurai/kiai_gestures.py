"""What is drawn when a samurai reaches his Kiai and uses his power."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.kit.facts import keys
from renderers.kit.router import grown
from renderers.kit.strokes import draw_blaze, draw_cut
from renderers.palette import SHU
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.telling import BY_KEY, card, show, who
from renderers.seven_samurai.tokens import slip


def kiai(table: Table, facts: Facts) -> None:
    """The samurai fills the sky over the village."""
    seat = who(facts)
    x, y, reach = table.spots.blaze
    draw_blaze(table.sheet, (x, y), reach * 0.52, reach)
    samurai = table.samurai(seat)
    table.sheet.paste(roundel(seat, samurai.beast, round(reach * 0.58)), x, y)
    word = table.words.say("picture-kiai-reached", facts)
    table.sheet.paste(slip(word, round(reach * 0.24), SHU, tilt=4), x, y + reach * 0.54)


def kiai_move(table: Table, facts: Facts) -> None:
    table.carry(table.last_card(who(facts, "source")), table.last_card(who(facts, "target")))


def kiai_strike(table: Table, facts: Facts) -> None:
    struck = table.last_card(who(facts, "target"))
    table.carry(struck, table.spots.discard_pile)
    draw_cut(table.sheet, grown(struck, 18))


def fan(table: Table, facts: Facts) -> None:
    """The cards that were turned over, in their order."""
    show(table, [BY_KEY[each] for each in keys(facts, "cards")])


def kiai_stack(table: Table, facts: Facts) -> None:
    table.carry(table.spots.stack_pile, table.spots.discard_pile)
    fan(table, facts)


def kiai_intruders(table: Table, facts: Facts) -> None:
    table.carry(table.spots.intruder_pile, table.spots.discard_pile)
    fan(table, facts)


def kiai_token(table: Table, facts: Facts) -> None:
    table.carry(table.token_box(who(facts, "token")), table.place(who(facts, "target")).portrait)


def kiai_first(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    table.carry(table.first_card(who(facts)), table.spots.discard_pile)
