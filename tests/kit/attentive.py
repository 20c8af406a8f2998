"""A simulated Discord that notices at once when all is quiet, and in which long sleeps take no real time.

By default simcord looks every 50 ms, and waits in real time while the bot sleeps before a retry. That would
be most of the time of a test.
"""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import Env

BLINK = 0.001
"""Seconds of real time between two looks at a busy bot."""
NAP = 1.5
"""Seconds: longer sleeps end only by ``advance_time``."""


class AttentiveEnv(Env):
    """The environment of a bot in a test. Only ``advance_time`` ends its long sleeps."""

    async def _settle_internal(self, **how: Any) -> None:
        patience = max(how.get("timeout") or 0, self.settle_timeout)  # a machine may be slow
        await super()._settle_internal(**{**how, "idle": BLINK, "timeout": patience})

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any
    ) -> None:
        asleep = callback is asyncio.futures._set_result_unless_cancelled  # pyright: ignore
        if not asleep or record.when - self._virtual_time <= NAP:
            super()._schedule_timer(record, callback, args, schedule_context)
