"""An attack: its hexes are struck, its targets blocked or hit, and its success rewarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Option, decide, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.board.hexes import at
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.language import Content, Deed, Grid
from bot.games.senjutsu.combat.blocking import parry
from bot.games.senjutsu.combat.cover import blocks_of
from bot.games.senjutsu.combat.moving import push, swap, turn
from bot.games.senjutsu.combat.paying import paid_for
from bot.games.senjutsu.reach.possible import holds
from bot.games.senjutsu.reach.stroke import Stroke
from bot.games.senjutsu.samurai.harm import (
    check,
    execute,
    gain_focus,
    hobble,
    stun,
    uncover,
    wound,
)
from bot.games.senjutsu.samurai.instants import additions
from bot.games.senjutsu.state.game import Game, Threat
from bot.games.senjutsu.state.samurai import Block, Playing, Samurai, place_of


async def attack(game: Game, playing: Playing, grid: Grid) -> None:
    """Strike the hexes of a grid, after its owner has paid for stronger blows."""
    await deliver(game, playing, await paid_for(game, playing, grid))


async def deliver(game: Game, playing: Playing, strokes: Sequence[Stroke]) -> None:
    """Hit all targets without cover, then let the others parry. Cover is judged before the first blow."""
    owner = playing.owner
    aims = [
        Aim(target, stroke, blocks_of(game, playing, place_of(owner), stroke.place))
        for stroke in strokes
        if (target := game.on(stroke.place)) is not None and target is not owner
    ]
    game.threats.append(Threat("attack", owner.seat, tuple([stroke.place for stroke in strokes])))
    await announce(playing, strokes, aims)
    if owner.mind is not None:
        await owner.mind.strikes(playing, strokes)
    clear_bamboo(game, strokes)
    felt = [aim.target for aim in aims if aim.blocks is None and await is_felt(game, playing, aim)]
    if felt:
        await succeed(game, playing, felt)
    for aim in aims:
        if aim.blocks is not None and not aim.target.fallen:
            await parry(game, playing, aim.target, aim.blocks)
    game.threats = [threat for threat in game.threats if threat.kind != "attack"]


class Aim(NamedTuple):
    """A samurai on a struck hex."""

    target: Samurai
    stroke: Stroke
    blocks: list[Block] | None
    """The blocks that stop the blow; empty where terrain stops it, None where nothing does."""


async def announce(playing: Playing, strokes: Sequence[Stroke], aims: Sequence[Aim]) -> None:
    """Tell the attack before its blows. An AI opponent may strike more than samurai, like the fallen lord."""
    owner = playing.owner
    names = [aim.target.name for aim in aims]
    if owner.mind is not None:
        names += owner.mind.also_strikes(strokes)
    await step(
        steps.Attack(
            samurai=owner.name,
            card=playing.card.key,
            speed=playing.speed,
            here=place_of(owner).key,
            hexes=tuple([stroke.place.key for stroke in strokes]),
            targets=tuple(names),
            count=len(names),
        )
    )


async def is_felt(game: Game, playing: Playing, aim: Aim) -> bool:
    """Strike somebody. A mere push against an edge or a samurai changes nothing, and is no success."""
    before = stands(aim.target)
    await strike(game, playing, aim.target, aim.stroke)
    only_pushes = all(content.impact == "push" for content in aim.stroke.contents)
    return not only_pushes or stands(aim.target) != before


def stands(target: Samurai) -> tuple[object, ...]:
    """Everything about somebody that a push may change."""
    return (target.place, target.all_wounds, target.stuns, len(target.hobbles), target.focus, target.fallen)


def clear_bamboo(game: Game, strokes: Sequence[Stroke]) -> None:
    """A wounding attack clears the bamboo it strikes."""
    for stroke in strokes:
        terrain = game.terrain.get(stroke.place)
        if terrain is not None and NATURES[terrain].frail and stroke.wounds:
            del game.terrain[stroke.place]


async def strike(game: Game, playing: Playing, target: Samurai, stroke: Stroke) -> None:
    """Apply all effects of a blow: wounds first, then pushes and turns."""
    wounds = sum(content.number for content in stroke.contents if content.impact == "wound")
    bleeding = sum(content.number for content in stroke.contents if content.impact == "bleed")
    wounds, bleeding = await endure(target, wounds, bleeding)
    await wound(target, wounds, bleeding)
    if playing.owner.mind is not None and wounds + bleeding:
        await playing.owner.mind.hurt(playing, target, wounds + bleeding)
    if wounds:
        playing.wounded.append(target)
    for content in stroke.contents:
        if target.fallen:
            break
        await impact(game, playing, target, content)
    await check(game)


async def impact(game: Game, playing: Playing, target: Samurai, content: Content) -> None:
    """Do what an attacked hex does beside wounds, such as a stun, a push or an execution."""
    owner = playing.owner
    match content.impact:
        case "kill":
            await execute(game, target)
        case "stun":
            await stun(target)
        case "hobble":
            await hobble(target)
        case "focus":
            await gain_focus(target, -content.number)
        case "push":
            await push(game, owner, target, content.number)
        case "turn":
            await turn(owner, target, content.number)
        case "swap":
            await swap(owner, target)
        case "wound" | "bleed" | "block":
            pass


async def endure(target: Samurai, wounds: int, bleeding: int) -> tuple[int, int]:
    """The wounds left after armour: a card in play may take one away when several come at once."""
    for staying in target.staying:
        card = card_of(staying.piece)
        for line in card.sheet.lines:
            if not line.when_wounded or wounds + bleeding < line.when_wounded:
                continue
            for phase in line.ways[0].phases:
                for effect in phase.effects:
                    if not isinstance(effect, Deed) or not holds(phase.gate, target.kamae):
                        continue
                    if effect.verb == "reduce":
                        wounds, bleeding = await spare(target, wounds, bleeding)
                        await step(steps.Reduced(samurai=target.name, card=card.key, left=wounds + bleeding))
                    elif effect.verb == "focus":
                        await gain_focus(target, effect.number)
                    elif effect.verb == "status":
                        await hobble(target)
    return wounds, bleeding


async def spare(target: Samurai, wounds: int, bleeding: int) -> tuple[int, int]:
    """The wounds without one; the owner chooses which if some bleed."""
    options: list[Option[tuple[int, int]]] = []
    if wounds:
        options.append(Option("impact:wound", (wounds - 1, bleeding)))
    if bleeding:
        options.append(Option("impact:bleed", (wounds, bleeding - 1)))
    return (await decide(target.seat, "spare", options, {"samurai": target.name})).value


async def succeed(game: Game, playing: Playing, hit: Sequence[Samurai]) -> None:
    """The attack has reached somebody: concealment is lost, then conditional additions are played."""
    playing.success = True
    playing.foes += [one for one in hit if one not in playing.foes]
    await uncover(playing.owner)
    await additions(game, playing, "attack_success")


async def affect(game: Game, playing: Playing, grid: Grid) -> None:
    """Effects on hexes that are no attack: nothing blocks them. Reaching somebody is their success."""
    owner = playing.owner
    here, facing = place_of(owner), owner.facing
    for cell in grid.cells:
        other = game.on(at(here, facing, cell.offset))
        contents = [content for content in cell.contents if holds(content.gate, owner.kamae)]
        if other is None or other is owner or not contents:
            continue
        playing.success = True
        playing.foes.append(other)
        for content in contents:
            await impact(game, playing, other, content)
    await check(game)
