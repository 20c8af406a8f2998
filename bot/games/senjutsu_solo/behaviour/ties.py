"""Ties: cards alike in speed and type.

Opponents come last in advantage, so every hero says when his card is resolved: before all of theirs, after
the first, and so on. Ruling: among heroes on the same place the printed advantage decides; among opponents
the order that is worst for the heroes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TypeAlias

from bot.engine import Option, ask
from bot.games.senjutsu.state.game import Due, Game
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.phases import resolve_cards
from bot.games.senjutsu_solo.behaviour.worst_case import worst
from bot.games.senjutsu_solo.state import SoloGame

Places: TypeAlias = "Mapping[Samurai, int]"
"""The number of opponents before each hero; heroes in the order of their advantage."""


async def settle(game: Game, tied: list[Due]) -> None:
    """Give each of these cards the slot in which it is resolved."""
    assert isinstance(game, SoloGame)
    owners = sorted({due.owner for due in tied}, key=game.track.index)
    opponents = [one for one in owners if one.mind is not None]
    places = {
        hero: await comes_after(hero, next(due for due in tied if due.owner is hero), len(opponents))
        for hero in owners
        if hero.mind is None
    }
    orders = [tuple(order) for order in permutations(opponents)]
    order = await worst(game, (tied, places), orders, resolved_so)
    give_slots(tied, lined_up(places, order))


async def comes_after(hero: Samurai, due: Due, opponents: int) -> int:
    """Asks how many of the opponents' cards are resolved before a hero's. Returns 0 if there are none."""
    if not opponents:
        return 0
    options = [Option(f"slot:{before + 1}", before) for before in range(opponents + 1)]
    facts = {"samurai": hero.name, "speed": due.speed, "card": due.card.key}
    return (await ask(hero.seat, "tie", options, facts)).value


def lined_up(places: Places, order: Sequence[Samurai]) -> list[Samurai]:
    """All samurai in order, with the heroes at their places among the opponents."""
    found: list[Samurai] = []
    for before in range(len(order) + 1):
        found += [hero for hero, place in places.items() if place == before]
        found += order[before : before + 1]
    return found


def give_slots(tied: Sequence[Due], owners: Sequence[Samurai]) -> None:
    """Numbers tied cards in the order of their owners; parts of one card keep their printed order."""
    ordered = sorted(tied, key=lambda due: (owners.index(due.owner), due.part))
    for slot, due in enumerate(ordered):
        due.slot = slot


async def resolved_so(game: SoloGame, about: tuple[list[Due], Places], order: tuple[Samurai, ...]) -> None:
    """Resolve the rest of the turn in this order, on a copy."""
    tied, places = about
    give_slots(tied, lined_up(places, order))
    await resolve_cards(game)
