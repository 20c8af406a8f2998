"""A simulated Discord that notices at once when all is quiet, and in which long waits take no real time.

By default simcord looks every 50 ms, and waits in real time while the bot sleeps before a retry. That would
be most of the time of a test. It also waits for every timer that is due within its patience of a minute: on a
slow machine a test would meet the timers of a minute and a half that mark a table as idle.
"""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import Env

from bot.waits import Timers

BLINK = 0.001
"""Seconds of real time between two looks at a busy bot."""
NAP = 1.5
"""Seconds: longer sleeps and timers end only by ``advance_time``."""


class AttentiveEnv(Env):
    """The environment of a bot in a test. Only ``advance_time`` ends its long sleeps and timers."""

    async def _settle_internal(self, **how: Any) -> None:
        patience = max(how.get("timeout") or 0, self.settle_timeout)  # a machine may be slow
        await super()._settle_internal(**{**how, "idle": BLINK, "timeout": patience})

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any
    ) -> None:
        asleep = callback is asyncio.futures._set_result_unless_cancelled  # pyright: ignore
        timed = isinstance(getattr(callback, "__self__", None), Timers)
        if not (asleep or timed) or record.when - self._virtual_time <= NAP:
            super()._schedule_timer(record, callback, args, schedule_context)
