"""The controls for a seat's question, a module for each kind of request.

Every request of every game becomes components here, within Discord's limits. The rest of a long request is on
further pages.
"""

from __future__ import annotations

from typing import Any, cast

from bot.engine import Choice, Form, Several, Window
from bot.front.hand.actions import Unlock
from bot.front.hand.controls import choice, form, several, window
from bot.front.hand.controls.context import HandContext
from bot.front.shared.components import Item, Press, rows


def controls(context: HandContext, room: int) -> list[Item]:
    """The components below the picture of a hand, at most ``room`` of them."""
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
