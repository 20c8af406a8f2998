"""Where the rulebook leaves room and we have come to play otherwise than at first.

A match goes on under the rulings it was begun with, so every version of them stays here. Nothing else
knows of versions: the rules ask the table's ``Rulings`` at the few places where they differ.
"""

from __future__ import annotations

from typing import Final

from bot.engine import value

RULES_VERSION: Final = 2
"""Of the rules as they are played today."""


@value
class Rulings:
    """What has been ruled in different ways; as it stands here, today's way."""

    new_tokens_rest: bool = True
    """A support token received in one's own turn does nothing in it. At first it worked at once."""
    kiai_is_kept: bool = True
    """A Kiai that was reached comes, even if the line has changed again by then. At first it was missed."""
    tokens_may_stay: bool = True
    """Kyuzo the beast may leave every token where it is. At first he had to give one away."""
    order_if_it_matters: bool = True
    """The order of two penalties is asked only where it can matter. At first it was always asked."""


TODAY: Final = Rulings()
AT_FIRST: Final = Rulings(
    new_tokens_rest=False, kiai_is_kept=False, tokens_may_stay=False, order_if_it_matters=False
)


def rulings_of(version: int) -> Rulings:
    """The rulings of a version of the rules, 0 being today's."""
    return AT_FIRST if version == 1 else TODAY
