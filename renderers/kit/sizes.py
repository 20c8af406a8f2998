"""The size of pictures, and the smallest size of their letters.

A client fits one picture into 550×350 on a desktop and shows it about 330 px wide on a phone. A picture that
people play from is therefore 11:7, and its letters must be readable at that width.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1100
"""Pixels of a picture. All lengths in ``renderers`` are such pixels unless they say otherwise."""
HEIGHT: Final = 700
MARGIN: Final = 16
"""Clients may cut or round the edge: nothing important is closer to it."""
LEAST: Final = 37
"""The smallest type: 11 px on a phone."""
LOUD: Final = 52
"""The type of anything that decides play."""
PHONE: Final = 330
"""The width of a picture on a phone, in its own pixels."""
