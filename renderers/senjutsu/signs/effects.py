"""The icons of a card's effects: each parsed effect becomes a short row of marks.

Moves along black arrows are mandatory, along hollow ones optional. Wounds and pushes are counted by repeating
their shape.
"""

from __future__ import annotations

import math
from typing import Final

from bot.games.senjutsu.board.hexes import DIRECTIONS
from bot.games.senjutsu.cards.language import OPEN, Counter, Deed, Effect, Gate, Pick, Rotate, Shot, Walk
from renderers.brush import brush
from renderers.canvas import Canvas, Point
from renderers.ink import shape
from renderers.kit.marks import Drawing, arms, people, signs, spirit, stamp
from renderers.palette import FUJI, SHU, SUMI, WASHI, YUKI
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.icons import (
    KINDS,
    Icon,
    drops,
    kamae,
    kind,
    marked,
    number,
    pearls,
    rank,
    speed_tile,
)
from renderers.senjutsu.signs.kamae import draw_kamae


def _arrow(c: Canvas, at: Point, turn: float, size: float, *, mandatory: bool) -> None:
    """Draws an arrow around this middle, turned clockwise from upward."""
    sine, cosine = math.sin(turn), math.cos(turn)
    points = [(0, -0.5), (0.44, -0.04), (0.2, -0.04), (0.2, 0.5), (-0.2, 0.5), (-0.2, -0.04), (-0.44, -0.04)]
    turned = [
        (at[0] + (u * cosine - v * sine) * size, at[1] + (u * sine + v * cosine) * size) for u, v in points
    ]
    shape(c, turned, SUMI if mandatory else YUKI, max(1.6, size * 0.055))


def walk(effect: Walk) -> list[Icon]:
    """A move: one arrow or, for several directions, an arrowhead on each side of a hex."""
    head = [*who(effect.who)]

    def single(c: Canvas, x: float, y: float, high: float) -> None:
        turn = math.radians(60 * DIRECTIONS.index(effect.directions[0]))
        _arrow(c, (x + high * 0.45, y), turn, high * 0.88, mandatory=effect.mandatory)

    def several(c: Canvas, x: float, y: float, high: float) -> None:
        middle, reach = (x + high * 0.58, y), high * 0.4
        turns = [math.pi + step * math.pi / 3 for step in range(6)]
        corners = [
            (middle[0] + high * 0.24 * math.cos(turn), middle[1] + high * 0.24 * math.sin(turn))
            for turn in turns
        ]
        shape(c, corners, SUMI if effect.anywhere else WASHI, 1.8)
        for direction in effect.directions:
            turn = math.radians(60 * DIRECTIONS.index(direction))
            sine, cosine = math.sin(turn), math.cos(turn)
            tip = [(0, -0.56), (0.3, -0.24), (-0.3, -0.24)]
            points = [
                (
                    middle[0] + (u * cosine - v * sine) * reach / 0.42,
                    middle[1] + (u * sine + v * cosine) * reach / 0.42,
                )
                for u, v in ((u * 0.9, v * 0.9) for u, v in tip)
            ]
            shape(c, points, SUMI if effect.mandatory else YUKI, max(1.6, high * 0.035))

    icon = Icon(0.9, single) if len(effect.directions) == 1 else Icon(1.16, several)
    return [*head, icon, *([number(str(effect.number))] if effect.number > 1 else [])]


def rotate(effect: Rotate) -> list[Icon]:
    """A rotation: two arrows round each other, hollow if it is optional."""

    def draw(c: Canvas, x: float, y: float, high: float) -> None:
        middle = x + high * 0.45
        stamp(c, signs.turn, middle, y, high * 0.84, SUMI, WASHI)
        if not effect.mandatory:
            with c.at(middle - high * 0.42, y - high * 0.42, high * 0.84 / 100):
                for way in ("18,52 23,33 44,19 62,22", "82,48 77,67 56,81 38,78"):
                    _inner(c, way)

    return [Icon(0.9, draw), *([number(str(effect.number))] if effect.number > 1 else [])]


def _inner(c: Canvas, way: str) -> None:
    brush(c, way, 6.5, YUKI, start=0.9, end=0.9)


NEEDS: Final[dict[str, list[Icon]]] = {
    "concealed": [marked(people.hood)],
    "desperate": [marked(arms.fire)],
    "slower": [marked(marks.foe, wide=0.8), speed_tile("<")],
}
"""The marks of conditions on solo cards."""


def gate_icons(gate: Gate) -> list[Icon]:
    """The marks of a gate: kamae, focus, condition."""
    return [
        *[kamae(name) for name in gate.kamae],
        *([pearls(gate.focus)] if gate.focus else []),
        *(NEEDS[gate.need] if gate.need else []),
    ]


def shot(effect: Shot) -> list[Icon]:
    """A shot: its least distance and its effects."""
    icons = [marked(marks.reach), number(f"{effect.nearest}+")]
    for one in effect.contents:
        if one.gate != OPEN:
            icons += gate_icons(one.gate)
        icons.append(drops(one.number) if one.impact == "wound" else marked(marks.bleed, SHU))
    return icons


