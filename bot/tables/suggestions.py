"""Suggestions: what an AI would answer in a player's place, for that player alone.

Suggestions are an option of the table, beside those of the game, so that everybody sees it and agrees to it.
Unless somebody sets it, they are on for a player alone or against AI seats, and off between people. They
change no rule: the match does not know of this option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine import GameOption, GameRules, Request, Seat, Several, barred, offered_by
from bot.engine.match import Match
from bot.tables.state import TableState

ON, OFF, AUTO = "on", "off", "auto"
SUGGESTIONS: Final = GameOption("suggestions", (AUTO, ON, OFF), AUTO)


def shared_options(game: GameRules) -> Sequence[GameOption]:
    """The options of a whole table: those of the game, and the suggestions."""
    return [*(option for option in game.options if not option.each_seat), SUGGESTIONS]


def agreed_options(game: GameRules, options: Mapping[str, str]) -> dict[str, str]:
    """A value for each option of a whole table."""
    return {one.key: options.get(one.key, one.default) for one in shared_options(game)}


def are_allowed(table: TableState) -> bool:
    """True if the players of this table may ask for suggestions."""
    chosen = table.row.options.get(SUGGESTIONS.key, SUGGESTIONS.default)
    return len(table.humans) < 2 if chosen == AUTO else chosen == ON


def askers(match: Match) -> tuple[Seat, ...]:
    """The seats whose players have asked for suggestions, also for answers that were taken back since."""
    asked = {entry.by for entry in match.journal if entry.origin == "suggested"}
    return tuple(seat for seat in match.setup.seats if seat in asked)


def may_be_suggested(table: TableState, request: Request[object]) -> bool:
    """True if a player may ask for a suggestion here: not where only one answer is possible."""
    return are_allowed(table) and not has_one_answer(request)


def has_one_answer(request: Request[object]) -> bool:
    """True if there is nothing to decide."""
    free = [option for option in offered_by(request) if barred(option) is None]
    if isinstance(request, Several):
        return request.least == request.most == len(free) == 1
    return len(free) == 1
