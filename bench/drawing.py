"""Drawing and encoding the full board against encoding the same picture alone, with warm caches."""

from __future__ import annotations

from bench.games import answers, finished_match, new_match
from bench.measure import Measured, compare
from bot.engine import GameRules, Seat, View
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


def board_views(game: GameRules, count: int = BOARDS) -> list[View]:
    """What spectators see at moments spread over one game."""
    match = new_match(game, "seed 0")
    views = [match.view(None)]
    for entry in answers(finished_match(game, "seed 0")):
        match.answer(Seat(entry.by), entry.keys)
        views.append(match.view(None))
    return views[:: max(1, len(views) // count)][:count]
