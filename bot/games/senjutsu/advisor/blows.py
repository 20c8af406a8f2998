"""The worth of blows to an AI seat, in wounds."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.senjutsu.board.hexes import Hex, distance
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.language import Content, Counter, Grid, Walk

BLOW: Final[dict[str, float]] = {
    "wound": 1.0,
    "bleed": 1.4,
    "kill": 5.0,
    "stun": 0.7,
    "hobble": 0.4,
    "push": 0.2,
    "turn": 0.2,
    "swap": 0.2,
    "focus": 0.2,
    "block": 0.0,
}
"""The worth of each impact, in wounds."""


def blow(content: Content) -> float:
    return BLOW[content.impact] * content.number


@cache
def reach(card: Face) -> int:
    """The greatest distance at which an attack can strike somebody, with its own steps."""
    grids = [effect for effect in card.sheet.effects if isinstance(effect, Grid) and effect.kind == "attack"]
    walks = [effect for effect in card.sheet.parts[0].lines if effect]
    steps = sum(
        max(
            [
                effect.number
                for way in line.ways
                for phase in way.phases
                for effect in phase.effects
                if isinstance(effect, Walk)
            ]
            or [0]
        )
        for line in walks
    )
    far = max([distance(Hex(0, 0), cell.offset) for grid in grids for cell in grid.cells] or [-steps])
    return far + steps


@cache
def force(card: Face) -> float:
    """The worth of an attack at its best hex, in wounds."""
    grids = [effect for effect in card.sheet.effects if isinstance(effect, Grid) and effect.kind == "attack"]
    return sum(max(sum(blow(content) for content in cell.contents) for cell in grid.cells) for grid in grids)


@cache
def cover(card: Face) -> int:
    """The number of hexes that a block protects, and one more if it strikes back."""
    effects = card.sheet.effects
    hexes = sum(len(one.cells) for one in effects if isinstance(one, Grid) and one.kind == "block")
    return hexes + any(isinstance(one, Counter) for one in effects) if hexes else 0
