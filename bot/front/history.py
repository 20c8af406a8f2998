"""What happened so far: the log, and the scrubber through every frame."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.engine import Step
from bot.front.company import company_of
from bot.front.components import Item, Pick, Pickable, Press, layout, picture, row, rows
from bot.front.identifiers import Identifier
from bot.front.log_lines import log_pages
from bot.front.poster import Poster
from bot.front.visit import Visit

COLOUR = 0x4F7C8A
MARKS = 25


async def open_log(visit: Visit) -> None:
    await visit.think()
    pages = await log_pages(visit.table, visit.words)
    await visit.show(Poster(log_page(visit, pages, len(pages) - 1)))


async def turn_log(visit: Visit) -> None:
    await visit.acknowledge()
    pages = await log_pages(visit.table, visit.words)
    page = min(max(int(visit.detail), 0), len(pages) - 1)
    await visit.show(Poster(log_page(visit, pages, page)))


def log_page(visit: Visit, pages: Sequence[str], page: int) -> ui.LayoutView:
    table, words = visit.table, visit.words
    title = words.say("log-title", table=table.id, page=page + 1, pages=len(pages))

    def turn(name: str, to: int) -> Press:
        identifier = Identifier(table.id, table.position, "log-page", str(to))
        return Press(identifier, words.say(name), disabled=not 0 <= to < len(pages))

    turns = rows([turn("button-older", page - 1), turn("button-newer", page + 1)]) if len(pages) > 1 else []
    return layout(
        ui.Container(ui.TextDisplay(title), ui.TextDisplay(pages[page]), *turns, accent_colour=COLOUR)
    )


async def steps_of(visit: Visit) -> tuple[int, list[Step]]:
    """Every step so far, with its frame, and the position up to which they lead.

    All of it is as the store has it: at the table, an answer may just be on its way there.
    """
    visit.need_match()
    replayed = await visit.table.replay()
    return replayed.position, replayed.opening()


async def open_scrubber(visit: Visit) -> None:
    """``Watch``: the newest frame, large, and every one before it."""
    await visit.think()
    position, steps = await steps_of(visit)
    await visit.show(await frame_poster(visit, position, steps, len(steps) - 1))


async def turn_to_frame(visit: Visit) -> None:
    await visit.acknowledge()
    position, steps = await steps_of(visit)
    chosen = int(visit.values[0]) if visit.values else int(visit.detail.partition("|")[0])
    number = min(max(chosen, 0), len(steps) - 1)
    await visit.show(await frame_poster(visit, position, steps, number))


async def frame_poster(visit: Visit, position: int, steps: Sequence[Step], number: int) -> Poster:
    """One frame with its caption and the way to the others."""
    table, words = visit.table, visit.words
    step = steps[number]
    assert step.view is not None
    company = company_of(table, words)
    drawn = await visit.client.studio.board(table.game.key, step.view, words, company, step)
    caption = words.say("watch-title", table=table.id, number=number + 1, count=len(steps))
    last = len(steps) - 1

    def turn(name: str, to: int) -> Press:
        # The name is part of the detail: two buttons may lead to the same frame.
        identifier = Identifier(table.id, position, "frame", f"{min(max(to, 0), last)}|{name}")
        return Press(identifier, words.say(f"button-{name}"), disabled=not 0 <= to <= last or to == number)

    items: list[Item] = [
        ui.TextDisplay(f"{caption}\n{words.step(step)}"),
        picture("frame", drawn.alt),
        *rows([turn("first", 0), turn("back", number - 1), turn("next", number + 1), turn("last", last)]),
        *_chapters(visit, position, steps, number),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=COLOUR)), {"frame": drawn})


def _chapters(visit: Visit, position: int, steps: Sequence[Step], number: int) -> list[Item]:
    """A select that leads to the beginning of each chapter."""
    words = visit.words
    starts = [place for place, step in enumerate(steps) if step.name in visit.table.game.chapters][-MARKS:]
    if len(starts) < 2:
        return []
    here = max((start for start in starts if start <= number), default=starts[0])
    lines = [Pickable(str(start), words.step(steps[start]), chosen=start == here) for start in starts]
    identifier = Identifier(visit.table.id, position, "frame", "chapter")
    return [row(Pick(identifier, words.say("watch-chapters"), lines))]
