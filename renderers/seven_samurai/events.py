"""What each step draws on top of the board: where it came from, where it went, what it struck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Raider
from renderers.canvas import Point
from renderers.palette import MATCHA, NIGHT, SHU, SUMI, YAMABUKI, mix
from renderers.seven_samurai import labels, piles, village
from renderers.seven_samurai.captions import BOARD, caption, draw_caption, tail
from renderers.seven_samurai.gestures import (
    draw_arrow,
    draw_blaze,
    draw_burst,
    draw_cut,
    draw_drop,
    draw_ring,
    draw_seal,
)
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.raider_cards import face_up, large
from renderers.seven_samurai.table import DRAWN, Table
from renderers.seven_samurai.tokens import slip

Gesture = Callable[[Table, Facts], None]

BY_KEY: Final = {raider.key: raider for raider in RAIDERS}
CAPTION: Point = (641, 90)
"""The middle of the caption's upper edge: the sky between the columns."""
CAPTION_ROOM = 446
STAGE: Point = (641, 330)
"""Where cards that are shown for a moment lie."""
HEALING = mix(MATCHA, SUMI, 0.2)


def draw_event(table: Table, step: Step) -> None:
    """The gesture, then the caption."""
    GESTURES[step.name](table, step.facts)
    draw_caption(table.sheet, caption(step, table.words), *CAPTION, CAPTION_ROOM, BOARD)


def who(facts: Facts, fact: str = "samurai") -> str:
    return tail(facts[fact])


def card(facts: Facts) -> Raider:
    return BY_KEY[str(facts["card"])]


def line_end(table: Table, seat: str) -> Point:
    """Where the last card of a line lies."""
    place = table.place(seat)
    return place.at(place.places.line_end(table.samurai(seat)))


def token(table: Table, seat: str) -> Point:
    """Where a samurai's own support token lies."""
    place = table.place(seat)
    return place.at(place.places.token)


def quiet(_: Table, __: Facts) -> None:
    """Nothing moves: the caption says it."""


def stack_shuffled(table: Table, _: Facts) -> None:
    draw_ring(table.sheet, piles.STACK, 84, 92)


def turn(table: Table, facts: Facts) -> None:
    """The last card of the line is about to strike."""
    if facts["penalties"]:
        draw_ring(table.sheet, line_end(table, who(facts)), 64, 62, SHU)


def spare(table: Table, facts: Facts) -> None:
    start = (piles.INTRUDERS_X + 60, piles.BELOW)
    draw_arrow(table.sheet, start, table.place(who(facts)).face)


def penalty(table: Table, facts: Facts) -> None:
    at = line_end(table, who(facts))
    draw_burst(table.sheet, at, 46, 104)
    draw_seal(table.sheet, tail(facts["penalty"]), at, 78, SHU)


def ignore(table: Table, facts: Facts) -> None:
    """The penalty's seal in green, under the talent that stops it."""
    x, y = line_end(table, who(facts))
    draw_seal(table.sheet, tail(facts["penalty"]), (x, y), 72, HEALING)
    draw_ring(table.sheet, (x, y), 66, 62, YAMABUKI)


def cannot(table: Table, facts: Facts) -> None:
    draw_seal(table.sheet, tail(facts["penalty"]), line_end(table, who(facts)), 72, NIGHT)


def slips_in(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, piles.STACK, piles.INTRUDERS, SHU, -0.45)


def neighbour(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, DRAWN, line_end(table, who(facts, "target")), SHU)


def returns(table: Table, facts: Facts) -> None:
    table.sheet.paste(face_up(card(facts)), STAGE[0] - 47, STAGE[1] - 62)
    draw_arrow(table.sheet, piles.DISCARD, piles.STACK, SHU, 0.4)


def drop(table: Table, facts: Facts) -> None:
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is not None:
        at = place.at(place.places.symbol(raider.symbol))
        draw_arrow(table.sheet, at, piles.DISCARD, SHU)
        draw_ring(table.sheet, at, 38, 38, SHU)


