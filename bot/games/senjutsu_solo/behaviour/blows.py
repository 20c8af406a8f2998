"""From where an opponent strikes, by the numbered steps of the book, and whether he does.

In melee: (1) from behind his target; (2) else without moving, if he can; (3) from another hex if there he
would be blocked, or struck himself, or strike another opponent, and elsewhere not; (4) where all that is left
would get him struck or strike another opponent, on the offensive he strikes all the same, on the defensive he
takes himself for unable; (5) who is unable does the second part of his card. At range: who sees his target
within the card's reach shoots; else he does the second part. Nobody goes elsewhere to be blocked there.

Rulings: most wounds on one target come first, then the nearest target, then his side, then the leftmost; the
steps choose among ways that are equal in this. Where he would strike from first and is only blocked, he
strikes on both stances; whoever accepts to be struck rather strikes where nobody blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.senjutsu.board.hexes import Hex, at, distance, sees
from bot.games.senjutsu.cards.language import Deed, Line, Shot
from bot.games.senjutsu.combat.comparing import is_slower
from bot.games.senjutsu.combat.cover import blocks_of
from bot.games.senjutsu.combat.striking import ground_of, walker_of
from bot.games.senjutsu.reach.movement import Move, lightest, moves, only_moves
from bot.games.senjutsu.reach.possible import grids, holds, shots, wounds_of
from bot.games.senjutsu.state.samurai import Playing, place_of
from bot.games.senjutsu_solo.behaviour.aims import (
    Target,
    is_behind,
    looks_past,
    off_back,
    off_side,
    order_of,
    targets,
)
from bot.games.senjutsu_solo.behaviour.foreseeing import Threat, strikes, threats
from bot.games.senjutsu_solo.behaviour.reasons import (
    APPROACH,
    BEHIND,
    BLOCKED,
    DEFENSIVE,
    ELSEWHERE,
    OFFENSIVE,
    OUT_OF_REACH,
    SHOT,
    STAY,
    UNSEEN,
)
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import Behaviour


@dataclass(frozen=True, slots=True)
class Blow:
    """A decision to strike. Of several ways that are equal the worst is taken."""

    ways: tuple[Move, ...]
    why: str
    target: Target
    most: int = 0
    """The wounds that were looked for first, where that has led to another decision than the steps alone."""


@dataclass(frozen=True, slots=True)
class Unable:
    """A decision not to strike."""

    why: str
    target: Target | None = None
    most: int = 0
    behaviour: Behaviour | None = None
    """The behaviour that the search used, if his card would have changed it first."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to move, and what the attack would be from there."""

    move: Move
    hits: tuple[tuple[Target, int], ...]
    """The targets that would be struck, each with the wounds meant for it."""
    ally: bool
    """True if another opponent would be struck, too."""


def foresee(game: SoloGame, playing: Playing, opponent: Opponent, lines: Sequence[Line]) -> Blow | Unable:
    """The blow of a part that attacks, before any of it is done; or the reason why there is none."""
    done = next(number for number, line in enumerate(lines) if strikes_with(line))
    changes = sum(
        isinstance(effect, Deed) and effect.verb == "behaviour"
        for line in lines[:done]
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
    )
    ends = [Move(place_of(opponent), opponent.facing)]
    for line in lines[:done]:
        if only_moves(line):
            ground, walker = ground_of(game, opponent), walker_of(game, playing)
            ends = lightest([end for start in ends for end in moves(ground, walker, start, [line])])
    return decide(game, playing, opponent, ends, lines[done:], opponent.next_behaviour(changes))


def decide(
    game: SoloGame,
    playing: Playing,
    opponent: Opponent,
    found: Sequence[Move],
    lines: Sequence[Line],
    behaviour: Behaviour,
) -> Blow | Unable:
    """The decision between these moves, before an attack."""
    shot = next((one for line in lines for one in shots(line)), None)
    if shot is not None:
        return _shoot(game, playing, opponent, found, shot)
    ways = [way for move in found if (way := _seen(game, opponent, move, lines)).hits]
    if not ways:
        return Unable(OUT_OF_REACH)
    most = max(wounds for way in ways for _, wounds in way.hits)
    struck = {target: None for way in ways for target, wounds in way.hits if wounds == most}
    target = order_of(opponent, list(struck), behaviour)[0]
    best = [way for way in ways if (target, most) in way.hits]
    coming = threats(game)
    choice = _by_the_book(game, playing, opponent, best, target, behaviour, coming)
    everybody = {one: None for way in ways for one, _ in way.hits}
    nearest = order_of(opponent, list(everybody), behaviour)[0]
    any_way = [way for way in ways if any(one == nearest for one, _ in way.hits)]
    if (target, best) == (nearest, any_way):
        return choice
    without = _by_the_book(game, playing, opponent, any_way, nearest, behaviour, coming)
    return choice if choice == without else replace(choice, most=most)


