"""The story of a table's message: headline, chapter title, highlights and pictures.

It is chosen from the steps of the current chapter by their weight: the same journal always gives the same
story.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.engine import Step
from bot.front.table.weighing import GREAT_MOMENT, HIGHLIGHT, TURNING_POINT, with_causes
from renderers.painter import Moment

MOST_HIGHLIGHTS = 6
ROOM = 202
"""Pixels for text on a desktop: of a message's 1,100, the rest is taken by two pictures, the buttons and the
author."""
LINE = 66
"""Letters of a line, roughly."""
PITCH, SMALL, POINT = 22, 18, 4
"""Pixels: the height of a line, of a line of small text, and the extra height of a list item."""
MARKUP = re.compile(r"<(?:@|t:|https?:)[^>]*>")
"""A mention or a time, which is displayed shorter than it is written."""
SPOKEN = "x" * 12


@dataclass(frozen=True, slots=True)
class Story:
    """A chapter as it is told.

    ``headline`` is ``None`` if an outcome takes its place. ``drawn`` are the moments of its page, empty
    before the first turning point; ``newest`` is the step drawn on the board; ``untold`` counts the steps
    that are only in the log.
    """

    headline: Step | None = None
    title: Step | None = None
    highlights: Sequence[Step] = ()
    untold: int = 0
    drawn: Sequence[Moment] = ()
    newest: Step | None = None


def story_of(
    steps: Sequence[Step],
    chapters: Collection[str],
    weight: Callable[[Step], int],
    say: Callable[[Step], str],
    room: int = ROOM,
    outcome: str = "",
    *,
    least: int = 1,
) -> Story:
    """The story of one chapter, or of one and the beginning of the next, at most ``room`` high, but with
    ``least`` highlights. With an
    ``outcome`` as its heading, it tells the steps that led to that."""
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
    highlights = _highlights(body, weight, say, room, least)
    turning = any(weight(step) >= TURNING_POINT for step in told[1:])
    shown = len(highlights) + (title is not None) + (headline in told)
    newest = _on_the_map((ended + begun)[-1].step, chapters, weight)
    return Story(headline, title, highlights, len(told) - shown, ended if turning else (), newest)


def _on_the_map(step: Step, chapters: Collection[str], weight: Callable[[Step], int]) -> Step | None:
    """The newest step, if it is drawn on the map. A great moment would fill the picture, and the opening of a
    chapter is the headline: newcomers need the map. So does everybody before the first answer."""
    opening = step.position == 0
    return None if opening or step.name in chapters or weight(step) >= GREAT_MOMENT else step


def _parted(moments: Sequence[Moment], chapters: Collection[str]) -> tuple[list[Moment], list[Moment]]:
    """The steps to tell, and the opening of a chapter that has no other steps yet."""
    later = [place for place, one in enumerate(moments) if place and one.step.name in chapters]
    if not later:
        return [*moments], []
    return [*moments[: later[-1]]], [*moments[later[-1] :]]


def _headline(told: Sequence[Step], weight: Callable[[Step], int]) -> Step:
    """The greatest of the newest steps; if none has weight, the chapter's greatest."""
    newest = [step for step in told if step.position == told[-1].position and weight(step)]
    return max(reversed(newest or told), key=weight)


def _highlights(
    body: Sequence[Step], weight: Callable[[Step], int], say: Callable[[Step], str], room: int, least: int
) -> Sequence[Step]:
    """The greatest steps, of equals the latest, in their order, as many as fit; with a line for the rest if
    any are left out."""
    weights = with_causes(body, weight)
    places = [place for place, one in enumerate(weights) if one >= HIGHLIGHT]
    chosen: list[int] = []
    for place in sorted(places, key=lambda one: (weights[one], one), reverse=True):
        high = height_of(say(body[place])) + POINT
        if len(chosen) >= least and room - high < SMALL * (len(chosen) + 1 < len(body)):
            continue
        room -= high
        chosen.append(place)
    return [body[place] for place in sorted(chosen[:MOST_HIGHLIGHTS])]


def height_of(text: str) -> int:
    """The height of a text on a desktop, in pixels."""
    return PITCH * sum(-(-len(line) // LINE) for line in MARKUP.sub(SPOKEN, text).splitlines())
