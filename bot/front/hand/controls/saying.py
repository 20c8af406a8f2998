"""Buttons that answer a later question together with the present one."""

from __future__ import annotations

from discord import ButtonStyle

from bot.engine import Along, Choice, Keyed, Together, along_of, place_of
from bot.front.hand.actions import Answer, AnswerBoth, LockInWith, PickLockInWith
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import arrow, text
from bot.front.shared.action import Keys
from bot.front.shared.components import MOST_CHOICES, Item, Pick, Pickable, Press, packed, row, size
from bot.wording import Words, message_id

MOST_BUTTONS = 10
"""Two rows; more options are picked from a select."""
MOST_BESIDE = 4
"""The buttons beside the answer itself, in a row of five."""


def with_lock(context: HandContext, tried: Keyed) -> list[Item]:
    """The buttons that lock in the tried option together with a later answer."""
    along = along_of(tried)
    if along is None:
        return []
    asked = _asked(context.words, along)
    if len(along.options) > MOST_BUTTONS or any(isinstance(option, Together) for option in along.options):
        pickables = [
            Pickable(one.key, named(context.words, along, one)) for one in along.options[:MOST_CHOICES]
        ]
        return [text(asked), row(Pick(context.identifier(PickLockInWith(context.seat)), asked, pickables))]
    buttons = [
        Press(context.identifier(LockInWith(context.seat, one.key)), named(context.words, along, one))
        for one in along.options
    ]
    return [text(asked), *packed(buttons)]


def pairs(context: HandContext, request: Choice[Keyed], room: int) -> list[Item]:
    """A row for each answer: alone, and with each later answer. Empty if there is none, or no room."""
    alongs = [(option, along) for option in request.options if (along := along_of(option))]
    if len(alongs) < len(request.options) or any(place_of(option) for option in request.options):
        return []
    if any(len(along.options) > MOST_BESIDE for _, along in alongs):
        return []
    shown = [_beside(context, request, option, along) for option, along in alongs]
    shown.append(text(_asked(context.words, alongs[0][1])))
    return shown if size(shown) <= room else []


def _beside(context: HandContext, request: Choice[Keyed], option: Keyed, along: Along) -> Item:
    words = context.words
    answer = words.option(request.prompt, option)
    buttons = [Press(context.identifier(Answer(context.seat, Keys(option.key))), answer, ButtonStyle.primary)]
    for one in along.options:
        label = words.say("hand-along", answer=answer, said=named(words, along, one))
        buttons.append(Press(context.identifier(AnswerBoth(context.seat, Keys(option.key, one.key))), label))
    return row(*buttons)


def named(words: Words, along: Along, option: Keyed) -> str:
    """The name of a later answer, from the later question or from the words for giving it in advance."""
    if isinstance(option, Together):
        said = words.join([words.label(key) for key in option.keys])
    else:
        said = words.option(along.prompt, option)
        said = arrow(said) if said == option.key else said
    own = f"said-{message_id(along.prompt)}"
    return words.say(own, said=said) if words.has(own) else said


def _asked(words: Words, along: Along) -> str:
    return words.say(f"along-{message_id(along.prompt)}")
