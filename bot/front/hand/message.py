"""The hand's message: a seat's view, and the controls for its question.

It is built from the table each time, and can be opened on any device, after any restart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from discord import ui

from bot.engine import Form, Request, Seat, Step, View, chosen, options_of, told_more
from bot.front.hand.actions import AskAgain, AskToPutBack, PutBack, Suggest, TurnToSeat
from bot.front.hand.controls import controls
from bot.front.hand.controls.context import Desk
from bot.front.hand.recap import recap
from bot.front.shared import colours, table_text
from bot.front.shared.components import Item, Press, layout, picture, rows, size
from bot.front.shared.limits import MOST_COMPONENTS
from bot.front.shared.message import Poster
from bot.front.shared.pictures import Print, Studio
from bot.front.shared.seat_names import company_of, in_company
from bot.front.social.notifications import hearing_button
from bot.front.table.message import outcome_of
from bot.tables.standing import Beforehand, standing_of
from bot.waits import in_thread
from bot.wording import message_id


async def hand_poster(studio: Studio, desk: Desk, user_id: int, since: Sequence[Step] = ()) -> Poster:
    """The private message of a player for one of their seats; ``since`` are the steps since their last
    answer."""
    table = desk.table
    assert table.match is not None
    view = table.match.view(desk.seat)
    company = company_of(table, desk.words)
    request = await _foreseen(desk, view)
    drawn = await studio.private(table.game.key, view, desk.words, desk.seat, request, desk.draft, company)
    asked = desk.request is not None and not desk.locked
    before = recap(studio, table, desk.words, since, table.seats_of(user_id)) if asked else ""
    top, foot = _heading(desk, drawn, before), _foot(desk, user_id)
    room = MOST_COMPONENTS - 1 - size(top) - size(foot)
    return Poster(
        layout(ui.Container(*top, *controls(desk, room), *foot, accent_colour=colours.HAND)), {"hand": drawn}
    )


async def _foreseen(desk: Desk, view: View) -> Request[object] | None:
    """The open question. If an option is tried, ask the game for its consequences."""
    request = desk.request
    if request is None or not options_of(request):
        return request
    for key in chosen(desk.draft):
        facts = await in_thread("the rules", None, desk.table.game.foresees, view, desk.seat, key)
        request = told_more(request, key, facts)
    return request


def _heading(desk: Desk, drawn: Print, before: str) -> list[Item]:
    """The title, the events since the last answer, and the question in a text of its own."""
    title, _, question = _title(desk).partition("\n")
    said = [f"{title}\n{before}", question] if before else [f"{title}\n{question}"]
    return [*map(ui.TextDisplay, said), picture("hand", drawn.alt)]


def _title(desk: Desk) -> str:
    words, table = desk.words, desk.table
    title = words.say("hand-title", table=table.id, seat=f"seat:{desk.seat}")
    if not table.playing:
        outcome = table.match.outcome if table.match is not None else None
        how = "" if outcome is None else outcome_of(outcome, in_company(table, words))
        return f"{title}\n{words.say('hand-over')} {how}".rstrip()
    if desk.request is None:
        return f"{title}\n{words.say('hand-idle', names=table_text.seats(table, words, table.waiting_for))}"
    if desk.locked:
        return f"{title}\n{words.say('hand-locked', names=table_text.seats(table, words, table.waiting_for))}"
    return f"{title}\n{words.prompt(desk.request)}"


def _foot(desk: Desk, user_id: int) -> list[Item]:
    """The part below every question: standing answers, undo, notification settings, and the other seats."""
    if not desk.table.playing:
        return []
    words, said = desk.words, _said(desk, user_id)
    buttons = [*_suggest(desk), *_put_back(desk, user_id)]
    if said:
        buttons.append(Press(desk.identifier(AskAgain(desk.seat)), words.say("button-ask-again")))
    buttons.append(hearing_button(words))
    before: list[Item] = [ui.TextDisplay("\n".join(said))] if said else []
    return [*before, *rows(buttons), *_tabs(desk, user_id)]


def _suggest(desk: Desk) -> list[Press]:
    """The button for an AI's suggestion; a form has one of its own."""
    asked = desk.request is not None and not desk.locked and not isinstance(desk.request, Form)
    if not asked or not desk.table.game.teaches:
        return []
    return [Press(desk.identifier(Suggest(desk.seat)), desk.words.say("button-suggest"))]


def _said(desk: Desk, user_id: int) -> list[str]:
    """The standing answers of this player, a line for each event."""
    seats = desk.table.seats_of(user_id)
    several = len(seats) > 1
    return [line for seat in seats for line in _said_for(desk, seat, f"seat:{seat}" if several else "nobody")]


def _said_for(desk: Desk, seat: Seat, named: str) -> list[str]:
    """The standing answers of one seat, with its name if the player leads several."""
    words = desk.words
    answered: defaultdict[str, list[str]] = defaultdict(list)
    lines: list[str] = []
    for prompt, given in standing_of(desk.table.sitter(seat)).items():
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


def _put_back(desk: Desk, user_id: int) -> list[Press]:
    """The button to put back the last answer: alone, or with the agreement of the others."""
    table, words = desk.table, desk.words
    say = table.undo.last_answer(user_id)
    if say is None or desk.locked:
        return []
    if say.alone:
        return [Press(desk.identifier(PutBack(desk.seat)), words.say("button-put-back"))]
    if set(table.humans) <= {user_id}:
        return []
    return [Press(desk.identifier(AskToPutBack(desk.seat)), words.say("button-ask-put-back"))]


def _tabs(desk: Desk, user_id: int) -> list[Item]:
    """A button for each seat of a player who leads several."""
    seats: Sequence[Seat] = desk.table.seats_of(user_id)
    if len(seats) < 2:
        return []
    return rows(
        [
            Press(
                desk.identifier(TurnToSeat(seat)),
                desk.words.say(f"seat-{message_id(seat)}"),
                disabled=seat == desk.seat,
            )
            for seat in seats
        ]
    )
