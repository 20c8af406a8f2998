"""Drawing and encoding pictures against encoding alone, with warm caches. Each kind is measured; the slowest
counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import TypeAlias, TypeVar

from bench.games import answers, finished_match, setup_of
from bench.measure import Measured, Pace, compare
from bot.engine import NO_DRAFT, Dealer, GameRules, Seat
from bot.engine.match import Match
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY, Moment, Picture

SEED = "seed 0"
SHOWN = 5
"""Pictures of each kind, spread over one game."""

T = TypeVar("T")
Drawing: TypeAlias = Callable[[], Picture | None]


def measure(game: GameRules) -> Measured:
    paces = {kind: pace(drawings) for kind, drawings in kinds(game).items() if drawings}
    dearest = max(paces, key=lambda kind: paces[kind].ratio)
    worst = paces[dearest]
    others = ", ".join(f"{kind} {one.ratio:.2f}" for kind, one in paces.items() if kind != dearest)
    return Measured(
        f"drawing and encoding a {game.key} {dearest} ÷ encoding it",
        worst.ratio,
        "×",
        1.3,
        "at most",
        f"{worst.ours * 1e3:.0f} ms ÷ {worst.anchor * 1e3:.0f} ms; {others}",
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
    few = spread(moments)
    second = [one for one in few if painter.beside(one.view, speech, NOBODY)]
    return {
        "board": [partial(painter.board, one.view, speech, NOBODY) for one in few],
        "step": [partial(painter.board, one.view, speech, NOBODY, one.step) for one in few],
        "second picture": [partial(painter.beside, one.view, speech, NOBODY) for one in second],
        "page": [partial(painter.page, chapter, speech, NOBODY) for chapter in spread(chapters)],
        "hand": spread(private),
        "end": [partial(painter.ending, match.view(None), speech, NOBODY)],
    }


def spread(items: list[T]) -> list[T]:
    """A few of many items, spread evenly."""
    return items[:: max(1, len(items) // SHOWN)][:SHOWN]
