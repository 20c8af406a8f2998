"""The open attacks of the others in a private picture: where they can strike, and what that means for the
viewer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.question import Request, options_of
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.seen.open_attacks import OpenAttack, open_attacks
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import BLOOD
from renderers.kit.sizes import LEAST
from renderers.palette import SUMI, WASHI, Colour
from renderers.senjutsu.field import tiles
from renderers.senjutsu.field.stage import Stage
from renderers.senjutsu.people.bodies import body_of
from renderers.senjutsu.solo.intents import draw_everybody
from renderers.type import Face, Line, wrap

PHASES: Final = ("reveal", "resolve")
MOST: Final = 3
"""Lines about open attacks."""
SIZE: Final = 40
PITCH: Final = 42
"""Pixels: the size of a line's type, and the distance from line to line."""


def coming(view: DuelView, one: SamuraiView) -> tuple[OpenAttack, ...]:
    """The attacks of foes that lie open and are still to come."""
    return open_attacks(view, one.seat) if view.phase in PHASES and one.place is not None else ()


def draw_menaced(stage: Stage, one: SamuraiView, blows: Sequence[tuple[Hex, Hex]] = ()) -> None:
    """Draw everybody, the hexes that open attacks can strike, and ``blows``: struck hexes, each with the hex
    of the attacker."""
    view = stage.view
    found = {place: source for place, source in blows if place in view.hexes}
    rims = dict.fromkeys(found)
    for attack in coming(view, one):
        rims |= dict.fromkeys(sorted(attack.hexes))
        foe = body_of(view, attack.foe)
        if attack.reaches and foe is not None and foe.place is not None and one.place is not None:
            found[one.place] = foe.place
    for place in rims:
        stage.lay(tiles.menaced(stage.radius), place)
    draw_everybody(stage)
    for place, source in found.items():
        stage.lay(tiles.spear(stage.radius, place - source), place)


@dataclass(frozen=True, slots=True)
class Said:
    """A line below the field; ``red`` if somebody is struck."""

    text: str
    red: bool


def lines_of_attacks(
    view: DuelView, words: Words, one: SamuraiView, request: Request[object] | None
) -> list[Said]:
    """A line for each open attack: whether it can reach the viewer and, if he chooses the speed of a block,
    whether one of his speeds stops it. Those that reach him come first."""
    offered = [option.key for option in (options_of(request) if request is not None else ())]
    speeds = [int(key.removeprefix("speed:")) for key in offered if key.startswith("speed:")]
    attacks = sorted(coming(view, one), key=lambda attack: not attack.reaches)
    return [_line(words, attack, speeds) for attack in attacks[:MOST]]


def _line(words: Words, attack: OpenAttack, speeds: Sequence[int]) -> Said:
    stops = attack.speed in speeds
    text = words.say(
        "picture-open-attack",
        card=attack.card,
        speed=attack.speed,
        reaches=attack.reaches,
        choosing=bool(speeds),
        stops=stops,
    )
    return Said(text, red=attack.reaches and not stops)


def height_of(lines: Sequence[Said], across: float) -> int:
    """The height in pixels of these lines in a strip of this width."""
    count = len(_set(lines, across))
    return 8 + PITCH * count if count else 0


def write_lines(sheet: Sheet, lines: Sequence[Said], box: Box) -> None:
    """Write lines on a strip of paper."""
    left, top, right, bottom = box
    found = _set(lines, right - left)
    if found:
        sheet.draw.rectangle((left, top, right, bottom), fill=WASHI)
    for row, (line, ink) in enumerate(found):
        sheet.line((left + right) / 2, top + 24 + PITCH * row, line, ink, "mm")


def _set(lines: Sequence[Said], across: float) -> list[tuple[Line, Colour]]:
    return [
        (line, BLOOD if said.red else SUMI)
        for said in lines
        for line in wrap(said.text, Face.LABEL_BOLD, SIZE, across - 24, 2, LEAST)
    ]
