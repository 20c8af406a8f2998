"""What has been ruled, or asked, in different ways since people play.

A match goes on as it was begun, so every version stays here. Nothing else knows of versions: the rules ask
the duel's ``Rulings`` at the few places where they differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine import value

RULES_VERSION: Final = 4
"""Of the rules as they are played today."""


@value
class Rulings:
    """As it stands here, today's way."""

    ties_may_be_passed: bool = True
    """Whoever leads on the track goes first at a tie unless he says otherwise; he may say that he will not.
    At first he was asked each time."""
    ends_at_once: int = 50
    """So many ends of a move, places and ways to look, are offered in one question."""
    change_and_draw_at_once: bool = True
    """A change of kamae and the draw that follows are one question. At first they were two."""
    copies_in_order: bool = True
    """Of copies in a deck the one with the lowest number is offered: it tells nothing of how they lie. At
    first it was the one that lay first."""
    asked_without_choice: bool = True
    """Who discards, shuffles in or searches is asked wherever others may think that he has a choice. Until
    version 3 he was asked only where his cards left him one, and a pause told of them."""
    pushes_move: bool = True
    """A push that moves nobody is no success. Until version 3 every hit was one."""
    whole_cards_are_added_to: bool = True
    """What is added to a card that has been resolved whole waits for what is below its block. Until version 4
    it was asked for as soon as the block lay."""
    refunds_speeds: bool = True
    """The focus paid for a card's other speed comes back with its cost when it is replaced. Until version 4
    it did not."""
    taken_cards_name_targets: bool = True
    """A card that was taken and takes the place of another names its target. Until version 4 it had none."""
    far_since_the_start: bool = True
    """The long way of a core card is for whoever began the turn far from everybody, and turns along it. Until
    version 4 it was looked at when the card came, and nobody turned."""
    blocks_fall: bool = True
    """The blocks of whoever falls go with him. Until version 4 they stayed to the end of their speed."""


TODAY: Final = Rulings()
THIRD: Final = replace(
    TODAY,
    whole_cards_are_added_to=False,
    refunds_speeds=False,
    taken_cards_name_targets=False,
    far_since_the_start=False,
    blocks_fall=False,
)
SECOND: Final = replace(THIRD, asked_without_choice=False, pushes_move=False)
FIRST: Final = replace(
    SECOND, ties_may_be_passed=False, ends_at_once=36, change_and_draw_at_once=False, copies_in_order=False
)
BEFORE: Final[Mapping[int, Rulings]] = {1: FIRST, 2: SECOND, 3: THIRD}


def rulings_of(version: int) -> Rulings:
    """The rulings of a version of the rules, 0 being today's."""
    return BEFORE.get(version, TODAY)
