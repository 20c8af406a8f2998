"""The windows of the local table: each follows the changes by others and by the bot.

A window follows its own member's presses by itself, when they have been answered.
"""

from __future__ import annotations

import simcord
from simcord.preview import Preview


class Windows:
    """All open windows."""

    def __init__(self, env: simcord.Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._shown: dict[str, int] = {}
        """The number of the bot's calls that each window shows."""

    def follow(self) -> None:
        """Refresh every window except those whose member is being answered now."""
        calls = len(self._env.http_requests)
        pages = self._preview._pages  # pyright: ignore[reportPrivateUsage]
        self._shown = {key: shown for key, shown in self._shown.items() if key in pages}
        for key, page in tuple(pages.items()):
            acting = page is self._preview._action_page  # pyright: ignore[reportPrivateUsage]
            if not acting and self._shown.get(key) != calls:
                self._preview._publish(page, reason="refresh")  # pyright: ignore[reportPrivateUsage]
                self._shown[key] = calls
