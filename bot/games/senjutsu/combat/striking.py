"""Strike at any cost: whoever plays an attack must try to reach somebody.

Ruling: if some option (ways, steps, kamae, focus) puts a foe on a hex that is attacked, only such options
are legal. Blocks that lie open are ignored, allies do not count, and nobody has to strike harder than he
must. Pure: it only looks ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.language import Kamae, Line
from bot.games.senjutsu.reach.movement import Ground, Move, Walker
from bot.games.senjutsu.reach.possible import Actor, Stand, grids, reaches
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, Samurai


def ground_of(game: Game, samurai: Samurai) -> Ground:
    """The field as it is for somebody who moves. Whoever is led by nobody never goes onto terrain."""
    others = [one.place for one in game.standing if one is not samurai and one.place is not None]
    if samurai.mind is not None:
        others += [place for place, terrain in game.terrain.items() if terrain != "boat"]
    foes = [foe.place for foe in game.foes(samurai) if foe.place is not None]
    return Ground(game.hexes, game.terrain, others, foes)


def walker_of(game: Game, playing: Playing, kamae: Kamae | None = None, purse: int | None = None) -> Walker:
    """The owner as a walker. ``kamae`` and ``purse`` replace his present ones."""
    owner = playing.owner
    cannot = frozenset(owner.cannot) if playing.revealed else frozenset[str]()
    ranging = playing.card.kind == "core" and owner.afar and game.far_off(owner)
    return Walker(
        owner.kamae if kamae is None else kamae,
        owner.purse if purse is None else purse,
        cannot,
        ranging,
        owner.mind is not None and owner.mind.nimble,
    )


def actor_of(owner: Samurai, card: Face, *, revealed: bool = True, ranging: bool = False) -> Actor:
    """The owner as an actor, to compute the reach of his card. ``cannot`` counts only after the reveal."""
    led = owner.mind is None
    return Actor(
        hero=owner.hero if led else None,
        cannot=frozenset(owner.cannot) if revealed else frozenset[str](),
        frozen=owner.suffers("paralysis"),
        staying=owner.kamae in card.sheet.required,
        ranging=ranging,
        nimble=owner.mind is not None and owner.mind.nimble,
    )


def attacks(lines: Sequence[Line]) -> bool:
    return any(grids(line) for line in lines)


def can_strike(
    game: Game, playing: Playing, move: Move, kamae: Kamae, purse: int, lines: Sequence[Line]
) -> bool:
    """True if these lines can still reach a foe from here."""
    last = max([number for number, line in enumerate(lines) if grids(line)], default=-1)
    if move.collides is not None or last < 0:
        return False
    owner, card = playing.owner, playing.card
    ground = ground_of(game, owner)
    ranging = walker_of(game, playing).ranging
    actor = actor_of(owner, card, revealed=playing.revealed, ranging=ranging)
    foes = set(ground.foes)
    found = reaches(ground, actor, Stand(move, kamae, purse), lines[: last + 1])
    return any(reach.grid.kind == "attack" and not foes.isdisjoint(reach.struck) for reach in found)
