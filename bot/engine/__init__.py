"""The kernel: what rules may await, and the match that drives them.

Rules are ``async def`` coroutines driven with ``.send()``; there is no event loop here, no
Discord, no picture and no database. A game that is being played is its rules plus its journal.

The match itself is in ``bot.engine.match``, for whoever keeps one; games and pictures, which take what
is here, do not reach it.
"""

from bot.engine.asking import ask, ask_some, decide, fill, offer, together
from bot.engine.chance import Dealer, commitment, draw, new_seed, roll, shuffle
from bot.engine.game import GameRules, Outcome, Playable, Setup, View
from bot.engine.journal import Entry, JournalMismatch, read_journal
from bot.engine.plain import plain_answer
from bot.engine.question import (
    PASS,
    Choice,
    Counter,
    Draft,
    Fact,
    Facts,
    Field,
    Filled,
    Form,
    Keyed,
    Option,
    Problem,
    Question,
    Refusal,
    Request,
    Seat,
    Several,
    Slot,
    options_of,
)
from bot.engine.step import Step, step

__all__ = [
    "PASS",
    "Choice",
    "Counter",
    "Dealer",
    "Draft",
    "Entry",
    "Fact",
    "Facts",
    "Field",
    "Filled",
    "Form",
    "GameRules",
    "JournalMismatch",
    "Keyed",
    "Option",
    "Outcome",
    "Playable",
    "Problem",
    "Question",
    "Refusal",
    "Request",
    "Seat",
    "Setup",
    "Several",
    "Slot",
    "Step",
    "View",
    "ask",
    "ask_some",
    "commitment",
    "decide",
    "draw",
    "fill",
    "new_seed",
    "offer",
    "options_of",
    "plain_answer",
    "read_journal",
    "roll",
    "shuffle",
    "step",
    "together",
]
