"""The colours of the house: ten pigments, and mixtures of them.

Red is rationed: in any picture the eye must land first on what just happened or what must be
decided. Colour is never the only carrier of meaning.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Ink: TypeAlias = tuple[int, ...]
"""A colour, or a colour with its opacity."""


def pigment(hexadecimal: str) -> Colour:
    """``pigment("C8402F")`` is ``(200, 64, 47)``."""
    red, green, blue = bytes.fromhex(hexadecimal.removeprefix("#"))
    return red, green, blue


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The first colour with a ``share`` (0 to 1) of the second stirred in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def thin(colour: Colour, opacity: int) -> Ink:
    """The colour as a wash: ``opacity`` runs from 0 to 255."""
    return (*colour, opacity)


SUMI: Final = pigment("1B1A1F")
"""Outlines, text on paper."""
AI: Final = pigment("22304F")
"""Indigo: night, water, the defending side."""
ASAGI: Final = pigment("4F7C8A")
"""Distance, quiet shapes."""
WASHI: Final = pigment("EFE6D2")
"""Paper: cards and panels."""
KINAKO: Final = pigment("C9A66B")
"""Earth, wood, thatch."""
MATCHA: Final = pigment("7C8F5A")
"""Growth, balance."""
YAMABUKI: Final = pigment("D9A441")
"""Determination, gold rank, focus."""
SHU: Final = pigment("C8402F")
"""Vermilion: blood, attack, the one thing to look at."""
FUJI: Final = pigment("7A5C8E")
"""Spirit, focus points, magic."""
YUKI: Final = pigment("F7F4EC")
"""Snow, highlights."""

NIGHT: Final = pigment("171B2B")
"""The bands above and below a scene, where facts stand."""
SHADE: Final = pigment("B9C2D0")
"""Labels on the night."""
FAINT: Final = pigment("5C6A84")
"""What is empty or yet to come, on the night."""
DRIED: Final = mix(SHU, SUMI, 0.38)
"""Blood of earlier steps, so that what just happened stays the reddest."""
SNOW_SHADE: Final = mix(YUKI, pigment("6F88A6"), 0.42)
WOOD: Final = mix(KINAKO, SUMI, 0.55)
PALE_WOOD: Final = mix(KINAKO, SUMI, 0.30)
STONE: Final = mix(ASAGI, pigment("9A9A9A"), 0.55)
GLOW: Final = pigment("F0BE5A")
"""Lamp light."""
SKIN: Final = pigment("E6C79C")
STEEL: Final = pigment("3A3D4C")
