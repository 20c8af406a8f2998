"""Invented endings, for tests and sample pictures: every kind of end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine import Course, Setup
from bot.engine.account import CALLED_OFF, RESIGNED, Account
from bot.engine.game import Outcome
from bot.games.way_of_the_samurai.account import account
from bot.games.way_of_the_samurai.view import DuelView, ResultView
from renderers.way_of_the_samurai.samples import DUEL, ENDED, LOST, RIVAL, SAMURAI, fighter, table


def account_of(view: DuelView, ended: str = "") -> Account:
    """The account of a fight with this last view; ``ended`` says that it was stopped."""
    seats = tuple(fighter.seat for fighter in view.fighters)
    result = view.result
    if ended == CALLED_OFF:
        outcome = None
    elif ended == RESIGNED or result is None:
        outcome = Outcome(seats[1:], RESIGNED)
    else:
        alone = (SAMURAI,) if result.won else ()
        winners = tuple(seat for seat in seats if seat == result.winner) if len(seats) > 1 else alone
        outcome = Outcome(winners, result.reason)
    return account(Course(Setup(seats), (), view, outcome))


VIEWS: Final[Mapping[str, DuelView]] = {
    **ENDED,
    "both fallen": replace(
        ENDED["duel"],
        fighters=(fighter(life=0, played=()), fighter(RIVAL, life=0, played=())),
        result=ResultView(won=False, reason="both", winner=""),
    ),
    "nobody could win": replace(
        DUEL, story=LOST[:1], result=ResultView(won=False, reason="exhausted", winner="")
    ),
}
STOPPED: Final = {"given up": RESIGNED, "called off": CALLED_OFF}
ENDINGS: Final[Mapping[str, tuple[DuelView, Account]]] = {
    **{name: (view, account_of(view)) for name, view in VIEWS.items()},
    **{name: (table(), account_of(table(), ended)) for name, ended in STOPPED.items()},
    **{f"a duel {name}": (DUEL, account_of(DUEL, ended)) for name, ended in STOPPED.items()},
}
"""Every kind of end, with its last view."""
