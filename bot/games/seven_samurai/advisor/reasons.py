"""The reasons for suggested turns, from what everybody sees. Other options explain themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bot.engine import PASS, Reason, Request, View
from bot.games.seven_samurai.view import TableView

HIGHEST: Final = (4, 5, 6)
"""The highest value of a raider in each round: a plunderer, a lieutenant, a boss."""


def reason(view: View, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``None`` if its option explains it."""
    table = cast("TableView", view)
    if request.prompt != "action" or table.turn is None:
        return None
    if keys[0] == PASS.key:
        return Reason("leave")
    if keys[0] != "fight":
        return Reason("lend")
    highest = HIGHEST[table.round - 1]
    safe = table.at(table.turn).distance >= highest
    return Reason("safe", {"highest": highest}) if safe else Reason("risk")
