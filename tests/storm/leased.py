"""A bot that uses its token under a lease, as the real program does: a second one waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.config import Settings
from bot.engine import GameRules
from bot.front.app.client import Tatami
from bot.store import Store
from bot.store.holding import Holding
from renderers.painter import Painter

LEASE = "token of a storm"


class Leased(Tatami):
    """It starts and gets no events until it has the lease; when it closes, it gives the lease back."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, GameRules],
        painters: Mapping[str, Painter],
        clock: Callable[[], float],
    ) -> None:
        super().__init__(settings, games, painters)
        self._clock = clock
        self._holding: Holding | None = None

    async def setup_hook(self) -> None:
        self._store = await Store.open(self.settings.database_url)
        self._holding = Holding(self._store, LEASE, about="one of two", clock=self._clock)
        await self._holding.take()
        await super().setup_hook()

    async def close(self) -> None:
        await super().close()
        if self._holding is not None:
            await self._holding.close()
        if self._store is not None:
            await self._store.close()
