"""The world of the local table: simcord's in-memory Discord, in real time.

simcord is made for tests. There an action ends when the whole bot has settled, and a due timer counts as
unfinished work; the clock moves only when a test moves it. At a table, people wait. ``World`` changes two
things of simcord's ``Env``:

- an action ends as soon as it is answered; the windows show the rest as it happens;
- time is the time of this machine, and a timer is a timer of the event loop.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from time import monotonic  # by name: simcord gives the bot another one under the same name
from typing import Any

import simcord

from bot.waits import Waiting

ANSWERED_SECONDS = 3.0
"""Seconds an acknowledged action may keep its window waiting; Discord's limit."""
SILENT_SECONDS = 30.0
"""Seconds an unacknowledged action may keep its window waiting; then it has failed."""


class Now:
    """A clock for the world with the time of this machine."""

    @property
    def elapsed(self) -> float:
        """Seconds on the clock of the event loop's timers."""
        return monotonic()

    def now(self) -> datetime:
        return datetime.now(UTC)


class World(simcord.Env):
    """A Discord for people: an action ends as soon as it is answered."""

    _interaction: Any = None
    """The latest interaction sent to the bot."""

    def keep_time(self) -> None:
        """Let the world's clock run. It stands still before: ids are made of the time, and everybody keeps
        theirs at every start."""
        vars(self.backend)["clock"] = Now()
        self._register_dispatch_observer(self._note)

    def _note(self, interaction: Any) -> None:
        self._interaction = interaction

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Wait until the bot's handlers of an action have ended. If they run longer than
        ``ANSWERED_SECONDS``, wait only until the action is acknowledged.

        simcord calls this after every action of a member, and where it waits for an idle bot, which is not
        needed here.
        """
        if dispatch is None:
            return
        self._forget_callbacks()
        with Waiting("the answer to a press", sent=dispatch):
            late = await _still_running(self._handlers(), ANSWERED_SECONDS)
            if late and self._interaction is not None and not self._interaction.responded:
                await _still_running(late, SILENT_SECONDS - ANSWERED_SECONDS)

    def _handlers(self) -> set[asyncio.Task[Any]]:
        """The tasks of this action's event: discord.py creates them at once, within this task."""
        this = asyncio.current_task()
        tasks = self._work.tasks.items()
        return {task for task, record in tasks if record.owner is not None and record.owner() is this}

    def _forget_callbacks(self) -> None:
        """Drop cancelled callbacks, as simcord does when it settles."""
        callbacks = self._work.callbacks
        callbacks[:] = [one for one in callbacks if one.handle is not None and not one.handle.cancelled()]

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:  # noqa: ARG002
        """Call the timer when it is due. simcord would move its clock there, and settle on the way."""
        assert self._runtime is not None
        record.real_handle = self._runtime.call_at(record.when, _call, record)


def _call(record: Any) -> None:
    if record.handle is not None and not record.handle.cancelled():
        record.handle._run()


async def _still_running(tasks: set[asyncio.Task[Any]], seconds: float) -> set[asyncio.Task[Any]]:
    """The tasks that have not ended after this time."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else tasks
