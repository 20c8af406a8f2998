"""The reasons for suggested answers in a fight against opponents, from what the player sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.engine import Reason, Request, View, options_of, place_of
from bot.games.senjutsu.advisor.reasons import reason_of
from bot.games.senjutsu.board.hexes import distance, hex_of
from bot.games.senjutsu_solo.advisor.guessing import with_opponents
from bot.games.senjutsu_solo.view import SoloView


def reason(view: View, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``None`` if a general one fits."""
    fight = cast("SoloView", view)
    match request.prompt:
        case "entry":
            return _entry(fight, request, keys[0])
        case "lord" | "stance":
            return Reason(request.prompt)
        case _:
            return reason_of(fight, with_opponents(fight), request, keys)


def _entry(fight: SoloView, request: Request[object], key: str) -> Reason | None:
    """The distance of the gate from the hero who is asked."""
    assert fight.you is not None, "a player looks from a seat"
    gate = next(place_of(option) for option in options_of(request) if option.key == key)
    here = fight.at(fight.you).place
    return Reason("entry", {"distance": distance(hex_of(gate), here)}) if gate and here else Reason("any")
