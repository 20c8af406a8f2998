"""Bets for honour: whoever only watches says what comes next, and is right or not.

A bet is kept with the question that was open; what came of it the journal says, each time anew. So putting
an answer back takes back what was proved by it, and nothing of a bet ever touches the match.
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
    """How often somebody was right."""

    user_id: int
    name: str
    right: int
    of: int


def guesses_at(table: Table) -> Mapping[str, Facts]:
    """What may be guessed at this table now."""
    wager, match = table.game.wager, table.match
    if wager is None or match is None or not table.playing:
        return {}
    return wager.guesses(match.view(None))


async def bet(table: Table, person: Person, position: int, guess: str) -> None:
    """Raises ``Refusal`` for those who sit here, and ``Stale`` when the question is another by now."""
    if table.is_seated(person.user_id):
        raise Refusal(Problem("bets-are-for-watchers"))
    if position != table.position or guess not in guesses_at(table):
        raise Stale
    said = await table.store.bets.of(table.id, person.user_id, position)
    if said is not None and said.guess == guess:
        return
    await table.store.bets.lay(
        Bet(table_id=table.id, user_id=person.user_id, position=position, name=person.name, guess=guess)
    )


async def honours_at(table: Table) -> tuple[list[Honour], list[Bet]]:
    """Everybody who was proved right or wrong, who was right most often first; and the bets that are still
    to be proved."""
    wager, bets = table.game.wager, await table.store.bets.at(table.id)
    if wager is None or not bets:
        return [], []
    return settle(wager, bets, (await table.replay()).opening())


def settle(wager: Wager, bets: Sequence[Bet], steps: Iterable[Step]) -> tuple[list[Honour], list[Bet]]:
    """A step proves what was said last before it, and each bet is proved once."""
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
