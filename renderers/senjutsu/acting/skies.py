"""The skies of great moments: a moon for a fall, a sun for a win, a red dusk for an entrance."""

from __future__ import annotations

import math
from random import Random
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageChops

from renderers.canvas import Canvas
from renderers.palette import AI, GLOW, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix, pigment, thin
from renderers.paper import bokashi
from renderers.pieces import kept
from renderers.senjutsu.field.countries import Country, country

Hour: TypeAlias = Literal["night", "dawn", "dusk"]
"""Night for a fall, dawn for a win or a rank, dusk for an entrance and for a defeat."""

ORB: Final[dict[Hour, tuple[float, float, float]]] = {
    "night": (0.64, 0.4, 0.34),
    "dawn": (0.6, 0.56, 0.5),
    "dusk": (0.34, 0.5, 0.42),
}
"""Moon or sun: x, y as shares of the picture, and the radius as a share of its height."""
FACES: Final[dict[Hour, Colour]] = {"night": pigment("EFE2BF"), "dawn": GLOW, "dusk": mix(SHU, SUMI, 0.06)}
DRIFT: Final = 0.9
"""The height of the ground in front, as a share of the picture's height."""
RAYS: Final = 17


def _stops(hour: Hour, seen: Country) -> list[tuple[float, Colour]]:
    if hour == "night":
        return [
            (0, pigment("0C1220")),
            (0.5, pigment("1A2743")),
            (1, mix(pigment("566B8E"), seen.sky[-1], 0.2)),
        ]
    if hour == "dawn":
        return [
            (0, mix(AI, seen.sky[0], 0.3)),
            (0.4, mix(SHU, WASHI, 0.42)),
            (0.75, mix(YAMABUKI, WASHI, 0.45)),
            (1, WASHI),
        ]
    return [
        (0, NIGHT),
        (0.45, mix(SUMI, SHU, 0.4)),
        (0.85, mix(SHU, YAMABUKI, 0.4)),
        (1, mix(YAMABUKI, WASHI, 0.3)),
    ]


@kept
def sky(hour: Hour, field: str, across: int, down: int) -> Image.Image:
    """The sky and the far hills. Cached: copy it."""
    seen = country(field.removeprefix("field:"))
    ground = Canvas(across, down, NIGHT, seed=f"sky {hour}", scale=1)
    bokashi(ground, _stops(hour, seen), 0, down)
    canvas = Canvas(across, down, seed=f"orb {hour} {field}")
    x, y, reach = orb(hour, across, down)
    face = FACES[hour]
    if hour == "dawn":
        for ray in range(RAYS):
            first, last = math.tau * ray / RAYS, math.tau * (ray + 0.42) / RAYS
            edges = [(x + across * math.cos(turn), y + across * math.sin(turn)) for turn in (first, last)]
            canvas.fill([(x, y), *edges], thin(YUKI, 52))
    for share, opacity in ((1.42, 46), (1.19, 70)):
        canvas.disc(x, y, reach * share, thin(face, opacity), 0)
    canvas.disc(x, y, reach, face, 0)
    for place in range(3):
        cloud = y + reach * (0.42 + 0.2 * place)
        start = x + reach * (-1.7 + 0.9 * place)
        canvas.slab(
            (start, cloud, start + reach * 1.6, cloud + 8),
            4,
            thin(mix(ground_of(hour, seen), NIGHT, 0.3), 150),
        )
    hills = [(0.0, 0.72), (0.16, 0.62), (0.3, 0.7), (0.46, 0.6), (0.62, 0.71), (0.8, 0.6), (1.0, 0.7)]
    ridge = [(across * share, down * high) for share, high in hills]
    canvas.fill(
        [*ridge, (across, down), (0, down)], mix(ground_of(hour, seen), _stops(hour, seen)[-1][1], 0.36)
    )
    drawn = canvas.reduced()
    ground.image.paste(drawn, (0, 0), drawn)
    return ground.image


def orb(hour: Hour, across: int, down: int) -> tuple[float, float, float]:
    """The middle and the radius of moon or sun."""
    x, y, reach = ORB[hour]
    return x * across, y * down, reach * down


def ground_of(hour: Hour, seen: Country) -> Colour:
    """The colour of the ground at this hour."""
    night = {
        "night": (pigment("2A3A5C"), 0.55),
        "dawn": (YAMABUKI, 0.2),
        "dusk": (mix(SUMI, SHU, 0.3), 0.62),
    }[hour]
    return mix(mix(seen.tile, seen.skirt, 0.25), *night)


def drift_of(hour: Hour, seen: Country) -> Colour:
    """The colour of the ground before those who stand."""
    return mix(ground_of(hour, seen), SUMI if hour == "dusk" else YUKI, 0.24)


@kept
def front(hour: Hour, field: str, across: int, down: int, *, far: bool) -> Image.Image:
    """The ground on which people stand (``far``), or the drift before them with snow, sparks or petals."""
    seen = country(field.removeprefix("field:"))
    canvas = Canvas(across, down, seed=f"front {hour} {field} {far}")
    tint = ground_of(hour, seen)
    high = down * (DRIFT - 0.12 if far else DRIFT + 0.015)
    edge = [
        (across * step / 14, high + down * 0.018 * math.sin(step * 1.1 + far * 2)) for step in range(-1, 16)
    ]
    canvas.fill(
        [*edge, (across, down + 4), (0, down + 4)],
        tint if far else drift_of(hour, seen),
    )
    if not far:
        _motes(canvas, hour, seen, across, down)
    return canvas.reduced()


def _motes(canvas: Canvas, hour: Hour, seen: Country, across: int, down: int) -> None:
    """Snow, sparks of a fire, or petals in the wind."""
    dice = Random(f"motes {hour}")
    ink = YUKI if seen.snow or hour == "night" else mix(SHU, YUKI, 0.55) if hour == "dawn" else GLOW
    for _ in range(90):
        x, y, size = dice.uniform(0, across), dice.uniform(0, down * 0.9), dice.choice((1.4, 2.0, 3.0))
        wide = 1.9 if ink != YUKI else 1.0
        canvas.oval(x, y, size * wide, size, thin(ink, 210))


def in_light(image: Image.Image, hour: Hour) -> Image.Image:
    """A figure in the light of the hour: its colours multiplied, its outline kept."""
    tint = {"night": (176, 188, 222), "dawn": (255, 238, 214), "dusk": (236, 186, 168)}[hour]
    lit = ImageChops.multiply(image.convert("RGB"), Image.new("RGB", image.size, tint))
    lit.putalpha(image.getchannel("A"))
    return lit


def shade(image: Image.Image, ink: Colour) -> Image.Image:
    """The outline of a figure, filled with one colour."""
    dark = Image.new("RGBA", image.size, (*ink, 0))
    dark.putalpha(image.getchannel("A"))
    return dark
