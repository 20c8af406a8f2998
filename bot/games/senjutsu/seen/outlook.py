"""The reach of a card if nobody else did anything: everything it can still do with the focus in the purse.

It is no promise, because others do move. If the card can reach a foe, only the ways that do so are shown,
because no others would be legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from bot.engine import Facts, Seat, View
from bot.engine.question import NO_FACTS
from bot.games.senjutsu.board.hexes import Hex, distance
from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.cards.heroes import hero_of
from bot.games.senjutsu.reach.movement import SIGHT_OF_A_FOE, Ground, Move
from bot.games.senjutsu.reach.possible import Actor, Course, Reach, Stand
from bot.games.senjutsu.view import Body, DuelView, SamuraiView


@dataclass(frozen=True, slots=True)
class Outlook:
    """The hexes he may come to, those that he may strike and block, and who stands on one that is struck."""

    steps: frozenset[Hex]
    strikes: frozenset[Hex]
    blocks: frozenset[Hex]
    struck: tuple[str, ...]

    @property
    def facts(self) -> Facts:
        """The outlook as facts for a picture."""
        return {
            "steps": tuple(sorted(place.key for place in self.steps)),
            "strikes": tuple(sorted(place.key for place in self.strikes)),
            "blocks": tuple(sorted(place.key for place in self.blocks)),
            "struck": self.struck,
        }


@lru_cache(maxsize=64)
def outlook(view: DuelView, seat: Seat, key: str) -> Outlook:
    """The reach of a card of this seat. The seat must stand on the field."""
    me, card = view.at(seat), card_of(key)
    assert me.place is not None, "only who stands on the field looks at what a card would reach"
    others = others_of(view, me)
    foes = frozenset([one.place for one in others if one.team != me.team and one.place])
    bodies = frozenset([one.place for one in others if one.place])
    ground = Ground(frozenset(view.hexes), dict(view.terrain), bodies, foes)
    actor = _actor(me, card, foes)
    purse = 0 if actor.frozen else max(0, me.focus - card.cost)
    stands = [Stand(Move(me.place, me.facing), me.kamae, purse)]
    steps, strikes, blocks = set[Hex](), set[Hex](), set[Hex]()
    begun = False  # Where he may come to is shown up to the first blow or block.
    for part in card.sheet.parts:
        course = Course(ground, actor)
        stands = course.through_part(stands, part)
        struck = _legal(_of(course.reaches, "attack"), foes)
        laid = _of(course.reaches, "block")
        area = _of(course.reaches, "area")
        strikes |= {place for reach in struck for place in reach.struck}
        strikes |= {place for reach in area for place in reach.struck if place in bodies}
        blocks |= {place for reach in laid for place in reach.struck}
        if not begun:
            steps = {reach.stand.move.place for reach in (*struck, *laid)}
        begun = begun or bool(struck or laid)
    if not begun:
        steps = {stand.move.place for stand in stands}
    shown = frozenset(view.hexes)
    hit = tuple([other.key for other in others if other.place in strikes])
    return Outlook(frozenset(steps - {me.place}), shown & strikes, shown & blocks, hit)


def _actor(me: SamuraiView, card: Card, foes: frozenset[Hex]) -> Actor:
    far = all(distance(foe, me.place) > SIGHT_OF_A_FOE for foe in foes if me.place is not None)
    return Actor(
        hero=hero_of(me.seat),
        frozen=any(poison == "paralysis" for poison, _ in me.poisons),
        staying=me.kamae in card.sheet.required,
        ranging=card.kind == "core" and bool(foes) and far,
    )


def _of(found: Sequence[Reach], kind: str) -> list[Reach]:
    return [reach for reach in found if reach.grid.kind == kind]


def _legal(found: list[Reach], foes: frozenset[Hex]) -> list[Reach]:
    """Those that reach a foe, if any does."""
    return [reach for reach in found if not foes.isdisjoint(reach.struck)] or found


def others_of(view: DuelView, me: SamuraiView) -> list[Body]:
    """Everybody else who stands, AI opponents too."""
    return [one for one in view.everybody if one is not me and one.place and not one.fallen]


def foresee(view: View, seat: Seat, key: str) -> Facts:
    """The reach of a card as facts for its owner; no facts if it is no card or he is not on the field."""
    duel = cast("DuelView", view)
    if not key.startswith("card:") or duel.at(seat).place is None:
        return NO_FACTS
    return outlook(duel, seat, key).facts
