"""Cover against attacks: terrain and blocks.

Each hex is judged alone. Cover works on the target's hex, on the attacker's hex, or on every shortest way
between them. Terrain covers at every speed.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.games.senjutsu.board.hexes import Hex, paths
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Block, Playing


def blocks_of(game: Game, playing: Playing, here: Hex, target: Hex) -> list[Block] | None:
    """The blocks that stop an attack on this hex; an empty list where terrain does, None where nothing
    does. Ruling: one's own blocks do not stop one's own counter."""
    if playing.card.sheet.unblockable:
        return None
    walls = game.walls
    if covers(walls, here, target):
        return []
    laid = [block for block in game.blocks if block.owner is not playing.owner]
    everything = walls.union(*[block.hexes for block in laid])
    if not covers(everything, here, target):
        return None
    helped = [block for block in laid if covers(walls | block.hexes, here, target)]
    return helped or laid


def covers(hexes: Collection[Hex], here: Hex, target: Hex) -> bool:
    """True if these hexes have the target's hex, the attacker's hex, or a hex on every shortest way between
    them."""
    if target in hexes or here in hexes:
        return True
    ways = list(paths(here, target))
    return all(any(place in hexes for place in way) for way in ways)
