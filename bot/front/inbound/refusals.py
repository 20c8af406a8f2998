"""What could not be done, said so that only the asker hears it. Saying it cannot fail."""

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
"""What Discord calls a message, a webhook and an interaction that are no more."""
LONGEST_FACT: Final = 900
"""Fluent puts nothing of more than 1,000 characters into a sentence."""


UNEXPECTED: Final = frozenset({"something-broke", "rules-broken", "paused", "damaged"})
"""The refusals that should not be. Beside them a report is offered."""
NOWHERE: Final = -1
"""The position in a button that stands at no question."""
ABOUT: Final = "about-table"
"""Under which name an interaction keeps the number of the table that it is about."""


async def whisper(interaction: Interaction, text: str) -> None:
    """Answer so that only the asker sees it, whether or not the press was acknowledged already."""
    if await is_first(interaction):
        await interaction.response.send_message(cut(text, LONGEST_MESSAGE), ephemeral=True)
    else:
        await interaction.followup.send(cut(text, LONGEST_MESSAGE), ephemeral=True)


async def _whisper_with(interaction: Interaction, text: str, press: Press) -> None:
    """The same, with a button under it."""
    said: Item = ui.TextDisplay(cut(text, LONGEST_MESSAGE))
    view = layout(said, *rows([press]))
    if await is_first(interaction):
        await interaction.response.send_message(view=view, ephemeral=True)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


def report_button(words: Words, table: int, problem: str) -> Press:
    """*Report a problem*, whatever is the matter with the table; its number is 0 where there is none."""
    return Press(identify(ReportTrouble(table, problem), table, NOWHERE), words.say("button-report"))


async def refuse(interaction: Interaction, trouble: Exception, words: Words) -> None:
    """Tell the asker what went wrong, as far as they can be told."""
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
    """Whether nobody can hear of it, and nothing is broken. What was decided is committed, shown elsewhere.

    The interaction or its message is gone; another process with the same token has answered it; or this
    client was closed meanwhile, which ends its calls with errors of many kinds.
    """
    if isinstance(trouble, discord.HTTPException) and trouble.code in (*GONE, ALREADY):
        return True
    return interaction.client.is_closed() and not _problems(trouble)


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
            return (Problem("damaged" if is_damage(trouble) else "paused"),)
        case app_commands.NoPrivateMessage():
            return (Problem("server-only"),)
        case app_commands.TransformerError():
            return (Problem("odd-value"),)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return (Problem("command-changed"),)
        case _:
            return ()
