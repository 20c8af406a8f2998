"""Questions without the values that the rules work with, to be pickled for another process."""

from __future__ import annotations

from typing import NoReturn

from bot.engine.form import Filled, Form
from bot.engine.question import (
    Choice,
    Keyed,
    Option,
    Request,
    Several,
    Window,
    options_of,
)


def detached(request: Request[object]) -> Request[object]:
    """A copy with everything that a player may see of a question, and nothing else.

    The values of options and the functions of forms hold the whole state, hidden cards included. An AI that
    gets this copy cannot see them. The copy reads no answer of a form.
    """
    if isinstance(request, Form):
        return Form(request.prompt, request.fields, _unread, _unread, dict(request.facts))
    options, facts = [_shown(option) for option in options_of(request)], dict(request.facts)
    if isinstance(request, Several):
        return Several(request.prompt, options, request.least, request.most, facts)
    if isinstance(request, Window):
        return Window(request.prompt, options, facts)
    return Choice(request.prompt, options, facts)


def _shown(option: Keyed) -> Option[None]:
    if not isinstance(option, Option):
        return Option(option.key, None)
    return Option(option.key, None, dict(option.facts), option.at, option.barred, option.unused, option.way)


def _unread(_: Filled) -> NoReturn:
    raise TypeError("a detached form reads no answer")
