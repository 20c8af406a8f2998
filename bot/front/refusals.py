"""What could not be done, said so that only the asker hears it. Saying it cannot fail."""

from __future__ import annotations

from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.engine import JournalMismatch, Problem, Refusal
from bot.front.acknowledging import UNHEARD, is_first
from bot.front.limits import LONGEST_MESSAGE, cut
from bot.store import StoreUnavailable
from bot.tables.seating import Stale
from bot.wording import Words

log = structlog.get_logger()

GONE = (10008, 10015, 10062)
"""What Discord calls a message, a webhook and an interaction that are no more."""
LONGEST_FACT: Final = 900
"""Fluent puts nothing of more than 1,000 characters into a sentence."""


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer so that only the asker sees it, whether or not the press was acknowledged already."""
    if await is_first(interaction):
        await interaction.response.send_message(cut(text, LONGEST_MESSAGE), ephemeral=True)
    else:
        await interaction.followup.send(cut(text, LONGEST_MESSAGE), ephemeral=True)


async def refuse(interaction: discord.Interaction[Any], trouble: Exception, words: Words) -> None:
    """Tell the asker what went wrong, as far as they can be told."""
    if isinstance(trouble, app_commands.CommandInvokeError):
        trouble = trouble.original
    if isinstance(trouble, discord.NotFound) and trouble.code in GONE:
        # The interaction or its message is gone; what was decided is committed and shown elsewhere.
        log.info("visit.unanswerable", reason=str(trouble))
        return
    try:
        await whisper(interaction, _sentences(trouble, words))
    except UNHEARD as unheard:
        log.info("refusal.unheard", trouble=type(trouble).__name__, reason=str(unheard))


def _sentences(trouble: Exception, words: Words) -> str:
    problems = _problems(trouble)
    if not problems:
        log.error("visit.failed", exc_info=trouble)
        problems = (Problem("something-broke"),)
    return "\n".join(_said(problem, words) for problem in problems)


def _said(problem: Problem, words: Words) -> str:
    """In words. What was typed, or is wrong with a deck, may be of any length."""
    facts = {
        name: cut(fact, LONGEST_FACT) if isinstance(fact, str) else fact
        for name, fact in problem.facts.items()
    }
    return words.problem(Problem(problem.code, facts))


def _problems(trouble: Exception) -> tuple[Problem, ...]:
    """What there is to say about it; nothing where nobody has thought of it."""
    match trouble:
        case Refusal():
            return trouble.problems
        case Stale():
            return (Problem("overtaken"),)
        case StoreUnavailable():
            log.warning("store.away", reason=str(trouble))
            return (Problem("store-away"),)
        case JournalMismatch():
            return (Problem("paused"),)
        case app_commands.NoPrivateMessage():
            return (Problem("server-only"),)
        case app_commands.TransformerError():
            return (Problem("odd-value"),)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return (Problem("command-changed"),)
        case _:
            return ()
