"""Counts the presses of a turn: each question to an AI seat is one press."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from bot.engine import Dealer, GameRules, Request, Seat, Setup, Window
from bot.engine.match import Match
from bot.games.senjutsu.state.game import Game

UNUSUAL: Final = {
    *("spend", "stronger", "quick", "take", "shuffle", "name", "instead", "switch", "target", "poison"),
    *("discard-forced", "discard-collision", "push", "turn", "limit", "tie"),
}
"""Prompts of unusual turns: paying focus, forced actions, searches, a full hand, ties."""
LONG: Final = "card:121"
"""Calm Defence turns before it blocks, then steps and changes the kamae: five answers with its speed."""


def turns_of(game: GameRules, setups: Iterable[Setup]) -> list[list[Request[object]]]:
    """The questions to each seat in each turn, one list for each turn, of one AI game for each setup.

    Windows do not count: a player can pass them in advance.
    """
    asked: defaultdict[tuple[int, Seat, int], list[Request[object]]] = defaultdict(list)
    for number, setup in enumerate(setups):
        match, random = Match(game, setup, Dealer(f"{setup.seats}")), Random(number)
        while match.outcome is None:
            assert isinstance(match.state, Game)
            seat = match.waiting_for[0]
            request = match.pending[seat].request
            if not isinstance(request, Window) and match.state.turn:
                asked[number, seat, match.state.turn].append(request)
            match.answer(seat, game.advise(match.view(seat), request, random))
    return [*asked.values()]


def take_at_most_four(turns: Sequence[Sequence[Request[object]]]) -> None:
    """Asserts that usual turns take at most four answers, and that most turns are usual."""
    usual = [
        len(turn)
        for turn in turns
        if UNUSUAL.isdisjoint(request.prompt for request in turn)
        and all(request.facts.get("card") != LONG for request in turn)
    ]
    assert max(usual) <= 4 and len(usual) / len(turns) > 0.7
    counts = sorted(map(len, turns))
    assert sum(counts) / len(counts) <= 3.1 and counts[len(counts) * 9 // 10] <= 4
