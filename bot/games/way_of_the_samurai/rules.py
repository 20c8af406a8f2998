"""Way of the Samurai, from the first card to the last cut.

One player fights against an enemy that the cards play, or two fight each other. The modules beside this one
are the chapters of the rulebook; weapons, enemies and weather are data (``traits``), and so are all cards.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, cast

from bot.engine import RESIGNED, Facts, GameRules, Guesses, Outcome, Seat, Setup, View
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.account import FACTS, account
from bot.games.way_of_the_samurai.advisor.novice import novice
from bot.games.way_of_the_samurai.advisor.reasons import reason
from bot.games.way_of_the_samurai.advisor.swordmaster import advise, master
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.duel import play_duel
from bot.games.way_of_the_samurai.guessing import WAGER
from bot.games.way_of_the_samurai.imagining import imagine
from bot.games.way_of_the_samurai.journey import JOURNEY, campaign_of
from bot.games.way_of_the_samurai.round_account import ACCOUNTS
from bot.games.way_of_the_samurai.run import play_run
from bot.games.way_of_the_samurai.showing import show
from bot.games.way_of_the_samurai.state import Game
from bot.games.way_of_the_samurai.terms import OPTIONS, PRESETS, RIVAL, SAMURAI, refuses, terms_of
from bot.games.way_of_the_samurai.traits import ENEMIES, WEAPONS
from bot.games.way_of_the_samurai.view import DuelView

LOOKED_UP: Final = (
    *(card.key for card in (*LIBRARY.actions, *LIBRARY.specials)),
    *(f"weapon:{weapon}" for weapon in WEAPONS),
    *(f"enemy:{enemy}" for enemy in ENEMIES),
)
"""The pieces that have a text of their own."""


class WayOfTheSamurai(Game):
    """The state of a game, with its rules."""

    def play(self) -> Coroutine[Any, Any, Outcome]:
        return play_duel(self) if self.terms.mode == "duel" else play_run(self)

    def view(self, seat: Seat | None) -> DuelView:
        return show(self, seat)

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        imagine(self, seat, guesses)


def begin(setup: Setup) -> WayOfTheSamurai:
    return WayOfTheSamurai(terms_of(setup), setup.seats, LIBRARY)


def resigned(setup: Setup, seat: Seat) -> Outcome:
    """The other player wins the duel; a single player loses."""
    winners = tuple(other for other in setup.seats if other != seat)
    return Outcome(winners, RESIGNED, {"winner": f"seat:{winners[0]}"} if winners else {})


def situation(view: View) -> Facts:
    """The round, both sides' life and Qi, and the number of enemies beaten in a run."""
    table = cast(DuelView, view)
    you, foe = table.you, table.foe
    other = table.fighters[-1] if foe is None else foe
    return {
        "mode": f"mode:{table.mode}",
        "round": table.round,
        "exchange": table.exchange,
        "you": you.key,
        "life": you.life,
        "qi": you.qi,
        "foe": other.key,
        "foe_life": other.life,
        "foe_qi": other.qi,
        "felled": table.felled,
    }


WAY_OF_THE_SAMURAI: Final = GameRules(
    key="way-of-the-samurai",
    rules_version=8,
    seats=(SAMURAI, RIVAL),
    players=range(1, 3),
    begin=begin,
    advise=advise,
    novice=novice,
    master=master,
    reason=reason,
    resigned=resigned,
    options=OPTIONS,
    presets=PRESETS,
    chapters=frozenset({"exchange", "clash"}),
    steps=steps.STEPS,
    situation=situation,
    account=account,
    account_facts=FACTS,
    chapter_accounts=ACCOUNTS,
    refuses=refuses,
    lookups={key: {} for key in LOOKED_UP},
    journey=JOURNEY,
    campaign=campaign_of,
    wager=WAGER,
    called_by_members=True,
)
