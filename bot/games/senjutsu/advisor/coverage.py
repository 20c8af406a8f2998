"""The hexes that cards strike, relative to their player: used to judge positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.games.senjutsu.advisor.seeing import struck_by
from bot.games.senjutsu.board.hexes import CENTRE, Facing, Hex, ring
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.faces import face_of
from bot.games.senjutsu.cards.language import KAMAE

PLAIN: Final = (CENTRE, *[place for radius in range(1, 5) for place in ring(radius)])
"""An empty field of radius 4, with the player in its middle."""

NOBODY: Final = frozenset[Hex]()


@cache
def coverage(card: Face) -> dict[Hex, float]:
    """The force with which a card strikes each hex, in the kamae that suits it best. The player looks up."""
    found: dict[Hex, float] = {}
    if card.kind != "attack":
        return found
    for kamae in card.sheet.required or KAMAE[:3]:
        for part in range(len(card.sheet.parts)):
            reached = struck_by(card, part, CENTRE, 0, kamae, 1, PLAIN, (), NOBODY)
            for place, worth in reached.items():
                found[place] = max(found.get(place, 0.0), worth)
    return found


@lru_cache(maxsize=512)
def threat(cards: tuple[str, ...]) -> dict[Hex, float]:
    """The danger of these cards on each hex: the mean of the harder half of them."""
    attacks = [coverage(face_of(name)) for name in cards if face_of(name).kind == "attack"]
    places = {place for one in attacks for place in one}
    return {place: _mean(sorted((one.get(place, 0.0) for one in attacks), reverse=True)) for place in places}


def _mean(worths: Sequence[float]) -> float:
    half = worths[: (len(worths) + 1) // 2]
    return sum(half) / len(half)


def feared(cards: tuple[str, ...], place: Hex, facing: Facing, target: Hex) -> float:
    """The danger of these cards on the target hex if their player stands on this place with this facing."""
    return threat(cards).get((target - place).turned(6 - facing), 0.0)
