"""How a mark is drawn: in a box of 100 units, in an ink, with what is cut out in the colour of its ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from renderers.canvas import Canvas
from renderers.palette import Colour

Drawing: TypeAlias = Callable[[Canvas, Colour, Colour], None]
"""Draws a mark in an ink on a ground."""
