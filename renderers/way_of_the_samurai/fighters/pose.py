"""The four stances of fighters, each a set of outlines for clothes.

All figures look to the right and stand on the line ``GROUND``; figures on the other side are mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderers.canvas import Point

GROUND: Final = 266.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Outlines from back to front: legs, body, the sleeve of the sword arm; and the points for head, hands
    and garments."""

    back_foot: str
    back_leg: str
    front_foot: str
    front_leg: str
    body: str
    sleeve: str
    collar: str
    sash: str
    folds: tuple[str, ...]
    head: Point
    """The root of the neck, around which heads are drawn."""
    hand: Point
    second_hand: Point
    aim: float
    """The direction of the weapon in degrees: 0 points ahead, 90 up."""
    back: Point
    """The point between the shoulder blades, for capes."""
    scabbard: str
    off_hand: Point
    off_aim: float
    """The direction of a second weapon, in degrees."""
    waist: Point
    girth: float = 1
    neck: float = 1


LUNGE: Final = Pose(
    back_foot="-4,246 -14,258 -6,266 34,266 38,254",
    back_leg="80,142! 58,164 26,200 -4,232 -8,250! 26,260 60,256! 92,224 116,192 112,150",
    front_foot="152,250 196,248 222,258 220,266 152,266",
    front_leg=(
        "84,140! 130,138! 162,158 184,186 196,218 208,252! 176,262 142,256! 140,228 122,208 98,198 82,176"
    ),
    body="78,148! 74,120 82,94 98,74 122,66 140,80 142,106 132,148!",
    sleeve="98,78 118,72 142,86 174,98 204,96! 207,117! 188,126 178,160 152,172 138,144 116,124 99,104",
    collar="118,66 132,92 124,138",
    sash="77,138 134,135 134,150 79,153",
    folds=(
        "70,160 40,200 14,246",
        "86,166 66,206 42,250",
        "104,160 96,190 80,226",
        "112,146 148,186 162,254",
        "124,144 168,186 184,252",
        "98,148 128,190 148,224",
    ),
    head=(127, 66),
    hand=(224, 101),
    second_hand=(212, 106),
    aim=28,
    back=(92, 84),
    scabbard="116,150 60,166 -6,190",
    off_hand=(70, 122),
    off_aim=205,
    waist=(106, 144),
)

HIGH: Final = Pose(
    back_foot="10,250 -2,260 4,266 48,266 52,254",
    back_leg="58,144! 42,174 20,212 6,254! 26,262 70,258! 88,226 98,208 96,150",
    front_foot="126,252 166,248 192,258 190,266 128,266",
    front_leg="60,144! 114,142! 138,174 156,210 172,252! 138,262 116,240 98,208 84,190",
    body="56,152! 42,120 46,90 62,68 90,64 108,84 114,112 118,152!",
    sleeve="84,82 106,74 136,66 158,48 172,62! 166,80 162,118 142,126 122,106 98,106",
    collar="88,66 104,92 98,140",
    sash="54,142 118,139 119,154 56,157",
    folds=(
        "62,160 40,206 22,254",
        "76,160 62,206 50,256",
        "96,158 124,200 144,254",
        "108,154 140,196 160,248",
        "88,170 92,190 96,206",
    ),
    head=(86, 66),
    hand=(176, 46),
    second_hand=(166, 58),
    aim=72,
    back=(60, 80),
    scabbard="100,150 40,170 -30,176",
    off_hand=(44, 130),
    off_aim=215,
    waist=(86, 148),
)

CALM: Final = Pose(
    back_foot="40,252 28,260 34,266 82,266 84,254",
    back_leg="66,142! 54,176 44,214 34,254! 58,262 92,258! 104,220 106,150",
    front_foot="104,252 140,250 164,259 162,266 104,266",
    front_leg="72,142! 124,140! 138,176 146,214 152,254! 126,262 98,258! 96,224 90,190 80,170",
    body="66,150! 60,118 64,90 78,70 98,63 116,70 126,92 128,120 126,150!",
    sleeve="86,80 106,74 122,92 132,118 150,138! 136,154! 120,150 116,176 92,172 84,140 80,104",
    collar="98,64 110,92 102,138",
    sash="65,138 127,136 128,151 66,154",
    folds=(
        "72,160 58,206 48,254",
        "84,160 76,206 70,258",
        "104,158 118,204 122,258",
        "116,156 134,204 142,252",
        "94,168 98,196 98,226",
    ),
    head=(98, 64),
    hand=(150, 150),
    second_hand=(144, 144),
    aim=-38,
    back=(78, 82),
    scabbard="112,150 62,172 0,206",
    off_hand=(72, 146),
    off_aim=232,
    waist=(98, 146),
)

GIANT: Final = Pose(
    back_foot="-16,250 -30,260 -22,266 44,266 46,252",
    back_leg="52,150! 18,176 -8,214 -22,252! 10,262 58,258! 84,222 104,196 104,150",
    front_foot="140,250 190,246 222,258 220,266 140,266",
    front_leg="48,150! 148,146! 176,170 192,208 204,252! 168,262 132,256! 126,226 108,206 80,196",
    body="34,158! 14,116 20,70 50,40 96,28 134,44 156,80 160,116 152,158!",
    sleeve="98,54 126,42 160,58 190,60 214,44! 228,62! 210,86 186,98 150,112 118,98 98,78",
    collar="104,36 124,70 112,140",
    sash="32,140 154,136 156,156 34,160",
    folds=(
        "40,166 8,206 -8,250",
        "60,168 36,210 16,254",
        "92,166 88,192 70,224",
        "116,160 152,196 166,252",
        "134,158 176,196 190,248",
    ),
    head=(104, 34),
    hand=(226, 48),
    second_hand=(214, 58),
    aim=64,
    back=(44, 60),
    scabbard="",
    off_hand=(30, 140),
    off_aim=225,
    waist=(94, 150),
    girth=1.4,
    neck=1.25,
)
