"""The hand: what one seat alone sees, and the controls that answer what it is asked.

Any request of any game becomes components here: a choice is buttons or a select, a form is a
field, a value and a few buttons. The hand is made anew from the table each time, so it can be
opened on any device, after any restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, ui

from bot.engine import Choice, Counter, Draft, Form, Keyed, Problem, Request, Seat, Several, Slot, options_of
from bot.front import speech
from bot.front.company import company_of
from bot.front.components import MOST_CHOICES, Item, Pick, Pickable, Press, layout, picture, row, rows
from bot.front.identifiers import Identifier
from bot.front.poster import Poster
from bot.front.studio import Print, Studio
from bot.tables.table import Table
from bot.wording import Words, message_id

COLOUR = 0xEFE6D2
MOST_BUTTONS = 5
LONGEST_BUTTON = 32
"""Longer options are lines of a select, where they can be read on a phone."""


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat at one table, as its hand is drawn: the request, the draft, the field in focus."""

    table: Table
    words: Words
    seat: Seat
    request: Request[object] | None
    draft: Draft
    focus: str = ""

    @property
    def locked(self) -> bool:
        return self.table.match is not None and self.seat in self.table.match.locked

    def identifier(self, action: str, detail: str = "") -> Identifier:
        return Identifier(self.table.id, self.table.position, action, f"{self.seat}|{detail}")


async def desk_of(table: Table, words: Words, seat: Seat, focus: str = "") -> Desk:
    """The desk as it stands now."""
    question = table.question(seat)
    desk = Desk(table, words, seat, question.request if question else None, {}, focus)
    form = desk.request
    if isinstance(form, Form):
        draft = table.drafts.of(seat)
        desk = replace(desk, draft=draft, focus=focus or first_open_field(form, draft))
    return desk


def first_open_field(form: Form[object], draft: Draft) -> str:
    """The next slot that has no place yet; a form of counters waits for its owner to choose."""
    return next((f.key for f in form.fields if isinstance(f, Slot) and f.key not in draft), "")


async def hand_poster(studio: Studio, desk: Desk, seats: Sequence[Seat]) -> Poster:
    """The private message of a seat; ``seats`` are all that its leader leads."""
    table = desk.table
    assert table.match is not None
    view = table.match.view(desk.seat)
    company = company_of(table, desk.words)
    drawn = await studio.private(
        table.game.key, view, desk.words, desk.seat, desk.request, desk.draft, company
    )
    items = [*_heading(desk, drawn), *_controls(desk), *_tabs(desk, seats)]
    return Poster(layout(ui.Container(*items, accent_colour=COLOUR)), {"hand": drawn})


def _heading(desk: Desk, drawn: Print) -> list[Item]:
    return [ui.TextDisplay(_title(desk)), picture("hand", drawn.alt)]


def _title(desk: Desk) -> str:
    words, table = desk.words, desk.table
    title = words.say("hand-title", table=table.id, seat=f"seat:{desk.seat}")
    if not table.playing:
        return f"{title}\n{words.say('hand-over')}"
    if desk.request is None:
        return f"{title}\n{words.say('hand-idle', names=speech.seats(table, words, table.waiting_for))}"
    if desk.locked:
        return f"{title}\n{words.say('hand-locked', names=speech.seats(table, words, table.waiting_for))}"
    return f"{title}\n{words.prompt(desk.request)}"


def _controls(desk: Desk) -> list[Item]:
    request = desk.request
    if request is None or not desk.table.playing:
        return []
    if desk.locked:
        return rows([Press(desk.identifier("unlock"), desk.words.say("button-unlock"))])
    if isinstance(request, Form):
        return _form(desk, request)
    options = options_of(request)
    if isinstance(request, Choice):
        return _choice(desk, request.prompt, options)
    if isinstance(request, Several):
        return [
            row(
                Pick(
                    desk.identifier("answer"),
                    desk.words.say("hand-choose-some", least=request.least, most=request.most),
                    _pickables(desk, request.prompt, options),
                    least=request.least,
                    most=request.most,
                )
            )
        ]
    raise TypeError(f"no hand for {type(request).__name__}")


def _choice(desk: Desk, prompt: str, options: Sequence[Keyed]) -> list[Item]:
    lines = _pickables(desk, prompt, options)
    short = all(len(line.label) <= LONGEST_BUTTON and not line.description for line in lines)
    if len(lines) <= MOST_BUTTONS and short:
        return rows(
            [Press(desk.identifier("answer", line.value), line.label, _style(line)) for line in lines]
        )
    return [
        row(
            Pick(
                # Two selects of one message need two ids.
                desk.identifier("answer-part" if start else "answer", str(start) if start else ""),
                desk.words.say("hand-choose"),
                lines[start : start + MOST_CHOICES],
            )
        )
        for start in range(0, len(lines), MOST_CHOICES)
    ]


