"""The open attacks of the others that are still to come: their speeds, and the hexes that they can strike.

As a preview it counts every step, turn, kamae and focus that the attacker can still use, and that nobody else
moves. A shot means the hexes of those who can be aimed at. Counters and instants in a hand are not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.engine import Seat
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.card import Face, card_of
from bot.games.senjutsu.cards.heroes import hero_of
from bot.games.senjutsu.cards.language import Part
from bot.games.senjutsu.cards.opponent_card import solo_card
from bot.games.senjutsu.reach.movement import Ground, Move
from bot.games.senjutsu.reach.possible import Actor, Stand, aims_of, grids, reaches_of, shots
from bot.games.senjutsu.seen.outlook import others_of
from bot.games.senjutsu.view import Body, DuelView, SamuraiView


@dataclass(frozen=True, slots=True)
class OpenAttack:
    """A part of somebody's open card that attacks."""

    foe: str
    """The key of the attacker."""
    card: str
    speed: int
    hexes: frozenset[Hex]
    reaches: bool
    """True if it can strike the viewer where he stands."""


@lru_cache(maxsize=64)
def open_attacks(view: DuelView, seat: Seat) -> tuple[OpenAttack, ...]:
    """The attacks of foes of this seat that are still to come, the fastest first."""
    me = view.at(seat)
    foes = [one for one in others_of(view, me) if one.team != me.team]
    found = [attack for foe in foes for attack in _attacks_of(view, foe, me)]
    return tuple(sorted(found, key=lambda one: -one.speed))


def _attacks_of(view: DuelView, foe: Body, me: SamuraiView) -> list[OpenAttack]:
    if foe.lost or foe.place is None or not foe.card.startswith(("card:", "solo:")):
        return []
    card: Face = card_of(foe.card) if foe.card.startswith("card:") else solo_card(foe.card)
    due = {one.part: one.speed for one in view.due if one.seat == foe.seat and one.card == foe.card}
    numbers = range(len(card.sheet.parts)) if view.phase == "reveal" else sorted(due)
    parts = [card.sheet.parts[number] for number in numbers]
    struck: list[set[Hex]] = [set() for _ in parts]
    ground, actor, stand = _ground(view, foe), _actor(foe, card), _stand(foe, foe.place)
    for number, reach in reaches_of(ground, actor, stand, parts):
        struck[number] |= reach.struck.keys()
    for number, aim in aims_of(ground, actor, stand, parts):
        struck[number] |= aim.targets(ground.foes, ground.walls, card.reach)
    return [
        OpenAttack(
            foe.key,
            foe.card,
            due.get(number) or _speed(foe, card, part),
            frozenset(hexes).intersection(view.hexes),
            me.place in hexes,
        )
        for number, part, hexes in zip(numbers, parts, struck, strict=True)
        if any(grids(line) or shots(line) for line in part.lines)
    ]


def _ground(view: DuelView, foe: Body) -> Ground:
    """The field as the attacker finds it."""
    others = [one for one in view.everybody if one.key != foe.key and one.place and not one.fallen]
    bodies = frozenset([one.place for one in others if one.place])
    enemies = frozenset([one.place for one in others if one.place and one.team != foe.team])
    return Ground(frozenset(view.hexes), dict(view.terrain), bodies, enemies)


def _actor(foe: Body, card: Face) -> Actor:
    if not isinstance(foe, SamuraiView):
        return Actor(nimble=foe.nimble)
    return Actor(hero_of(foe.seat), frozen=_is_frozen(foe), staying=foe.kamae in card.sheet.required)


def _stand(foe: Body, place: Hex) -> Stand:
    if not isinstance(foe, SamuraiView):
        return Stand(Move(place, foe.facing), "neutral", 0)
    return Stand(Move(place, foe.facing), foe.kamae, 0 if _is_frozen(foe) else foe.focus)


def _is_frozen(foe: SamuraiView) -> bool:
    return any(poison == "paralysis" for poison, _ in foe.poisons)


def _speed(foe: Body, card: Face, part: Part) -> int:
    """The speed of a part that is not due yet. A speed that was paid for is known once it is due."""
    kamae = foe.kamae if isinstance(foe, SamuraiView) else "neutral"
    bound = [one.speed for one in card.sheet.alternatives if kamae in one.gate.kamae]
    speed = part.speed or (bound[0] if bound else card.speeds.highest)
    return foe.speed if foe.speed and part.speed is None else max(1, speed - len(foe.hobbles))
