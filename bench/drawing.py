"""Drawing and encoding the full board, and a full hand, against encoding the same picture alone, with warm
caches."""

from __future__ import annotations

from bench.games import answers, finished_match, new_match
from bench.measure import Measured, compare
from bot.engine import GameRules, Option, Request, Seat, View, options_of
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY

BOARDS = 6


def measure(game: GameRules) -> Measured:
    painter, speech = PAINTERS[game.key], words(game.key)
    views = board_views(game)
    pictures = [painter.board(view, speech, NOBODY) for view in views]

    def draw_and_encode() -> int:
        for view in views:
            painter.board(view, speech, NOBODY).encode()
        return len(views)

    def encode() -> int:
        for picture in pictures:
            picture.encode()
        return len(pictures)

    pace = compare(draw_and_encode, encode)
    width, height = pictures[0].image.size
    return Measured(
        f"drawing and encoding a {game.key} board ÷ encoding it",
        pace.ratio,
        "×",
        1.3,
        "at most",
        f"{pace.ours * 1e3:.0f} ms ÷ {pace.anchor * 1e3:.0f} ms at {width}×{height}",
    )


def hand(game: GameRules) -> Measured:
    """The private picture of a seat that is asked about as many things as possible."""
    painter, speech = PAINTERS[game.key], words(game.key)
    asked = widest(game)
    pictures = [painter.private(view, speech, seat, request, {}, NOBODY) for view, seat, request in asked]

    def draw_and_encode() -> int:
        for view, seat, request in asked:
            painter.private(view, speech, seat, request, {}, NOBODY).encode()
        return len(asked)

    def encode() -> int:
        for picture in pictures:
            picture.encode()
        return len(pictures)

    pace = compare(draw_and_encode, encode)
    return Measured(
        f"drawing and encoding a {game.key} hand ÷ encoding it",
        pace.ratio,
        "×",
        1.5,
        "at most",
        f"{pace.ours * 1e3:.0f} ms ÷ {pace.anchor * 1e3:.0f} ms",
    )


def widest(game: GameRules, count: int = BOARDS) -> list[tuple[View, Seat, Request[object]]]:
    """The questions of one game at which most can be chosen, as their seats see them."""
    match = new_match(game, "seed 0")
    found: list[tuple[int, View, Seat, Request[object]]] = []
    for entry in answers(finished_match(game, "seed 0")):
        seat = Seat(entry.by)
        request = match.pending[seat].request
        wide = sum(option.at == "" for option in options_of(request) if isinstance(option, Option))
        found.append((wide, match.view(seat), seat, request))
        match.answer(seat, entry.keys)
    found.sort(key=lambda each: each[0], reverse=True)
    return [(view, seat, request) for _, view, seat, request in found[:count]]


def board_views(game: GameRules, count: int = BOARDS) -> list[View]:
    """What spectators see at moments spread over one game."""
    match = new_match(game, "seed 0")
    views = [match.view(None)]
    for entry in answers(finished_match(game, "seed 0")):
        match.answer(Seat(entry.by), entry.keys)
        views.append(match.view(None))
    return views[:: max(1, len(views) // count)][:count]
