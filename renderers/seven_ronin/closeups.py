"""Closeups: a ronin or an area with its ability, and the chart of the days."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.seven_ronin.view import VillageView
from bot.wording import Words, message_id
from renderers.canvas import Canvas, Sheet
from renderers.kit.captions import HARM, PLAIN, Caption, Change, inked
from renderers.kit.marks import people, spirit
from renderers.kit.plate import Portrait, draw_plate
from renderers.palette import SUMI, WASHI
from renderers.seven_ronin.chart import draw_chart
from renderers.seven_ronin.faces import FACES
from renderers.seven_ronin.marks import SIGNS
from renderers.seven_ronin.places import DRAWINGS

DAYS: Final = "closeup:days"


def keys_of(view: VillageView) -> tuple[str, ...]:
    """The seven, the areas, and the days once there are some."""
    areas = (area.key for area in view.areas)
    return (*(one.key for one in view.ronin), *areas, *((DAYS,) if view.records else ()))


def draw_closeup(view: VillageView, words: Words, key: str) -> Sheet:
    if key == DAYS:
        return draw_chart(view, words)
    return _ronin(view, words, key) if key in FACES else _area(view, words, key)


def said_of(words: Words, key: str) -> str:
    """The sentence about the ability of a ronin or an area."""
    return words.say(f"ability-{message_id(key)}")


def _ronin(view: VillageView, words: Words, key: str) -> Sheet:
    """A ronin's ability, and the wounds he can still take."""
    one = next(one for one in view.ronin if one.key == key)
    left = 0 if one.fallen else one.endurance - one.wounds
    change = Change(left, one.endurance if left < one.endurance else None)
    hurt = HARM if left < one.endurance else PLAIN
    caption = Caption(said_of(words, key), hurt, inked(spirit.pearl), change)
    return draw_plate(FACES[key], caption, words.label(key))


def _area(view: VillageView, words: Words, key: str) -> Sheet:
    """An area's ability, and the number of ninja that may be sent there in a day."""
    area = next(area for area in view.areas if area.key == key)
    caption = Caption(said_of(words, key), PLAIN, inked(people.hood, SUMI), Change(area.limit))
    return draw_plate(_house(key), caption, words.label(key))


@cache
def _house(key: str) -> Portrait:
    """A place as a portrait, with its sign in the sky."""

    def draw(c: Canvas) -> None:
        with c.at(0, 6, 0.26):
            SIGNS[key](c, WASHI, SUMI)
        with c.at(50, 112, 0.74):
            DRAWINGS[key](c)

    draw.__name__ = key
    return draw
