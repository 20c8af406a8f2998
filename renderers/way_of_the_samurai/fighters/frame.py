"""Drawing along a direction: weapons are drawn lying flat and turned to the aim of the hand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from renderers.brush import brush, paint, smooth
from renderers.canvas import Canvas, Point
from renderers.palette import SUMI, Ink


@dataclass(frozen=True, slots=True)
class Frame:
    """A grip, a direction and a size: ``x`` runs from the grip to the point, ``y`` down from the edge."""

    grip: Point
    aim: float
    size: float = 1

    def at(self, x: float, y: float) -> Point:
        turn = math.radians(self.aim)
        right, down = math.cos(turn), -math.sin(turn)
        x, y = x * self.size, y * self.size
        return self.grip[0] + x * right - y * down, self.grip[1] + x * down + y * right

    def laid(self, path: str, *, closed: bool = False) -> list[Point]:
        return [self.at(x, y) for x, y in smooth(path, closed=closed)]

    def paint(self, canvas: Canvas, path: str, fill: Ink, line: float = 0, ink: Ink = SUMI) -> None:
        paint(canvas, self.laid(path, closed=True), fill, line, ink)

    def brush(
        self,
        canvas: Canvas,
        path: str,
        width: float,
        ink: Ink = SUMI,
        *,
        start: float = 1,
        end: float = 1,
        peak: float = 0.35,
    ) -> None:
        brush(canvas, self.laid(path), width * self.size, ink, start=start, end=end, peak=peak)

    def disc(self, canvas: Canvas, x: float, y: float, radius: float, fill: Ink, line: float = 1.6) -> None:
        across, down = self.at(x, y)
        canvas.disc(across, down, radius * self.size, fill, line)
