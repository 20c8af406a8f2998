"""Ties: cards alike in speed and type.

Opponents come last in advantage, so every hero says whether he is before or after them. Ruling: among heroes
the printed advantage decides; among opponents the order that is worst for the heroes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from bot.engine import Option, ask
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.solo.worst import worst
from bot.games.senjutsu.state import Due, Game, Samurai
from bot.games.senjutsu.turn import resolve_cards


async def settle(game: Game, tied: list[Due]) -> None:
    """Each of these cards gets the slot in which it is resolved."""
    assert isinstance(game, SoloGame)
    owners = sorted({due.owner for due in tied}, key=game.track.index)
    opponents = [one for one in owners if one.mind is not None]
    before: list[Samurai] = []
    after: list[Samurai] = []
    for hero in [one for one in owners if one.mind is None]:
        first = not opponents or await goes_first(hero, next(due for due in tied if due.owner is hero))
        (before if first else after).append(hero)
    orders = [tuple(order) for order in permutations(opponents)]
    order = await worst(game, (tied, before, after), orders, resolved_so)
    give_slots(tied, [*before, *order, *after])


async def goes_first(hero: Samurai, due: Due) -> bool:
    """Whether a hero's card is resolved before those of the opponents."""
    options = [Option("slot:1", True), Option("slot:2", False)]
    facts = {"samurai": hero.name, "speed": due.speed, "card": due.card.key}
    return (await ask(hero.seat, "tie", options, facts)).value


def give_slots(tied: Sequence[Due], owners: Sequence[Samurai]) -> None:
    """By owner; several parts of one card as they are printed."""
    ordered = sorted(tied, key=lambda due: (owners.index(due.owner), due.part))
    for slot, due in enumerate(ordered):
        due.slot = slot


async def resolved_so(
    game: SoloGame, about: tuple[list[Due], list[Samurai], list[Samurai]], order: tuple[Samurai, ...]
) -> None:
    """The rest of the turn in this order."""
    tied, before, after = about
    give_slots(tied, [*before, *order, *after])
    await resolve_cards(game)
