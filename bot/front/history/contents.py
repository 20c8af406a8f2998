"""A table of contents in a select, which has a limited number of lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.front.shared.components import MOST_CHOICES


def nearest(chapters: Sequence[int], here: int) -> Sequence[int]:
    """The chapters around the open one, as many as a select holds."""
    place = chapters.index(here)
    first = min(max(place - MOST_CHOICES // 2, 0), max(len(chapters) - MOST_CHOICES, 0))
    return chapters[first : first + MOST_CHOICES]
