"""The windows that look at the local table: each follows what is done in the others, and by the bot.

A window follows its own member's actions by itself. Showing it anew while somebody is at it would make it
refuse their next press, so whoever has just acted is left alone for a moment.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass

import simcord
from simcord.backend.errors import SetupError
from simcord.preview import Preview

QUIET_SECONDS = 5.0
"""So long after its member has acted a window is left alone."""


@dataclass(slots=True)
class Window:
    """How a window was last seen: its revision, which calls it shows, and when its member last acted."""

    revision: int
    shown: int
    acted_at: float = -QUIET_SECONDS


class Windows:
    """All that are open."""

    def __init__(self, env: simcord.Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._known: dict[str, Window] = {}
        self._counted = len(env.http_requests)
        """The calls at the last look: a window that has been opened since shows at least these."""

    async def follow(self) -> None:
        """Show what has happened in every window whose member did not do it."""
        calls, now = len(self._env.http_requests), time.monotonic()
        behind: list[str] = []
        for key, page in self._preview._pages.items():  # pyright: ignore[reportPrivateUsage]
            window = self._known.setdefault(key, Window(page.revision, self._counted))
            if window.revision != page.revision:
                window.revision, window.acted_at, window.shown = page.revision, now, calls
            if window.shown != calls and now - window.acted_at > QUIET_SECONDS:
                behind.append(key)
        self._counted = calls
        if behind:
            # Not while a member acts at this very moment, nor while much is being drawn: then later.
            with contextlib.suppress(SetupError, TimeoutError):
                await self._show(behind, calls)

    async def _show(self, behind: list[str], calls: int) -> None:
        await self._preview.snapshot()  # whatever is under way is done first
        for key in behind:
            page = self._preview._pages.get(key)  # pyright: ignore[reportPrivateUsage]
            if page is not None and page.revision == self._known[key].revision:
                self._preview._publish(page, reason="refresh")  # pyright: ignore[reportPrivateUsage]
                self._known[key].revision, self._known[key].shown = page.revision, calls
