"""Refusals: private answers about what went wrong. Sending one never raises."""

from __future__ import annotations

from typing import Final

import discord
import structlog
from discord import app_commands, ui

from bot.engine import JournalMismatch, Problem, Refusal
from bot.engine.journal import is_damage
from bot.front.inbound.acknowledging import ALREADY, UNHEARD, is_first
from bot.front.shared.action import identify
from bot.front.shared.actions import ReportTrouble
from bot.front.shared.components import Item, Press, layout, rows
from bot.front.shared.host import Interaction
from bot.front.shared.limits import LONGEST_MESSAGE, cut
from bot.store import StoreUnavailable
from bot.tables.seating import Stale
from bot.wording import Words

log = structlog.get_logger()

GONE = (10008, 10015, 10062)
"""Discord's error codes for a message, a webhook or an interaction that no longer exists."""
LONGEST_FACT: Final = 900
"""Characters. Fluent refuses facts of more than 1,000 characters."""


UNEXPECTED: Final = frozenset({"something-broke", "rules-broken", "paused", "damaged"})
"""The refusals that point to a defect. They offer a button to report it."""
NOWHERE: Final = -1
"""The position in a button that belongs to no question."""
ABOUT: Final = "about-table"
"""The key in ``interaction.extras`` of the number of the table that an interaction is about."""


async def whisper(interaction: Interaction, text: str) -> None:
    """Answer privately, acknowledged or not."""
    if await is_first(interaction):
        await interaction.response.send_message(cut(text, LONGEST_MESSAGE), ephemeral=True)
    else:
        await interaction.followup.send(cut(text, LONGEST_MESSAGE), ephemeral=True)


async def _whisper_with(interaction: Interaction, text: str, press: Press) -> None:
    """Answer privately, with a button under the text."""
    said: Item = ui.TextDisplay(cut(text, LONGEST_MESSAGE))
    view = layout(said, *rows([press]))
    if await is_first(interaction):
        await interaction.response.send_message(view=view, ephemeral=True)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


def report_button(words: Words, table: int, problem: str) -> Press:
    """The button *Report a problem*. The table's number is 0 if there is none."""
    return Press(identify(ReportTrouble(table, problem), table, NOWHERE), words.say("button-report"))


async def refuse(interaction: Interaction, trouble: Exception, words: Words) -> None:
    """Tell the visitor what went wrong, as far as they may know."""
    if isinstance(trouble, app_commands.CommandInvokeError):
        trouble = trouble.original
    if _is_unanswerable(interaction, trouble):
        log.info("visit.unanswerable", reason=str(trouble))
        return
    problems = _problems(trouble)
    if not problems:
        log.error("visit.failed", exc_info=trouble)
        problems = (Problem("something-broke"),)
    text = "\n".join(_said(problem, words) for problem in problems)
    worst = next((problem.code for problem in problems if problem.code in UNEXPECTED), None)
    try:
        if worst is None:
            await whisper(interaction, text)
        else:
            table: int = interaction.extras.get(ABOUT, 0)
            await _whisper_with(interaction, text, report_button(words, table, worst))
    except UNHEARD as unheard:
        log.info("refusal.unheard", trouble=type(trouble).__name__, reason=str(unheard))


def _is_unanswerable(interaction: Interaction, trouble: Exception) -> bool:
    """True if nobody can receive an answer, and nothing is broken. Decisions are committed and shown
    elsewhere.

    The interaction or its message is gone; another process with the same token has answered it; or this
    client was closed meanwhile, which ends its calls with errors of many kinds.
    """
    if isinstance(trouble, discord.HTTPException) and trouble.code in (*GONE, ALREADY):
        return True
    return interaction.client.is_closed() and not _problems(trouble)


def _said(problem: Problem, words: Words) -> str:
    """The sentence of a problem. Typed text and names of decks are cut to a safe length."""
    facts = {
        name: cut(fact, LONGEST_FACT) if isinstance(fact, str) else fact
        for name, fact in problem.facts.items()
    }
    return words.problem(Problem(problem.code, facts))


def _problems(trouble: Exception) -> tuple[Problem, ...]:
    """The known problems of this error; empty for an unexpected error."""
    match trouble:
        case Refusal():
            return trouble.problems
        case Stale():
            return (Problem("overtaken"),)
        case StoreUnavailable():
            log.warning("store.away", reason=str(trouble))
            return (Problem("store-away"),)
        case JournalMismatch():
            return (Problem("damaged" if is_damage(trouble) else "paused"),)
        case app_commands.NoPrivateMessage():
            return (Problem("server-only"),)
        case app_commands.TransformerError():
            return (Problem("odd-value"),)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return (Problem("command-changed"),)
        case _:
            return ()
