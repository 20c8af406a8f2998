"""The controls for several options: each press adds one, or takes it away again.

To choose none is one button, if that is allowed. The chosen options are listed in the order of choosing.
"""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle

from bot.engine import Keyed, Several, chosen, is_same, leaves_unused, repeat_of
from bot.front.hand.actions import (
    Answer,
    AnswerNone,
    AnswerUntil,
    Clear,
    LockIn,
    PickAmong,
    PickAnswer,
    TryOn,
)
from bot.front.hand.controls import targets
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import laid_out, lines_of, selects, text, until_buttons
from bot.front.shared.components import Item, Press, rows
from bot.tables.drafts import is_single


def controls(context: HandContext, request: Several[Keyed], room: int) -> list[Item]:
    single = is_single(request)
    named = chosen(context.draft)
    full = len(named) >= request.most and request.most > 1
    lines = lines_of(context, request, request.options)
    free = [replace(line, barred=line.barred or (full and not line.chosen)) for line in lines]
    act = Answer if single else TryOn
    shown = laid_out(context, free, act, room - 7) or targets.laid_out(context, free, act, room - 7)
    if shown is None:
        asked = _asked(context, request)
        picking = PickAnswer if single else PickAmong
        shown = selects(context, lines, picking, asked, room - 7, most=request.most)
    return [*_so_far(context, request, named), *shown, *rows(_buttons(context, request, named))]


def _so_far(context: HandContext, request: Several[Keyed], named: tuple[str, ...]) -> list[Item]:
    words = context.words
    if not named:
        return [text(_asked(context, request))]
    by_key = {option.key: option for option in request.options}
    options = [by_key[key] for key in named]
    said = words.say("hand-named", names=words.join([words.option(request.prompt, one) for one in options]))
    for option in options:
        if problem := leaves_unused(option):
            said = words.say("hand-unused", tried=said, unused=words.problem(problem))
    return [text(said)]


def _asked(context: HandContext, request: Several[Keyed]) -> str:
    spread = request.least < request.most
    return context.words.say("hand-choose-some", least=request.least, most=request.most, spread=spread)


def _buttons(context: HandContext, request: Several[Keyed], named: tuple[str, ...]) -> list[Press]:
    words = context.words
    ready = request.least <= len(named)
    buttons: list[Press] = []
    if named or (request.least and not is_single(request)):
        lock = Press(
            context.identifier(LockIn(context.seat)),
            words.say("button-lock"),
            ButtonStyle.success,
            disabled=not ready,
        )
        buttons.append(lock)
    if not named and not request.least:
        same = next((one for one in repeat_of(request).offered if is_same(one)), None)
        none = AnswerNone(context.seat) if same is None else AnswerUntil(context.seat, same)
        buttons += [
            Press(context.identifier(none), words.say("button-none")),
            *until_buttons(context, request),
        ]
    if named:
        buttons.append(Press(context.identifier(Clear(context.seat)), words.say("button-clear")))
    return buttons
