"""What is drawn when a samurai reaches his Kiai and uses his power."""

from __future__ import annotations

from bot.engine.question import Facts
from renderers.palette import SHU
from renderers.seven_samurai.gestures import draw_arrow, draw_blaze, draw_cut
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.spots import middle
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
    start = table.line_end(who(facts, "source"))
    draw_arrow(table.sheet, start, table.line_end(who(facts, "target")), bow=0.22)


def kiai_strike(table: Table, facts: Facts) -> None:
    x, y = table.line_end(who(facts, "target"))
    draw_arrow(table.sheet, (x, y), middle(table.spots.discard))
    draw_cut(table.sheet, (x - 60, y - 60, x + 60, y + 60))


def fan(table: Table, facts: Facts) -> None:
    """The cards that were turned over, in their order."""
    keys = facts["cards"]
    show(table, [BY_KEY[str(key)] for key in keys] if isinstance(keys, tuple) else [])


def kiai_stack(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, middle(table.spots.stack), middle(table.spots.discard), bow=-0.3)
    fan(table, facts)


def kiai_intruders(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, middle(table.spots.intruders), middle(table.spots.discard), bow=-0.4)
    fan(table, facts)


def kiai_token(table: Table, facts: Facts) -> None:
    start = table.token(who(facts, "token"))
    draw_arrow(table.sheet, start, table.place(who(facts, "target")).face, bow=0.2)


def kiai_first(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    start = place.at(place.places.line_start(table.samurai(who(facts))))
    show(table, (card(facts),))
    draw_arrow(table.sheet, start, middle(table.spots.discard), bow=-0.16)
