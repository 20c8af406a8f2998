"""The scrubber: every step with its picture, backward, forward and by chapter. The button ``Why?`` shows the
rule that led to a step."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache
from discord import ui

from bot.engine import Problem, Refusal, Step, View
from bot.engine.match import Match
from bot.front.history.contents import nearest
from bot.front.inbound.visit import Visit
from bot.front.shared import colours
from bot.front.shared.action import Action, identify
from bot.front.shared.actions import PickFrame, TurnToFrame
from bot.front.shared.components import Item, Pick, Pickable, Poster, Press, layout, picture, row, rows
from bot.front.shared.seat_names import players_of, with_names

MOST_READERS = 5000
WHY = "why"
"""The name of the button under a frame that shows the reason."""


class Seen:
    """The last picture of each table that a reader has seen. For convenience only; it is lost on a
    restart."""

    def __init__(self) -> None:
        self._seen: LRUCache[tuple[int, int], int] = LRUCache(MOST_READERS)

    def by(self, table: int, reader: int) -> int:
        return self._seen.get((table, reader), -1)

    def note(self, table: int, reader: int, number: int) -> None:
        self._seen[(table, reader)] = max(number, self.by(table, reader))


async def steps_of(visit: Visit) -> tuple[Match, list[Step]]:
    """The match as the store has it, and every public step with its frame. An answer under way at the table
    is not included."""
    visit.need_match()
    replayed = await visit.table.replay()
    steps = [step for step in replayed.opening() if step.view is not None]
    if not steps:
        raise Refusal(Problem("nothing-yet"))
    return replayed, steps


async def open_scrubber(seen: Seen, visit: Visit, _: Action) -> None:
    """``Watch``: show the first picture the reader has not seen."""
    await visit.think()
    match, steps = await steps_of(visit)
    await visit.show(
        await frame_poster(seen, visit, match.position, steps, first_unseen(seen, visit, match, steps))
    )


def first_unseen(seen: Seen, visit: Visit, match: Match, steps: Sequence[Step]) -> int:
    """The first step after the reader's last answer, or after the last picture they saw. For a new reader,
    the newest chapter with a step beyond its opening."""
    table, reader = visit.table, visit.person.user_id
    seats = set(table.seats_of(reader))
    answered = [one.position for one in match.rounds if not one.spoke.isdisjoint(seats)]
    own = sum(step.position <= answered[-1] for step in steps) if answered else 0
    first = max(own, seen.by(table.id, reader) + 1)
    if first == 0:
        begun = [place for place, step in enumerate(steps[:-1]) if step.name in table.game.chapters]
        first = max(begun, default=0)
    return min(first, len(steps) - 1)


async def turn_to_frame(seen: Seen, visit: Visit, action: TurnToFrame | PickFrame) -> None:
    match, steps = await steps_of(visit)
    number = min(max(action.picked, 0), len(steps) - 1)
    asked = isinstance(action, TurnToFrame) and action.name == WHY
    await visit.show(await frame_poster(seen, visit, match.position, steps, number, asked=asked))


async def frame_poster(
    seen: Seen, visit: Visit, position: int, steps: Sequence[Step], number: int, *, asked: bool = False
) -> Poster:
    """One frame with its caption and the way to the others; with its reason if that was ``asked``. The next
    frame is drawn in advance."""
    table, words, studio = visit.table, visit.words, visit.client.studio
    step, players = steps[number], players_of(table, words)
    drawn = await studio.board(table.game.key, _view(step), words, players, step)
    if number + 1 < len(steps):
        coming = steps[number + 1]
        studio.prepare(studio.board(table.game.key, _view(coming), words, players, coming))
    seen.note(table.id, visit.person.user_id, number)
    caption = words.say("watch-title", table=table.id, number=number + 1, count=len(steps))
    last = len(steps) - 1

    def turn(name: str, to: int) -> Press:
        identifier = identify(TurnToFrame(min(max(to, 0), last), name), table.id, position)
        return Press(identifier, words.say(f"button-{name}"), disabled=not 0 <= to <= last or to == number)

    said = with_names(table, words)
    reasons = said.why(step)
    told = "".join(f"\n{words.say('watch-why', reason=reason)}" for reason in reasons if asked)
    turns = [turn("first", 0), turn("back", number - 1), turn("next", number + 1), turn("last", last)]
    if reasons:
        why = identify(TurnToFrame(number, WHY), table.id, position)
        turns.append(Press(why, words.say("button-why"), disabled=asked))
    items: list[Item] = [
        ui.TextDisplay(f"{caption}\n{said.step(step)}{told}"),
        picture("frame", drawn.alt),
        *rows(turns),
        *_chapters(visit, position, steps, number),
    ]
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)), {"frame": drawn})


def _view(step: Step) -> View:
    assert step.view is not None
    return step.view


def _chapters(visit: Visit, position: int, steps: Sequence[Step], number: int) -> list[Item]:
    """A select with the beginning of each chapter."""
    words = with_names(visit.table, visit.words)
    starts = [place for place, step in enumerate(steps) if step.name in visit.table.game.chapters]
    if len(starts) < 2:
        return []
    here = max((start for start in starts if start <= number), default=starts[0])
    lines = [
        Pickable(str(start), words.step(steps[start]), chosen=start == here)
        for start in nearest(starts, here)
    ]
    identifier = identify(PickFrame(), visit.table.id, position)
    return [row(Pick(identifier, words.say("watch-chapters"), lines))]