def _style(line: Pickable) -> ButtonStyle:
    return ButtonStyle.secondary if line.value == "pass" else ButtonStyle.primary


def _pickables(desk: Desk, prompt: str, options: Sequence[Keyed]) -> list[Pickable]:
    words = desk.words
    return [
        Pickable(option.key, words.option(prompt, option), words.about(prompt, option)) for option in options
    ]


# Forms


def _form(desk: Desk, form: Form[object]) -> list[Item]:
    words = desk.words
    problems = form.problems(desk.draft)
    fields = row(
        Pick(
            # With the focus in its id: a client shows its own choice until the id changes.
            desk.identifier("field", desk.focus),
            words.say(f"field-{message_id(form.prompt)}"),
            [_field_line(desk, form, field) for field in form.fields],
        )
    )
    return [
        ui.TextDisplay(_still_wrong(words, problems)),
        fields,
        *_value(desk, form),
        *rows(_form_buttons(desk, form, ready=not problems)),
    ]


def _still_wrong(words: Words, problems: Sequence[Problem]) -> str:
    if not problems:
        return words.say("form-ready")
    return "\n".join(f"- {words.problem(problem)}" for problem in problems)


def _field_line(desk: Desk, form: Form[object], field: Counter | Slot) -> Pickable:
    words = desk.words
    asked = message_id(form.prompt)
    value = desk.draft.get(field.key)
    if isinstance(field, Slot) and value is None:
        description = words.say(f"unset-{asked}")
    else:
        shown = int(value or "0") if isinstance(field, Counter) else value or ""
        description = words.say(f"set-{asked}", field.facts, value=shown)
    return Pickable(field.key, words.label(field.key), description, chosen=field.key == desk.focus)


def _value(desk: Desk, form: Form[object]) -> list[Item]:
    """The select that gives the field in focus its value."""
    field = form.by_key.get(desk.focus)
    if field is None:
        return []
    words = desk.words
    present = desk.draft.get(field.key, "0" if isinstance(field, Counter) else "")
    if isinstance(field, Counter):
        keys = [str(number) for number in range(min(field.most, MOST_CHOICES - 1) + 1)]
    else:
        keys = list(field.choices)
    lines = [
        Pickable(key, words.label(key), _others_at(desk, field, key), chosen=key == present) for key in keys
    ]
    asked = words.say(f"value-{message_id(form.prompt)}", field=field.key)
    return [row(Pick(desk.identifier("value", field.key), asked, lines[:MOST_CHOICES]))]


def _others_at(desk: Desk, field: Counter | Slot, value: str) -> str:
    """Which other slots have this value already."""
    if isinstance(field, Counter):
        return ""
    others = tuple(key for key, chosen in desk.draft.items() if chosen == value and key != field.key)
    return desk.words.say("value-shared", names=others) if others else ""


def _form_buttons(desk: Desk, form: Form[object], *, ready: bool) -> list[Press]:
    words = desk.words
    buttons = [
        Press(desk.identifier("lock"), words.say("button-lock"), ButtonStyle.success, disabled=not ready)
    ]
    field = form.by_key.get(desk.focus)
    if isinstance(field, Counter):
        number = int(desk.draft.get(field.key, "0"))
        fewer = words.say("button-fewer", field=field.key)
        more = words.say("button-more", field=field.key)
        buttons += [
            Press(desk.identifier("fewer", field.key), fewer, disabled=number == 0),
            Press(desk.identifier("more", field.key), more, disabled=number >= field.most),
        ]
    return [
        *buttons,
        Press(desk.identifier("suggest"), words.say("button-suggest")),
        Press(desk.identifier("clear"), words.say("button-clear"), disabled=not desk.draft),
    ]


def _tabs(desk: Desk, seats: Sequence[Seat]) -> list[Item]:
    """One button for each seat, for somebody who leads several."""
    if len(seats) < 2:
        return []
    return rows(
        [
            Press(
                Identifier(desk.table.id, desk.table.position, "seat", f"{seat}|"),
                desk.words.label(f"seat:{seat}"),
                disabled=seat == desk.seat,
            )
            for seat in seats
        ]
    )
