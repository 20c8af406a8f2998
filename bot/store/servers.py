"""The settings of servers for their tables."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session

from bot.store.change import InsertOf
from bot.store.database import Transactions
from bot.store.limits import Limit, hold_server, limits_of
from bot.store.models import Server


class Servers:
    """The settings of all servers. Each call is one transaction; an unchanged setting is not written."""

    def __init__(self, transactions: Transactions, insert: InsertOf) -> None:
        self._transactions, self._insert = transactions, insert

    async def patience(self, guild_id: int) -> int | None:
        """Seconds after which a server's absent players are not waited for; ``None`` if not set."""
        server = await self._server(guild_id)
        return None if server is None else server.patience_seconds

    async def set_patience(self, guild_id: int, seconds: int) -> None:
        if await self.patience(guild_id) != seconds:
            await self._set_up(guild_id, patience_seconds=seconds)

    async def language(self, guild_id: int) -> str | None:
        """The language of a server's new tables; ``None`` if not set."""
        server = await self._server(guild_id)
        return None if server is None else server.language

    async def set_language(self, guild_id: int, language: str) -> None:
        if await self.language(guild_id) != language:
            await self._set_up(guild_id, language=language)

    async def limits(self, guild_id: int) -> Mapping[Limit, int]:
        """The limits for tables of this server."""
        return limits_of(await self._server(guild_id))

    async def set_limit(self, guild_id: int, limit: Limit, most: int) -> None:
        if (await self.limits(guild_id))[limit] == most:
            return

        def work(session: Session) -> None:
            server = hold_server(session, self._insert, guild_id)
            server.limits = {**server.limits, limit: most}

        await self._transactions.write(work)

    async def _server(self, guild_id: int) -> Server | None:
        return await self._transactions.read(lambda session: session.get(Server, guild_id))

    async def _set_up(self, guild_id: int, **wish: str | int) -> None:
        server = self._insert(Server).values(guild_id=guild_id, limits={}, **wish)
        fresh = {name: server.excluded[name] for name in wish}
        set_up = server.on_conflict_do_update(index_elements=["guild_id"], set_=fresh)
        await self._transactions.write(lambda session: session.exec(set_up))
