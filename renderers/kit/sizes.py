"""How large a picture is drawn, and how small its letters may be.

A client fits one picture into 550×350 on a desktop and shows it about 330 px wide on a phone. A picture
that people play from is therefore 11:7, and its letters are measured by what is left of them there.
"""

from __future__ import annotations

from typing import Final

from renderers.canvas import Box

WIDTH: Final = 1100
HEIGHT: Final = 700
MARGIN: Final = 16
"""What clients may cut off or round: nothing that matters stands nearer to an edge."""
SAFE: Final[Box] = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEAST: Final = 37
"""The smallest type: 11 px on a phone."""
LOUD: Final = 52
"""The type of what decides play."""
PHONE: Final = 330
