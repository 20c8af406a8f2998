"""Tables at a glance: name, place, public state and sitters, from their rows alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, or_, select
from sqlmodel import Session, col

from bot.store import asking
from bot.store.database import Transactions
from bot.store.models import LIVE, ShownRow, Sitter, Status, TableRow, is_live


class Glance(NamedTuple):
    """The few facts about a table that lists and access checks need, without loading its match."""

    id: int
    game: str
    language: str
    status: Status
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    message_id: int | None
    starter_id: int
    sits: bool
    """The visitor sits there."""

    @property
    def live(self) -> bool:
        return self.status in LIVE


class Listing(NamedTuple):
    """The facts that a line of a list tells about a table."""

    glance: Glance
    public_state: Mapping[str, Any] | None
    sitters: Sequence[Sitter]


class Ended(NamedTuple):
    """A match that has ended. ``outcome`` is the body of its ``Outcome``; ``None`` if it was called off."""

    glance: Glance
    outcome: Mapping[str, Any] | None
    sitters: Sequence[Sitter]


def glances(visitor: int) -> Select[*tuple[Any, ...]]:
    """The columns of a ``Glance``, for this visitor."""
    where = ("channel_id", "thread_id", "message_id")
    columns: list[Any] = [
        getattr(ShownRow if name in where else TableRow, name) for name in Glance._fields if name != "sits"
    ]
    glance = select(*columns, col(TableRow.id).in_(_sat_at(visitor))).select_from(TableRow)
    return glance.join(ShownRow, col(ShownRow.table_id) == col(TableRow.id))


def listed(visitor: int) -> Select[*tuple[Any, ...]]:
    """The columns of a ``Glance``, and the public state, oldest table first."""
    return glances(visitor).add_columns(col(TableRow.public_state)).order_by(col(TableRow.id))


def listed_of(visitor: int) -> Select[*tuple[Any, ...]]:
    """The same of the tables in the lobby, playing or paused where this member sits, on all servers."""
    return listed(visitor).where(col(TableRow.id).in_(_sat_at(visitor)), col(TableRow.status).in_(LIVE))


def _sat_at(visitor: int) -> Select[int]:
    return select(col(Sitter.table_id)).where(col(Sitter.user_id) == visitor)


class Glances:
    """The tables that a member sees in a list. Each call is one query."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def live(self, guild_id: int | None, visitor: int) -> list[Glance]:
        """The live tables of a server, oldest first, in the order of ``Store.live_tables``."""
        here = glances(visitor).where(is_live(), asking.in_server(guild_id))
        return await self._all(here.order_by(col(TableRow.id)))

    async def in_channel(self, channel_id: int, visitor: int, limit: int) -> list[Glance]:
        """The latest tables of a channel or thread in any status, newest first."""
        here = glances(visitor).where(asking.stands_in(channel_id))
        return await self._all(here.order_by(col(TableRow.id).desc()).limit(limit))

    async def to_check(self, guild_id: int | None, visitor: int, limit: int) -> list[Glance]:
        """The latest ended matches of a server, newest first: those that can be verified."""
        ended = col(TableRow.status).in_(("over", "cancelled")), col(TableRow.started_at).is_not(None)
        here = glances(visitor).where(asking.in_server(guild_id), *ended)
        return await self._all(here.order_by(col(TableRow.id).desc()).limit(limit))

    async def ended(self, guild_id: int | None, visitor: int, limit: int) -> list[Ended]:
        """The latest ended matches where this member sat, on all servers, and of this server, newest
        first."""
        ended = col(TableRow.status).in_(("over", "cancelled")), col(TableRow.started_at).is_not(None)
        near = or_(col(TableRow.id).in_(_sat_at(visitor)), asking.in_server(guild_id))
        tables = glances(visitor).add_columns(col(TableRow.outcome)).where(*ended, near)
        found = await self._listings(tables.order_by(col(TableRow.id).desc()).limit(limit))
        return [Ended(*one) for one in found]

    async def own(self, visitor: int) -> list[Listing]:
        """The tables in the lobby, playing or paused where this member sits, oldest first, on all servers."""
        return await self._listings(listed_of(visitor))

    async def listings(self, numbers: Collection[int], visitor: int) -> list[Listing]:
        """The tables with these numbers, oldest first."""
        return await self._listings(listed(visitor).where(col(TableRow.id).in_(numbers)))

    async def _listings(self, tables: Select[*tuple[Any, ...]]) -> list[Listing]:
        def work(session: Session) -> list[Listing]:
            rows = session.connection().execute(tables).all()
            sitters: dict[int, list[Sitter]] = {row.id: [] for row in rows}
            for sitter in session.exec(asking.sitters_at(sitters)):
                sitters[sitter.table_id].append(sitter)
            return [Listing(Glance(*row[:-1]), row[-1], sitters[row.id]) for row in rows]

        return await self._transactions.read(work)

    async def _all(self, statement: Select[*tuple[Any, ...]]) -> list[Glance]:
        return await self._transactions.read(
            lambda session: [Glance(*row) for row in session.connection().execute(statement)]
        )
