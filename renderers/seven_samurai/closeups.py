"""The closeups: the discard pile, the possible raiders, and every board."""

from __future__ import annotations

from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.facts import bare
from renderers.painter import Picture, Players
from renderers.seven_samurai.close_board import describe_board, draw_board
from renderers.seven_samurai.close_discard import describe_discard, draw_discard
from renderers.seven_samurai.close_stack import describe_stack, draw_stack

STACK: Final = "pile:stack"
DISCARD: Final = "pile:discard"


def closeup_keys(view: TableView) -> tuple[str, ...]:
    """The keys, in the same order throughout a game; the stack is first because it is asked for most."""
    return (STACK, *(samurai.key for samurai in view.samurai), DISCARD)


def draw_closeup(view: TableView, words: Words, key: str, players: Players) -> Picture:
    if key == DISCARD:
        return Picture.of(draw_discard(view, words), describe_discard(view, words))
    if key == STACK:
        return Picture.of(draw_stack(view, words), describe_stack(view, words))
    seat = Seat(bare(key))
    return Picture.of(draw_board(view, words, seat, players), describe_board(view, words, seat, players))
