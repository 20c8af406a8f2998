"""The type of a mark's drawing: in a box of 100 units, in an ink; holes have the colour of the ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from renderers.canvas import Canvas
from renderers.palette import Colour

Drawing: TypeAlias = Callable[[Canvas, Colour, Colour], None]
"""Draws a mark in an ink on a ground."""
