"""What AI seats are asked in each turn of their fights, counted as presses: one answers a question."""

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
"""Focus is paid, somebody is forced, a pile is searched, more was drawn than can be held, two are as fast."""
LONG: Final = "card:121"
"""Calm Defence turns before it blocks, then steps and changes the kamae: five answers with its speed."""


def turns_of(game: GameRules, setups: Iterable[Setup]) -> list[list[Request[object]]]:
    """What each seat was asked in each turn of a fight at each of these tables. Windows are answered by the
    standing passes of those who do not want to be asked."""
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
    """When nothing unusual happens, which is the rule; and nearly always anyway."""
    usual = [
        len(turn)
        for turn in turns
        if UNUSUAL.isdisjoint(request.prompt for request in turn)
        and all(request.facts.get("card") != LONG for request in turn)
    ]
    assert max(usual) <= 4 and len(usual) / len(turns) > 0.7
    counts = sorted(map(len, turns))
    assert sum(counts) / len(counts) <= 3.1 and counts[len(counts) * 9 // 10] <= 4
