"""A simulated Discord that sees at once when all is quiet, and in which nobody sleeps for long.

By itself simcord looks every 50 ms, and waits on the wall as long as somebody waits who tries something
again: that would be most of what a test takes.
"""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import Env

BLINK = 0.001
"""Seconds on the wall until the bot is looked at again while it is busy."""
NAP = 1.5
"""Whoever sleeps longer than so many seconds is woken by ``advance_time`` only."""


class AttentiveEnv(Env):
    """The environment of a bot in a test."""

    async def _settle_internal(self, **how: Any) -> None:
        patience = max(how.get("timeout") or 0, self.settle_timeout)  # a machine may be slow
        await super()._settle_internal(**{**how, "idle": BLINK, "timeout": patience})

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any
    ) -> None:
        asleep = callback is asyncio.futures._set_result_unless_cancelled  # pyright: ignore
        if not asleep or record.when - self._virtual_time <= NAP:
            super()._schedule_timer(record, callback, args, schedule_context)
