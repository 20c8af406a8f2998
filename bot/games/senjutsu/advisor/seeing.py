"""The attacks an AI seat expects: the hexes that revealed cards can still strike this turn."""

from __future__ import annotations

from functools import lru_cache

from bot.games.senjutsu.advisor.blows import blow
from bot.games.senjutsu.board.hexes import Facing, Hex
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.faces import face_of
from bot.games.senjutsu.cards.heroes import HEROES, Hero
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.reach.movement import Ground, Move
from bot.games.senjutsu.reach.possible import Actor, Stand, reaches
from bot.games.senjutsu.view import DuelView, SamuraiView


def struck_later(view: DuelView, me: SamuraiView) -> dict[Hex, float]:
    """The force with which foes can still strike each hex if they move as well as they can.

    It is halved for hexes that they must move to strike.
    """
    found: dict[Hex, float] = {}
    for due in view.due:
        foe = view.at(due.seat)
        card = face_of(due.card)
        if foe.team == me.team or foe.place is None or foe.lost:
            continue
        ground = frozenset(
            one.place for one in view.samurai if one.place is not None and one.seat != foe.seat
        )
        reached = struck_by(
            card,
            due.part,
            foe.place,
            foe.facing,
            foe.kamae,
            foe.focus,
            view.hexes,
            view.terrain,
            ground,
            HEROES.get(foe.seat),
        )
        for place, worth in reached.items():
            found[place] = found.get(place, 0.0) + worth
    return found


@lru_cache(maxsize=2048)
def struck_by(
    card: Face,
    part: int,
    place: Hex,
    facing: Facing,
    kamae: Kamae,
    focus: int,
    hexes: tuple[Hex, ...],
    terrain: tuple[tuple[Hex, object], ...],
    taken: frozenset[Hex],
    hero: Hero | None = None,
) -> dict[Hex, float]:
    """The hexes that one part of a card can strike, with the force. Branches need a hero."""
    ground = Ground(frozenset(hexes), dict(terrain), taken - {place})  # pyright: ignore[reportArgumentType]
    start = Stand(Move(place, facing), kamae, focus)
    found: dict[Hex, float] = {}
    for reach in reaches(ground, Actor(hero), start, card.sheet.parts[part].lines):
        if reach.grid.kind == "attack":
            moved = reach.stand.move
            still = 1.0 if (moved.place, moved.facing) == (place, facing) else 0.6
            for spot, contents in reach.struck.items():
                found[spot] = max(found.get(spot, 0.0), still * sum(map(blow, contents)))
    return found
