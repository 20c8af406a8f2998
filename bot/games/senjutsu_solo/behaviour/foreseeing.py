"""The hexes that heroes' revealed attacks can still strike.

Ruling: only parts not yet resolved count, from each hero's present place and facing, with every step, kamae
and focus that he can have by then. Cards in hand, counters and other opponents' moves do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.card import Face
from bot.games.senjutsu.cards.language import Part
from bot.games.senjutsu.combat.striking import actor_of, ground_of
from bot.games.senjutsu.reach.movement import Move
from bot.games.senjutsu.reach.possible import Stand, reaches_of
from bot.games.senjutsu.state.samurai import Samurai, place_of
from bot.games.senjutsu_solo.state import SoloGame


@dataclass(frozen=True, slots=True)
class Threat:
    """The hexes a hero can strike from one of the places he can move to."""

    stands: Hex
    struck: Mapping[Hex, int]
    """Hexes, with the most wounds there."""


def threats(game: SoloGame) -> list[Threat]:
    """All threats of revealed attacks that are still to come."""
    found: list[Threat] = []
    for hero in game.heroes:
        coming = sorted(
            (due for due in game.due if due.owner is hero), key=lambda due: (-due.speed, due.part)
        )
        if coming and not hero.lost and not hero.fallen and hero.place is not None:
            card = coming[0].card
            parts = [card.sheet.parts[due.part] for due in coming]
            found += [threat for _, threat in threats_of(game, hero, card, parts)]
    return found


def threats_of(
    game: SoloGame, hero: Samurai, card: Face, parts: Sequence[Part]
) -> Iterator[tuple[int, Threat]]:
    """The hexes that these parts of a card can strike, in order, each threat with the number of its part."""
    stand = Stand(Move(place_of(hero), hero.facing), hero.kamae, hero.purse)
    for number, reach in reaches_of(ground_of(game, hero), actor_of(hero, card), stand, parts):
        yield number, Threat(reach.stand.move.place, reach.wounds)


def strikes(threats_: Sequence[Threat], place: Hex) -> bool:
    """True if somebody on this hex could be struck."""
    return any(place in threat.struck and threat.stands != place for threat in threats_)
