"""How sure a share is that was counted in some games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.96
"""So many standard errors to either side hold 95 of 100 shares."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of all."""

    part: int
    whole: int

    @property
    def per_cent(self) -> float:
        return 100 * self.part / self.whole

    @property
    def interval(self) -> tuple[float, float]:
        """Between these per cent the share of endlessly many games lies, with 95 per cent certainty.

        Wilson's interval: it says something sensible also of few games, and of all or none of them.
        Nothing counted, nothing known.
        """
        if not self.whole:
            return 0.0, 100.0
        share, doubt = self.part / self.whole, SURE**2 / self.whole
        centre = (share + doubt / 2) / (1 + doubt)
        reach = sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt)
        return 100 * max(centre - reach, 0.0), 100 * min(centre + reach, 1.0)

    def __str__(self) -> str:
        """``52 (42–62)``."""
        low, high = self.interval
        return f"{self.per_cent:.0f} ({low:.0f}–{high:.0f})" if self.whole else "–"
