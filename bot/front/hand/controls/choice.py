"""The controls for a choice of one option: buttons, or selects for many options.

An option that can be tried, or would leave something unused, is shown first and then locked in.
"""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle

from bot.engine import Choice, Keyed, chosen, leaves_unused
from bot.front.hand.actions import Answer, AnswerBoth, Clear, LockIn, PickAnswer
from bot.front.hand.controls import saying, targets, ways
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import OptionLine, laid_out, lines_of, press, selects, text, until_buttons
from bot.front.hand.controls.targets import legend_of
from bot.front.shared.action import Keys
from bot.front.shared.components import Item, Press, packed, rows, size

LONGEST_PAIR = 50
"""Characters of two keys in one button. Both must fit into its identifier."""


def controls(context: HandContext, request: Choice[Keyed], room: int) -> list[Item]:
    confirm = confirmation(context, request)
    lines = lines_of(context, request, request.options)
    standing_answers = rows(until_buttons(context, request))
    room -= size(standing_answers)
    said = said_with_it(context, request)
    if request.tried:
        return [*looking(context, lines, confirm, said, room), *standing_answers]
    if paired := saying.pairs(context, request, room):
        return [*paired, *standing_answers]
    confirm += said
    shown = [*choosing(context, lines, room - size(confirm)), *confirm, *standing_answers]
    return [*shown, *behind(context, room - size(shown))]


def looking(
    context: HandContext, lines: list[OptionLine[Keys]], confirm: list[Item], said: list[Item], room: int
) -> list[Item]:
    """The option that is looked at with its confirmation, right below the picture; then a button for each
    option, because the picture explains them; then what may be said with the confirmation. The reasons for
    barred options are shown until one is tried."""
    looked_at = any(line.chosen for line in lines)
    why = legend_of(context, [line for line in lines if line.barred]) if not looked_at else ""
    buttons = packed([press(context, line, Answer) for line in lines])
    if size(buttons) + size(confirm) + size(said) + 1 > room:
        buttons = choosing(context, lines, room - size(confirm) - size(said) - 1)
    return [*confirm, *buttons, *([text(why)] if why else []), *said]


def behind(context: HandContext, room: int) -> list[Item]:
    """The follow-up choices of the options as further buttons, without their explanations. Empty if there is
    no room for all of them, or if the same question would appear twice; one with a way back may."""
    shown: list[Item] = []
    prompts: set[str] = set()
    for one in context.ahead:
        assert context.request is not None
        named, prompt = (
            context.words.option(context.request.prompt, one.first),
            context.words.prompt(one.then),
        )
        asked = context.words.say("hand-ahead", option=named, prompt=prompt)
        then = lines_of(context, one.then, one.options)
        if prompt in prompts and len(one.options) == len(one.then.options):
            return []
        prompts.add(prompt)
        lines = [
            replace(line, key=Keys(one.first.key, line.key.first), about="", plain=True) for line in then
        ]
        laid = laid_out(context, lines, AnswerBoth, room - size(shown) - 1)
        if laid is None or any(len(str(line.key)) > LONGEST_PAIR for line in lines):
            return []
        shown += [text(asked), *laid]
    return shown


def choosing(context: HandContext, lines: list[OptionLine[Keys]], room: int) -> list[Item]:
    """A button or a line of a select for each option."""
    for laying in (ways.laid_out, laid_out, targets.laid_out):
        if shown := laying(context, lines, Answer, room):
            return shown
    return selects(context, lines, PickAnswer, context.words.say("hand-choose"), room)


def confirmation(context: HandContext, request: Choice[Keyed]) -> list[Item]:
    """The tried option, a warning about anything unused, and the button that makes it final."""
    words, tried = context.words, tried_of(context, request)
    if tried is None:
        return [text(words.say("hand-try"))] if request.tried else []
    named, about = words.option(request.prompt, tried), words.about(request.prompt, tried)
    said = words.say("hand-tried", option=named)
    if request.tried and about:
        said = words.say("hand-tried-about", option=named, about=about)
    problem = leaves_unused(tried)
    if problem is not None:
        said = words.say("hand-unused", tried=said, unused=words.problem(problem))
    buttons = [Press(context.identifier(LockIn(context.seat)), words.say("button-lock"), ButtonStyle.success)]
    buttons.append(Press(context.identifier(Clear(context.seat)), words.say("button-look-again")))
    return [text(said), *rows(buttons)]


def said_with_it(context: HandContext, request: Choice[Keyed]) -> list[Item]:
    """The later answers that may be given along with the confirmation of the tried option."""
    tried = tried_of(context, request)
    return [] if tried is None else saying.with_lock(context, tried)


def tried_of(context: HandContext, request: Choice[Keyed]) -> Keyed | None:
    """The option that is being looked at."""
    return next((option for option in request.options if option.key in chosen(context.draft)), None)
