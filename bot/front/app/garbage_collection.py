"""The schedule of Python's garbage collector. A full collection blocks the event loop as long as a picture
takes.

It therefore runs while the bot is idle. The few objects of each press are collected at intervals.
"""

from __future__ import annotations

import gc
import time
from typing import Final

NEVER: Final = 1_000_000
"""The number of young collections before Python starts a full one by itself: practically never."""
USUAL: Final = gc.get_threshold()
YOUNG: Final = 5_000
"""New objects until a young collection: those of fifty presses or more. It takes 2 to 4 ms."""
MIDDLE: Final = 3
"""The number of young collections until one of the objects that survived them, which takes 10 to 15 ms. With
Python's usual ten, and twice as many new objects, it took 40 ms: longer than anything else on the loop."""
LONGEST: Final = 3600.0
"""Seconds after which a full collection runs even if the bot is never idle."""


class GarbageCollection:
    """Runs full collections while the bot is idle."""

    def __init__(self) -> None:
        self._looked = time.monotonic()

    def begin(self) -> None:
        """Exempt all loaded objects from collections for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, *, busy: bool) -> None:
        """Run a full collection, unless the bot is busy and it can wait."""
        now = time.monotonic()
        if not busy or now - self._looked > LONGEST:
            gc.collect()
            self._looked = now

    def close(self) -> None:
        gc.set_threshold(*USUAL)
