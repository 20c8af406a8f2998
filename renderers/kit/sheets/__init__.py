"""A sample sheet of every tool, for whoever draws and for the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Sheet
from renderers.kit.sheets import gauges, marks, strokes

SHEETS: Final[Mapping[str, Callable[[], Sheet]]] = {
    "marks": marks.sheet,
    "gauges": gauges.sheet,
    "strokes": strokes.sheet,
}
"""By the name of its file."""
