"""The log as a book: a page for each chapter, with its picture, and a table of contents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from discord import ui

from bot.engine import Step
from bot.front.history.contents import nearest
from bot.front.history.log_lines import LogLine, log_lines
from bot.front.inbound.visit import Visit
from bot.front.shared import colours
from bot.front.shared.action import Action, identify
from bot.front.shared.actions import ExplainLog, PickLogPage, TurnLog, TurnToFrame
from bot.front.shared.components import Item, Pick, Pickable, Poster, Press, layout, picture, row, rows
from bot.front.shared.limits import cut
from bot.front.shared.pictures import Print
from bot.front.shared.seat_names import players_of, with_names
from bot.front.table.weighing import HIGHLIGHT, TURNING_POINT
from bot.wording import Words
from renderers.painter import Moment

PAGE = 1800
"""Characters of the log on one page."""
REASONED = 3400
"""Characters of a page with reasons. Discord's limit of a message is 4,000."""


@dataclass(slots=True)
class Page:
    """A chapter, or a part of it that fits into a message. ``title`` is empty on the pages that continue a
    chapter, and before the first; ``first`` is the number of the page's first step."""

    title: str
    first: int
    text: str = ""
    moments: list[Moment] = field(default_factory=list[Moment])
    remarked: bool = False
    lines: list[LogLine] = field(default_factory=list[LogLine])

    def holds(self, line: LogLine) -> bool:
        return len(self.text) + len(line.text) < PAGE

    def add(self, line: LogLine) -> None:
        self.text += cut(line.text, PAGE - 1) + "\n"
        self.lines.append(line)
        if line.step is None:
            self.remarked = True
        elif line.step.view is not None:
            self.moments.append(Moment(line.step, line.step.view))


def pages_of(lines: Sequence[LogLine]) -> list[Page]:
    """The pages of the log, oldest first. Lines before the first chapter are on its page."""
    pages = [Page("", 0)]
    told = 0
    for line in lines:
        if (line.title and told) or not pages[-1].holds(line):
            pages.append(Page("", told))
        if line.title:
            pages[-1].title = line.title
        pages[-1].add(line)
        told += line.step is not None
    return pages


async def open_log(visit: Visit, _: Action) -> None:
    """``Log``: the newest chapter with a step beyond its opening."""
    if not visit.in_private:
        await visit.think()
    pages, game, studio = await _pages(visit), visit.table.game, visit.client.studio

    def matters(step: Step) -> bool:
        return step.name not in game.chapters and studio.weight(game.key, step) >= HIGHLIGHT

    await visit.show(await page_poster(visit, pages, newest_told(pages, matters)))


def newest_told(pages: Sequence[Page], matters: Callable[[Step], bool]) -> int:
    """The number of the newest page with more than the beginning of its chapter."""

    def tells(page: Page) -> bool:
        return page.remarked or any(matters(moment.step) for moment in page.moments)

    return next((number for number in reversed(range(len(pages))) if tells(pages[number])), len(pages) - 1)


async def turn_log(visit: Visit, action: TurnLog | PickLogPage) -> None:
    """Another page: the next one, or one from the table of contents."""
    pages = await _pages(visit)
    await visit.show(await page_poster(visit, pages, min(max(action.picked, 0), len(pages) - 1)))


async def explain_log(visit: Visit, action: ExplainLog) -> None:
    """``Why?``: the same page, with the rules that led to its steps."""
    pages = await _pages(visit)
    number = min(max(action.picked, 0), len(pages) - 1)
    await visit.show(await page_poster(visit, pages, number, asked=True))


def with_reasons(page: Page, said: Words) -> str:
    """The text of a page with the reasons below their steps, as many as fit; the newest first."""
    told = {place: said.why(line.step) for place, line in enumerate(page.lines) if line.step is not None}
    room, kept = REASONED - len(page.text), dict[int, str]()
    for place in reversed([*told]):
        reasons = "".join(f"\n{said.say('watch-why', reason=reason)}" for reason in told[place])
        room -= len(reasons)
        if reasons and room >= 0:
            kept[place] = reasons
    return "\n".join(cut(line.text, PAGE - 1) + kept.get(place, "") for place, line in enumerate(page.lines))


async def _pages(visit: Visit) -> list[Page]:
    return pages_of(await log_lines(visit.table, visit.words))


async def page_poster(visit: Visit, pages: Sequence[Page], number: int, *, asked: bool = False) -> Poster:
    """One page, the way to the others, and to the pictures of its steps; with the reasons of its steps if
    those were ``asked``."""
    table, words = visit.table, visit.words
    page, said = pages[number], with_names(table, words)
    title = words.say("log-title", table=table.id, page=number + 1, pages=len(pages))
    drawn = await _picture(visit, page)
    items: list[Item] = [ui.TextDisplay(title), *([] if drawn is None else [picture("page", drawn.alt)])]
    items.append(ui.TextDisplay(with_reasons(page, said) if asked else page.text))
    items += _contents(visit, pages, number)

    def turn(name: str, to: int) -> Press:
        identifier = identify(TurnLog(to), table.id, table.position)
        return Press(identifier, words.say(name), disabled=not 0 <= to < len(pages))

    turns = [turn("button-older", number - 1), turn("button-newer", number + 1)] if len(pages) > 1 else []
    if page.moments and table.match is not None:
        watch = identify(TurnToFrame(page.first, "log"), table.id, table.position)
        turns.append(Press(watch, words.say("button-frames")))
    if any(line.step is not None and said.why(line.step) for line in page.lines):
        why = identify(ExplainLog(number), table.id, table.position)
        turns.append(Press(why, words.say("button-why"), disabled=asked))
    items += rows(turns)
    return Poster(
        layout(ui.Container(*items, accent_colour=colours.LOOKING)), {} if drawn is None else {"page": drawn}
    )


async def _picture(visit: Visit, page: Page) -> Print | None:
    """The picture of the chapter, if it has a turning point."""
    table, studio = visit.table, visit.client.studio
    if not any(studio.weight(table.game.key, moment.step) >= TURNING_POINT for moment in page.moments[1:]):
        return None
    return await studio.page(table.game.key, page.moments, visit.words, players_of(table, visit.words))


def _contents(visit: Visit, pages: Sequence[Page], number: int) -> list[Item]:
    chapters = [place for place, page in enumerate(pages) if page.title]
    if len(chapters) < 2:
        return []
    here = max((place for place in chapters if place <= number), default=chapters[0])
    lines = [
        Pickable(str(place), pages[place].title, chosen=place == here) for place in nearest(chapters, here)
    ]
    identifier = identify(PickLogPage(), visit.table.id, visit.table.position)
    return [row(Pick(identifier, visit.words.say("watch-chapters"), lines))]
