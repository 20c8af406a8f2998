"""What may be looked at more closely: the discard pile, what may still come, and everybody's board."""

from __future__ import annotations

from bot.engine import Seat
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.kit.facts import bare
from renderers.seven_samurai.close_board import describe_board, write_board
from renderers.seven_samurai.close_discard import describe_discard, write_discard
from renderers.seven_samurai.close_stack import describe_stack, write_stack
from renderers.seven_samurai.scroll import Scroll

STACK = "pile:stack"
DISCARD = "pile:discard"


def closeup_keys(view: TableView) -> tuple[str, ...]:
    """Always the same ones in a game, in the same order."""
    return (DISCARD, STACK, *(samurai.key for samurai in view.samurai))


def write_closeup(view: TableView, words: Words, key: str) -> Scroll:
    if key == DISCARD:
        return write_discard(view, words)
    if key == STACK:
        return write_stack(view, words)
    return write_board(view, words, Seat(bare(key)))


def describe_closeup(view: TableView, words: Words, key: str) -> str:
    """The text that stands for the picture."""
    if key == DISCARD:
        return describe_discard(view, words)
    if key == STACK:
        return describe_stack(view, words)
    return describe_board(view, words, Seat(bare(key)))
