"""What is shown behind a few options, to be answered with the same press."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.engine import Dealer, Setup
from bot.engine.match import Match
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import SAMURAI
from bot.tables.ahead import Ahead, look_ahead


def seen() -> Iterator[tuple[str, list[Ahead]]]:
    """Each question of a few fights, and what is shown behind it."""
    for seed in range(6):
        match, random = Match(WAY_OF_THE_SAMURAI, Setup((SAMURAI,)), Dealer(str(seed))), Random(seed)
        while match.outcome is None:
            request = match.pending[SAMURAI].request
            yield request.prompt, look_ahead(match, SAMURAI)
            match.answer(SAMURAI, WAY_OF_THE_SAMURAI.advise(match.view(SAMURAI), request, random))


def test_what_is_asked_behind_both_options_stands_nowhere_twice():
    """Whether the enemy loses a life or a Qi, he strikes back. Behind the last card of a hand is only one
    question."""
    shown = {(prompt, len(aheads)) for prompt, aheads in seen() if aheads or prompt == "foe.way"}
    assert {("foe.way", 0), ("play", 1)} <= shown
    assert ("foe.way", 2) not in shown
