"""Bets of spectators: the symbol of the next card, guessed from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, cast

from bot.engine import Facts, Step, View, Wager
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.cards import BLACK, LIBRARY
from bot.games.way_of_the_samurai.view import DuelView

SYMBOLS: Final = (*BLACK, "fire")


def guesses(view: View) -> Mapping[str, Facts]:
    """The symbols to bet on while a single player is asked for a card, each with the number of its cards not
    yet seen since the last shuffle."""
    table = cast(DuelView, view)
    if len(table.fighters) > 1 or table.phase not in ("attack", "round") or not table.you.hand_size:
        return {}
    gone = {card.name for card in (*table.you.discard, *table.you.played)}
    left = Counter(card.symbol for card in LIBRARY.actions if card.name not in gone)
    return {f"symbol:{symbol}": {"left": left[symbol]} for symbol in SYMBOLS}


def proved(step: Step) -> str | None:
    """The symbol of the card played; the Joker's is none of those."""
    return steps.Play.of(step.facts).symbol if step.name == steps.Play.step_name() else None


WAGER: Final = Wager(guesses, proved)
