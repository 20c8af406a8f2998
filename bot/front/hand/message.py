"""The hand's message: a seat's view, and the controls for its question.

It is built from the table each time, and can be opened on any device, after any restart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

from discord import ButtonStyle, ui

from bot.engine import (
    Choice,
    Form,
    Request,
    Seat,
    Several,
    View,
    Window,
    chosen,
    options_of,
    repeat_of,
    told_more,
)
from bot.front.hand.actions import AskAgain, AskToPutBack, Explain, GoOn, PutBack, TurnToSeat, Unlock
from bot.front.hand.controls import choice, form, several, suggesting, window
from bot.front.hand.controls.context import HandContext
from bot.front.hand.recap import NOTHING, Since, reasons, recap
from bot.front.hand.turn_wishes import wishes_asked
from bot.front.shared import colours, table_text
from bot.front.shared.actions import OpenSigns, Watch
from bot.front.shared.components import Item, Poster, Press, layout, picture, rows, section, size
from bot.front.shared.limits import MOST_COMPONENTS
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.seat_names import players_of, with_names
from bot.front.social.notifications import hearing_button
from bot.front.social.wishes import Wishes
from bot.front.table.ending import end_of, how_it_ended
from bot.tables.standing import Beforehand, standing_of
from bot.waits import in_thread
from bot.wording import message_id


async def hand_poster(
    studio: Studio,
    context: HandContext,
    user_id: int,
    since: Since = NOTHING,
    *,
    stops: bool = False,
    wishes: Wishes | None = None,
) -> Poster:
    """The private message of a player for one of their seats.

    ``since`` is what happened since their last answer. With ``stops`` it is all that is shown, before the
    present question: whole chapters have ended without a decision of theirs. With ``wishes`` the hand also
    asks when its owner wants to be told of their turn.
    """
    table = context.table
    assert table.match is not None
    view = table.match.view(context.seat)
    players = players_of(table, context.words)
    request = None if stops else await _foreseen(context, view)
    drawn = await studio.private(
        table.game.key, view, context.words, context.seat, request, context.draft, players
    )
    # While an option is looked at, it and its confirmation must fit one screen of a phone.
    hides = context.locked or (context.request is not None and not stops and bool(chosen(context.draft)))
    before = "" if hides else _before(studio, context, user_id, since)
    present = _passed(context, since) if stops else await _present(context)
    top = [*_heading(context, drawn, before, present), *suggesting.told(context, request, view)]
    foot = [] if stops else _foot(context, user_id, since, wishes)
    room = MOST_COMPONENTS - 1 - size(top) - size(foot)
    shown = _way_on(context) if stops else controls(context, room)
    if context.is_out and not before:
        shown = [*shown, *rows([_watch(context)])]
    if foot:
        # Answers come first: where they fill the message, the legend is found among the rules.
        signs = bool(studio.emblems(table.game.key))
        full = _foot(context, user_id, since, wishes, full=True, signs=signs)
        foot = full if size(full) <= room + size(foot) - size(shown) else foot
    return Poster(
        layout(ui.Container(*top, *shown, *foot, accent_colour=colours.HAND)),
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


def _heading(context: HandContext, drawn: Print, before: str, present: str) -> list[Item]:
    """The title, the events since the last answer with the way to their pictures, and the question."""
    words = context.words
    title = words.say("hand-title", table=context.table.id, seat=f"seat:{context.seat}")
    top: list[Item] = [ui.TextDisplay(f"{title}\n{present}")]
    if before:
        top = [section(f"{title}\n{before}", _watch(context)), ui.TextDisplay(present)]
    top.append(picture("hand", drawn.alt))
    return [*top, ui.TextDisplay(drawn.caption)] if drawn.caption else top


def _watch(context: HandContext) -> Press:
    return Press(context.identifier(Watch()), context.words.say("button-watch"))


async def _present(context: HandContext) -> str:
    """The question, or the reason why there is none; after the end how it came about."""
    words, table = context.words, context.table
    if not table.playing:
        named = with_names(table, words)
        if table.row.status == "cancelled":
            return how_it_ended(table, named)
        end = await end_of(table, named)
        return "\n".join([f"{words.say('hand-over')} {end.headline}".rstrip(), *end.told])
    if context.request is None:
        return _idle(context)
    if context.locked:
        return words.say("hand-locked", names=_waiting(context))
    loss = repeat_of(context.request).loss
    told = "" if loss is None else f"\n{words.say('hand-loss', reason=words.problem(loss))}"
    return f"{words.prompt(context.request)}{told}"


def _idle(context: HandContext) -> str:
    """The reason why nothing is asked: others are, or the seat is out of the match."""
    words, waiting = context.words, _waiting(context)
    if context.is_out:
        return f"{words.say('hand-out')} {words.say('hand-out-waits', names=waiting)}"
    return words.say("hand-idle", names=waiting)


def _waiting(context: HandContext) -> tuple[str, ...]:
    return table_text.seats(context.table, context.words, context.waiting_for)


def _passed(context: HandContext, since: Since) -> str:
    return context.words.say("hand-passed", count=since.passed)


def _way_on(context: HandContext) -> list[Item]:
    """The button to the present question."""
    say = context.words.say("button-go-on")
    return rows([Press(context.identifier(GoOn(context.seat)), say, ButtonStyle.primary)])


def _before(studio: Studio, context: HandContext, user_id: int, since: Since) -> str:
    """The news since the last answer, or the rules that led to it."""
    table = context.table
    if context.explains and (told := reasons(table, context.words, since.steps)):
        return told
    return recap(studio, table, context.words, since, table.seats_of(user_id))


def _foot(
    context: HandContext,
    user_id: int,
    since: Since,
    wishes: Wishes | None,
    *,
    full: bool = False,
    signs: bool = False,
) -> list[Item]:
    """The part below every question: standing answers, undo and the other seats; then, in rows of their own,
    notification settings. The ``full`` one also has a line before these, and explains."""
    if not context.table.playing:
        return []
    words, said = context.words, _said(context, user_id)
    suggest = [] if isinstance(context.request, Form) else suggesting.buttons(context)
    buttons = [*suggest, *_put_back(context, user_id)]
    if said:
        buttons.append(Press(context.identifier(AskAgain(context.seat)), words.say("button-ask-again")))
    if signs:
        buttons.append(Press(context.identifier(OpenSigns()), words.say("button-signs")))
    before: list[Item] = [ui.TextDisplay("\n".join(said))] if said else []
    why = [Press(context.identifier(Explain(context.seat)), words.say("button-why"))]
    explained = why if full and not context.explains and reasons(context.table, words, since.steps) else []
    buttons = [*explained, *buttons]
    reminders = rows([hearing_button(words)]) if wishes is None else wishes_asked(context, wishes)
    return [
        *before,
        *rows(buttons),
        *_tabs(context, user_id),
        *([ui.Separator()] if full else []),
        *reminders,
    ]


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
