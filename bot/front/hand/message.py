"""The hand's message: a seat's view, and the controls for its question.

It is built from the table each time, and can be opened on any device, after any restart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

from discord import ui

from bot.engine import Choice, Form, Request, Seat, Several, Step, View, Window, chosen, options_of, told_more
from bot.front.hand.actions import AskAgain, AskToPutBack, PutBack, Suggest, TurnToSeat, Unlock
from bot.front.hand.controls import choice, form, several, window
from bot.front.hand.controls.context import HandContext
from bot.front.hand.recap import recap
from bot.front.shared import colours, table_text
from bot.front.shared.components import Item, Poster, Press, layout, picture, rows, size
from bot.front.shared.limits import MOST_COMPONENTS
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.seat_names import players_of, with_names
from bot.front.social.notifications import hearing_button
from bot.front.table.ending import how_it_ended
from bot.tables.standing import Beforehand, standing_of
from bot.waits import in_thread
from bot.wording import message_id


async def hand_poster(
    studio: Studio, context: HandContext, user_id: int, since: Sequence[Step] = ()
) -> Poster:
    """The private message of a player for one of their seats; ``since`` are the steps since their last
    answer."""
    table = context.table
    assert table.match is not None
    view = table.match.view(context.seat)
    players = players_of(table, context.words)
    request = await _foreseen(context, view)
    drawn = await studio.private(
        table.game.key, view, context.words, context.seat, request, context.draft, players
    )
    # While an option is looked at, it and its confirmation must fit one screen of a phone.
    choosing = context.request is not None and not context.locked and not chosen(context.draft)
    before = recap(studio, table, context.words, since, table.seats_of(user_id)) if choosing else ""
    top, foot = _heading(context, drawn, before), _foot(context, user_id)
    room = MOST_COMPONENTS - 1 - size(top) - size(foot)
    return Poster(
        layout(ui.Container(*top, *controls(context, room), *foot, accent_colour=colours.HAND)),
        {"hand": drawn},
    )


def controls(context: HandContext, room: int) -> list[Item]:
    """The components for the question, at most ``room`` of them. The rest of a long request is on further
    pages."""
    request = context.request
    if request is None or not context.table.playing:
        return []
    if context.locked:
        return rows([Press(context.identifier(Unlock(context.seat)), context.words.say("button-unlock"))])
    if isinstance(request, Form):
        return form.controls(context, request, room)
    if isinstance(request, Window):
        return window.controls(context, cast("Window[Any]", request), room)
    if isinstance(request, Choice):
        return choice.controls(context, cast("Choice[Any]", request), room)
    if isinstance(request, Several):
        return several.controls(context, cast("Several[Any]", request), room)
    raise TypeError(f"no hand for {type(request).__name__}")


async def _foreseen(context: HandContext, view: View) -> Request[object] | None:
    """The open question. If an option is tried, ask the game for its consequences."""
    request = context.request
    if request is None or not options_of(request):
        return request
    for key in chosen(context.draft):
        facts = await in_thread("the rules", None, context.table.game.foresees, view, context.seat, key)
        request = told_more(request, key, facts)
    return request


def _heading(context: HandContext, drawn: Print, before: str) -> list[Item]:
    """The title, the events since the last answer, and the question in a text of its own."""
    title, _, question = _title(context).partition("\n")
    said = [f"{title}\n{before}", question] if before else [f"{title}\n{question}"]
    shown: list[Item] = [*map(ui.TextDisplay, said), picture("hand", drawn.alt)]
    return [*shown, ui.TextDisplay(drawn.caption)] if drawn.caption else shown


def _title(context: HandContext) -> str:
    words, table = context.words, context.table
    title = words.say("hand-title", table=table.id, seat=f"seat:{context.seat}")
    if not table.playing:
        how = how_it_ended(table, with_names(table, words))
        if table.row.status == "cancelled":
            return f"{title}\n{how}"
        return f"{title}\n{words.say('hand-over')} {how}".rstrip()
    if context.request is None:
        return f"{title}\n{words.say('hand-idle', names=table_text.seats(table, words, table.waiting_for))}"
    if context.locked:
        return f"{title}\n{words.say('hand-locked', names=table_text.seats(table, words, table.waiting_for))}"
    return f"{title}\n{words.prompt(context.request)}"


def _foot(context: HandContext, user_id: int) -> list[Item]:
    """The part below every question: standing answers, undo, notification settings, and the other seats."""
    if not context.table.playing:
        return []
    words, said = context.words, _said(context, user_id)
    buttons = [*_suggest(context), *_put_back(context, user_id)]
    if said:
        buttons.append(Press(context.identifier(AskAgain(context.seat)), words.say("button-ask-again")))
    buttons.append(hearing_button(words))
    before: list[Item] = [ui.TextDisplay("\n".join(said))] if said else []
    return [*before, *rows(buttons), *_tabs(context, user_id)]


def _suggest(context: HandContext) -> list[Press]:
    """The button for an AI's suggestion; a form has one of its own."""
    asked = context.request is not None and not context.locked and not isinstance(context.request, Form)
    if not asked or not context.table.game.teaches:
        return []
    return [Press(context.identifier(Suggest(context.seat)), context.words.say("button-suggest"))]


def _said(context: HandContext, user_id: int) -> list[str]:
    """The standing answers of this player, a line for each event."""
    seats = context.table.seats_of(user_id)
    several = len(seats) > 1
    return [
        line for seat in seats for line in _said_for(context, seat, f"seat:{seat}" if several else "nobody")
    ]


def _said_for(context: HandContext, seat: Seat, named: str) -> list[str]:
    """The standing answers of one seat, with its name if the player leads several."""
    words = context.words
    answered: defaultdict[str, list[str]] = defaultdict(list)
    lines: list[str] = []
    for prompt, given in standing_of(context.table.sitter(seat)).items():
        asked = table_text.what_is_asked(words, prompt)
        if isinstance(given, Beforehand):
            answer = words.join([words.label(key) for key in given.keys])
            lines.append(words.say("hand-said", seat=named, asked=asked, answer=answer))
        else:
            answered[words.until(prompt, given.event)].append(asked)
    for said, every in answered.items():
        what = tuple(dict.fromkeys(filter(None, every)))
        lines.append(words.say("hand-standing", seat=named, said=said, what=what, count=len(what)))
    return lines


def _put_back(context: HandContext, user_id: int) -> list[Press]:
    """The button to put back the last answer: alone, or with the agreement of the others."""
    table, words = context.table, context.words
    say = table.undo.last_answer(user_id)
    if say is None or context.locked:
        return []
    if say.alone:
        return [Press(context.identifier(PutBack(context.seat)), words.say("button-put-back"))]
    if set(table.humans) <= {user_id}:
        return []
    return [Press(context.identifier(AskToPutBack(context.seat)), words.say("button-ask-put-back"))]


def _tabs(context: HandContext, user_id: int) -> list[Item]:
    """A button for each seat of a player who leads several."""
    seats: Sequence[Seat] = context.table.seats_of(user_id)
    if len(seats) < 2:
        return []
    return rows(
        [
            Press(
                context.identifier(TurnToSeat(seat)),
                context.words.say(f"seat-{message_id(seat)}"),
                disabled=seat == context.seat,
            )
            for seat in seats
        ]
    )