def who(name: str) -> list[Icon]:
    """The marks in front of an effect on others."""
    if name in ("foe", "foes"):
        return [marked(marks.foe, SUMI, WASHI, 0.8)] * (1 if name == "foe" else 2)
    if name in ("all", "others"):
        return [marked(people.flag if name == "all" else marks.foe, SUMI, WASHI, 0.8), number("*")]
    return []


def counter(effect: Counter) -> list[Icon]:
    """A counter, and the speeds of attacks that it answers."""
    return [marked(marks.counter), *[speed_tile(str(speed)) for speed in effect.speeds]]


def pick(chosen: Pick) -> list[Icon]:
    """The marks of the ranks and types that an effect names."""
    icons = [rank(name) for name in chosen.ranks]
    for name in chosen.without:
        icons += [marked(signs.banned, SUMI, WASHI, 0.7), rank(name)]
    return [*icons, *[kind(name) for name in chosen.kinds]]


def amount(deed: Deed) -> list[Icon]:
    """The number of an effect: nothing for one, ``*`` for all."""
    if deed.number == 0:
        return [number("*")]
    return [number(str(abs(deed.number)))] if abs(deed.number) > 1 else []


VERBS: Final[dict[str, Drawing]] = {
    "draw": marks.draw,
    "discard": marks.discard,
    "take": marks.take,
    "shuffle": marks.shuffle,
    "look": marks.look,
    "push": marks.push,
    "pull": marks.pull,
    "turn": signs.turn,
    "change": marks.branch,
    "advantage": people.flag,
    "unbleed": marks.bandage,
    "cure": marks.bandage,
    "replace_with": marks.exchange,
    "reduce": marks.less,
    "widen": marks.wide,
    "name": marks.speech,
    "face_up": marks.look,
    "rule": marks.scroll,
    "behaviour": marks.behaviour,
    "reset": marks.reset,
    "recall": marks.recall,
    "conceal": people.hood,
    "distance": marks.distance,
    "remove": marks.gone,
}
STATUSES: Final[dict[str, Drawing]] = {"stun": arms.stun, "hobble": marks.hobble, "poison": marks.poison}
PLACES: Final[dict[str, Drawing]] = {
    "deck": people.card,
    "top3": people.card,
    "discard": marks.discard,
    "hand": marks.draw,
}
CANCELLED: Final[dict[str, Drawing]] = {"move": signs.feet, "rot": signs.turn, "cards": people.card}


def deed(effect: Deed) -> list[Icon]:
    """The marks of any other effect."""
    before = who(effect.who)
    match effect.verb:
        case "focus":
            sign = number("+" if effect.number > 0 else "−")
            return [*before, sign, pearls(abs(effect.number))]
        case "steal_focus":
            return [*before, pearls(effect.number), marked(signs.right)]
        case "keep_focus":
            return [
                *before,
                *([pearls(effect.number)] if effect.number else []),
                marked(signs.struck(spirit.pearl), FUJI),
            ]
        case "status":
            return [*before, *[marked(STATUSES[word]) for word in effect.words]]
        case "wound":
            return [*before, drops(effect.number)]
        case "bleed":
            return [*before, marked(marks.bleed, SHU)]
        case "cure":
            return [*before, marked(signs.struck(STATUSES[effect.words[0]])), *amount(effect)]
        case "switch":
            chosen = [word for word in effect.words if word != "any"]
            return [*before, *([kamae(word) for word in chosen] or [TRIO])]
        case "cancel":
            return [
                *before,
                *[marked(signs.struck(CANCELLED.get(word, people.card))) for word in effect.words],
            ]
        case "rule":
            return [marked(marks.scroll)]
        case "name":
            kinds = [kind(word) for word in effect.words if word in KINDS]
            return [*before, marked(marks.speech), *(kinds or [marked(people.card)])]
        case "take" | "look":
            icons = [marked(VERBS[effect.verb])]
            if effect.verb == "take" and effect.place in PLACES:
                icons.append(marked(PLACES[effect.place], wide=0.7))
                if effect.place == "top3":
                    icons.append(number("3"))
            theirs = who("foe") if "from_foe" in effect.words else []
            return [
                *before,
                *icons,
                *theirs,
                *pick(effect.pick),
                *(amount(effect) if effect.verb == "take" else []),
            ]
        case _:
            return [*before, marked(VERBS[effect.verb]), *pick(effect.pick), *amount(effect)]


def _trio(c: Canvas, x: float, y: float, high: float) -> None:
    for place, name in enumerate(("aggression", "balance", "determination")):
        turn = math.radians(120 * place - 90)
        draw_kamae(
            c,
            name,
            x + high * (0.52 + 0.27 * math.cos(turn)),
            y + high * (0.06 + 0.27 * math.sin(turn)),
            high * 0.46,
        )


TRIO: Final = Icon(1.04, _trio)
"""Any kamae, as three small ones."""


def of_effect(effect: Effect) -> list[Icon]:
    """The marks of an effect; ``cards.grids`` draws the grids."""
    match effect:
        case Walk():
            return walk(effect)
        case Rotate():
            return rotate(effect)
        case Counter():
            return counter(effect)
        case Shot():
            return shot(effect)
        case Deed():
            return deed(effect)
        case _:
            raise TypeError(f"{effect} is no run of marks")
