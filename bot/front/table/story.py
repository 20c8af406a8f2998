"""What a table's message tells: the headline, the chapter's title, its highlights, and what is drawn.

Everything is chosen from the steps of the chapter being told and from how much each of them matters, so the
same journal always tells the same story.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.engine import Step
from renderers.painter import Moment

MOST_HIGHLIGHTS = 6
ROOM = 202
"""So much of a message's 1,100 pixels on a desktop is left for text beside two pictures, its buttons and its
author."""
LINE = 66
"""Letters of a line, about."""
PITCH, SMALL, POINT = 22, 18, 4
"""The height of a line, of one in small letters, and what a point before a line adds to it."""
MARKUP = re.compile(r"<(?:@|t:|https?:)[^>]*>")
"""A name or a time, which is read shorter than it is written."""
SPOKEN = "x" * 12
HIGHLIGHT, TURNING_POINT, GREAT_MOMENT = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Story:
    """A chapter as it is told.

    There is no ``headline`` where an outcome stands in its place.
    ``drawn`` are the moments of its page, none where nothing has turned yet; ``newest`` is what is drawn on
    the board; ``untold`` counts the steps that only the log has.
    """

    headline: Step | None = None
    title: Step | None = None
    highlights: Sequence[Step] = ()
    untold: int = 0
    drawn: Sequence[Moment] = ()
    newest: Step | None = None


def tell(
    steps: Sequence[Step],
    chapters: Collection[str],
    weight: Callable[[Step], int],
    say: Callable[[Step], str],
    room: int = ROOM,
    outcome: str = "",
) -> Story:
    """The story of these steps: those of one chapter, or of one and the beginning of the next. It may be as
    high as there is room. Where an ``outcome`` heads it, what led to that is told below it."""
    moments = [Moment(step, step.view) for step in steps if step.view is not None]
    if not moments:
        return Story()
    ended, begun = _parted(moments, chapters)
    if outcome and any(weight(moment.step) for moment in begun[1:]):
        ended, begun = begun, []
    told = [moment.step for moment in ended]
    headline = None if outcome else begun[0].step if begun else _headline(told, weight)
    title = told[0] if told[0].name in chapters and told[0] is not headline else None
    body = [step for step in told if step is not headline and step is not title]
    above = [step for step in (headline, title) if step is not None]
    room -= height_of(outcome) + sum(height_of(say(step)) for step in above)
    room += PITCH - SMALL if title is not None else 0
    highlights = _highlights(body, weight, say, room)
    turning = any(weight(step) >= TURNING_POINT for step in told[1:])
    shown = len(highlights) + (title is not None) + (headline in told)
    newest = _on_the_map((ended + begun)[-1].step, chapters, weight)
    return Story(headline, title, highlights, len(told) - shown, ended if turning else (), newest)


def _on_the_map(step: Step, chapters: Collection[str], weight: Callable[[Step], int]) -> Step | None:
    """What has just happened, where it is drawn on the map. A great moment would fill the picture, and a
    chapter that begins is the headline: whoever comes to the table later needs the map. So does everybody
    before the first answer."""
    opening = step.position == 0
    return None if opening or step.name in chapters or weight(step) >= GREAT_MOMENT else step


def _parted(moments: Sequence[Moment], chapters: Collection[str]) -> tuple[list[Moment], list[Moment]]:
    """What is told, and the beginning of a chapter of which nothing has come yet."""
    later = [place for place, one in enumerate(moments) if place and one.step.name in chapters]
    if not later:
        return [*moments], []
    return [*moments[: later[-1]]], [*moments[later[-1] :]]


def _headline(told: Sequence[Step], weight: Callable[[Step], int]) -> Step:
    """The greatest of what has just happened; where that was nothing much, the chapter's greatest."""
    newest = [step for step in told if step.position == told[-1].position and weight(step)]
    return max(reversed(newest or told), key=weight)


def _highlights(
    body: Sequence[Step], weight: Callable[[Step], int], say: Callable[[Step], str], room: int
) -> Sequence[Step]:
    """The greatest, of equals the latest, in the order in which they happened, as many as there is room for;
    where any are left out, that has to be said."""
    places = [place for place, step in enumerate(body) if weight(step) >= HIGHLIGHT]
    chosen: list[int] = []
    for place in sorted(places, key=lambda one: (weight(body[one]), one), reverse=True):
        high = height_of(say(body[place])) + POINT
        if chosen and room - high < SMALL * (len(chosen) + 1 < len(body)):
            continue
        room -= high
        chosen.append(place)
    return [body[place] for place in sorted(chosen[:MOST_HIGHLIGHTS])]


def height_of(text: str) -> int:
    """How high a text is on a desktop."""
    return PITCH * sum(-(-len(line) // LINE) for line in MARKUP.sub(SPOKEN, text).splitlines())
