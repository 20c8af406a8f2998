"""The colours of the project: ten pigments, and mixtures of them.

Red is used sparingly: in any picture the eye must find the last event or the open decision first. Colour is
never the only carrier of meaning.
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
    """The first colour mixed with a ``share`` (0 to 1) of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def thin(colour: Colour, opacity: int) -> Ink:
    """The colour as a wash: ``opacity`` runs from 0 to 255."""
    return (*colour, opacity)


def luminance(colour: Colour) -> float:
    """The perceived lightness of a colour, from 0 to 1."""
    shares = [value / 255 for value in colour]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours: 4.5 is enough for letters, 21 is black on white."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


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
"""Vermilion: blood, attack, the focus of a picture."""
FUJI: Final = pigment("7A5C8E")
"""Spirit, focus points, magic."""
YUKI: Final = pigment("F7F4EC")
"""Snow, highlights."""

NIGHT: Final = pigment("171B2B")
"""The bands above and below a scene, as the ground of facts."""
SHADE: Final = pigment("B9C2D0")
"""Labels on the night."""
FAINT: Final = pigment("5C6A84")
"""Empty or future things on the night."""
DRIED: Final = mix(SHU, SUMI, 0.38)
"""Blood of earlier steps, so that the newest stays the reddest."""
SNOW_SHADE: Final = mix(YUKI, pigment("6F88A6"), 0.42)
WOOD: Final = mix(KINAKO, SUMI, 0.55)
PALE_WOOD: Final = mix(KINAKO, SUMI, 0.30)
STONE: Final = mix(ASAGI, pigment("9A9A9A"), 0.55)
GLOW: Final = pigment("F0BE5A")
"""Lamp light."""
SKIN: Final = pigment("E6C79C")
STEEL: Final = pigment("3A3D4C")


def ink_on(ground: Colour) -> Colour:
    """Ink or snow, depending on which is easier to read on a ground."""
    return max((SUMI, YUKI), key=lambda ink: contrast(ink, ground))
