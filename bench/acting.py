"""``python -m bench.acting GAME [GAMES]``: how much of the picture changes when something happens.

Random games are played. For each picture of a step it counts the pixels that differ from the board at rest by
more than 24 of 255, outside the words. Prints the median share for each kind of step, and for all steps of
weight (a blow, a block, a counter, a fall).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Final

import numpy as np

from bench.games import setup_of
from bot.engine import Dealer, GameRules, Step
from bot.engine.match import Match
from bot.engine.view import View
from bot.games import GAMES
from bot.wording import Words, words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY, Painter, Picture

SEEN: Final = 24
MARGIN: Final = 26
"""Pixels around a text that count as its slip."""
EVERY: Final = 3
"""Of each kind of step, one in so many is drawn."""
TURNING: Final = 2
"""The least weight of a step that must be acted."""


def steps_of(game: GameRules, seed: str) -> Iterator[Step]:
    """The public steps of one random game."""
    match = Match(game, setup_of(game), Dealer(seed), watched=True)
    random = Random(seed)
    yield from match.opening()
    while match.outcome is None:
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        yield from match.answer(seat, tuple(game.advise(match.view(seat), request, random)))


def changed(drawn: Picture, rest: Picture) -> float:
    """The share of the picture that differs, without the slips of words that only ``drawn`` has."""
    one, other = (np.asarray(each.image.convert("RGB")).astype(np.int16) for each in (drawn, rest))
    differs = np.abs(one - other).max(axis=2) > SEEN
    before = {(text.text, text.box) for text in rest.written}
    for text in drawn.written:
        if (text.text, text.box) not in before:
            left, top, right, bottom = (round(edge) for edge in text.box)
            rows = slice(max(0, top - MARGIN), bottom + MARGIN)
            differs[rows, max(0, left - 3 * MARGIN) : right + MARGIN] = False
    return float(differs.mean())


def share(painter: Painter, view: View, step: Step, speech: Words) -> float:
    return changed(painter.board(view, speech, NOBODY, step), painter.board(view, speech, NOBODY))


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    game = GAMES[sys.argv[1]]
    painter, speech = PAINTERS[game.key], words(game.key)
    found: dict[str, list[float]] = defaultdict(list)
    seen: dict[str, int] = defaultdict(int)
    weights: dict[str, int] = {}
    for number in range(int(sys.argv[2]) if len(sys.argv) > 2 else 3):
        for step in steps_of(game, f"acting {number}"):
            if step.view is None:
                continue
            seen[step.name] += 1
            weights[step.name] = max(weights.get(step.name, 0), painter.weight(step))
            if weights[step.name] and seen[step.name] % EVERY == 1:
                found[step.name].append(share(painter, step.view, step, speech))
    for name, shares in sorted(found.items(), key=lambda one: -median(one[1])):
        print(f"{name:16} weight {weights[name]}  {len(shares):3} pictures  {median(shares):6.1%}")  # noqa: T201
    turning = [each for name, shares in found.items() if weights[name] >= TURNING for each in shares]
    print(f"all of weight {TURNING} or more: {median(turning):.1%} in {len(turning)} pictures")  # noqa: T201


if __name__ == "__main__":
    main()