def _by_the_book(
    game: SoloGame,
    playing: Playing,
    opponent: Opponent,
    ways: Sequence[_Way],
    target: Target,
    behaviour: Behaviour,
    coming: Sequence[Threat],
) -> Blow | Unable:
    here = place_of(opponent)

    def blocked(way: _Way) -> bool:
        return blocks_of(game, playing, way.move.place, target.place) is not None

    def exposed(way: _Way) -> bool:
        return way.ally or strikes(coming, way.move.place)

    def step(way: _Way) -> int:
        """The step of the rulebook for this move: 1 or 2, or 3 for all others."""
        return 1 if is_behind(target, way.move.place) else 2 if way.move.place == here else 3

    def rank(way: _Way) -> tuple[int, int, int, int]:
        off = (off_back if step(way) == 1 else off_side)(target, behaviour, way.move.place)
        past = looks_past(way.move.place, way.move.facing, target)
        return step(way), off if step(way) != 2 else 0, past, len(way.move.route)

    def first(among: Sequence[_Way]) -> list[_Way]:
        least = min(map(rank, among))
        return [way for way in among if rank(way) == least]

    def blow(among: Sequence[_Way], why: str) -> Blow:
        return Blow(tuple([way.move for way in first(among)]), why, target)

    clean = [way for way in ways if not exposed(way) and not blocked(way)]
    if clean:
        best = rank(first(clean)[0])
        passed_over = best != rank(first(ways)[0])
        return blow(clean, {1: BEHIND, 2: STAY, 3: ELSEWHERE if passed_over else APPROACH}[best[0]])
    meant = first(ways)[0].move.place
    safe = [way for way in ways if way.move.place == meant and not exposed(way)]
    if safe:
        return blow(safe, BLOCKED)
    if opponent.stance == "offensive":
        return blow([way for way in ways if not blocked(way)] or ways, OFFENSIVE)
    return Unable(DEFENSIVE, target, behaviour=behaviour)


def _seen(game: SoloGame, opponent: Opponent, move: Move, lines: Sequence[Line]) -> _Way:
    """The attacks of these lines from there, with the wounds on each hex."""
    wounds: dict[Hex, int] = {}
    for line in lines:
        for grid in grids(line):
            for cell in grid.cells:
                contents = [one for one in cell.contents if holds(one.gate, opponent.kamae)]
                if contents:
                    place = at(move.place, move.facing, cell.offset)
                    wounds[place] = wounds.get(place, 0) + wounds_of(contents)
    hits = tuple([(one, wounds[one.place]) for one in targets(game) if one.place in wounds])
    ally = any(one is not opponent and one.place in wounds for one in game.opponents)
    return _Way(move, hits, ally)


def _shoot(
    game: SoloGame, playing: Playing, opponent: Opponent, found: Sequence[Move], shot: Shot
) -> Blow | Unable:
    """The shot at a target that is in sight and far enough, with the smallest turn."""
    seen = {move: aimed_at(game, playing, opponent, move, shot) for move in found}
    able = {move: target for move, target in seen.items() if target is not None}
    if not able:
        return Unable(UNSEEN)
    target = _meant(playing, opponent, list(dict.fromkeys(able.values())), shot)
    ways = [move for move, other in able.items() if other == target]

    def rank(move: Move) -> tuple[int, int]:
        return looks_past(move.place, move.facing, target), len(move.route)

    first = min(map(rank, ways))
    everybody = dict.fromkeys(one for move in found for one in in_sight(game, playing, move, shot))
    nearest = order_of(opponent, list(everybody))[0]
    most = 0 if target == nearest else shot_wounds(target, playing, shot)
    return Blow(tuple([move for move in ways if rank(move) == first]), SHOT, target, most)


def aimed_at(game: SoloGame, playing: Playing, opponent: Opponent, move: Move, shot: Shot) -> Target | None:
    """The target of a shot from there, or None: most wounds, then the nearest, his side, the leftmost."""
    able = in_sight(game, playing, move, shot)
    return _meant(playing, opponent, able, shot) if able else None


def in_sight(game: SoloGame, playing: Playing, move: Move, shot: Shot) -> list[Target]:
    """Everybody who could be shot at from there."""
    reach = playing.card.reach
    return [
        target
        for target in targets(game)
        if distance(move.place, target.place) >= shot.nearest
        and (not reach or distance(move.place, target.place) <= reach)
        and sees(move.place, move.facing, target.place, game.walls)
    ]


def _meant(playing: Playing, opponent: Opponent, able: Sequence[Target], shot: Shot) -> Target:
    most = max(shot_wounds(target, playing, shot) for target in able)
    hurt = [target for target in able if shot_wounds(target, playing, shot) == most]
    return order_of(opponent, hurt)[0]


def shot_wounds(target: Target, playing: Playing, shot: Shot) -> int:
    """The wounds of a shot to a target: most shots compare speeds. Ruling: the fallen lord is slower than
    any."""
    slower = target.hero is None or is_slower(target.hero, playing.speed)
    return wounds_of([one for one in shot.contents if one.gate.need != "slower" or slower])


def strikes_with(line: Line) -> bool:
    return bool(grids(line) or shots(line))


def moves_first(lines: Sequence[Line]) -> bool:
    """True if these lines move their owner before they strike."""
    done = next(number for number, line in enumerate(lines) if strikes_with(line))
    return any(only_moves(line) for line in lines[:done])
