"""The kernel: what rules may await, and the match that drives them.

Rules are ``async def`` coroutines driven with ``.send()``; there is no event loop here, no
Discord, no picture and no database. A game that is being played is its rules plus its journal.

The match itself is in ``bot.engine.match``, for whoever keeps one; games and pictures, which take what
is here, do not reach it.
"""

from bot.engine.asking import Lull, ask, ask_each, ask_some, decide, fill, offer, respond, together
from bot.engine.chance import Dealer, commitment, draw, new_seed, roll, shuffle
from bot.engine.game import GameOption, GameRules, Outcome, Playable, Preset, Setup, View
from bot.engine.journal import Entry, JournalMismatch, Origin, effective, read_journal
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
    Window,
    barred,
    leaves_unused,
    options_of,
    place_of,
)
from bot.engine.rehearsal import Guesses, rehearse, rest
from bot.engine.step import Step, reveal, step, tell

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
    "GameOption",
    "GameRules",
    "Guesses",
    "JournalMismatch",
    "Keyed",
    "Lull",
    "Option",
    "Origin",
    "Outcome",
    "Playable",
    "Preset",
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
    "Window",
    "ask",
    "ask_each",
    "ask_some",
    "barred",
    "commitment",
    "decide",
    "draw",
    "effective",
    "fill",
    "leaves_unused",
    "new_seed",
    "offer",
    "options_of",
    "place_of",
    "plain_answer",
    "read_journal",
    "rehearse",
    "respond",
    "rest",
    "reveal",
    "roll",
    "shuffle",
    "step",
    "tell",
    "together",
]
