"""What those see who only watch: matches that are over, and their own bets on those that are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement
from sqlmodel import col, select

from bot.store.models import Bet, ShownRow, Sitter, TableRow
from bot.store.transactions import Transactions


class Record(NamedTuple):
    """A match that was played to its end, where it was shown, and who sat there."""

    row: TableRow
    shown: ShownRow
    sitters: Sequence[Sitter]


class Records:
    """Matches that were played to their end, oldest first, each with who sat there."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, game: str, user_id: int) -> list[Record]:
        """A member's."""
        sat = select(Sitter.table_id).where(col(Sitter.user_id) == user_id)
        return await self._over(game, col(TableRow.id).in_(sat))

    async def at(self, game: str, guild_id: int | None) -> list[Record]:
        """A server's."""
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
    """Bets of honour, at most one for each open question."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def at(self, table_id: int) -> list[Bet]:
        """Every bet at a table, in the order of the questions that were open."""
        here = select(Bet).where(col(Bet.table_id) == table_id)
        in_order = here.order_by(col(Bet.position), col(Bet.user_id))
        return await self._transactions.read(lambda session: list(session.exec(in_order)))

    async def of(self, table_id: int, user_id: int, position: int) -> Bet | None:
        """What somebody has bet on one question."""
        key = table_id, user_id, position
        return await self._transactions.read(lambda session: session.get(Bet, key))

    async def lay(self, bet: Bet) -> None:
        """Somebody bets, or says otherwise while the same question is open."""
        await self._transactions.write(lambda session: session.merge(bet))
