"""The feats that the tale of a duel tells: the blows that went home, and the causes of the falls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

FeatKind: TypeAlias = Literal["blow", "fall"]
MOST: Final = 4
"""The number of feats that are told of a duel."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Of a blow: who struck whom with which card, and how many wounds it dealt. Of a fall: who fell, and
    in ``card`` of what, ``wounds`` say."""

    turn: int
    kind: FeatKind
    samurai: str
    card: str
    foe: str = ""
    number: int = 0


def decisive(feats: Sequence[Feat], most: int = MOST) -> list[Feat]:
    """Every fall, then the heaviest blows, the later ones first; as they happened."""
    places = range(len(feats))
    weights = {place: (feats[place].kind == "fall", feats[place].number, place) for place in places}
    kept = sorted(places, key=lambda place: weights[place], reverse=True)[:most]
    return [feats[place] for place in sorted(kept)]
