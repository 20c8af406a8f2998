"""Suggestions in the hand: the button to ask for one, its reason, and the way back to one's own draft."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import PASS, Form, GameRules, Request, View, options_of
from bot.front.hand.actions import BringBack, Suggest
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import text
from bot.front.shared.components import Item, Press
from bot.tables.ahead import BACK
from bot.tables.suggestions import may_be_suggested
from bot.wording import Words


def buttons(context: HandContext) -> list[Press]:
    """The button for a suggestion, and the one that brings the player's own draft back."""
    request, words = context.request, context.words
    if request is None or context.locked or not may_be_suggested(context.table, request):
        return []
    found = [Press(context.identifier(Suggest(context.seat)), words.say("button-suggest"))]
    if context.table.drafts.is_replaced(context.seat):
        found.append(Press(context.identifier(BringBack(context.seat)), words.say("button-bring-back")))
    return found


def told(context: HandContext, request: Request[object] | None, view: View) -> list[Item]:
    """The suggested answer with its reason, as long as the draft is that answer. ``request`` is the question
    with all facts about the answer."""
    keys = context.table.drafts.suggested(context.seat)
    if request is None or keys is None or context.locked:
        return []
    words = context.words
    named = [
        words.option(request.prompt, one) for key in keys for one in options_of(request) if one.key == key
    ]
    facts = {"form": isinstance(request, Form), "none": not named, "answer": words.join(named)}
    why = reason(words, context.table.game, view, request, keys)
    return [text(words.say("hand-suggested", facts, reason=why))]


def reason(words: Words, game: GameRules, view: View, request: Request[object], keys: Sequence[str]) -> str:
    """Why an AI would answer this: the reason of the game, else what the answer would mean."""
    if (why := game.reason(view, request, keys)) is not None:
        return words.say(f"reason-{why.code}", why.facts)
    named = [one for key in keys for one in options_of(request) if one.key == key]
    if meant := next(filter(None, [words.about(request.prompt, one) for one in named]), ""):
        return meant
    if tuple(keys) in ((), (PASS.key,)):
        return words.say("reason-pass")
    return words.say("reason-back" if tuple(keys) == (BACK,) else "reason-plain")
