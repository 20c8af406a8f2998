"""Moving on the field: one's own steps and rotations, being pushed, pulled, turned and swapped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial

from bot.engine import Along, Facts, Option, decide, step
from bot.games.senjutsu import field_steps
from bot.games.senjutsu.board.hexes import AROUND, DIRECTIONS, Hex, ahead, bearing, distance, neighbours
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.language import Line, Walk
from bot.games.senjutsu.combat.striking import attacks, can_strike, ground_of, walker_of
from bot.games.senjutsu.reach.movement import Move, moves
from bot.games.senjutsu.samurai.harm import check, gain_focus, hobble, spend, stun, wound
from bot.games.senjutsu.samurai.piles import discard_chosen
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.minds import chosen_by
from bot.games.senjutsu.state.samurai import Playing, Samurai, place_of

TURNS = ("turn:0", "turn:1", "turn:2", "turn:3", "turn:4", "turn:5")
"""The keys of turns: the number of sides clockwise from the present facing."""
ARROWS = ("↑", "↗", "↘", "↓", "↙", "↖")
"""The facings as arrows on the board."""
ENDS_AT_ONCE = 50
"""Up to this many ends of a move, places and ways to look, are offered in one question."""


async def manoeuvre(game: Game, playing: Playing, lines: Sequence[Line], rest: Sequence[Line]) -> None:
    """Resolve lines that only move as one move: first the hex, then the facing.

    Ruling: if an attack can still reach a foe, the move must end where it does.
    """
    owner = playing.owner
    start = Move(place_of(owner), owner.facing)
    found = moves(ground_of(game, owner), walker_of(game, playing), start, lines)
    if owner.mind is not None:
        await go(game, playing, await owner.mind.move(playing, found, rest))
        return
    if attacks(rest):
        purse = owner.purse
        striking = [
            move for move in found if can_strike(game, playing, move, owner.kamae, purse - move.spent, rest)
        ]
        found = striking or found
    await go(game, playing, await choose_move(game, playing, found))


async def choose_move(game: Game, playing: Playing, found: Sequence[Move]) -> Move:
    """Asks for a hex and a facing: together if that makes few enough options, otherwise one after the other.

    A choice with only one option is not asked.
    """
    owner = playing.owner
    places: dict[str, dict[int, Move]] = {}
    for move in sorted(found, key=lambda move: move.weight):
        way = 0 if move.collides else move.facing  # Whoever stumbles looks where he looks.
        places.setdefault(place_key(move), {}).setdefault(way, move)
    looks_about = any(len(ways) > 1 for ways in places.values())
    facts: Facts = {
        "samurai": owner.name,
        "card": playing.card.key,
        "here": place_of(owner).key,
        "looks": looks_about,
    }

    @cache
    def usual(key: str) -> int:
        return usual_way(game, owner, places[key])

    def is_usual(key: str, facing: int) -> bool:
        return facing == usual(key)

    def looking(key: str) -> Along | None:
        return looks(sorted(places[key], key=lambda facing: (facing != usual(key), facing)))

    if len(places) > 1 and sum(map(len, places.values())) <= ENDS_AT_ONCE:
        options = [
            Option(
                key if len(ways) == 1 else f"{key} {ARROWS[facing]}",
                move,
                _about(move),
                at=_seen_at(move),
                way="" if move.collides else ARROWS[facing],
                usual=partial(is_usual, key, facing),
            )
            for key, ways in places.items()
            for facing, move in ways.items()
        ]
        return (await decide(owner.seat, "move", options, facts)).value
    first = [
        Option(
            key,
            ways,
            _about(next(iter(ways.values()))),
            at=_seen_at(next(iter(ways.values()))),
            along=partial(looking, key),
        )
        for key, ways in places.items()
    ]
    return await choose_facing(game, playing, (await decide(owner.seat, "move", first, facts)).value)


def usual_way(game: Game, owner: Samurai, ways: Mapping[int, Move]) -> int:
    """The likely facing on a hex: it costs nothing, looks at the nearest foe, and needs the smallest turn."""
    if len(ways) == 1:
        return next(iter(ways))
    place = next(iter(ways.values())).place
    foes = [foe.place for foe in game.foes(owner) if foe.place is not None]
    nearest = min([distance(place, foe) for foe in foes], default=0)
    wanted = [facing for foe in foes if distance(place, foe) == nearest for facing in bearing(place, foe)]

    def oddness(facing: int) -> tuple[int, int, int, int]:
        off = min([apart(facing, one) for one in wanted], default=0)
        return ways[facing].spent, off, apart(facing, owner.facing), facing

    return min(ways, key=oddness)


def apart(one: int, other: int) -> int:
    """The number of sides between two facings."""
    return min((one - other) % 6, (other - one) % 6)


def looks(facings: Sequence[int]) -> Along | None:
    """The question about the facing, asked together with an earlier one. None if there is only one."""
    return Along("facing", [Option(ARROWS[one], one) for one in facings]) if len(facings) > 1 else None


async def choose_facing(game: Game, playing: Playing, ways: Mapping[int, Move]) -> Move:
    """Asks for the facing on a hex that has been chosen."""
    owner = playing.owner
    turns = {TURNS[(move.facing - owner.facing) % 6]: move for move in ways.values()}
    options = [
        Option(
            key,
            turns[key],
            {"spent": turns[key].spent},
            at=_ahead_of(game, turns[key]),
            way=ARROWS[turns[key].facing],
        )
        for key in TURNS
        if key in turns
    ]
    there = next(iter(ways.values())).place.key
    facts: Facts = {"samurai": owner.name, "card": playing.card.key, "there": there}
    return (await decide(owner.seat, "facing", options, facts)).value


def place_key(move: Move) -> str:
    """The key of a move: the hex it ends on, the hex it runs into, or the last bamboo it clears."""
    if move.collides is not None:
        way = (AROUND.index(move.collides - move.place) - move.facing) % 6
        return f"crash:{DIRECTIONS[way]}"
    cleared = [place for place in move.trampled if place != move.place]
    return f"{move.place.key}-{cleared[-1].key}" if cleared else move.place.key


def _about(move: Move) -> dict[str, str | int | bool]:
    return {
        "spent": move.spent,
        "crash": move.collides is not None,
        "bamboo": len(move.trampled),
    }


def _seen_at(move: Move) -> str:
    return move.place.key if move.collides is None else ""


def _ahead_of(game: Game, move: Move) -> str:
    place = ahead(move.place, move.facing, "F")
    return place.key if place in game.hexes else ""


async def go(game: Game, playing: Playing, move: Move) -> None:
    """Make a move, with the effects of terrain on its way."""
    owner = playing.owner
    start = place_of(owner)
    before = owner.facing
    for place in move.trampled:
        game.terrain.pop(place, None)
    await spend(owner, move.spent)
    owner.place, owner.facing = move.place, move.facing
    if (move.place, move.facing) != (start, before) or move.trampled:
        await step(
            field_steps.Move(
                samurai=owner.name,
                card=playing.card.key,
                source=start.key,
                target=move.place.key,
                path=tuple([place.key for place, _ in ((start, before), *move.route)]),
                facing=move.facing,
                moved=move.place != start,
                turned=move.facing != before,
                cleared=len(move.trampled),
            )
        )
    passed = dict.fromkeys(place for place, _ in move.route)
    for place in passed:
        if place != start and place in game.terrain:
            await suffer_terrain(game, owner, place)
    if move.collides is not None:
        await collide(game, playing, move.collides)
    await check(game)


async def suffer_terrain(game: Game, samurai: Samurai, place: Hex) -> None:
    """Applies a piece of terrain to a samurai who comes onto it or is forced against it."""
    terrain = game.terrain[place]
    nature = NATURES[terrain]
    if terrain == "boat":
        return
    await step(field_steps.Terrain(samurai=samurai.name, terrain=f"terrain:{terrain}", place=place.key))
    if nature.stuns:
        await stun(samurai)
    if nature.hobbles:
        await hobble(samurai)
    if nature.wounds:
        await wound(samurai, 1)
    if nature.takes_focus:
        await gain_focus(samurai, -samurai.focus)
    if nature.frail:
        del game.terrain[place]


async def collide(game: Game, playing: Playing, place: Hex) -> None:
    """Lose the rest of the card. Off the field he gets a stun; terrain has its effect; if he runs into a
    samurai he discards one card, and both are stunned."""
    owner = playing.owner
    other = game.on(place)
    playing.stop()
    kind = "samurai" if other else "terrain" if place in game.terrain else "edge"
    await step(
        field_steps.Collision(
            samurai=owner.name,
            kind=kind,
            foe=other.name if other else "",
            place=place.key,
            card=playing.card.key,
        )
    )
    if other is not None:
        await discard_chosen(game, owner, 1, reason="collision")
        await stun(owner)
        await stun(other)
    elif place in game.terrain:
        await suffer_terrain(game, owner, place)
    else:
        await stun(owner)


async def push(game: Game, attacker: Samurai, victim: Samurai, number: int) -> None:
    """Push a samurai away from the attacker, hex by hex, in a straight line.

    Ruling: an edge or a samurai just stops it; terrain has its effect and stops it, too: he stays on a fallen
    samurai, and goes back from any other
    terrain. Boats and the passage of a torii do not stop it. Out of line the
    distance must grow, and the attacker picks the hex.
    """
    await _drag(game, attacker, victim, number, 1)


async def pull(game: Game, attacker: Samurai, victim: Samurai, number: int) -> None:
    """Pull a samurai towards the attacker, hex by hex."""
    await _drag(game, attacker, victim, number, -1)


async def _drag(game: Game, attacker: Samurai, victim: Samurai, number: int, away: int) -> None:
    if attacker.place is None or victim.place is None:
        return
    source = victim.place
    for _ in range(number):
        open_to = dragged_to(game, attacker.place, victim.place, away)
        if not open_to:
            break
        options = [Option(place.key, place, at=place.key) for place in open_to]
        facts: Facts = {"samurai": victim.name, "away": away > 0}
        place = (await chosen_by(attacker, "push", options, facts)).value
        if place in game.terrain and not NATURES[game.terrain[place]].walkable:
            await suffer_terrain(game, victim, place)
            break
        victim.place = place
        if place in game.terrain:
            await suffer_terrain(game, victim, place)
            if game.terrain[place] != "boat":
                break
    if victim.place != source:
        forced = field_steps.Push if away > 0 else field_steps.Pull
        await step(forced(samurai=victim.name, foe=attacker.name, source=source.key, target=victim.place.key))
    else:
        await step(field_steps.Held(samurai=victim.name))
    await check(game)


def dragged_to(game: Game, centre: Hex, place: Hex, away: int) -> list[Hex]:
    """The hexes to which somebody can be pushed from here."""
    far = distance(centre, place)
    way = place - centre
    straight = [
        place + turn.times(away) for turn in AROUND if turn.times(far) == way
    ]  # On a line there is one way only.
    possible = straight or [one for one in neighbours(place) if distance(centre, one) == far + away]
    return [one for one in possible if one in game.hexes and game.on(one) is None and one != centre]


async def turn(attacker: Samurai, victim: Samurai, number: int) -> None:
    """Turn a samurai; the attacker chooses the side."""
    place = place_of(victim)
    options = [
        Option(key, facing, at=ahead(place, facing, "F").key)
        for key, facing in (
            ("right", (victim.facing + number) % 6),
            ("left", (victim.facing - number) % 6),
        )
    ]
    facts: Facts = {"samurai": victim.name, "number": number}
    victim.facing = (await chosen_by(attacker, "turn", options[: 1 if number == 3 else 2], facts)).value
    await step(
        field_steps.Turned(samurai=victim.name, foe=attacker.name, facing=victim.facing, place=place.key)
    )


async def swap(one: Samurai, other: Samurai) -> None:
    """Two samurai change places and keep their facings."""
    one.place, other.place = other.place, one.place
    await step(
        field_steps.Swap(
            samurai=one.name, foe=other.name, source=place_of(other).key, target=place_of(one).key
        )
    )


async def forced_step(game: Game, playing: Playing, victim: Samurai, walk: Walk) -> None:
    """A samurai is made to step by another. A collision ends his own card."""
    place = place_of(victim)
    target = ahead(place, victim.facing, walk.directions[0])
    if ground_of(game, victim).free(target):
        await go(
            game,
            playing.another(victim, playing.card, playing.piece, playing.speed),
            Move(target, victim.facing, route=((target, victim.facing),)),
        )
        return
    own = playing.another(victim, playing.card, playing.piece, playing.speed)
    own.revealed = True
    await collide(game, own, target)
    await check(game)
