"""The queries of spectators: finished matches, and bets on running ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement
from sqlmodel import col, select

from bot.store.database import Transactions
from bot.store.models import Bet, ShownRow, Sitter, TableRow


class Record(NamedTuple):
    """A finished match, with the place where it was shown and its sitters."""

    row: TableRow
    shown: ShownRow
    sitters: Sequence[Sitter]


class Records:
    """Finished matches with their sitters, oldest first."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, game: str, user_id: int) -> list[Record]:
        """The matches of a member."""
        sat = select(Sitter.table_id).where(col(Sitter.user_id) == user_id)
        return await self._over(game, col(TableRow.id).in_(sat))

    async def at(self, game: str, guild_id: int | None) -> list[Record]:
        """The matches of a server."""
        return await self._over(game, col(TableRow.guild_id) == guild_id)

    async def _over(self, game: str, whose: ColumnElement[bool]) -> list[Record]:
        ended = (col(TableRow.game) == game, col(TableRow.status) == "over", whose)
        rows = select(TableRow, ShownRow).join(ShownRow).where(*ended).order_by(col(TableRow.id))
        sat = select(Sitter).where(col(Sitter.table_id).in_(select(TableRow.id).where(*ended)))
        sat = sat.order_by(col(Sitter.number))
        found, sitters = await self._transactions.read(
            lambda session: (session.exec(rows).all(), session.exec(sat).all())
        )
        return [
            Record(row, shown, [one for one in sitters if one.table_id == row.id]) for row, shown in found
        ]


class Bets:
    """Bets for honour, at most one for each spectator and open question."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def at(self, table_id: int) -> list[Bet]:
        """All bets at a table, in the order of their questions."""
        here = select(Bet).where(col(Bet.table_id) == table_id)
        in_order = here.order_by(col(Bet.position), col(Bet.user_id))
        return await self._transactions.read(lambda session: list(session.exec(in_order)))

    async def of(self, table_id: int, user_id: int, position: int) -> Bet | None:
        """A member's bet on one question."""
        key = table_id, user_id, position
        return await self._transactions.read(lambda session: session.get(Bet, key))

    async def lay(self, bet: Bet) -> None:
        """Save a bet. It replaces the member's earlier bet on the same question."""
        await self._transactions.write(lambda session: session.merge(bet))
