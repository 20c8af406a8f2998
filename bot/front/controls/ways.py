"""Many options at a few places: where to, and which way.

A button goes to its place the way that is usual there, which it shows. To go another way one presses that
first: then all buttons that can go that way do. So what nearly everybody wants is one press, and nothing
else more than two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.front.components import Item, Pick, Pickable, Press, row, rows, size
from bot.front.controls.desk import THEN, Desk
from bot.front.controls.lines import MOST_BUTTONS, Line, press, text
from bot.front.controls.targets import LONGEST_LEGEND, legend_of
from bot.front.limits import cut
from bot.wording import message_id

CLOCKWISE = "↑↗→↘↓↙←↖"


def laid_out(desk: Desk, lines: Sequence[Line], action: str, room: int) -> list[Item] | None:
    """One button a place, and one a way, where so many components have room."""
    spots: dict[str, list[Line]] = {}
    for line in lines:
        spots.setdefault(_place(line), []).append(line)
    if len(lines) <= MOST_BUTTONS or len(spots) == len(lines):
        return None
    ways = [way for way in CLOCKWISE if any(line.way == way for line in lines)]
    turned_to = next((way for way in ways if way in desk.focus), "")
    twice = Counter(spot[0].number for spot in spots.values())
    going = [_going(spot, turned_to) for spot in spots.values()]
    going = [line if twice[line.number] == 1 else _named(desk, line) for line in going]
    told = legend_of(desk, going)
    shown = [text(cut(told, LONGEST_LEGEND))] if told else []
    shown += [*rows([press(desk, line, action) for line in going]), text(_asked(desk))]
    buttons = rows([_way(desk, way, chosen=way == turned_to) for way in ways])
    if size([*shown, *buttons]) > room:
        buttons = [row(_menu(desk, ways, turned_to))]
    shown += buttons
    return shown if size(shown) <= room else None


def _place(line: Line) -> str:
    """Its key without the way: over the bamboo is another way than around it."""
    return line.key.removesuffix(line.way)


def _going(spot: Sequence[Line], way: str) -> Line:
    """This way, or as one usually goes there."""
    if not way or not spot[0].way:
        return next((line for line in spot if line.usual), spot[0])
    fitting = next((line for line in spot if line.way == way), None)
    return fitting or replace(spot[0], label=str(spot[0].number), about="", barred=True)


def _named(desk: Desk, line: Line) -> Line:
    """One of two ways to the same place: what it is called is told, too."""
    if line.number is None:
        return line
    named = f"{_place(line).strip(f' {THEN}')} {line.way if not line.barred else ''}".strip()
    return replace(line, label=desk.words.say("hand-place", number=line.number, option=named))


def _asked(desk: Desk) -> str:
    assert desk.request is not None
    return desk.words.say(f"ways-{message_id(desk.request.prompt)}")


def _way(desk: Desk, way: str, *, chosen: bool) -> Press:
    style = ButtonStyle.success if chosen else ButtonStyle.secondary
    return Press(desk.identifier("way", way), way, style)


def _menu(desk: Desk, ways: Sequence[str], turned_to: str) -> Pick:
    pickables = [Pickable(way, way, chosen=way == turned_to) for way in ways]
    return Pick(desk.identifier("way"), _asked(desk), pickables)
