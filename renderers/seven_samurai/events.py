"""What each step draws on top of the board: where it came from, where it went, what it struck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Raider
from renderers.canvas import Point
from renderers.palette import MATCHA, NIGHT, SHU, SUMI, YAMABUKI, mix
from renderers.seven_samurai import village
from renderers.seven_samurai.captions import caption, draw_caption, tail
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
from renderers.seven_samurai.raider_cards import PILE, face_up, large
from renderers.seven_samurai.spots import middle
from renderers.seven_samurai.table import Table
from renderers.seven_samurai.tokens import slip

Gesture = Callable[[Table, Facts], None]

BY_KEY: Final = {raider.key: raider for raider in RAIDERS}
SYMBOL_NAMES: Final[tuple[str, ...]] = SYMBOLS
HEALING = mix(MATCHA, SUMI, 0.2)


def draw_event(table: Table, step: Step) -> None:
    """The gesture, then the caption."""
    GESTURES[step.name](table, step.facts)
    spots = table.spots
    told = caption(step, table.words)
    draw_caption(table.sheet, told, *spots.caption, spots.caption_room, spots.caption_sizes)


def who(facts: Facts, fact: str = "samurai") -> str:
    return tail(facts[fact])


def card(facts: Facts) -> Raider:
    return BY_KEY[str(facts["card"])]


def quiet(_: Table, __: Facts) -> None:
    """Nothing moves: the caption says it."""


def stack_shuffled(table: Table, _: Facts) -> None:
    draw_ring(table.sheet, middle(table.spots.stack), 84, 92)


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
    draw_seal(table.sheet, tail(facts["penalty"]), (x, y), 72, HEALING)
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
    x, y = table.spots.drawn
    draw_arrow(table.sheet, (x, y + 40), (at[0] + 44, at[1] + 8), bow=0.04)


def beyond(table: Table, facts: Facts) -> None:
    place = table.place(who(facts))
    draw_burst(table.sheet, place.at(place.places.pawn(table.samurai(who(facts)))), 28, 84)


def defend(table: Table, facts: Facts) -> None:
    place, raider = table.place(who(facts)), card(facts)
    if raider.symbol is not None:
        x, y = place.at(place.places.symbol(raider.symbol))
        draw_arrow(table.sheet, table.spots.drawn, (x + 18, y + 22), bow=0.14)
        draw_ring(table.sheet, (x, y), 40, 40)


def dismiss(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, table.spots.drawn, middle(table.spots.discard), bow=-0.3)


def bury(table: Table, _: Facts) -> None:
    draw_arrow(table.sheet, table.spots.drawn, middle(table.spots.stack), bow=-0.3)


def again(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_seal(table.sheet, "spear", (x - 46, y + 44), 76, SHU)
    draw_seal(table.sheet, "spear", (x + 46, y + 44), 76, SHU)


def support(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.token(who(facts)), table.place(who(facts, "target")).face, bow=0.2)
    slips_in(table, facts)


def leave(table: Table, facts: Facts) -> None:
    x, y = table.place(who(facts)).face
    draw_ring(table.sheet, (x, y + table.place(who(facts)).places.plan.height * 0.27), 84, 44, SUMI)


def token_back(table: Table, facts: Facts) -> None:
    draw_arrow(table.sheet, table.place(who(facts, "holder")).face, table.token(who(facts)), bow=0.2)


def stakes(table: Table, place: int) -> tuple[Point, float]:
    """The middle of a barricade, and its width."""
    x, y, width = village.barricade_place(place, table.view.village.barricades_at_start)
    return table.spots.village(x, y - width * 0.42), width * table.spots.scale


def barricade(table: Table, facts: Facts) -> None:
    at, width = stakes(table, int(str(facts["after"])))
    draw_burst(table.sheet, at, width * 0.62, width * 0.62 + 62)


def build(table: Table, facts: Facts) -> None:
    at, width = stakes(table, int(str(facts["before"])))
    draw_ring(table.sheet, at, width * 0.85, width * 0.85)


def farm(table: Table, facts: Facts) -> None:
    x, y, width = village.FARMS[int(str(facts["after"]))]
    reach = width * 0.56 * table.spots.scale
    draw_burst(table.sheet, table.spots.village(x, y - width * 0.3), reach, reach + 66)


def family(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[int(str(facts["after"]))]
    draw_burst(table.sheet, table.spots.village(x, y - 30), 46 * table.spots.scale, 104 * table.spots.scale)


def wound(table: Table, facts: Facts) -> None:
    """A drop at the heart, clear of the face."""
    left, _, right, bottom = table.place(who(facts)).portrait
    reach = min(150, right - left)
    at = ((left + right) / 2, bottom - reach * 0.42)
    draw_burst(table.sheet, at, reach * 0.34, reach * 0.66)
    draw_drop(table.sheet, at, reach * 0.58)


def death(table: Table, facts: Facts) -> None:
    draw_cut(table.sheet, table.place(who(facts)).portrait)


def heal(table: Table, facts: Facts) -> None:
    left, top, right, _ = table.place(who(facts)).portrait
    mirrored = table.place(who(facts)).places.mirrored
    draw_ring(table.sheet, (right - 20 if mirrored else left + 18, top + 56), 42, 74, HEALING)


def kiai(table: Table, facts: Facts) -> None:
    """The samurai fills the sky over the village."""
    seat = who(facts)
    x, y, reach = table.spots.blaze
    draw_blaze(table.sheet, (x, y), reach * 0.52, reach)
    samurai = table.samurai(seat)
    table.sheet.paste(roundel(seat, samurai.beast, round(reach * 0.58)), x, y)
    word = f"{table.words.say('picture-kiai')} {facts['kiai']}"
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


def show(table: Table, cards: Sequence[Raider]) -> None:
    """Cards laid out over the village for a moment."""
    x, y = table.spots.shown
    for place, raider in enumerate(cards):
        left = x + (place - (len(cards) - 1) / 2) * 116 - PILE[0] / 2
        table.sheet.paste(face_up(raider), left, y - PILE[1] / 2)


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


def round_over(table: Table, facts: Facts) -> None:
    if facts["moved"]:
        slips_in(table, facts)


def unguarded(table: Table, facts: Facts) -> None:
    """The gap of everybody who has not defended it."""
    seats = facts["samurai"]
    symbol = SYMBOLS[SYMBOL_NAMES.index(tail(facts["symbol"]))]
    for key in seats if isinstance(seats, tuple) else ():
        place = table.place(tail(key))
        draw_ring(table.sheet, place.at(place.places.symbol(symbol)), 34, 34, SHU)


def bonus(table: Table, facts: Facts) -> None:
    x, y = village.FAMILIES[max(0, table.view.village.families_left - 1)]
    at, scale = table.spots.village(x, y - 30), table.spots.scale
    draw_ring(table.sheet, at, 68 * scale, 56 * scale, YAMABUKI if facts["works"] else SUMI)


def bonus_intruder(table: Table, facts: Facts) -> None:
    show(table, (card(facts),))
    draw_arrow(table.sheet, middle(table.spots.intruders), middle(table.spots.discard), bow=-0.4)


def exposed(table: Table, facts: Facts) -> None:
    """Only his flames matter now."""
    raider, flames = card(facts), bool(facts["flames"])
    (x, y), (from_x, from_y) = table.spots.drawn, middle(table.spots.intruders)
    foot, word = (("fire",), "picture-flames") if flames else ((), "picture-no-flames")
    table.sheet.paste(large(raider, foot, table.words.say(word), flames, 3), x, y)
    near = 92 if from_x > x else -92
    draw_arrow(table.sheet, (from_x, from_y - 20), (x + near, y - 92))


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
    "hand_on": quiet,
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
