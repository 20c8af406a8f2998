"""Pictures: drawn and encoded against encoded alone, and the first one after a start."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from bench.games import answers, finished_match, new_match, setup_of, spread
from bench.measure import Figure, Pace, compare
from bot.engine import NO_DRAFT, Course, Dealer, GameRules, Seat
from bot.engine.match import Match
from bot.front.app.garbage_collection import GarbageCollection
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY, Moment, Picture

SEED: Final = "seed 0"
SHOWN: Final = 5
"""Pictures of each kind, spread over one game."""
STARTS: Final = 3
"""Starts of a process. The fastest one counts, because others wait for the machine."""

Drawing: TypeAlias = Callable[[], Picture | None]


def drawing(game: GameRules) -> Figure:
    """Drawing and encoding the slowest kind of picture against encoding it, with warm caches."""
    paces = {kind: pace(drawings) for kind, drawings in kinds(game).items() if drawings}
    slowest = max(paces, key=lambda kind: paces[kind].ratio)
    return Figure(
        paces[slowest].ratio,
        {"slowest kind of picture": slowest, "ms a picture of it": f"{paces[slowest].ours * 1e3:.0f}"},
    )


def pace(drawings: list[Drawing]) -> Pace:
    """The pace of drawing and encoding all pictures of a kind, against encoding them."""
    drawn = [picture for draw in drawings if (picture := draw()) is not None]

    def draw_and_encode() -> int:
        for draw in drawings:
            picture = draw()
            if picture is not None:
                picture.encode()
        return len(drawn)

    def encode() -> int:
        for picture in drawn:
            picture.encode()
        return len(drawn)

    return compare(draw_and_encode, encode)


def kinds(game: GameRules) -> Mapping[str, list[Drawing]]:
    """The pictures of one game, by kind."""
    painter, speech = PAINTERS[game.key], words(game.key)
    match = Match(game, setup_of(game), Dealer(SEED), watched=True)
    steps, private = list(match.opening()), list[Drawing]()
    for entry in answers(finished_match(game, SEED)):
        seat = Seat(entry.by)
        view, request = match.view(seat), match.pending[seat].request

        private.append(partial(painter.private, view, speech, seat, request, NO_DRAFT, NOBODY))
        steps += match.answer(seat, entry.keys)
    moments = [Moment(step, step.view) for step in steps if step.view is not None]
    begun = [place for place, one in enumerate(moments) if one.step.name in game.chapters]
    chapters = [moments[first:last] for first, last in pairwise(begun) if last > first + 1]
    few = spread(moments, SHOWN)
    told = [moment.step for moment in moments]
    account = game.account(Course(match.setup, told, match.view(None), match.outcome))
    second = [one for one in few if painter.beside(one.view, speech, NOBODY)]
    return {
        "board": [partial(painter.board, one.view, speech, NOBODY) for one in few],
        "step": [partial(painter.board, one.view, speech, NOBODY, one.step) for one in few],
        "second": [partial(painter.beside, one.view, speech, NOBODY) for one in second],
        "page": [partial(painter.page, chapter, speech, NOBODY) for chapter in spread(chapters, SHOWN)],
        "hand": [*spread(private, SHOWN)],
        "end": [partial(painter.ending, match.view(None), speech, NOBODY, account)],
    }


def after_a_start(game: GameRules) -> Figure:
    """The first board in a process that has drawn nothing yet, drawn and encoded; in milliseconds."""
    command = [sys.executable, "-m", "bench.drawing", game.key]
    took = [float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(STARTS)]
    return Figure(min(took) * 1e3)


def first_picture(game: GameRules) -> float:
    """Seconds of processor time for the first picture, after the imports of the bot."""
    view, speech = new_match(game, "seed 0").view(None), words(game.key)
    GarbageCollection().begin()
    start = time.process_time()
    PAINTERS[game.key].board(view, speech, NOBODY).encode()
    return time.process_time() - start


if __name__ == "__main__":
    print(first_picture(GAMES[sys.argv[1]]))  # noqa: T201 (``after_a_start`` reads it)
