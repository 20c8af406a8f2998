"""A block waits at one speed for attacks of that speed. Its owner may strike back at an attack that it
stops."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Along, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.board.hexes import at
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.language import Counter, Line, Part
from bot.games.senjutsu.combat.countering import strike_back
from bot.games.senjutsu.combat.moving import looks
from bot.games.senjutsu.combat.striking import ground_of, walker_of
from bot.games.senjutsu.reach.movement import Move, moves, only_moves
from bot.games.senjutsu.reach.possible import grids, holds
from bot.games.senjutsu.samurai.harm import confirm, spend, uncover
from bot.games.senjutsu.samurai.instants import additions, finish_card, is_whole
from bot.games.senjutsu.state.game import Game, Threat
from bot.games.senjutsu.state.samurai import Block, Playing, Resolve, Samurai, place_of


def is_block(part: Part) -> bool:
    return any(grids(line, "block") for line in part.lines)


def block_line(part: Part) -> int:
    """The number of the line that has the grid."""
    return next(number for number, line in enumerate(part.lines) if grids(line, "block"))


def turning(game: Game, samurai: Samurai, card: Face, resolve: Resolve) -> Along | None:
    """The question about the turn before a block is laid, asked together with its speed. None if there is no
    turn."""
    part = card.sheet.parts[0]
    if samurai.mind is not None or samurai.played is None or not is_block(part):
        return None
    above = part.lines[: block_line(part)]
    if not above or not all(only_moves(line) for line in above):
        return None
    here, facing = place_of(samurai), samurai.facing
    playing = Playing(samurai, card, samurai.played, 0, resolve, revealed=True)
    found = moves(ground_of(game, samurai), walker_of(game, playing), Move(here, facing), above)
    if any(move.place != here or move.collides or move.spent for move in found):
        return None
    turns = {move.facing for move in found}
    return looks(
        sorted(turns, key=lambda turn: (turn - facing + 3) % 6) if facing in turns else sorted(turns)
    )


async def lay(game: Game, playing: Playing, part: Part) -> None:
    """Resolves the lines above the grid, then blocks its hexes."""
    owner = playing.owner
    place = block_line(part)
    await playing.resolve(playing, part.lines[:place])
    if playing.over:
        return
    (grid,) = grids(part.lines[place], "block")
    here = place_of(owner)
    hexes = [
        at(here, owner.facing, cell.offset)
        for cell in grid.cells
        if any(holds(content.gate, owner.kamae) for content in cell.contents)
    ]
    below = part.lines[place + 1 :]
    counters = tuple([line for line in below if _counters(line)])
    after = tuple([line for line in below if not _counters(line)])
    game.blocks.append(Block(playing, frozenset(hexes), counters, part.success, after))
    game.threats.append(Threat("block", owner.seat, tuple(hexes)))
    await step(
        steps.Block(
            samurai=owner.name,
            card=playing.card.key,
            speed=playing.speed,
            here=here.key,
            hexes=tuple([one.key for one in hexes]),
        )
    )


def _counters(line: Line) -> bool:
    return any(
        isinstance(effect, Counter) for way in line.ways for phase in way.phases for effect in phase.effects
    )


async def parry(game: Game, attack: Playing, target: Samurai, blocks: Sequence[Block]) -> None:
    """An attack is stopped. By one's own block that is a success; by terrain or another's it is none.

    Ruling: counter first, then instants, then the defender's success, then the rest of his card, then
    what is left of the attacker's.
    """
    own = next((block for block in blocks if block.owner is target), None)
    await step(
        steps.Blocked(
            samurai=target.name,
            foe=attack.owner.name,
            card=attack.card.key,
            terrain=not blocks,
            block=own.playing.card.key if own else "",
        )
    )
    if own is None:
        return
    playing = own.playing
    playing.foes, playing.parried, playing.success = [attack.owner], attack, True
    for line in own.counters:
        await counter_line(game, playing, attack, line)
    await uncover(target)
    await additions(game, playing, "block_success")
    await playing.resolve(playing, own.success)
    await finish(game, own)


async def counter_line(game: Game, playing: Playing, attack: Playing, line: Line) -> None:
    """Offer the counters of a line, if its kamae holds or its focus is paid."""
    owner = playing.owner
    if not line.gate.focus and not holds(line.gate, owner.kamae):
        return
    speeds = [
        speed
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
        if isinstance(effect, Counter)
        for speed in effect.speeds
    ]
    if attack.speed not in speeds or playing.over:
        return
    if line.gate.focus:
        if line.gate.focus > owner.purse:
            return
        facts = {
            "samurai": owner.name,
            "card": playing.card.key,
            "price": line.gate.focus,
            "focus": owner.purse,
            "line": "line:counter",
        }
        if not await confirm(owner, "spend", facts):
            return
        await spend(owner, line.gate.focus)
    await strike_back(game, playing, attack, speeds)


async def finish(game: Game, block: Block) -> None:
    """Resolve the rest of the card once, then additions to the whole card."""
    if block.finished:
        return
    block.finished = True
    playing = block.playing
    await playing.resolve(playing, block.after)
    if not playing.over and is_whole(game, playing):
        await finish_card(game, playing)


async def end_of_speed(game: Game) -> None:
    """End all blocks of the speed that is over."""
    for block in list(game.blocks):
        await finish(game, block)
    game.blocks.clear()
    game.threats.clear()
