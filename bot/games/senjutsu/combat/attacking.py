"""An attack: whom it covers, what is paid for it, who is blocked, and what it does to the others.

Each hex is judged alone. A block works on the target's hex, on the attacker's hex, or on every shortest
way between; so does terrain, at every speed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine import Option, Problem, decide, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.board.hexes import Hex, at, paths
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.language import Content, Deed, Grid
from bot.games.senjutsu.combat.blocking import parry
from bot.games.senjutsu.combat.moving import push, swap, turn
from bot.games.senjutsu.combat.striking import Stroke
from bot.games.senjutsu.feats import Feat
from bot.games.senjutsu.reach.possible import holds
from bot.games.senjutsu.samurai.harm import (
    check,
    confirm,
    execute,
    gain_focus,
    hobble,
    spend,
    stun,
    uncover,
    wound,
)
from bot.games.senjutsu.samurai.instants import additions
from bot.games.senjutsu.state.game import Game, Samurai, Threat
from bot.games.senjutsu.state.playing import Block, Playing, place_of


async def attack(game: Game, playing: Playing, grid: Grid) -> None:
    """The hexes are struck: what may be paid is paid first."""
    await deliver(game, playing, await paid_for(game, playing, grid))


async def deliver(game: Game, playing: Playing, strokes: Sequence[Stroke]) -> None:
    """Blocks are looked at, then the others are hit."""
    owner = playing.owner
    here = place_of(owner)
    places = tuple([stroke.place for stroke in strokes])
    game.threats.append(Threat("attack", owner.seat, places))
    covered = [(game.on(stroke.place), stroke) for stroke in strokes]
    targets = [(one, stroke) for one, stroke in covered if one is not None and one is not owner]
    blocked = [(one, stroke, blocks_of(game, playing, here, stroke.place)) for one, stroke in targets]
    names = [one.name for one, _ in targets]
    if owner.mind is not None:
        names += owner.mind.also_strikes(strokes)
    await step(
        steps.Attack(
            samurai=owner.name,
            card=playing.card.key,
            speed=playing.speed,
            here=here.key,
            hexes=tuple([place.key for place in places]),
            targets=tuple(names),
            count=len(names),
        )
    )
    if owner.mind is not None:
        await owner.mind.strikes(playing, strokes)
    clear_bamboo(game, strokes)
    hit = [(one, stroke) for one, stroke, stopped in blocked if stopped is None]
    felt: list[Samurai] = []
    for one, stroke in hit:
        before = stands(one)
        await strike(game, playing, one, stroke)
        pushed = all(content.impact == "push" for content in stroke.contents)
        if not (pushed and stands(one) == before):
            felt.append(one)
    if felt:
        await succeed(game, playing, felt)
    for one, _, stopped in blocked:
        if stopped is not None and not one.fallen:
            await parry(game, playing, one, stopped)
    game.threats = [threat for threat in game.threats if threat.kind != "attack"]


def stands(target: Samurai) -> tuple[object, ...]:
    """What a push may change. One against an edge or a samurai changes nothing, and is no success."""
    return (target.place, target.all_wounds, target.stuns, len(target.hobbles), target.focus, target.fallen)


async def paid_for(game: Game, playing: Playing, grid: Grid) -> list[Stroke]:
    """What the grid does, with what its owner pays for.

    Ruling: focus is due where without it no foe would be reached.
    """
    owner = playing.owner
    here = place_of(owner)
    strokes = [
        Stroke(
            at(here, owner.facing, cell.offset),
            tuple([content for content in cell.contents if holds(content.gate, owner.kamae)]),
        )
        for cell in grid.cells
    ]
    foes = {foe.place for foe in game.foes(owner)}
    for cell in grid.cells:
        place = at(here, owner.facing, cell.offset)
        for extra in [content for content in cell.contents if content.gate.focus]:
            if game.on(place) is None or extra.gate.focus > owner.purse:
                continue
            reached = any(stroke.contents and stroke.place in foes for stroke in strokes)
            due = not reached and place in foes
            if due or await stronger(playing, extra, why_stopped(game, playing, [place])):
                await spend(owner, extra.gate.focus)
                strokes = [
                    Stroke(one.place, (*one.contents, extra)) if one.place == place else one
                    for one in strokes
                ]
    instead = grid.instead
    affordable = instead is not None and instead.gate.focus <= owner.purse
    met = [one.place for one in strokes if game.on(one.place)]
    if instead and affordable and met and await stronger(playing, instead, why_stopped(game, playing, met)):
        await spend(owner, instead.gate.focus)
        strokes = [Stroke(one.place, (instead,)) for one in strokes if one.contents]
    return [stroke for stroke in strokes if stroke.contents]


def why_stopped(game: Game, playing: Playing, places: Sequence[Hex]) -> Problem | None:
    """Why nobody pays for a stronger attack on these hexes: everybody sees that it is blocked on all."""
    here = place_of(playing.owner)
    blocked = all(blocks_of(game, playing, here, place) is not None for place in places)
    return Problem("is-blocked") if blocked else None


async def stronger(playing: Playing, extra: Content, barred: Problem | None) -> bool:
    """Whether he pays for more."""
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
    """The target's hex, the attacker's, or at least one on every shortest way."""
    if target in hexes or here in hexes:
        return True
    ways = list(paths(here, target))
    return all(any(place in hexes for place in way) for way in ways)


def clear_bamboo(game: Game, strokes: Sequence[Stroke]) -> None:
    """A wounding attack clears the bamboo it strikes."""
    for stroke in strokes:
        terrain = game.terrain.get(stroke.place)
        if terrain is not None and NATURES[terrain].frail and stroke.wounds:
            del game.terrain[stroke.place]


async def strike(game: Game, playing: Playing, target: Samurai, stroke: Stroke) -> None:
    """Everything at once: wounds first, then what moves him."""
    wounds = sum(content.number for content in stroke.contents if content.impact == "wound")
    bleeding = sum(content.number for content in stroke.contents if content.impact == "bleed")
    wounds, bleeding = await endure(target, wounds, bleeding)
    await wound(target, wounds, bleeding)
    if wounds + bleeding:
        card = playing.card.key
        game.feats.append(Feat(game.turn, "blow", playing.owner.name, card, target.name, wounds + bleeding))
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
    """What else a hex does."""
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
    """A card in play may take a wound away when several come at once; its owner says which stays."""
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
    """One wound less."""
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
