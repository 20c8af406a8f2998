"""What has been ruled differently since the first games, by version of the rules.

A match goes on under the rulings it began with. The rules read them here, at the few places where it
matters; every other ruling is the same in all versions.
"""

from __future__ import annotations

from typing import Final

from bot.engine import value


@value
class Rulings:
    """What one version of the rules says where the versions differ."""

    musashi_may_hold_back: bool
    """Whether Musashi's ability is a choice like every other; else he strikes before the step ends."""
    may_be_put_back: bool
    """Whether a ronin or an area that was named may be put back until its first effect."""
    granary_may_bring_fewer: bool
    """Whether the Granary's two ninja may be one, as with every other "up to two"."""
    inn_copies_idle_fields: bool
    """Whether the Inn offers a Field even while both are held and the copy changes nothing."""


RULINGS: Final = {
    1: Rulings(
        musashi_may_hold_back=False,
        may_be_put_back=False,
        granary_may_bring_fewer=False,
        inn_copies_idle_fields=True,
    ),
    2: Rulings(
        musashi_may_hold_back=True,
        may_be_put_back=True,
        granary_may_bring_fewer=True,
        inn_copies_idle_fields=False,
    ),
}

RULES_VERSION: Final = max(RULINGS)
TODAY: Final = RULINGS[RULES_VERSION]


def rulings_of(version: int) -> Rulings:
    """The rulings of a version; 0 stands for today's.

    A version that is not known here is taken as today's: its journal fits, or the match is paused.
    """
    return RULINGS.get(version, TODAY)
