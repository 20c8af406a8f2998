"""The question when a player wants to be told of their turn. It stands below the hand, once."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.front.hand.actions import TellWhen
from bot.front.hand.controls.context import HandContext
from bot.front.shared.components import Item, Press, packed
from bot.front.social.notifications import delays, read_delay
from bot.front.social.wishes import Wishes
from bot.store import Hearing, altered

NEVER: Final = "never"


def wishes_asked(context: HandContext, wishes: Wishes) -> list[Item]:
    """The question with a button for each answer."""
    words = context.words
    answers = [*delays(wishes, words), (NEVER, words.say("hearing-not"))]
    buttons = [Press(context.identifier(TellWhen(context.seat, key)), name) for key, name in answers]
    return [ui.TextDisplay(words.say("hearing-asked")), *packed(buttons)]


def answered(hearing: Hearing, picked: str, wishes: Wishes) -> Hearing:
    """The member's wishes after this answer. Raises ``Stale`` if it is not on offer."""
    if picked == NEVER:
        return altered(hearing, {"way": "nothing"})
    way = "thread" if hearing.way == "nothing" else hearing.way
    return altered(hearing, {"way": way, "after_seconds": read_delay(picked, wishes)})
