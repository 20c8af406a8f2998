"""The accounts of matches that have ended, made as a table makes them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Account, Course, Dealer, Entry, GameRules, Outcome, Setup
from bot.engine.match import Match


def account_of(match: Match) -> Account:
    """The account of a match, from its journal."""
    return account_at(match.game, match.setup, match.journal)


def account_at(
    game: GameRules, setup: Setup, entries: Sequence[Entry], outcome: Outcome | None = None
) -> Account:
    """The account of a match that stops after these entries. Without an ``outcome`` of its own or a given
    one, it was called off."""
    return game.account(course_at(game, setup, entries, outcome))


def course_at(
    game: GameRules, setup: Setup, entries: Sequence[Entry], outcome: Outcome | None = None
) -> Course:
    """The public record of a match that stops after these entries."""
    match = Match.replay(game, setup, Dealer("never asked"), entries, watched=True)
    steps = [step for step in match.opening() if step.view is not None]
    return Course(setup, steps, match.view(None), match.outcome or outcome)
