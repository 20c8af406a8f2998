"""Focus paid for stronger blows of an attack."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Problem
from bot.games.senjutsu.board.hexes import Hex, at
from bot.games.senjutsu.cards.language import Content, Grid
from bot.games.senjutsu.combat.cover import blocks_of
from bot.games.senjutsu.reach.possible import holds
from bot.games.senjutsu.reach.stroke import Stroke
from bot.games.senjutsu.samurai.harm import confirm, spend
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, Samurai, place_of


async def paid_for(game: Game, playing: Playing, grid: Grid) -> list[Stroke]:
    """The blows of a grid: those that cost nothing, and those that its owner pays for.

    He is asked for each content with a price, hex by hex, and last for the one that may replace all others.
    """
    owner = playing.owner
    strokes = free_strokes(owner, grid)
    for cell in grid.cells:
        place = at(place_of(owner), owner.facing, cell.offset)
        for extra in cell.contents:
            if extra.gate.focus and await buys(game, playing, extra, place, strokes):
                strokes = [
                    Stroke(one.place, (*one.contents, extra)) if one.place == place else one
                    for one in strokes
                ]
    if grid.instead is not None and await replaces(game, playing, grid.instead, strokes):
        strokes = [Stroke(one.place, (grid.instead,)) for one in strokes if one.contents]
    return [stroke for stroke in strokes if stroke.contents]


def free_strokes(owner: Samurai, grid: Grid) -> list[Stroke]:
    """All hexes of a grid, with the contents that need no focus; some may have none."""
    return [
        Stroke(
            at(place_of(owner), owner.facing, cell.offset),
            tuple([content for content in cell.contents if holds(content.gate, owner.kamae)]),
        )
        for cell in grid.cells
    ]


async def buys(game: Game, playing: Playing, extra: Content, place: Hex, strokes: Sequence[Stroke]) -> bool:
    """Pay for a stronger blow on one hex, or leave it. Nobody pays where nobody stands.

    Ruling: focus is due where without it no foe would be reached.
    """
    owner = playing.owner
    if game.on(place) is None or extra.gate.focus > owner.purse:
        return False
    foes = {foe.place for foe in game.foes(owner)}
    reached = any(stroke.contents and stroke.place in foes for stroke in strokes)
    due = place in foes and not reached
    if not due and not await stronger(playing, extra, why_stopped(game, playing, [place])):
        return False
    await spend(owner, extra.gate.focus)
    return True


async def replaces(game: Game, playing: Playing, instead: Content, strokes: Sequence[Stroke]) -> bool:
    """Pay for the content that takes the place of all others, or leave it."""
    owner = playing.owner
    met = [stroke.place for stroke in strokes if game.on(stroke.place) is not None]
    if not met or instead.gate.focus > owner.purse:
        return False
    if not await stronger(playing, instead, why_stopped(game, playing, met)):
        return False
    await spend(owner, instead.gate.focus)
    return True


def why_stopped(game: Game, playing: Playing, places: Sequence[Hex]) -> Problem | None:
    """The reason to refuse payment for a stronger attack, or None. A block that everybody sees on all these
    hexes makes the payment useless."""
    here = place_of(playing.owner)
    blocked = all(blocks_of(game, playing, here, place) is not None for place in places)
    return Problem("is-blocked") if blocked else None


async def stronger(playing: Playing, extra: Content, barred: Problem | None) -> bool:
    """True if the attacker pays focus for the stronger attack. ``barred`` is the reason why he cannot."""
    owner = playing.owner
    facts = {
        "samurai": owner.name,
        "card": playing.card.key,
        "price": extra.gate.focus,
        "focus": owner.purse,
        "impact": f"impact:{extra.impact}",
        "number": extra.number,
    }
    return await confirm(owner, "stronger", facts, barred)
