"""Bets for honour: a spectator predicts the next result and is proved right or wrong.

A bet is stored with its question. Its result is read from the journal each time: when an answer is put back,
its results disappear too. A bet never affects the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import Facts, Problem, Refusal, Step
from bot.engine.game import Wager
from bot.store import Bet
from bot.tables.seating import Person, Stale
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Honour:
    """The number of bets of one spectator, and how many of them were right."""

    user_id: int
    name: str
    right: int
    of: int


def guesses_at(table: Table) -> Mapping[str, Facts]:
    """The guesses that are possible at this table now."""
    wager, match = table.game.wager, table.match
    if wager is None or match is None or not table.playing:
        return {}
    return wager.guesses(match.view(None))


async def bet(table: Table, person: Person, position: int, guess: str) -> None:
    """Store a bet. Raises ``Refusal`` for members who sit here, and ``Stale`` if the question has changed."""
    if table.is_seated(person.user_id):
        raise Refusal(Problem("bets-are-for-watchers"))
    if position != table.position or guess not in guesses_at(table):
        raise Stale
    said = await table.bets.of(table.id, person.user_id, position)
    if said is not None and said.guess == guess:
        return
    await table.bets.lay(
        Bet(table_id=table.id, user_id=person.user_id, position=position, name=person.name, guess=guess)
    )


async def honours_at(table: Table) -> tuple[list[Honour], list[Bet]]:
    """The results of all spectators, most right bets first, and the bets that are still open."""
    wager, bets = table.game.wager, await table.bets.at(table.id)
    if wager is None or not bets:
        return [], []
    return settle(wager, bets, (await table.replay()).opening())


def settle(wager: Wager, bets: Sequence[Bet], steps: Iterable[Step]) -> tuple[list[Honour], list[Bet]]:
    """The results and the open bets. A step decides each spectator's last bet before it, and each bet is
    decided once."""
    open_bets = sorted(bets, key=lambda bet: bet.position)
    told: dict[int, Honour] = {}
    for step in steps:
        proved = wager.proved(step)
        if proved is None:
            continue
        due = [bet for bet in open_bets if bet.position < step.position]
        open_bets = [bet for bet in open_bets if bet.position >= step.position]
        for said in {bet.user_id: bet for bet in due}.values():
            before = told.get(said.user_id, Honour(said.user_id, said.name, 0, 0))
            right = before.right + (said.guess == proved)
            told[said.user_id] = Honour(said.user_id, said.name, right, before.of + 1)
    return sorted(told.values(), key=lambda one: (-one.right, one.of, one.user_id)), open_bets
