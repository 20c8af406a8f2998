"""The worst case for the heroes, tried out.

Where the book leaves a choice to whoever moves an opponent, each way is tried on a copy, and the rest of the
turn is resolved. Ruling: the worst is that most heroes fall, then that they have most wounds, then most
statuses, then that the opponents have fewest wounds; of ways that are equal the first is taken. Heroes are
thought to do no more than they must; nobody looks into a hand or a deck, and of what may lie on top of an
opponent's deck it is an attack.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from bot.engine import PASS, Question, barred, options_of, rehearse
from bot.engine.chance import Chance
from bot.engine.question import Several
from bot.games.senjutsu.cards.opponent_card import solo_card
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame

P = TypeVar("P")
W = TypeVar("W")
Case: TypeAlias = tuple[int, int, int, int]


class AsItLies:
    """A source of chance that keeps every deck in its order."""

    def deal(self, chance: Chance, _: int, /) -> tuple[int, ...]:
        return tuple(range(chance.taken))


async def worst(
    game: SoloGame,
    about: P,
    ways: Sequence[W],
    tried: Callable[[SoloGame, P, W], Coroutine[Any, Any, None]],
) -> W:
    """The way that is worst for the heroes. ``about`` and the ways may mean bodies: they are copied along."""
    if len(ways) == 1 or game.rehearsed:
        return ways[0]
    kept = pickle.dumps((game, about, list(ways)), pickle.HIGHEST_PROTOCOL)
    cases = [_case(kept, number, tried) for number in range(len(ways))]
    return ways[cases.index(max(cases))]


def _case(kept: bytes, number: int, tried: Callable[[SoloGame, P, W], Coroutine[Any, Any, None]]) -> Case:
    copy: tuple[SoloGame, P, list[W]] = pickle.loads(kept)  # Written just now, by this process.
    game, about, ways = copy
    game.rehearsed = True
    for opponent in game.opponents:
        stack(opponent)
    with suppress(Over):
        rehearse(tried(game, about, ways[number]), modestly, AsItLies())
    return case_of(game)


def stack(opponent: Opponent) -> None:
    """Put his deck into an order that reveals nothing about the real one."""
    hidden = [*opponent.deck, *[piece for piece in opponent.discard if piece in opponent.face_down]]
    hidden.sort(key=lambda piece: (piece.startswith("solo:") and solo_card(piece).attacks, piece))
    opponent.deck = hidden[len(hidden) - len(opponent.deck) :]


def case_of(game: SoloGame) -> Case:
    """The state of the heroes as numbers, the most important first; more is worse for them."""
    fallen = sum(one.fallen for one in game.heroes) + game.lord_struck + game.contracts_done
    wounds = sum(one.all_wounds for one in game.heroes)
    statuses = sum(one.stuns + len(one.hobbles) + len(one.poisons) for one in game.heroes)
    return fallen, wounds, statuses, -sum(one.all_wounds for one in game.opponents)


def modestly(question: Question[object]) -> Sequence[str]:
    """The answer of a hero who passes and pays nothing; else the first option."""
    request = question.request
    free = [option.key for option in options_of(request) if barred(option) is None]
    if isinstance(request, Several):
        return free[: request.least]
    return [next((key for key in (PASS.key, "no") if key in free), free[0])]
