"""One of some options: pressed, or picked from selects where they are many.

What is tried, and what would leave something unused, is looked at first and then locked in.
"""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle

from bot.engine import Choice, Keyed, leaves_unused
from bot.front.hand.actions import Answer, AnswerBoth, Clear, LockIn, PickAnswer
from bot.front.hand.controls import saying, targets, ways
from bot.front.hand.controls.context import Desk
from bot.front.hand.controls.lines import Line, laid_out, lines_of, press, selects, standing, text
from bot.front.hand.controls.targets import legend_of
from bot.front.shared.action import Keys
from bot.front.shared.components import Item, Press, packed, rows, size

LONGEST_PAIR = 50
"""Of two keys that are answered with one press: they have to stand in its identifier."""


def controls(desk: Desk, request: Choice[Keyed], room: int) -> list[Item]:
    confirm = confirmation(desk, request)
    lines = lines_of(desk, request, request.options)
    standing_answers = rows(standing(desk, request))
    room -= size(standing_answers)
    if request.tried:
        return [*looking(desk, lines, confirm, room), *standing_answers]
    if paired := saying.pairs(desk, request, room):
        return [*paired, *standing_answers]
    shown = [*choosing(desk, lines, room - size(confirm)), *confirm, *standing_answers]
    return [*shown, *behind(desk, room - size(shown))]


def looking(desk: Desk, lines: list[Line[Keys]], confirm: list[Item], room: int) -> list[Item]:
    """A button for each, as the picture tells what they are. Why one cannot be chosen is told until one is
    looked at."""
    looked_at = any(line.chosen for line in lines)
    why = legend_of(desk, [line for line in lines if line.barred]) if not looked_at else ""
    buttons = packed([press(desk, line, Answer) for line in lines])
    if size(buttons) + size(confirm) + 1 > room:
        buttons = choosing(desk, lines, room - size(confirm) - 1)
    return [*buttons, *([text(why)] if why else []), *confirm]


def behind(desk: Desk, room: int) -> list[Item]:
    """What the options lead to, to be answered with the same press, if there is room for all of it. What each
    would mean is said when it is asked alone; so is what would stand here twice, unless it only says
    more of the answer and one may go back from it."""
    shown: list[Item] = []
    prompts: set[str] = set()
    for one in desk.ahead:
        assert desk.request is not None
        named, prompt = desk.words.option(desk.request.prompt, one.first), desk.words.prompt(one.then)
        asked = desk.words.say("hand-ahead", option=named, prompt=prompt)
        then = lines_of(desk, one.then, one.options)
        if prompt in prompts and len(one.options) == len(one.then.options):
            return []
        prompts.add(prompt)
        lines = [
            replace(line, key=Keys(one.first.key, line.key.first), about="", plain=True) for line in then
        ]
        laid = laid_out(desk, lines, AnswerBoth, room - size(shown) - 1)
        if laid is None or any(len(str(line.key)) > LONGEST_PAIR for line in lines):
            return []
        shown += [text(asked), *laid]
    return shown


def choosing(desk: Desk, lines: list[Line[Keys]], room: int) -> list[Item]:
    """Something to press or to pick for each line."""
    for laying in (ways.laid_out, laid_out, targets.laid_out):
        if shown := laying(desk, lines, Answer, room):
            return shown
    return selects(desk, lines, PickAnswer, desk.words.say("hand-choose"), room)


def confirmation(desk: Desk, request: Choice[Keyed]) -> list[Item]:
    """What is looked at, whether it leaves anything unused, and the button that makes it final; what comes
    later may be said with it."""
    words = desk.words
    tried = next((option for option in request.options if option.key in desk.draft), None)
    if tried is None:
        return [text(words.say("hand-try"))] if request.tried else []
    named, about = words.option(request.prompt, tried), words.about(request.prompt, tried)
    said = words.say("hand-tried", option=named)
    if request.tried and about:
        said = words.say("hand-tried-about", option=named, about=about)
    problem = leaves_unused(tried)
    if problem is not None:
        said = words.say("hand-unused", tried=said, unused=words.problem(problem))
    buttons = [Press(desk.identifier(LockIn(desk.seat)), words.say("button-lock"), ButtonStyle.success)]
    buttons.append(Press(desk.identifier(Clear(desk.seat)), words.say("button-look-again")))
    return [text(said), *rows(buttons), *saying.with_lock(desk, tried)]
