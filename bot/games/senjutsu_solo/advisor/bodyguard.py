"""An AI seat guards the fallen lord: it chooses the places of the lord and of the heroes.

An opponent walks to the nearest target, and strikes it first. So a hero who is nearer to him than the lord
draws him away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import Keyed
from bot.games.senjutsu.advisor.coverage import feared
from bot.games.senjutsu.advisor.worth import Stand
from bot.games.senjutsu.board.hexes import Hex, distance, hex_of
from bot.games.senjutsu_solo.setup.waves import ENTRIES, MIDDLE

STRUCK: Final = 6.0
"""The cost of each wound that an opponent's cards threaten on the lord's hex."""
NEAREST: Final = 18.0
"""The cost of an opponent to whom no hero is nearer than the lord, divided by his distance from the lord."""


def danger_to_lord(lord: Hex, heroes: Sequence[Hex], foes: Sequence[Stand]) -> float:
    """The danger to the lord with heroes and opponents on these hexes."""
    danger = 0.0
    for place, facing, cards in foes:
        far = distance(place, lord)
        danger += STRUCK * feared(cards, place, facing, lord)
        if all(distance(place, hero) >= far for hero in heroes):
            danger += NEAREST / max(1, far)  # An opponent may have been pushed onto the lord.
    return danger


def sheltered(free: Sequence[Keyed]) -> str:
    """The hex with the hero in front of it, seen from most gates."""

    def behind(option: Keyed) -> int:
        lord = hex_of(option.key)
        gates = [entry.start.place for entry in ENTRIES]
        return sum(distance(gate, MIDDLE.place) < distance(gate, lord) for gate in gates)

    return max(free, key=behind).key
