"""The moments at which AI seats answer: pauses that tell nothing, and a limit to the wait of people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

Pauses: TypeAlias = Callable[[bool, bool], float]
"""Draws a pause in seconds; 0 for none. It knows if the question is a window, and if a master is asked."""

LONGEST_THOUGHT: Final = 2.0
"""Seconds for a master's decision."""
KEPT_WAITING: Final = 4.0
"""Seconds for which people wait for masters alone. Then these play as adepts, who need less than a second."""


def no_pause(_: bool, __: bool) -> float:
    return 0.0


class Pause:
    """The pause before the answers to one round of questions. It begins at once."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._began = asyncio.get_running_loop().time()

    async def over(self) -> None:
        if self._seconds:
            gone = asyncio.get_running_loop().time() - self._began
            await asyncio.sleep(left_of_pause(self._seconds, gone))


def left_of_pause(seconds: float, gone: float) -> float:
    """The rest of a pause, or of the next one if the thoughts took longer.

    So the time of an answer does not tell how long somebody thought, and neither how much there was to think
    about.
    """
    return seconds - gone % seconds


class Patience:
    """The time that masters have left while people wait for AI seats alone."""

    def __init__(self) -> None:
        self._alone_since: float | None = None

    def left(self, now: float, masters: int, *, person_asked: bool) -> float:
        """The seconds for each of these masters, who are asked now."""
        if person_asked:
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = now
        gone = 0.0 if self._alone_since is None else now - self._alone_since
        return min(LONGEST_THOUGHT, (KEPT_WAITING - gone) / max(1, masters))
