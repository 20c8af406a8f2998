"""The layout of options that are a place and a direction.

If they are few, each place has a row. If they are many, each place has one button, for the usual direction
there, which it shows. A player who wants another direction presses that first; all places that allow it then
show it. The usual answer is one press, every other answer two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from discord import ButtonStyle

from bot.engine import Seat
from bot.front.hand.actions import PickWay, TurnToWay
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import OptionLine, arrow, press, text
from bot.front.hand.controls.targets import LONGEST_LEGEND, legend_of
from bot.front.shared.action import Button, Keys
from bot.front.shared.components import Item, Pick, Pickable, Press, row, rows, size
from bot.front.shared.limits import cut
from bot.wording import message_id

CLOCKWISE = "↑↗→↘↓↙←↖"
MOST_AT_ONCE = 20
"""Four rows of five: a player can take in that many options if each row is a place."""
MOST_BESIDE = 5

Act: TypeAlias = "Callable[[Seat, Keys], Button]"


def laid_out(
    context: HandContext, lines: Sequence[OptionLine[Keys]], act: Act, room: int
) -> list[Item] | None:
    """A row for each place with all its directions, if they are few; else a button for each place and one for
    each direction. ``None`` if no two options share a place, or if there is no room."""
    spots: dict[str, list[OptionLine[Keys]]] = {}
    for line in lines:
        spots.setdefault(_place(line), []).append(line)
    if len(spots) == len(lines):
        return None
    places = _apart(context, [*spots.values()])
    for shown in (_table(context, places, act), _turning(context, places, act, room)):
        if shown and size(shown) <= room:
            return shown
    return None


def _table(context: HandContext, places: Sequence[Sequence[OptionLine[Keys]]], act: Act) -> list[Item]:
    """A row for each place, the usual direction first."""
    if sum(map(len, places)) > MOST_AT_ONCE or max(map(len, places)) > MOST_BESIDE:
        return []
    rest = [spot[0] for spot in places if len(spot) == 1]
    shown = [sorted(spot, key=lambda line: not line.usual) for spot in places if len(spot) > 1]
    table = [
        row(*[press(context, replace(line, plain=not line.usual), act) for line in spot]) for spot in shown
    ]
    return [*_told(context, [line for spot in places for line in spot]), *table, *_rows(context, rest, act)]


def _turning(
    context: HandContext, places: Sequence[Sequence[OptionLine[Keys]]], act: Act, room: int
) -> list[Item]:
    """Buttons for the places in one direction, and buttons for the directions."""
    ways = [way for way in CLOCKWISE if any(line.way == way for spot in places for line in spot)]
    turned_to = next((way for way in ways if way in context.focus), "")
    going = [_going(spot, turned_to) for spot in places]
    shown = [*_told(context, going), *_rows(context, going, act), text(_asked(context))]
    buttons = rows([_way(context, way, chosen=way == turned_to) for way in ways])
    if size([*shown, *buttons]) > room:
        buttons = [row(_menu(context, ways, turned_to))]
    return [*shown, *buttons]


def _told(context: HandContext, lines: Sequence[OptionLine[Keys]]) -> list[Item]:
    told = legend_of(context, lines)
    return [text(cut(told, LONGEST_LEGEND))] if told else []


def _rows(context: HandContext, lines: Sequence[OptionLine[Keys]], act: Act) -> list[Item]:
    return rows([press(context, line, act) for line in lines])


def _place(line: OptionLine[Keys]) -> str:
    """The key without the direction. Going over the bamboo is another place than going around it."""
    return line.key.first if line.key.then else line.key.first.removesuffix(line.way)


def _going(spot: Sequence[OptionLine[Keys]], way: str) -> OptionLine[Keys]:
    """The option in this direction, else the usual one."""
    if not way or not spot[0].way:
        return next((line for line in spot if line.usual), spot[0])
    fitting = next((line for line in spot if line.way == way), None)
    return fitting or replace(spot[0], label=str(spot[0].number), about="", barred=True)


def _apart(
    context: HandContext, places: Sequence[Sequence[OptionLine[Keys]]]
) -> list[Sequence[OptionLine[Keys]]]:
    """Places with the same number, told apart by their names."""
    twice = Counter(spot[0].number for spot in places)
    alone = [spot[0].number is None or twice[spot[0].number] == 1 for spot in places]
    return [
        spot if one else [_named(context, line) for line in spot]
        for spot, one in zip(places, alone, strict=True)
    ]


def _named(context: HandContext, line: OptionLine[Keys]) -> OptionLine[Keys]:
    named = f"{_place(line).strip()} {arrow(line.way)}"
    return replace(line, label=context.words.say("hand-place", number=line.number or 0, option=named))


def _asked(context: HandContext) -> str:
    assert context.request is not None
    return context.words.say(f"ways-{message_id(context.request.prompt)}")


def _way(context: HandContext, way: str, *, chosen: bool) -> Press:
    style = ButtonStyle.success if chosen else ButtonStyle.secondary
    return Press(context.identifier(TurnToWay(context.seat, way)), arrow(way), style)


def _menu(context: HandContext, ways: Sequence[str], turned_to: str) -> Pick:
    pickables = [Pickable(way, arrow(way), chosen=way == turned_to) for way in ways]
    return Pick(context.identifier(PickWay(context.seat)), _asked(context), pickables)
