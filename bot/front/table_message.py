"""The public table message: the newest board on top, what led to it below, and who is waited for.

It is made from what everybody may know: the spectators' view, public steps, and who has locked in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.engine import Step
from bot.front import speech
from bot.front.company import company_of
from bot.front.components import Item, Press, layout, picture, rows
from bot.front.identifiers import Identifier
from bot.front.limits import cut
from bot.front.poster import Poster
from bot.front.promises import promise_link
from bot.front.studio import Print, Studio
from bot.tables.table import Table
from bot.wording import Words

COLOUR = 0x22304F
OVER = 0xD9A441
MOST_FRAMES = 9
"""Discord takes ten files a message: the board and nine frames."""
MOST_CAPTIONS = 2000


async def table_poster(studio: Studio, table: Table, words: Words, news: Sequence[Step]) -> Poster:
    """The table as everybody sees it. ``news`` are the steps since it was last shown."""
    assert table.match is not None
    game, company = table.game.key, company_of(table, words)
    frames = [(step, step.view) for step in news if step.view is not None]
    if table.row.status == "over":
        board = await studio.ending(game, table.match.view(None), words, company)
        earlier = frames
    elif frames:
        (last, view), earlier = frames[-1], frames[:-1]
        board = await studio.board(game, view, words, company, last)
    else:
        board = await studio.board(game, table.match.view(None), words, company)
        earlier = []
    shown = earlier[-MOST_FRAMES:]
    prints = [await studio.board(game, view, words, company, step) for step, view in shown]
    named = {f"step-{number}": one for number, one in enumerate(prints, 1)}
    closer = bool(studio.closeups(game, table.match.view(None)))
    message = table_message(table, words, news, board, prints, closer=closer)
    return Poster(message, {"board": board, **named})


def table_message(
    table: Table,
    words: Words,
    news: Sequence[Step],
    board: Print,
    frames: Sequence[Print],
    *,
    closer: bool,
) -> ui.LayoutView:
    items: list[Item] = [
        ui.TextDisplay(words.say("table-title", table=table.id)),
        picture("board", board.alt),
    ]
    if news:
        lines = [f"- {line}" for line in speech.captions(words, news)]
        items.append(ui.TextDisplay(_latest(lines)))
    if frames:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        for number, one in enumerate(frames, 1):
            gallery.add_item(media=f"attachment://step-{number}.webp", description=one.alt)
        items.append(gallery)
    items += [ui.TextDisplay(status(table, words)), *rows(_buttons(table, words, closer=closer))]
    return layout(ui.Container(*items, accent_colour=OVER if table.row.status == "over" else COLOUR))


def status(table: Table, words: Words) -> str:
    """Who is waited for and who has locked in; after the end, who won and the seed."""
    match = table.match
    if table.row.status == "cancelled":
        lines = [words.say("table-cancelled")]
        if table.row.started_at is not None:
            lines.append(_reveal(table, words))
        return "\n".join(lines)
    if table.row.status == "paused" or match is None:
        return words.say("table-paused")
    if match.outcome is not None:
        outcome = match.outcome
        lines = [words.say(f"outcome-{outcome.reason}", outcome.facts)]
        if outcome.winners:
            lines.append(words.say("table-won", winners=speech.seats(table, words, outcome.winners)))
        lines.append(_reveal(table, words))
        return "\n".join(lines)
    lines = speech.waiting(table, words)
    if match.locked:
        locked = [seat for seat in match.pending if seat in match.locked]
        lines.append(words.say("table-locked", names=speech.seats(table, words, locked)))
    if match.position == 0:
        link = promise_link(table)
        promise = words.say("fair-promise", commitment=table.row.commitment)
        lines.append(promise if link is None else words.say("fair-link", link=link))
    return "\n".join(lines)


def _reveal(table: Table, words: Words) -> str:
    return words.say("fair-reveal", table=table.id, seed=table.row.seed)


def paused_message(table: Table, words: Words) -> ui.LayoutView:
    """A table whose journal the rules of today cannot take, or one that was called off."""
    title = words.say("table-title", table=table.id)
    log = Press(Identifier(table.id, table.position, "log"), words.say("button-log"))
    return layout(
        ui.Container(ui.TextDisplay(f"{title}\n{status(table, words)}"), *rows([log]), accent_colour=COLOUR)
    )


def moved_message(table: Table, words: Words, link: str) -> ui.LayoutView:
    """What stands where the table was shown before."""
    text = words.say("table-moved", table=table.id, link=link)
    return layout(ui.Container(ui.TextDisplay(text), accent_colour=COLOUR))


def _buttons(table: Table, words: Words, *, closer: bool) -> list[Press]:
    def press(action: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(Identifier(table.id, table.position, action), words.say(f"button-{action}"), style)

    look = [press("closer")] if closer else []
    public = [*look, press("watch"), press("log"), press("rules")]
    if table.row.status == "over":
        return [press("rematch", ButtonStyle.primary), *public]
    return [press("hand", ButtonStyle.primary), *public]


def _latest(lines: Sequence[str]) -> str:
    """As many of the newest lines as fit."""
    kept: list[str] = []
    room = MOST_CAPTIONS
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return cut("\n".join(reversed(kept)), MOST_CAPTIONS)
