"""The controls for a window: an opportunity to act, or to pass now or until an event."""

from __future__ import annotations

from bot.engine import PASS, Keyed, Window
from bot.front.hand.actions import Answer
from bot.front.hand.controls.choice import choosing, confirmation, said_with_it
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import lines_of, until_buttons
from bot.front.shared.action import Keys
from bot.front.shared.components import Item, Press, rows


def controls(context: HandContext, request: Window[Keyed], room: int) -> list[Item]:
    doing = [option for option in request.options if option.key != PASS.key]
    confirm = [*confirmation(context, request), *said_with_it(context, request)] if doing else []
    lines = lines_of(context, request, doing)
    passes = rows(_passes(context, request))
    return [*choosing(context, lines, room - 7 - 6), *confirm, *passes] if lines else passes


def _passes(context: HandContext, request: Window[Keyed]) -> list[Press]:
    """Buttons to pass now, and until each event that can be waited for."""
    passing = next((option for option in request.options if option.key == PASS.key), PASS)
    now = Press(
        context.identifier(Answer(context.seat, Keys(PASS.key))),
        context.words.option(request.prompt, passing),
    )
    return [now, *until_buttons(context, request)]
