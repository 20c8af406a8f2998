"""The world of the local table: simcord's Discord in memory, in real time.

simcord is made for tests. There an action is over when the whole bot has settled, and a timer that is due
soon counts as work that has not settled; the clock moves only when a test moves it. At a table, people wait.
``World`` changes two things, and nothing else of simcord's ``Env`` is touched:

- an action is over as soon as it is answered; the windows show the rest as it happens;
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
"""How long an action that is acknowledged may keep its window waiting. Discord gives the bot as long."""
SILENT_SECONDS = 30.0
"""How long an action that nobody has acknowledged may; then its window is told that it has failed."""


class Now:
    """A clock for the world that shows what the clock of this machine shows."""

    @property
    def elapsed(self) -> float:
        """The seconds by which the timers of the event loop go."""
        return monotonic()

    def now(self) -> datetime:
        return datetime.now(UTC)


class World(simcord.Env):
    """A Discord for people, who are answered as soon as there is an answer."""

    _interaction: Any = None
    """The last one that the bot was sent."""

    def keep_time(self) -> None:
        """From now on the world's clock shows our time. Until then it stands still, so that whoever was made
        before has the same id at every start: ids are made of the time."""
        vars(self.backend)["clock"] = Now()
        self._register_dispatch_observer(self._note)

    def _note(self, interaction: Any) -> None:
        self._interaction = interaction

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Wait until an action is answered: until the bot's handlers of it have ended. If they go on for
        longer than ``ANSWERED_SECONDS``, it is enough that the bot has acknowledged it.

        simcord calls this after everything that a member does, and where it waits for an idle bot, which
        nobody here waits for.
        """
        if dispatch is None:
            return
        self._forget_callbacks()
        with Waiting("the answer to a press", sent=dispatch):
            late = await _still_running(self._handlers(), ANSWERED_SECONDS)
            if late and self._interaction is not None and not self._interaction.responded:
                await _still_running(late, SILENT_SECONDS - ANSWERED_SECONDS)

    def _handlers(self) -> set[asyncio.Task[Any]]:
        """The tasks that the event of this action has begun: discord.py begins them at once, in this task."""
        this = asyncio.current_task()
        tasks = self._work.tasks.items()
        return {task for task, record in tasks if record.owner is not None and record.owner() is this}

    def _forget_callbacks(self) -> None:
        """simcord forgets cancelled callbacks when it settles."""
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
    """Those of the tasks that have not ended after so many seconds."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else tasks
