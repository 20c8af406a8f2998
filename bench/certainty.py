"""The certainty of a share counted in a number of games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.96
"""Standard errors to either side that contain 95 of 100 shares."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole."""

    part: int
    whole: int

    @property
    def per_cent(self) -> float:
        return 100 * self.part / self.whole

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 per cent confidence interval of the share, in per cent.

        Wilson's interval, because it also works for few games, and for all or none of them.
        """
        if not self.whole:
            return 0.0, 100.0
        share, doubt = self.part / self.whole, SURE**2 / self.whole
        centre = (share + doubt / 2) / (1 + doubt)
        reach = sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt)
        return 100 * max(centre - reach, 0.0), 100 * min(centre + reach, 1.0)

    def __str__(self) -> str:
        """For example ``52 (42–62)``."""
        low, high = self.interval
        return f"{self.per_cent:.0f} ({low:.0f}–{high:.0f})" if self.whole else "–"