def attack(table: Table, facts: Facts) -> None:
    at = line_end(table, who(facts))
    draw_arrow(table.sheet, (DRAWN[0], DRAWN[1] + 40), (at[0] + 44, at[1] + 8), bow=0.04)


def beyond(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    draw_burst(table.sheet, place.at(place.places.pawn(table.samurai(who(facts)))), 28, 84)


def defend(table: Table, facts: Facts) -> None:
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is not None:
        x, y = place.at(place.places.symbol(raider.symbol))
        draw_arrow(table.sheet, DRAWN, (x + 18, y + 22), bow=0.14)
        draw_ring(table.sheet, (x, y), 40, 40)


def hand_on(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, line_end(table, who(facts)), line_end(table, who(facts, "target")))


def dismiss(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, DRAWN, piles.DISCARD, bow=-0.3)


def bury(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, DRAWN, piles.STACK, bow=-0.3)


def again(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_seal(table.sheet, "spear", (x - 46, y + 44), 76, SHU)
    draw_seal(table.sheet, "spear", (x + 46, y + 44), 76, SHU)


def support(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, token(table, who(facts)), table.place(who(facts, "target")).face, bow=0.2)
    slips_in(table, facts)


def leave(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_ring(table.sheet, (x, y + table.place(who(facts)).places.plan.height * 0.27), 84, 44, SUMI)


def token_back(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.place(who(facts, "holder")).face, token(table, who(facts)), bow=0.2)


def barricade(table: Table, facts: Facts) -> None:
    x, y, width = village.barricade_place(int(str(facts["after"])), table.view.village.barricades_at_start)
    draw_burst(table.sheet, (x, y - width * 0.4), width * 0.62, width * 0.62 + 62)


def build(table: Table, facts: Facts) -> None:
    x, y, width = village.barricade_place(int(str(facts["before"])), table.view.village.barricades_at_start)
    draw_ring(table.sheet, (x, y - width * 0.45), width * 0.85, width * 0.85)


def farm(table: Table, facts: Facts) -> None:
    x, y, width = village.FARMS[int(str(facts["after"]))]
    draw_burst(table.sheet, (x, y - width * 0.3), width * 0.56, width * 0.56 + 66)


def family(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[int(str(facts["after"]))]
    draw_burst(table.sheet, (x, y - 30), 46, 104)


def wound(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_burst(table.sheet, (x, y), 58, 116)
    draw_drop(table.sheet, (x, y), 104)


def death(table: Table, facts: Facts) -> None:
    draw_cut(table.sheet, table.place(who(facts)).portrait)


def heal(table: Table, facts: Facts) -> None:
    left, top, right, _ = table.place(who(facts)).portrait
    mirrored = table.place(who(facts)).places.mirrored
    draw_ring(table.sheet, (right - 20 if mirrored else left + 18, top + 56), 42, 74, HEALING)


def kiai(table: Table, facts: Facts) -> None:
    """The samurai fills the sky over the village."""
    seat = who(facts)
    x, y = 641.0, 420.0
    draw_blaze(table.sheet, (x, y), 118, 226)
    samurai = table.samurai(seat)
    table.sheet.paste(roundel(seat, samurai.beast, 132), x, y)
    word = f"{table.words.say('picture-kiai')} {facts['kiai']}"
    table.sheet.paste(slip(word, 54, SHU, tilt=4), x, y + 122)


def kiai_move(table: Table, facts: Facts) -> None:
    start = line_end(table, who(facts, "source"))
    draw_arrow(table.sheet, start, line_end(table, who(facts, "target")), bow=0.22)


def kiai_strike(table: Table, facts: Facts) -> None:
    x, y = line_end(table, who(facts, "target"))
    draw_arrow(table.sheet, (x, y), piles.DISCARD)
    draw_cut(table.sheet, (x - 60, y - 60, x + 60, y + 60))


def fan(table: Table, facts: Facts) -> None:
    """The cards that were turned over, in their order."""
    keys = facts["cards"]
    cards = [BY_KEY[str(key)] for key in keys] if isinstance(keys, tuple) else []
    for place, raider in enumerate(cards):
        x = STAGE[0] + (place - (len(cards) - 1) / 2) * 116
        table.sheet.paste(face_up(raider), x - 47, STAGE[1] - 62)


def kiai_stack(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, piles.STACK, piles.DISCARD, bow=-0.3)
    fan(table, facts)


def kiai_intruders(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, piles.INTRUDERS, piles.DISCARD, bow=-0.4)
    fan(table, facts)


def kiai_token(table: Table, facts: Facts) -> None:
    start = token(table, who(facts, "token"))
    draw_arrow(table.sheet, start, table.place(who(facts, "target")).face, bow=0.2)


def kiai_first(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    start = place.at(place.places.line_start(table.samurai(who(facts))))
    table.sheet.paste(face_up(card(facts)), STAGE[0] - 47, STAGE[1] - 62)
    draw_arrow(table.sheet, start, piles.DISCARD, bow=-0.16)


def round_over(table: Table, facts: Facts) -> None:
    if facts["moved"]:
        slips_in(table, facts)


def unguarded(table: Table, facts: Facts) -> None:
    """The gap of everybody who has not defended it."""
    missing, seats = tail(facts["symbol"]), facts["samurai"]
    symbol = next(symbol for symbol in SYMBOLS if symbol == missing)
    for key in seats if isinstance(seats, tuple) else ():
        place = table.place(tail(key))
        draw_ring(table.sheet, place.at(place.places.symbol(symbol)), 34, 34, SHU)


def bonus(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[max(0, table.view.village.families_left - 1)]
    draw_ring(table.sheet, (x, y - 30), 68, 56, YAMABUKI if facts["works"] else SUMI)


def bonus_intruder(table: Table, facts: Facts) -> None:
    table.sheet.paste(face_up(card(facts)), STAGE[0] - 47, STAGE[1] - 62)
    draw_arrow(table.sheet, piles.INTRUDERS, piles.DISCARD, bow=-0.4)


def exposed(table: Table, facts: Facts) -> None:
    raider, flames = card(facts), bool(facts["flames"])
    table.sheet.paste(large(raider, labels.penalties(table.words, raider), flames, 3), *DRAWN)
    draw_arrow(
        table.sheet, (piles.INTRUDERS[0] - 30, piles.INTRUDERS[1] - 30), (DRAWN[0] + 92, DRAWN[1] - 92)
    )


GESTURES: Final[Mapping[str, Gesture]] = {
    "deal_again": stack_shuffled,
    "round": stack_shuffled,
    "turn": turn,
    "spare": spare,
    "penalty": penalty,
    "ignore": ignore,
    "cannot": cannot,
    "intruder": slips_in,
    "neighbour": neighbour,
    "return": returns,
    "drop": drop,
    "draw": quiet,
    "attack": attack,
    "beyond": beyond,
    "defend": defend,
    "hand_on": hand_on,
    "dismiss": dismiss,
    "bury": bury,
    "again": again,
    "support": support,
    "pass": leave,
    "token_back": token_back,
    "barricade": barricade,
    "farm": farm,
    "family": family,
    "build": build,
    "wound": wound,
    "death": death,
    "heal": heal,
    "kiai": kiai,
    "kiai_move": kiai_move,
    "kiai_strike": kiai_strike,
    "kiai_stack": kiai_stack,
    "kiai_intruders": kiai_intruders,
    "kiai_token": kiai_token,
    "kiai_reveal": fan,
    "kiai_order": fan,
    "kiai_first": kiai_first,
    "round_over": round_over,
    "unguarded": unguarded,
    "bonus": bonus,
    "bonus_intruder": bonus_intruder,
    "exposed": exposed,
    "over": quiet,
}
"""Every step but the turning into a beast, which is a picture of its own."""
