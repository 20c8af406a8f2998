"""When Python looks for garbage. To look through everything stops the event loop as long as a picture takes.

So it is done while nothing is under way. What little is made and thrown away with every press is looked
through now and then.
"""

from __future__ import annotations

import gc
import time
from typing import Final

NEVER: Final = 1_000_000
"""So often the young would have to be looked through before Python by itself looks through all."""
USUAL: Final = gc.get_threshold()
YOUNG: Final = 10_000
"""So many new things there are before the young are looked through: those of a hundred presses or more."""
LONGEST: Final = 3600.0
"""After so many seconds all is looked through even if the bot is never at rest."""


class Garbage:
    """Looks through everything when it disturbs nobody."""

    def __init__(self) -> None:
        self._looked = time.monotonic()

    def begin(self) -> None:
        """What was loaded stays for good: it is never looked through again."""
        gc.collect()
        gc.freeze()
        _, middle, _ = USUAL
        gc.set_threshold(YOUNG, middle, NEVER)

    def look(self, *, busy: bool) -> None:
        """Now would be a moment, unless the bot is busy and this can wait."""
        now = time.monotonic()
        if not busy or now - self._looked > LONGEST:
            gc.collect()
            self._looked = now

    def close(self) -> None:
        gc.set_threshold(*USUAL)
